"""The seat draw, version 1."""

import hashlib
from collections import Counter

import pytest

from director.domain.seats import TableSeat
from director.domain.tournament import Fill
from director.rules.floor.draw import DrawTable, Field, draw, seats_drawn
from director.rules.floor.sizes import CannotDraw
from director.rules.rulesets import ruleset
from director.rules.verdict import Article

KEY = bytes([0] * 31 + [1])


def names(count: int) -> list[str]:
    return [f"P{number:02}" for number in range(1, count + 1)]


def keys(count: int) -> list[bytes]:
    return [hashlib.sha256(b"fixed key %d" % number).digest() for number in range(count)]


T263 = Field(
    names(20),
    [DrawTable(1, 9, frozenset({5})), DrawTable(2, 9), DrawTable(3, 9)],
    {"P04": TableSeat(2, 1)},
    [("P01", "P02"), ("P05", "P19")],
)


def test_t156_ten_players_on_the_lowest_seats_of_two_tables() -> None:
    field = Field(names(10), [DrawTable(1, 9), DrawTable(2, 9)], fill="lowest")

    drawn = seats_drawn(field, KEY, "seatdraw|v1|EVT1")

    assert " ".join(f"{player}:{place}" for player, place in drawn.items()) == (
        "P01:1-1 P02:1-3 P03:1-2 P04:1-5 P05:1-4 P06:2-3 P07:2-5 P08:2-2 P09:2-4 P10:2-1"
    )


def test_t263_twenty_players_with_a_lock_a_reserved_seat_and_two_pairs_apart() -> None:
    drawn = seats_drawn(T263, KEY, "seatdraw|v1|EVT2|1|KsQd7c")

    assert " ".join(f"{player}:{place}" for player, place in drawn.items()) == (
        "P01:1-8 P02:2-4 P03:3-4 P04:2-1 P05:3-5 P06:1-1 P07:1-7 P08:1-3 P09:1-2 P10:1-6"
        " P11:3-2 P12:2-9 P13:1-4 P14:3-1 P15:3-3 P16:2-5 P17:3-6 P18:3-9 P19:2-6 P20:2-2"
    )
    assert Counter(place.table for place in drawn.values()) == {1: 7, 2: 6, 3: 7}


def test_t263_one_exchange_p19_with_p11() -> None:
    context = "seatdraw|v1|EVT2|1|KsQd7c"
    together = Field(T263.players, T263.tables, T263.reserved)

    before, after = seats_drawn(together, KEY, context), seats_drawn(T263, KEY, context)

    assert {player for player in before if before[player] != after[player]} == {"P11", "P19"}
    assert before["P05"].table == before["P19"].table


@pytest.mark.parametrize(
    ("fill", "seats", "cell"), [("random", 6, 2000), ("lowest", 6, 2000), ("random", 9, 4000 / 3)]
)
def test_s11_every_player_is_equally_likely_on_every_seat(fill: Fill, seats: int, cell: float) -> None:
    # 12,000 draws of six players; the limit of chi-square is that of one false alarm in a thousand.
    field = Field(names(6), [DrawTable(1, seats)], fill=fill)
    counts: Counter[tuple[str, int]] = Counter()

    for key in keys(12_000):
        counts.update((player, place.seat) for player, place in seats_drawn(field, key, "fair").items())

    cells = [counts[player, seat] for player in names(6) for seat in range(1, seats + 1)]
    assert all(abs(found - cell) <= 180 for found in cells)
    assert sum((found - cell) ** 2 / cell for found in cells) < {6: 52.6, 9: 73.4}[seats]


def test_s11_every_player_is_equally_likely_at_the_larger_table() -> None:
    field = Field(names(5), [DrawTable(1, 9), DrawTable(2, 9)])
    larger: Counter[str] = Counter()

    for key in keys(4_000):
        drawn = seats_drawn(field, key, "fair")
        sizes = Counter(place.table for place in drawn.values())
        larger.update(player for player, place in drawn.items() if sizes[place.table] == 3)

    assert all(abs(larger[player] - 2400) < 110 for player in names(5))


