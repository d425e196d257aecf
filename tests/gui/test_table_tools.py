"""Table tools as a judge works on them: hands typed and read off, pots, buttons, races, drafts, tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.options import Options
from director.gui.bridge import Bridge
from director.gui.dialogs.choose_table import ChooseTableDialog
from director.gui.dialogs.hand_table import HandTableDialog
from director.gui.dialogs.next_hand import NextHandDialog
from director.gui.dialogs.pick_cards import PickCardsDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.table_tools import TableToolsPage
from director.gui.pages.tools_free_button import FreeButtonPane
from director.gui.pages.tools_hand import HandPane
from director.gui.widgets.seat_grid import SeatGrid
from director.gui.worker import Worker
from director.rules.entering.sheet import SheetSeat, Worksheet, go, read_sheet
from director.views.table_tools.ring import RingSeat
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, NONE, SHIFT, type_text
from tests.gui.recorder import Recorder
from tests.gui.table_room import a_table
from tests.helpers.evening import a_venue

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
KILLED = """
import os, signal, sys
from msgspec.structs import replace
from pathlib import Path
from PySide6.QtWidgets import QApplication
from director.gui.bridge import Bridge
from director.gui.pages.table_tools import TableToolsPage
from director.gui.worker import AtOnce, Worker
from tests.helpers.evening import a_venue
app = QApplication([])
page = TableToolsPage(Bridge(a_venue(Path(sys.argv[1])).desk(sys.argv[2]), Worker(AtOnce())))
page.show()
page.open_table(1)
hand = page.hand()
hand.set_sheet(replace(hand.sheet, small_blind=100, big_blind=200))
hand.apply("c c c")
os.kill(os.getpid(), signal.SIGKILL)
"""
"""Somebody who types three calls at table 1 and is killed."""


class Judge:
    """Somebody who works on the page by keys and mouse."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.desk, self.qtbot = desk, qtbot
        self.window = MainWindow(Bridge(desk, worker), look, pages=PAGES)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.press(self.window, Key.Key_5, CTRL)

    @property
    def page(self) -> TableToolsPage:
        found = self.window.page("tools")
        assert isinstance(found, TableToolsPage)
        return found

    @property
    def hand(self) -> HandPane:
        return self.page.hand()

    def press(self, on: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key; no screen gives the window back after a dialog, we do."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        QTest.keyClick(on, key, modifiers)

    def opens(self, number: int) -> Judge:
        """Choose a table as people do: Ctrl+T, its number, Enter; 0 for the free one."""
        self.press(self.window, Key.Key_T, CTRL)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        dialog = the(self.page, ChooseTableDialog)
        if number:
            type_text(dialog.number, str(number))
        QTest.keyClick(dialog.number, Key.Key_Return)
        return self

    def types(self, text: str) -> str:
        """Type into the line and press Enter; what is said to be wrong."""
        edit = self.hand.line.edit
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        assert self.window.focusWidget() is edit
        for group in text.split():
            type_text(edit, f"{group} ")
        QTest.keyClick(edit, Key.Key_Return)
        return plain(self.hand.line.refused)

    def says(self) -> str:
        """What is to be done, as it stands at the right."""
        return plain(self.page.work().pane.findChild(QWidget, "answer").text)  # type: ignore[union-attr] # an AnswerPane

    def tool(self, digit: Qt.Key) -> QWidget:
        """Show another tool by its chord."""
        self.press(self.window, digit, ALT)
        return self.page.work().pane

    def seat(self, number: int) -> RingSeat:
        """A seat as the ring shows it."""
        shown = self.hand.ring.shown
        assert shown is not None
        return shown.seats[number - 1]

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """The dialog that stands there."""
        return the(self.window, kind)


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def sheet(stacks: dict[int, int | None], options: Options = (), button: int = 1) -> Worksheet:
    """A table with blinds 100/200."""
    seats = tuple(SheetSeat(seat, "", stack) for seat, stack in stacks.items())
    return Worksheet(seats, button, small_blind=100, big_blind=200, options=options)


def put(pane: QWidget, name: str, text: str) -> None:
    """Type into a field in place of what stands there."""
    field = the(pane, QLineEdit, name)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Key.Key_Delete)
    type_text(field, text)
    # Letters without a key code change the text as typed ones do.
    field.textEdited.emit(field.text())


