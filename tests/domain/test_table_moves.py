"""Who was taken to another table: how often, when last, and from where."""

from __future__ import annotations

import pytest

from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from tests.helpers.evening import Evening


def test_a_move_to_even_tables_out_is_remembered() -> None:
    evening = Evening().tables(1, 2)
    anna = evening.enter(1, (1, 1))

    evening.do(Move(anna, TableSeat(1, 1), TableSeat(2, 4), MoveReason.BALANCE))
    evening.do(Move(anna, TableSeat(2, 4), TableSeat(1, 3), MoveReason.BALANCE))

    entry = evening.tournament.entries[anna]
    assert (entry.moved, entry.moved_from) == (2, 2)
    assert entry.moved_at == evening.journal.lines[-1].at


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ((2, 4), MoveReason.BY_HAND),
        ((2, 4), MoveReason.WRONG_SEAT),
        ((1, 4), MoveReason.BALANCE),
    ],
)
def test_another_chair_of_the_same_table_and_other_moves_are_not(
    target: tuple[int, int], why: MoveReason
) -> None:
    evening = Evening().tables(1, 2)
    anna = evening.enter(1, (1, 1))

    evening.do(Move(anna, TableSeat(1, 1), TableSeat(*target), why))

    entry = evening.tournament.entries[anna]
    assert (entry.moved, entry.moved_at, entry.moved_from) == (0, "", 0)
