"""The floor in a small window: 1366 × 768 at 150 % is 911 × 512, and the map stays the largest part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.ids import PersonId
from director.domain.people import person
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.widgets.floor_columns import LEAST_SIDE, LEAST_WIDE
from director.gui.widgets.floor_list import FloorList
from director.gui.widgets.step_card import StepCard
from director.gui.worker import Worker
from tests.desk.test_next_steps import room
from tests.gui.finding import the
from tests.helpers.evening import PLAN

SMALL, LARGE = (911, 512), (1366, 768)
LONGEST = person("Константинопольская-Вознесенская", "Александра Владимировна", who=PersonId(1))
"""Sits at 1-1 and is the first to move."""

Open = Callable[..., FloorPage]


@pytest.fixture
def open_floor(qtbot: QtBot, look: Look, at_once: Worker, tmp_path: Path) -> Iterator[Open]:
    """Opens the floor of three tables in a window of some size, in a language."""
    windows: list[MainWindow] = []
    desks: list[Desk] = []

    def opened(size: tuple[int, int], language: str = "en", *sizes: int) -> FloorPage:
        desk = room(tmp_path, *(sizes or (9, 9, 6)), plan=replace(PLAN, rules="tda-2024"))
        desks.append(desk)
        first = desk.journal.tournament.entries[min(desk.journal.tournament.entries)]
        desk.venue.change_person(replace(LONGEST, id=first.person))
        look.speak(language)
        window = MainWindow(Bridge(desk, at_once), look, pages=PAGES)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show_page("floor")
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        page = window.page("floor")
        assert isinstance(page, FloorPage)
        QApplication.processEvents()
        return page

    yield opened
    windows.clear()
    for desk in desks:
        desk.venue.close()


def widths(page: FloorPage) -> list[int]:
    return [part.width() for part in (page.steps.panel, page.map, page.panel)]


def resize(page: FloorPage, size: tuple[int, int]) -> None:
    page.window().resize(*size)
    QApplication.processEvents()


def within(part: QWidget, whole: QWidget) -> bool:
    return whole.rect().contains(QRect(part.mapTo(whole, QPoint()), part.size()))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_both_columns_give_way_and_the_map_is_the_largest_part(open_floor: Open, language: str) -> None:
    page = open_floor(SMALL, language)

    steps, middle, side = widths(page)

    assert (steps, side) == (LEAST_WIDE, LEAST_SIDE)
    assert middle > 1.5 * LEAST_WIDE
    assert page.window().size().toTuple() == SMALL


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_button_of_every_step_that_is_chosen_is_seen_whole(
    open_floor: Open, language: str, qtbot: QtBot
) -> None:
    page = open_floor(SMALL, language)
    panel = page.steps.panel
    page.start_steps()
    qtbot.waitUntil(panel.hasFocus)
    view = the(panel, QScrollArea).viewport()
    count = len(panel.findChildren(StepCard))
    assert count == 3
    seen = set[int]()

    for _again in range(count):
        row = panel.current_row()
        assert row is not None
        seen.add(row.number)
        card = next(one for one in panel.findChildren(StepCard) if one.row.number == row.number)
        for button in (card.act, card.preview, card.doubt):
            if not button.isHidden():
                assert within(button, view)
                assert within(button, card)
                assert button.width() >= button.sizeHint().width()
        assert card.width() <= view.width() - 24
        if card.height() > view.height():
            assert card.mapTo(view, QPoint()).y() == 0
        QTest.keyClick(panel, Qt.Key.Key_Down)
        QApplication.processEvents()
    assert seen == {1, 2, 3}


def test_where_it_is_low_the_policy_is_told_by_the_head(open_floor: Open) -> None:
    page = open_floor(SMALL)
    policy, head = (the(page.steps.panel, QLabel, name) for name in ("policy", "steps_head"))
    assert not policy.isVisible()
    assert head.toolTip().startswith("Tables are kept within 1 player")

    resize(page, LARGE)

    assert policy.isVisible()
    assert head.toolTip() == ""


def test_a_window_that_grows_again_has_its_widths_back(open_floor: Open) -> None:
    page = open_floor(LARGE)
    before = widths(page)
    assert before[0] > LEAST_WIDE

    resize(page, SMALL)
    assert widths(page)[0] == LEAST_WIDE
    kept = page.keep()
    resize(page, LARGE)

    assert widths(page) == before
    page.take_back(kept)
    assert widths(page) == before


def test_widths_that_were_drawn_are_kept_with_that_of_steps_that_are_not_there(open_floor: Open) -> None:
    page = open_floor(LARGE, "en", 9, 8)
    for _line in range(2):  # the buttons, and the first hand: before play there are no steps
        page.bridge.undo_last()
    assert not page.steps.panel.isVisible()

    page._columns.moveSplitter(800, 2)
    kept = page.keep()["split"]

    assert kept[0] == 292
    assert kept[2] == page.panel.width() != 314


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_column_of_the_list_of_tables_is_cut(open_floor: Open, language: str) -> None:
    page = open_floor(SMALL, language)
    listed = the(page, FloorList).table
    header = listed.horizontalHeader()

    def seen() -> list[int]:
        return [at for at in range(header.count()) if not header.isSectionHidden(at)]

    assert seen() in ([0, 1, 3], [0, 1, 2, 3]), "taken of all seats says how many are free"
    assert sum(header.sectionSize(at) for at in seen()) == listed.viewport().width()
    assert header.sectionSize(3) >= 60
    for at in seen():
        words = header.model().headerData(at, Qt.Orientation.Horizontal)
        assert header.sectionSize(at) > header.fontMetrics().horizontalAdvance(words)

    resize(page, LARGE)
    assert seen() == [0, 1, 2, 3]
    assert sum(header.sectionSize(at) for at in seen()) == listed.viewport().width()
