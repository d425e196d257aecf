"""The schedule editor as people use it: typed, pasted, filled, moved; checked while they do; set at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.domain.chip_case import Chip, ChipCase
from director.domain.moments import MINUTE
from director.domain.scheduling import SetChips, SetStructure
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.gui.dialogs.import_schedule import ImportScheduleDialog
from director.gui.dialogs.level_schedule import LevelScheduleDialog, open_schedule
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.worker import Worker
from director.rules import clock_steps
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, SHIFT, press_foreign, type_text
from tests.gui.recorder import Recorder
from tests.gui.schedule_hands import ScheduleHands, open_editor
from tests.helpers.evening import PLAN
from tests.helpers.sheets import SHORT, tour

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
CASE = ChipCase((Chip(25, "green", 400, 8), Chip(100, "black", 400, 8), Chip(1000, "yellow", 300, 9)))


@pytest.fixture
def hands(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[ScheduleHands]:
    """The editor on an evening of four levels, a break and two days."""
    made = open_editor(tmp_path, at_once, SHORT)
    yield made
    made.close()


@pytest.fixture
def empty(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[ScheduleHands]:
    """The editor on an event without a schedule."""
    made = open_editor(tmp_path, at_once)
    yield made
    made.close()


@pytest.fixture
def running(hands: ScheduleHands) -> ScheduleHands:
    """The clock is in level 2 and has run there for five minutes."""
    hands.bridge.run(lambda desk: desk.clock(clock_steps.start))
    hands.passes(25 * MINUTE)
    return hands


def kinds(hands: ScheduleHands) -> list[str]:
    return hands.column("kind")


# ------------------------------------------------------------------ typing


def test_a_schedule_is_typed_row_by_row_into_the_empty_row(empty: ScheduleHands) -> None:
    for row, (small, big) in enumerate((("25", "50"), ("50", "100"), ("1 000", "2k"))):
        for field, text in (("minutes", "20"), ("small_blind", small), ("big_blind", big)):
            empty.at(row, field)
            empty.type(text)

    empty.click("set")

    assert empty.structure == Structure((Level(20, 25, 50), Level(20, 50, 100), Level(20, 1_000, 2_000)))
    assert not empty.dialog.isVisible()


def test_typing_begins_at_once_and_enter_goes_down(hands: ScheduleHands) -> None:
    hands.at(0, "minutes")
    hands.type("25")
    hands.type("30")

    assert hands.column("minutes") == ["25", "30", "10", "20", "", "20"]
    assert hands.grid.currentIndex().row() == 2


def test_what_is_typed_over_several_cells_goes_into_all_of_them(hands: ScheduleHands) -> None:
    hands.at(0, "minutes")
    hands.to(5, "minutes")
    told = hands.said("standing")
    hands.type("30")

    assert hands.column("minutes") == ["30", "30", "30", "30", "", "30"]
    assert told == "6 cells: what is typed goes into all of them."


def test_a_row_becomes_a_break_by_typing_so(hands: ScheduleHands) -> None:
    hands.at(1, "kind")
    hands.type("Break")

    assert kinds(hands) == ["1", "Break", "Break", "2", "End of the day", "3"]


def test_a_cell_that_the_row_has_not_takes_nothing(hands: ScheduleHands) -> None:
    hands.at(2, "big_blind")
    type_text(hands.grid, "5")

    assert not hands.is_editing()
    assert hands.cell(2, "big_blind") == ""


def test_what_is_wrong_is_said_beside_the_cell_and_nothing_can_be_set(
    hands: ScheduleHands, asked: Recorder
) -> None:
    """C11: no length, no level; and nobody is asked anything."""
    hands.at(0, "minutes")
    hands.type("0")

    assert hands.cell(0, "says") == "Nothing lasts 0 minutes. Write from 1 to 1,440."
    assert hands.said("verdict") == "1 thing to mend first"
    assert not hands.can("set")
    hands.at(1, "big_blind")
    hands.type("ten")
    assert hands.cell(1, "big_blind") == "ten"
    assert hands.checked()[1] == "“ten” is no amount of chips. Write 1500 or 1 500."
    assert asked.silent


def test_the_line_of_a_fault_leads_to_its_cell(hands: ScheduleHands) -> None:
    hands.at(3, "big_blind")
    hands.type("ten")
    hands.at(0, "minutes")

    hands.click("finding-3")

    assert hands.grid.currentIndex().row() == 3


# ------------------------------------------------------------------ as in a spreadsheet


def test_a_block_is_copied_and_pasted_elsewhere(hands: ScheduleHands) -> None:
    hands.at(0, "minutes")
    hands.to(1, "big_blind")
    hands.press(Key.Key_C, CTRL)
    copied = QGuiApplication.clipboard().text()
    hands.at(6, "minutes")
    hands.press(Key.Key_V, CTRL)

    assert copied == "20\t25\t50\n20\t50\t100"
    assert [hands.cell(row, "big_blind") for row in (6, 7)] == ["50", "100"]
    assert kinds(hands)[-2:] == ["5", "6"]


def test_cells_of_a_spreadsheet_are_pasted_from_the_chosen_cell_on(hands: ScheduleHands) -> None:
    hands.at(5, "minutes")
    hands.paste("30\t300\t600\r\n30\t400\t800\r\n")

    assert [hands.cell(row, "small_blind") for row in (5, 6)] == ["300", "400"]


def test_one_value_is_pasted_into_all_chosen_cells(hands: ScheduleHands) -> None:
    hands.at(0, "minutes")
    hands.to(3, "minutes")
    hands.paste("15")

    assert hands.column("minutes")[:4] == ["15", "15", "15", "15"]


def test_a_whole_sheet_is_looked_at_before_it_is_taken_over(hands: ScheduleHands) -> None:
    hands.at(0, "minutes")
    hands.paste("Level\tSB\tBB\tMin\n1\t100\t200\t15\n2\t200\t400\t15\n")
    looking = the(hands.dialog, ImportScheduleDialog)
    before = hands.column("big_blind")
    hands.click("take", looking)

    assert before[0] == "50"
    assert hands.column("big_blind") == ["200", "400"]


@pytest.mark.parametrize("letter", ["я", ""])
def test_undo_in_the_editor_works_on_any_layout(hands: ScheduleHands, letter: str) -> None:
    """L02."""
    hands.at(0, "minutes")
    hands.type("25")
    hands.at(0, "big_blind")
    hands.type("60")
    if letter:
        press_foreign(hands.grid, letter, CTRL)
    else:
        hands.press(Key.Key_Z, CTRL)
    one_back = hands.cell(0, "minutes"), hands.cell(0, "big_blind")
    hands.press(Key.Key_Z, CTRL)
    two_back = hands.cell(0, "minutes")
    hands.press(Key.Key_Z, CTRL | SHIFT)

    assert one_back == ("25", "50")
    assert two_back == "20"
    assert hands.cell(0, "minutes") == "25"
    assert len(hands.desk.journal.lines) == 3, "the journal knows nothing of it"


def test_a_copy_with_a_russian_layout(hands: ScheduleHands) -> None:
    hands.at(0, "big_blind")
    press_foreign(hands.grid, "с", CTRL)

    assert QGuiApplication.clipboard().text() == "50"


def test_cells_are_filled_down_emptied_and_cut(hands: ScheduleHands) -> None:
    hands.at(0, "big_blind")
    hands.to(3, "big_blind")
    hands.press(Key.Key_D, CTRL)
    filled = hands.column("big_blind")
    hands.at(0, "big_blind")
    hands.press(Key.Key_Delete)
    hands.at(1, "big_blind")
    hands.press(Key.Key_X, CTRL)

    assert filled == ["50", "50", "", "50", "", "400"]
    assert hands.column("big_blind")[:2] == ["", ""]
    assert QGuiApplication.clipboard().text() == "50"


def test_rows_come_go_and_move_by_keys_and_buttons(hands: ScheduleHands) -> None:
    hands.at(1, "minutes")
    hands.press(Key.Key_Insert)
    added = kinds(hands)
    hands.press(Key.Key_Delete, CTRL)
    gone = kinds(hands)
    hands.at(2, "minutes")
    hands.press(Key.Key_Up, ALT)
    up = kinds(hands)
    hands.press(Key.Key_Down, ALT)
    hands.press(Key.Key_D, CTRL | SHIFT)
    twice = kinds(hands)

    assert added == ["1", "2", "3", "Break", "4", "End of the day", "5"]
    assert gone == ["1", "2", "Break", "3", "End of the day", "4"]
    assert up == ["1", "Break", "2", "3", "End of the day", "4"]
    assert twice == ["1", "2", "Break", "Break", "3", "End of the day", "4"]
    hands.click("break")
    assert kinds(hands).count("Break") == 3
    hands.click("day_end")
    assert kinds(hands).count("End of the day") == 2


def test_who_pays_the_antes_is_changed_for_all_at_once(hands: ScheduleHands) -> None:
    box = the(hands.dialog, QComboBox, "antes")
    box.setCurrentIndex(box.findData("each"))
    box.activated.emit(box.currentIndex())

    assert hands.column("ante_kind") == ["", "", "", "each player", "", "each player"]


def test_columns_that_some_games_need_are_shown_when_asked_for(hands: ScheduleHands) -> None:
    pane = hands.dialog.levels
    action = next(
        one for one in the(pane, QToolButton, "columns").menu().actions() if one.data() == "bring_in"
    )
    action.trigger()
    hands.at(0, "bring_in")
    hands.type("10")

    assert hands.cell(0, "bring_in") == "10"
    assert not action.isEnabled(), "a column with something in it stays"


def test_tab_in_the_empty_row_below_stays_in_the_row_that_is_typed(hands: ScheduleHands) -> None:
    """As in a spreadsheet: the row typed into is the last now, and the next empty one stands below it."""
    hands.part(1)
    grid = hands.dialog.chips.grid
    last = grid.model().rowCount() - 1
    hands.click_cell(grid, last, "value")
    type_text(grid, "5")
    field = next(one for one in grid.findChildren(QLineEdit, "cell") if one.isVisible())
    QTest.keyClick(field, Key.Key_Tab)
    QApplication.processEvents()

    assert hands.cell(last, "value", grid) == "5"
    assert grid.currentIndex().row() == last
    assert grid.currentIndex().column() == 1
    hands.click_cell(grid, last + 1, "value")
    hands.type("7", grid)
    assert grid.currentIndex().row() == last + 2, "Enter goes to the next empty row"


# ------------------------------------------------------------------ the wheel


def test_the_wheel_changes_nothing(hands: ScheduleHands) -> None:
    """G03."""
    before = (hands.column("minutes"), hands.column("big_blind"))
    boxes = hands.dialog.findChildren(QComboBox)
    chosen = [box.currentIndex() for box in boxes]
    hands.at(0, "big_blind")
    for widget in (hands.grid.viewport(), *boxes, the(hands.dialog, QLineEdit, "check-entries")):
        hands.wheel(widget)
        widget.setFocus()
        hands.wheel(widget)

    assert (hands.column("minutes"), hands.column("big_blind")) == before
    assert [box.currentIndex() for box in boxes] == chosen


# ------------------------------------------------------------------ the check beside it


def test_the_tour_is_checked_for_287_entries_with_50_000_chips(
    tmp_path: Path, look: Look, at_once: Worker
) -> None:
    """Issue point 3."""
    plan = replace(PLAN, stack=50_000)
    hands = open_editor(tmp_path, at_once, tour(), plan=plan)
    field = the(hands.dialog, QLineEdit, "check-entries")
    field.setFocus()
    field.selectAll()
    type_text(field, "287")
    hands.press(Key.Key_Tab)

    assert hands.said("verdict") == "It can be played; 1 thing looks doubtful."
    assert hands.checked()[0] == "Level 25 is doubtful: big blind 30,000 is less than in level 24, 40,000."
    assert hands.cell(30, "says") == hands.checked()[0]
    assert hands.said("end").startswith("On day 2 of 2, ≈ ")
    assert hands.table("outlook")[0] == ["1", "333", "287", "32", "40"]
    hands.close()


def test_chips_and_levels_are_checked_together_while_they_are_typed(hands: ScheduleHands) -> None:
    """P14 and P18: what cannot be paid once a chip has left, and which level last needs it."""
    hands.part(1)
    chips = hands.dialog.chips.grid
    chips.setFocus()
    chips.choose(0, "value")
    hands.paste("25\tgreen\t400\t8\n100\tblack\t400\t8\n1000\tyellow\t300\t9")
    hands.part(0)
    hands.at(3, "small_blind")
    hands.type("75")

    assert hands.said("verdict") == "1 level cannot be played with these chips."
    assert hands.cell(3, "says") == (
        "Level 3 cannot be played: the small blind 75 needs chips of 25, which have left by then."
    )
    assert hands.table("needs")[0][:3] == ["25", "144", "400"]
    assert hands.said("stack-sum") == "A stack of these makes 10,000, as the event starts."


def test_colour_ups_are_written_into_the_breaks(tmp_path: Path, look: Look, at_once: Worker) -> None:
    structure = replace(SHORT, parts=(*SHORT.parts[:2], Break(10), *SHORT.parts[3:]))
    hands = open_editor(tmp_path, at_once, structure, CASE)
    before = hands.cell(2, "says")
    hands.click("colour_up")

    assert before.startswith("Chips of 25 are last needed in level 2")
    assert hands.column("colour_up") == ["", "", "25", "", "", ""]
    assert hands.cell(2, "says") == ""
    hands.close()


def test_windows_are_tied_to_levels(hands: ScheduleHands) -> None:
    hands.part(2)
    hands.click("late_registration-tied")
    last = the(hands.dialog, QLineEdit, "late_registration-last")
    last.setFocus()
    last.selectAll()
    type_text(last, "2")
    hands.press(Key.Key_Tab)
    hands.click("late_registration-break_too")
    hands.click("set")

    assert hands.structure is not None
    assert hands.structure.late_registration == Window(2, break_too=True)


def test_a_window_beyond_the_last_level_is_said_beside_it(hands: ScheduleHands) -> None:
    hands.part(2)
    hands.click("reentry-tied")

    assert hands.said("reentry-wrong") == "Re-entry: Level 6 does not exist: the last one is 4."
    assert not hands.can("set")
    hands.click("reentry-tied")
    assert hands.can("set")
    assert not the(hands.dialog, QCheckBox, "reentry-break_too").isEnabled()


# ------------------------------------------------------------------ setting it


def test_one_decision_is_written_and_what_changes_nothing_is_not(hands: ScheduleHands) -> None:
    before = hands.desk.journal.seq
    hands.click("set")
    assert hands.desk.journal.seq == before

    hands.opened()
    hands.at(0, "minutes")
    hands.type("25")
    hands.press(Key.Key_Return, CTRL)

    assert [type(line.action) for line in hands.desk.journal.lines[before:]] == [SetStructure]
    assert hands.structure is not None
    assert hands.structure.parts[0] == Level(25, 25, 50)


def test_chips_are_a_decision_of_their_own(hands: ScheduleHands) -> None:
    before = hands.desk.journal.seq
    hands.part(1)
    chips = hands.dialog.chips.grid
    hands.click_cell(chips, 0, "value")
    hands.type("100", chips)
    hands.click_cell(chips, 1, "value")
    hands.type("25", chips)
    hands.click("chip-sort")
    hands.click("set")

    assert [type(line.action) for line in hands.desk.journal.lines[before:]] == [SetChips]
    assert hands.desk.journal.tournament.case.values == (25, 100)


def test_chips_that_cannot_be_are_said_beside_them(hands: ScheduleHands) -> None:
    hands.part(1)
    chips = hands.dialog.chips.grid
    for row, text in enumerate(("25", "25", "many")):
        hands.click_cell(chips, row, "value")
        hands.type(text, chips)
    said = [hands.cell(row, "says", chips) for row in range(3)]
    hands.click_cell(chips, 1, "value")
    hands.click("chip-remove")

    assert said == [
        "",
        "The chip of 25 stands in row 1 already.",
        "“many” is no value of a chip. Write 25 or 1 000.",
    ]
    assert hands.cell(1, "value", chips) == "many"


def test_what_was_not_set_is_there_when_the_editor_opens_again(hands: ScheduleHands) -> None:
    """Esc leaves without harm."""
    hands.at(0, "minutes")
    hands.type("25")
    hands.press(Key.Key_Escape)
    hands.opened()
    there = hands.cell(0, "minutes")
    hands.click("undo")

    assert there == "25"
    assert hands.cell(0, "minutes") == "20"


# ------------------------------------------------------------------ while the clock runs


def test_levels_that_were_played_are_frozen(running: ScheduleHands) -> None:
    running.at(0, "minutes")
    type_text(running.grid, "5")
    running.press(Key.Key_Delete)
    running.press(Key.Key_Delete, CTRL)

    assert running.column("minutes")[0] == "20"
    assert kinds(running)[:2] == ["1", "2"]
    assert not running.can("remove")


def test_the_foot_says_why_a_frozen_row_takes_nothing(running: ScheduleHands) -> None:
    running.at(0, "big_blind")
    assert running.said("standing") == "This was played, or is being played, so it stays what it was."

    running.at(1, "minutes")
    assert running.said("standing") == ""


def test_the_level_that_is_played_stays_a_level_and_stays_there(running: ScheduleHands) -> None:
    running.at(1, "kind")
    type_text(running.grid, "B")
    running.press(Key.Key_Delete, CTRL)
    running.press(Key.Key_Down, ALT)
    running.at(0, "minutes")
    running.press(Key.Key_Insert)

    assert kinds(running) == ["1", "2", "3", "Break", "4", "End of the day", "5"]


@pytest.mark.parametrize(("answer", "left"), [("elapsed", 25), ("remaining", 15)])
def test_the_time_of_the_level_that_is_played_is_asked_about_in_the_editor(
    running: ScheduleHands, asked: Recorder, answer: str, left: int
) -> None:
    running.at(1, "minutes")
    running.type("30")
    question = running.said("keep-asked")
    offered = [the(running.dialog, QAbstractButton, f"keep-{one}").text() for one in ("elapsed", "remaining")]
    running.click(f"keep-{answer}")
    running.click("set")

    assert question == "Level 2 is being played and changes its length."
    assert offered == ["Keep the time played: 25:00 left", "Keep the time left: 15:00"]
    assert running.left() == left * MINUTE
    assert asked.silent


def test_an_edit_elsewhere_never_touches_the_clock(running: ScheduleHands) -> None:
    running.at(3, "minutes")
    running.type("45")
    asked = running.said("keep-asked")
    running.click("set")

    assert asked == ""
    assert running.left() == 15 * MINUTE


def test_a_level_that_begins_while_it_is_edited_can_be_put_back(running: ScheduleHands) -> None:
    running.at(1, "minutes")
    running.type("21")
    running.passes(20 * MINUTE)
    said = (running.said("standing"), running.can("set"))
    running.click("other")

    assert said == ("Rows that were changed here have begun meanwhile.", False)
    assert running.column("minutes")[1] == "20"
    assert running.can("set")


def test_what_another_desk_set_meanwhile_can_be_looked_at(hands: ScheduleHands) -> None:
    hands.at(0, "minutes")
    hands.type("25")
    other = replace(SHORT, parts=(Level(40, 25, 50), *SHORT.parts[1:]))
    hands.bridge.run(
        lambda desk: desk.clock(lambda tournament, now: clock_steps.set_structure(tournament, now, other))
    )
    said = hands.said("standing")
    hands.click("other")

    assert said == "The schedule was changed at another desk meanwhile."
    assert hands.cell(0, "minutes") == "40"
    hands.press(Key.Key_Z, CTRL)
    assert hands.cell(0, "minutes") == "25"


def test_another_language_is_spoken_at_once(hands: ScheduleHands, look: Look) -> None:
    look.speak("ru")
    told = hands.column("kind"), hands.said("verdict"), the(hands.dialog, QAbstractButton, "build").text()
    look.speak("en")

    assert told[0][2] == "Перерыв"
    assert "doubtful" not in told[1]
    assert told[2] != "Build…"
    assert hands.column("kind")[2] == "Break"


def test_the_editor_is_opened_once(hands: ScheduleHands, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first = open_schedule(hands.bridge, window)

    assert open_schedule(hands.bridge, window) is first
    first.close()


def test_it_is_opened_from_the_clock_and_from_the_set_up(
    hands: ScheduleHands, look: Look, qtbot: QtBot
) -> None:
    window = MainWindow(hands.bridge, look)
    qtbot.addWidget(window)
    window.show()
    window.commands.run("clock.schedule")
    opened = the(window, LevelScheduleDialog)
    opened.close()
    QApplication.processEvents()
    window.commands.run("file.set_up")
    hands.click("levels", the(window, SetUpDialog))

    assert the(window, SetUpDialog).findChild(LevelScheduleDialog) is not None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_fits_a_small_screen_at_150_percent(
    tmp_path: Path, look: Look, at_once: Worker, language: str
) -> None:
    """Whatever part of it was looked at, and with the longest that it says of the chips."""
    look.speak(language)
    hands = open_editor(tmp_path, at_once, SHORT, CASE)
    for at in (1, 2, 0):
        hands.part(at)
        QApplication.processEvents()
        least = hands.dialog.minimumSizeHint()
        assert least.width() <= 1366 * 2 // 3
        assert least.height() <= 768 * 2 // 3 - 32
    hands.close()
    look.speak("en")


def test_whatever_is_pasted_leaves_a_sheet_that_can_be_undone(hands: ScheduleHands) -> None:
    chance, before = Random(5), hands.column("big_blind")
    signs = '0123456789 \t\n\r",;kкПб|=-/\x00'
    for _turn in range(60):
        text = "".join(chance.choices(signs, k=chance.randrange(1, 40)))
        hands.at(chance.randrange(6), chance.choice(["kind", "minutes", "big_blind", "note"]))
        hands.paste(text)
        for dialog in hands.dialog.findChildren(ImportScheduleDialog):
            dialog.reject()
    steps = 0
    while hands.can("undo") and steps < 100:
        hands.click("undo")
        steps += 1

    assert hands.column("big_blind") == before


def test_times_follow_the_clock(running: ScheduleHands) -> None:
    starts = running.column("starts")

    assert starts[:3] == ["", "now", "15:40"]


def test_the_end_of_a_day_is_no_time_to_be_kept(hands: ScheduleHands) -> None:
    assert hands.structure is not None
    assert isinstance(hands.structure.parts[4], DayEnd)
    assert hands.column("starts")[-1] == ""


def test_in_a_low_window_findings_and_tables_share_one_place(hands: ScheduleHands) -> None:
    check = hands.dialog.check
    tabs = the(check, QTabWidget)
    assert [tabs.tabText(at) for at in range(tabs.count())] == ["Level by level", "Chips"]
    before = hands.checked()

    hands.dialog.resize(910, 440)
    QApplication.processEvents()
    assert [tabs.tabText(at) for at in range(tabs.count())] == ["To look at", "Level by level", "Chips"]
    assert hands.checked() == before
    hands.at(0, "big_blind")
    hands.type("forty")
    assert [tabs.isTabVisible(at) for at in range(3)] == [True, False, False], "first it is to be mended"
    assert tabs.isVisible()

    hands.dialog.resize(1360, 590)
    QApplication.processEvents()
    assert tabs.count() == 2
    assert not tabs.isVisible()
    hands.press(Key.Key_Z, CTRL)
    assert tabs.isVisible()
    assert hands.checked() == before
