"""Tables that close in a tournament as it stands: order, room, needs, pairs, objections and the proof."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from director.desk.closing import breaking, redrawing
from director.domain.action import Action
from director.domain.breaking import BreakTable, Redraw, SetBreakingOrder
from director.domain.entries import LateDraw
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.play import SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats
from director.rules.floor.closing import (
    break_terms,
    breaking_order,
    first_to_break,
    inseparable,
    may_break,
    next_to_break,
    room_without,
    rooms,
)
from director.rules.floor.closing_objections import proven_changes
from director.rules.floor.hand_for_hand import propose_start
from director.rules.policy import objections
from director.rules.verdict import article
from tests.helpers.evening import PLAN, Evening
from tests.helpers.lawful import lawful

KEY = bytes([0] * 31 + [1])


def room(*sizes: int, seats: int = 9) -> Evening:
    """An evening with so many players at tables 1, 2, 3 …, on the lowest seats."""
    evening = Evening(replace(PLAN, rules="tda-2024", seats=seats))
    evening.tables(*range(1, len(sizes) + 1), seats=seats)
    for table, size in enumerate(sizes, start=1):
        for seat in range(1, size + 1):
            evening.enter(100 * table + seat, (table, seat))
    return evening


def at(evening: Evening, table: int, seat: int) -> EntryId:
    holder = evening.tournament.seating.holder(TableSeat(table, seat))
    assert holder is not None
    return holder


def codes(evening: Evening, action: Action) -> list[str]:
    return [found.code for found in objections(evening.journal, action)]


def sizes(evening: Evening) -> list[int]:
    seating = evening.tournament.seating
    return [seating.count(table.number) for table in evening.tournament.open_tables()]


def test_the_table_opened_last_breaks_first_unless_another_order_is_posted() -> None:
    evening = room(3, 3, 3)
    assert breaking_order(evening.tournament) == (3, 2, 1)

    evening.do(SetBreakingOrder((1, 3)))
    assert breaking_order(evening.tournament) == (1, 3, 2)

    evening.do(breaking(evening.journal, 1, KEY))
    assert breaking_order(evening.tournament) == (3, 2)


def test_t201_45_players_at_six_tables_may_break_one_46_may_not() -> None:
    full = room(8, 8, 8, 7, 7, 7)
    assert room_without(full.tournament, 6) == (7, 7)
    assert may_break(full.tournament, 6)
    assert next_to_break(full.tournament) == 6

    full.enter(999, (6, 8))
    assert not may_break(full.tournament, 6)
    assert next_to_break(full.tournament) is None


def test_the_last_table_is_never_next_to_break() -> None:
    assert next_to_break(room(4).tournament) is None


def test_a_break_evens_the_tables_out_and_has_no_objection() -> None:
    evening = room(6, 4, 5, 5)

    action = breaking(evening.journal, 4, KEY)

    assert codes(evening, action) == []
    evening.do(action)
    assert sorted(sizes(evening)) == [6, 7, 7]
    lawful(evening.tournament)


def test_p30_a_leak_breaks_a_table_whatever_the_order_with_a_reason_where_one_is_posted() -> None:
    evening = room(3, 3, 3)
    assert codes(evening, breaking(evening.journal, 1, KEY)) == []

    evening.do(SetBreakingOrder((3, 2)))
    (found,) = objections(evening.journal, breaking(evening.journal, 1, KEY))
    assert (found.code, found.facts) == ("not_next_to_break", {"table": 1, "next": 3})
    assert found.article == article("WSOP-T 66")
    assert codes(evening, breaking(evening.journal, 3, KEY)) == []


def test_a_table_that_breaks_hand_for_hand_leaves_those_that_wait_for_it() -> None:
    evening = room(3, 3, 0)
    evening.do(StartPlay())
    evening.do(propose_start(evening.tournament, Moment(0)))

    assert codes(evening, breaking(evening.journal, 2, KEY)) == ["break_hand_for_hand"]
    assert codes(evening, breaking(evening.journal, 3, KEY)) == [], "nobody waits for an empty table"


def test_p30_without_room_the_refusal_says_how_many_tables_to_open() -> None:
    evening = room(9, 8, 9)

    with pytest.raises(Impossible) as refused:
        breaking(evening.journal, 1, KEY)

    assert refused.value.code == "no_room_to_break"
    assert refused.value.facts == {"players": 9, "room": 1, "lack": 8, "tables": 1, "seats": 9}
    evening.tables(4)
    evening.do(breaking(evening.journal, 1, KEY))
    assert sizes(evening) == [8, 9, 9]


def test_locked_and_kept_chairs_are_no_room() -> None:
    evening = room(7, 2)
    evening.do(LockSeats(1, (8,)))
    assert room_without(evening.tournament, 2) == (2, 1)

    fresh = room(7, 2)
    late = fresh.enter(900)
    fresh.do(FixSeat(late, 1, 9))
    assert room_without(fresh.tournament, 2) == (2, 1)


def test_tda_9_a_mover_gets_the_chair_that_is_kept_for_him() -> None:
    evening = room(3, 3, 3)
    mover = at(evening, 3, 2)
    evening.do(FixSeat(mover, 1, 9))

    action = breaking(evening.journal, 3, KEY)

    assert next(move.target for move in action.moves if move.entry == mover) == TableSeat(1, 9)
    assert codes(evening, action) == []


def test_tda_9_a_mover_who_needs_a_seat_number_gets_it_at_some_table() -> None:
    evening = room(3, 3, 3)
    mover = at(evening, 3, 2)
    evening.do(FixSeat(mover, seat=9))

    action = breaking(evening.journal, 3, KEY)

    assert next(move.target for move in action.moves if move.entry == mover).seat == 9
    assert codes(evening, action) == []


def test_tda_9_who_needs_a_seat_number_gets_it_away_from_whom_he_is_kept_apart() -> None:
    for foes_table in (1, 2):
        evening = room(3, 3, 3)
        mover, foe = at(evening, 3, 2), at(evening, foes_table, 1)
        evening.do(FixSeat(mover, seat=9))
        evening.do(KeepApart(mover, foe))

        action = breaking(evening.journal, 3, KEY)

        target = next(move.target for move in action.moves if move.entry == mover)
        assert target == TableSeat(3 - foes_table, 9)
        assert codes(evening, action) == []


def test_tda_9_where_only_his_table_has_the_seat_the_pair_is_asked_about() -> None:
    evening = room(3, 3, 3)
    mover, foe = at(evening, 3, 2), at(evening, 1, 1)
    evening.do(LockSeats(2, (9,)))
    evening.do(FixSeat(mover, seat=9))
    evening.do(KeepApart(mover, foe))

    assert codes(evening, breaking(evening.journal, 3, KEY)) == ["kept_apart"]


def test_tda_9_s02_a_player_fixed_at_the_table_that_breaks_is_warned_about() -> None:
    evening = room(3, 3, 3)
    fixed = at(evening, 3, 1)
    evening.do(FixSeat(fixed, 3, 1))

    action = breaking(evening.journal, 3, KEY)

    (found,) = objections(evening.journal, action)
    assert (found.code, found.article) == ("fixed_player_leaves", article("TDA 9"))
    assert found.facts == {"entry": fixed, "table": 3}


def test_tda_9_a_need_that_nothing_open_meets_does_not_keep_the_table_but_is_objected_to() -> None:
    evening = room(3, 3, 3)
    mover = at(evening, 3, 1)
    evening.do(LockSeats(1, tuple(range(4, 10))))
    evening.do(FixSeat(mover, table=1))

    action = breaking(evening.journal, 3, KEY)

    (found,) = objections(evening.journal, action)
    assert (found.code, found.facts["entry"]) == ("need_not_met", mover)


def test_where_there_is_no_room_no_pair_is_what_stands_in_the_way() -> None:
    evening = room(2, 9, 9)
    evening.do(KeepApart(at(evening, 1, 1), at(evening, 2, 1)))

    assert inseparable(evening.tournament, break_terms(evening.tournament, 1)) is None


def test_pairs_are_kept_apart_by_a_break_from_each_other_and_from_who_sits_there() -> None:
    for n in range(20):
        evening = room(3, 3, 3)
        one, other, third = at(evening, 3, 1), at(evening, 3, 2), at(evening, 1, 1)
        evening.do(KeepApart(one, other))
        evening.do(KeepApart(one, third))

        action = breaking(evening.journal, 3, sha256(b"%d" % n).digest())
        evening_codes = codes(evening, action)
        evening.do(action)

        seating = evening.tournament.seating
        tables = [place.table for e in (one, other, third) if (place := seating.at(e)) is not None]
        assert (tables, evening_codes) == ([2, 1, 1], [])


def test_a_pair_at_one_table_is_objected_to_by_hand_but_not_at_the_last_one() -> None:
    evening = room(2, 2, 1)
    mover, foe = at(evening, 3, 1), at(evening, 1, 1)
    evening.do(KeepApart(mover, foe))
    evening.do(KeepApart(at(evening, 2, 1), at(evening, 2, 2)))
    drawn = breaking(evening.journal, 3, KEY)
    assert drawn.moves[0].target.table == 2
    by_hand = BreakTable(3, (replace(drawn.moves[0], target=TableSeat(1, 9)),))

    assert codes(evening, by_hand) == ["kept_apart", "seats_not_drawn"]

    final = redrawing(evening.journal, (1,), KEY)
    assert codes(evening, final) == []


def test_a_chair_given_by_hand_is_asked_for_lock_keeping_and_need() -> None:
    evening = room(2, 2, 1)
    late, mover = evening.enter(900), at(evening, 3, 1)
    evening.do(LockSeats(1, (8,)))
    evening.do(FixSeat(late, 2, 9))
    evening.do(FixSeat(mover, seat=1))
    move = breaking(evening.journal, 3, KEY).moves[0]

    locked = BreakTable(3, (replace(move, target=TableSeat(1, 8)),))
    kept = BreakTable(3, (replace(move, target=TableSeat(2, 9)),))
    closed = BreakTable(3, (replace(move, target=TableSeat(7, 1)),))

    assert codes(evening, locked) == ["seat_locked", "need_not_met", "seats_not_drawn"]
    assert codes(evening, kept) == ["seat_kept", "need_not_met", "seats_not_drawn"]
    assert codes(evening, closed) == ["seats_not_drawn"]


def test_seats_dealt_at_the_table_need_a_reason_an_empty_table_does_not() -> None:
    evening = room(3, 3, 0)

    assert codes(evening, BreakTable(3, ())) == []
    drawn = breaking(evening.journal, 2, KEY)
    assert codes(evening, replace(drawn, proof=None)) == ["seats_not_drawn"]


def test_seats_that_the_key_does_not_draw_are_no_draw() -> None:
    evening = room(3, 3, 3)
    drawn = breaking(evening.journal, 3, KEY)
    assert drawn.proof is not None
    one, two, three = drawn.moves
    swapped = (replace(one, target=two.target), replace(two, target=one.target), three)

    assert codes(evening, replace(drawn, moves=swapped)) == ["break_not_drawn"]
    for proof in (
        replace(drawn.proof, context="breaktable|v1|EVT1|1"),
        replace(drawn.proof, key="no key"),
        replace(drawn.proof, key="00"),
        replace(drawn.proof, key="11" * 32),
    ):
        assert codes(evening, replace(drawn, proof=proof)) == ["break_not_drawn"]
    proof = LateDraw(drawn.proof.key, drawn.proof.context)
    seq = evening.journal.seq + 1
    assert proven_changes(evening.tournament, BreakTable(7, drawn.moves, proof), seq) is None


def test_a_redraw_seats_everybody_anew_at_the_tables_named() -> None:
    evening = room(6, 6, 6)
    evening.do(StartPlay())
    evening.do(SetButton(1, 1, 2, 3))

    action = redrawing(evening.journal, (1, 2), KEY)

    assert codes(evening, action) == []
    evening.do(action)
    assert sizes(evening) == [9, 9]
    assert evening.tournament.tables[1].played == ()
    lawful(evening.tournament)


def test_a_final_table_of_ten_takes_a_chair_more() -> None:
    evening = room(5, 5)

    with pytest.raises(Impossible) as refused:
        redrawing(evening.journal, (2,), KEY)
    assert refused.value.facts["lack"] == 1

    action = redrawing(evening.journal, (2,), KEY, seats=10)
    assert codes(evening, action) == []
    evening.do(action)
    assert sizes(evening) == [10]


def test_tda_9_a_redraw_keeps_needs_and_warns_of_those_at_tables_that_close() -> None:
    evening = room(2, 2)
    stays, goes = at(evening, 1, 1), at(evening, 2, 1)
    evening.do(FixSeat(stays, 1, 1))
    evening.do(FixSeat(goes, 2, 1))

    action = redrawing(evening.journal, (1,), KEY)

    assert next(move.target for move in action.moves if move.entry == stays) == TableSeat(1, 1)
    assert codes(evening, action) == ["fixed_player_leaves"]
    assert isinstance(action, Redraw)


def test_nobody_who_sits_elsewhere_is_asked_of_pairs() -> None:
    evening = room(2, 2, 1)
    waiting = evening.enter(900)
    evening.do(KeepApart(at(evening, 3, 1), waiting))

    assert break_terms(evening.tournament, 3).seated == {}
    assert codes(evening, breaking(evening.journal, 3, KEY)) == []


def test_a_closed_table_is_no_longer_in_the_order() -> None:
    evening = room(2, 2, 0)
    evening.do(SetBreakingOrder((3, 1)))
    evening.do(CloseTable(3))

    assert breaking_order(evening.tournament) == (1, 2)


def test_a_pair_that_is_not_moved_or_sits_nowhere_is_no_objection() -> None:
    evening = room(2, 2, 1)
    waiting, mover = evening.enter(900), at(evening, 3, 1)
    evening.do(KeepApart(at(evening, 1, 1), at(evening, 1, 2)))
    evening.do(KeepApart(mover, waiting))
    evening.do(KeepApart(mover, at(evening, 2, 1)))
    by_hand = BreakTable(3, (replace(breaking(evening.journal, 3, KEY).moves[0], target=TableSeat(1, 9)),))

    assert codes(evening, by_hand) == ["seats_not_drawn"]


def test_the_room_of_all_tables_at_once_is_that_of_each() -> None:
    evening = room(9, 7, 4, 0)
    evening.do(LockSeats(2, (8,)))
    mover, other = at(evening, 1, 1), at(evening, 3, 1)
    waiting = evening.enter(900)
    evening.do(FixSeat(mover, 3, 9))
    evening.do(FixSeat(at(evening, 1, 2), 1, 2))
    evening.do(FixSeat(other, 4, 1))
    evening.do(FixSeat(waiting, 4, 2))
    evening.do(FixSeat(at(evening, 2, 1), 4, 3))
    evening.do(CloseTable(4))
    evening.do(FixSeat(at(evening, 2, 2), 3, 8))
    evening.do(LockSeats(3, (8,)))

    found = rooms(evening.tournament)

    assert found == {number: room_without(evening.tournament, number) for number in (1, 2, 3)}


def test_the_first_table_to_break_is_the_one_opened_last_and_none_where_none_is_open() -> None:
    assert first_to_break(Evening().tournament) is None
    assert first_to_break(Evening().tables(5, 3).tournament) == 3
