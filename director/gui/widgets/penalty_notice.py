"""A strip under the head: a penalty has run out, the player is back; tick it off, or put the strip away."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from director.domain.ids import Seq
from director.gui import icons
from director.host.i18n import _


class PenaltyNotice(QWidget):
    """Hidden while nothing has run out; of several it shows the first, and how many more there are."""

    ticked = Signal(object)
    """The penalty to be ticked off, by its line."""
    dismissed = Signal(object)
    """The strip of this one is put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "banner")
        self.setProperty("state", "blue")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._penalty = Seq(0)
        self._mark, self._text = QLabel(), QLabel()
        self._text.setObjectName("penalty-notice")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self.tick, self.away = QPushButton(), QToolButton()
        self.tick.setObjectName("tick-off")
        self.tick.setAutoDefault(False)
        self.away.setObjectName("dismiss")
        self.away.setIcon(icons.icon("x", "soft"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 12, 4)
        row.setSpacing(8)
        row.addWidget(self._mark)
        row.addWidget(self._text, 1)
        row.addWidget(self.tick)
        row.addWidget(self.away)
        self.tick.clicked.connect(lambda: self.ticked.emit(self._penalty))
        self.away.clicked.connect(lambda: self.dismissed.emit(self._penalty))
        self.hide()

    def say(self, penalty: Seq, text: str) -> None:
        """Show this until it is ticked off or put away."""
        self._penalty = penalty
        self._mark.setPixmap(icons.icon("gavel", "blue").pixmap(icons.SMALL, self.devicePixelRatioF()))
        self._text.setText(text)
        self.tick.setText(_("Tick it off"))
        self.away.setToolTip(_("Put this away; the list keeps it."))
        self.show()

    def text(self) -> str:
        """What is said now; empty while it is hidden."""
        return "" if self.isHidden() else self._text.text()
