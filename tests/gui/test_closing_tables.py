"""Tables that close, as a floor person does it: broken, drawn anew, put in order; printed and read out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QPushButton, QRadioButton, QSpinBox
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.breaking import BreakTable, Redraw, SetBreakingOrder
from director.domain.ids import EntryId
from director.domain.play import StartPlay
from director.domain.seating import FixSeat, Seat
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.dialogs.break_table import BreakTableDialog
from director.gui.dialogs.breaking_order import BreakingOrderDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.dialogs.redraw import RedrawDialog
from director.gui.dialogs.seat_changes import SeatChangesDialog
from director.gui.look import Look
from director.gui.worker import Worker
from director.host.i18n import words_for
from director.views.break_announcement import announcement
from director.views.seat_changes import last_seat_changes
from tests.gui.finding import the
from tests.gui.keyboard import NONE, type_text
from tests.gui.recorder import Recorder
from tests.gui.table_room import SHIFT, Dealer
from tests.helpers.evening import a_desk

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
Come = Callable[[Desk], Dealer]


@pytest.fixture
def come(qtbot: QtBot, look: Look, at_once: Worker) -> Iterator[Come]:
    """Somebody of the floor comes to the window of this desk."""
    people: list[Dealer] = []

    def comes(desk: Desk) -> Dealer:
        people.append(Dealer(desk, look, at_once, qtbot))
        return people[-1]

    yield comes
    for one in people:
        one.desk.venue.close()
    people.clear()


def room(folder: Path, *sizes: int) -> Desk:
    """So many players at tables 1, 2, 3 …, on the lowest seats; play has begun."""
    desk = a_desk(folder, players=sum(sizes), tables=len(sizes))
    waiting = [entry.id for entry in desk.journal.tournament.unseated()]
    for table, size in enumerate(sizes, start=1):
        for seat in range(1, size + 1):
            desk.do(Seat(waiting.pop(0), TableSeat(table, seat)))
    desk.do(StartPlay())
    return desk


def at(desk: Desk, table: int, seat: int) -> EntryId:
    holder = desk.journal.tournament.seating.holder(TableSeat(table, seat))
    assert holder is not None
    return holder


def told(dialog: BreakTableDialog | RedrawDialog) -> str:
    return the(dialog, QLabel, "result").text().replace("\u00a0", " ")


def last(desk: Desk) -> object:
    return desk.journal.lines[-1].action


def test_enter_draws_and_shows_who_goes_where(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 5, 5, 4)
    floor = come(desk)

    dialog = floor.at(3).opens(BreakTableDialog, Key.Key_T)
    assert told(dialog) == "4 players draw seats among 8 open ones. Players at the tables afterwards: 2 × 7."
    assert [row.seat for row in dialog.rows.shown()] == [1, 2, 3, 4]
    QTest.keyClick(dialog, Key.Key_Return)

    action = last(desk)
    assert isinstance(action, BreakTable)
    assert action.table == 3
    shown = floor.dialog(SeatChangesDialog)
    assert [row.target for row in shown.rows.shown()] == [move.target for move in action.moves]
    assert not floor.stands(BreakTableDialog)


def test_with_nothing_chosen_the_table_opened_last_is_proposed(come: Come, tmp_path: Path) -> None:
    floor = come(room(tmp_path, 3, 3, 3))

    assert floor.opens(BreakTableDialog, Key.Key_T).heading.text() == "Break table 3"


def test_escape_leaves_the_table_standing(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 3, 3)
    before = desk.journal.seq
    dialog = come(desk).at(2).opens(BreakTableDialog, Key.Key_T)

    QTest.keyClick(dialog, Key.Key_Escape)

    assert desk.journal.seq == before


def test_p30_without_room_the_dialog_says_how_many_tables_to_open_and_follows(
    come: Come, tmp_path: Path
) -> None:
    desk = room(tmp_path, 9, 8)
    floor = come(desk)
    dialog = floor.at(1).opens(BreakTableDialog, Key.Key_T)

    assert told(dialog) == "There is no room: 8 seats are missing. Open more tables first: 1."
    assert not dialog.yes.isEnabled()
    floor.window.bridge.do(OpenTables((3,), 9))
    assert dialog.yes.isEnabled()


def test_s02_fixed_players_are_named_before_and_a_reason_is_asked(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = room(tmp_path, 3, 3)
    desk.do(FixSeat(at(desk, 2, 1), 2, 1))
    floor = come(desk)
    dialog = floor.at(2).opens(BreakTableDialog, Key.Key_T)
    assert "Fixed at this table: Player00004 Name4." in told(dialog)

    asked.reason_given = "he agreed"
    QTest.keyClick(dialog, Key.Key_Return)

    qtbot.waitUntil(lambda: isinstance(last(desk), BreakTable))
    assert desk.journal.lines[-1].reason == "he agreed"


def test_the_quick_box_breaks_a_table_and_shows_who_goes_where(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 3, 3)
    floor = come(desk)

    QTest.keyClick(floor.window, Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    box = the(floor.window, QLineEdit, "quick")
    type_text(box, "2 break")
    QTest.keyClick(box, Key.Key_Return)

    assert isinstance(last(desk), BreakTable)
    dialogs = [one for one in floor.window.findChildren(SeatChangesDialog) if one.isVisible()]
    assert [one.heading.text() for one in dialogs] == ["Table 2 is broken"]


def test_the_final_table_gets_the_chairs_it_needs(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 5, 5)
    floor = come(desk)
    dialog = floor.opens(RedrawDialog, Key.Key_F, SHIFT)

    assert (the(dialog, QLineEdit, "numbers").text(), the(dialog, QSpinBox, "seats").value()) == ("1", 10)
    assert told(dialog).startswith("10 players draw seats among 10 open ones.")
    assert the(dialog, QLabel, "why").property("state") == "amber", "the rules of this event have nine"
    QTest.keyClick(dialog, Key.Key_Return)

    action = last(desk)
    assert isinstance(action, Redraw)
    assert (action.tables, action.seats) == ((1,), 10)
    assert floor.dialog(SeatChangesDialog).heading.text() == "The final table is drawn"


def test_a_redraw_names_the_tables_that_stay(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 5, 5, 5)
    floor = come(desk)
    dialog = floor.opens(RedrawDialog, Key.Key_D, SHIFT)
    assert not the(dialog, QLabel, "why").property("state")
    numbers = the(dialog, QLineEdit, "numbers")
    assert numbers.text() == "1–3"

    for typed, trouble in (
        ("", "Write numbers such as 1-8, 12."),
        ("1, 1", "Table 1 is named twice."),
        ("7", "There is no open table 7."),
        ("1", "There is no room: 6 seats are missing. Open more tables first: 1."),
    ):
        numbers.setText(typed)
        assert (told(dialog), dialog.yes.isEnabled()) == (trouble, False)
    numbers.setText("1-2")
    dialog.accept()

    action = last(desk)
    assert isinstance(action, Redraw)
    assert (action.tables, action.seats) == ((1, 2), 0)


def test_the_final_table_is_one(come: Come, tmp_path: Path) -> None:
    dialog = come(room(tmp_path, 2, 2)).opens(RedrawDialog, Key.Key_F, SHIFT)

    the(dialog, QLineEdit, "numbers").setText("1-2")

    assert told(dialog) == "The final table is one table."


def test_the_order_is_changed_by_keys_posted_and_taken_down(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 3, 3, 3)
    floor = come(desk)
    dialog = floor.opens(BreakingOrderDialog, Key.Key_T, SHIFT)
    assert dialog.tables() == (3, 2, 1)

    QTest.keyClick(dialog.list, Key.Key_Down, ALT)
    QTest.keyClick(dialog.list, Key.Key_Down, ALT)
    QTest.keyClick(dialog.list, Key.Key_Down, ALT)
    assert dialog.tables() == (2, 1, 3)
    the(dialog, QPushButton, "up").click()
    assert dialog.tables() == (2, 3, 1)
    dialog.accept()
    assert last(desk) == SetBreakingOrder((2, 3, 1))

    again = floor.opens(BreakingOrderDialog, Key.Key_T, SHIFT)
    the(again, QPushButton, "usual").click()
    assert last(desk) == SetBreakingOrder(())


def test_an_order_that_is_as_it_was_is_not_written_again(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 3, 3)
    desk.do(SetBreakingOrder((2, 1)))
    before = desk.journal.seq

    come(desk).opens(BreakingOrderDialog, Key.Key_T, SHIFT).accept()

    assert desk.journal.seq == before


def test_the_text_is_read_out_in_both_languages_and_copied(come: Come, tmp_path: Path) -> None:
    desk = room(tmp_path, 3, 2)
    floor = come(desk)
    floor.at(2).opens(BreakTableDialog, Key.Key_T).accept()
    dialog = floor.dialog(SeatChangesDialog)
    text = the(dialog, QPlainTextEdit, "announcement")
    english = text.toPlainText()
    assert english.startswith("Attention please: table 2 is closed.")

    the(dialog, QRadioButton, "language-ru").click()
    russian = words_for("ru")
    changes = last_seat_changes(desk.journal, desk.people, russian)
    assert changes is not None
    assert text.toPlainText() == announcement(changes, russian)
    the(dialog, QPushButton, "copy").click()

    assert QGuiApplication.clipboard().text() == text.toPlainText()


def test_enter_shows_the_list_as_paper_and_the_last_moves_come_back_by_a_key(
    come: Come, tmp_path: Path
) -> None:
    desk = room(tmp_path, 3, 2)
    floor = come(desk)
    floor.press(Key.Key_M, SHIFT)
    assert not floor.stands(SeatChangesDialog)
    floor.at(2).opens(BreakTableDialog, Key.Key_T).accept()
    floor.dialog(SeatChangesDialog).reject()

    dialog = floor.opens(SeatChangesDialog, Key.Key_M, SHIFT)
    QTest.keyClick(dialog, Key.Key_Return, NONE)

    paper = [one for one in dialog.findChildren(PrintPaperDialog) if one.isVisible()]
    assert len(paper) == 1
    assert paper[0].file_name() == "Table 2 is broken.pdf"


def test_one_table_left_says_why_nothing_can_be_closed(come: Come, tmp_path: Path) -> None:
    floor = come(room(tmp_path, 3))

    floor.press(Key.Key_T)

    assert floor.foot().startswith("One table is left")
