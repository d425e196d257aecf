"""The head of an import: what is looked at, and how to come to another; below it where to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from director.gui import icons
from director.gui.widgets.key_button import KeyButton
from director.host.i18n import _


class ImportHead(QWidget):
    """The title, the name of the file, and the buttons to paste and to choose one."""

    def __init__(self, title: str, paste: str, paste_tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading, self.file = QLabel(title), QLabel()
        self.choose, self.paste = KeyButton("folder-open"), KeyButton("copy")
        heading.setProperty("type", "title")
        self.file.setProperty("tone", "soft")
        self.file.setObjectName("file")
        self.choose.say(_("Choose a file…"), "Ctrl+O")
        self.paste.say(paste)
        self.paste.setToolTip(paste_tip)
        for name, button in (("choose", self.choose), ("paste", self.paste)):
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 12)
        row.setSpacing(8)
        row.addWidget(heading)
        row.addSpacing(8)
        row.addWidget(self.file, 1)
        row.addWidget(self.paste)
        row.addWidget(self.choose)


class ImportBegin(QWidget):
    """What stands in the middle before a file is chosen: what to do, and what may be chosen."""

    def __init__(self, begin: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark, what, kinds = QLabel(), QLabel(begin), QLabel(hint)
        mark.setPixmap(icons.icon("file-up", "soft").pixmap(40, 40))
        what.setObjectName("begin")
        what.setProperty("type", "strong")
        kinds.setProperty("tone", "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(64, 16, 64, 64)
        column.setSpacing(8)
        column.addStretch(1)
        for label in (mark, what, kinds):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
