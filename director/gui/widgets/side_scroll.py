"""A part of a column that is as high as what it holds, and scrolls where the window is too low for that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

LEAST = 96
"""Pixels that it keeps in the lowest window."""


class SideScroll(QScrollArea):
    """Holds widgets one below the other; takes no more room than they need."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        inside = QWidget()
        inside.setProperty("part", "plain")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        for part in parts:
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(inside)
        inside.installEventFilter(self)

    def sizeHint(self) -> QSize:
        wide, high = self.viewport().width(), self._column.sizeHint().height()
        if self._column.hasHeightForWidth():
            high = max(high, self._column.heightForWidth(wide))
        return QSize(super().sizeHint().width(), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(LEAST, self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds has grown or shrunk."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
