"""A clock on a screen that is higher than wide: the figures as large as the width lets, all else below them.

Everything is measured in hundredths of the width here, so that it is larger than on the layout for other
screens; where the whole does not fit, hundredths become smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QSizeF

from director.gui.screens.clock_layout import NOTICE, centred, figures, notice, notice_rows
from director.gui.screens.frame import (
    HEAD,
    LEAST,
    MORE,
    Frame,
    band,
    band_high,
    head,
    head_lines,
    moved,
)
from director.gui.screens.looks import Colours
from director.gui.screens.pieces import CAP, Box, Painting, Piece, Text, fitted, width
from director.gui.screens.sheet import Cell, Sheet

_ACROSS: Final = (1.0, 1.06, 1.12, 1.18)
"""How many hundreds of units the width has; the first with which all of it fits."""
_FIGURES: Final = 34.0
"""The least height that the figures and the air about them have."""
_NAMED, _NOTED = 4, 3
"""So many lines have the event and a notice at most."""
_BLINDS, _ANTE = 9.0, 7.0
_AIR: Final = 2.2
"""Above and below the cells."""
_ROW: Final = 9.8
_BELOW: Final = 8.4
"""What a value that has no room beside its label adds to its row."""
_VALUE, _LEAST_VALUE = 6.0, 4.8
_GAP: Final = 2.4
_STRIPE: Final = 0.05
"""How strong every other row is marked, so that the eye stays in it."""


class _Part(NamedTuple):
    """Something across the screen."""

    high: float
    pieces: list[Piece]


def tall_painting(sheet: Sheet, size: QSizeF, colours: Colours, *, faint: bool = False) -> Painting | None:
    """Everything of the clock in its place; None where the screen is not high enough for that."""
    for across in _ACROSS:
        frame = Frame(size, colours.of(sheet.look), colours, faint, across)
        top = _head(sheet, frame)
        below = list(_below(sheet, frame))
        middle = size.height() / frame.unit - top.high - sum(part.high for part in below)
        if middle < _FIGURES:
            continue
        pieces = [*top.pieces, *figures(sheet, frame, top.high * frame.unit, middle * frame.unit)]
        down = (top.high + middle) * frame.unit
        for part in below:
            pieces += (moved(piece, down) for piece in part.pieces)
            down += part.high * frame.unit
        return Painting(frame.look.ground, tuple(pieces))
    return None


def _head(sheet: Sheet, frame: Frame) -> _Part:
    said = (sheet.event, sheet.logo, sheet.time_of_day, frame)
    lines = min(_NAMED, head_lines(*said))
    if not sheet.logo or lines == 1:
        return _Part(HEAD + MORE * (lines - 1), list(head(*said, lines)))
    below = head_lines(sheet.event, "", "", frame)  # between logo and time there is little room
    named = min(_NAMED, max(2, below))
    high = HEAD + MORE * named - 2.0
    pieces = [moved(piece, (HEAD - 2.6) * frame.unit) for piece in head(sheet.event, "", "", frame, named)]
    return _Part(high, [*head("", sheet.logo, sheet.time_of_day, frame), *pieces])


def _below(sheet: Sheet, frame: Frame) -> Iterator[_Part]:
    """From the band to the foot."""
    high = band_high(sheet.band, frame)
    yield _Part(high, list(band(sheet.band, frame, sheet.left, blinks=sheet.blinks, high=high)))
    strong, rest = sheet.line
    for text, cap, bold in ((strong, _BLINDS, True), (rest, _ANTE, False)):
        if text:
            yield _Part(*centred(text, cap, frame, bold=bold))
    cells = [_cell(cell, frame) for cell in sheet.cells]
    if cells:
        yield _Part(_AIR, [])
    for at, (high, pieces) in enumerate(cells):
        stripe = Box(0, 0, frame.wide, high * frame.unit, frame.colours.text, strength=_STRIPE)
        yield _Part(high, [stripe, *pieces] if at % 2 == 0 else pieces)
    yield _Part(_AIR, [])
    rows = notice_rows(sheet, frame, _NOTED)
    if rows:
        high = NOTICE + MORE * (rows - 1)
        yield _Part(high, list(notice(sheet, high, rows, frame)))


def _cell(cell: Cell, frame: Frame) -> _Part:
    """Label left and value right; what is said beside it before the value, or above one that is too long."""
    unit, small = frame.unit, frame.em(LEAST)
    end, colours = frame.wide - frame.edge, frame.colours
    label, more = width(cell.label, small), width(cell.more, small)
    used = label + (_GAP * unit if label else 0.0)
    beside = used + (more + _GAP * unit if more else 0.0)
    base = (_ROW * unit + small * CAP) / 2
    pieces: list[Piece] = [Text(cell.label, frame.edge, base, small, colours.soft)]
    least = width(cell.value, frame.em(_LEAST_VALUE), bold=True)
    if least <= frame.room - beside:
        value, size = fitted(
            cell.value, frame.room - beside, frame.em(_VALUE), frame.em(_LEAST_VALUE), bold=True
        )
        wide = width(value, size, bold=True)
        pieces.append(
            Text(value, end, (_ROW * unit + size * CAP) / 2, size, colours.text, "right", bold=True)
        )
        if more:
            pieces.append(Text(cell.more, end - wide - _GAP * unit, base, small, colours.soft, "right"))
        return _Part(_ROW, pieces)
    if more:
        said, _same = fitted(cell.more, frame.room - used, small, small)
        pieces.append(Text(said, end, base, small, colours.soft, "right"))
    value, size = fitted(cell.value, frame.room, frame.em(_VALUE), frame.em(LEAST), bold=True)
    under = _ROW * unit + (_BELOW * unit - size * CAP) / 2 - 1.2 * unit + size * CAP
    pieces.append(Text(value, end, under, size, colours.text, "right", bold=True))
    return _Part(_ROW + _BELOW, pieces)
