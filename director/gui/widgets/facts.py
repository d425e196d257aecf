"""A few facts, one a line: what it is in soft letters, what it says beside it. Empty ones are left out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget


def two_columns(widget: QWidget) -> QGridLayout:
    """The grid of a widget with a name and what belongs to it in each line."""
    grid = QGridLayout(widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    return grid


class Facts(QWidget):
    """Label and value, in two columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = two_columns(self)
        self._lines: list[tuple[QLabel, QLabel]] = []

    def show_facts(self, facts: Iterable[tuple[str, str]]) -> None:
        """These facts; those without a value are left out."""
        told = [(name, value) for name, value in facts if value]
        while len(self._lines) < len(told):
            self._add()
        for at, (name, value) in enumerate(self._lines):
            shown = at < len(told)
            name.setVisible(shown)
            value.setVisible(shown)
            name.setText(told[at][0] if shown else "")
            value.setText(told[at][1] if shown else "")
        self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        """No line is ever cut: where room is short, the panel scrolls."""
        needed = max(0, self._grid.heightForWidth(self.width()))
        if needed != self.minimumHeight():
            self.setMinimumHeight(needed)
            self._grid.update()  # its lines were laid out before they had this room

    def told(self) -> dict[str, str]:
        """What is shown now."""
        return {name.text(): value.text() for name, value in self._lines if name.text()}

    def _add(self) -> None:
        name, value = QLabel(), QLabel()
        name.setProperty("tone", "soft")
        value.setWordWrap(True)
        value.setTextFormat(Qt.TextFormat.PlainText)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = len(self._lines)
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1)
        self._lines.append((name, value))