def test_s11_two_keys_give_two_draws_and_one_key_the_same_twice() -> None:
    first, second = keys(2)

    assert seats_drawn(T263, first, "x") == seats_drawn(T263, first, "x")
    assert seats_drawn(T263, first, "x") != seats_drawn(T263, second, "x")


def test_the_public_word_changes_the_seats() -> None:
    assert seats_drawn(T263, KEY, "seatdraw|v1|E|1|AsKs") != seats_drawn(T263, KEY, "seatdraw|v1|E|1|AsKd")


def test_tda_9_a_reserved_player_keeps_the_seat_and_nobody_else_gets_it() -> None:
    for key in keys(50):
        drawn = seats_drawn(T263, key, "x")
        assert drawn["P04"] == TableSeat(2, 1)
        assert len(set(drawn.values())) == 20


def test_a_locked_seat_is_never_given_even_when_all_others_are() -> None:
    field = Field(names(17), [DrawTable(1, 9, frozenset({5})), DrawTable(2, 9)])

    drawn = seats_drawn(field, KEY, "x")

    assert TableSeat(1, 5) not in drawn.values()


def test_tables_are_filled_in_the_order_given_and_not_by_number() -> None:
    field = Field(names(3), [DrawTable(7, 3), DrawTable(2, 3)], fill="lowest")
    turned = Field(names(3), [DrawTable(2, 3), DrawTable(7, 3)], fill="lowest")

    first, second = (seats_drawn(one, KEY, "x") for one in (field, turned))

    assert {p: s.table for p, s in first.items()} == {p: {2: 7, 7: 2}[s.table] for p, s in second.items()}


def test_pairs_apart_never_share_a_table() -> None:
    players = names(18)
    apart = [("P01", other) for other in players[1:8]] + [("P09", "P10"), ("P10", "P11")]
    field = Field(players, [DrawTable(1, 9), DrawTable(2, 9), DrawTable(3, 9)], apart=apart)

    for key in keys(200):
        drawn = seats_drawn(field, key, "x")
        assert all(drawn[one].table != drawn[other].table for one, other in apart)
        assert Counter(place.table for place in drawn.values()) == {1: 6, 2: 6, 3: 6}


def test_the_later_registered_of_a_pair_moves() -> None:
    field = Field(names(4), [DrawTable(1, 2), DrawTable(2, 2)])
    key = next(k for k in keys(50) if len({seats_drawn(field, k, "x")[p].table for p in ("P01", "P03")}) == 1)

    before = seats_drawn(field, key, "x")
    after = seats_drawn(Field(field.players, field.tables, apart=[("P03", "P01")]), key, "x")

    assert after["P01"] == before["P01"]
    assert after["P03"].table != before["P03"].table


def test_when_the_later_one_has_a_reserved_seat_the_earlier_one_moves() -> None:
    field = Field(names(4), [DrawTable(1, 2), DrawTable(2, 2)], {"P04": TableSeat(1, 1)}, [("P01", "P04")])

    for key in keys(40):
        drawn = seats_drawn(field, key, "x")
        assert drawn["P04"] == TableSeat(1, 1)
        assert drawn["P01"].table == 2


def test_every_fitting_seat_is_equally_likely_for_the_one_who_moves() -> None:
    # P01 is fixed at table 1; P03, when drawn beside him, leaves for one of the three seats of table 2.
    field = Field(
        names(5),
        [DrawTable(1, 2), DrawTable(2, 3)],
        {"P01": TableSeat(1, 1)},
        [("P01", "P03")],
        fill="lowest",
    )
    seats = Counter(seats_drawn(field, key, "x")["P03"].seat for key in keys(3_000))

    assert all(abs(seats[seat] - 1000) < 120 for seat in (1, 2, 3))


def test_whoever_changes_places_is_not_sent_to_somebody_he_must_avoid() -> None:
    # P04 may not sit with P02, so when P03 has to leave P01 and P02 only P05 or P06 can take his chair.
    apart = [("P01", "P03"), ("P02", "P04")]
    field = Field(names(6), [DrawTable(1, 3), DrawTable(2, 3)], apart=apart)

    for key in keys(200):
        drawn = seats_drawn(field, key, "x")
        assert all(drawn[one].table != drawn[other].table for one, other in apart)


