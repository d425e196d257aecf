"""What screens of every content have in common: how they are measured, their head, and the band across."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QSizeF

from director.gui.screens.logo import proportion
from director.gui.screens.looks import Colours, Look
from director.gui.screens.pieces import (
    CAP,
    Box,
    Drawing,
    Picture,
    Piece,
    Text,
    fitted,
    in_lines,
    lines_of,
    width,
)
from director.gui.screens.sheet import Band

LEAST: Final = 4.2
"""Height of the smallest capitals, in hundredths of the height of the screen."""
HEAD: Final = 11.0
"""Height of the head."""
BAND: Final = 10.6
"""Height of the band."""
MORE: Final = 6.2
"""Each further line of what has several."""
FAINT: Final = 0.45
"""How strong what comes and goes is at its weakest."""
_EDGE: Final = 4.5
_LINE: Final = 0.9
"""How thick the line is that says what is left."""
_NAME: Final = 4.6
_WIDEST_LOGO: Final = 24.0
_LARGE: Final = 6.0
"""What the band says."""
_BESIDE: Final = 2.6
"""Between what the band says first and the rest."""
_TWO: Final = 8.4
"""What a second line adds to the band."""


class Frame(NamedTuple):
    """A screen, and how its parts are measured."""

    size: QSizeF
    look: Look
    colours: Colours
    faint: bool = False
    """What comes and goes is weak now."""
    across: float = 1.25
    """How many hundreds of units the width is at least, on a screen that is higher than wide."""

    @property
    def wide(self) -> float:
        """The width in pixels."""
        return self.size.width()

    @property
    def unit(self) -> float:
        """A hundredth of the height; less on a screen that is higher than wide."""
        return min(self.size.height(), self.size.width() / self.across) / 100

    @property
    def edge(self) -> float:
        """The margin at both sides."""
        return _EDGE * self.unit

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.size.width() - 2 * self.edge

    def em(self, cap: float) -> float:
        """The size of a text with capitals of so many hundredths."""
        return cap * self.unit / CAP


def head(event: str, logo: str, right: str, frame: Frame, lines: int = 1) -> Iterator[Piece]:
    """Logo and event at the left, the time of day or the like at the right; the event in so many lines."""
    unit, colours = frame.unit, frame.colours
    base, left = (HEAD / 2 + _NAME / 2 - 0.3) * unit, frame.edge
    if shape := proportion(logo):
        high = 8.0 * unit
        wide = _wide_logo(shape) * unit
        yield Picture(logo, left, (HEAD - 8.0) / 2 * unit, wide, high)
    if right:
        yield Text(right, frame.wide - frame.edge, base, frame.em(_NAME), colours.text, "right", bold=True)
    left, room = _named(logo, right, frame)
    size = frame.em(LEAST)
    if lines == 1:
        name, size = fitted(event, room, frame.em(_NAME), size)
        named = [name]
    else:
        named = in_lines(event, lines, room, size)
    for at, line in enumerate(named):
        if line:
            yield Text(line, left, base + at * MORE * unit, size, colours.soft)


def head_lines(event: str, logo: str, right: str, frame: Frame) -> int:
    """How many lines the event takes, uncut."""
    return max(1, len(lines_of(event, _named(logo, right, frame)[1], frame.em(LEAST))))


def _wide_logo(shape: float) -> float:
    return min(8.0 * shape, _WIDEST_LOGO)


def _named(logo: str, right: str, frame: Frame) -> tuple[float, float]:
    """Where the event begins, and the room it has."""
    unit, shape = frame.unit, proportion(logo)
    left = frame.edge + ((_wide_logo(shape) + 2.4) * unit if shape else 0.0)
    end = frame.wide - frame.edge
    if right:
        end -= width(right, frame.em(_NAME), bold=True) + 4 * unit
    return left, end - left


def band_high(said: Band, frame: Frame) -> float:
    """Height of a band that may have two lines: as many as keep it whole."""
    size, room = frame.em(LEAST), _beside_icon(said, frame)
    wide = width(said.strong, size, bold=True) + width(said.rest, size)
    return BAND if not said.rest or wide + _BESIDE * frame.unit <= room else BAND + _TWO


def band(
    said: Band, frame: Frame, left: float | None = None, *, blinks: bool = False, high: float = BAND
) -> Iterator[Piece]:
    """The band across, with what is left of the part along its upper edge; its top is at 0."""
    unit, look = frame.unit, frame.look
    strength = FAINT if blinks and frame.faint else 1.0
    thick = _LINE * unit if left is not None else 0.0
    yield Box(0, -thick, frame.wide, high * unit + thick, look.band, strength=strength)
    if left is not None:
        yield Box(0, -thick, round(frame.wide * max(0.0, min(1.0, left))), thick, frame.colours.line)
    if high == BAND:
        yield from _banded(said, frame)
        return
    yield from _banded(said._replace(rest=""), frame)
    below, size = fitted(said.rest, frame.room, frame.em(_LARGE), frame.em(LEAST))
    base = (BAND + _TWO / 2 - 1.4) * unit + size * CAP / 2
    yield Text(below, frame.wide / 2, base, size, look.on_band, "centre")


def _banded(said: Band, frame: Frame) -> Iterator[Piece]:
    """What the band says, in one line."""
    unit, look = frame.unit, frame.look
    side, gap = _icon(said, frame)
    room = _beside_icon(said, frame)
    apart = _BESIDE * unit if said.rest else 0.0
    size = frame.em(_LARGE)
    wide = width(said.strong, size, bold=True) + width(said.rest, size)
    size = max(frame.em(LEAST), min(size, size * (room - apart) / wide)) if wide else size
    strong, _same = fitted(said.strong, room, size, size, bold=True)
    first = width(strong, size, bold=True)
    rest, _same = fitted(said.rest, max(0.0, room - apart - first), size, size)
    at = (frame.wide - side - gap - first - (apart + width(rest, size) if rest else 0.0)) / 2
    base = (BAND * unit + size * CAP) / 2
    if said.icon:
        top = (BAND * unit - side) / 2
        yield Drawing(said.icon, at, top, side, look.on_band, solid=said.solid)
    yield Text(strong, at + side + gap, base, size, look.on_band, bold=True)
    if rest:
        yield Text(rest, at + side + gap + first + apart, base, size, look.on_band)


def _icon(said: Band, frame: Frame) -> tuple[float, float]:
    """How large the mark is, and its distance from the words."""
    return (7.4 * frame.unit, 2.4 * frame.unit) if said.icon else (0.0, 0.0)


def _beside_icon(said: Band, frame: Frame) -> float:
    return frame.room - sum(_icon(said, frame))


def moved(piece: Piece, down: float) -> Piece:
    """The piece, so much further down."""
    if isinstance(piece, Text):
        return piece._replace(base=piece.base + down)
    return piece._replace(top=piece.top + down)
