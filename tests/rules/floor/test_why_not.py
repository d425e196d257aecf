"""Why it is not the other one: every reason there is, for a player, a table and a chair."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.entries import Withdraw
from director.domain.hand_for_hand_state import HandForHand
from director.domain.hands import LastHand
from director.domain.ids import EntryId, Seq
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables
from director.domain.tournament import Need
from director.rules.floor.why_not import WhyNot, why_not
from director.rules.verdict import Article
from tests.helpers.evening import PLAN
from tests.helpers.floor_room import FloorRoom

TDA = replace(PLAN, rules="tda-2024", dead_stacks=True)
HANDS = {1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3), 3: LastHand(4, 5, 6)}
"""At table 1 seat 1 is due; of the open seats 8 and 9 of table 3 the first has the big blind sooner."""


@pytest.fixture
def room() -> FloorRoom:
    """9, 9 and 7: 1-1 goes to 3-8."""
    return FloorRoom(9, 9, 7, last=HANDS, plan=TDA)


def asked(room: FloorRoom, table: int, seat: int = 0) -> WhyNot:
    return why_not(room.tournament, room.now(), TableSeat(table, seat))


def code(room: FloorRoom, table: int, seat: int = 0) -> str:
    return asked(room, table, seat).code


def test_it_is_he(room: FloorRoom) -> None:
    assert asked(room, 1, 1).facts == {"entry": room.at(1, 1), "seat": TableSeat(3, 8)}
    assert (code(room, 1, 1), code(room, 3, 8), code(room, 1), code(room, 3)) == (
        "moves", "moves", "gives", "receives",
    )  # fmt: skip
    assert why_not(room.tournament, room.now(), room.at(1, 1)).code == "moves"


def test_who_is_due_later_hears_by_how_much(room: FloorRoom) -> None:
    reason = asked(room, 1, 4)

    assert (reason.code, reason.facts["hands"], reason.facts["sooner"]) == ("due_later", 4, 1)
    assert reason.because == (Article("TDA", "11-A"),)


def test_before_the_first_hand_the_highest_seat_moves() -> None:
    assert code(FloorRoom(9, 9, 7, plan=TDA), 1, 4) == "not_due"


def test_who_needs_his_seat_is_fixed_and_a_stack_without_a_player_does_not_move(room: FloorRoom) -> None:
    room.do(FixSeat(room.at(1, 1), seat=1))
    room.do(Withdraw(room.at(1, 2), 0, 0, "dead"), "left")

    assert (code(room, 1, 1), code(room, 1, 2), code(room, 1, 3)) == ("needs_seat", "only_chips", "moves")
    assert asked(room, 1, 1).because == (Article("TDA", "9"),)


def test_who_must_be_kept_apart_is_passed_over(room: FloorRoom) -> None:
    for table, seat in ((2, 1), (2, 2), (2, 3), (3, 2)):
        room.do(KeepApart(room.at(1, 1), room.at(table, seat)))

    reason = asked(room, 1, 1)

    assert (reason.code, reason.facts["foe"], reason.facts["seat"]) == (
        "kept_apart", room.at(3, 2), TableSeat(1, 2),
    )  # fmt: skip


def test_who_was_kept_apart_from_somebody_elsewhere_is_not(room: FloorRoom) -> None:
    room.do(KeepApart(room.at(1, 1), room.at(2, 2)))

    assert code(room, 1, 1) == "moves"


def test_nor_is_who_is_kept_from_somebody_who_comes_there_now() -> None:
    room = FloorRoom(9, 9, 5, last=HANDS, plan=TDA)
    room.do(KeepApart(room.at(1, 1), room.at(2, 4)))
    moved = [move.source for move in room.steps().moves]

    assert moved == [TableSeat(1, 1), TableSeat(2, 5)]
    assert (asked(room, 2, 4).code, asked(room, 2, 4).facts["foe"]) == ("kept_apart", room.at(1, 1))


def test_who_came_from_the_short_table_is_not_sent_back(room: FloorRoom) -> None:
    entry = replace(
        room.tournament.entries[room.at(1, 1)], moved=1, moved_at="2026-12-05T15:00:00.000Z", moved_from=3
    )
    tournament = replace(room.tournament, entries=room.tournament.entries.set(entry.id, entry))
    for seat in range(1, 10):  # table 2 cannot give instead
        tournament = replace(tournament, needs=tournament.needs.set(room.at(2, seat), Need(seat=seat)))

    reason = why_not(tournament, room.now(), TableSeat(1, 1))

    assert (reason.code, reason.facts["table"], reason.facts["seat"]) == (
        "came_from_there",
        3,
        TableSeat(1, 2),
    )


def test_before_the_first_hand_who_was_moved_more_stays() -> None:
    room = FloorRoom(9, 8, 7, plan=TDA)
    entry = replace(room.tournament.entries[room.at(1, 9)], moved=2, moved_at="2026-12-05T15:00:00.000Z")
    tournament = replace(room.tournament, entries=room.tournament.entries.set(entry.id, entry))

    reason = why_not(tournament, room.now(), TableSeat(1, 9))

    assert (reason.code, reason.facts["times"], reason.facts["other"]) == ("moved_more", 2, room.at(1, 8))


def test_among_equally_full_tables_the_one_asked_first_gives(room: FloorRoom) -> None:
    reason = asked(room, 2, 5)

    assert (reason.code, reason.facts["other"]) == ("given_before", 1)
    assert reason.because == (Article("TDA", "11-C"),)


def test_and_the_one_whose_player_was_moved_less(room: FloorRoom) -> None:
    entry = replace(room.tournament.entries[room.at(1, 1)], moved=1, moved_at="2026-12-05T15:00:00.000Z")
    tournament = replace(room.tournament, entries=room.tournament.entries.set(entry.id, entry))

    reason = why_not(tournament, room.now(), TableSeat(1, 0))

    assert (reason.code, reason.facts["entry"], reason.facts["times"]) == ("moved_more", entry.id, 1)


def test_a_table_where_all_stay_gives_nobody(room: FloorRoom) -> None:
    for seat in range(1, 10):
        room.do(FixSeat(room.at(1, seat), seat=seat))

    assert code(room, 1) == "given_before"


def test_a_table_that_is_not_full_does_not_give() -> None:
    room = FloorRoom(9, 8, 7, last=HANDS, plan=TDA)

    assert (asked(room, 2, 3).code, asked(room, 2).facts["most"]) == ("not_fullest", 9)


def test_nobody_moves_and_the_line_that_says_so(room: FloorRoom) -> None:
    even = FloorRoom(9, 8, 8, last=HANDS, plan=TDA)

    reason = asked(even, 1, 1)

    assert (reason.code, reason.facts) == ("nobody_moves", {"most": 9, "fewest": 8, "diff": 2})
    assert reason.because == (Article("TDA", "11-D"),)
    assert (code(even, 2, 9), code(even, 1)) == ("nobody_moves", "nobody_moves")


def test_while_a_table_is_to_break_nobody_is_moved() -> None:
    room = FloorRoom(8, 6, 3, last=HANDS, plan=TDA)

    assert (code(room, 1, 1), code(room, 2)) == ("larger_first", "larger_first")


def test_tables_apart_that_nobody_may_leave_are_as_even_as_they_can_be() -> None:
    room = FloorRoom(9, 7, last={1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3)}, plan=TDA)
    for seat in range(1, 10):
        room.do(FixSeat(room.at(1, seat), seat=seat))

    assert code(room, 2, 9) == "nobody_moves"


def test_moves_that_are_held_back_say_why(room: FloorRoom) -> None:
    room.journal = replace(
        room.journal, tournament=replace(room.tournament, hand_for_hand=HandForHand(Seq(1)))
    )

    assert asked(room, 1, 1) == WhyNot("held", {"why": "hand_for_hand"})


def test_who_has_no_seat_and_who_is_not_there(room: FloorRoom) -> None:
    waiting = room.enter(900)

    assert why_not(room.tournament, room.now(), waiting) == WhyNot("not_seated", {"entry": waiting})
    assert why_not(room.tournament, room.now(), EntryId(777)).code == "not_seated"


def test_tables_and_chairs_that_are_not_there(room: FloorRoom) -> None:
    room.do(OpenTables((7, 8), 9))
    room.do(CloseTable(8))

    assert (code(room, 99), code(room, 8), code(room, 3, 12)) == ("no_table", "no_table", "no_seat")
    assert (code(room, 7), code(room, 7, 2)) == ("table_empty", "table_empty")


# ------------------------------------------------------------------ chairs


def test_a_chair_that_is_locked_or_kept(room: FloorRoom) -> None:
    room.do(LockSeats(3, (9,)))
    room.do(FixSeat(room.enter(900), table=3, seat=8))

    assert (code(room, 3, 9), code(room, 3, 8)) == ("seat_locked", "seat_kept")


def test_a_chair_whose_big_blind_comes_later() -> None:
    room = FloorRoom(9, 9, 8, last={**HANDS, 3: LastHand(5, 6, 7)}, plan=TDA)
    room.do(Withdraw(room.at(3, 3), 0, 0), "left")

    reason = asked(room, 3, 3)

    assert (reason.code, reason.facts["hands"], reason.facts["sooner"]) == ("later_blind", 4, 2)
    assert reason.facts["target"] == TableSeat(3, 9)


def test_s05_the_place_of_the_small_blind_is_never_given() -> None:
    room = FloorRoom(9, 9, 7, last={**HANDS, 3: LastHand(6, 7, 8)}, plan=TDA)

    # The big blind that went out sat on 8: its place is the small blind of the next hand.
    assert (code(room, 3, 8), code(room, 3, 9)) == ("small_blind", "moves")


def test_t199_a_chair_between_button_and_small_blind_waits() -> None:
    room = FloorRoom(7, 7, 5, last={**HANDS, 3: LastHand(2, 5, 8)}, plan=TDA)

    assert (code(room, 3, 6), code(room, 3, 7), code(room, 3, 9)) == ("waits", "waits", "moves")


def test_of_equally_bad_chairs_the_first_clockwise_is_taken(room: FloorRoom) -> None:
    fresh = FloorRoom(9, 9, 7, plan=TDA)

    assert (code(fresh, 3, 9), asked(fresh, 3, 9).because) == ("not_first", ())


def test_a_chair_of_another_table() -> None:
    room = FloorRoom(9, 8, 7, last=HANDS, plan=TDA)
    ties = FloorRoom(9, 9, 7, 7, 8, last=HANDS, plan=TDA)
    one = FloorRoom(9, 9, 9, 7, 8, last=HANDS, plan=TDA)
    two = FloorRoom(9, 8, 8, 7, 7, last=HANDS, plan=TDA)

    assert (code(room, 2, 9), code(ties, 5, 9), code(one, 5, 9)) == ("not_shortest",) * 3
    assert asked(two, 5, 9).code == "received_before"


# ------------------------------------------------------------------ stud


def test_stud_the_seat_or_a_card_decides() -> None:
    by_seat = FloorRoom(8, 8, 6, plan=replace(TDA, discipline="stud", structure="FL"), seats=8)
    plan = replace(TDA, rules="wsop-2026", discipline="stud", structure="FL")
    by_card = FloorRoom(8, 8, 6, plan=plan, seats=8)

    assert (code(by_seat, 1, 2), code(by_seat, 3, 8)) == ("other_seat", "not_first")
    assert (code(by_card, 1, 2), code(by_card, 3, 8)) == ("by_card", "not_first")
