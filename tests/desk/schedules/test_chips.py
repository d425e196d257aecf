"""The chips of the house under the hands of an editor."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.desk.schedules import chips
from director.desk.schedules.chips import parse_chips, rows_of
from director.domain.chip_case import Chip, ChipCase
from director.domain.sheets import ChipRow

ROWS = (ChipRow("25", "green", "1000", "8"), ChipRow("100", "black", "", "8"), ChipRow("500"))


@given(
    st.lists(
        st.tuples(st.integers(1, 10**9), st.integers(0, 10**6), st.integers(0, 99)),
        unique_by=lambda one: one[0],
        max_size=30,
    )
)
def test_a_set_taken_apart_into_cells_and_put_together_is_the_same(
    chips_of: list[tuple[int, int, int]],
) -> None:
    case = ChipCase(tuple(Chip(value, "red", owned, stack) for value, owned, stack in chips_of))

    assert parse_chips(rows_of(case)) == (case, ())


def test_cells_take_what_people_type() -> None:
    typed = chips.chips_put(ROWS, [0, 2], "owned", "1 500")

    assert [row.owned for row in typed] == ["1500", "", "1500"]
    assert chips.chips_put(ROWS, [1], "colour", " dark  blue ")[1].colour == "dark blue"
    assert chips.chips_put(ROWS, [1], "value", "many")[1].value == "many"


def test_a_block_is_pasted_and_goes_on_below() -> None:
    made = chips.chips_pasted(
        ROWS, 2, ("value", "colour", "owned"), [["1k", "yellow", "300"], ["5 000", "red"]]
    )

    assert made[2:] == (ChipRow("1000", "yellow", "300"), ChipRow("5000", "red"))
    assert chips.chips_removed(made, {0, 1}) == made[2:]
    assert chips.chips_sorted((*made[2:], ChipRow(), ROWS[0]))[0] == ROWS[0]


def test_cells_are_emptied_and_filled_down_column_by_column() -> None:
    rows = (ChipRow("25", "green", "300", "8"), ChipRow("100"), ChipRow("500", "violet"))

    assert chips.chips_cleared(rows, [(0, "owned"), (2, "colour"), (3, "value")]) == (
        ChipRow("25", "green", "", "8"), ChipRow("100"), ChipRow("500")
    )  # fmt: skip
    assert chips.chips_filled_down(rows, [0, 2], ("colour", "owned")) == (
        rows[0], rows[1], ChipRow("500", "green", "300")
    )  # fmt: skip
    assert chips.chips_filled_down(rows, [], ("colour",)) == rows


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ((ChipRow("x"),), ("bad_value", 1, "value")),
        ((ChipRow(""),), ("no_value", 1, "value")),
        ((*ROWS, ChipRow("100")), ("value_twice", 4, "value")),
        ((ChipRow("25", owned="few"),), ("bad_count", 1, "owned")),
        ((ChipRow("25", in_stack="few"),), ("bad_count", 1, "in_stack")),
        ((ChipRow("25", "x" * 41),), ("note_too_long", 1, "colour")),
        (tuple(ChipRow(str(n)) for n in range(1, 32)), ("too_many_chips", 0, "")),
    ],
)
def test_what_is_wrong_is_named(rows: tuple[ChipRow, ...], fault: tuple[str, int, str]) -> None:
    assert [(one.code, one.row, one.column) for one in parse_chips(rows).faults] == [fault]
