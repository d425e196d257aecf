"""What screens of every content have in common: how they are measured, their head, and the band across."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QSizeF

from director.gui.screens.logo import proportion
from director.gui.screens.looks import Colours, Look
from director.gui.screens.pieces import CAP, Box, Drawing, Picture, Piece, Text, fitted, width
from director.gui.screens.sheet import Band

LEAST: Final = 4.2
"""Height of the smallest capitals, in hundredths of the height of the screen."""
HEAD: Final = 11.0
"""Height of the head."""
BAND: Final = 10.6
"""Height of the band."""
FAINT: Final = 0.45
"""How strong what comes and goes is at its weakest."""
_EDGE: Final = 4.5
_LINE: Final = 0.9
"""How thick the line is that says what is left."""
_NAME: Final = 4.6
_WIDEST_LOGO: Final = 24.0


class Frame(NamedTuple):
    """A screen, and how its parts are measured."""

    size: QSizeF
    look: Look
    colours: Colours
    faint: bool = False
    """What comes and goes is weak now."""

    @property
    def wide(self) -> float:
        """The width in pixels."""
        return self.size.width()

    @property
    def unit(self) -> float:
        """A hundredth of the height; less on a screen that is higher than wide."""
        return min(self.size.height(), self.size.width() / 1.25) / 100

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


def head(event: str, logo: str, right: str, frame: Frame) -> Iterator[Piece]:
    """Logo and event at the left, the time of day or the like at the right."""
    unit, colours = frame.unit, frame.colours
    base, left = (HEAD / 2 + _NAME / 2 - 0.3) * unit, frame.edge
    if shape := proportion(logo):
        high = 8.0 * unit
        wide = min(high * shape, _WIDEST_LOGO * unit)
        yield Picture(logo, left, (HEAD - 8.0) / 2 * unit, wide, high)
        left += wide + 2.4 * unit
    end = frame.wide - frame.edge
    if right:
        yield Text(right, end, base, frame.em(_NAME), colours.text, "right", bold=True)
        end -= width(right, frame.em(_NAME), bold=True) + 4 * unit
    name, size = fitted(event, end - left, frame.em(_NAME), frame.em(LEAST))
    if name:
        yield Text(name, left, base, size, colours.soft)


def band(said: Band, frame: Frame, left: float | None = None, *, blinks: bool = False) -> Iterator[Piece]:
    """The band across, with what is left of the part along its upper edge; its top is at 0."""
    unit, look = frame.unit, frame.look
    strength = FAINT if blinks and frame.faint else 1.0
    thick = _LINE * unit if left is not None else 0.0
    yield Box(0, -thick, frame.wide, BAND * unit + thick, look.band, strength=strength)
    if left is not None:
        yield Box(0, -thick, round(frame.wide * max(0.0, min(1.0, left))), thick, frame.colours.line)
    side, gap = (7.4 * unit, 2.4 * unit) if said.icon else (0.0, 0.0)
    room = frame.room - side - gap
    apart = 2.6 * unit if said.rest else 0.0
    size = frame.em(6.0)
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


def moved(piece: Piece, down: float) -> Piece:
    """The piece, so much further down."""
    if isinstance(piece, Text):
        return piece._replace(base=piece.base + down)
    return piece._replace(top=piece.top + down)
