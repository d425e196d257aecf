"""What stands in the place of the map while there is no table to show: what to do first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui.style import restyle
from director.gui.widgets.floor_bar import Shown
from director.host.i18n import _

_WIDTH = 420


class FloorEmpty(QWidget):
    """A heading, a sentence and one button."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._text, self._button = QLabel(), QLabel(), QPushButton()
        self._heading.setProperty("type", "title")
        self._text.setProperty("tone", "soft")
        self._text.setWordWrap(True)
        self._text.setFixedWidth(_WIDTH)
        self._button.setObjectName("first")
        self._button.clicked.connect(self.pressed)
        self.setFocusProxy(self._button)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        for widget in (self._heading, self._text, self._button):
            if isinstance(widget, QLabel):
                widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def say(self, shown: Shown, *, any_open: bool) -> None:
        """Say why there is nothing: no table at all, or none of those asked for."""
        if any_open:
            headings = {
                Shown.OPEN_SEATS: _("No table has a free seat"),
                Shown.SHORT: _("No table is short by two or more"),
                Shown.CLOSED: _("No table was closed"),
            }
            self._heading.setText(headings.get(shown, ""))
            self._text.setText("")
            self._button.setText(_("Show all tables"))
        else:
            self._heading.setText(_("No table is open yet"))
            self._text.setText(
                _("Open the tables of the room; then draw the seats, or seat players as they come.")
            )
            self._button.setText(_("Open tables…"))
        restyle(self._button, kind=None if any_open else "primary")
        self._text.setVisible(not any_open)
        if not any_open:
            self._text.setMinimumHeight(self._text.heightForWidth(_WIDTH))
