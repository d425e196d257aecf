"""The board of hand-for-hand play: each table with the time it needs, who is out in the hand, what comes."""

from __future__ import annotations

from typing import Final

import msgspec

from director.domain.hand_for_hand_state import HandForHand
from director.domain.ids import EntryId
from director.domain.moments import Moment, utc_ms
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.bubble import Standing, shared_places, standing
from director.rules.floor.hand_for_hand import still_playing, tables_together
from director.views import figures
from director.views.bubble_count import differing_words
from director.views.money_words import hand_words, to_money_words
from director.views.names import entry_name
from director.views.place_words import place_words

HALF: Final = 2
"""House choice: once this part of the tables is done, those that still play are marked as slow."""


class Tile(msgspec.Struct, frozen=True, gc=False):
    """One table."""

    table: int
    players: int
    done: bool
    took: int
    """Milliseconds of this hand: until it was done, or until now."""
    time: str
    """The same as 1:23."""
    slow: bool
    """All others, or most of them, wait for it; once all are done, the one that took longer than others."""


class OutRow(msgspec.Struct, frozen=True, gc=False):
    """Somebody who went out in this hand."""

    entry: EntryId
    name: str
    seat: str
    stack: str
    """Chips at the start of the hand; empty where nobody asked."""
    place: str
    """64th–65th."""
    shares: int
    """How many share these places; 1 for nobody else."""


class Board(msgspec.Struct, frozen=True):
    """Everything on it."""

    round: int
    """The hand; 0 while play does not go hand for hand."""
    title: str
    """Hand 3: 11 of 14 tables done."""
    left: str
    """64 players left · 63 places paid · 1 to the money; counts that part, where they do."""
    agrees: bool
    tiles: tuple[Tile, ...]
    out: tuple[OutRow, ...]
    playing: tuple[int, ...]
    """Tables that all others wait for."""
    since: str
    """How long this hand has been played: 1:23."""
    burst: bool = False
    """Everybody who is left is paid."""

    @property
    def done(self) -> bool:
        """Whether every table has finished."""
        return bool(self.tiles) and not self.playing


def board(tournament: Tournament, people: People, now: Moment, words: Words) -> Board:
    """The board as it is at this moment; before the beginning, the tables that would play."""
    play, playing = tournament.hand_for_hand, still_playing(tournament)
    where = standing(tournament, now)
    return Board(
        round=0 if play is None else play.round,
        title=hand_words(tournament, words) or words._("Hand for hand has not begun"),
        left=_left(where, words) if where.agrees else differing_words(tournament, words),
        agrees=where.agrees,
        tiles=tiles(tournament, now),
        out=() if play is None else tuple(_out(tournament, people, play.round, words)),
        playing=playing,
        since=since_words(tournament, now),
        burst=where.phase == "in_the_money",
    )


def since_words(tournament: Tournament, now: Moment) -> str:
    """How long this hand has been played: 1:23; empty while none is."""
    play = tournament.hand_for_hand
    return "" if play is None else figures.duration(_since(play, now.utc))


def tiles(tournament: Tournament, now: Moment) -> tuple[Tile, ...]:
    """The tables alone, as they change with every second."""
    play, tables = tournament.hand_for_hand, tables_together(tournament)
    if play is None:
        return tuple(Tile(number, tournament.seating.count(number), False, 0, "", False) for number in tables)
    took = {table: _since(play, utc_ms(at)) for table, at in play.done}
    playing = sum(table not in took for table in tables)
    times = [took[table] for table in tables if table in took] or [0]
    longest, shortest = max(times), min(times)
    made = []
    for number in tables:
        done = number in took
        time = took.get(number, _since(play, now.utc))
        slow = time == longest > shortest if not playing else not done and playing * HALF <= len(tables)
        count = tournament.seating.count(number)
        made.append(Tile(number, count, done, time, figures.duration(time), slow))
    return tuple(made)


def _since(play: HandForHand, utc: int) -> int:
    """So long after the beginning of the hand, in whole seconds."""
    return max(0, utc - utc_ms(play.at)) // 1000 * 1000


def _left(where: Standing, words: Words) -> str:
    left = words.ngettext("{n} player left", "{n} players left", where.players)
    parts = [left.format(n=figures.chips(where.players, words))]
    if where.paid:
        paid = words.ngettext("{n} place paid", "{n} places paid", where.paid)
        parts.append(paid.format(n=figures.chips(where.paid, words)))
    if where.paid and where.phase != "unknown":
        parts.append(to_money_words(where.to_money, words))
    return " · ".join(parts)


def _out(tournament: Tournament, people: People, number: int, words: Words) -> list[OutRow]:
    made = []
    for place, entries in shared_places(tournament, number):
        for entry in entries:
            how = tournament.entries[entry].exit
            stack = how.stack if how is not None else None
            made.append(
                OutRow(
                    entry,
                    entry_name(tournament, people, entry, words),
                    "" if how is None else str(how.seat),
                    "" if stack is None else figures.chips(stack, words),
                    place_words(place, words),
                    len(entries),
                )
            )
    return made


def shares_words(row: OutRow, words: Words) -> str:
    """Shares with 2 others; empty for nobody."""
    others = row.shares - 1
    if not others:
        return ""
    return words.ngettext("shares with {n} other", "shares with {n} others", others).format(n=others)
