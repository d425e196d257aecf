"""What happened on real floors, done at the desk: late surges, lists of busts, one seat given by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.desk import Desk
from director.domain.refusal import Refused
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables
from director.host.i18n import words_for
from director.views.bust_line import GoingOut
from director.views.quick_line import read
from tests.desk.test_next_steps import room
from tests.helpers.evening import a_person


def _sizes(desk: Desk) -> list[int]:
    tournament = desk.journal.tournament
    return [tournament.seating.count(table.number) for table in tournament.open_tables()]


def test_p65_three_hundred_late_entries_spread_over_the_tables_in_their_order(tmp_path: Path) -> None:
    """P65: more than six hundred came in two levels, and the queue went round the room."""
    desk = room(tmp_path, 5, 5, 5)
    opened = 3
    for n in range(300):
        if all(size == 9 for size in _sizes(desk)):
            opened += 1
            desk.do(OpenTables((opened,), 9))
        before = _sizes(desk)
        desk.register(a_person(1_000 + n))
        after = _sizes(desk)
        (table,) = (at for at, size in enumerate(after) if size > before[at])
        assert before[table] == min(before), "the shortest table gets the next one"
    tournament = desk.journal.tournament
    assert sum(_sizes(desk)) == 315
    assert len(tournament.seating.places) == len(set(tournament.seating.places.values()))
    assert [table.number for table in tournament.open_tables()] == [*range(1, opened + 1)]


def test_p69_a_list_of_seats_knocks_out_as_many_and_says_so_first(tmp_path: Path) -> None:
    """P69: going out is what large events spend their time on; a list of seats is typed in one line."""
    desk = room(tmp_path, 9, 9, 9)
    seats = [TableSeat(1, 4), TableSeat(1, 7), TableSeat(3, 1)]
    who = [desk.journal.tournament.seating.holder(seat) for seat in seats]

    (first, *_) = read("1-4 1-7 3-1 out", desk.journal.tournament, desk.people, words_for("en"))

    assert isinstance(first.what, GoingOut)
    assert [(one.entry, one.seat) for one in first.what.out] == list(zip(who, seats, strict=True))
    assert first.detail.endswith("24 players left")


def test_p58_a_seat_given_by_hand_touches_nobody_else_and_is_written_with_its_reason(tmp_path: Path) -> None:
    """P58: one wrong result meant that all had to be paired anew, and by hand nobody trusted it."""
    desk = room(tmp_path, 9, 8, 8)
    desk.do(LockSeats(2, (9,)))
    before = dict(desk.journal.tournament.seating.places)
    entry = desk.journal.tournament.seating.players(1)[5]
    move = Move(entry, TableSeat(1, 5), TableSeat(2, 9))
    with pytest.raises(Refused):
        desk.do(move)

    desk.do(move, "the camera was taken away", overrule=True)

    after = dict(desk.journal.tournament.seating.places)
    assert {one for one in after if after[one] != before[one]} == {entry}
    line = desk.journal.lines[-1]
    assert (line.reason, line.staff, line.overruled) == (
        "the camera was taken away",
        "Olga",
        ("seat_locked",),
    )
