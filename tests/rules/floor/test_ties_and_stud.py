"""Balancing where somebody may not come to a table, and in stud, where no big blind tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.floor.balance import BalancingMove, balance_plan
from director.rules.floor.late_seat import LateTable
from director.rules.floor.stud_mover import StudSeats
from director.rules.floor.ties import NO_TIES, Ties
from director.rules.rulesets import ruleset

TDA = ruleset("tda-2024")
DUE = TableSeat(1, 1)
"""Whoever has the next big blind at table 1 of `room`."""


def room(*sizes: int) -> list[LateTable]:
    """Tables 1, 2, 3 … of nine seats; at table 1 seat 1 has the next big blind."""
    hands: Mapping[int, LastHand] = {1: LastHand(7, 8, 9)}
    return [
        LateTable(number, 9, frozenset(range(1, size + 1)), last=hands.get(number))
        for number, size in enumerate(sizes, 1)
    ]


def moves(
    tables: Sequence[LateTable],
    ties: Ties = NO_TIES,
    stud: StudSeats | None = None,
    stays: frozenset[TableSeat] = frozenset(),
) -> list[BalancingMove]:
    return list(balance_plan(tables, TDA, ties=ties, stud=stud, stays=stays).answer.moves)


def test_s06_nobody_is_sent_straight_back_to_the_table_he_came_from() -> None:
    (move,) = moves(room(9, 9, 7), Ties(back={DUE: 3}), stays=frozenset({TableSeat(2, 9)}))

    # The one due after him goes instead.
    assert (move.source, move.target.table, move.why) == (TableSeat(1, 2), 3, "next_due")


def test_another_of_the_shortest_tables_takes_whom_the_first_may_not() -> None:
    tables = [*room(9, 7, 7), LateTable(4, 9, frozenset(range(1, 10)))]

    made = moves(tables, Ties(back={DUE: 2}))

    assert (made[0].source, made[0].target.table) == (DUE, 3)
    assert {move.target.table for move in made} == {2, 3}


def test_those_kept_apart_do_not_come_together() -> None:
    foe = Ties(apart={DUE: frozenset({TableSeat(2, 3)}), TableSeat(2, 3): frozenset({DUE})})

    (move,) = moves(room(9, 7), foe)

    assert (move.source, move.why) == (TableSeat(1, 2), "next_due")


def test_nor_through_a_move_of_the_same_plan() -> None:
    # Both of table 1 are due for table 2: once the first has gone there, the other may not follow.
    pair = Ties(apart={DUE: frozenset({TableSeat(1, 2)}), TableSeat(1, 2): frozenset({DUE})})

    made = moves([*room(9), LateTable(2, 9, frozenset({1, 2, 3, 4, 5}))], pair)

    assert [move.source for move in made] == [DUE, TableSeat(1, 3)]


def apart_from(*foes: TableSeat, table: int, seats: int) -> Ties:
    """Everybody at a table must be kept apart from these."""
    return Ties(apart={TableSeat(table, seat): frozenset(foes) for seat in range(1, seats + 1)})


def test_a_table_of_which_nobody_may_come_leaves_it_to_the_next_fullest() -> None:
    (move,) = moves(room(9, 9, 7), Ties(back={TableSeat(1, seat): 3 for seat in range(1, 10)}))

    assert move.source.table == 2


def test_where_everybody_came_from_there_one_goes_back_after_all() -> None:
    (move,) = moves(room(9, 7), Ties(back={TableSeat(1, seat): 2 for seat in range(1, 10)}))

    assert (move.source, move.target.table) == (DUE, 2)


def test_a_table_to_which_nobody_may_come_stays_short() -> None:
    foes = apart_from(TableSeat(2, 1), table=1, seats=9)

    assert moves(room(9, 5), foes) == []
    made = moves(room(9, 5, 7), Ties(apart={**foes.apart, TableSeat(3, 1): frozenset({TableSeat(2, 1)})}))
    # Seat 7 of table 3 may go there. That table has given then, and receives nobody in this plan.
    assert [(move.source, move.target.table) for move in made] == [(TableSeat(3, 7), 2)]


# ------------------------------------------------------------------ stud


def test_tda_11_a_stud_fills_the_newest_open_seat_from_the_same_seat() -> None:
    receiver = LateTable(2, 8, frozenset({1, 2, 4, 5, 7}))

    (move,) = moves([LateTable(1, 8, frozenset(range(1, 8))), receiver], stud=StudSeats({2: (6,)}))

    assert (move.source, move.target, move.why) == (TableSeat(1, 6), TableSeat(2, 6), "same_seat")
    assert not move.waits


def test_where_nobody_sits_at_that_seat_the_next_clockwise_moves() -> None:
    receiver = LateTable(2, 8, frozenset({1, 2, 4, 5, 7}))

    (move,) = moves([LateTable(1, 8, frozenset(range(1, 8))), receiver], stud=StudSeats({2: (8,)}))

    assert (move.source, move.target) == (TableSeat(1, 1), TableSeat(2, 8))


def test_where_the_newest_seat_is_held_again_it_is_the_one_before_it() -> None:
    receiver = LateTable(2, 8, frozenset({1, 2, 4, 5, 7}))

    (move,) = moves([LateTable(1, 8, frozenset(range(1, 8))), receiver], stud=StudSeats({2: (4, 6, 3)}))

    assert move.target == TableSeat(2, 6)


def test_where_nobody_knows_the_newest_seat_it_is_the_lowest_open_one() -> None:
    receiver = LateTable(2, 8, frozenset({1, 2, 4, 5, 7}))

    (move,) = moves([LateTable(1, 8, frozenset(range(1, 8))), receiver], stud=StudSeats({2: (4,)}))

    assert (move.source, move.target) == (TableSeat(1, 3), TableSeat(2, 3))


def test_wsop_67_b_a_high_card_decides_and_those_who_stay_are_not_in_it() -> None:
    tables = [LateTable(1, 8, frozenset(range(1, 9))), LateTable(2, 8, frozenset({2, 3, 4, 5, 6, 7}))]
    by_card = StudSeats({2: (1,)}, by_card=True)

    (move,) = moves(tables, stud=by_card, stays=frozenset({TableSeat(1, 1)}))

    assert (move.source, move.target, move.why) == (TableSeat(1, 2), TableSeat(2, 1), "high_card")


def test_stud_where_all_stay_moves_nobody() -> None:
    tables = [LateTable(1, 8, frozenset(range(1, 9))), LateTable(2, 8, frozenset({2, 3, 4, 5, 6, 7}))]
    foes = apart_from(TableSeat(2, 4), table=1, seats=8)

    assert moves(tables, foes, StudSeats()) == []
