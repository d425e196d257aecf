"""The topic `break-table`."""

from __future__ import annotations

from typing import Any

import pytest

from director.rules.questions.break_table import break_table_topic
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import article

KEY = "0" * 63 + "1"


def question(players: int, count: int, breaks: int, **changed: object) -> dict[str, object]:
    """So many players at so many tables of nine, as even as they can be."""
    low, more = divmod(players, count)
    full = [
        {"number": n, "seats": 9, "occupied": list(range(1, low + (n <= more) + 1))}
        for n in range(1, count + 1)
    ]
    asked = {"ask": "break-table", "tables": full, "table": breaks, "key": KEY, "context": "b|1"}
    return {**asked, **changed}


def moves(asked: dict[str, object]) -> list[dict[str, Any]]:
    found = break_table_topic(asked).answer["moves"]
    assert isinstance(found, list)
    return found


def refusal(asked: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        break_table_topic(asked)
    return refused.value.field, refused.value.code


def test_t201_45_players_at_six_tables_of_nine_fill_five() -> None:
    gone = moves(question(45, 6, 6))

    assert sorted(move["from"] for move in gone) == [[6, seat] for seat in range(1, 8)]
    assert len({tuple(move["to"]) for move in gone}) == 7
    assert all(move["waits"] is False for move in gone)


def test_t201_46_players_do_not() -> None:
    assert refusal(question(46, 6, 6)) == ("tables", "capacity")


def test_each_player_has_a_card_and_the_highest_comes_first() -> None:
    asked = question(16, 3, 3)

    verdict = break_table_topic({**asked, "rules": "tda-2024"})

    assert verdict.because[0] == article("TDA 10-B")
    assert [move["card"] for move in moves(asked)] == ["Ac", "Qc", "Ts", "7h", "3d"]


def test_a_locked_seat_is_not_given() -> None:
    tables = [
        {"number": 1, "seats": 9, "occupied": [1, 2, 3], "locked": [4, 5, 6, 7, 8]},
        {"number": 2, "seats": 9, "occupied": [5]},
    ]

    assert moves(question(0, 1, 2, tables=tables))[0]["to"] == [1, 9]


def test_an_empty_table_breaks_without_a_move() -> None:
    tables = [{"number": 1, "seats": 9, "occupied": []}]

    assert moves(question(0, 1, 1, tables=tables)) == []


def test_the_table_is_one_of_the_tables() -> None:
    assert refusal(question(9, 2, 3)) == ("table", "unknown_table")
    assert refusal(question(9, 2, 0)) == ("table", "out_of_range")


@pytest.mark.parametrize("name", ["tables", "table", "key", "context"])
def test_nothing_may_be_left_out(name: str) -> None:
    assert refusal(question(9, 2, 1, **{name: None})) == (name, "missing")


def test_a_field_nobody_knows_is_refused() -> None:
    assert refusal(question(9, 2, 1, diff=2)) == ("diff", "unknown_field")
