"""At 1366 × 768 with large type every page can be read and reached, in both languages.

Type 1.25 times as large leaves 1092 × 614 of these pixels, the largest 911 × 512: what is whole there is
whole on the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
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
from director.gui.worker import AtOnce, Worker
from director.host.i18n import words_for
from director.host.settings import Settings
from director.views.practice import practice_texts
from tests.gui.finding import the
from tests.gui.reach import cut, out_of_reach

SIZES = ((1092, 614), (911, 512))


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    venue = Venue.open(tmp_path_factory.mktemp("cut") / "practice.floor", create=True)
    yield practice_event(venue, practice_texts(words_for("ru")), Random(5), "Europe/Moscow")
    venue.close()


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
def test_l04_no_button_of_the_first_window_is_cut(
    look: Look, desk: Desk, language: str, qtbot: QtBot
) -> None:
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
