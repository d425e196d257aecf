"""Table tools as a judge works on them: pots, buttons, stud and races; drafts, tabs and tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.domain.case import TableCase
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.gui.dialogs.choose_table import ChooseTableDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.look import Look
from director.gui.pages.tools_free_button import FreeButtonPane
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.seat_grid import SeatGrid
from director.gui.widgets.wrap_row import WrapRow
from director.gui.worker import Worker
from director.host.i18n import current, words_for
from director.printing import catalogue
from director.rules.entering.sheet import go, read_sheet
from tests.gui.finding import the
from tests.gui.judge import LEFT, Judge, Key, plain, put, sheet
from tests.gui.keyboard import CTRL, SHIFT, type_text
from tests.gui.table_room import a_table
from tests.helpers.evening import a_venue
from tests.printing.reading import HEAD, text_of

KILLED = """
import os, signal, sys
from msgspec.structs import replace
from pathlib import Path
from PySide6.QtWidgets import QApplication, QLineEdit
from director.gui.bridge import Bridge
from director.gui.pages.table_tools import TableToolsPage
from director.gui.worker import AtOnce, Worker
from tests.helpers.evening import a_venue
from tests.printing.reading import HEAD, text_of
app = QApplication([])
page = TableToolsPage(Bridge(a_venue(Path(sys.argv[1])).desk(sys.argv[2]), Worker(AtOnce())))
page.show()
page.open_table(1)
hand = page.hand()
hand.set_sheet(replace(hand.sheet, small_blind=100, big_blind=200))
hand.apply("c c c")
page.show_tool("race")
field = page.work().pane.findChild(QLineEdit, "count-2")
field.setText("3")
field.textEdited.emit("3")
page.open_table(0)
page.show_tool("pots")
field = page.work().pane.findChild(QLineEdit, "put-4")
field.setText("700")
field.textEdited.emit("700")
os.kill(os.getpid(), signal.SIGKILL)
"""
"""Somebody who types three calls and a race at table 1, a pot at a free table, and is killed."""


@pytest.fixture
def judge(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Judge:
    return Judge(a_table(tmp_path, range(1, 10)), look, at_once, qtbot)


@pytest.fixture
def free(judge: Judge) -> Judge:
    """At a free table of five deep players."""
    judge.opens(0)
    judge.hand.set_sheet(sheet(dict.fromkeys(range(1, 6), 10_000)))
    return judge


# ------------------------------------------------------------------ the other tools


def test_pots_are_split_with_the_odd_chip(free: Judge) -> None:
    pane = free.tool(Key.Key_3)
    for seat, chips in ((1, "775"), (2, "1500"), (3, "1500")):
        put(pane, f"put-{seat}", chips)
    assert "Main pot 2,325: seats 1, 2, 3" in [plain(label.text()) for label in pane.findChildren(QLabel)]
    put(pane, "unit", "25")
    put(pane, "won-0", "1 2")
    put(pane, "won-1", "2")

    assert "odd" in free.says().lower()
    notes = [plain(the(pane, QLabel, f"note-{seat}").text()) for seat in (1, 2, 3)]
    assert notes[0] in ("+1,150", "+1,175")
    assert notes[2] == ""
    free.press(the(pane, QLineEdit, "won-0"), Key.Key_P, CTRL)
    assert the(free.window, PrintPaperDialog).isVisible()


def test_the_pots_of_the_hand_are_taken_over(free: Judge) -> None:
    free.types("r600 c f f f")
    pane = free.tool(Key.Key_3)
    QTest.mouseClick(the(pane, QAbstractButton, "from-hand"), LEFT)

    assert the(pane, QLineEdit, "put-4").text() == "600"
    assert the(pane, QCheckBox, "folded-1").isChecked()


def test_one_chip_without_a_word_is_a_call(free: Judge) -> None:
    pane = free.tool(Key.Key_4)
    put(pane, "facing", "400")
    put(pane, "min_to", "800")
    put(pane, "pot", "900")
    put(pane, "chips", "1000")

    assert free.says().startswith("One chip without a word is a call")
    assert "SP 4.12" in free.says()


def test_the_lowest_card_brings_in_and_a_short_deck_is_told(free: Judge) -> None:
    pane = free.tool(Key.Key_5)
    for seat, card in ((1, "Ks"), (4, "2c"), (6, "2h")):
        put(pane, f"cards-{seat}", card)
    assert "seat 4" in free.says().lower()
    put(pane, "players", "8")
    put(pane, "stub", "9")
    assert "Cards left to deal: that would take 60 cards, and the deck has 52." in free.says()
    put(pane, "stub", "1")

    assert "a common card" in free.says().lower()


def test_markers_go_and_come_over_two_rounds_of_a_free_table(free: Judge) -> None:
    pane = free.tool(Key.Key_2)
    assert isinstance(pane, FreeButtonPane)
    QTest.mouseClick(the(pane, QAbstractButton, "from-hand"), LEFT)
    the(pane, QComboBox, "mode").setCurrentIndex(1)
    the(pane, QCheckBox, "away-4").setChecked(True)
    the(pane, QCheckBox, "away-5").setChecked(True)
    missed: set[tuple[int, str]] = set()
    for _hand in range(10):
        QTest.mouseClick(the(pane, QAbstractButton, "played"), LEFT)
        missed |= {(one.seat, one.marker) for one in pane.sheet.seats if one.marker}

    assert {seat for seat, _marker in missed} == {4, 5}
    assert {marker for _seat, marker in missed} <= {"ML", "MS"}
    the(pane, QCheckBox, "away-4").setChecked(False)
    box = the(pane, QComboBox, "says-4")
    box.setCurrentIndex(box.findData("post"))
    note = the(pane, QLabel, "note-4").text()
    assert note != ""
    QTest.mouseClick(the(pane, QAbstractButton, "played"), LEFT)
    QTest.mouseClick(the(pane, QAbstractButton, "played"), LEFT)
    assert {one.seat: one.marker is None for one in pane.sheet.seats if one.seat > 3} == {4: True, 5: False}


def test_a_chip_race_at_a_table_of_nine_is_dealt_settled_and_printed(judge: Judge) -> None:
    judge.opens(1)
    pane = judge.tool(Key.Key_6)
    for seat in range(1, 10):
        put(pane, f"count-{seat}", str(seat % 4 + 1))
    QTest.mouseClick(the(pane, QAbstractButton, "deal"), LEFT)

    notes = " ".join(the(pane, QLabel, f"note-{seat}").text() for seat in range(1, 10))
    assert "wins a chip" in notes
    cards = [len(the(pane, QLineEdit, f"cards-{seat}").text().split()) for seat in range(1, 10)]
    assert cards == [(seat % 4 + 1) % 4 for seat in range(1, 10)]
    won = sum(the(pane, QLabel, f"note-{seat}").text().endswith("wins a chip") for seat in range(1, 10))
    assert lines_of(judge)[:won] == [line for line in lines_of(judge) if line.endswith(" — 1 × 100")]
    assert pane.findChild(SeatGrid) is not None
    QTest.mouseClick(the(pane, QAbstractButton, "race-sheet"), LEFT)
    dialog = the(pane, PrintPaperDialog)
    assert the(dialog, QAbstractButton, "print").isEnabled()
    dialog.close()
    judge.press(the(pane, QLineEdit, "count-1"), Key.Key_P, CTRL)
    assert the(judge.window, PrintPaperDialog).windowTitle()


def lines_of(judge: Judge) -> list[str]:
    """What the tool answers, line by line."""
    return judge.says().split("\n")


def test_a_race_is_not_printed_before_anything_was_counted(judge: Judge) -> None:
    judge.opens(1)
    pane = judge.tool(Key.Key_6)
    QTest.mouseClick(the(pane, QAbstractButton, "race-sheet"), LEFT)

    assert plain(the(judge.window, QLabel, "said").text()).startswith("Type first how many of the chips")


def test_the_race_of_a_free_table_names_seats_and_cards_typed_with_signs_are_read(free: Judge) -> None:
    pane = free.tool(Key.Key_6)
    put(pane, "count-2", "3")
    put(pane, "count-4", "1")
    assert the(pane, QLabel, "note-2").text() == "odd 3"
    put(pane, "cards-2", "9♦ Q♥ 10♠")
    put(pane, "cards-4", "K♣")

    assert lines_of(free)[0] == "Seat 4: 1 × 100"
    assert [plain(the(pane, QLabel, f"note-{seat}").text()) for seat in (2, 4)] == [
        "−75",
        "+75 · wins a chip",
    ]
    put(pane, "cards-4", "K♣?")
    assert "wins" not in the(pane, QLabel, "note-4").text()


def test_a_race_keeps_the_chair_of_its_chips_when_a_player_moves_away(judge: Judge) -> None:
    judge.opens(1)
    pane = judge.tool(Key.Key_6)
    put(pane, "count-2", "3")
    entry = judge.desk.journal.tournament.seating.players(1)[2]
    judge.page.bridge.do(Move(entry, TableSeat(1, 2), TableSeat(2, 1)), "sits better there")

    assert the(pane, QLineEdit, "count-2").text() == "3"
    assert [
        label.text() for label in pane.findChildren(QLabel) if label.text().startswith("Player00002")
    ] == []


def test_pots_and_stud_of_an_event_table_name_who_sits_there(judge: Judge) -> None:
    judge.opens(1)
    for digit in (Key.Key_3, Key.Key_5):
        pane = judge.tool(digit)
        names = [label.text() for label in pane.findChildren(QLabel) if label.text().startswith("Player0")]
        assert len(names) == 9


# ------------------------------------------------------------------ handed on


def test_every_tool_hands_its_case_to_a_ruling(free: Judge) -> None:
    taken: list[TableCase] = []
    button = the(free.page, QAbstractButton, "tools.ruling")
    free.page.ruling_wanted.disconnect()  # the window would open its form
    free.page.ruling_wanted.connect(taken.append)

    free.types("r600 c")
    free.press(free.hand.line.edit, Key.Key_R, CTRL | SHIFT)
    pots = free.tool(Key.Key_3)
    QTest.mouseClick(button, LEFT)
    put(pots, "put-1", "300")
    put(pots, "put-2", "500")
    QTest.mouseClick(button, LEFT)
    bet = free.tool(Key.Key_4)
    put(bet, "facing", "400")
    put(bet, "min_to", "800")
    put(bet, "chips", "1000")
    QTest.mouseClick(button, LEFT)
    stud = free.tool(Key.Key_5)
    put(stud, "stub", "1")
    QTest.mouseClick(button, LEFT)
    race = free.tool(Key.Key_6)
    put(race, "count-1", "3")
    QTest.mouseClick(button, LEFT)

    asked = ["hand", "pots", "chips-in", "short-deck", "chip-race"]
    assert [case.asked["ask"] for case in taken] == asked
    assert all(case.summary and case.table == 0 for case in taken)
    assert taken[0].hand.startswith('variant = "NT"')


def test_nothing_is_handed_over_or_explained_before_there_is_an_answer(free: Judge) -> None:
    taken: list[TableCase] = []
    free.page.ruling_wanted.connect(taken.append)
    free.tool(Key.Key_4)
    free.page.hand_over()
    assert plain(the(free.window, QLabel, "said").text()) == "There is nothing to hand over yet."
    QTest.mouseClick(the(free.page, QAbstractButton, "tools.slip"), LEFT)
    assert plain(the(free.window, QLabel, "said").text()) == "There is nothing to explain yet."
    assert taken == []


def test_the_answer_is_copied_by_a_press(free: Judge) -> None:
    free.types("r600 c")
    QTest.mouseClick(the(free.page, QAbstractButton, "tools.copy"), LEFT)

    assert "Seat 4 raises to 600." in plain(QApplication.clipboard().text())


def test_in_a_narrow_window_the_head_shows_icons_that_say_what_they_do(free: Judge) -> None:
    copy = the(free.page, QAbstractButton, "tools.copy")
    assert copy.text() == "Copy"
    free.page.head.resize(500, 40)

    assert copy.text() == ""
    assert copy.accessibleName() == "Copy as text"
    assert copy.toolTip() == "Copy as text  (Ctrl+Shift+C)"
    assert the(free.page, QAbstractButton, "tools.table").text() == "Table…"


@pytest.mark.parametrize(
    ("digit", "typed"),
    [
        (Key.Key_2, {}),
        (Key.Key_3, {"put-1": "300", "put-2": "500"}),
        (Key.Key_4, {"facing": "400", "min_to": "800", "chips": "1000"}),
        (Key.Key_5, {"cards-1": "Ks", "cards-4": "2c", "stub": "1"}),
        (Key.Key_6, {"count-1": "3", "cards-1": "KsQsJs"}),
    ],
)
def test_every_tool_is_explained_on_a_slip_with_facts_and_articles(
    free: Judge, digit: Key, typed: dict[str, str]
) -> None:
    pane = free.tool(digit)
    if digit == Key.Key_2:
        QTest.mouseClick(the(pane, QAbstractButton, "from-hand"), LEFT)
    for name, text in typed.items():
        put(pane, name, text)
    made = free.page.work().pane.slip()
    assert made is not None
    slip = made(HEAD, words_for("ru"))

    assert slip is not None
    assert slip.title
    assert slip.facts
    assert slip.verdict[0]
    assert slip.articles
    told = " ".join(text_of(catalogue.pdf("explanation-slip", slip, words_for("ru"))))
    assert "Судья" in told or "Рефери" in told
    CardPaper.of(free.page.bridge).speak_also("ru")
    QTest.mouseClick(the(free.page, QAbstractButton, "tools.slip"), LEFT)
    paper = the(free.page, PrintPaperDialog)
    assert paper.isVisible()
    both = " ".join(paper.view().document().getAllText(0).text().split())
    for said in ("What happened", "Что произошло", "Verdict", words_for("ru")._("Verdict")):
        assert said in both
    assert current().language == "en"


def test_open_cards_and_a_short_deck_are_explained_on_one_slip(free: Judge) -> None:
    pane = free.tool(Key.Key_5)
    put(pane, "cards-1", "Ks")
    put(pane, "cards-4", "2c")
    put(pane, "stub", "1")
    answered = free.page.work().pane.asked()

    assert answered is not None
    assert "seat 4" in answered.text.lower()
    assert "card" in answered.text.split("\n")[-1]
    assert answered.case is not None
    assert answered.case.asked["ask"] == "bring-in"


# ------------------------------------------------------------------ nothing is lost


def test_two_tables_are_worked_on_at_once(judge: Judge) -> None:
    judge.opens(1)
    judge.hand.set_sheet(replace(judge.hand.sheet, small_blind=100, big_blind=200))
    judge.types("f f")
    judge.opens(0)
    judge.hand.set_sheet(sheet({1: 500, 2: 500}))
    judge.types("c")
    judge.page.tabs.setCurrentIndex(0)

    assert judge.hand.sheet.table == 1
    assert len(judge.hand.sheet.steps) == 2
    judge.window.show_page("floor")
    judge.window.show_page("tools")
    assert len(judge.hand.sheet.steps) == 2
    judge.page.tabs.setCurrentIndex(1)
    assert len(judge.hand.sheet.steps) == 1


def test_every_tool_finds_its_sheet_when_the_language_changes(free: Judge, look: Look) -> None:
    pane = free.tool(Key.Key_3)
    put(pane, "put-1", "300")
    look.speak("ru")

    assert free.page.shows("pots")
    assert the(free.page.work().pane, QLineEdit, "put-1").text() == "300"
    look.speak("en")


def test_what_was_typed_is_there_after_the_program_was_killed(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    desk = a_table(tmp_path, range(1, 7))
    event = desk.journal.tournament.id
    desk.venue.close()
    killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), event], check=False)
    assert killed.returncode == -9

    judge = Judge(a_venue(tmp_path).desk(event), look, at_once, qtbot)

    assert [judge.page.tabs.tabText(at) for at in range(2)] == ["Free table", "Table 1"]
    judge.page.tabs.setCurrentIndex(1)
    assert [step.what for step in judge.hand.sheet.steps] == ["call"] * 3
    assert the(judge.tool(Key.Key_6), QLineEdit, "count-2").text() == "3"
    judge.page.tabs.setCurrentIndex(0)
    assert the(judge.tool(Key.Key_3), QLineEdit, "put-4").text() == "700"


def test_a_closed_tab_forgets_its_table(free: Judge) -> None:
    free.types("f")
    free.press(free.hand.line.edit, Key.Key_F4, CTRL)

    assert free.page.tabs.count() == 0
    assert free.desk.venue.drafts.all("hand") == {}


def test_a_draft_of_another_edition_is_left_aside(free: Judge) -> None:
    with pytest.raises(ValueError, match="Expected"):
        read_sheet('{"seats": 3}')
    free.page.sheets.keep("hand", 1, '{"seats": 3}')
    free.opens(1)

    assert free.seat(1).name == "Player00001 N."


def test_a_table_that_does_not_exist_is_refused(judge: Judge) -> None:
    judge.press(judge.window, Key.Key_T, CTRL)
    dialog = the(judge.page, ChooseTableDialog)
    type_text(dialog.number, "77")
    QTest.keyClick(dialog.number, Key.Key_Return)

    assert dialog.isVisible()
    assert the(dialog, QLabel, "number_wrong").text() == "There is no open table 77."


def test_a_table_is_chosen_from_the_list_by_a_press_or_by_arrows(judge: Judge) -> None:
    judge.press(judge.window, Key.Key_T, CTRL)
    dialog = the(judge.page, ChooseTableDialog)
    assert [dialog.list.item(at).text() for at in range(2)] == ["Table 1 · 9 players", "Table 2 · 0 players"]
    type_text(dialog.number, "2")
    assert [dialog.list.item(at).isHidden() for at in range(2)] == [True, False]
    QTest.keyClick(dialog.number, Key.Key_Backspace)
    spot = dialog.list.visualItemRect(dialog.list.item(1)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, pos=spot)
    assert judge.page.tabs.tabText(0) == "Table 2"

    judge.page.toggle_touch()
    judge.page.choose_table()
    again = [one for one in judge.page.findChildren(ChooseTableDialog) if one.isVisible()][-1]
    assert again.number.height() >= 44
    again.activateWindow()
    judge.qtbot.waitUntil(again.isActiveWindow)
    again.list.setFocus()
    again.list.setCurrentRow(0)
    QTest.keyClick(again.list, Key.Key_Return)
    assert judge.page.tabs.tabText(1) == "Table 1"
    judge.page.toggle_touch()


def test_large_rows_are_44_pixels_high(free: Judge) -> None:
    free.press(free.hand.line.edit, Key.Key_F, CTRL | SHIFT)
    QApplication.processEvents()

    for name in ("act-f", "act-a", "back", "cards"):
        assert the(free.hand, QAbstractButton, name).height() >= 44
    assert free.page.keep() == {"touch": True}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_button_of_a_hand_is_cut_in_a_narrow_window(judge: Judge, look: Look, language: str) -> None:
    look.speak(language)
    judge.opens(0)
    judge.hand.resize(690, 400)
    QApplication.processEvents()
    buttons = [one for one in judge.hand.line.findChildren(QAbstractButton) if one.isVisible()]

    assert len(buttons) == 8
    assert [one.text() for one in buttons if one.width() < one.sizeHint().width()] == []
    inside = judge.hand.line.rect()
    places = [QRect(one.mapTo(judge.hand.line, QPoint()), one.size()) for one in buttons]
    assert all(inside.contains(place) for place in places)
    look.speak("en")


def test_a_row_without_room_goes_on_below_with_its_feet_on_one_line(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    row = WrapRow(10, room)
    for wide, high in ((60, 20), (60, 40), (100, 30)):
        part = QWidget()
        part.setFixedSize(wide, high)
        row.addWidget(part)

    row.setGeometry(QRect(0, 0, 140, 90))
    corners = [(item.geometry().x(), item.geometry().y()) for item in map(row.itemAt, range(3)) if item]
    assert corners == [(0, 20), (70, 0), (0, 50)]
    assert (row.heightForWidth(140), row.heightForWidth(300)) == (80, 40)
    assert (row.sizeHint(), row.minimumSize()) == (QSize(240, 40), QSize(100, 40))
    assert row.itemAt(3) is None
    assert row.takeAt(3) is None
    assert row.takeAt(0) is not None


def test_the_rules_of_the_event_are_shown_as_their_paper(judge: Judge) -> None:
    judge.opens(1)
    QTest.mouseClick(the(judge.page, QAbstractButton, "tool-button-event"), LEFT)

    dialog = the(judge.page, PrintPaperDialog)
    assert dialog.windowTitle() == "Rules of this event"
    assert the(dialog, QAbstractButton, "print").isEnabled()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(911, 512), (1280, 800), (1366, 768)])
def test_no_tool_is_cut_at_its_right_in_any_window(
    free: Judge, look: Look, language: str, size: tuple[int, int]
) -> None:
    look.speak(language)
    free.window.resize(*size)
    QApplication.processEvents()
    for digit in (Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6):
        pane = free.tool(digit)
        QApplication.processEvents()
        for scroll in pane.findChildren(QScrollArea):
            inside = scroll.widget()
            fits = scroll.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if inside is not None and scroll.isVisible() and not fits:
                assert inside.minimumSizeHint().width() <= scroll.viewport().width() + 1, (
                    pane.objectName(),
                    size,
                )
    look.speak("en")


def test_going_beyond_the_ends_stays_at_them(free: Judge) -> None:
    free.types("f")
    assert go(free.hand.sheet, 9).at == 1
    QTest.mouseClick(the(free.hand, QAbstractButton, "forth"), LEFT)
    QTest.mouseMove(free.hand, QPoint(1, 1))
    assert free.hand.sheet.at == 1
