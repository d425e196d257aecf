"""Needs of single players become reserved chairs."""

import pytest

from director.domain.seats import TableSeat
from director.rules.floor.draw import DrawTable, Field, seats_drawn
from director.rules.floor.needs import Wanted, resolve_needs
from director.rules.floor.sizes import CannotDraw

TABLES = [DrawTable(4, 9, frozenset({1})), DrawTable(2, 6), DrawTable(7, 9)]


def test_tda_9_a_chair_that_is_named_is_reserved() -> None:
    assert resolve_needs([Wanted("Anna", 2, 5)], TABLES) == {"Anna": TableSeat(2, 5)}


def test_a_need_for_a_table_gets_its_lowest_seat_that_is_open() -> None:
    wanted = [Wanted("Anna", 4), Wanted("Boris", 4, 2), Wanted("Clara", table=4)]

    assert resolve_needs(wanted, TABLES) == {
        "Anna": TableSeat(4, 3),  # seat 1 is locked, seat 2 is Boris's
        "Boris": TableSeat(4, 2),
        "Clara": TableSeat(4, 4),
    }


def test_needs_for_a_seat_go_round_the_tables_in_their_order() -> None:
    wanted = [Wanted(name, seat=1) for name in ("Anna", "Boris")] + [Wanted("Clara", seat=6)]

    assert resolve_needs(wanted, TABLES) == {
        "Anna": TableSeat(2, 1),  # seat 1 of table 4 is locked
        "Boris": TableSeat(7, 1),
        "Clara": TableSeat(4, 6),
    }


def test_a_need_for_a_seat_skips_tables_that_are_too_small() -> None:
    wanted = [Wanted("Anna", seat=9), Wanted("Boris", seat=9)]

    assert resolve_needs(wanted, TABLES) == {"Anna": TableSeat(4, 9), "Boris": TableSeat(7, 9)}


def test_whoever_needs_nothing_is_left_to_the_draw() -> None:
    assert resolve_needs([Wanted("Anna")], TABLES) == {}


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("no_such_table", [Wanted("Boris", 9, 1)]),
        ("no_such_table", [Wanted("Boris", 9)]),
        ("no_such_seat", [Wanted("Boris", 2, 7)]),
        ("seat_locked", [Wanted("Boris", 4, 1)]),
        ("seat_taken", [Wanted("Anna", 2, 1), Wanted("Boris", 2, 1)]),
        ("no_seat_for_need", [*(Wanted(seat, 2, seat) for seat in range(1, 7)), Wanted("Boris", 2)]),
        ("no_seat_for_need", [Wanted("Anna", 2, 1), Wanted("Clara", 7, 1), Wanted("Boris", seat=1)]),
    ],
)
def test_s02_a_need_nobody_can_meet_is_refused_by_name(code: str, wanted: list[Wanted[object]]) -> None:
    with pytest.raises(CannotDraw) as refused:
        resolve_needs(wanted, TABLES)

    assert refused.value.code == code
    assert refused.value.facts["player"] == "Boris"


def test_s02_the_second_mark_on_one_seat_names_its_holder() -> None:
    with pytest.raises(CannotDraw) as refused:
        resolve_needs([Wanted("Anna", 2, 1), Wanted("Boris", 2, 1)], TABLES)

    assert refused.value.facts == {"player": "Boris", "place": TableSeat(2, 1), "holder": "Anna"}


def test_s02_needs_are_kept_by_the_draw() -> None:
    players = [f"P{number:02}" for number in range(1, 19)]
    reserved = resolve_needs([Wanted("P03", 2), Wanted("P09", seat=6)], TABLES)

    drawn = seats_drawn(Field(players, TABLES, reserved), bytes(32), "x")

    assert (drawn["P03"], drawn["P09"]) == (TableSeat(2, 1), TableSeat(4, 6))
