"""Which place lies in the direction of an arrow key: on the map, and at one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import Qt

from director.domain.seats import TableSeat
from director.gui.widgets.floor_carry import THE_TABLE
from director.gui.widgets.floor_layout import Grid, seat_spots
from director.gui.widgets.floor_pieces import Detail
from director.views.floor import FloorTable

Direction = tuple[int, int]
"""Right is (1, 0), down is (0, 1)."""
ARROWS: Final[dict[Qt.Key, Direction]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The way each arrow key goes."""
Spot = tuple[float, float]
"""Where the middle of a place is."""
_Place = TypeVar("_Place")


def nearest(place: _Place, here: Spot, others: Iterable[tuple[_Place, Spot]], direction: Direction) -> _Place:
    """Of these places the nearest that way; the place itself where there is none."""
    found, least = place, float("inf")
    for other, (left, top) in others:
        along = (left - here[0]) * direction[0] + (top - here[1]) * direction[1]
        across = abs((left - here[0]) * direction[1]) + abs((top - here[1]) * direction[0])
        cost = along + 2.5 * across
        if along > 2 and cost < least:
            found, least = other, cost
    return found


def next_place(
    grid: Grid, tables: Sequence[FloorTable], place: TableSeat, direction: Direction, detail: Detail
) -> TableSeat:
    """The nearest seat that way, at this table or one beside it; tables only where no seats are drawn."""
    index = grid.index(place.table)
    if index is None:
        return place
    if detail is Detail.CELLS:
        return _next_table(grid, index, direction) or place
    here = _middle(grid, tables, index, place.seat)
    return nearest(place, here, _seats_near(grid, tables, index), direction)


def _next_table(grid: Grid, index: int, direction: Direction) -> TableSeat | None:
    row, column = divmod(index, grid.columns)
    row, column = row + direction[1], column + direction[0]
    if not (0 <= row < grid.rows and 0 <= column < grid.columns):
        return None
    index = row * grid.columns + column
    return TableSeat(grid.numbers[index], THE_TABLE) if index < len(grid.numbers) else None


def _middle(grid: Grid, tables: Sequence[FloorTable], index: int, seat: int) -> Spot:
    cell = grid.cell(index)
    spots = seat_spots(len(tables[index].seats))
    if not 1 <= seat <= len(spots):
        return cell.middle
    x, y = spots[seat - 1].middle
    return cell.x + x, cell.y + y


def _seats_near(grid: Grid, tables: Sequence[FloorTable], index: int) -> Iterator[tuple[TableSeat, Spot]]:
    row, column = divmod(index, grid.columns)
    for other_row in range(max(0, row - 1), min(grid.rows, row + 2)):
        for other_column in range(max(0, column - 1), min(grid.columns, column + 2)):
            other = other_row * grid.columns + other_column
            if other >= len(tables):
                continue
            table = tables[other]
            for seat in range(1, len(table.seats) + 1):
                yield TableSeat(table.number, seat), _middle(grid, tables, other, seat)
