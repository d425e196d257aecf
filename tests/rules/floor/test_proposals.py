"""Seats proposed for a tournament as it stands."""

import pytest

from director.domain.entries import Withdraw
from director.domain.hands import LastHand
from director.domain.play import SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats
from director.domain.tournament import DrawTable as TermTable
from director.rules.floor.balance import balance_plan
from director.rules.floor.draw import DrawTable
from director.rules.floor.proposals import (
    draw_terms,
    field_of,
    late_chair,
    late_chairs,
    newcomer_at,
    tables_now,
)
from director.rules.floor.sizes import CannotDraw
from director.rules.table.sitting import rules_at
from director.rules.verdict import article
from tests.helpers.evening import Evening
from tests.helpers.tables import TableInPlay

KEY = bytes(32)


def test_the_terms_of_a_draw_name_everybody_and_every_open_table_in_order() -> None:
    evening = Evening().tables(7, 2, seats=6)
    evening.do(CloseTable(2))
    evening.tables(4)
    first, second, third = (evening.enter(who) for who in (1, 2, 3))
    evening.do(Withdraw(second, 100_000, 10_000), "ill")
    evening.do(LockSeats(4, (9, 5)))

    terms = draw_terms(evening.tournament)

    assert terms.entries == (first, third)
    assert terms.tables == (TermTable(7, 6), TermTable(4, 9, (5, 9)))
    assert (terms.reserved, terms.apart, terms.fill) == ((), (), "random")


def test_needs_and_pairs_go_into_the_draw() -> None:
    evening = Evening().tables(1, 2)
    first, second, third = (evening.enter(who) for who in (1, 2, 3))
    evening.do(FixSeat(third, 2, 5))
    evening.do(FixSeat(first, table=2))
    evening.do(KeepApart(first, second))

    terms = draw_terms(evening.tournament, "lowest")
    field = field_of(terms)

    assert {e: (t, s) for e, t, s in terms.reserved} == {third: (2, 5), first: (2, 1)}
    assert field.players == (first, second, third)
    assert field.tables == [DrawTable(1, 9), DrawTable(2, 9)]
    assert field.reserved == {third: TableSeat(2, 5), first: TableSeat(2, 1)}
    assert set(map(frozenset, field.apart)) == {frozenset({first, second})}
    assert field.fill == "lowest"


def test_the_chair_of_a_dead_stack_is_out_of_the_draw() -> None:
    evening = Evening().tables(1)
    gone = evening.enter(1, (1, 4))
    evening.enter(2, (1, 5))
    evening.do(StartPlay())
    evening.do(Withdraw(gone, chips="dead"), "left")

    assert draw_terms(evening.tournament).tables == (TermTable(1, 9, (4,)),)


def test_without_an_open_table_nothing_is_drawn() -> None:
    with pytest.raises(Impossible, match="no_open_tables"):
        draw_terms(Evening().tournament)


def test_a_need_nobody_can_meet_stops_the_draw_by_name() -> None:
    evening = Evening().tables(1)
    needy = evening.enter(1)
    evening.do(FixSeat(needy, 1, 5))
    evening.do(LockSeats(1, (5,)))

    with pytest.raises(CannotDraw) as refused:
        draw_terms(evening.tournament)

    assert (refused.value.code, refused.value.facts["player"]) == ("seat_locked", needy)


def test_t158_a_late_entry_is_drawn_among_the_seats_of_the_shortest_tables() -> None:
    evening = Evening().tables(1, 2, seats=4)
    for who, seat in enumerate([(1, 1), (1, 2), (2, 3)], 1):
        evening.enter(who, seat)

    pool = late_chairs(evening.tournament)

    assert pool == (TableSeat(2, 1), TableSeat(2, 2), TableSeat(2, 4))
    assert late_chair(evening.tournament, KEY, "late") in pool


def test_tda_9_a_late_entry_with_a_chair_of_his_own_gets_it() -> None:
    evening = Evening().tables(1, 2)
    late = evening.enter(1)
    evening.do(FixSeat(late, 2, 5))

    assert late_chairs(evening.tournament, late) == (TableSeat(2, 5),)
    assert late_chair(evening.tournament, KEY, "late", late) == TableSeat(2, 5)


