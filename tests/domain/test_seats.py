"""A seat as people write it."""

from __future__ import annotations

import pytest

from director.domain.seats import TableSeat, read_seat


@pytest.mark.parametrize("text", ["12-4", " 12 – 4 ", "12—4", "12.4", "12:4", "12/4"])
def test_a_seat_is_read_whatever_stands_between_its_numbers(text: str) -> None:
    assert read_seat(text) == TableSeat(12, 4)


@pytest.mark.parametrize("text", ["", "12", "12-", "-4", "12-4-1", "ivanov", "12-²", "123456-1"])
def test_other_texts_are_no_seat(text: str) -> None:
    assert read_seat(text) is None


def test_a_seat_is_read_as_it_was_written() -> None:
    assert read_seat(str(TableSeat(1124, 10))) == TableSeat(1124, 10)
