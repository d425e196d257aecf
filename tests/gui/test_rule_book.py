"""The rule book in the window: typed into, gone through, read, copied."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.gui import theme
from director.gui.bridge import Bridge
from director.gui.dialogs.rule_book import RuleBookDialog, look_up
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.rows_model import ROW_ROLE
from director.gui.theme import Choice
from director.gui.widgets.article_list import ArticleList
from director.gui.widgets.article_pane import SettledList, WayList
from director.gui.worker import Worker
from director.rules.rulebook import rulebook
from tests.gui.blank_page import BLANK_PAGES
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, SHIFT, type_text
from tests.helpers.evening import a_desk

KEY = Qt.Key
RICH = Qt.TextFormat.RichText
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot, look: Look) -> Iterator[RuleBookDialog]:
    below = QWidget()  # it goes when it is closed: what stays for the end of the test is what it stood on
    qtbot.addWidget(below)
    made = RuleBookDialog(below)
    made.ask("sport-ru")
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
    """The words of a label as a screen reader says them."""
    label = the(dialog, QLabel, name)
    if not label.isVisible():
        return ""
    return QTextEdit(label.text()).toPlainText() if label.textFormat() == RICH else label.text()


def marked(dialog: RuleBookDialog, name: str = "says") -> list[str]:
    """The words of a label that stand out."""
    return re.findall("<b [^>]*>([^<]*)</b>", the(dialog, QLabel, name).text())


def ways(dialog: RuleBookDialog) -> list[QPushButton]:
    """The buttons of what may be asked instead."""
    return [one for one in the(dialog, WayList).findChildren(QPushButton) if one.isVisible()]


def choose_book(dialog: RuleBookDialog, code: str) -> None:
    box = the(dialog, QComboBox, "book")
    box.setFocus()
    QTest.keyClick(box, KEY.Key_Home)
    while box.currentData() != code:
        QTest.keyClick(box, KEY.Key_Down)


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


def test_a_second_time_brings_the_same_one_forward_ready_to_type_over(window: MainWindow) -> None:
    window.commands.run("help.rules")
    first = the(window, RuleBookDialog)
    type_in(first, "button")

    window.commands.run("help.rules")

    assert [one for one in window.findChildren(RuleBookDialog) if one.isVisible()] == [first]
    assert find(first).selectedText() == "button"


def test_the_set_up_has_a_rule_book_of_its_own_that_can_be_typed_into(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.run("file.set_up")
    sheet = the(window, SetUpDialog)
    QApplication.processEvents()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)

    QTest.keyClick(sheet.focusWidget(), KEY.Key_F1, SHIFT)

    (book,) = (one for one in window.findChildren(RuleBookDialog) if one.isVisible())
    assert book.parentWidget() is sheet
    type_in(book, "5.9.3")
    assert said(book, "article") == "SP 5.9.3"
    sheet.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(RuleBookDialog)


def test_what_is_asked_for_from_elsewhere_is_shown(dialog: RuleBookDialog) -> None:
    choose_book(dialog, "OS")

    look_up(cast("QWidget", dialog.parentWidget()), "tda-2024", "TDA 24-A")

    assert said(dialog, "article") == "TDA 24-A"
    assert find(dialog).hasFocus()


def test_it_fits_a_small_screen_at_150_percent(dialog: RuleBookDialog) -> None:
    room = dialog.screen().availableGeometry()
    assert dialog.frameGeometry().height() <= room.height()
    assert dialog.width() <= room.width()
    assert dialog.minimumWidth() <= 1366 * 100 // 150
    assert dialog.minimumHeight() <= (768 - 60) * 100 // 150

    dialog.resize(1, 1)
    assert the(dialog, ArticleList).width() >= 220
    assert the(dialog, QLabel, "article").isVisible()


def test_the_field_keeps_its_width_while_the_number_of_articles_changes(dialog: RuleBookDialog) -> None:
    before = find(dialog).width()
    for typed in ("5.9.3", "xyzzy"):
        find(dialog).clear()
        type_in(dialog, typed)
        QApplication.processEvents()
        assert find(dialog).width() == before


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


@pytest.mark.parametrize("with_enter", [True, False])
def test_nothing_found_offers_what_may_be_meant(dialog: RuleBookDialog, *, with_enter: bool) -> None:
    type_in(dialog, "батон")

    assert listed(dialog) == []
    assert said(dialog, "count") == ""
    assert said(dialog, "article") == "Nothing fits “батон”"
    assert said(dialog, "says") == said(dialog, "also") == ""
    assert not the(dialog, QPushButton, "copy").isVisible()
    (way,) = ways(dialog)
    assert way.text() == "баттон"

    if with_enter:
        QTest.keyClick(find(dialog), KEY.Key_Return)
    else:
        QTest.mouseClick(way, LEFT)

    assert find(dialog).text() == "баттон"
    assert find(dialog).hasFocus()
    assert len(listed(dialog)) > 10
    assert ways(dialog) == []


def test_where_nothing_looks_alike_a_hint_is_given(dialog: RuleBookDialog) -> None:
    type_in(dialog, "xyzzy")

    assert "number" in said(dialog, "place")
    assert ways(dialog) == []


def test_the_words_that_were_typed_stand_out_in_both_languages(dialog: RuleBookDialog) -> None:
    type_in(dialog, "odd chip")
    first = said(dialog, "says")

    assert {"odd", "chip"} <= set(marked(dialog))
    assert "<b" not in first
    assert "odd chip" in first

    find(dialog).clear()
    type_in(dialog, "баттон")
    assert marked(dialog)[0].lower() in {"button", "баттон"}
    assert marked(dialog, "also")[0].lower().startswith("баттон")


def test_marks_follow_the_theme(dialog: RuleBookDialog, look: Look) -> None:
    type_in(dialog, "odd chip")
    light = the(dialog, QLabel, "says").text()

    look.choose(Choice.DARK)

    assert the(dialog, QLabel, "says").text() != light
    look.choose(Choice.LIGHT)
    assert the(dialog, QLabel, "says").text() == light


@pytest.mark.parametrize("typed", ["odd chip", "баттон", "", "5.9.3", "button"])
@pytest.mark.parametrize("width", [560, 932])
def test_the_list_is_drawn_with_its_marks(dialog: RuleBookDialog, typed: str, width: int) -> None:
    dialog.resize(width, 320)
    type_in(dialog, typed)

    image = the(dialog, QListView, "articles").viewport().grab().toImage()
    washed = theme.current().colour("blue_wash").rgb()
    found = any(
        image.pixel(x, y) == washed for x in range(0, image.width(), 2) for y in range(48, image.height(), 3)
    )

    assert found == (typed not in {"", "5.9.3"})


@pytest.mark.parametrize("choice", [Choice.LIGHT, Choice.DARK])
def test_the_button_that_clears_is_seen_in_every_theme(
    dialog: RuleBookDialog, look: Look, choice: Choice
) -> None:
    look.choose(choice)
    type_in(dialog, "odd chip")
    clearing = the(find(dialog), QAction)

    image = clearing.icon().pixmap(16, 16).toImage()
    drawn = {image.pixelColor(x, x).name() for x in range(16) if image.pixelColor(x, x).alpha() == 255}
    look.choose(Choice.LIGHT)

    assert theme.read(choice.value).colours["soft"].lower() in drawn


# ---- of the event


def test_what_the_rules_of_the_event_say_stands_first_and_says_so(dialog: RuleBookDialog) -> None:
    dialog.ask("tda-2024")
    type_in(dialog, "баттон")
    books = [article.split()[0] for article in listed(dialog)]

    assert books[0] == "TDA"
    assert books[books.count("TDA") :].count("TDA") == 0
    assert the(dialog, QComboBox, "book").itemText(1).startswith("TDA · ")


def test_one_book_is_looked_through_alone(dialog: RuleBookDialog) -> None:
    type_in(dialog, "баттон")
    choose_book(dialog, "RRoP")

    assert {article.split()[0] for article in listed(dialog)} == {"RRoP"}
    find(dialog).clear()
    assert len(listed(dialog)) == len(rulebook().of("RRoP"))


def test_what_a_book_does_not_have_is_found_in_all_of_them(dialog: RuleBookDialog) -> None:
    choose_book(dialog, "OS")
    find(dialog).setFocus()
    type_in(dialog, "string")

    assert said(dialog, "article") == "Nothing in OS fits “string”"
    (way,) = ways(dialog)
    assert way.text() == "In all books: 3 articles"

    QTest.keyClick(find(dialog), KEY.Key_Return)

    assert the(dialog, QComboBox, "book").currentData() == ""
    assert "SP 4.11" in listed(dialog)


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


def test_the_article_is_read_to_its_end_from_the_field(dialog: RuleBookDialog) -> None:
    dialog.resize(560, 320)
    type_in(dialog, "5.9.3")
    QApplication.processEvents()
    bar = the(dialog, QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0

    for _ in range(60):
        QTest.keyClick(find(dialog), KEY.Key_Down, CTRL)
    assert bar.value() == bar.maximum()

    QTest.keyClick(find(dialog), KEY.Key_Up, CTRL)
    assert bar.value() < bar.maximum()


def test_tab_goes_through_all_parts_and_each_shows_that_it_has_the_keyboard(dialog: RuleBookDialog) -> None:
    type_in(dialog, "5.9.3")
    places, reader = the(dialog, ArticleList), the(dialog, QScrollArea)
    before = {part: part.grab().toImage() for part in (places, reader)}
    stops = []
    for _ in range(5):
        stops.append(cast("QWidget", QApplication.focusWidget()))
        if stops[-1] in before:
            assert stops[-1].grab().toImage() != before[stops[-1]]
        QTest.keyClick(stops[-1], KEY.Key_Tab)

    assert stops == [
        find(dialog),
        the(dialog, QComboBox, "book"),
        places,
        reader,
        the(dialog, QPushButton, "copy"),
    ]
    assert find(dialog).hasFocus()


def test_a_long_article_is_read_with_the_arrows(dialog: RuleBookDialog) -> None:
    dialog.resize(560, 320)
    type_in(dialog, "5.9.3")
    reader = the(dialog, QScrollArea)
    reader.setFocus()
    QTest.keyClick(reader, KEY.Key_Down)
    assert reader.verticalScrollBar().value() > 0

    QTest.keyClick(reader, KEY.Key_Escape)
    assert not dialog.isVisible()


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
