"""What the small dialogs of a page share: title, a sentence of what will happen, Leave and the verb."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.host.i18n import _


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
        self.yes, self.leave = QPushButton(yes), QPushButton(_("Leave it"))
        self.yes.setObjectName("yes")
        self.yes.setProperty("kind", "primary")
        self.yes.setDefault(True)
        self.leave.setObjectName("leave")
        self.leave.setAutoDefault(False)
        self.yes.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.leave)
        self.foot.addWidget(self.yes)
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
