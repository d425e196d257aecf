"""A band across the page for what lasts: the venue's file cannot be reached, a backup failed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from director.gui import icons
from director.gui.style import restyle

Offer = tuple[str, Callable[[], None]]
"""What can be done about it: the word on the button, and what it does."""


class Banner(QWidget):
    """Hidden until there is something to say; it stays as long as it is true."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._mark, self._text = QLabel(), QLabel()
        self._text.setObjectName("banner")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        self._row = row
        self._offered: list[QPushButton] = []
        self.hide()

    def say(self, text: str, state: str = "red", offers: Sequence[Offer] = ()) -> None:
        """Show this until `clear`; `state` is red, amber or blue. Each offer is a button beside it."""
        restyle(self, state=state)
        self._mark.setPixmap(
            icons.icon("info" if state == "blue" else "triangle-alert", state).pixmap(
                icons.SMALL, self.devicePixelRatioF()
            )
        )
        self._text.setText(text)
        self._offer(offers)
        self.show()

    def text(self) -> str:
        """What is said now, or nothing."""
        return self._text.text() if not self.isHidden() else ""

    def clear(self) -> None:
        """It is over."""
        self._offer(())
        self.hide()

    def _offer(self, offers: Sequence[Offer]) -> None:
        for old in self._offered:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._offered = [QPushButton(word) for word, _do in offers]
        for number, (button, (_word, do)) in enumerate(zip(self._offered, offers, strict=True)):
            button.setObjectName(f"offer_{number}")
            button.clicked.connect(partial(_press, do))
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            button.show()


def _press(do: Callable[[], None], _checked: bool = False) -> None:
    do()
