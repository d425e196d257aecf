"""Page Clock as people use it: one key each, by a clock of the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from director.domain.entries import Register
from director.domain.moments import MINUTE, SECOND
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.structure import Break, Structure
from director.domain.timing import PauseClock, SetClock, StartClock
from director.gui.dialogs.clock_times import StartAtDialog, TimeLeftDialog
from director.gui.dialogs.colour_up import ColourUpDialog
from director.gui.dialogs.level_schedule import LevelScheduleDialog
from director.gui.look import Look
from director.gui.pages.floor import FloorPage
from director.gui.widgets.clock_button import ClockButton
from director.gui.widgets.clock_facts import ClockFacts
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.floor_map import FloorMap
from director.gui.widgets.head_clock import HeadClock
from director.gui.widgets.schedule_list import ScheduleList
from director.gui.worker import Worker
from director.rules import clock_steps
from director.rules.clock_steps import set_structure
from tests.gui.clock_hands import LEFT, ClockHands, again, open_clock
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, press_foreign
from tests.helpers.clock_desk import evening
from tests.helpers.clock_room import blinds, club, minutes
from tests.helpers.evening import a_person

Key = Qt.Key


@pytest.fixture
def hands(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Iterator[ClockHands]:
    """Four levels of twenty minutes, a break after the second; nothing was started yet."""
    made = open_clock(tmp_path, look, at_once)
    with qtbot.waitActive(made.window):
        made.window.activateWindow()
    yield made
    made.close()
    made.desk.venue.close()


@pytest.fixture
def running(hands: ClockHands) -> ClockHands:
    """The clock was started and has run for five minutes."""
    hands.press(Key.Key_Space)
    hands.passes(minutes(5))
    return hands


# ------------------------------------------------------------------ start, pause, go on


def test_space_starts_pauses_and_goes_on(hands: ClockHands) -> None:
    assert (hands.time, hands.said("level"), hands.said("state")) == ("20:00", "Level 1", "Not started yet")

    hands.press(Key.Key_Space)
    hands.passes(minutes(5))
    assert (hands.time, hands.said("state")) == ("15:00", "Running")

    hands.press(Key.Key_Space)
    hands.passes(minutes(5))
    assert (hands.time, hands.said("state")) == ("15:00", "Paused")
    assert hands.foot == "Clock paused: level 1, 15:00 left"

    hands.press(Key.Key_Space)
    hands.passes(SECOND)
    assert (hands.time, hands.said("state")) == ("14:59", "Running")


def test_c02_a_pause_moves_what_is_expected_by_as_much(running: ClockHands) -> None:
    before = running.row(2).starts, running.facts()["End of the day"]
    assert before == ("15:40", "16:35")

    running.press(Key.Key_Space)
    running.passes(minutes(5))
    assert running.row(2).starts == "≈ 15:45"

    running.press(Key.Key_Space)
    assert (running.row(2).starts, running.facts()["End of the day"]) == ("15:45", "16:40")


def test_the_large_button_does_the_same_and_leaves_the_keyboard_where_it_was(hands: ClockHands) -> None:
    there = hands.window.focusWidget()

    hands.click("clock.toggle")

    assert isinstance(hands.bridge.journal.lines[-1].action, StartClock)
    assert hands.window.focusWidget() is there
    hands.press(Key.Key_Space)
    assert isinstance(hands.bridge.journal.lines[-1].action, PauseClock)


def test_space_presses_the_button_that_has_the_keyboard(running: ClockHands) -> None:
    button = the(running.page, QAbstractButton, "clock.add")
    button.setFocus()

    QTest.keyClick(button, Key.Key_Space)

    assert running.time == "16:00"
    assert running.said("state") == "Running"


def test_seconds_write_no_line(running: ClockHands) -> None:
    before = running.bridge.journal.seq
    for _ in range(90):
        running.passes(SECOND)

    assert running.time == "13:30"
    assert running.bridge.journal.seq == before


# ------------------------------------------------------------------ other steps


def test_each_step_has_one_key(running: ClockHands) -> None:
    running.press(Key.Key_Plus)
    assert running.time == "16:00"
    running.press(Key.Key_Minus)
    running.press(Key.Key_Minus)
    assert running.time == "14:00"
    running.press(Key.Key_N)
    assert (running.said("level"), running.time) == ("Level 2", "20:00")
    running.press(Key.Key_P)
    assert (running.said("level"), running.time) == ("Level 1", "20:00")
    running.press(Key.Key_B)
    assert (running.said("level"), running.time) == ("Break", "15:00")
    assert running.said("note") == "colour-up 25 · dinner"
    assert running.said("blinds") == "100 / 200", "those that come after it"


def test_t244_hand_for_hand_each_hand_takes_two_minutes(running: ClockHands) -> None:
    running.quick("clock 17:30")
    running.press(Key.Key_Space)

    running.press(Key.Key_H)
    assert (running.time, running.said("state")) == ("15:30", "Paused")
    running.press(Key.Key_H)
    assert running.time == "13:30"
    running.undo()
    assert running.time == "15:30"


def test_the_keys_work_on_a_russian_layout(running: ClockHands) -> None:
    there = running.window.focusWidget()
    assert there is not None

    press_foreign(there, "т")  # the key of N

    assert running.said("level") == "Level 2"


def test_the_keys_are_those_of_this_page_alone(running: ClockHands) -> None:
    running.window.show_page("floor")
    before = running.bridge.journal.seq

    for key in (Key.Key_Space, Key.Key_N, Key.Key_P, Key.Key_E):
        running.press(key)

    assert running.bridge.journal.seq == before
    running.window.commands.run("clock.toggle")
    assert isinstance(running.bridge.journal.lines[-1].action, PauseClock), "the menu works everywhere"


def test_it_pauses_after_the_level(running: ClockHands) -> None:
    running.press(Key.Key_E)
    assert running.said("state") == "Running, pauses at 0:00"
    assert the(running.page, QAbstractButton, "clock.pause_after").isChecked()

    running.passes(minutes(15))
    assert (running.said("level"), running.time, running.said("state")) == ("Level 2", "20:00", "Paused")


def test_a_pause_after_the_level_is_taken_back_by_the_same_key(running: ClockHands) -> None:
    running.press(Key.Key_E)
    running.press(Key.Key_E)
    running.passes(minutes(16))

    assert (running.time, running.said("state")) == ("19:00", "Running")


def test_the_time_that_is_left_is_typed(running: ClockHands) -> None:
    running.press(Key.Key_T)
    dialog = the(running.window, TimeLeftDialog)
    field = the(dialog, QLineEdit, "time")
    assert field.text() == "15:00"
    field.setText("8:3")
    assert "such as 15:00" in dialog.findChildren(QLabel, "time_wrong")[0].text()
    QTest.keyClick(field, Key.Key_Return)
    assert dialog.isVisible()

    field.setText("8:30")
    assert the(dialog, QLabel, "means").text() == "8:30 is left; it ends at 15:13."
    QTest.keyClick(field, Key.Key_Return)

    assert running.time == "8:30"
    assert running.foot == "Time of level 1 set to 8:30"


def test_it_starts_by_itself_at_a_given_time(hands: ClockHands) -> None:
    hands.press(Key.Key_A)
    dialog = the(hands.window, StartAtDialog)
    field = the(dialog, QLineEdit, "time")
    assert field.text() == "18:00", "as it was announced"
    field.setText("15:25")
    assert the(dialog, QLabel, "means").text() == "In 25:00."
    QTest.keyClick(field, Key.Key_Return)

    assert (hands.time, hands.said("state")) == ("25:00", "Starts at 15:25")
    hands.passes(minutes(24) + 59 * SECOND)
    assert hands.time == "0:01"
    hands.passes(SECOND)
    assert (hands.time, hands.said("state")) == ("20:00", "Running")


def test_a_start_by_itself_is_taken_back(hands: ClockHands) -> None:
    hands.quick("clock at 18:00")
    assert hands.said("state") == "Starts at 18:00"

    hands.press(Key.Key_A)

    assert (hands.said("state"), hands.time) == ("Not started yet", "20:00")


def test_a_row_of_the_schedule_puts_the_clock_there(running: ClockHands) -> None:
    running.page.list.table.select(3)
    running.press(Key.Key_Return)

    assert (running.said("level"), running.time) == ("Level 3", "20:00")
    assert running.row_now().part == 3


@pytest.mark.parametrize(
    ("line", "level", "time"),
    [
        ("clock 15:00", "Level 1", "15:00"),
        ("clock 12", "Level 1", "12:00"),
        ("+5", "Level 1", "20:00"),
        ("-1:30", "Level 1", "13:30"),
        ("level 3", "Level 3", "20:00"),
        ("уровень 2", "Level 2", "20:00"),
        ("clock break", "Break", "15:00"),
        ("часы дальше", "Level 2", "20:00"),
    ],
)
def test_the_quick_box_sets_the_clock(running: ClockHands, line: str, level: str, time: str) -> None:
    running.quick(line)

    assert (running.said("level"), running.time, running.said("state")) == (level, time, "Running")


def test_a_paused_break_leads_to_the_level_after_it_in_the_head_too(running: ClockHands) -> None:
    running.quick("clock break")
    told = running.head[0]
    running.quick("clock pause")

    assert told.startswith("Break")
    assert running.head[0] == told, "never the blinds of the level before"


def test_the_quick_box_pauses_from_any_page(running: ClockHands) -> None:
    running.window.show_page("registration")
    running.quick("часы пауза")

    assert running.head == ("Level 1 · 25 / 50", "15:00")
    running.window.show_page("clock")
    assert running.said("state") == "Paused"


# ------------------------------------------------------------------ chips that leave


def test_a_break_in_which_a_chip_leaves_proposes_the_chip_race(running: ClockHands) -> None:
    added = running.desk.write(
        lambda _journal, people: [Register(one.id, 100_000, 10_000, 10_000) for one in people],
        newcomers=[a_person(1)],
    )
    entry = max(added.after.tournament.entries)
    running.bridge.sync()
    running.bridge.do(Seat(entry, TableSeat(2, 4)))
    assert running.asked() == []

    running.press(Key.Key_B)
    assert running.asked()[-1] == "Colour-up now: 25. 1 table still has 25."
    assert running.waiting() == 1
    running.click("race")
    dialog = the(running.window, ColourUpDialog)
    assert dialog.tables.text() == "2"
    assert (dialog.chip.currentText(), dialog.larger.currentText()) == ("25", "100")
    dialog.close()

    running.passes(minutes(14))
    assert running.waiting() == 1
    running.passes(minutes(1))
    assert (running.said("level"), running.waiting()) == ("Level 3", 0)


def test_where_nobody_sits_no_chip_has_to_leave(running: ClockHands) -> None:
    running.press(Key.Key_B)

    assert [text for text in running.asked() if "Colour-up" in text] == []


# ------------------------------------------------------------------ undo


def test_a_pause_is_undone_as_if_it_had_not_been(running: ClockHands) -> None:
    running.press(Key.Key_Space)
    running.passes(minutes(3))

    running.undo()

    assert (running.time, running.said("state")) == ("12:00", "Running")
    assert running.foot.startswith("Step of the clock taken back")


def test_a_level_that_began_by_itself_is_undone_on_this_page(running: ClockHands) -> None:
    running.passes(minutes(15) + 10 * SECOND)
    assert running.said("level") == "Level 2"
    assert running.foot == "Level 2 began by itself. Ctrl+Z takes it back."

    running.undo()

    assert (running.said("level"), running.time, running.said("state")) == ("Level 1", "0:00", "Paused")
    running.press(Key.Key_Space)
    running.passes(SECOND)
    assert (running.said("level"), running.time) == ("Level 2", "19:59")


def test_elsewhere_undo_takes_back_what_was_done_and_not_the_level(running: ClockHands) -> None:
    running.quick("+5")
    running.passes(minutes(21))
    assert running.said("level") == "Level 2"
    running.window.show_page("floor")

    running.undo()

    action = running.bridge.journal.lines[-1].action
    assert isinstance(action, SetClock)
    assert action.undoes
    assert running.head[1] == "14:00", "the five minutes are off, the level goes on"
    assert running.head[0].startswith("Level 2")


# ------------------------------------------------------------------ C01, C04, C06, C08, C11, C14


def test_c01_a_sleep_of_eight_minutes_is_counted_and_asked_about(running: ClockHands) -> None:
    running.passes(minutes(5))
    assert running.time == "10:00"

    running.computer.sleeps(8 * MINUTE + 3 * SECOND)
    running.look()

    assert running.time == "1:57"
    assert running.asked() == [
        "The computer slept for 8:03 while the clock ran, and the clock counted that time. Is that right?"
    ]
    assert running.waiting() == 1
    running.click("keep")
    assert (running.asked(), running.time, running.waiting()) == ([], "1:57", 0)


def test_c01_the_room_stood_still_while_the_computer_slept(running: ClockHands) -> None:
    running.computer.sleeps(minutes(8))
    running.look()
    assert running.time == "7:00"

    running.click("set_back")

    assert (running.asked(), running.time, running.said("state")) == ([], "15:00", "Running")


@pytest.mark.parametrize("answer", ["keep", "set_back"])
def test_c01_an_answer_taken_back_is_asked_for_again(running: ClockHands, answer: str) -> None:
    running.computer.sleeps(minutes(8))
    running.look()
    asked = running.asked()
    running.click(answer)
    running.look()
    assert running.asked() == []

    running.undo()
    running.look()
    assert (running.asked(), running.time) == (asked, "7:00")
    running.press(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    running.look()
    assert (running.asked(), running.time) == ([], "7:00" if answer == "keep" else "15:00")


def test_c01_a_sleep_over_the_end_of_a_level(running: ClockHands) -> None:
    running.computer.sleeps(minutes(25))
    running.look()

    assert (running.said("level"), running.time) == ("Level 2", "10:00")
    assert [text for text in running.asked() if "slept for 25:00" in text] == running.asked()[:1]


def test_c04_the_clock_of_the_computer_is_set(running: ClockHands) -> None:
    running.passes(minutes(3))
    assert (running.time, running.row(1).starts) == ("12:00", "15:20")

    running.computer.is_set(60 * MINUTE)
    running.passes(SECOND)
    assert (running.time, running.row(1).starts) == ("11:59", "16:20")
    running.computer.is_set(-120 * MINUTE)
    running.passes(SECOND)
    assert (running.time, running.row(1).starts) == ("11:58", "14:20")
    (text,) = running.asked()
    assert text.startswith("The wall clock of this computer was set back by 1:00:00.")
    running.click("leave")
    assert running.asked() == []


def test_c06_a_window_opened_in_mid_break_shows_the_truth(
    running: ClockHands, look: Look, at_once: Worker
) -> None:
    running.press(Key.Key_B)
    running.passes(minutes(4))
    for time in ("11:00", "10:59"):
        second = again(running, look, at_once, desk="2")
        assert (second.said("level"), second.time) == ("Break", time)
        assert (running.time, second.head[1]) == (time, running.head[1])
        running.computer.passes(SECOND)
        running.look()
        second.look()
        assert (second.time, running.time) == (running.time, second.head[1])
        second.close()
        second.desk.venue.close()


def test_c08_page_head_and_another_desk_show_the_same(
    running: ClockHands, look: Look, at_once: Worker
) -> None:
    second = again(running, look, at_once, desk="2")
    steps = (Key.Key_Plus, Key.Key_Minus, Key.Key_N, Key.Key_Minus, Key.Key_P, Key.Key_Space, Key.Key_B)
    for at, key in enumerate(steps):
        (running, second)[at % 2].press(key)
        running.computer.passes(777)
        for one in (running, second):
            one.bridge.sync()
            one.look()
        assert second.time == running.time == running.head[1] == second.head[1]
        assert second.facts() == running.facts()
        assert second.said("state") == running.said("state")
    second.close()
    second.desk.venue.close()


def test_two_desks_press_pause_at_once(running: ClockHands, look: Look, at_once: Worker) -> None:
    second = again(running, look, at_once, desk="2")

    running.press(Key.Key_Space)
    second.press(Key.Key_Space)  # it has not read yet what the other did

    assert second.foot == "The clock is not running."
    second.bridge.sync()
    assert (second.time, second.said("state")) == ("15:00", "Paused")
    second.close()
    second.desk.venue.close()


def test_c11_after_the_last_level_the_time_counts_up(tmp_path: Path, look: Look, at_once: Worker) -> None:
    hands = open_clock(tmp_path, look, at_once, Structure(blinds(20, 100, 200)))
    hands.press(Key.Key_Space)
    assert hands.asked() == ["1 more level, then the schedule ends."]
    hands.click("leave")
    assert hands.asked() == []

    hands.passes(minutes(20))
    assert hands.said("state") == "Last level"
    assert hands.asked() == ["This is the last level of the schedule."], "that is news"
    hands.passes(minutes(20) - 1)
    assert hands.time == "0:01"
    hands.passes(1)
    assert (hands.time, hands.said("state")) == ("0:00", "Last level")
    hands.passes(3 * MINUTE + 5 * SECOND)
    assert (hands.time, hands.said("state"), hands.said("blinds")) == ("+3:05", "Overtime", "100 / 200")
    hands.click("minutes")
    assert (hands.time, hands.said("state")) == ("10:00", "Last level")
    hands.passes(minutes(11))
    hands.click("levels")
    assert (hands.said("level"), hands.time, hands.said("blinds")) == ("Level 3", "20:00", "150 / 300")
    assert hands.foot == "Level schedule changed: 5 levels"
    hands.close()
    hands.desk.venue.close()


def test_c14_a_program_that_was_killed_goes_on_where_the_room_is(
    running: ClockHands, look: Look, at_once: Worker
) -> None:
    """Nobody is registered, nothing else was ever done."""
    running.passes(7 * MINUTE + 29 * SECOND)
    assert running.time == "7:31"

    running.computer.passes(20 * SECOND)
    after = again(running, look, at_once)

    assert (after.said("level"), after.time, after.said("state")) == ("Level 1", "7:11", "Running")
    assert after.asked() == []
    after.close()
    after.desk.venue.close()


def test_a_computer_that_was_restarted_is_asked_about_and_corrected(
    running: ClockHands, look: Look, at_once: Worker
) -> None:
    running.computer.starts_anew(minutes(3))
    after = again(running, look, at_once)
    assert after.time == "12:00"
    (text,) = after.asked()
    assert text.endswith("Level 1, 12:00 left: is this right?")

    after.click("correct")
    field = the(the(after.window, TimeLeftDialog), QLineEdit, "time")
    field.setText("12:40")
    QTest.keyClick(field, Key.Key_Return)

    assert (after.asked(), after.time) == ([], "12:40")
    after.close()
    after.desk.venue.close()


# ------------------------------------------------------------------ the head, and what a second costs


class _Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.times += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_the_head_counts_on_every_page_and_nothing_else_is_painted(running: ClockHands, qtbot: QtBot) -> None:
    running.window.show_page("floor")
    QApplication.processEvents()
    follows = the(running.window, FloorPage).findChildren(QTimer)
    qtbot.waitUntil(lambda: not any(one.isActive() for one in follows if one.isSingleShot()))
    painted = _Painted(the(running.window, FloorMap).viewport())
    head = _Painted(the(running.window, HeadClock))

    for second in range(1, 4):
        running.passes(SECOND)
        QApplication.processEvents()
        assert running.head == ("Level 1 · 25 / 50", f"14:5{10 - second}")

    assert head.times >= 3
    assert painted.times == 0


def test_on_the_page_a_second_does_not_paint_the_schedule(running: ClockHands) -> None:
    QApplication.processEvents()
    painted = _Painted(the(running.page, ScheduleList).table.viewport())

    for _ in range(3):
        running.passes(SECOND)
        QApplication.processEvents()

    assert painted.times == 0


def test_the_head_leads_to_the_page(running: ClockHands) -> None:
    running.window.show_page("floor")

    QTest.mouseClick(the(running.window, HeadClock), LEFT)

    assert running.window.shown_page() == "clock"


def test_in_a_narrow_window_the_head_still_says_level_and_time(running: ClockHands) -> None:
    running.window.resize(860, 600)
    QApplication.processEvents()

    assert running.head[0].startswith("Level 1")
    assert running.head[1] == "15:00"


def test_it_speaks_another_language_at_once(running: ClockHands, look: Look) -> None:
    look.speak("ru")
    assert running.row_now().name == "1"
    assert the(running.window, HeadClock).text_shown()[1] == "15:00"
    look.speak("en")


# ------------------------------------------------------------------ without a schedule


def test_without_a_schedule_the_page_says_what_to_do(tmp_path: Path, look: Look, at_once: Worker) -> None:
    from tests.helpers.clock_desk import a_clock_desk

    desk, computer = a_clock_desk(tmp_path)
    hands = ClockHands(desk, computer, look, at_once)

    assert hands.said("heading") == "There is no level schedule yet"
    assert not the(hands.window, HeadClock).isVisible()
    able = [one.id for one in hands.window.commands if hands.window.commands.can(one.id)]
    assert [id_ for id_ in able if id_.startswith("clock.")] == ["clock.schedule"]
    hands.press(Key.Key_Return)  # the likely thing
    assert the(hands.window, LevelScheduleDialog).isVisible()
    assert desk.journal.seq == 2

    hands.bridge.run(lambda at: at.clock(lambda tournament, now: set_structure(tournament, now, club())))
    the(hands.window, LevelScheduleDialog).close()
    assert hands.window.focusWidget() is hands.page.list.table, "Space starts the clock and presses no button"
    assert the(hands.page, QAbstractButton, "clock.paper").isEnabled()
    hands.press(Key.Key_Space)
    assert hands.said("state") == "Running"
    hands.close()
    desk.venue.close()


def test_a_schedule_with_a_break_first_shows_it_in_its_place(running: ClockHands) -> None:
    assert [running.row(part).name for part in range(6)] == ["1", "2", "Break", "3", "4", "End of the day"]
    assert isinstance(running.bridge.tournament.timed[0].parts[2], Break)
    assert running.row(2).notes == "colour-up 25 · dinner"


def test_widths_are_kept(running: ClockHands) -> None:
    kept = running.page.keep()
    running.page.take_back({"split": [500, 600]})
    running.page.take_back({"split": "nonsense"})
    running.page.take_back(kept)

    assert running.page.keep().keys() == {"split"}


def test_the_schedule_is_seen_on_paper_from_the_page_and_from_the_editor(running: ClockHands) -> None:
    running.click("clock.paper")
    assert running.window.shown_page() == "print"
    documents = the(running.window.page("print"), QListWidget, "documents")
    assert documents.currentItem().text() == "Level schedule"

    running.window.show_page("clock")
    documents.setCurrentRow(0)
    running.click("clock.schedule")
    editor = the(running.window, LevelScheduleDialog)
    QTest.mouseClick(the(editor, QAbstractButton, "print"), LEFT)
    assert not editor.isVisible()
    assert running.window.shown_page() == "print"
    assert documents.currentItem().text() == "Level schedule"


def test_ctrl_3_leads_here(running: ClockHands) -> None:
    running.window.show_page("floor")
    running.press(Key.Key_3, CTRL)

    assert running.window.shown_page() == "clock"


@pytest.mark.parametrize("size", [(911, 512), (860, 440), (1366, 768), (1920, 1080)])
def test_on_every_screen_nothing_of_the_face_lies_on_something_else(
    running: ClockHands, size: tuple[int, int]
) -> None:
    """The smallest is 1366 × 768 at 150 %, the next one the smallest window there is."""
    running.computer.sleeps(minutes(5))
    running.look()
    running.window.resize(*size)
    QApplication.processEvents()

    dial = running.page.dial
    parts = [
        part for part in dial.findChildren(QWidget) if part.isVisible() and not part.findChildren(QWidget)
    ]
    boxes = [(part, part.rect().translated(part.mapTo(dial, part.rect().topLeft()))) for part in parts]
    over = [
        (one.objectName(), other.objectName())
        for at, (one, box) in enumerate(boxes)
        for other, there in boxes[at + 1 :]
        if box.intersects(there)
    ]
    assert over == []
    assert dial.figure.height() >= 50


def test_in_a_low_window_the_tiles_say_the_least_and_the_large_button_its_words(running: ClockHands) -> None:
    assert running.facts()["Break"] == "in 35:00"
    running.window.resize(910, 490)
    QApplication.processEvents()
    running.look()

    assert running.facts()["Break"] == "35:00"
    large = the(running.page, QAbstractButton, "clock.toggle")
    assert large.width() >= large.sizeHint().width()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1366, 768), (911, 512)])
@pytest.mark.parametrize("part", [0, 20], ids=["first", "last"])
def test_no_tile_is_cut_off(
    tmp_path: Path, look: Look, at_once: Worker, size: tuple[int, int], language: str, part: int
) -> None:
    """Also where nothing follows, and while one may come in until a level begins."""
    look.speak(language)
    hands = open_clock(tmp_path, look, at_once, evening())
    hands.desk.clock(partial(clock_steps.jump, part=part))
    hands.window.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
        hands.look()

    tiles = hands.page.dial.findChild(ClockFacts)
    assert isinstance(tiles, ClockFacts)
    labels = [label for label in tiles.findChildren(ElidedLabel) if label.isVisible()]
    assert [label.text() for label in labels if label.sizeHint().width() - 2 > label.width()] == []
    hands.close()
    hands.desk.venue.close()
    look.speak("en")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1100, 700), (910, 490), (860, 440)])
def test_no_button_of_the_clock_is_cut_off(
    hands: ClockHands, look: Look, size: tuple[int, int], language: str
) -> None:
    look.speak(language)
    hands.quick("clock at 23:50")
    hands.window.resize(*size)
    QApplication.processEvents()
    hands.look()
    QApplication.processEvents()

    cut = [
        button.objectName()
        for button in hands.page.dial.findChildren(ClockButton)
        if button.width() < min(button.sizeHint().width(), button.maximumWidth())
    ]
    assert cut == []
    assert hands.said("state") in ("Starts at 23:50", "Начало в 23:50")
    look.speak("en")


def test_the_smaller_buttons_show_the_same_however_often_they_are_looked_at(hands: ClockHands) -> None:
    """Also where the words just do not fit, though they would with the larger icons that stand alone."""
    hands.quick("clock at 23:50")
    dial, shown = hands.page.dial, set[str]()
    buttons = dial.findChildren(ClockButton)
    for width in range(520, 570):
        dial.resize(width, 600)
        words = [button.text() for button in buttons]
        dial.refresh()
        assert [button.text() for button in buttons] == words
        shown.add(the(dial, QAbstractButton, "clock.start_at").text())
    assert shown == {"", "Cancel the start"}


def test_p39_twelve_hours_at_two_desks_show_one_time(
    running: ClockHands, look: Look, at_once: Worker
) -> None:
    """Whatever is done and wherever, pages and heads say the same, and nothing of it is a count."""
    second = again(running, look, at_once, desk="2")
    chance, both = Random(39), (running, second)
    steps = ("toggle", "toggle", "add", "take", "forward", "back", "break", "pause_after", "take_back")
    passed = 0
    while passed < 12 * 60 * MINUTE:
        one = chance.choice(both)
        one.window.commands.run(f"clock.{chance.choice(steps)}")
        ms = chance.choice(
            (SECOND // 2, 7 * SECOND, 61 * SECOND, 9 * MINUTE, 31 * MINUTE)
        ) + chance.randrange(999)
        running.computer.passes(ms)
        passed += ms
        for hands in both:
            hands.bridge.sync()
            hands.look()
        assert second.time == running.time
        assert {running.time, "—"} >= {running.head[1] or "—", second.head[1] or "—"}
        assert second.facts() == running.facts()
        assert second.page.list.rows.rows() == running.page.list.rows.rows()
    second.close()
    second.desk.venue.close()
