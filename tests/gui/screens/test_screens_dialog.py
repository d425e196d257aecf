"""Choosing what each monitor shows, as somebody at the desk does it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from director.gui.dialogs.screens import Preview, ScreensDialog
from tests.gui.finding import the
from tests.gui.recorder import Recorder
from tests.gui.screens.hall_room import PROJECTOR, HallRoom

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(room: HallRoom) -> ScreensDialog:
    room.run("screens.choose")
    found = the(room.window, ScreensDialog)
    assert found.isVisible()
    return found


def _pick(dialog: ScreensDialog, box: str, key: str) -> None:
    """Choose an entry as a click in the list does."""
    found = the(dialog, QComboBox, box)
    found.setCurrentIndex(found.findData(key))
    found.activated.emit(found.currentIndex())


def _row(dialog: ScreensDialog, row: int) -> None:
    the(dialog, QListWidget, "monitors").setCurrentRow(row)


def test_it_opens_on_the_monitor_that_people_mean(dialog: ScreensDialog) -> None:
    listed = the(dialog, QListWidget, "monitors")

    assert [listed.item(row).text() for row in range(listed.count())] == [
        "HDMI-1\n1024 × 768",
        "eDP-1\n1280 × 720 · this window is here",
    ]
    assert dialog.name == "HDMI-1"


def test_show_and_take_down(dialog: ScreensDialog, room: HallRoom, qtbot: QtBot) -> None:
    button = the(dialog, QPushButton, "turn")
    assert button.text() == "Show it there"
    qtbot.mouseClick(button, LEFT)
    assert room.shown() == ["HDMI-1"]
    assert button.text() == "Take it down"
    assert "shown" in the(dialog, QListWidget, "monitors").item(0).text()

    qtbot.mouseClick(button, LEFT)
    assert room.shown() == []


def test_what_is_chosen_is_seen_at_once(dialog: ScreensDialog, room: HallRoom, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(dialog, QPushButton, "turn"), LEFT)
    _pick(dialog, "colours", "day")
    qtbot.mouseClick(the(dialog, QCheckBox, "fact-players"), LEFT)

    shown = room.screen().shown
    assert shown is not None
    assert shown.ground == "#EEF2F6"
    assert "Players" not in room.texts()
    assert "Average" in room.texts()


def test_each_monitor_has_its_own(dialog: ScreensDialog, room: HallRoom) -> None:
    _pick(dialog, "shows", "seating")
    _row(dialog, 1)
    assert the(dialog, QComboBox, "shows").currentData() == "clock"

    _pick(dialog, "shows", "text")
    the(dialog, QPlainTextEdit, "text").setPlainText("Bar closes at two")
    _row(dialog, 0)
    assert the(dialog, QComboBox, "shows").currentData() == "seating"
    assert room.hall.screens.choice("eDP-1").text == "Bar closes at two"


def test_facts_are_for_clocks(dialog: ScreensDialog) -> None:
    assert the(dialog, QCheckBox, "fact-note").isEnabled()
    _pick(dialog, "shows", "seating")

    assert not the(dialog, QCheckBox, "fact-note").isEnabled()


def test_a_logo_is_chosen_and_dropped(
    dialog: ScreensDialog, room: HallRoom, asked: Recorder, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "club.png"
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    image.save(str(file))
    asked.chosen_file = file
    qtbot.mouseClick(the(dialog, QPushButton, "pick"), LEFT)
    assert room.hall.screens.choice("HDMI-1").logo == str(file)
    assert the(dialog, QLabel, "logo").text() == "club.png"

    qtbot.mouseClick(the(dialog, QPushButton, "drop"), LEFT)
    assert room.hall.screens.choice("HDMI-1").logo == ""


def test_n03_a_logo_that_cannot_be_shown_is_named(
    dialog: ScreensDialog, room: HallRoom, asked: Recorder, tmp_path: Path, qtbot: QtBot, expected_log: object
) -> None:
    asked.chosen_file = tmp_path / "gone.png"
    qtbot.mouseClick(the(dialog, QPushButton, "pick"), LEFT)

    assert the(dialog, QLabel, "logo").text() == f"{tmp_path / 'gone.png'} cannot be shown."


def test_leaving_the_file_dialog_changes_nothing(dialog: ScreensDialog, room: HallRoom, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(dialog, QPushButton, "pick"), LEFT)

    assert room.hall.screens.choice("HDMI-1").logo == ""


def test_a_monitor_that_is_gone_stays_in_the_list_until_it_is_forgotten(
    dialog: ScreensDialog, room: HallRoom, qtbot: QtBot
) -> None:
    qtbot.mouseClick(the(dialog, QPushButton, "turn"), LEFT)
    room.monitors.pull("HDMI-1")
    listed = the(dialog, QListWidget, "monitors")
    assert [listed.item(row).text().splitlines()[-1] for row in range(listed.count())][-1] == "not connected"
    assert dialog.name == "HDMI-1"

    qtbot.mouseClick(the(dialog, QPushButton, "forget"), LEFT)
    room.monitors.plug(PROJECTOR)
    assert room.shown() == []


def test_f11_works_here_as_well(dialog: ScreensDialog, room: HallRoom, qtbot: QtBot) -> None:
    dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_F11)

    assert room.shown() == ["HDMI-1"]


def test_opened_twice_it_is_one(dialog: ScreensDialog, room: HallRoom) -> None:
    room.run("screens.choose")

    assert len(room.window.findChildren(ScreensDialog)) == 1


def test_closed_it_can_be_opened_again(dialog: ScreensDialog, room: HallRoom, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(dialog, QPushButton, "close"), LEFT)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    room.hall.screens.changed.emit()
    room.run("screens.choose")

    assert the(room.window, ScreensDialog).isVisible()


def test_the_preview_is_painted_as_the_wall(dialog: ScreensDialog, app: QApplication) -> None:
    preview = the(dialog, Preview, "preview")
    app.processEvents()
    image = preview.grab().toImage()
    colours = {
        image.pixelColor(x, y).name().upper()
        for x in range(0, image.width(), 5)
        for y in range(0, image.height(), 5)
    }

    assert "#121A24" in colours
