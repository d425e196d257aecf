"""Where everything of a clock stands on a screen of some size, measured in hundredths of its height.

From the top: the event and the time of day; the figures; the band with what is left of the part along its
upper edge; blinds and ante; the cells in rows; a notice at the foot. What is not there leaves its room to the
figures. Notices that take turns have the room of the longest, so that nothing moves when they do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSizeF

from director.gui.screens.frame import BAND, FAINT, HEAD, LEAST, MORE, Frame, band, head, head_lines, moved
from director.gui.screens.looks import LOOKS, Colours
from director.gui.screens.pieces import (
    CAP,
    Box,
    Drawing,
    Painting,
    Piece,
    Text,
    fitted,
    in_lines,
    lines_of,
    width,
)
from director.gui.screens.sheet import Cell, Sheet

LARGEST: Final = 40.0
"""Height of the figures where there is room for more."""
SLIMMEST: Final = 0.86
"""How narrow the figures are made before they are made smaller."""
_LINE, _ROW, NOTICE = 13.4, 8.2, 8.4
_FOOT: Final = 1.6
"""Below the last row."""
_AIR: Final = 6.5
"""Above and below the figures together, where there is room."""
_SMALLEST: Final = 25.8
"""Height of the figures that everything else makes room for."""
_LINED: Final = 8.0
"""Height of blinds and ante, where there is room."""
_BESIDE: Final = 4.0
"""Between blinds and ante."""
_STRIP: Final = 0.28
"""How strong the colour of the band is on the strip at the foot."""


def clock_painting(sheet: Sheet, size: QSizeF, colours: Colours, *, faint: bool = False) -> Painting:
    """Everything of the clock in its place."""
    frame = Frame(size, colours.of(sheet.look), colours, faint)
    sheet = _settled(sheet, frame)
    unit, high = frame.unit, size.height()
    line, stakes = _line(sheet, frame)
    rest = HEAD + BAND + line + (NOTICE if sheet.notices else 0.0) + _FOOT
    spare = high / unit - rest - _SMALLEST - 1.5
    rows = _rows(sheet.cells, frame)[: max(0, int(spare / _ROW))]
    spare -= _ROW * len(rows)
    noted = notice_rows(sheet, frame, 2 if spare >= MORE else 1)
    spare -= MORE * max(0, noted - 1)
    named = min(2 if spare >= MORE else 1, head_lines(sheet.event, sheet.logo, sheet.time_of_day, frame))
    strip = NOTICE + MORE * (noted - 1) if noted else 0.0
    below = [
        (BAND, band(sheet.band, frame, sheet.left, blinks=sheet.blinks)),
        (line, iter(stakes)),
        *((_ROW, _cells(row, frame)) for row in rows),
        (_FOOT, iter(())),
        (strip, notice(sheet, strip, noted, frame)),
    ]
    top = (HEAD + MORE * (named - 1)) * unit
    middle = high - top - sum(part for part, _pieces in below) * unit
    pieces = [*head(sheet.event, sheet.logo, sheet.time_of_day, frame, named)]
    pieces += figures(sheet, frame, top, middle)
    top += middle
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


def figures(sheet: Sheet, frame: Frame, top: float, high: float) -> Iterator[Piece]:
    """What is left, in the middle of the room that it has; or the mark of the look."""
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


def _line(sheet: Sheet, frame: Frame) -> tuple[float, list[Piece]]:
    """Blinds and ante in the middle, the blinds strong; and how high that is."""
    strong, rest = sheet.line
    if not strong or not rest:
        return centred(strong or rest, _LINED, frame, bold=bool(strong))
    unit = frame.unit
    apart, size = _BESIDE * unit, frame.em(_LINED)
    wide = width(strong, size, bold=True) + width(rest, size)
    size = max(frame.em(LEAST), min(size, size * (frame.room - apart) / wide))
    strong, _same = fitted(strong, frame.room, size, size, bold=True)
    strong_wide = width(strong, size, bold=True)
    rest, _same = fitted(rest, max(0.0, frame.room - apart - strong_wide), size, size)
    left = (frame.size.width() - strong_wide - apart - width(rest, size)) / 2
    base = (_LINE * unit + size * CAP) / 2
    return _LINE, [
        Text(strong, left, base, size, frame.colours.text, bold=True),
        Text(rest, left + strong_wide + apart, base, size, frame.colours.text),
    ]


def centred(text: str, cap: float, frame: Frame, *, bold: bool) -> tuple[float, list[Piece]]:
    """A line in the middle, as large as the width lets, or two where it would be cut; how high first."""
    if not text:
        return 0.0, []
    size = frame.em(LEAST)
    lines = in_lines(text, 2, frame.room, size, bold=bold)
    for line in lines:
        cap = min(cap, max(LEAST, cap * frame.room / width(line, frame.em(cap), bold=bold)))
    size, unit = frame.em(cap), frame.unit
    step = cap * 1.6
    high = _LINE + step * (len(lines) - 1)
    first = (_LINE * unit + size * CAP) / 2
    middle, colour = frame.size.width() / 2, frame.colours.text
    return high, [
        Text(line, middle, first + at * step * unit, size, colour, "centre", bold=bold)
        for at, line in enumerate(lines)
    ]


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


def notice_rows(sheet: Sheet, frame: Frame, most: int) -> int:
    """How many lines the longest of the notices has that take turns."""
    return max((len(_notice_lines(text, frame, most)[0]) for text in sheet.notices), default=0)


def _notice_lines(text: str, frame: Frame, most: int) -> tuple[list[str], float]:
    """A notice in so many lines at most, and how narrow: a little narrower before a line more, or cut."""
    size = frame.em(LEAST)
    for count in range(1, most + 1):
        for slim in (1.0, SLIMMEST):
            lines = lines_of(text, frame.room / slim, size)
            if len(lines) <= count and not any(line.endswith("…") for line in lines):
                widest = max(width(line, size) for line in lines)
                return lines, min(1.0, frame.room / widest)
    return in_lines(text, most, frame.room / SLIMMEST, size), SLIMMEST


def notice(sheet: Sheet, high: float, rows: int, frame: Frame) -> Iterator[Piece]:
    """On a strip along the foot, in the middle of it."""
    unit, size = frame.unit, frame.em(LEAST)
    if not sheet.notice:
        return
    lines, slim = _notice_lines(sheet.notice, frame, rows)
    yield Box(0, 0, frame.size.width(), high * unit, frame.look.band, strength=_STRIP)
    first = (high - MORE * (len(lines) - 1)) / 2 * unit + size * CAP / 2
    for at, line in enumerate(lines):
        base = first + at * MORE * unit
        middle = frame.size.width() / 2
        yield Text(line, middle, base, size, frame.colours.text, "centre", stretch=slim)
