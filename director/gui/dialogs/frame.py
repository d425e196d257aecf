"""What the small dialogs of a page share: title, a sentence of what will happen, Leave and the verb."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.host.i18n import _

_TITLE: Final = 32
"""Pixels that a title bar takes."""
_EDGE: Final = 4
"""Pixels round a window."""


def opens_handbook(dialog: QDialog, about: str) -> None:
    """F1 in this dialog opens the handbook; `about` is a part of the file name of the page."""

    def show() -> None:
        from director.gui.dialogs.handbook import HandbookDialog

        HandbookDialog(about, dialog).show()

    QShortcut(QKeySequence(Qt.Key.Key_F1), dialog, show)


def open_at(dialog: QDialog, width: int, height: int) -> None:
    """Open at this size; on a screen that has less, at 150 % say, with every button still on it."""
    room = (dialog.parentWidget() or dialog).screen().availableGeometry()
    dialog.resize(min(width, room.width() - 2 * _EDGE), min(height, room.height() - _TITLE - _EDGE))


def verb_row(dialog: QDialog, verb: QPushButton) -> QHBoxLayout:
    """The foot of a dialog: Leave it, and the verb, which Enter presses."""
    leave = QPushButton(_("Leave it"))
    leave.setObjectName("leave")
    leave.setAutoDefault(False)
    leave.clicked.connect(dialog.reject)
    verb.setProperty("kind", "primary")
    verb.setDefault(True)
    verb.clicked.connect(dialog.accept)
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addStretch(1)
    row.addWidget(leave)
    row.addWidget(verb)
    return row


class FramedDialog(QDialog):
    """Heads with who it is about; the verb stands on the button, Esc leaves without harm."""

    def __init__(self, title: str, about: str, yes: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(440)
        self.heading, self.about = QLabel(title), QLabel(about)
        self.heading.setProperty("type", "strong")
        self.about.setProperty("tone", "soft")
        self.about.setObjectName("about")
        for label in (self.heading, self.about):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setVisible(bool(about))
        self.yes = QPushButton(yes)
        self.yes.setObjectName("yes")
        self.foot = verb_row(self, self.yes)
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(8)
        whole.addWidget(self.heading)
        whole.addWidget(self.about)
        whole.addSpacing(4)
        whole.addLayout(self.body, 1)
        whole.addSpacing(8)
        whole.addLayout(self.foot)

    def event(self, event: QEvent) -> bool:
        """A longer sentence makes the dialog higher, instead of pressing the fields together."""
        asked = event.type()
        heard = super().event(event)
        if asked is not QEvent.Type.LayoutRequest:
            return heard  # it may have been the event that took the dialog away
        layout = self.layout()
        if layout is not None and self.isVisible():
            room = self.screen().availableGeometry().height() - _TITLE - _EDGE
            needed = min(layout.totalMinimumHeightForWidth(self.width()), room)
            if needed > self.height():
                self.resize(self.width(), needed)
        return heard