def test_a_chair_kept_for_somebody_is_in_nobodys_pool() -> None:
    evening = Evening().tables(1, seats=3)
    first, second, late = (evening.enter(who) for who in (1, 2, 3))
    evening.do(FixSeat(first, 1, 1))
    evening.do(FixSeat(second, 1, 3))

    assert late_chairs(evening.tournament, late) == (TableSeat(1, 2),)


@pytest.mark.parametrize(
    ("table", "seat", "pool"),
    [
        (1, None, {(1, 2), (1, 3)}),
        (None, 3, {(1, 3), (2, 3)}),
    ],
)
def test_a_need_for_a_table_or_a_seat_narrows_the_pool(
    table: int | None, seat: int | None, pool: set[tuple[int, int]]
) -> None:
    evening = Evening().tables(1, 2, seats=3)
    evening.enter(1, (1, 1))
    evening.enter(2, (2, 1))
    late = evening.enter(3)
    evening.do(FixSeat(late, table, seat))

    assert set(late_chairs(evening.tournament, late)) == pool


def test_a_late_entry_is_not_drawn_to_the_table_of_somebody_he_must_avoid() -> None:
    evening = Evening().tables(1, 2, seats=3)
    foe = evening.enter(1, (1, 1))
    evening.enter(2, (2, 1))
    unseated, late = evening.enter(3), evening.enter(4)
    evening.do(KeepApart(late, foe))
    evening.do(KeepApart(late, unseated))

    assert {place.table for place in late_chairs(evening.tournament, late)} == {2}


def test_when_every_seat_is_taken_a_late_entry_hears_so() -> None:
    evening = Evening().tables(1, seats=2)
    evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))

    with pytest.raises(Impossible) as refused:
        late_chair(evening.tournament, KEY, "late")

    assert (refused.value.code, refused.value.facts) == ("no_open_seat", {"tables": 1})


def test_tda_8a_t160_a_late_entry_between_small_blind_and_button_waits() -> None:
    """The next hand has a dead button at 2 and the small blind at 4."""
    tournament = TableInPlay((1, 4, 6, 7), last=(1, 2, 4)).evening.tournament

    waiting = newcomer_at(tournament, TableSeat(1, 3))

    assert (waiting.answer, waiting.because) == (True, (article("TDA 10-A"), article("TDA 32")))
    assert [newcomer_at(tournament, TableSeat(1, seat)).answer for seat in (2, 5, 8)] == [False] * 3


def test_before_a_tables_first_hand_a_newcomer_never_waits() -> None:
    tournament = TableInPlay((1, 4, 6, 7), last=(1, 2, 4)).evening.tournament

    assert not newcomer_at(tournament, TableSeat(2, 3)).answer


def test_tda_11a_balancing_looks_at_the_hand_each_table_played_last() -> None:
    """Seat 4 of the fuller table is due the big blind; its chair at the other one is due it as well."""
    evening = TableInPlay(range(1, 10)).evening
    for seat in (1, 2, 3, 5, 6, 7, 8):
        evening.enter(50 + seat, (2, seat))
    evening.do(SetButton(2, 1, 2, 3))

    tables = [*tables_now(evening.tournament).tables.values()]
    (move,) = balance_plan(tables, rules_at(evening.tournament)).answer.moves

    assert [table.last for table in tables] == [LastHand(1, 2, 3)] * 2
    assert (move.source, move.target) == (TableSeat(1, 4), TableSeat(2, 4))


def test_a_chair_kept_for_somebody_is_nobodys_to_be_moved_to() -> None:
    table = TableInPlay((1, 2, 3))
    table.evening.do(FixSeat(table.at[1], 2, 5))

    assert [one.open_seats() for one in tables_now(table.evening.tournament).tables.values()] == [
        [4, 5, 6, 7, 8, 9],
        [1, 2, 3, 4, 6, 7, 8, 9],
    ]
