"""Paper in two languages from the window: chosen once, for every document and for the cards at the desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.look import Look
from director.gui.widgets.paper_view import PaperView
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.pages_windows import Hands
from tests.helpers.evening import drawn_desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, 24, 3)
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "print")
    qtbot.addWidget(made.window)
    return made


def first_page(view: PaperView) -> str:
    return view.document().getAllText(0).text()


def test_paper_speaks_a_second_language_and_so_do_the_cards_at_the_desk(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    view, box = the(hands.page, PaperView), the(hands.page, QComboBox, "second")
    assert [box.itemText(at) for at in range(box.count())] == ["No second language", "Русский"]

    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    kept = hands.page.keep()
    card = PrintCardDialog(
        hands.window.bridge, frozenset(list(desk.journal.tournament.seating.places)[:1]), hands.window
    )
    qtbot.addWidget(card)

    assert "Стол" in first_page(view)
    assert "Table" in first_page(view)
    assert "Стол" in first_page(card.view())
    assert kept["choices"]["second"] == "ru"


def test_the_second_language_is_never_the_first_and_the_handbook_has_none(hands: Hands) -> None:
    box, first = the(hands.page, QComboBox, "second"), the(hands.page, QComboBox, "language")
    hands.page.take_back({"choices": {"second": "ru"}})

    first.setCurrentIndex(first.findData("ru"))

    assert box.findData("ru") < 0
    assert "Table" not in first_page(the(hands.page, PaperView))
    assert hands.page.go_to("handbook")
    assert not box.isVisibleTo(hands.page)


def test_a_language_that_nobody_speaks_is_not_taken_back(hands: Hands) -> None:
    hands.page.take_back({"choices": {"second": "xx"}})

    assert hands.page.keep()["choices"]["second"] == ""
