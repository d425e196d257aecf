"""What a screen is painted from: texts, boxes, marks and a logo, each a value with its place in pixels."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from director.gui import fonts

PROBE: Final = 200
"""Pixels at which text is measured; unhinted, its width grows evenly with its size."""
CAP: Final = 0.714
"""Height of a capital of our font, as a part of its size."""
DIGIT: Final = 0.714
"""Height of a figure; the round ones reach out a little further."""

Align: TypeAlias = Literal["left", "centre", "right"]


class Text(NamedTuple):
    """One line of text."""

    text: str
    x: float
    """Of its left end, middle or right end."""
    base: float
    """Where the capitals stand."""
    size: float
    colour: str
    align: Align = "left"
    bold: bool = False
    stretch: float = 1.0
    """Less than 1 makes it narrower."""
    strength: float = 1.0

    @property
    def rect(self) -> QRectF:
        """Everything that it paints."""
        wide = width(self.text, self.size, bold=self.bold) * self.stretch
        left = self.x - {"left": 0.0, "centre": wide / 2, "right": wide}[self.align]
        return QRectF(left, self.base - self.size * 0.98, wide, self.size * 1.28)


class Box(NamedTuple):
    """A filled box."""

    left: float
    top: float
    wide: float
    high: float
    colour: str
    corner: float = 0.0
    strength: float = 1.0

    @property
    def rect(self) -> QRectF:
        """Everything that it paints."""
        return QRectF(self.left, self.top, self.wide, self.high)


class Drawing(NamedTuple):
    """A line drawing of ours."""

    icon: str
    left: float
    top: float
    side: float
    colour: str
    strength: float = 1.0
    solid: bool = False

    @property
    def rect(self) -> QRectF:
        """Everything that it paints."""
        return QRectF(self.left, self.top, self.side, self.side)


class Picture(NamedTuple):
    """A picture from a file, as large as fits, its own proportions kept."""

    file: str
    left: float
    top: float
    wide: float
    high: float

    @property
    def rect(self) -> QRectF:
        """Everything that it paints."""
        return QRectF(self.left, self.top, self.wide, self.high)


Piece: TypeAlias = Text | Box | Drawing | Picture


class Painting(NamedTuple):
    """Everything on a screen."""

    ground: str
    pieces: tuple[Piece, ...]


@cache
def letters(*, bold: bool) -> QFont:
    """Our font at the size that text is measured in; it is drawn larger or smaller by scaling."""
    made = fonts.font(PROBE, bold=bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=4096)
def _wide(text: str, bold: bool) -> float:
    return QFontMetricsF(letters(bold=bold)).horizontalAdvance(text) / PROBE


def width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of text is."""
    return _wide(text, bold) * size


def fitted(text: str, room: float, size: float, least: float, *, bold: bool = False) -> tuple[str, float]:
    """The text and its size, so that it fits: made smaller down to `least`, then shortened."""
    wide = _wide(text, bold)
    if wide * size <= room + 0.5:  # sizes that were reckoned from this room come out a little too large
        return text, size
    if wide * least <= room:
        return text, room / wide
    short = text
    while short and _wide(short + "…", bold) * least > room:
        short = short[:-1].rstrip()
    return (short + "…" if short else ""), least


def lines_of(text: str, room: float, size: float, *, bold: bool = False) -> list[str]:
    """Text broken into lines that fit; words that are too long for one are cut.

    Only at a plain space: the one between the thousands of a number, or before a dash, keeps both together.
    """
    made = list[str]()
    for paragraph in text.splitlines():
        line = ""
        for word in filter(None, paragraph.replace("\t", " ").split(" ")):
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, bold=bold) > room:
                made.append(line)
                line = word
            else:
                line = longer
        made.append(line)
    return [fitted(line, room, size, size, bold=bold)[0] for line in made]


def in_lines(text: str, most: int, room: float, size: float, *, bold: bool = False) -> list[str]:
    """Text in so many lines at most; what has no room in the last is cut."""
    lines = lines_of(text, room, size, bold=bold)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), room, size, size, bold=bold)[0]]
