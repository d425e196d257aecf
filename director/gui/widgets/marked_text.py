"""A text in which the words that were looked for stand out: bold, on a wash; never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout

from director.gui import theme

Marks = Sequence[tuple[int, int]]
"""Where words stand: the first letter and how many."""

_BEFORE: Final = 1
"""Words that are left before the one looked for, where the beginning of a line is cut off."""


def rich(text: str, marks: Marks) -> str:
    """The text for a label that shows rich text."""
    wash, done = theme.current().colours["blue_wash"], 0
    parts = []
    for start, length in marks:
        parts += [
            escape(text[done:start]),
            f'<b style="background-color: {wash}">{escape(text[start : start + length])}</b>',
        ]
        done = start + length
    return "".join((*parts, escape(text[done:])))


def draw_line(painter: QPainter, room: QRect, text: str, marks: Marks) -> None:
    """Draw one line, cut to its room so that the first word looked for is seen."""
    font, metrics, colour = painter.font(), painter.fontMetrics(), painter.pen().color()
    bold = QFont(font)
    bold.setBold(True)
    text, marks = _opened(text, marks, metrics, room.width())
    wider = sum(
        QFontMetrics(bold).horizontalAdvance(text[at : at + n]) - metrics.horizontalAdvance(text[at : at + n])
        for at, n in marks
    )
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() - wider)
    strong = QTextCharFormat()
    strong.setFont(bold)
    strong.setForeground(colour)
    strong.setBackground(theme.current().colour("blue_wash"))
    layout, formats = QTextLayout(text, font), []
    for at, n in marks:
        if at + n < len(text) or not text.endswith("…"):
            run = QTextLayout.FormatRange()
            run.start, run.length, run.format = at, n, strong
            formats.append(run)
    layout.setFormats(formats)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1e6)
    layout.endLayout()
    layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - line.height()) / 2))


def _opened(text: str, marks: Marks, metrics: QFontMetrics, width: int) -> tuple[str, Marks]:
    """The text without its beginning, where more of the words looked for are seen so."""
    cuts = dict.fromkeys((0, *(_before(text, at) for at, _length in marks)))
    cut = max(cuts, key=lambda cut: _seen(text, marks, cut, metrics, width))
    if not cut:
        return text, marks
    return "…" + text[cut:], [(at - cut + 1, length) for at, length in marks if at >= cut]


def _before(text: str, at: int) -> int:
    """Where the line may begin so that some words lead to this one."""
    for _word in range(_BEFORE + 1):
        at = text.rfind(" ", 0, max(0, at - 1)) + 1
    return at


def _seen(text: str, marks: Marks, cut: int, metrics: QFontMetrics, width: int) -> int:
    """How many of the words are seen when the text begins here."""
    return sum(
        at >= cut and metrics.horizontalAdvance("…" + text[cut : at + length] + " …") <= width
        for at, length in marks
    )
