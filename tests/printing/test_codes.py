"""The code on a card says what the letters under it say."""

from __future__ import annotations

import segno

from director.printing.codes import _bars, qr_matrix, qr_rectangles

CODE = "FD00412KX"


def test_the_matrix_is_that_of_segno() -> None:
    expected = segno.make(CODE, error="m", mask=3, micro=False).matrix

    assert qr_matrix(CODE) == expected


def test_the_rectangles_cover_exactly_the_dark_modules() -> None:
    matrix = qr_matrix(CODE)
    size = len(matrix)
    painted = [bytearray(size) for _ in range(size)]

    for rectangle in qr_rectangles(matrix):
        x, y, width, height = map(int, rectangle.split())
        assert height == 1
        for at in range(x, x + width):
            assert not painted[size - 1 - y][at], "painted twice"
            painted[size - 1 - y][at] = 1

    assert tuple(painted) == tuple(bytearray(row) for row in matrix)


def test_a_short_code_makes_the_smallest_matrix() -> None:
    assert len(qr_matrix(CODE)) == 21


def test_bars_begin_and_end_as_code_128_asks() -> None:
    bars, length = _bars(CODE)

    assert bars[:3] == [(0, 2), (3, 1), (6, 1)], "start code B"
    assert bars[-4:][0][0] == length - 13
    assert [thick for _, thick in bars[-4:]] == [2, 3, 1, 2], "the stop pattern"
    assert (length - 2) % 11 == 0
