"""L03: Russian and English again while every page is open: nothing stays in the old language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.desk.practice import practice_event
from director.desk.venue import Venue
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.widgets.top_bar import TopBar
from director.gui.worker import AtOnce, Worker
from director.host.i18n import words_for
from director.views.practice import practice_texts
from tests.gui.finding import the

SAME = {"№"}
"""Written alike in both languages."""


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    venue = Venue.open(tmp_path_factory.mktemp("language") / "practice.floor", create=True)
    yield practice_event(venue, practice_texts(words_for("ru")), Random(5), "Europe/Moscow")
    venue.close()


def texts(root: QWidget) -> set[str]:
    """Every word of the program that this window holds, seen or not yet seen."""
    found: set[str] = set()
    for widget in (root, *root.findChildren(QWidget)):
        found |= {widget.toolTip(), widget.windowTitle(), widget.accessibleName(), widget.statusTip()}
        match widget:
            case QLabel() | QAbstractButton():
                found.add(widget.text())
            case QLineEdit():
                found.add(widget.placeholderText())
            case QComboBox():
                found |= {widget.itemText(at) for at in range(widget.count())}
            case QMenu():
                found |= {action.text() for action in widget.actions()} | {widget.title()}
            case QTableView():
                model = widget.model()
                found |= {
                    str(model.headerData(at, Qt.Orientation.Horizontal) or "")
                    for at in range(model.columnCount())
                }
    return {text for text in found if text.strip()}


def settled(window: QWidget) -> set[str]:
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return texts(window)


@pytest.mark.parametrize("page", [kind.key for kind in PAGES])
def test_l03_there_and_back_leaves_no_word_of_the_other_language(
    page: str, look: Look, desk: Desk, qtbot: QtBot
) -> None:
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
    qtbot.addWidget(window)
    window.show()
    window.show_page(page)
    english = settled(window)

    look.speak("ru")
    russian = settled(window)
    look.speak("en")
    back = settled(window)
    window.close()

    words = words_for("ru")
    fixed = {text for text in english if words._(text) not in (text, "")}
    assert len(fixed) > 40, "the window has words"
    assert (fixed & russian) - SAME == set()
    assert fixed - back == set()
    turned = {words._(text) for text in fixed} - fixed
    assert (turned & back) - SAME == set()


def test_menus_of_pages_that_were_left_are_gone(look: Look, desk: Desk, qtbot: QtBot) -> None:
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
    qtbot.addWidget(window)
    window.show()
    counts = []
    for _round in range(3):
        for kind in PAGES:
            window.show_page(kind.key)
            settled(window)
        counts.append(len(window.findChildren(QMenu)))

    menu = the(window, TopBar).menu("page")
    assert counts[0] == counts[1] == counts[2]
    assert menu is not None
    assert "Print…" in [action.text().replace("&", "") for action in menu.actions()]
