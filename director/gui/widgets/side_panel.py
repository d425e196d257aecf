"""What the panels beside a list share: labels that are dressed, and a column that scrolls in a low window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget


def dress(labels: Iterable[tuple[QLabel, str, str, str]]) -> None:
    """Give labels their object name, and the property and value by which the style knows them.

    They show plain text, for names are typed by people, and break it into lines.
    """
    for label, name, prop, value in labels:
        label.setObjectName(name)
        label.setProperty(prop, value)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)


def scrolling_column(panel: QWidget) -> QVBoxLayout:
    """The one column of a panel; it scrolls when the panel is too low for it."""
    inside = QWidget()
    inside.setProperty("part", "plain")
    column = QVBoxLayout(inside)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(8)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(inside)
    whole = QVBoxLayout(panel)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(scroll)
    return column
