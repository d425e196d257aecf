"""The settings of this machine in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from director.gui.dialogs.settings import SettingsDialog
from director.host import settings
from director.host.settings import Settings
from tests.gui.finding import the
from tests.gui.keyboard import type_text

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def kept() -> Settings:
    return Settings()


@pytest.fixture
def dialog(app: QApplication, kept: Settings, qtbot: QtBot) -> SettingsDialog:
    made = SettingsDialog(kept)
    qtbot.addWidget(made)
    made.show()
    return made


def test_who_sits_here_is_stored(dialog: SettingsDialog, kept: Settings, qtbot: QtBot) -> None:
    type_text(the(dialog, QLineEdit, "staff"), "Ольга П.")
    the(dialog, QCheckBox, "colour_safe").setChecked(True)
    box = the(dialog, QComboBox, "theme")
    box.setCurrentIndex(box.findData("dark"))
    qtbot.mouseClick(the(dialog, QPushButton, "store"), LEFT)

    assert kept.get(settings.STAFF) == "Ольга П."
    assert kept.get(settings.COLOUR_SAFE)
    assert kept.get(settings.THEME) == "dark"


def test_sounds_and_how_loud_they_are(dialog: SettingsDialog, kept: Settings, qtbot: QtBot) -> None:
    volume = the(dialog, QSpinBox, "volume")
    assert (volume.value(), volume.minimum(), volume.maximum()) == (80, 0, 100)
    volume.setValue(35)
    the(dialog, QCheckBox, "sounds").setChecked(False)
    qtbot.mouseClick(the(dialog, QPushButton, "store"), LEFT)

    assert kept.get(settings.VOLUME) == 35
    assert not kept.get(settings.SOUNDS)


def test_escape_stores_nothing(dialog: SettingsDialog, kept: Settings, qtbot: QtBot) -> None:
    type_text(the(dialog, QLineEdit, "staff"), "Olga")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert kept.get(settings.STAFF) == ""


def test_every_editor_says_what_it_is_for(dialog: SettingsDialog) -> None:
    assert the(dialog, QLineEdit, "staff").accessibleName() == settings.STAFF.about
    assert the(dialog, QCheckBox, "colour_safe").accessibleName() == settings.COLOUR_SAFE.about


def test_a_click_on_the_sentence_of_a_switch_turns_it(dialog: SettingsDialog, qtbot: QtBot) -> None:
    switch = the(dialog, QCheckBox, "colour_safe")
    sentence = next(one for one in dialog.findChildren(QLabel) if one.text() == settings.COLOUR_SAFE.about)
    qtbot.mouseClick(sentence, LEFT)

    assert switch.isChecked()
