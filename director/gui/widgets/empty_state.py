"""What stands where there is nothing yet: what would be here, and what to do first."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from director.gui import icons
from director.gui.widgets.go_button import GoButton

WIDTH: Final = 420
"""Of the sentence, in pixels: more than some sixty letters a line are hard to read."""
_MARK: Final = 40


class EmptyState(QWidget):
    """An icon, a heading, a sentence and one button; whatever is not said is not there."""

    pressed = Signal()

    def __init__(self, icon: str, parent: QWidget | None = None, *, wide: int = WIDTH) -> None:
        super().__init__(parent)
        self._wide = wide
        self._heading, self.text, self.button = QLabel(), QLabel(), GoButton()
        self._heading.setProperty("type", "title")
        self._heading.setObjectName("heading")
        self.text.setObjectName("hint")
        self.text.setProperty("tone", "soft")
        self.button.setObjectName("first")
        self.button.clicked.connect(self.pressed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(_Mark(icon), 0, Qt.AlignmentFlag.AlignHCenter)
        for widget in (self._heading, self.text):
            widget.setWordWrap(True)
            widget.setFixedWidth(wide)
            widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for part in (self._heading, self.text, self.button):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def say(self, heading: str, text: str, verb: str = "", keys: str = "") -> None:
        """These words; without a verb there is no button."""
        for label, words in ((self._heading, heading), (self.text, text)):
            label.setText(words)
            label.setVisible(bool(words))
            label.setMinimumHeight(max(label.heightForWidth(self._wide), 0))
        self.button.setVisible(bool(verb))
        self.button.say(verb, keys)


class _Mark(QWidget):
    """The icon, large and soft, in the colours of the theme worn now."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon = icon
        self.setFixedSize(QSize(_MARK, _MARK))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        icons.icon(self._icon, "edge").paint(painter, QRect(0, 0, _MARK, _MARK))
