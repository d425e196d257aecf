"""Where everything of a clock stands on a screen of some size, measured in hundredths of its height.

From the top: the event and the time of day; the figures; the band with what is left of the part along its
upper edge; blinds and ante; the cells in rows; a notice at the foot. What is not there leaves its room to the
figures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSizeF

from director.gui.screens.frame import BAND, FAINT, HEAD, LEAST, Frame, band, head, moved
from director.gui.screens.looks import LOOKS, Colours
from director.gui.screens.pieces import CAP, Box, Drawing, Painting, Piece, Text, fitted, lines_of, width
from director.gui.screens.sheet import Cell, Sheet

LARGEST: Final = 40.0
"""Height of the figures where there is room for more."""
SLIMMEST: Final = 0.86
"""How narrow the figures are made before they are made smaller."""
_LINE, _ROW, _NOTICE = 13.4, 8.2, 8.4
_MORE: Final = 6.2
"""Each further line of the notice."""
_FOOT: Final = 1.6
"""Below the last row."""
_AIR: Final = 6.5
"""Above and below the figures together, where there is room."""
_SMALLEST: Final = 25.8
"""Height of the figures that everything else makes room for."""
_BESIDE: Final = 4.0
"""Between blinds and ante."""
_STRIP: Final = 0.28
"""How strong the colour of the band is on the strip at the foot."""


def clock_painting(sheet: Sheet, size: QSizeF, colours: Colours, *, faint: bool = False) -> Painting:
    """Everything of the clock in its place."""
    frame = Frame(size, colours.of(sheet.look), colours, faint)
    sheet = _settled(sheet, frame)
    unit, high = frame.unit, size.height()
    rest = HEAD + BAND + (_LINE if any(sheet.line) else 0.0) + (_NOTICE if sheet.notice else 0.0) + _FOOT
    spare = high / unit - rest - _SMALLEST - 1.5
    rows = _rows(sheet.cells, frame)[: max(0, int(spare / _ROW))]
    notice = _notice_lines(sheet.notice, frame, spare - _ROW * len(rows))
    strip = _NOTICE + _MORE * (len(notice) - 1) if notice else 0.0
    rest += strip - _NOTICE if notice else 0.0
    below = [
        (BAND, band(sheet.band, frame, sheet.left, blinks=sheet.blinks)),
        (_LINE if any(sheet.line) else 0.0, _line(sheet, frame)),
        *((_ROW, _cells(row, frame)) for row in rows),
        (_FOOT, iter(())),
        (strip, _notice(notice, strip, frame)),
    ]
    middle = high - (rest + _ROW * len(rows)) * unit
    pieces = [*head(sheet.event, sheet.logo, sheet.time_of_day, frame)]
    pieces += _figures(sheet, frame, HEAD * unit, middle)
    top = HEAD * unit + middle
    for part, drawn in below:
        pieces += (moved(piece, top) for piece in drawn) if part else ()
        top += part * unit
    return Painting(frame.look.ground, tuple(pieces))


def _settled(sheet: Sheet, frame: Frame) -> Sheet:
    """The sheet; an ante that has no room beside its blinds heads the cells."""
    strong, rest = sheet.line
    size = frame.em(LEAST)
    wide = width(strong, size, bold=True) + width(rest, size) + _BESIDE * frame.unit
    if not strong or not rest or wide <= frame.room:
        return sheet
    return replace(sheet, line=(strong, ""), cells=(Cell("", rest), *sheet.cells))


# ------------------------------------------------------------------ from the top


def _figures(sheet: Sheet, frame: Frame, top: float, high: float) -> Iterator[Piece]:
    unit, colours = frame.unit, frame.colours
    middle = frame.size.width() / 2
    if not sheet.figures:
        side = min(high * 0.82, 46 * unit)
        icon = LOOKS[sheet.look].icon
        yield Drawing(icon, middle - side / 2, top + (high - side) / 2, side, frame.look.band)
        return
    cap = min(max(high / unit - _AIR, _SMALLEST), LARGEST)
    wide = width(sheet.figures, frame.em(cap), bold=True)
    room = frame.room
    stretch = 1.0
    if wide > room:  # first smaller down to what must be, then narrower, then over the margins
        cap = max(cap * room / wide, min(cap, _SMALLEST))
        wide = width(sheet.figures, frame.em(cap), bold=True)
        stretch = max(SLIMMEST, min(1.0, room / wide))
        cap *= min(1.0, (frame.size.width() - 2.0 * unit) / (wide * stretch))
    base = top + high / 2 + cap * unit / 2
    yield Text(
        sheet.figures,
        middle,
        base,
        frame.em(cap),
        colours.urgent if sheet.urgent else colours.text,
        "centre",
        bold=True,
        stretch=stretch,
        strength=FAINT if sheet.fades and frame.faint else 1.0,
    )


def _line(sheet: Sheet, frame: Frame) -> Iterator[Piece]:
    """Blinds and ante in the middle, the blinds strong."""
    strong, rest = sheet.line
    if not strong and not rest:
        return
    unit = frame.unit
    apart = _BESIDE * unit if strong and rest else 0.0
    size = frame.em(8.0)
    wide = width(strong, size, bold=True) + width(rest, size)
    size = max(frame.em(LEAST), min(size, size * (frame.room - apart) / wide))
    strong, _same = fitted(strong, frame.room, size, size, bold=True)
    strong_wide = width(strong, size, bold=True)
    rest, _same = fitted(rest, max(0.0, frame.room - apart - strong_wide), size, size)
    left = (frame.size.width() - strong_wide - (apart + width(rest, size) if rest else 0.0)) / 2
    base = (_LINE * unit + size * CAP) / 2
    yield Text(strong, left, base, size, frame.colours.text, bold=True)
    if rest:
        yield Text(rest, left + strong_wide + apart, base, size, frame.colours.text)


# ------------------------------------------------------------------ cells and notice


_VALUE: Final = 4.8
"""Height of the figures of a cell."""
_APART: Final = 6.0
"""The least distance of two cells."""
_GAP: Final = 1.9
"""Between what a cell says."""


def _texts(cell: Cell, frame: Frame) -> list[tuple[str, float, bool]]:
    """What a cell says, each with its size and whether it is strong."""
    small, large = frame.em(LEAST), frame.em(_VALUE)
    said = [(cell.label, small, False), (cell.value, large, True), (cell.more, small, False)]
    return [part for part in said if part[0]]


def _wide_of(cell: Cell, frame: Frame) -> float:
    texts = _texts(cell, frame)
    words = sum(width(text, size, bold=bold) for text, size, bold in texts)
    return words + _GAP * frame.unit * (len(texts) - 1)


def _rows(cells: Sequence[Cell], frame: Frame) -> list[list[Cell]]:
    """The cells in as few rows as they fit, with as much beside them as leaves it at that."""
    made = [_flowed([_spared(cell, most, frame) for cell in cells], frame) for most in range(3)]
    fewest = min(map(len, made))
    return _balanced(next(rows for rows in made if len(rows) == fewest), frame)


def _balanced(rows: list[list[Cell]], frame: Frame) -> list[list[Cell]]:
    """Two rows with as many cells in each, where they fit so."""
    if len(rows) != 2:
        return rows
    cells = [*rows[0], *rows[1]]
    half = (len(cells) + 1) // 2
    fit = all(len(_flowed(part, frame)) == 1 for part in (cells[:half], cells[half:]))
    return [cells[:half], cells[half:]] if fit else rows


def _spared(cell: Cell, most: int, frame: Frame) -> Cell:
    """The cell without what can be spared so soon, or does not fit the screen at all."""
    too_wide = _wide_of(cell, frame) > frame.room
    return cell._replace(more="") if too_wide or 0 < cell.spare <= most else cell


def _flowed(cells: Sequence[Cell], frame: Frame) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    used = 0.0
    for cell in cells:
        wide = _wide_of(cell, frame)
        if rows and used + _APART * frame.unit + wide <= frame.room:
            used += _APART * frame.unit + wide
            rows[-1].append(cell)
        else:
            rows.append([cell])
            used = wide
    return rows


def _cells(row: Sequence[Cell], frame: Frame) -> Iterator[Piece]:
    """A row of cells: the first at the left margin, the last at the right one; one alone in the middle."""
    wide = [_wide_of(cell, frame) for cell in row]
    free = max(0.0, frame.room - sum(wide))
    apart = free / (len(row) - 1) if len(row) > 1 else 0.0
    left = frame.edge + (free / 2 if len(row) == 1 else 0.0)
    base = (_ROW * frame.unit + frame.em(_VALUE) * CAP) / 2
    for cell, one in zip(row, wide, strict=True):
        at = left
        for text, size, bold in _texts(cell, frame):
            colour = frame.colours.text if bold else frame.colours.soft
            yield Text(text, at, base, size, colour, bold=bold)
            at += width(text, size, bold=bold) + _GAP * frame.unit
        left += one + apart


def _notice_lines(notice: str, frame: Frame, spare: float) -> list[str]:
    """The notice in one line, or in two where it would be cut and the figures have room to spare."""
    size = frame.em(LEAST)
    lines = lines_of(notice, frame.room, size)
    if len(lines) > 2 or _MORE * (len(lines) - 1) > spare:
        return [fitted(notice, frame.room, size, size)[0]]
    return lines


def _notice(lines: Sequence[str], high: float, frame: Frame) -> Iterator[Piece]:
    """On a strip along the foot."""
    unit, size = frame.unit, frame.em(LEAST)
    if not lines:
        return
    yield Box(0, 0, frame.size.width(), high * unit, frame.look.band, strength=_STRIP)
    first = (_NOTICE * unit + size * CAP) / 2
    for at, line in enumerate(lines):
        base = first + at * _MORE * unit
        yield Text(line, frame.size.width() / 2, base, size, frame.colours.text, "centre")
