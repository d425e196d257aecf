"""The rule book in the window: typed into, gone through, read, copied."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from director.gui.bridge import Bridge
from director.gui.dialogs.rule_book import RuleBookDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.rows_model import ROW_ROLE
from director.gui.widgets.article_list import ArticleList
from director.gui.widgets.article_pane import SettledList
from director.gui.worker import Worker
from tests.gui.blank_page import BLANK_PAGES
from tests.gui.finding import the
from tests.gui.keyboard import SHIFT, type_text
from tests.helpers.evening import a_desk

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot, look: Look) -> Iterator[RuleBookDialog]:
    below = QWidget()  # it goes when it is closed: what stays for the end of the test is what it stood on
    qtbot.addWidget(below)
    made = RuleBookDialog(below)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    below.close()


def find(dialog: RuleBookDialog) -> QLineEdit:
    return the(dialog, QLineEdit, "find")


def type_in(dialog: RuleBookDialog, text: str) -> None:
    type_text(find(dialog), text)


def listed(dialog: RuleBookDialog) -> list[str]:
    model = the(dialog, ArticleList).model()
    return [model.data(model.index(at, 0), ROW_ROLE).article for at in range(model.rowCount(QModelIndex()))]


def said(dialog: RuleBookDialog, name: str) -> str:
    label = the(dialog, QLabel, name)
    return label.text() if label.isVisible() else ""


def settled(dialog: RuleBookDialog) -> list[tuple[str, str, str]]:
    told = the(dialog, SettledList)
    return told.told() if told.isVisible() else []


# ---- opened


@pytest.fixture
def window(qtbot: QtBot, look: Look, at_once: Worker, tmp_path: Path) -> Iterator[MainWindow]:
    desk = a_desk(tmp_path, players=2, tables=1)
    made = MainWindow(Bridge(desk, at_once), look, pages=BLANK_PAGES)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    desk.venue.close()


def test_shift_f1_opens_it_while_somebody_types_too(window: MainWindow) -> None:
    window.commands.run("find")
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)

    QTest.keyClick(field, KEY.Key_F1, SHIFT)

    assert the(window, RuleBookDialog).isVisible()


def test_it_stands_in_the_help_menu(window: MainWindow) -> None:
    command = window.commands["help.rules"]
    assert (command.menu, command.keys) == ("help", ("Shift+F1",))
    menus = [
        menu for menu in window.findChildren(QMenu) if window.commands.action("help.rules") in menu.actions()
    ]
    assert menus

    window.commands.action("help.rules").trigger()

    assert the(window, RuleBookDialog).windowTitle() == "Rule book"


def test_the_whole_book_is_there_before_anything_is_typed(dialog: RuleBookDialog) -> None:
    assert find(dialog).hasFocus()
    assert len(listed(dialog)) > 370
    assert said(dialog, "count") == f"{len(listed(dialog))} articles"
    assert said(dialog, "article") == "SP preamble"


# ---- found


@pytest.mark.parametrize("typed", ["нечётный чип", "нечетного чипа", "odd chips"])
def test_what_is_typed_is_found_at_once_in_either_language(dialog: RuleBookDialog, typed: str) -> None:
    type_in(dialog, typed)

    assert {"SP 5.9.3", "TDA 20", "TDA 20-A", "ST 6.3.9"} <= set(listed(dialog)[:12])


def test_every_letter_narrows_the_list(dialog: RuleBookDialog) -> None:
    sizes = []
    for letter in "стринг":
        type_in(dialog, letter)
        sizes.append(len(listed(dialog)))

    assert sizes[-1] < sizes[0]
    assert "SP 4.11" in listed(dialog)


def test_an_article_is_found_by_its_number_and_read(dialog: RuleBookDialog) -> None:
    type_in(dialog, "5.9.3")

    assert listed(dialog) == ["SP 5.9.3"]
    assert said(dialog, "count") == "1 article"
    assert said(dialog, "article") == "SP 5.9.3"
    assert (
        said(dialog, "place") == "Sports poker, rules of competitions (Russia) · R116 · Split pot, odd chip"
    )
    assert "odd chip" in said(dialog, "says")
    assert "нечётный чип" in said(dialog, "also")
    assert said(dialog, "note") == ""


def test_the_options_an_article_settles_stand_under_it(dialog: RuleBookDialog) -> None:
    type_in(dialog, "5.9.3")

    lines = {option: (value, who) for option, value, who in settled(dialog)}
    assert lines["Odd chip in stud"] == ("by seat, as with a button", "Sports poker (Russia)")
    value, who = lines["Odd chip with a button"]
    assert value == "first after the button"
    assert who.startswith("Sports poker (Russia). The same in: ")
    assert "TDA 2024" in who

    find(dialog).clear()
    type_in(dialog, "TDA 21")
    assert settled(dialog) == []
    assert said(dialog, "settles") == ""


def test_a_number_that_is_only_inferred_says_so(dialog: RuleBookDialog) -> None:
    type_in(dialog, "SP 4.10")

    assert "prints no number" in said(dialog, "note")


def test_nothing_found_says_what_may_be_meant(dialog: RuleBookDialog) -> None:
    type_in(dialog, "батон")

    assert listed(dialog) == []
    assert said(dialog, "count") == ""
    assert said(dialog, "article") == "Nothing fits “батон”"
    assert said(dialog, "place") == "Perhaps: баттон."
    assert said(dialog, "says") == said(dialog, "also") == ""
    assert not the(dialog, QPushButton, "copy").isVisible()

    find(dialog).clear()
    type_in(dialog, "xyzzy")
    assert "number" in said(dialog, "place")


# ---- gone through


def test_arrows_go_through_the_list_while_the_keyboard_stays_in_the_field(dialog: RuleBookDialog) -> None:
    type_in(dialog, "5.9.2")

    QTest.keyClick(find(dialog), KEY.Key_Down)
    second = said(dialog, "says")
    QTest.keyClick(find(dialog), KEY.Key_Down)
    third = said(dialog, "says")
    QTest.keyClick(find(dialog), KEY.Key_Up)

    assert said(dialog, "says") == second != third
    assert find(dialog).hasFocus()


def test_pages_and_ends_are_kept_to(dialog: RuleBookDialog) -> None:
    places = the(dialog, ArticleList)
    QTest.keyClick(find(dialog), KEY.Key_PageDown)
    assert places.currentIndex().row() == places.page()

    QTest.keyClick(find(dialog), KEY.Key_PageUp)
    QTest.keyClick(find(dialog), KEY.Key_Up)
    assert places.currentIndex().row() == 0

    for _ in range(80):
        QTest.keyClick(find(dialog), KEY.Key_PageDown)
    assert places.currentIndex().row() == len(listed(dialog)) - 1
    assert said(dialog, "article") == listed(dialog)[-1]


def test_a_click_shows_the_article(dialog: RuleBookDialog) -> None:
    type_in(dialog, "TDA 20")
    places = the(dialog, ArticleList)
    spot = places.visualRect(places.model().index(2, 0)).center()

    QTest.mouseClick(places.viewport(), LEFT, pos=spot)

    assert said(dialog, "article") == "TDA 20-B"


def test_esc_empties_the_field_and_then_closes(dialog: RuleBookDialog) -> None:
    type_in(dialog, "баттон")

    QTest.keyClick(find(dialog), KEY.Key_Escape)
    assert find(dialog).text() == ""
    assert dialog.isVisible()

    QTest.keyClick(find(dialog), KEY.Key_Escape)
    assert not dialog.isVisible()


# ---- copied


def test_the_button_copies_the_article_with_what_it_says(dialog: RuleBookDialog) -> None:
    type_in(dialog, "SP 5.9.3")

    QTest.mouseClick(the(dialog, QPushButton, "copy"), LEFT)

    assert QGuiApplication.clipboard().text() == f"SP 5.9.3 — {said(dialog, 'says')}"
    assert said(dialog, "copied") == "Copied."


def test_enter_copies_as_well_and_keeps_the_dialog_open(dialog: RuleBookDialog) -> None:
    type_in(dialog, "TDA 20-C")

    QTest.keyClick(find(dialog), KEY.Key_Return)

    assert QGuiApplication.clipboard().text().startswith("TDA 20-C — ")
    assert dialog.isVisible()


def test_another_article_is_not_said_to_be_copied(dialog: RuleBookDialog) -> None:
    type_in(dialog, "TDA 20")
    QTest.keyClick(find(dialog), KEY.Key_Return)

    QTest.keyClick(find(dialog), KEY.Key_Down)

    assert said(dialog, "copied") == ""


def test_where_nothing_is_found_nothing_is_copied(dialog: RuleBookDialog) -> None:
    QGuiApplication.clipboard().setText("before")
    type_in(dialog, "xyzzy")

    QTest.keyClick(find(dialog), KEY.Key_Return)

    assert QGuiApplication.clipboard().text() == "before"


# ---- in the other language


def test_a_change_of_language_turns_the_texts_round(dialog: RuleBookDialog, look: Look) -> None:
    type_in(dialog, "SP 5.9.3")
    english, russian = said(dialog, "says"), said(dialog, "also")

    look.speak("ru")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))

    assert (said(dialog, "says"), said(dialog, "also")) == (russian, english)
    assert find(dialog).text() == "SP 5.9.3"
    look.speak("en")


def test_a_screen_reader_is_told_article_and_text(dialog: RuleBookDialog) -> None:
    type_in(dialog, "R116")
    model = the(dialog, ArticleList).model()

    told = model.data(model.index(0, 0))

    assert told.startswith("SP 5.9.3 Equal hands")
    assert find(dialog).accessibleName() != ""
