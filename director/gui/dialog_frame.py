"""What the small dialogs of a page share: title, a sentence of what will happen, Leave and the verb."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui.whole_on_screen import room_for
from director.host.i18n import _


def open_at(dialog: QDialog, width: int, height: int) -> None:
    """Open at this size; on a screen that has less, at 150 % say, with every button still on it."""
    dialog.resize(QSize(width, height).boundedTo(room_for(dialog).size()))


def grow_to_words(dialog: QDialog) -> None:
    """Make it as large as its words and buttons need, as far as the screen reaches."""
    layout = dialog.layout()
    if layout is None:
        return
    room = room_for(dialog)
    width = max(dialog.width(), min(layout.totalMinimumSize().width(), room.width()))
    height = max(dialog.height(), min(layout.totalMinimumHeightForWidth(width), room.height()))
    if (width, height) == (dialog.width(), dialog.height()):
        return
    dialog.resize(width, height)
    right, low = room.right() + 1 - width, room.bottom() + 1 - height
    if dialog.isVisible() and (dialog.x() > right or dialog.y() > low):
        dialog.move(min(dialog.x(), right), min(dialog.y(), low))


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
        if asked not in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            return heard  # it may have been the event that took the dialog away
        if self.isVisible():
            grow_to_words(self)
        if asked is QEvent.Type.Show and self.focusWidget() is None:
            self._begin_at_first_field()
        return heard

    def _begin_at_first_field(self) -> None:
        """Where no dialog says otherwise the keyboard waits in the first field, not on a button."""
        at = self.yes.nextInFocusChain()
        while at is not None and at is not self.yes:
            takes = at.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
            if takes and at.isVisible() and at.isEnabled() and not isinstance(at, QPushButton):
                at.setFocus(Qt.FocusReason.TabFocusReason)
                return
            at = at.nextInFocusChain()
