"""At 1366 × 768 with large type every page can be read and reached, in both languages.

Type 1.25 times as large leaves 1092 × 614 of these pixels, the largest 911 × 512: what is whole there is
whole on the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.desk.practice import practice_event
from director.desk.venue import Venue
from director.gui.bridge import Bridge
from director.gui.dialogs.settings import SettingsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.start_window import StartWindow
from director.gui.widgets.key_button import KeyButton
from director.gui.worker import AtOnce, Worker
from director.host.i18n import words_for
from director.host.settings import Settings
from director.views.practice import practice_texts
from tests.gui.finding import the

SIZES = ((1092, 614), (911, 512))
PAD = 24


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    venue = Venue.open(tmp_path_factory.mktemp("cut") / "practice.floor", create=True)
    yield practice_event(venue, practice_texts(words_for("ru")), Random(5), "Europe/Moscow")
    venue.close()


def needed(button: QAbstractButton) -> int:
    """The width at which all of its words are seen."""
    if isinstance(button, KeyButton):
        words = QFontMetrics(button.font()).horizontalAdvance(button.text().replace("&", ""))
        return words + (2 * PAD if button.has_icon else PAD)
    return min(button.minimumSizeHint().width(), button.maximumWidth())


def cut(whole: QWidget) -> list[str]:
    """The words of buttons that are wider than the button."""
    kinds = (QPushButton, QCheckBox, QRadioButton)
    seen = [one for kind in kinds for one in whole.findChildren(kind) if one.isVisible() and one.text()]
    return [one.text() for one in seen if one.width() < needed(one)]


def out_of_reach(whole: QWidget) -> list[str]:
    """Buttons that lie beyond what holds them, where nothing scrolls."""
    buttons = [one for one in whole.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
    return [one.text() or one.objectName() or one.toolTip() for one in buttons if not _is_held(one, whole)]


def _is_held(one: QWidget, whole: QWidget) -> bool:
    """Whether all that holds it is large enough, up to the window or to what scrolls."""
    holder = one.parentWidget()
    while holder is not None:
        if isinstance(holder.parentWidget(), QAbstractScrollArea) or isinstance(holder, QAbstractScrollArea):
            return True  # it scrolls there
        if (
            not holder.rect()
            .adjusted(-1, -1, 1, 1)
            .contains(QRect(one.mapTo(holder, QPoint(0, 0)), one.size()))
        ):
            return False
        if holder is whole:
            return True
        holder = holder.parentWidget()
    return True


@pytest.mark.parametrize("page", [kind.key for kind in PAGES])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_button_is_cut_and_none_is_out_of_reach(
    look: Look, desk: Desk, language: str, page: str, qtbot: QtBot
) -> None:
    look.speak(language)
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
    qtbot.addWidget(window)
    found = {}
    for size in SIZES:
        window.resize(*size)
        window.show()
        window.show_page(page)
        for _ in range(3):
            QApplication.processEvents()
        assert (window.width(), window.height()) == size, "the window itself fits"
        found[size] = (cut(window), out_of_reach(window))
    window.close()
    look.speak("en")

    assert found == dict.fromkeys(SIZES, ([], []))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_button_of_the_first_window_is_cut(look: Look, desk: Desk, language: str, qtbot: QtBot) -> None:
    look.speak(language)
    window = StartWindow(look)
    qtbot.addWidget(window)
    window.show_venue(desk.venue.path, desk.venue.cards(), ("/srv/poker/north hall.floor",))
    window.show_practice(here=True)
    found = {}
    for size in SIZES:
        window.resize(*size)
        window.show()
        for _ in range(3):
            QApplication.processEvents()
        found[size] = (cut(window), out_of_reach(window))
    window.close()
    look.speak("en")

    assert found == dict.fromkeys(SIZES, ([], []))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_setting_is_read_whole(look: Look, language: str, qtbot: QtBot) -> None:
    look.speak(language)
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(3):
        QApplication.processEvents()
    area = the(dialog, QScrollArea)
    inner = area.widget()
    assert inner is not None
    wide = (inner.width(), inner.minimumSizeHint().width(), area.viewport().width())
    cut_off = [
        label.text()
        for label in area.findChildren(QLabel)
        if not label.wordWrap() and label.sizeHint().width() > label.width()
    ]
    dialog.close()
    look.speak("en")

    assert wide[0] <= wide[2]
    assert wide[1] <= wide[2]
    assert cut_off == []
    assert cut(dialog) == []
