"""What a tool answers: lines of different weight under one another, the articles at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from director.gui.style import restyle

_LOOKS: Final = {
    "turn": ("strong", ""),
    "heading": ("strong", ""),
    "result": ("title", ""),
    "reopened": ("", "blue"),
    "warning": ("", "amber"),
    "trouble": ("", "red"),
    "because": ("note", ""),
    "house": ("note", ""),
}
"""Kind of a line → its type and state in the style sheet."""


class Said(NamedTuple):
    """One line."""

    text: str
    kind: str = ""
    """turn, heading, result, reopened, warning, trouble, because, house; else plain."""


class AnswerPane(QWidget):
    """Shows lines; its labels are used again, for there is a new answer after each key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: list[QLabel] = []
        self._lines: tuple[Said, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.setObjectName("answer")

    @property
    def lines(self) -> tuple[Said, ...]:
        """What is said now."""
        return self._lines

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(line.text for line in self._lines)

    def say(self, lines: Sequence[Said]) -> None:
        """Say this now."""
        self._lines = tuple(line for line in lines if line.text)
        while len(self._labels) < len(self._lines):
            self._labels.append(self._label())
        for label, line in zip(self._labels, self._lines, strict=False):
            kind, state = _LOOKS.get(line.kind, ("", ""))
            label.setText(line.text)
            restyle(label, type=kind, state=state)
            label.show()
        for label in self._labels[len(self._lines) :]:
            label.hide()
        self.setAccessibleDescription(self.text)

    def _label(self) -> QLabel:
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(label)
        return label
