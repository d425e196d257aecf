from __future__ import annotations

import math
from itertools import pairwise

import pytest

from director.gui.widgets.floor_layout import (
    BOX_HEIGHT,
    BOX_WIDTH,
    CELL_HEIGHT,
    CELL_WIDTH,
    Grid,
    Spot,
    chair_spot,
    columns_for,
    on_table,
    seat_at,
    seat_spots,
)

SIZES = range(1, 24)


def overlap(one: Spot, other: Spot) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("seats", SIZES)
def test_every_table_has_its_seats_and_no_two_overlap(seats: int) -> None:
    spots = seat_spots(seats)
    assert len(spots) == seats
    assert not any(overlap(a, b) for i, a in enumerate(spots) for b in spots[i + 1 :])


@pytest.mark.parametrize("seats", SIZES)
def test_seats_stay_inside_the_table_s_box(seats: int) -> None:
    for spot in seat_spots(seats):
        assert spot.x >= (CELL_WIDTH - BOX_WIDTH) / 2 - 0.01
        assert spot.y >= (CELL_HEIGHT - BOX_HEIGHT) / 2 - 0.01
        assert spot.x + spot.width <= (CELL_WIDTH + BOX_WIDTH) / 2 + 0.01
        assert spot.y + spot.height <= (CELL_HEIGHT + BOX_HEIGHT) / 2 + 0.01


@pytest.mark.parametrize("seats", SIZES[2:])
def test_seats_go_clockwise_from_the_dealer_s_left(seats: int) -> None:
    def angle(spot: Spot) -> float:
        x, y = spot.middle
        # From straight down, where the dealer sits, through the left side.
        return math.atan2(-(x - CELL_WIDTH / 2), y - CELL_HEIGHT / 2) % math.tau

    angles = [angle(spot) for spot in seat_spots(seats)]
    assert all(a < b for a, b in pairwise(angles))


@pytest.mark.parametrize("seats", SIZES)
def test_the_middle_of_a_seat_is_that_seat(seats: int) -> None:
    for number, spot in enumerate(seat_spots(seats), 1):
        assert seat_at(*spot.middle, seats) == number
        assert seat_at(*chair_spot(spot).middle, seats) == number


def test_the_middle_of_the_table_is_the_table_and_no_seat() -> None:
    assert seat_at(CELL_WIDTH / 2, CELL_HEIGHT / 2, 9) is None
    assert on_table(CELL_WIDTH / 2, CELL_HEIGHT / 2)
    assert not on_table(2, 2)


def test_a_big_room_has_rows_that_begin_with_round_numbers() -> None:
    grid = Grid(tuple(range(1, 1125)))
    assert grid.columns % 5 == 0
    width, height = grid.size
    assert 1.2 < width / height < 1.8


def test_each_cell_is_found_by_its_point_and_nothing_lies_beyond() -> None:
    grid = Grid((3, 5, 7, 11, 13, 17, 19))
    for index, number in enumerate(grid.numbers):
        assert grid.index(number) == index
        assert grid.index_at(*grid.cell(index).middle) == index
    assert grid.index_at(-1, 5) is None
    assert grid.index_at(*grid.size) is None
    last = grid.cell(len(grid.numbers))
    assert grid.index_at(*last.middle) is None
    assert grid.index(4) is None


def test_an_area_holds_exactly_the_tables_whose_cells_it_touches() -> None:
    grid = Grid(tuple(range(1, 31)))
    area = Spot(CELL_WIDTH * 1.5, CELL_HEIGHT * 0.5, CELL_WIDTH, CELL_HEIGHT)
    assert set(grid.within(area)) == {1, 2, grid.columns + 1, grid.columns + 2}
    assert list(grid.within(Spot(-1e6, -1e6, 3e6, 3e6))) == list(range(30))
    assert list(Grid(()).within(area)) == []


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 12, 40])
@pytest.mark.parametrize("shape", [(616, 524), (1000, 560), (500, 900), (1600, 300)])
def test_no_other_number_of_columns_shows_the_room_larger(count: int, shape: tuple[int, int]) -> None:
    def zoom(columns: int) -> float:
        return min(shape[0] / (columns * CELL_WIDTH), shape[1] / (-(-count // columns) * CELL_HEIGHT))

    columns = columns_for(count, *shape)

    assert columns <= 12
    assert zoom(columns) == max(zoom(other) for other in range(1, count + 1))


def test_two_tables_stand_side_by_side_where_there_is_room() -> None:
    assert columns_for(2, 1000, 560, 1.15) == 2
    assert columns_for(2, 500, 900, 1.15) == 1
