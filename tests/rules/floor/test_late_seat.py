"""Seats for late entries."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.floor.late_seat import LateTable, late_pool, late_seat, waits_at
from director.rules.floor.target import target_seat
from director.rules.rulesets import NAMES, ruleset
from director.rules.table.next_hand import Table, next_hand
from director.rules.verdict import Article

TDA = ruleset("tda-2024")
KEY = bytes(32)


def table(
    number: int, occupied: set[int], *, locked: set[int] | None = None, last: LastHand | None = None
) -> LateTable:
    return LateTable(number, 9, frozenset(occupied), frozenset(locked or set()), last)


def eight_but(*empty: int) -> set[int]:
    return set(range(1, 10)) - set(empty)


def test_t158_a_late_entry_goes_to_the_shortest_table() -> None:
    tables = [table(1, eight_but(9)), table(2, eight_but(4)), table(3, eight_but(2, 7))]

    for key in (hashlib.sha256(b"%d" % n).digest() for n in range(20)):
        place = late_seat(tables, key, "late", TDA).answer.place
        assert place in (TableSeat(3, 2), TableSeat(3, 7))


def test_t160_between_the_next_small_blind_and_the_button_he_waits() -> None:
    # Next hand: button 5, small blind 8; seats 6 and 7 lie between.
    only_six = table(1, {1, 2, 5, 8}, locked={3, 4, 7, 9}, last=LastHand(2, 5, 8))

    seat = late_seat([only_six], KEY, "late", TDA)

    assert (seat.answer.place, seat.answer.waits) == (TableSeat(1, 6), True)
    assert seat.because == (Article("TDA", "8-A"), Article("TDA", "10-A"), Article("TDA", "32"))
    assert seat.house == ()


def test_trap_3_the_positions_of_the_next_hand_count_and_not_those_of_the_last() -> None:
    # Seats 3 and 4 lay between button and small blind of the finished hand.
    only_three = table(1, {1, 2, 5, 8}, locked={4, 6, 7, 9}, last=LastHand(2, 5, 8))

    assert not late_seat([only_three], KEY, "late", TDA).answer.waits


def test_before_the_first_hand_of_a_table_nobody_waits() -> None:
    seat = late_seat([table(1, {1, 2, 3})], KEY, "late", TDA)

    assert not seat.answer.waits
    assert seat.because == (Article("TDA", "8-A"),)


def test_without_an_open_seat_there_is_no_chair() -> None:
    full = table(1, eight_but(5), locked={5})

    seat = late_seat([full], KEY, "late", TDA)

    assert (seat.answer.place, seat.answer.waits, seat.answer.pool) == (None, False, ())
    assert late_seat([], KEY, "late", TDA).answer.place is None


def test_a_table_that_cannot_receive_does_not_count_as_the_shortest() -> None:
    blocked = table(1, {1, 2}, locked=eight_but(1, 2))
    open_one = table(2, eight_but(3))

    assert late_pool([blocked, open_one]) == (TableSeat(2, 3),)


def test_the_pool_is_every_open_seat_of_all_tables_that_tie() -> None:
    tables = [table(8, eight_but(3, 1)), table(2, eight_but(9)), table(5, eight_but(4, 6), locked={4})]

    assert late_pool(tables) == (TableSeat(8, 1), TableSeat(8, 3), TableSeat(5, 6))


def test_every_seat_of_the_pool_is_equally_likely() -> None:
    tables = [table(1, eight_but(1, 2)), table(2, eight_but(3, 4))]
    counts: Counter[TableSeat | None] = Counter(
        late_seat(tables, hashlib.sha256(b"%d" % n).digest(), "late", TDA).answer.place for n in range(4_000)
    )

    assert all(abs(counts[place] - 1000) < 110 for place in late_pool(tables))


@pytest.mark.parametrize(
    ("rules", "waiting"),
    [
        # Last hand 1/2/3, seats 2 and 3 empty since: dead button 2, dead small blind 3, big blind 4.
        ("tda-2024", set()),
        ("robert-11", {2, 3}),
        # The button moves to 4, blinds to 6 and 8: a newcomer at 5 waits by house choice, one at 7 has the
        # big blind himself and plays it.
        ("sport-ru", {5}),
        # Who posted the small blind is gone, so 4 has the button.
        ("draw-room", {5}),
    ],
)
def test_the_books_differ_about_who_waits(rules: str, waiting: set[int]) -> None:
    found = set()
    for seat in (2, 3, 5, 7, 9):
        only = table(1, {1, 4, 6, 8}, locked={2, 3, 5, 7, 9} - {seat}, last=LastHand(1, 2, 3))
        if late_seat([only], KEY, "late", ruleset(rules)).answer.waits:
            found.add(seat)

    assert found == waiting


@st.composite
def _arrivals(draw: st.DrawFn) -> tuple[LateTable, int]:
    """A table after a hand, and an empty seat of it."""
    seats = draw(st.integers(4, 9))
    order = draw(st.permutations(range(1, seats + 1)))
    occupied = frozenset(order[: draw(st.integers(2, seats - 1))])
    button, small, big = sorted(draw(st.permutations(range(1, seats + 1)))[:3])
    last = draw(st.sampled_from((LastHand(button, small, big), LastHand(small, small, big))))
    return LateTable(1, seats, occupied, last=last), order[-1]


@given(_arrivals(), st.sampled_from(NAMES))
def test_dr_the_next_hand_deals_him_in_if_and_only_if_he_was_told_so(
    arrival: tuple[LateTable, int], name: str
) -> None:
    """One decision for late entry, moved player and the hand itself (DR blind rules, TDA 10-A)."""
    table, seat = arrival
    rules, last = ruleset(name), table.last
    assert last is not None
    waits = waits_at(table, seat, rules).answer
    hand = next_hand(
        Table("tournament", table.seats, table.occupied | {seat}, last, 50, 100, arrivals=frozenset({seat})),
        rules,
    ).answer

    assert waits == (seat in hand.waits)
    assert target_seat(table, [seat], table.occupied, rules).waits == waits


def test_what_the_house_chose_is_said() -> None:
    seat = late_seat([table(1, {1, 4, 6}, last=LastHand(1, 4, 6))], KEY, "late", ruleset("sport-ru"))

    assert seat.because == (Article("TDA", "8-A"), Article("SP", "Definitions"))
    assert seat.house == ("new_between",)


def test_a_lone_player_makes_nobody_wait() -> None:
    assert not late_seat([table(1, {4}, last=LastHand(1, 4, 6))], KEY, "late", TDA).answer.waits
