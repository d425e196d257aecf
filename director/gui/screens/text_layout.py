"""A text and a logo of the house, as large as they fit; and the clock along the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF

from director.gui.screens.foot import foot
from director.gui.screens.frame import BAND, LEAST, Frame
from director.gui.screens.logo import proportion
from director.gui.screens.looks import Colours
from director.gui.screens.pieces import Painting, Picture, Piece, Text, lines_of

if TYPE_CHECKING:
    from director.gui.screens.choices import Choice
    from director.gui.screens.sheet import Showing

_LARGEST: Final = 15.0
_STEP: Final = 0.4
_LINE: Final = 1.75
"""From one line to the next, in heights of a capital."""
_AIR: Final = 6.0
_LOGO: Final = 0.5
"""Of the free height, where there is a text too."""


def text_painting(showing: Showing, choice: Choice, size: QSizeF, colours: Colours) -> Painting:
    """Logo above, text below; the name of the event where there is neither."""
    frame = Frame(size, colours.of(showing.look), colours)
    unit, bottom = frame.unit, foot(showing, frame)
    top, high = _AIR * unit, size.height() - 2 * _AIR * unit - (BAND * unit if bottom else 0.0)
    logo = choice.logo if proportion(choice.logo) else ""
    text = choice.text.strip() or ("" if logo else showing.plan.name)
    pieces: list[Piece] = []
    if logo:
        tall = high * _LOGO if text else high
        wide = min(frame.room, tall * proportion(logo))
        pieces.append(Picture(logo, (frame.wide - wide) / 2, top, wide, tall))
        top, high = top + tall + _AIR / 2 * unit, high - tall - _AIR / 2 * unit
    if text:
        pieces += _text(text, top, high, frame)
    return Painting(frame.look.ground, (*pieces, *bottom))


def _text(text: str, top: float, high: float, frame: Frame) -> list[Piece]:
    unit, cap = frame.unit, _LARGEST
    lines = lines_of(text, frame.room, frame.em(cap), bold=True)
    while cap - _STEP >= LEAST and (_tall(lines, cap) * unit > high or _cut(lines, text)):
        cap -= _STEP
        lines = lines_of(text, frame.room, frame.em(cap), bold=True)
    most = max(1, int((high / unit / cap - 1) / _LINE) + 1)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]}…"]
    first = top + (high - _tall(lines, cap) * unit) / 2 + cap * unit
    return [
        Text(line, frame.wide / 2, first + at * cap * _LINE * unit, frame.em(cap), frame.colours.text,
             "centre", bold=True)
        for at, line in enumerate(lines)
        if line
    ]  # fmt: skip


def _tall(lines: list[str], cap: float) -> float:
    return cap * (1 + _LINE * (len(lines) - 1))


def _cut(lines: list[str], text: str) -> bool:
    """Whether a word was too long for its line."""
    return sum(line.count("…") for line in lines) > text.count("…")
