"""The settings of this machine, made from their list: each with its sentence and the editor that fits it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from director.gui.dialogs.frame import opens_handbook, verb_row
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
        self.resize(520, 480)
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
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for setting in SHOWN:
            editor = _editor(setting, self._kept.get(setting))
            editor.setObjectName(setting.name)
            self._editors[setting.name] = editor
            if isinstance(editor, QCheckBox):
                editor.setText(_(setting.about))
                column.addWidget(editor)
            else:
                column.addWidget(Field(_(setting.about), editor))
        column.addStretch(1)
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area


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
