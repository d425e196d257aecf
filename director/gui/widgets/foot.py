"""The line at the foot: what was done last, in words, with Undo; or why something was not done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from director.gui import icons
from director.gui.style import restyle
from director.gui.widgets.elided import ElidedLabel
from director.host.i18n import _

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


BUSY_AFTER: Final = 300
"""Milliseconds of work after which the foot says so; what is quicker would only flicker."""


class Foot(QWidget):
    """Time, sentence, Undo with its key."""

    def __init__(self, undo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "foot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(34)
        self._undo = undo
        self._mark, self._time, self._text, self._desk = QLabel(), QLabel(), ElidedLabel(), QLabel()
        self._mark.hide()
        self._time.setProperty("tone", "soft")
        self._desk.setProperty("type", "note")
        self._busy = QLabel()
        self._busy.setObjectName("busy")
        self._busy.setProperty("type", "note")
        self._busy.hide()
        self._soon = QTimer(self, interval=BUSY_AFTER, singleShot=True)
        self._soon.timeout.connect(self._busy.show)
        self._text.setObjectName("said")
        self._button = QToolButton()
        self._button.setObjectName("undo")
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._button.setIconSize(icons.BESIDE)
        self._button.setIcon(icons.icon("undo-2"))
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(undo.trigger)
        undo.changed.connect(self._on_undo_changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        row.addWidget(self._mark)
        row.addWidget(self._time)
        row.addWidget(self._text, 1)
        row.addWidget(self._busy)
        row.addWidget(self._button)
        row.addSpacing(8)
        row.addWidget(self._desk)
        self._on_undo_changed()

    def show_done(self, time: str, text: str) -> None:
        """What was done last, and when by the clock on the wall."""
        self._say(time, text, "")

    def show_refused(self, text: str) -> None:
        """Why something was not done."""
        self._say("", text, "red")

    def show_note(self, text: str) -> None:
        """Something else worth knowing."""
        self._say("", text, "blue")

    def show_desk(self, text: str) -> None:
        """Who sits where."""
        self._desk.setText(text)

    def show_busy(self, busy: bool) -> None:
        """Say that something is being stored, if that takes longer than a glance."""
        self._busy.setText(_("Storing…") if busy else "")
        if busy:
            self._soon.start()
        else:
            self._soon.stop()
            self._busy.hide()

    def text(self) -> str:
        """What is said now."""
        return self._text.text()

    def _say(self, time: str, text: str, state: str) -> None:
        self._time.setText(time)
        self._time.setVisible(bool(time))
        self._text.setText(text)
        restyle(self._text, state=state)
        self._mark.setVisible(bool(state))
        if state:
            name = "circle-alert" if state == "red" else "info"
            self._mark.setPixmap(icons.icon(name, state).pixmap(icons.SMALL, self.devicePixelRatioF()))

    def _on_undo_changed(self) -> None:
        keys = self._undo.shortcut().toString(self._undo.shortcut().SequenceFormat.NativeText)
        self._button.setText(f"{self._undo.iconText()}   {keys}")
        self._button.setToolTip(self._undo.text())
        self._button.setEnabled(self._undo.isEnabled())
