"""Move slips: what a player carries to another seat, and the dealer there reads."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from director.domain.card_code import card_code
from director.domain.journal import Journal
from director.domain.people import People
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views import figures
from director.views.papers import Letterhead, letterhead
from director.views.seat_changes import SeatChangeRow, last_seat_changes, seat_changes


class MoveSlip(msgspec.Struct, frozen=True, gc=False):
    """One slip."""

    name: str
    told_apart: str
    """What tells namesakes apart; empty when there are none."""
    source: str
    target_table: int
    target_seat: int
    note: str
    """What the dealer there must know: posts the big blind, waits for the button; empty for nothing."""
    code: str
    """The code of the player's card."""


class MoveSlips(msgspec.Struct, frozen=True):
    """The slips of one occasion, in the order in which the players go."""

    letterhead: Letterhead
    time: str
    """When it was decided, as the wall clock of the place showed."""
    rows: tuple[MoveSlip, ...]


def move_slips(
    journal: Journal, people: People, words: Words, printed: str, *, line: int | None = None
) -> MoveSlips:
    """The slips of this line and those written with it; without one, of the last break, redraw or balancing.

    Raises Impossible `no_changes` where nobody changed seats.
    """
    changes = (
        last_seat_changes(journal, people, words)
        if line is None
        else seat_changes(journal, people, words, line)
    )
    if changes is None:
        raise Impossible("no_changes")
    return MoveSlips(
        letterhead(journal, words, printed),
        figures.clock_time(changes.at, journal.tournament.setup, words),
        tuple(_slips(journal.tournament, words, changes.rows)),
    )


def _slips(tournament: Tournament, words: Words, rows: tuple[SeatChangeRow, ...]) -> Iterator[MoveSlip]:
    for row in rows:
        yield MoveSlip(
            row.name,
            row.told_apart,
            str(row.source),
            row.target.table,
            row.target.seat,
            _note(tournament, words, row),
            card_code(tournament.id, row.entry),
        )


def _note(tournament: Tournament, words: Words, row: SeatChangeRow) -> str:
    if row.waits:
        return words._("Waits for the button")
    if _posts_big(tournament, row):
        return words._("Posts the big blind")
    return words._("Absent: staff carry the chips") if row.away else ""


def _posts_big(tournament: Tournament, row: SeatChangeRow) -> bool:
    """Whether the big blind of the next hand there is his, as long as he sits there."""
    from director.rules.floor.proposals import next_big_blind  # rules of hands: not at every start

    sits = tournament.seating.at(row.entry) == row.target
    return sits and next_big_blind(tournament, row.target.table) == row.target.seat
