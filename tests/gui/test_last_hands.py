"""The last hands of a day as the floor announces them: a card, the text, and the clock at the day's end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPlainTextEdit, QRadioButton, QSpinBox
from pytestqt.qtbot import QtBot

from director.domain.play import StartPlay
from director.domain.structure import DayEnd
from director.gui.dialogs.last_hands import LastHandsDialog
from director.gui.look import Look
from director.gui.worker import Worker
from director.rules.clock import clock_face
from tests.gui.clock_hands import LEFT, ClockHands, open_clock
from tests.gui.finding import the
from tests.helpers.clock_room import minutes
from tests.helpers.evening import a_person


@pytest.fixture
def hands(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Iterator[ClockHands]:
    """Play is under way in the last level of the evening."""
    made = open_clock(tmp_path, look, at_once)
    with qtbot.waitActive(made.window):
        made.window.activateWindow()
    made.bridge.run(lambda desk: desk.register(a_person(1)))
    made.bridge.do(StartPlay())
    made.press(Qt.Key.Key_Space)
    made.passes(minutes(90))
    yield made
    made.close()
    made.desk.venue.close()


def asked(hands: ClockHands) -> LastHandsDialog:
    """The window, by the command of the menu."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert hands.window.commands.run("clock.last_hands")
    (found,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, LastHandsDialog))
    return found


def test_a_card_is_drawn_once_read_out_and_the_clock_stands_at_the_end_of_the_day(hands: ClockHands) -> None:
    dialog = asked(hands)
    box, draw = the(dialog, QSpinBox, "hands"), the(dialog, QAbstractButton, "draw")

    QTest.mouseClick(draw, LEFT)

    assert 3 <= box.value() <= 7
    assert not draw.isEnabled(), "whoever may draw again draws until it pleases"
    assert not box.isEnabled()
    card = the(dialog, QLabel, "card").text()
    assert card[0] == str(box.value())
    text = the(dialog, QPlainTextEdit, "announcement")
    assert f"deal {box.value()} more hands" in text.toPlainText()
    the(dialog, QRadioButton, "language-ru").click()
    assert f"ещё {box.value()} раздач" in text.toPlainText()

    QTest.keyClick(dialog, Qt.Key.Key_Return)

    line = hands.desk.journal.lines[-1]
    assert line.reason == f"Last hands: {box.value()} more, {card}"
    face = clock_face(hands.desk.journal.tournament, hands.desk.venue.instant())
    assert face is not None
    assert isinstance(face.now, DayEnd)
    assert not hands.window.commands["clock.last_hands"].when()

    hands.undo()
    assert hands.window.commands["clock.last_hands"].when()


def test_a_number_that_a_card_at_a_table_gave_is_typed(hands: ClockHands) -> None:
    dialog = asked(hands)
    box = the(dialog, QSpinBox, "hands")
    box.selectAll()
    QTest.keyClicks(box, "6")
    assert "deal 6 more hands" in the(dialog, QPlainTextEdit, "announcement").toPlainText()

    QTest.keyClick(dialog, Qt.Key.Key_Return)

    assert hands.desk.journal.lines[-1].reason == "Last hands: 6 more"


def test_left_without_harm_and_late(hands: ClockHands) -> None:
    before = hands.desk.journal.seq
    QTest.keyClick(asked(hands), Qt.Key.Key_Escape)
    assert hands.desk.journal.seq == before

    dialog = asked(hands)
    hands.passes(minutes(30))  # the day is over meanwhile
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert hands.desk.journal.seq == before
