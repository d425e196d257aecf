"""A field of a form: its name above, the editor, and under it what is wrong."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from director.gui.style import restyle


class Field(QWidget):
    """One labelled editor. What is wrong is said beside it, in words, never in a box."""

    def __init__(
        self, words: str, editor: QWidget, parent: QWidget | None = None, *, wraps: bool = False
    ) -> None:
        """`wraps`: its name is a sentence, which may take several lines."""
        super().__init__(parent)
        self.editor = editor
        self._name, self._wrong = QLabel(words), QLabel()
        self._name.setBuddy(editor)
        self._name.setWordWrap(wraps)
        self._name.setProperty("type", "note")
        self._wrong.setProperty("type", "note")
        self._wrong.setProperty("state", "red")
        self._wrong.setObjectName(f"{editor.objectName()}_wrong")
        self._wrong.setWordWrap(True)
        self._wrong.hide()
        editor.setAccessibleName(words.replace("&", ""))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self._name, editor, self._wrong):
            column.addWidget(part)

    def rename(self, words: str) -> None:
        """Call it otherwise."""
        self._name.setText(words)
        self.editor.setAccessibleName(words.replace("&", ""))

    def say_wrong(self, text: str) -> None:
        """Say what is wrong; nothing takes it back."""
        self._wrong.setText(text)
        self._wrong.setVisible(bool(text))
        self.editor.setAccessibleDescription(text)
        restyle(self.editor, wrong="true" if text else "false")

    @property
    def wrong(self) -> str:
        """What is said to be wrong; empty when nothing is."""
        return "" if self._wrong.isHidden() else self._wrong.text()
