"""The code of a card as a machine reads it: a QR code or, where speed asks for it, Code 128."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from director.printing.pen import Pen

QUIET: Final = 4
"""Light modules that a QR code needs on every side."""

_DARK = re.compile(b"\x01+")


def qr_matrix(code: str) -> tuple[bytearray, ...]:
    """Rows of modules, 1 is dark, without the quiet zone.

    The mask is fixed, for choosing the best of eight takes most of the time; any mask is lawful.
    """
    import segno

    return segno.make(code, error="m", mask=3, micro=False).matrix


def qr_rectangles(matrix: tuple[bytearray, ...]) -> Iterator[str]:
    """The dark modules as few rectangles, `x y width height` in modules: neighbours of a row are one."""
    top = len(matrix) - 1
    for number, row in enumerate(matrix):
        for dark in _DARK.finditer(row):
            start, end = dark.span()
            yield f"{start} {top - number} {end - start} 1"


def draw_qr(pen: Pen, x: float, y: float, side: float, code: str) -> None:
    """Draw a QR code in a square of a side in points; the caller leaves the quiet zone round it."""
    if not pen.draws:
        return
    matrix = qr_matrix(code)
    pen.rectangles(x, y, side / len(matrix), qr_rectangles(matrix))


def draw_bars(pen: Pen, x: float, y: float, width: float, height: float, code: str) -> None:
    """Draw Code 128 across a width in points; the caller leaves the quiet zone beside it."""
    if not pen.draws:
        return
    bars, length = _bars(code)
    pen.rectangles(
        x, y, width / length, (f"{start} 0 {thick} {height * length / width:.3f}" for start, thick in bars)
    )


def _bars(code: str) -> tuple[list[tuple[int, int]], int]:
    """Start and thickness of each bar in modules, and the length of all."""
    from reportlab.graphics.barcode.code128 import Code128

    drawn = Code128(code, quiet=0)
    drawn.validate()  # type: ignore[no-untyped-call]  # reportlab types only what draws
    drawn.encode()  # type: ignore[no-untyped-call]  # likewise
    drawn.decompose()  # type: ignore[no-untyped-call]  # likewise
    bars: list[tuple[int, int]] = []
    at = 0
    for letter in drawn.decomposed:
        # Bars are upper case, spaces lower case, a is one module.
        thick = ord(letter.lower()) - ord("a") + 1
        if letter.isupper():
            bars.append((at, thick))
        at += thick
    return bars, at
