"""Who goes where: rows, previews, announcements and the quick line of tables that close."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.desk.closing import breaking, redrawing
from director.domain.breaking import BreakTable, SetBreakingOrder
from director.domain.entries import Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.play import Away, SetButton, StartPlay
from director.domain.seating import FixSeat, Move, MoveReason
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats
from director.host.i18n import words_for
from director.views.break_announcement import announcement
from director.views.breaking_line import Break
from director.views.breaking_preview import break_preview, break_sentence, order_rows, redraw_preview
from director.views.quick_line import Suggestion, read
from director.views.seat_changes import (
    SeatChanges,
    last_seat_changes,
    seat_changes,
)
from tests.helpers.evening import PLAN, Evening

EN, RU = words_for("en"), words_for("ru")
KEY = bytes(32)
PEOPLE = People(
    [person("Ivanov", "Sergei", born=str(1980 + n), who=PersonId(n)) for n in (1, 2)]
    + [person(f"Lee{n}", "Ann", who=PersonId(n)) for n in range(3, 60)]
)


def room(*sizes: int) -> Evening:
    evening = Evening().tables(*range(1, len(sizes) + 1))
    who = 0
    for table, size in enumerate(sizes, start=1):
        for seat in range(1, size + 1):
            who += 1
            evening.enter(who, (table, seat))
    return evening


def last(evening: Evening) -> SeatChanges:
    found = last_seat_changes(evening.journal, PEOPLE, EN)
    assert found is not None
    return found


def test_before_the_first_move_there_is_nothing() -> None:
    evening = room(2, 2)
    evening.do(Move(EntryId(3), TableSeat(1, 1), TableSeat(2, 9)))

    assert last_seat_changes(evening.journal, PEOPLE, EN) is None
    assert seat_changes(evening.journal, PEOPLE, EN, 1) is None


def test_a_break_in_the_order_of_the_cards_with_namesakes_told_apart() -> None:
    evening = room(2, 5)
    line = evening.do(breaking(evening.journal, 1, KEY))

    changes = last(evening)

    assert (changes.occasion, int(changes.line), changes.tables) == ("break", line, (1,))
    assert changes.proof is not None
    assert sorted(row.full_name for row in changes.rows) == ["Ivanov Sergei (1981)", "Ivanov Sergei (1982)"]
    assert all(row.card[-1] in "♣♦♥♠" for row in changes.rows)
    assert {row.source for row in changes.rows} == {TableSeat(1, 1), TableSeat(1, 2)}


def test_an_undone_break_is_no_longer_the_last() -> None:
    evening = room(3, 3, 3)
    first = evening.do(breaking(evening.journal, 3, KEY))
    second = evening.do(breaking(evening.journal, 2, KEY))
    assert int(last(evening).line) == second
    evening.undo(second)

    assert int(last(evening).line) == first


def test_an_empty_table_that_broke_moved_nobody() -> None:
    evening = room(3, 3)
    evening.do(breaking(evening.journal, 2, KEY))
    evening.tables(4)
    line = evening.do(BreakTable(4, ()))

    assert last(evening).tables == (2,)
    assert seat_changes(evening.journal, PEOPLE, EN, line) is None


def test_balancing_redraw_and_a_move_by_hand_are_told_apart() -> None:
    evening = room(4, 2)
    evening.do(Move(EntryId(3), TableSeat(1, 1), TableSeat(2, 9), MoveReason.BALANCE))
    assert last(evening).occasion == "balance"

    by_hand = evening.do(Move(EntryId(3), TableSeat(2, 9), TableSeat(1, 1)))
    found = seat_changes(evening.journal, PEOPLE, EN, by_hand)
    assert found is not None
    assert found.occasion == "move"

    evening.do(redrawing(evening.journal, (2, 1), KEY))
    assert (last(evening).occasion, last(evening).tables) == ("redraw", (2, 1))

    evening.do(redrawing(evening.journal, (2,), KEY))
    assert last(evening).occasion == "final"


def test_who_waits_for_the_button_is_said_while_he_is_new() -> None:
    evening = Evening(replace(PLAN, rules="tda-2024")).tables(1, 2)
    for who, seat in enumerate((1, 2, 5, 8), start=1):
        evening.enter(who, (1, seat))
    evening.enter(9, (2, 1))
    evening.do(LockSeats(1, (3, 4, 7, 9)))
    evening.do(StartPlay())
    evening.do(SetButton(1, 2, 5, 8))
    evening.do(breaking(evening.journal, 2, KEY))

    (row,) = last(evening).rows
    assert (row.target, row.waits) == (TableSeat(1, 6), True)
    assert "dealt in once it has passed" in announcement(last(evening), EN)

    evening.do(SetButton(1, 5, 8, 1))
    assert not last(evening).rows[0].waits


def test_the_announcement_in_both_languages() -> None:
    evening = room(2, 5)
    evening.do(Away(EntryId(3)))
    evening.do(breaking(evening.journal, 1, KEY))
    changes = last(evening)

    lines = announcement(changes, EN).splitlines()

    assert lines[0] == (
        "Attention please: table 1 is closed. Please take your chips and go to your new seats."
    )
    assert len(lines) == 4
    assert any(line.startswith("Ivanov Sergei (1981): table 2, seat ") for line in lines)
    assert lines[-1] == "The floor carries the chips of those who are absent."
    assert len(announcement(changes, RU).splitlines()) == 4


def test_each_occasion_opens_in_its_own_way() -> None:
    evening = room(4, 2)
    evening.do(Move(EntryId(3), TableSeat(1, 1), TableSeat(2, 9), MoveReason.BALANCE))
    assert announcement(last(evening), EN).startswith("Attention please: one player changes tables.")

    evening.do(redrawing(evening.journal, (1, 2), KEY))
    assert "all seats were drawn anew" in announcement(last(evening), EN)

    evening.do(redrawing(evening.journal, (1,), KEY))
    assert "the final table is table 1" in announcement(last(evening), EN)


def test_a_preview_says_who_leaves_and_how_full_the_tables_get() -> None:
    evening = room(3, 5, 6)

    preview = break_preview(evening.tournament, PEOPLE, EN, 2)

    assert [(row.table, row.seat) for row in preview.rows] == [(2, seat) for seat in range(1, 6)]
    assert (preview.room, preview.sizes, preview.lack) == (9, "2 × 7", 0)
    assert break_sentence(preview, EN) == (
        "5 players draw seats among 9 open ones. Players at the tables afterwards: 2 × 7."
    )


def test_a_preview_notes_the_absent_the_dead_stack_and_the_fixed() -> None:
    evening = room(3, 4)
    seated = [evening.tournament.seating.holder(TableSeat(2, seat)) for seat in (1, 2, 3, 4)]
    one, two, three, four = (entry for entry in seated if entry is not None)
    evening.do(Away(one))
    evening.do(FixSeat(two, 2, 2))
    evening.do(FixSeat(three, seat=9))
    evening.do(StartPlay())
    evening.do(Withdraw(four, chips="dead"), "ill")

    rows = break_preview(evening.tournament, PEOPLE, EN, 2).rows

    assert [(row.note, row.fixed) for row in rows] == [
        ("absent", False),
        ("fixed seat here", True),
        ("needs a fixed seat", False),
        ("dead stack", False),
    ]


def test_a_preview_without_room_says_how_many_tables_to_open() -> None:
    preview = break_preview(room(9, 8).tournament, PEOPLE, EN, 1)

    assert (preview.lack, preview.tables_to_open) == (8, 1)
    assert break_sentence(preview, EN) == (
        "There is no room: 8 seats are missing. Open more tables first: 1."
    )


def test_a_preview_of_an_empty_table_and_of_a_redraw() -> None:
    evening = room(3, 2, 0)

    assert break_sentence(break_preview(evening.tournament, PEOPLE, EN, 3), EN) == (
        "Nobody sits there; the table is closed."
    )
    redraw = redraw_preview(evening.tournament, PEOPLE, EN, (1,), 10)
    assert (len(redraw.rows), redraw.room, redraw.sizes) == (5, 10, "1 × 5")


def test_the_order_says_which_tables_may_break() -> None:
    evening = room(9, 2, 1)
    evening.do(SetBreakingOrder((1,)))

    told = [(row.table, row.players, row.room, row.may, row.posted) for row in order_rows(evening.tournament)]

    assert told == [(1, 9, 15, True, True), (3, 1, 7, True, False), (2, 2, 8, True, False)]
    assert [row.may for row in order_rows(room(3).tournament)] == [False]


@pytest.mark.parametrize("line", ["2 break", "2 br", "2 закрыть", "2 расформировать"])
def test_the_quick_line_breaks_a_table_and_says_before_what_it_does(line: str) -> None:
    evening = room(3, 4)

    found = read(line, evening.tournament, PEOPLE, EN)[0]

    assert found == Suggestion(
        "Break table 2",
        "4 players draw seats among 6 open ones. Players at the tables afterwards: 1 × 7.",
        Break(2),
    )


def test_the_quick_line_names_the_fixed_and_refuses_what_cannot_be() -> None:
    evening = room(9, 3)
    fixed = evening.tournament.seating.holder(TableSeat(2, 1))
    assert fixed is not None
    evening.do(FixSeat(fixed, 2, 1))

    (no_room, *_rest) = read("1 break", evening.tournament, PEOPLE, EN)
    assert no_room.what is None
    assert no_room.detail.startswith("There is no room")
    evening.tables(3)
    assert read("2 break", evening.tournament, PEOPLE, EN)[0].detail.endswith("Lee10 Ann: fixed seat here")
    assert read("7 break", evening.tournament, PEOPLE, EN)[0].detail == "There is no open table 7."
    assert not any(isinstance(one.what, Break) for one in read("2 b", evening.tournament, PEOPLE, EN))
