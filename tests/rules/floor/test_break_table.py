"""The two-step draw for a table that closes (TDA 10-B)."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.cards.card import DECK, Card, read_cards
from director.rules.floor.break_table import Leaving, NewSeat, break_table, playing_cards
from director.rules.floor.late_seat import LateTable
from director.rules.floor.sizes import CannotDraw
from director.rules.floor.stream import Stream
from director.rules.rulesets import ruleset
from director.rules.verdict import article

TDA = ruleset("tda-2024")
KEY = bytes([0] * 31 + [1])


def table(number: int, *occupied: int, seats: int = 9, locked: tuple[int, ...] = ()) -> LateTable:
    return LateTable(number, seats, frozenset(occupied), frozenset(locked))


def drawn(leaving: Leaving[int], key: bytes = KEY) -> list[NewSeat[int]]:
    return break_table(leaving, key, "breaktable|v1|EVT1|9", TDA).answer


def keys(count: int) -> list[bytes]:
    return [sha256(f"key {n}".encode()).digest() for n in range(count)]


def test_tables_differ_by_one_at_most_afterwards() -> None:
    for key in keys(50):
        tables = [table(1, 1, 2, 3), table(2, 1, 2, 3, 4, 5), table(3, 1, 2)]
        seats = drawn(Leaving(range(1, 7), tables), key)
        sizes = Counter(seat.place.table for seat in seats)
        assert sorted([3 + sizes[1], 5 + sizes[2], 2 + sizes[3]]) == [5, 5, 6]


def test_a_table_without_room_stays_as_it_is() -> None:
    tables = [table(1, 1, 2, locked=tuple(range(3, 10))), table(2, 1, 2, 3, 4)]

    assert {seat.place.table for seat in drawn(Leaving((1, 2, 3), tables))} == {2}


def test_nobody_gets_a_taken_or_a_locked_seat_nor_one_twice() -> None:
    tables = [table(1, 1, 4, 6, locked=(2,)), table(2, 3, 5, locked=(9,))]
    for key in keys(30):
        places = [seat.place for seat in drawn(Leaving(range(1, 8), tables), key)]
        assert len(set(places)) == 7
        assert all(place.seat in {t.number: t.open_seats() for t in tables}[place.table] for place in places)


def test_everybody_is_as_likely_on_every_open_seat() -> None:
    """S11: 3,000 breaks of three players to six open seats: each pair 500 ± 4 deviations."""
    tables = [table(1, 1, 2, seats=5), table(2, 1, 2, seats=5)]
    seen: Counter[tuple[int, TableSeat]] = Counter()
    for key in keys(3000):
        seen.update((seat.player, seat.place) for seat in drawn(Leaving((1, 2, 3), tables), key))

    assert len(seen) == 18
    assert all(420 <= count <= 580 for count in seen.values())


def test_tda_10_b_seat_cards_go_to_the_highest_playing_card_first_by_suit() -> None:
    seats = drawn(Leaving(range(1, 10), [table(1), table(2)]))

    cards = [seat.card for seat in seats if seat.card is not None]
    assert len(cards) == 9
    assert cards == sorted(cards, reverse=True)
    assert article("TDA 10-B") in break_table(Leaving((1,), [table(1)]), KEY, "x", TDA).because


def test_the_same_key_draws_the_same_and_another_context_another() -> None:
    leaving = Leaving(range(1, 10), [table(1), table(2)])

    assert drawn(leaving) == drawn(leaving)
    assert drawn(leaving) != break_table(leaving, KEY, "breaktable|v1|EVT1|10", TDA).answer


def test_a_third_party_finds_the_seats_by_the_steps_that_are_written_down() -> None:
    """The steps of version 1 done by hand, for two tables that gain two and one."""
    leaving = Leaving((1, 2, 3), [table(1, 1, 2, seats=4), table(2, 1, 2, 3, seats=6)])
    stream = Stream(KEY, "breaktable|v1|EVT1|9")
    # 2: table 1 gains one, then of 3 and 3 each one: no chance is asked.
    first, second = [3, 4], [4, 5, 6]
    stream.shuffle(first)
    stream.shuffle(second)
    seat_cards = [TableSeat(1, seat) for seat in sorted(first[:2])] + [TableSeat(2, second[0])]
    stream.shuffle(seat_cards)
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    assert deck == list(map(str, DECK)), "rank by rank, as the paper says"
    stream.shuffle(deck)
    order = sorted((1, 2, 3), key=lambda player: read_cards(deck[player - 1]), reverse=True)

    assert [(seat.player, seat.place) for seat in drawn(leaving)] == list(zip(order, seat_cards, strict=True))


def test_more_than_52_players_take_another_deck_after_the_first() -> None:
    cards = playing_cards(60, Stream(KEY, "x"))

    assert [which for which, _ in cards] == [0] * 52 + [1] * 8
    assert {card for which, card in cards if which == 0} == set(DECK)
    tables = [table(number) for number in range(1, 8)]
    by_deck = [seat.card for seat in drawn(Leaving(range(60), tables))]
    assert by_deck[0] == Card(14, DECK[-1].suit)
    assert by_deck[51] == read_cards("2c")[0]
    assert len(by_deck) == 60


def test_tda_10_a_whoever_comes_between_small_blind_and_button_waits() -> None:
    receiving = LateTable(1, 9, frozenset((1, 2, 5, 8)), frozenset((3, 4, 7, 9)), LastHand(2, 5, 8))

    verdict = break_table(Leaving((1,), [receiving]), KEY, "x", TDA)

    assert [(seat.place, seat.waits) for seat in verdict.answer] == [(TableSeat(1, 6), True)]
    assert article("TDA 10-A") in verdict.because


def test_tda_9_a_reserved_chair_is_given_without_a_card_and_counts_in_its_table() -> None:
    tables = [table(1, 1, 2), table(2, 1, 2)]
    leaving = Leaving((1, 2, 3, 4), tables, reserved={3: TableSeat(1, 9)})
    for key in keys(20):
        seats = drawn(leaving, key)
        assert seats[0] == NewSeat(3, TableSeat(1, 9), None, waits=False)
        assert Counter(seat.place.table for seat in seats) == {1: 2, 2: 2}
    assert article("TDA 9") in break_table(leaving, KEY, "x", TDA).because


def test_pairs_are_parted_from_who_sits_there_and_from_each_other() -> None:
    tables = [table(1, 1, 2), table(2, 1, 2)]
    seated = {90: TableSeat(1, 1), 91: TableSeat(2, 1)}
    for key in keys(40):
        leaving = Leaving((1, 2, 3, 4), tables, seated=seated, apart=((1, 90), (3, 4), (90, 91), (7, 1)))
        places = {seat.player: seat.place for seat in drawn(leaving, key)}
        assert places[1].table == 2
        assert places[3].table != places[4].table
        assert len(set(places.values())) == 4


def test_who_can_change_with_nobody_takes_an_open_seat_where_the_fewest_sit() -> None:
    tables = [table(1, 1, 2), table(2, 1, 2, 3, 4), table(3, 1, 2, 3, seats=5), table(4, 1, 2, 3)]
    seated = {90: TableSeat(1, 1), 91: TableSeat(2, 1)}
    seen = set()
    for key in keys(60):
        (seat,) = drawn(Leaving((1,), tables, seated=seated, apart=((1, 90), (91, 1))), key)
        seen.add(seat.place)

    assert seen == {TableSeat(3, 4), TableSeat(3, 5), *(TableSeat(4, seat) for seat in range(4, 10))}


def test_an_open_seat_is_taken_by_the_one_who_may_move() -> None:
    tables = [table(1, 1, seats=6), table(2, 1, 2, 3, seats=6)]
    leaving = Leaving((1, 2), tables, reserved={1: TableSeat(1, 6)}, apart=((2, 1),))
    for key in keys(20):
        assert {seat.player: seat.place.table for seat in drawn(leaving, key)} == {1: 1, 2: 2}


def test_at_one_table_nobody_can_be_kept_apart() -> None:
    leaving = Leaving((1, 2), [table(1)], apart=((1, 2),))

    assert len(drawn(leaving)) == 2


def test_a_pair_that_cannot_be_parted_is_refused() -> None:
    tables = [table(1, 1, 2, 3, seats=4), table(2, 1, 2, 3, seats=4)]
    seated = {90: TableSeat(1, 1), 91: TableSeat(2, 1)}

    with pytest.raises(CannotDraw) as refused:
        drawn(Leaving((1, 2), tables, seated=seated, apart=((1, 90), (1, 91))))

    assert refused.value.code == "apart_impossible"


def test_without_room_there_is_no_draw() -> None:
    with pytest.raises(CannotDraw) as refused:
        drawn(Leaving((1, 2, 3), [table(1, 1, 2, seats=4)]))

    assert (refused.value.code, refused.value.facts) == ("capacity", {"players": 5, "capacity": 4})
