"""Balancing, by case and article."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.floor.balance import BalancePlan, balance_plan
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import Moved
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import Article

TDA = ruleset("tda-2024")


def room(*sizes: int, seats: int = 9, last: Mapping[int, LastHand] | None = None) -> list[LateTable]:
    """Tables 1, 2, 3 … of so many players on the lowest seats."""
    hands = last or {}
    return [
        LateTable(number, seats, frozenset(range(1, size + 1)), last=hands.get(number))
        for number, size in enumerate(sizes, 1)
    ]


def plan(
    tables: Sequence[LateTable], *, diff: int | None = None, opened: Sequence[int] | None = None
) -> BalancePlan:
    return balance_plan(tables, TDA, diff=diff, opened=opened).answer


def after(tables: Sequence[LateTable], made: BalancePlan) -> list[int]:
    sizes = Counter({table.number: len(table.occupied) for table in tables})
    for move in made.moves:
        sizes[move.source.table] -= 1
        sizes[move.target.table] += 1
    return [sizes[table.number] for table in tables]


@pytest.mark.parametrize(
    ("sizes", "moves", "result"),
    [
        pytest.param([10, 10, 2], 5, [7, 8, 7], id="ten, ten, two"),
        pytest.param([3, 8, 10], 4, [7, 7, 7], id="three, eight, ten"),
        pytest.param([10, 10, 8, 8], 2, [9, 9, 9, 9], id="P23: ten, ten, eight, eight"),
    ],
)
def test_s04_the_fewest_moves(sizes: list[int], moves: int, result: list[int]) -> None:
    tables = room(*sizes, seats=10)

    made = plan(tables)

    assert (len(made.moves), made.breaks, after(tables, made)) == (moves, None, result)


def test_s04_the_table_of_three_breaks_when_it_was_opened_last() -> None:
    made = plan(room(10, 7, 3, seats=10))

    assert (made.breaks, made.moves) == (3, ())
    assert plan(room(3, 7, 10, seats=10), opened=[3, 2, 1]).breaks == 1


def test_the_table_opened_last_breaks_and_not_the_smallest() -> None:
    assert plan(room(3, 7, 10, seats=10)).breaks == 3
    assert plan(room(10, 3, 7, seats=10), opened=[3, 2, 1]).breaks == 1


def test_a_table_of_two_fills_an_empty_one_and_gives_no_more() -> None:
    tables = room(2, 0)

    assert after(tables, plan(tables, opened=())) == [1, 1]


def test_p23_a_wider_difference_leaves_ten_ten_eight_eight_alone() -> None:
    assert plan(room(10, 10, 8, 8, seats=10), diff=3).moves == ()
    assert plan(room(10, 10, 8, 8, seats=10), diff=2).diff == 2


def test_t193_one_move_makes_nine_eight_eight() -> None:
    tables = room(9, 9, 7, last={1: LastHand(7, 8, 9)})

    made = plan(tables)

    assert [(move.source, move.target) for move in made.moves] == [(TableSeat(1, 1), TableSeat(3, 8))]
    assert after(tables, made) == [8, 9, 8]


def test_t201_six_tables_of_nine_become_five_at_forty_five_players() -> None:
    assert plan(room(8, 8, 8, 7, 7, 7)).breaks == 6
    assert plan(room(8, 8, 8, 8, 7, 7)).breaks is None


def test_only_the_table_opened_last_breaks() -> None:
    # The five of the large table find four seats at the small one; its two find seats at the large one.
    small, large = LateTable(1, 6, frozenset({1, 2})), LateTable(2, 9, frozenset({1, 2, 3, 4, 5}))

    assert plan([small, large]).breaks is None
    assert plan([small, large], opened=[2, 1]).breaks == 1


def test_a_lone_table_does_not_break() -> None:
    assert plan(room(0)).breaks is None
    assert plan([]) == BalancePlan((), (), None, 2)


def test_locked_seats_are_no_room_for_a_table_that_breaks() -> None:
    roomy = [LateTable(1, 9, frozenset({1, 2, 3})), LateTable(2, 9, frozenset(range(1, 7)))]
    locked = [LateTable(1, 9, frozenset({1, 2, 3}), frozenset({9})), roomy[1]]

    assert plan(roomy).breaks == 2
    assert plan(locked).breaks is None


@pytest.mark.parametrize("rules", NAMES)
def test_s05_the_next_big_blind_moves_and_is_the_big_blind_there(rules: str) -> None:
    giver = LateTable(1, 9, frozenset(range(1, 10)), last=LastHand(4, 5, 6))
    receiver = LateTable(2, 9, frozenset({1, 2, 3, 5, 6, 8, 9}), last=LastHand(1, 2, 3))

    (move,) = balance_plan([giver, receiver], ruleset(rules)).answer.moves

    assert (move.source, move.target) == (TableSeat(1, 7), TableSeat(2, 4))
    assert (move.why, move.waits, move.posts_small) == ("next_big_blind", False, False)


@pytest.mark.parametrize("rules", NAMES)
def test_s05_the_place_of_the_big_blind_that_went_out_is_not_given(rules: str) -> None:
    giver = LateTable(1, 9, frozenset(range(1, 10)), last=LastHand(4, 5, 6))
    receiver = LateTable(2, 9, frozenset({1, 2, 4, 5, 6, 8, 9}), last=LastHand(1, 2, 3))

    (move,) = balance_plan([giver, receiver], ruleset(rules)).answer.moves

    assert (move.source, move.target) == (TableSeat(1, 7), TableSeat(2, 7))


def test_several_movers_sit_down_one_after_another() -> None:
    giver = LateTable(1, 9, frozenset(range(1, 10)), last=LastHand(4, 5, 6))
    receiver = LateTable(2, 9, frozenset({1, 2, 5, 8}), last=LastHand(2, 5, 8))
    third = LateTable(3, 9, frozenset(range(1, 10)), frozenset())

    made = balance_plan([giver, receiver, third], TDA).answer.moves

    # Seat 9 has the big blind next; then 3 has it after 1 and 2, and 4 after 3.
    assert [move.target for move in made] == [TableSeat(2, 9), TableSeat(2, 3), TableSeat(2, 4)]
    # The giver's next big blind is worked out again after each who leaves.
    assert [move.source for move in made] == [TableSeat(1, 7), TableSeat(3, 9), TableSeat(1, 8)]


def test_those_who_wait_take_no_blind_from_those_who_come_after_them() -> None:
    # The button goes to 5, the small blind to 8. Were the newcomer on 6 dealt in, it would go to 6.
    rules = ruleset("tda-2024", {"button_rule": "simple_moving"})
    receiver = LateTable(2, 9, frozenset({1, 2, 5, 8}), frozenset({3, 4, 9}), LastHand(2, 5, 8))

    made = balance_plan([*room(9), receiver], rules).answer.moves

    assert [(move.target.seat, move.waits) for move in made] == [(6, True), (7, True)]


def test_when_only_the_small_blinds_place_is_open_the_floor_is_told() -> None:
    receiver = LateTable(2, 9, frozenset({1, 2, 4, 5, 6}), frozenset({7, 8, 9}), last=LastHand(1, 2, 3))
    (move,) = plan([*room(9), receiver]).moves

    assert (move.target, move.posts_small, move.waits) == (TableSeat(2, 3), True, False)


def test_where_newcomers_wait_nobody_posts_the_small_blind_by_default() -> None:
    receiver = LateTable(2, 9, frozenset({1, 2, 4, 5, 6}), frozenset({7, 8, 9}), last=LastHand(1, 2, 3))
    (move,) = balance_plan([*room(9), receiver], ruleset("robert-11")).answer.moves

    assert (move.posts_small, move.waits) == (False, True)


def test_of_equally_full_tables_the_lowest_number_gives_and_of_equally_short_ones_it_receives() -> None:
    tables = [
        LateTable(number, 10, frozenset(range(1, size + 1)))
        for number, size in [(8, 8), (30, 10), (4, 10), (6, 8)]
    ]

    made = plan(tables)

    assert [(move.source.table, move.target.table) for move in made.moves] == [(4, 6), (30, 8)]


def test_a_table_without_an_open_seat_does_not_receive() -> None:
    blocked = LateTable(1, 9, frozenset({1, 2}), frozenset(range(3, 10)))
    tables = [blocked, *(LateTable(n, 9, frozenset(range(1, 10 - (n == 3) * 2))) for n in (2, 3))]

    made = plan(tables)

    assert [(move.source.table, move.target.table) for move in made.moves] == [(2, 3)]


def test_s02_players_who_stay_are_never_moved() -> None:
    tables = room(9, 9, 7, last={1: LastHand(7, 8, 9), 2: LastHand(7, 8, 9)})
    anna = TableSeat(1, 1)

    (move,) = balance_plan(tables, TDA, stays={anna}).answer.moves

    assert (move.source, move.why) == (TableSeat(1, 2), "next_due")


def test_a_table_where_all_stay_leaves_it_to_the_next() -> None:
    tables = room(9, 9, 7)

    (move,) = balance_plan(tables, TDA, stays={TableSeat(1, n) for n in range(1, 10)}).answer.moves

    assert move.source == TableSeat(2, 9)


def test_s06_of_equally_full_tables_the_one_whose_player_was_moved_least_gives() -> None:
    tables = room(9, 9, 7, last={1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3)})
    moved = {TableSeat(1, 1): Moved(1, 300)}

    (move,) = balance_plan(tables, TDA, moved=moved).answer.moves

    assert (move.source, move.before.caution) == (TableSeat(2, 4), None)


def test_s06_where_the_rule_leaves_no_choice_it_warns() -> None:
    # Three went out within ten minutes at table 2: the same player is due a second time.
    tables = room(9, 6, last={1: LastHand(7, 8, 9)})
    moved = {TableSeat(1, 1): Moved(2, 240)}

    (move,) = balance_plan(tables, TDA, moved=moved).answer.moves

    assert move.source == TableSeat(1, 1)
    assert (move.before, move.before.caution) == (Moved(2, 240), "moved_lately")


@pytest.mark.parametrize("sizes", [[9, 9, 7], [10, 10, 2], [8, 8, 8, 5]])
def test_s06_earlier_moves_never_cost_a_further_move(sizes: list[int]) -> None:
    tables = room(*sizes, seats=10)
    moved = {TableSeat(1, seat): Moved(seat, 60) for seat in range(1, 11)}

    assert len(balance_plan(tables, TDA, moved=moved).answer.moves) == len(plan(tables).moves)


def test_t194_tda_11_d_play_halts_when_the_big_blind_falls_on_an_empty_seat() -> None:
    # Table 2 is three short, and its next big blind would fall on seat 6, opened by elimination.
    assert plan(room(8, 5, last={2: LastHand(3, 4, 5)})).halt == (2,)
    assert plan(room(8, 5, last={2: LastHand(2, 3, 4)})).halt == ()
    assert plan(room(8, 5)).halt == ()


def test_tda_11_d_two_short_does_not_halt() -> None:
    assert plan(room(8, 6, last={2: LastHand(4, 5, 6)})).halt == ()


def test_a_locked_seat_was_opened_by_nobodys_elimination() -> None:
    table = LateTable(2, 9, frozenset(range(1, 6)), frozenset({6}), LastHand(3, 4, 5))

    assert plan([*room(8), table]).halt == ()


def test_the_seat_after_the_last_one_is_seat_one() -> None:
    table = LateTable(2, 9, frozenset({5, 6, 7, 8, 9}), last=LastHand(7, 8, 9))

    assert plan([*room(8), table]).halt == (2,)


def test_the_house_may_halt_at_once_or_never() -> None:
    at_once, off = (ruleset("tda-2024", {"halt_rule": value}) for value in ("at_once", "off"))
    tables = room(8, 5, last={2: LastHand(2, 3, 4)})

    assert balance_plan(tables, at_once).answer.halt == (2,)
    assert balance_plan(tables, at_once).house == ("halt_rule",)
    assert balance_plan(room(8, 5, last={2: LastHand(3, 4, 5)}), off).answer.halt == ()


def test_play_may_halt_at_a_table_though_another_breaks() -> None:
    made = plan(room(8, 2, 2, last={2: LastHand(1, 1, 2)}))

    assert (made.breaks, made.halt) == (3, (2,))


def test_tda_11_is_cited_and_nothing_is_the_houses_choice() -> None:
    moving = balance_plan(room(9, 9, 7, last={1: LastHand(7, 8, 9)}), TDA)
    halting = balance_plan(room(8, 5, last={2: LastHand(3, 4, 5)}), TDA)

    assert moving.because == tuple(Article("TDA", place) for place in ("11-A", "11-D", "10-A", "32"))
    assert halting.because == tuple(Article("TDA", place) for place in ("11-A", "11-D", "10-A", "32"))
    assert (moving.house, halting.house) == ((), ())
    assert balance_plan(room(9, 9), TDA).because == (Article("TDA", "11-D"),)
    assert balance_plan(room(8, 1), TDA).because == (Article("WSOP-T", "66"), Article("TDA", "11-D"))


def test_what_a_silent_book_leaves_to_the_house_is_said() -> None:
    verdict = balance_plan(room(9, 9, 7, last={1: LastHand(7, 8, 9)}), ruleset("sport-ru"))

    assert verdict.because == (Article("TDA", "11-A"), Article("SP", "Definitions"))
    assert verdict.house == ("balance_diff", "new_between")


def test_a_difference_of_the_house_is_said() -> None:
    assert balance_plan(room(9, 9, 7), TDA, diff=3).house == ("balance_diff",)
    assert balance_plan(room(9, 9, 7), TDA, diff=2).house == ()
    option = ruleset("tda-2024", {"balance_diff": 3})
    assert balance_plan(room(9, 9, 7), option).answer.moves == ()
    assert balance_plan(room(9, 9, 7), option).house == ("balance_diff",)


@pytest.mark.parametrize("diff", [1, 0, -3])
def test_tables_cannot_be_brought_closer_than_one_player(diff: int) -> None:
    with pytest.raises(ValueError, match="closer"):
        plan(room(9, 7), diff=diff)
