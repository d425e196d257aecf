"""A text and a logo of the house, as large as they fit; and the clock along the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF

from director.gui.screens.foot import foot
from director.gui.screens.frame import LEAST, Frame
from director.gui.screens.logo import proportion
from director.gui.screens.looks import Colours
from director.gui.screens.pieces import CAP, Painting, Picture, Piece, Text, lines_of, width

if TYPE_CHECKING:
    from director.gui.screens.choices import Choice
    from director.gui.screens.sheet import Showing

_LARGEST: Final = 15.0
_UNBROKEN, _UNBROKEN_TALL = 6.0, 9.0
"""Lines stay as they were written where their capitals can be as high as that, in either shape of screen."""
_NARROWER: Final = tuple(share / 100 for share in range(96, 40, -4))
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
    top, high = _AIR * unit, size.height() - (2 * _AIR + bottom.high) * unit
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
    return Painting(frame.look.ground, (*pieces, *bottom.pieces))


def _text(text: str, top: float, high: float, frame: Frame) -> list[Piece]:
    unit = frame.unit
    written = text.splitlines()
    widest = max(width(line.strip(), 1.0, bold=True) for line in written)
    whole = frame.room / widest * CAP / unit if widest else _LARGEST
    enough = _UNBROKEN_TALL if frame.size.height() > frame.wide else _UNBROKEN
    cap = min(_LARGEST, whole) if whole >= enough else _LARGEST
    lines = lines_of(text, frame.room + 0.5, frame.em(cap), bold=True)
    while cap - _STEP >= LEAST and (_tall(lines, cap) * unit > high or _cut(lines, text)):
        cap -= _STEP
        lines = lines_of(text, frame.room + 0.5, frame.em(cap), bold=True)
    lines = _even(text, lines, frame, frame.em(cap))
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


def _even(text: str, lines: list[str], frame: Frame, size: float) -> list[str]:
    """The same number of lines, each as long as the others as far as that goes: no word stands alone."""
    made = list[str]()
    for paragraph in text.splitlines():
        best = lines_of(paragraph, frame.room + 0.5, size, bold=True)
        for share in _NARROWER:
            narrow = lines_of(paragraph, frame.room * share, size, bold=True)
            if len(narrow) > len(best) or _cut(narrow, paragraph):
                break
            best = narrow
        made += best
    return made if len(made) == len(lines) else lines


def _tall(lines: list[str], cap: float) -> float:
    return cap * (1 + _LINE * (len(lines) - 1))


def _cut(lines: list[str], text: str) -> bool:
    """Whether a word was too long for its line."""
    return sum(line.count("…") for line in lines) > text.count("…")
