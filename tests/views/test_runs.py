"""Numbers of tables, written and read."""

from __future__ import annotations

import pytest

from director.views.runs import ranges, read_ranges


@pytest.mark.parametrize(
    ("numbers", "text"), [((), ""), ((5,), "5"), ((1, 2), "1, 2"), ((1, 2, 3, 9, 10), "1–3, 9, 10")]
)
def test_runs_of_numbers_are_drawn_together(numbers: tuple[int, ...], text: str) -> None:
    assert ranges(numbers) == text


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1-8", tuple(range(1, 9))),
        ("1–3, 12", (1, 2, 3, 12)),
        (" 5 ; 7,9 ", (5, 7, 9)),
        ("5 7 9", (5, 7, 9)),
        ("", ()),
        ("8-1", None),
        ("0", None),
        ("1-", None),
        ("ten", None),
        ("100000", None),
    ],
)
def test_table_numbers_are_read_as_people_write_them(text: str, numbers: tuple[int, ...] | None) -> None:
    assert read_ranges(text) == numbers


def test_more_numbers_than_allowed_are_not_read() -> None:
    assert read_ranges("1-3, 5", most=4) == (1, 2, 3, 5)
    assert read_ranges("1-3, 5-6", most=4) is None
