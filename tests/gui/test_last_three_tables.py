"""The last three tables of the club night, played in the window with nothing but the keyboard."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from director.desk.at_tables import first_button
from director.domain.busts import Bust
from director.domain.hand_for_hand import EndHandForHand, HandDone, StartHandForHand
from director.domain.ids import EntryId
from director.domain.tournament import Tournament
from director.gui.dialogs.hand_for_hand import HandForHandDialog
from director.gui.dialogs.knock_out import KnockOutDialog
from director.gui.dialogs.seat_changes import SeatChangesDialog
from director.gui.look import Look
from director.gui.pages.floor import FloorPage
from director.gui.widgets.step_card import StepCard
from director.gui.worker import Worker
from director.rules.clock import clock_face
from director.rules.floor.places import places
from director.rules.floor.steps import BreakDue, FinalTable, HandForHandDue, MoveDue, Step
from director.rules.table.sitting import rules_at
from tests.gui.clock_hands import ClockHands
from tests.gui.keyboard import CTRL, SHIFT
from tests.gui.recorder import Recorder
from tests.helpers.day_laws import without_gaps
from tests.helpers.day_people import Field
from tests.helpers.lawful import lawful
from tests.helpers.whole_day import DONE_BY_ENTER, a_day
from tests.stories.test_club_night import BREAK, CLUB, SCHEDULE

Key = Qt.Key


class Keys:
    """Somebody of the floor who has no mouse."""

    def __init__(self, hands: ClockHands, qtbot: QtBot) -> None:
        self.hands, self.qtbot = hands, qtbot
        self.chance = random.Random("the last three tables")
        page = hands.window.page("floor")
        assert isinstance(page, FloorPage)
        self.page = page

    @property
    def tournament(self) -> Tournament:
        return self.hands.desk.journal.tournament

    def winner(self) -> EntryId | None:
        return self.tournament.winner

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.hands.press(key)

    def due(self) -> tuple[int, Step] | None:
        """The first step of the list beside the map that is done by Enter, and how far down it stands."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        cards = [card for card in self.page.steps.panel.findChildren(StepCard) if not card.isHidden()]
        steps = [card.row.step for card in sorted(cards, key=lambda card: card.row.number)]
        return next(((at, one) for at, one in enumerate(steps) if isinstance(one, DONE_BY_ENTER)), None)

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """The dialog that stands there, in front. No screen puts it there; we do."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        (found,) = self.shown(kind)
        found.activateWindow()
        self.qtbot.waitUntil(found.isActiveWindow)
        return found

    def shown(self, kind: type[QDialog]) -> list[QDialog]:
        return [one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()]

    def in_dialog(self, dialog: QDialog, *keys: Qt.Key) -> None:
        for key in keys:
            there: QWidget | None = dialog.focusWidget()
            QTest.keyClick(dialog if there is None else there, key)

    # ---- what is done

    def somebody_out(self) -> None:
        """Walk over the map to a player, and X."""
        for _ in range(200):
            self.press(self.chance.choice((Key.Key_Home, Key.Key_End)))
            for _ in range(self.chance.randrange(12)):
                self.press(self.chance.choice((Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)))
            place = self.page.map.selection
            assert place is not None
            holder = self.tournament.seating.holder(place) if place.seat else None
            if holder is not None:
                self.press(Key.Key_X)
                last = self.hands.desk.journal.lines[-1].action
                assert isinstance(last, Bust)
                assert last.out[0].entry == holder
                return
        raise AssertionError("nobody is found on the map by keys")

    def enters(self, at: int) -> None:
        """To the list, down to the step, Enter."""
        self.hands.press(Key.Key_S, SHIFT)
        self.press(Key.Key_Home, *[Key.Key_Down] * at, Key.Key_Return)
        QApplication.processEvents()  # whoever was moved already is moved again for a reason

    def next_step(self, at: int) -> None:
        """This one of the list; what is shown after it is put away by Escape."""
        before = self.hands.desk.journal.seq
        self.enters(at)
        assert self.hands.desk.journal.seq > before
        if self.shown(SeatChangesDialog):
            self.in_dialog(self.dialog(SeatChangesDialog), Key.Key_Escape)
        self.press(Key.Key_Escape)  # back to the map

    def hand_for_hand(self, at: int) -> None:
        """Tables are ticked off; then one goes out, the tables finish, and it ends."""
        self.enters(at)
        board = self.dialog(HandForHandDialog)
        self.ticks(board)
        self.in_dialog(board, Key.Key_N)
        table = self.tournament.open_tables()[-1].number
        self.in_dialog(board, Key(Key.Key_0 + table), Key.Key_X)
        out = self.dialog(KnockOutDialog)
        self.in_dialog(out, Key.Key_Space, Key.Key_Return)
        board = self.dialog(HandForHandDialog)
        self.ticks(board)
        self.in_dialog(board, Key.Key_E)
        assert isinstance(self.hands.desk.journal.lines[-1].action, EndHandForHand)
        self.in_dialog(board, Key.Key_Escape)
        self.press(Key.Key_Escape)  # from the list to the map

    def ticks(self, board: QDialog) -> None:
        for table in self.tournament.open_tables():
            self.in_dialog(board, Key(Key.Key_0 + table.number), Key.Key_Return)
            last = self.hands.desk.journal.lines[-1].action
            assert isinstance(last, HandDone)
            assert last.table == table.number


@pytest.fixture
def keys(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Iterator[Keys]:
    """Twenty-seven at three tables behind the break, every button known, and page Floor."""
    field = Field(drawn=27)
    day = a_day(tmp_path, "three tables", replace(CLUB, rules="tda-2024"), SCHEDULE, field)
    day.begins(9)
    day.break_comes(BREAK)
    for table in (1, 2, 3):
        day.does(first_button(day.desk.journal, table, {}, day.desk.venue.key()))
    hands = ClockHands(day.desk, day.computer, look, at_once)
    hands.press(Key.Key_2, CTRL)
    yield Keys(hands, qtbot)
    hands.close()
    day.desk.venue.close()


def test_the_last_three_tables_by_keyboard_alone(keys: Keys, asked: Recorder) -> None:
    asked.reason_given = "there is no other way"
    done: list[type[object]] = []
    while keys.tournament.winner is None:
        keys.hands.passes(60_000)
        lawful(keys.tournament)
        without_gaps(keys.tournament)
        due = keys.due()
        if due is None:
            keys.somebody_out()
            continue
        at, step = due
        done.append(type(step))
        if isinstance(step, HandForHandDue):
            keys.hand_for_hand(at)
        else:
            keys.next_step(at)

    assert done.count(BreakDue) == done.count(HandForHandDue) == done.count(FinalTable) == 1
    assert done.count(MoveDue) >= 1
    kinds = [line.action.kind for line in keys.hands.desk.journal.lines]
    assert kinds.count(StartHandForHand.__name__) == 1
    found = places(keys.tournament, rules_at(keys.tournament))
    assert sorted(place.first for place in found.values()) == list(range(1, 28))
    face = clock_face(keys.tournament, keys.hands.desk.venue.instant())
    assert face is not None
    assert face.state == "finished"
    assert QApplication.activeModalWidget() is None


def test_heads_up_is_taken_back_by_a_key_and_won_by_the_other(keys: Keys, asked: Recorder) -> None:
    asked.reason_given = "there is no other way"
    while len(keys.tournament.playing_persons) > 2 or len(keys.tournament.open_tables()) > 1:
        due = keys.due()
        if due is None or isinstance(due[1], HandForHandDue):
            keys.somebody_out()
        else:
            keys.next_step(due[0])
    keys.somebody_out()
    first = keys.winner()
    assert first is not None

    keys.hands.press(Key.Key_Z, CTRL)

    assert keys.winner() is None
    while keys.winner() in (None, first):
        if keys.winner() == first:
            keys.hands.press(Key.Key_Z, CTRL)
        keys.somebody_out()
    assert keys.tournament.entries[first].exit is not None
