"""The topic `tables`."""

import pytest

from director.rules.questions.reading import BadQuestion
from director.rules.questions.tables import tables
from director.rules.verdict import Article


@pytest.mark.parametrize(
    ("players", "seats", "sizes"),
    [
        pytest.param(23, 9, [8, 8, 7], id="T148"),
        pytest.param(46, 9, [8, 8, 8, 8, 7, 7], id="T149"),
        pytest.param(100, 9, [9] * 4 + [8] * 8, id="T152"),
        pytest.param(2, 9, [2], id="heads-up"),
        pytest.param(10112, 9, [9] * 1120 + [8] * 4, id="the largest event"),
    ],
)
def test_the_sizes_of_tables(players: int, seats: int, sizes: list[int]) -> None:
    assert tables({"ask": "tables", "players": players, "seats": seats}).answer == {"sizes": sizes}


def test_the_book_of_the_event_is_cited() -> None:
    assert tables({"players": 9, "seats": 9}).because == (Article("SP", "Draw"),)
    assert tables({"players": 9, "seats": 9, "rules": "wsop-2026"}).because == (Article("TDA", "7"),)


@pytest.mark.parametrize("players", [1, 0, -5, 10**7, 10**39])
def test_a_field_no_event_has_is_refused(players: int) -> None:
    with pytest.raises(BadQuestion) as refused:
        tables({"players": players, "seats": 9})

    assert (refused.value.field, refused.value.code) == ("players", "out_of_range")