def test_partners_do_not_trade_chairs_at_one_table() -> None:
    field = Field(names(2), [DrawTable(1, 2)], apart=[("P01", "P02")])

    with pytest.raises(CannotDraw) as refused:
        seats_drawn(field, KEY, "x")

    assert refused.value.code == "apart_impossible"
    assert refused.value.facts == {"one": "P01", "other": "P02", "table": 1}


def test_two_reserved_at_one_table_cannot_be_parted() -> None:
    reserved = {"P01": TableSeat(1, 1), "P02": TableSeat(1, 2)}
    field = Field(names(4), [DrawTable(1, 3), DrawTable(2, 3)], reserved, [("P01", "P02")])

    with pytest.raises(CannotDraw, match="apart_impossible"):
        seats_drawn(field, KEY, "x")


TABLES = [DrawTable(1, 3, frozenset({3})), DrawTable(2, 3)]


@pytest.mark.parametrize(
    ("code", "field"),
    [
        ("capacity", Field(names(6), TABLES)),
        ("duplicate_player", Field(["P01", "P02", "P01"], TABLES)),
        ("duplicate_table", Field(names(2), [DrawTable(1, 9), DrawTable(1, 9)])),
        ("unknown_player", Field(names(2), TABLES, {"P09": TableSeat(1, 1)})),
        ("unknown_player", Field(names(2), TABLES, apart=[("P01", "P09")])),
        ("same_player", Field(names(2), TABLES, apart=[("P01", "P01")])),
        ("no_such_table", Field(names(2), TABLES, {"P01": TableSeat(9, 1)})),
        ("no_such_seat", Field(names(2), TABLES, {"P01": TableSeat(1, 4)})),
        ("no_such_seat", Field(names(2), TABLES, {"P01": TableSeat(1, 0)})),
        ("seat_locked", Field(names(2), TABLES, {"P01": TableSeat(1, 3)})),
        ("seat_taken", Field(names(2), TABLES, {"P01": TableSeat(1, 1), "P02": TableSeat(1, 1)})),
    ],
)
def test_what_no_draw_can_honour_is_refused_by_name(code: str, field: Field[str]) -> None:
    with pytest.raises(CannotDraw) as refused:
        seats_drawn(field, KEY, "x")

    assert refused.value.code == code
    assert refused.value.facts


def test_ids_may_be_numbers() -> None:
    drawn = seats_drawn(Field([12, 15, 40], [DrawTable(1, 9)]), KEY, "x")

    assert list(drawn) == [12, 15, 40]


def test_the_largest_field_is_drawn() -> None:
    tables = [DrawTable(number, 9) for number in range(1, 1125)]
    pairs = [(number, number + 5000) for number in range(1, 21)]

    drawn = seats_drawn(Field(range(1, 10_113), tables, apart=pairs), KEY, "main")

    sizes = Counter(place.table for place in drawn.values())
    assert set(sizes.values()) == {8, 9}
    assert len(set(drawn.values())) == 10_112
    assert all(drawn[one].table != drawn[other].table for one, other in pairs)


def test_the_draw_cites_the_book_of_the_event() -> None:
    field = Field(names(4), [DrawTable(1, 9)])

    assert draw(field, KEY, "x", ruleset("sport-ru")).because == (Article("SP", "Draw"),)
    assert draw(field, KEY, "x", ruleset("tda-2024")).because == (Article("TDA", "7"),)
    with_need = draw(T263, KEY, "x", ruleset("sport-ru"))
    assert with_need.because == (Article("SP", "Draw"), Article("TDA", "9"))
    assert with_need.answer == seats_drawn(T263, KEY, "x")


def test_p34_nobody_of_ninety_gets_a_table_oftener_by_his_place_in_the_list() -> None:
    """P34: whoever stood first in the alphabet kept getting the top rooms."""
    count, field = 2_000, Field(names(90), [DrawTable(number, 9) for number in range(1, 11)])
    counts: Counter[tuple[str, int]] = Counter()
    for key in keys(count):
        counts.update((player, place.table) for player, place in seats_drawn(field, key, "fair").items())

    cell = count / 10
    found = sum((counts[player, table] - cell) ** 2 / cell for player in names(90) for table in range(1, 11))

    assert found < 930  # of chi-square with 89 × 9 degrees: one false alarm in a thousand
