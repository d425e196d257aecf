"""The next hand of a table as people confirm it: who has what, who posts, who waits; and changed by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from director.domain.hands import Dealt, LastHand, Post, Waiting, WaitsFor
from director.domain.ids import EntryId
from director.domain.marks import Marker
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.play import PlayHand
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.clockwise import clockwise_after
from director.views import figures
from director.views.floor import floor_table
from director.views.table_marks import marker_short
from director.views.table_stakes import antes_sentence


class HandRow(msgspec.Struct, frozen=True, gc=False):
    """One player of the table in the next hand."""

    seat: int
    entry: EntryId
    name: str
    short_name: str
    dealt: bool
    live: int = 0
    dead: int = 0
    waits: WaitsFor | None = None
    marker: Marker | None = None
    """What lies at the seat after the hand."""
    owed: Marker | None = None
    """What lay there before it."""
    away: bool = False
    """Dealt in though nobody plays the stack: the hand is dead."""


def hand_rows(tournament: Tournament, people: People, words: Words, action: PlayHand) -> tuple[HandRow, ...]:
    """Every player of the table by seat."""
    table = floor_table(tournament, people, words, action.table)
    dealt, waits = {one.seat for one in action.dealt}, {one.seat: one for one in action.waits}
    posts = {post.seat: post for post in action.posts}
    rows = []
    for seat in table.seats:
        if seat.entry is None:
            continue
        post, waiting = posts.get(seat.seat, Post(seat.seat, 0)), waits.get(seat.seat)
        rows.append(
            HandRow(
                seat.seat,
                seat.entry,
                seat.name,
                seat.short_name,
                seat.seat in dealt,
                post.live,
                post.dead,
                waiting.why if waiting is not None else None,
                waiting.marker if waiting is not None else None,
                seat.mark.marker,
                seat.seat in dealt and tournament.is_away(seat.entry),
            )
        )
    return tuple(rows)


def last_of(action: PlayHand) -> LastHand:
    """Where button and blinds lie in it."""
    return LastHand(action.button, action.small_seat, action.big)


# ------------------------------------------------------------------ in words


def hand_sentence(action: PlayHand, words: Words) -> str:
    """Where button and blinds are: Button at seat 5, small blind 6, big blind 7."""
    dealt = {one.seat for one in action.dealt}
    facts = {"button": action.button, "small": action.small_seat, "big": action.big}
    if action.button == action.small_seat and len(dealt) == 2:
        return words._("Seat {button} has button and small blind, seat {big} the big blind").format(**facts)
    button = (
        words._("button at seat {button}")
        if action.button in dealt
        else words._("dead button at seat {button}")
    )
    if action.small is not None:
        small = words._("small blind {small}")
    elif action.small_seat is not None:
        small = words._("dead small blind at seat {small}")
    else:
        small = words._("no small blind")
    told = ", ".join((button, small, words._("big blind {big}"))).format(**facts)
    return told[:1].upper() + told[1:]


_WAITS: Final[dict[WaitsFor, str]] = {
    "away": N_("away, not dealt in"),
    "button": N_("not dealt in: waits for the button"),
    "big_blind": N_("not dealt in: waits for the big blind"),
}


def row_note(row: HandRow, words: Words) -> str:
    """What one player does, in a few words; empty for nothing out of the ordinary."""
    if row.waits is not None:
        marker = f" ({marker_short(row.marker, words)})" if row.marker is not None else ""
        return words._(_WAITS[row.waits]) + marker
    posts = post_words(row.live, row.dead, words)
    if row.away:
        away = words._("away, the hand is dead")
        return f"{away}, {posts}" if posts else away
    return posts


def seat_note(row: HandRow, words: Words) -> str:
    """The same where room is short, as under a name at the table."""
    if row.waits is None:
        return words._("away, dead hand") if row.away else post_words(row.live, row.dead, words)
    marker = [marker_short(row.marker, words)] if row.marker is not None else []
    return " · ".join((*marker, words._("away") if row.waits == "away" else words._("waits")))


def post_words(live: int, dead: int, words: Words) -> str:
    """What somebody posts; empty for nothing."""
    if not (live or dead):
        return ""
    if not dead:
        text = words._("posts {live}")
    elif not live:
        text = words._("posts {dead} dead")
    else:
        text = words._("posts {live} live, {dead} dead")
    return text.format(live=figures.chips(live, words), dead=figures.chips(dead, words))


def unusual(rows: Iterable[HandRow], action: PlayHand, words: Words) -> list[str]:
    """Everybody who does more or less than play: comes in, waits, is away. A line each."""
    told = []
    for row in rows:
        blinds = row.seat in (action.small, action.big) and not row.dead and not row.away
        note = "" if blinds else row_note(row, words)
        if note:
            told.append(
                words._("{seat} {name}: {note}").format(seat=row.seat, name=row.short_name, note=note)
            )
    return told


class HandShown(NamedTuple):
    """A hand as a ring and the lines under it show it."""

    notes: Mapping[int, str]
    """Seat → what is posted there, or why nobody plays."""
    pale: tuple[int, ...]
    """Seats that are not dealt in."""
    told: tuple[str, ...]
    """What else there is to know, a line each."""


def hand_shown(
    tournament: Tournament, people: People, words: Words, action: PlayHand, now: Moment
) -> HandShown:
    """A hand that is proposed: posts at the seats, antes, who comes in or waits, and that play starts."""
    rows = hand_rows(tournament, people, words, action)
    notes = {row.seat: seat_note(row, words) for row in rows}
    antes = antes_sentence(tournament, action, now, words)
    told = [*filter(None, (antes,)), *unusual(rows, action, words)]
    if not tournament.started:
        told.insert(0, words._("With this hand play starts; from then on nobody who withdraws is refunded."))
    return HandShown(notes, tuple(row.seat for row in rows if not row.dealt), tuple(told))


# ------------------------------------------------------------------ by hand


class Positions(msgspec.Struct, frozen=True):
    """Button and blinds as somebody put them; no small blind where there was none."""

    button: int
    small: int | None
    big: int


def with_positions(action: PlayHand, positions: Positions) -> PlayHand:
    """The hand with button and blinds elsewhere: the blinds are posted there, dealing begins there."""
    blinds = action.blinds
    dealt = {one.seat for one in action.dealt}
    small = positions.small if positions.small in dealt else None
    others = [post for post in action.posts if post.seat not in _blinds(action) | _blinds_of(positions)]
    posted = [Post(small, blinds[0])] if small is not None and blinds[0] else []
    posted += [Post(positions.big, blinds[1])] if blinds[1] else []
    return replace(
        action,
        button=positions.button,
        small=small,
        small_seat=positions.small,
        big=positions.big,
        dealt=_in_order(action.dealt, positions.button),
        posts=(*posted, *others),
    )


def with_rows(action: PlayHand, rows: Sequence[HandRow], posts: Mapping[int, tuple[int, int]]) -> PlayHand:
    """The hand with others dealt in, or other posts: seat → live and dead chips."""
    dealt = [Dealt(row.seat, row.entry) for row in rows if row.dealt]
    inside = {one.seat for one in dealt}
    waits = tuple(
        Waiting(row.seat, row.entry, row.waits or "button", row.marker) for row in rows if not row.dealt
    )
    first = [seat for seat in (action.small_seat, action.big) if seat is not None]
    order = [*first, *clockwise_after(posts.keys() - set(first), action.big)]
    return replace(
        action,
        small=action.small_seat if action.small_seat in inside else None,
        dealt=_in_order(dealt, action.button),
        posts=tuple(Post(seat, *posts[seat]) for seat in order if any(posts.get(seat, ()))),
        waits=waits,
    )


def _in_order(dealt: Iterable[Dealt], button: int) -> tuple[Dealt, ...]:
    """From the left of the button, the button last."""
    by_seat = {one.seat: one for one in dealt}
    return tuple(by_seat[seat] for seat in clockwise_after(by_seat, button))


def _blinds(action: PlayHand) -> set[int | None]:
    return {action.small, action.big}


def _blinds_of(positions: Positions) -> set[int | None]:
    return {positions.small, positions.big}


def positions_from(button: int, occupied: Iterable[int]) -> Positions | None:
    """Button and the blinds next to it as they lie in an ordinary hand; None below two players.

    >>> positions_from(5, [1, 4, 5, 7]), positions_from(6, [4, 7])
    (Positions(button=5, small=7, big=1), Positions(button=6, small=7, big=4))
    >>> positions_from(4, [4, 7])
    Positions(button=4, small=4, big=7)
    """
    held = set(occupied)
    after = clockwise_after(held - {button}, button)
    if len(held) < 2:
        return None
    if len(held) == 2 and button in held:
        return Positions(button, button, after[0])
    return Positions(button, after[0], after[1])
