"""Where tables and seats lie on the floor map: arithmetic only, in floor units (a pixel at 100 %)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

CELL_WIDTH = 396.0
CELL_HEIGHT = 190.0
"""Room for one table, with the way round it."""
BOX_WIDTH = 374.0
BOX_HEIGHT = 166.0
"""The table with its seats, in the middle of its cell."""
OVAL_WIDTH = 262.0
OVAL_HEIGHT = 116.0
"""The felt; the seats stand on its rim."""
SEAT_WIDTH = 118.0
SEAT_HEIGHT = 30.0
"""A seat with a name."""
CHAIR_WIDTH = 50.0
CHAIR_HEIGHT = 22.0
"""A seat where names would not be read."""


class Spot(NamedTuple):
    """A rectangle in floor units."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2


def chair_spot(seat: Spot) -> Spot:
    """The chair in the middle of a seat's room."""
    x, y = seat.middle
    width, height = min(CHAIR_WIDTH, seat.width), min(CHAIR_HEIGHT, seat.height)
    return Spot(x - width / 2, y - height / 2, width, height)


@cache
def seat_spots(seats: int) -> tuple[Spot, ...]:
    """The seats of a table relative to its cell, clockwise from the dealer's left.

    The dealer sits at the bottom; a row of up to three faces the dealer, the others sit at the two ends.
    """
    if seats < 4:
        bottom, top = int(seats == 1), int(seats == 3)
    else:
        bottom, rest = 2, seats - 2
        top = {2: 2, 3: 1}.get(rest, 2 + rest % 2)
    ends = (seats - bottom - top) // 2
    rows = ends + 2
    height = min(SEAT_HEIGHT, BOX_HEIGHT / rows - 6)
    step = (BOX_HEIGHT - height) / (rows - 1)
    reach = BOX_WIDTH / 2 - SEAT_WIDTH / 2
    lowest = BOX_HEIGHT / 2 - height / 2

    def row(index: int) -> float:
        return lowest - step * index

    left = [(-reach, row(i + 1)) for i in range(ends)]
    right = [(reach, row(ends - i)) for i in range(ends)]
    across = {0: (), 1: (0.0,), 2: (-0.525, 0.525), 3: (-1.05, 0.0, 1.05)}[top]
    above = [(x * SEAT_WIDTH, -lowest) for x in across]
    below = {0: (), 1: (0.0,), 2: (-0.6, 0.6)}[bottom]
    centres = [(x * SEAT_WIDTH, lowest) for x in below[:1]] + left + above + right
    centres += [(x * SEAT_WIDTH, lowest) for x in below[1:]]
    return tuple(
        Spot(CELL_WIDTH / 2 + x - SEAT_WIDTH / 2, CELL_HEIGHT / 2 + y - height / 2, SEAT_WIDTH, height)
        for x, y in centres
    )


def columns_for(count: int, width: float = 1.45, height: float = 1.0, most: float = math.inf) -> int:
    """How many tables stand side by side, so that all are seen as large as a view of this shape allows.

    Tens in a big room, so that a row starts with 1, 31, 61. Above the zoom `most` nobody wants them larger.
    """
    count = max(count, 1)
    if width <= 0 or height <= 0:
        width, height = 1.45, 1.0

    def worth(columns: int) -> tuple[float, int]:
        zoom = min(width / (columns * CELL_WIDTH), height / (-(-count // columns) * CELL_HEIGHT))
        # As large as wanted: rather side by side. Else rather a last row that is nearly full.
        return (most, columns) if zoom >= most else (zoom, -columns)

    best = max(range(1, count + 1), key=worth)
    return round(best / 5) * 5 if best > 12 else best


class Grid:
    """Tables in rows; finds a table by its number, and what lies at a point."""

    def __init__(self, numbers: tuple[int, ...], columns: int = 0) -> None:
        self.numbers = numbers
        self.columns = min(columns or columns_for(len(numbers)), max(len(numbers), 1))
        self.rows = -(-len(numbers) // self.columns)
        self._index = {number: index for index, number in enumerate(numbers)}

    def with_columns(self, columns: int) -> Grid:
        """The same tables with so many side by side."""
        return self if columns == self.columns else Grid(self.numbers, columns)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole floor."""
        return self.columns * CELL_WIDTH, self.rows * CELL_HEIGHT

    def index(self, number: int) -> int | None:
        """The position of this table, or None."""
        return self._index.get(number)

    def cell(self, index: int) -> Spot:
        """The cell of the table at this position."""
        row, column = divmod(index, self.columns)
        return Spot(column * CELL_WIDTH, row * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)

    def index_at(self, x: float, y: float) -> int | None:
        """Which table's cell holds the point, or None."""
        column, row = math.floor(x / CELL_WIDTH), math.floor(y / CELL_HEIGHT)
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        index = row * self.columns + column
        return index if index < len(self.numbers) else None

    def within(self, area: Spot) -> Iterator[int]:
        """Positions of all tables whose cell touches the area, row by row."""
        first_column = max(0, math.floor(area.x / CELL_WIDTH))
        last_column = min(self.columns - 1, math.floor((area.x + area.width) / CELL_WIDTH))
        first_row = max(0, math.floor(area.y / CELL_HEIGHT))
        last_row = min(self.rows - 1, math.floor((area.y + area.height) / CELL_HEIGHT))
        for row in range(first_row, last_row + 1):
            start = row * self.columns
            yield from range(start + first_column, min(start + last_column + 1, len(self.numbers)))


def seat_at(x: float, y: float, seats: int) -> int | None:
    """Which seat lies at a point of the cell, or None."""
    for number, spot in enumerate(seat_spots(seats), 1):
        if spot.holds(x, y):
            return number
    return None


def on_table(x: float, y: float) -> bool:
    """Whether a point of the cell lies on the table rather than on empty ground."""
    return abs(x - CELL_WIDTH / 2) <= BOX_WIDTH / 2 and abs(y - CELL_HEIGHT / 2) <= BOX_HEIGHT / 2
