"""Several lines of one kind typed one under another: a name and what belongs to it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPlainTextEdit, QWidget


class LineEdit(QPlainTextEdit):
    """As high as so many lines; Tab leads on to the next field."""

    def __init__(self, name: str, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTabChangesFocus(True)
        self.setMinimumWidth(120)
        high = lines * QFontMetrics(self.font()).lineSpacing()
        self.setFixedHeight(high + 14)

    def lines(self) -> Iterator[str]:
        """What is typed, without empty lines and spaces round it."""
        return filter(None, map(str.strip, self.toPlainText().splitlines()))


def name_and_figure(line: str) -> tuple[str, str]:
    """The last word of a line, a percent with its sign, and what stands before it.

    >>> name_and_figure("Staff 5 %"), name_and_figure("League 2.5%"), name_and_figure("Cup 1 000")
    (('Staff', '5 %'), ('League', '2.5%'), ('Cup', '1 000'))
    """
    words = line.split()
    at = len(words)
    while at and set(words[at - 1]) <= set("0123456789.,%×x"):
        at -= 1
    return " ".join(words[:at]), " ".join(words[at:])
