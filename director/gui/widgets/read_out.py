"""A text to be read out in the room, in either language, and its copy for a message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextOption
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from director.host.i18n import Words, _, current, words_for

_LANGUAGES: Final = (("en", "English"), ("ru", "Русский"))
"""The languages an announcement is read out in, by their own names."""


class ReadOut(QWidget):
    """Shows what `tell` says in the language that is chosen."""

    def __init__(
        self, tell: Callable[[Words], str], height: int = 150, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self.text = QPlainTextEdit()
        self.text.setObjectName("announcement")
        self.text.setReadOnly(True)
        order = QTextOption()
        order.setTextDirection(Qt.LayoutDirection.LeftToRight)  # a line may begin with a name of another
        self.text.document().setDefaultTextOption(order)
        self.text.setMaximumHeight(height)
        self.copy = QPushButton(_("&Copy the text"))
        self.copy.setObjectName("copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy)
        self._languages = QButtonGroup(self)
        self.row = QHBoxLayout()
        """More buttons may be added at its end."""
        self._lay_out()
        self._languages.idToggled.connect(self.renew)
        self.renew()

    def _lay_out(self) -> None:
        label = QLabel(_("To be read out"))
        label.setProperty("type", "note")
        self.row.setSpacing(12)
        self.row.addWidget(label)
        self.row.addStretch(1)
        for at, (language, name) in enumerate(_LANGUAGES):
            button = QRadioButton(name)
            button.setObjectName(f"language-{language}")
            button.setChecked(language == current().language)
            self._languages.addButton(button, at)
            self.row.addWidget(button)
        if self._languages.checkedId() < 0:
            self._languages.button(0).setChecked(True)
        self.row.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self.row)
        column.addWidget(self.text)

    def renew(self, *_changed: object) -> None:
        """Tell it again, in the language that is chosen."""
        language = _LANGUAGES[max(0, self._languages.checkedId())][0]
        self.text.setPlainText(self._tell(words_for(language)))
        self.copy.setText(_("&Copy the text"))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(_("Copied"))
