"""The settings of this machine, made from their list: each with its sentence and the editor that fits it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from director.gui.dialogs.frame import open_at, opens_handbook, verb_row
from director.gui.widgets.field import Field
from director.host import settings
from director.host.i18n import LANGUAGES, N_, _
from director.host.settings import Setting, Settings
from director.views.method_words import METHODS

SHOWN: Final[tuple[Setting[Any], ...]] = (
    settings.STAFF,
    settings.DESK,
    settings.USUAL_METHOD,
    settings.AFTER_ENTRY,
    settings.LANGUAGE,
    settings.THEME,
    settings.COLOUR_SAFE,
    settings.TYPE_SIZE,
    settings.SOUNDS,
    settings.VOLUME,
    settings.BACKUP_FOLDER,
    settings.PACK,
    settings.PACK_FOLDER,
)
"""What people may change here; the rest is kept by the program itself."""

_CHOICES: Final = {
    "": N_("As this computer is set"),
    "system": N_("As this computer is set"),
    "light": N_("Light"),
    "dark": N_("Dark"),
    "usual": N_("Usual"),
    "large": N_("Large"),
    "largest": N_("Largest"),
    **LANGUAGES,
    **METHODS,
    "hold": N_("Nothing: cards are held"),
    "at_once": N_("The card at once"),
    "both": N_("Card and receipt at once"),
}


class SettingsDialog(QDialog):
    """Changes settings; nothing is stored before the button is pressed."""

    def __init__(self, kept: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "technician")
        self._kept = kept
        self._editors: dict[str, QWidget] = {}
        self.setWindowTitle(_("Settings of this computer"))
        open_at(self, 600, 600)
        title = QLabel(_("Settings of this computer"))
        title.setProperty("type", "title")
        store = QPushButton(_("Save"))
        store.setObjectName("store")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 16, 24, 16)
        whole.setSpacing(12)
        whole.addWidget(title)
        whole.addWidget(self._sheet(), 1)
        whole.addLayout(verb_row(self, store))

    def accept(self) -> None:
        """Store what was changed."""
        for setting in SHOWN:
            value = _value(self._editors[setting.name])
            if value != self._kept.get(setting):
                self._kept.set(setting, value)
        super().accept()

    def _sheet(self) -> QScrollArea:
        inner, area = QWidget(), QScrollArea()
        inner.setProperty("part", "plain")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)  # the bar that scrolls stands clear of the fields
        column.setSpacing(12)
        for setting in SHOWN:
            editor = _editor(setting, self._kept.get(setting))
            editor.setObjectName(setting.name)
            self._editors[setting.name] = editor
            if isinstance(editor, QCheckBox):
                column.addLayout(_switch_row(editor, _(setting.about)))
            else:
                column.addWidget(Field(_(setting.about), editor, wraps=True))
        column.addStretch(1)
        area.setWidget(inner)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard waits in the first field
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area


class _Sentence(QLabel):
    """What a switch does, in as many lines as it takes; a click on it is a click on the switch."""

    def __init__(self, switch: QCheckBox, words: str) -> None:
        super().__init__(words)
        self._switch = switch
        self.setWordWrap(True)
        self.setBuddy(switch)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._switch.toggle()


def _switch_row(switch: QCheckBox, words: str) -> QHBoxLayout:
    switch.setAccessibleName(words)
    switch.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(switch, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(_Sentence(switch, words), 1)
    return row


def _editor(setting: Setting[Any], value: object) -> QWidget:
    if setting.choices:
        box = QComboBox()
        for choice in setting.choices:
            box.addItem(_(_CHOICES.get(choice, choice)), choice)
        box.setCurrentIndex(max(box.findData(value), 0))
        return box
    if isinstance(value, bool):
        switch = QCheckBox()
        switch.setChecked(value)
        return switch
    if isinstance(value, int):
        number = QSpinBox()
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        number.setRange(0, 100)
        number.setValue(value)
        return number
    line = QLineEdit(str(value))
    line.setMaxLength(200)
    return line


def _value(editor: QWidget) -> object:
    if isinstance(editor, QComboBox):
        return editor.currentData()
    if isinstance(editor, QCheckBox):
        return editor.isChecked()
    if isinstance(editor, QSpinBox):
        return editor.value()
    return editor.text().strip() if isinstance(editor, QLineEdit) else ""
