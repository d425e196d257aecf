"""Page Chips as a floor person works on it: tables counted, races typed, what is due and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import AdjustChips, ColourUp
from director.domain.counting import CountChips
from director.domain.ids import Seq
from director.domain.play import StartPlay
from director.domain.scheduling import SetChips, SetStructure
from director.domain.seating import Move, Seat
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from director.domain.structure import Break, Level, Structure
from director.gui.bridge import Bridge
from director.gui.dialogs.adjust_chips import AdjustChipsDialog
from director.gui.dialogs.colour_up import ColourUpDialog
from director.gui.dialogs.count_chips import CountChipsDialog
from director.gui.dialogs.count_tables import CountTablesDialog
from director.gui.dialogs.race_results import RaceResultsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.chips import ChipsPage
from director.gui.widgets.rail import RailButton
from director.gui.worker import Worker
from director.host import chance
from tests.gui.finding import the
from tests.gui.keyboard import NONE, type_text
from tests.gui.table_room import fill, push, said
from tests.helpers.evening import PLAN, a_desk

Key = Qt.Key
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
Dialog = TypeVar("Dialog", bound=QDialog)
STRUCTURE = Structure((Level(20, 25, 50), Break(10, colour_up=(25,)), Level(20, 100, 200)))
CASE = ChipCase((Chip(25, in_stack=8), Chip(100, in_stack=8), Chip(500, in_stack=18)))


class Counter:
    """Somebody who counts at this window."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.desk, self._qtbot = desk, qtbot
        kinds = [kind for kind in PAGES if kind.key in ("chips", "activity", "print")]
        self.window = MainWindow(Bridge(desk, worker), look, pages=kinds)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.show_page("chips")

    @property
    def page(self) -> ChipsPage:
        found = self.window.page("chips")
        assert isinstance(found, ChipsPage)
        return found

    def press(self, key: Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key on the list. No screen gives the window back after a dialog; we do."""
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        self.page.take_focus()
        QTest.keyClick(keyboard(), key, modifiers)

    def opens(self, kind: type[Dialog], key: Key, modifiers: Qt.KeyboardModifier = NONE) -> Dialog:
        self.press(key, modifiers)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found = [one for one in self.page.findChildren(kind) if one.isVisible()]
        assert len(found) == 1
        found[0].activateWindow()
        self._qtbot.waitUntil(found[0].isActiveWindow)
        QApplication.processEvents()  # the keyboard is in the first field once the dialog stands there
        return found[0]

    def said(self, name: str) -> str:
        label = the(self.page, QLabel, name)
        return label.text().replace("\xa0", " ") if label.isVisible() else ""

    def waiting(self) -> str:
        button = next(one for one in self.window.findChildren(RailButton) if one.objectName() == "go.chips")
        return button.accessibleName()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Three players at table 1, two at table 2; 25s leave in the break after level 1. Rounding up."""
    made = a_desk(tmp_path, 5, 3, plan=replace(PLAN, rules="tda-2024"))
    chairs = [TableSeat(1, 1), TableSeat(1, 2), TableSeat(1, 4), TableSeat(2, 1), TableSeat(2, 2)]
    entries = sorted(made.journal.tournament.entries)
    made.do_all([Seat(entry, chair) for entry, chair in zip(entries, chairs, strict=True)])
    made.do(StartPlay())
    yield made
    made.venue.close()


@pytest.fixture
def counter(
    desk: Desk, look: Look, at_once: Worker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Counter:
    monkeypatch.setattr(chance, "cards", lambda: Random(11))
    return Counter(desk, look, at_once, qtbot)


def type_down(*texts: str) -> None:
    """Type into the field with the keyboard, Enter, and so on."""
    for text in texts:
        field = keyboard()
        type_text(field, text)
        QTest.keyClick(field, Key.Key_Return)


def keyboard() -> QWidget:
    """What has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def in_the_break(counter: Counter) -> None:
    bridge = counter.window.bridge
    bridge.do(SetChips(CASE))
    now = counter.desk.venue.instant()
    bridge.do(SetStructure(Seq(0), STRUCTURE, now, 1, STRUCTURE.parts[1].length))


def cell(dialog: RaceResultsDialog, row: int, column: int) -> QTableWidgetItem:
    """A cell of the grid; columns count from the end below nothing."""
    grid = dialog.grid
    found = grid.item(row, column if column >= 0 else grid.columnCount() + column)
    assert found is not None
    return found


# ------------------------------------------------------------------ counting


def test_a_table_is_counted_stack_by_stack_by_keys_alone(counter: Counter, desk: Desk) -> None:
    assert counter.page.ledger.lines()["Should be on the tables"] == "50,000"
    dialog = counter.opens(CountChipsDialog, Key.Key_Return)
    type_down("12 000", "8,100")
    assert said(dialog, "told") == "Count every stack, or clear them and type the sum."
    assert not dialog.yes.isEnabled()
    type_down("10000")
    QTest.keyClick(keyboard(), Key.Key_Return)

    held = desk.journal.tournament.seating.players(1)
    assert desk.journal.lines[-1].action == CountChips(
        1, 30_100, ((held[1], 12_000), (held[2], 8_100), (held[4], 10_000))
    )
    assert counter.page.lists.chosen_table() == 2
    assert counter.page.ledger.lines()["Counted at 1 of 2 tables"] == "30,100"
    assert counter.said("missing") == "To be counted: table 2"


def test_only_the_sum_of_a_table_and_what_is_no_number(counter: Counter, desk: Desk) -> None:
    dialog = counter.opens(CountChipsDialog, Key.Key_T)
    fill(dialog, "total", "many")
    assert not dialog.yes.isEnabled()
    fill(dialog, "total", "30 000")
    push(dialog, "yes")

    assert desk.journal.lines[-1].action == CountChips(1, 30_000)


def test_a_stack_typed_by_mistake_gives_the_sum_free_again(counter: Counter) -> None:
    dialog = counter.opens(CountChipsDialog, Key.Key_T)
    type_down("500")
    assert dialog.total.isReadOnly()
    fill(dialog, "amount-1", "x")
    assert not dialog.yes.isEnabled()
    field = the(dialog, QLineEdit, "amount-1")
    field.clear()

    assert not dialog.total.isReadOnly()
    assert dialog.total.text() == ""


def test_the_sums_of_all_tables_are_typed_down_a_column(counter: Counter, desk: Desk) -> None:
    dialog = counter.opens(CountTablesDialog, Key.Key_T, SHIFT)
    type_down("30000")
    assert said(dialog, "told") == "1 table is to be counted."
    type_down("x")
    assert said(dialog, "told") == "Write a number of chips."
    fill(dialog, "amount-2", "20 025")
    assert said(dialog, "told") == "Difference: +25 (+0.05%)"
    push(dialog, "yes")

    assert [line.action for line in desk.journal.lines[-2:]] == [CountChips(1, 30_000), CountChips(2, 20_025)]
    assert counter.said("difference") == "+25 (+0.05%)"
    assert counter.said("verdict").startswith("The count differs by +25")
    button = the(counter.window, QToolButton, "counted")
    assert button.accessibleName() == "Counted 50,025 ≠ 50,000"
    counter.window.show_page("activity")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert counter.window.shown_page() == "chips"


def test_a_new_round_forgets_what_was_counted_before_and_once_more_it_is_known(
    counter: Counter, desk: Desk
) -> None:
    for table, chips in ((1, 30_000), (2, 20_000)):
        counter.window.bridge.do(CountChips(table, chips))
    assert counter.said("verdict") == "Every chip is there."
    counter.press(Key.Key_N, SHIFT)
    assert counter.said("ledger-title").startswith("Ledger, counts since 18:")
    assert counter.said("missing") == "To be counted: tables 1, 2"

    counter.press(Key.Key_N, SHIFT)
    assert counter.said("verdict") == "Every chip is there."


def test_a_table_that_changed_is_to_be_counted_again(counter: Counter, desk: Desk) -> None:
    for table, chips in ((1, 30_000), (2, 20_000)):
        counter.window.bridge.do(CountChips(table, chips))
    who = desk.journal.tournament.seating.players(1)[4]
    counter.window.bridge.do(Move(who, TableSeat(1, 4), TableSeat(2, 5)))

    model = counter.page.lists.tables.rows()
    assert [model.index(row, 5).data() for row in range(2)] == ["count again: players came or went"] * 2
    assert counter.said("difference") == ""


# ------------------------------------------------------------------ colour-ups


def test_what_is_due_stands_in_the_rail_and_on_the_page_until_it_is_done(
    counter: Counter, desk: Desk
) -> None:
    in_the_break(counter)
    assert counter.page.plan.said() == [
        "25 → 100, in the break after level 1: 2 tables · bring about 12 chips of 100"
    ]
    assert "1" in counter.waiting()
    dialog = counter.opens(ColourUpDialog, Key.Key_C)
    assert (dialog.chip.currentText(), dialog.tables.text()) == ("25", "1, 2")
    dialog.reject()

    results = counter.opens(RaceResultsDialog, Key.Key_R)
    for row in range(2):
        cell(results, row, 1).setText("8")
    push(results, "yes")
    assert counter.page.plan.said() == ["25 → 100, in the break after level 1: done at every table"]
    assert counter.page.lists.records.rows().rowCount() == 2


def test_p12_results_of_tables_are_typed_and_a_wrong_rack_is_held_back(counter: Counter, desk: Desk) -> None:
    in_the_break(counter)
    dialog = counter.opens(RaceResultsDialog, Key.Key_R)
    grid = dialog.grid
    grid.setFocus()
    for text in ("17 Ks", "3! 9d5c2h", "0"):
        type_text(keyboard(), text[:1])
        editor = keyboard()
        type_text(editor, text[1:])
        QTest.keyClick(editor, Key.Key_Return)
        QApplication.processEvents()  # a cell is closed once its editor has heard the key
    assert grid.cells(1) == {1: "17 Ks", 2: "3! 9d5c2h", 4: "0"}
    assert cell(dialog, 0, -1).text() == "✓ 6 new chips, change +100"
    grid.setCurrentCell(0, 2)
    assert said(dialog, "told").endswith("change +25 · protected")

    cell(dialog, 0, -2).setText("7")
    assert "the rack gave 7 new chips, the sheet says 6" in said(dialog, "told")
    assert not dialog.yes.isEnabled()
    cell(dialog, 0, -2).setText("9" * 5_000)
    assert said(dialog, "told") == "Write how many new chips the rack gave."
    cell(dialog, 0, -2).setText("6")
    cell(dialog, 1, 1).setText("many")
    assert cell(dialog, 1, -1).text() == "that is no number"
    cell(dialog, 1, 1).setText("5")
    assert cell(dialog, 1, -1).text() == "cards"
    push(dialog, "deal")
    assert said(dialog, "total") == "The total of all chips changes by +175: 50,000 → 50,175."
    push(dialog, "yes")

    action = desk.journal.lines[-1].action
    assert isinstance(action, ColourUp)
    assert [race.table for race in action.tables] == [1, 2]
    assert action.tables[0].protected == (2,)


def test_what_is_done_elsewhere_meanwhile_is_seen_in_the_grid(counter: Counter, desk: Desk) -> None:
    dialog = counter.opens(RaceResultsDialog, Key.Key_R)
    for seat in (1, 2):
        cell(dialog, 1, seat).setText("4")
    assert dialog.yes.isEnabled()
    for seat in (1, 2):
        who = desk.journal.tournament.seating.players(2)[seat]
        counter.window.bridge.do(Move(who, TableSeat(2, seat), TableSeat(3, seat)))
    counter.window.bridge.do(CloseTable(2))

    assert cell(dialog, 1, -1).text() == "Table 2 is closed. Open it first."
    assert not dialog.yes.isEnabled()


def test_p13_the_record_of_a_seat_is_found_and_its_player_corrected(counter: Counter, desk: Desk) -> None:
    dialog = counter.opens(RaceResultsDialog, Key.Key_R)
    cell(dialog, 0, 1).setText("61 Ks")
    cell(dialog, 0, 4).setText("4")
    push(dialog, "yes")
    QTest.mouseClick(the(counter.page, QPushButton, "list-records"), Qt.MouseButton.LeftButton)
    counter.press(Key.Key_F, CTRL)
    type_text(counter.page.lists.find_field, "1-1")
    QTest.keyClick(counter.page.lists.find_field, Key.Key_Return)

    row = counter.page.lists.records.current_row()
    assert row is not None
    assert (str(row.seat), row.handed_in, row.given) == ("1-1", "61 × 25 = 1,525", "16 × 100 = 1,600")
    adjust = counter.opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    fill(adjust, "chips", "+1500")
    fill(adjust, "reason", "60 chips of 25 were not given back")
    push(adjust, "yes")
    assert desk.journal.lines[-1].action == AdjustChips(1_500, row.entry)


def test_the_sheets_are_on_the_page_of_printing(counter: Counter) -> None:
    counter.press(Key.Key_P, CTRL)

    assert counter.window.shown_page() == "print"


def test_the_page_speaks_the_language_of_the_window(counter: Counter, look: Look) -> None:
    look.speak("ru")
    model = counter.page.lists.tables.rows()
    shown = [model.headerData(0, Qt.Orientation.Horizontal), counter.said("plan-title")]
    look.speak("en")

    assert shown == ["Стол", "Размены"]


def test_an_empty_room_says_what_is_missing(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    desk = a_desk(tmp_path, 0, 1)
    counter = Counter(desk, look, at_once, qtbot)

    assert counter.said("plan-none").startswith("Without a level schedule")
    assert counter.said("difference") == ""
    assert not the(counter.page, QPushButton, "chips.results").isEnabled()
    desk.venue.close()