@pytest.fixture
def judge(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Judge:
    return Judge(a_table(tmp_path, range(1, 10)), look, at_once, qtbot)


@pytest.fixture
def free(judge: Judge) -> Judge:
    """At a free table of five deep players."""
    judge.opens(0)
    judge.hand.set_sheet(sheet(dict.fromkeys(range(1, 6), 10_000)))
    return judge


# ------------------------------------------------------------------ the hand


def test_a_table_of_the_event_comes_with_players_button_and_blinds(judge: Judge) -> None:
    judge.opens(1)

    assert judge.seat(1).name == "Player00001 N."
    assert judge.seat(1).marks == ("D",)
    assert "F2" in judge.says()
    assert judge.page.tabs.tabText(0) == "Table 1"
    assert judge.window.focusWidget() is judge.hand.line.edit


def test_an_all_in_below_a_full_raise_opens_the_betting_for_nobody_who_acted(free: Judge) -> None:
    free.hand.set_sheet(sheet({1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 1_400}))

    assert free.types("r1000 a f f") == ""

    assert free.seat(5).all_in
    assert free.seat(3).folded is False
    said = free.says()
    assert "The all-in of seat 5 (+400) is not a full raise." in said
    assert free.seat(3).to_act
    free.types("f")
    assert free.seat(4).to_act
    assert "Seat 4 must put in 400 to call, or fold" in free.says()
    assert "SP 4.9.8" in free.says()
    assert free.types("r3000").startswith("r3000: seat 4 has acted, and nobody has made a full raise since")


def test_an_all_in_of_a_full_raise_opens_it_again(free: Judge) -> None:
    free.hand.set_sheet(sheet({1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 2_000}))

    free.types("r1000 a f f")

    assert "The all-in of seat 5 (+1,000) counts as a raise." in free.says()
    free.types("c")
    assert "Seat 4 must put in 1,000 to call, or may raise to between 3,000 and 10,000." in free.says()


def test_three_all_ins_of_different_size_end_with_an_odd_chip_told_in_words(free: Judge) -> None:
    free.hand.set_sheet(replace(sheet({1: 775, 2: 1_500, 3: 5_000}, button=1), bb_ante=0, unit=25))

    assert free.types("a a a 1=AsKd 2=AhKc 3=2c7d b QsJsTh 3h 4d") == ""

    told = free.says()
    assert free.hand.look().hand is not None
    assert "odd" in told.lower()
    assert "seat 1" in told.lower()
    assert free.seat(1).cards[0].text == "A♠"
    assert [face.text for face in free.hand.ring.shown.board][:3] == ["Q♠", "J♠", "10♥"]  # type: ignore[union-attr] # shown above


def test_what_is_not_allowed_stays_in_the_line_with_its_reason_and_may_be_played_on(free: Judge) -> None:
    refused = free.types("r600 r700 f")

    assert refused != ""
    assert free.hand.line.edit.text() == "r700 f"
    assert free.seat(4).bet == "600"

    QTest.keyClick(free.hand.line.edit, Key.Key_Return, CTRL)

    assert free.hand.line.refused == ""
    assert free.seat(5).bet == "700"
    assert "played on" in free.says()
    assert free.seat(1).folded


def test_arrows_go_back_and_on_and_what_is_entered_then_replaces_the_rest(free: Judge) -> None:
    free.types("f c r800")
    edit = free.hand.line.edit

    QTest.keyClick(edit, Key.Key_Up)
    free.press(edit, Key.Key_Left, ALT)

    assert the(free.hand, QLabel, "step").text().startswith("Step 1 of 3")
    assert free.seat(5).to_act

    QTest.keyClick(edit, Key.Key_Down)
    free.types("f")
    assert free.seat(1).folded
    free.press(edit, Key.Key_B, CTRL | SHIFT)
    assert free.seat(1).bet == "800"


def test_fifteen_actions_take_fewer_than_twenty_groups(free: Judge) -> None:
    text = "r600 c f c f AsKd7c x b900 c f 2h x b2000 c 2d x b4000 f"

    assert len(text.split()) < 20
    assert free.types(text) == ""
    decisions = [step for step in free.hand.sheet.steps if step.what not in ("deal", "burn")]
    assert len(decisions) == 15
    assert free.hand.look().hand is not None
    assert free.hand.look().hand.over  # type: ignore[union-attr] # just told


def test_a_seat_that_is_pressed_is_whose_action_comes_next(free: Judge) -> None:
    ring = free.hand.ring
    QTest.mouseClick(ring, LEFT, pos=ring.rect_of(2).center().toPoint())

    assert free.hand.line.edit.text() == "2"
    QTest.mouseClick(the(free.hand, QAbstractButton, "act-f"), LEFT)
    assert free.hand.line.edit.text() == "2f"
    assert "seat 4" in free.hand.line.refused.lower()


def test_the_ring_is_walked_by_keys(free: Judge) -> None:
    ring = free.hand.ring
    ring.setFocus()
    QTest.keyClick(ring, Key.Key_Up)
    QTest.keyClick(ring, Key.Key_Space)

    assert free.hand.line.edit.text() == "2"


def test_cards_are_picked_and_taken_ones_cannot_be(free: Judge) -> None:
    free.types("1=AsKd f c f c x")
    free.press(free.hand.line.edit, Key.Key_F4)
    dialog = the(free.window, PickCardsDialog)

    assert not the(dialog, QAbstractButton, "As").isEnabled()
    assert the(dialog, QAbstractButton, "As").toolTip() == "seat 1"
    for card in ("Qs", "Qd", "2c"):
        QTest.mouseClick(the(dialog, QAbstractButton, card), LEFT)
    QTest.mouseClick(the(dialog, QAbstractButton, "take"), LEFT)

    assert free.hand.line.edit.text() == "QsQd2c"


def test_a_free_table_is_set_in_a_dialog(judge: Judge) -> None:
    judge.opens(0)
    assert "F2" in judge.says()
    judge.press(judge.hand.line.edit, Key.Key_F2)
    dialog = the(judge.window, HandTableDialog)
    for seat in (2, 5, 7):
        the(dialog, QCheckBox, f"dealt-{seat}").setChecked(True)
        put(dialog, f"stack-{seat}", "3000")
    put(dialog, "name-5", "Lee Ann")
    put(dialog, "small_blind", "50")
    put(dialog, "big_blind", "100")
    dialog.button.setValue(2)
    put(dialog, "stack-7", "many")
    dialog.accept()
    assert the(dialog, QLabel, "trouble").isVisible()
    put(dialog, "stack-7", "2500")
    dialog.accept()

    assert judge.seat(5).name == "Lee Ann"
    assert judge.seat(5).marks == ("SB",)
    assert judge.seat(7).stack == "2,400"
    assert judge.types("r300") == ""


def test_the_next_hand_of_a_free_table_moves_the_button_and_takes_the_stacks_along(free: Judge) -> None:
    free.types("f f r600 f f")
    free.press(free.hand.line.edit, Key.Key_N, CTRL | SHIFT)

    assert free.hand.sheet.steps == ()
    assert free.seat(2).marks[0] == "D"
    assert free.hand.sheet.seat(1).stack == 10_300  # type: ignore[union-attr] # somebody sits there


def test_a_hand_is_saved_as_phh_and_opened_again(free: Judge, asked: Recorder, tmp_path: Path) -> None:
    free.types("f f r600 f f")
    asked.chosen_file = tmp_path / "hand.phh"
    free.press(free.hand.line.edit, Key.Key_S, CTRL)
    free.hand.set_sheet(Worksheet())
    free.press(free.hand.line.edit, Key.Key_O, CTRL | SHIFT)

    assert 'variant = "NT"' in (tmp_path / "hand.phh").read_text(encoding="utf-8")
    assert free.hand.look().hand is not None
    assert len(free.hand.sheet.steps) >= 5


def test_the_hand_is_copied_and_explained_on_a_slip(free: Judge) -> None:
    free.types("f f r600")
    free.press(free.hand.line.edit, Key.Key_C, CTRL | SHIFT)
    copied = plain(QApplication.clipboard().text())
    assert "Seat 1 raises to 600" in copied
    assert "Seat 2" in copied

    free.press(free.hand.line.edit, Key.Key_P, CTRL)
    dialog = the(free.window, PrintPaperDialog)
    assert dialog.view().isVisible()
    assert the(dialog, QAbstractButton, "print").isEnabled()


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
    put(pane, "stub", "5")

    assert "card" in free.says().lower()


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


def test_the_next_hand_of_the_event_is_dealt_from_here(judge: Judge) -> None:
    judge.opens(1)
    pane = judge.tool(Key.Key_2)
    QTest.mouseClick(the(pane, QAbstractButton, "next-hand"), LEFT)

    assert the(judge.window, NextHandDialog).isVisible()


def test_a_chip_race_at_a_table_of_nine_is_dealt_settled_and_printed(judge: Judge) -> None:
    judge.opens(1)
    pane = judge.tool(Key.Key_6)
    for seat in range(1, 10):
        put(pane, f"count-{seat}", str(seat % 4 + 1))
    QTest.mouseClick(the(pane, QAbstractButton, "deal"), LEFT)

    notes = " ".join(the(pane, QLabel, f"note-{seat}").text() for seat in range(1, 10))
    assert "wins a chip" in notes
    cards = [len(the(pane, QLineEdit, f"cards-{seat}").text()) for seat in range(1, 10)]
    assert cards == [2 * ((seat % 4 + 1) % 4) for seat in range(1, 10)]
    assert pane.findChild(SeatGrid) is not None
    judge.press(the(pane, QLineEdit, "count-1"), Key.Key_P, CTRL)
    dialog = the(judge.window, PrintPaperDialog)
    assert the(dialog, QAbstractButton, "print").isEnabled()


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

    assert judge.page.tabs.tabText(0) == "Table 1"
    assert [step.what for step in judge.hand.sheet.steps] == ["call"] * 3


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


def test_large_rows_are_44_pixels_high(free: Judge) -> None:
    free.press(free.hand.line.edit, Key.Key_F, CTRL | SHIFT)
    QApplication.processEvents()

    for name in ("act-f", "act-a", "back", "cards"):
        assert the(free.hand, QAbstractButton, name).height() >= 44
    assert free.page.keep() == {"touch": True}


def test_going_beyond_the_ends_stays_at_them(free: Judge) -> None:
    free.types("f")
    assert go(free.hand.sheet, 9).at == 1
    QTest.mouseClick(the(free.hand, QAbstractButton, "forth"), LEFT)
    QTest.mouseMove(free.hand, QPoint(1, 1))
    assert free.hand.sheet.at == 1
