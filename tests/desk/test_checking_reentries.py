"""A seat drawn for a re-entry is proven like every other."""

from __future__ import annotations

from pathlib import Path

from director.desk.checking import check
from director.domain.busts import Bust, Out
from director.domain.buying import Reenter
from director.domain.entries import LateDraw
from director.domain.ids import EntryId
from director.domain.play import StartPlay
from director.rules.floor.proof import late_context
from director.rules.floor.proposals import late_chair, late_chairs
from tests.helpers.evening import drawn_desk

KEY = "11" * 32


def test_a_reentry_whose_seat_was_not_drawn_is_found_and_one_that_was_counts(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    desk.do(StartPlay())
    places = desk.journal.tournament.seating.places
    gone = sorted(places)[:2]
    for entry in gone:
        desk.do(Bust((Out(entry, places[entry]),)))

    def comes_again(entry: EntryId, *, honest: bool) -> None:
        tournament = desk.journal.tournament
        context = late_context(tournament.id, desk.journal.seq + 1)
        drawn = late_chair(tournament, bytes.fromhex(KEY), context)
        other = next(chair for chair in late_chairs(tournament) if chair != drawn)
        action = Reenter(entry, 100, 10, 10_000, drawn if honest else other, LateDraw(KEY, context))
        desk.do(action, "a friend of the house", overrule=True)

    comes_again(gone[0], honest=True)
    comes_again(gone[1], honest=False)

    one = check(desk.venue.path).tournaments[0]
    assert [(fault.code, fault.line) for fault in one.faults] == [("late_seat", desk.journal.seq)]
    assert one.late_seats == 1
