"""Lists that nobody could bring in: each is one fault in a sentence, in time."""

from __future__ import annotations

import pytest

from director.desk.lists.cutting import MOST_CELLS
from director.desk.lists.decoding import MOST_BYTES
from director.desk.lists.reading import LONGEST_NAME, read, read_text
from director.desk.schedules import reading as schedules
from director.domain.lists import Choices


def faults(content: bytes, choices: Choices | None = None) -> list[tuple[str, int]]:
    return [(fault.code, fault.row) for fault in read(content, choices).faults]


def test_a_list_of_a_million_columns_is_one_fault() -> None:
    assert faults(b"family,given" + b"," * 1_000_000 + b"\nSmith,John\n") == [("too_many_cells", 1)]
    assert faults(b"family,given\nSmith,John" + b",x" * MOST_CELLS) == [("too_many_cells", 2)]


def test_as_many_columns_as_a_spreadsheet_has_are_none() -> None:
    assert faults(b"family,given" + b"," * (MOST_CELLS - 2) + b"\nSmith,John\n") == []


@pytest.mark.parametrize("name", ["undefined", "no-such", "base64", "rot13", "x" * 10_000, "a\nb"])
def test_an_encoding_that_is_none_is_one_fault(name: str) -> None:
    assert faults("family,given\nÉ,x\n".encode(), Choices(encoding=name)) == [("unknown_encoding", 0)]


def test_two_long_given_names_are_said_to_be_too_long_and_not_to_be_missing() -> None:
    long = "x" * LONGEST_NAME
    assert faults(f"family,given,middle\nSmith,{long},{long}\n".encode()) == [("cell_too_long", 2)]


@pytest.mark.parametrize(
    "text",
    ["x" * (MOST_BYTES + 1), "Kala;Anne\n" * (MOST_BYTES // 10 + 1), 'a"' * 9_000_000],
    ids=["one word", "lines", "quotes"],
)
def test_a_pasted_text_of_no_end_is_one_fault(text: str) -> None:
    assert [fault.code for fault in read_text(text).faults] == ["too_large"]
    assert [fault.code for fault in schedules.read_text(text).faults] == ["too_large"]
