"""The board of hand-for-hand play under real fingers: numbers, keys, clicks; head, strip and clock follow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.gui.beat import Beat
from director.gui.dialogs.hand_for_hand import HandForHandDialog
from director.gui.dialogs.knock_out import KnockOutDialog
from director.gui.look import Look
from director.gui.widgets.hand_tiles import HandTiles
from director.gui.widgets.head_clock import HeadClock
from director.gui.worker import Worker
from director.views.hand_for_hand_board import Tile
from tests.gui.clock_hands import ClockHands
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, NONE, press_foreign
from tests.gui.recorder import Recorder
from tests.helpers.hand_for_hand import Together

LEFT = Qt.MouseButton.LeftButton


class Floor:
    """Somebody who runs the bubble."""

    def __init__(self, room: Together, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.room, self.qtbot = room, qtbot
        self.hands = ClockHands(room.desk, room.computer, look, worker)
        self.hands.window.show_page("floor")

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key on the board, which is in front. No screen puts it there; we do."""
        self.board.activateWindow()
        self.qtbot.waitUntil(self.board.isActiveWindow)
        QTest.keyClick(self.board.tiles, key, modifiers)

    def types(self, text: str) -> None:
        for letter in text:
            self.key(Qt.Key(ord(letter)))

    def click(self, table: int) -> None:
        """Click on the tile of a table."""
        tiles = self.board.tiles
        QTest.mouseClick(tiles, LEFT, pos=tiles.rect_of(table).center())

    def push(self, name: str) -> None:
        QTest.mouseClick(the(self.board, QAbstractButton, name), LEFT)

    def said(self, name: str) -> str:
        return the(self.board, QLabel, name).text().replace("\xa0", " ")

    def offered(self) -> list[str]:
        buttons = self.board.findChildren(QAbstractButton)
        return [one.objectName() for one in buttons if one.isVisible() and one.objectName()]

    def last(self) -> object:
        return self.room.desk.journal.lines[-1].action

    def strip(self) -> str:
        return the(self.hands.window, QToolButton, "bubble").text().replace("\xa0", " ")

    @property
    def board(self) -> HandForHandDialog:
        found = [one for one in QApplication.topLevelWidgets() if isinstance(one, HandForHandDialog)]
        return next(one for one in found if one.isVisible())

    def is_open(self) -> bool:
        found = QApplication.topLevelWidgets()
        return any(isinstance(one, HandForHandDialog) and one.isVisible() for one in found)


@pytest.fixture
def floor(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Iterator[Floor]:
    made = Floor(Together(tmp_path, 3), look, at_once, qtbot)
    yield made
    made.hands.close()
    made.room.desk.venue.close()


def _opened(floor: Floor) -> HandForHandDialog:
    """The board, by its key on page Floor."""
    floor.hands.press(Qt.Key.Key_H)
    return floor.board


def test_a_hand_by_keyboard_alone(floor: Floor) -> None:
    _opened(floor)
    assert floor.said("title") == "Hand for hand has not begun"
    assert floor.offered() == ["begin", "undo"]

    floor.key(Qt.Key.Key_H)
    assert isinstance(floor.last(), StartHandForHand)
    assert floor.said("title") == "Hand 1: 0 of 3 tables done"
    assert floor.said("left") == "9 players left · 8 places paid · 1 to the money"
    assert floor.offered() == ["done", "out", "next", "end", "undo"]

    for table in "213":
        floor.types(table)
        assert floor.said("hint") == f"Table {table} · Enter: it has finished the hand"
        floor.key(Qt.Key.Key_Return)
        assert floor.last() == HandDone(int(table), 1)
    assert floor.said("hint") == "All tables are done. N deals the next hand everywhere."
    assert the(floor.board, QAbstractButton, "next").property("kind") == "primary"

    floor.key(Qt.Key.Key_N)
    assert isinstance(floor.last(), NextHand)
    assert floor.said("title") == "Hand 2: 0 of 3 tables done"


def test_a_click_ticks_a_table_off_and_ctrl_z_takes_it_back(floor: Floor) -> None:
    _opened(floor)
    floor.click(2)
    assert floor.room.desk.journal.tournament.hand_for_hand is None, "nothing to tick off yet"
    floor.push("begin")

    floor.click(2)
    assert floor.last() == HandDone(2, 1)
    floor.click(2)
    assert floor.said("title") == "Hand 1: 1 of 3 tables done", "done is done"

    floor.key(Qt.Key.Key_Z, CTRL)
    assert floor.said("title") == "Hand 1: 0 of 3 tables done"
    floor.push("undo")
    assert floor.said("title") == "Hand for hand has not begun"
    assert floor.room.desk.journal.tournament.clock is not None
    floor.hands.look()
    assert floor.hands.head[1] == "17:30"


def test_the_next_hand_waits_and_is_dealt_for_a_reason(floor: Floor, asked: Recorder) -> None:
    _opened(floor)
    floor.key(Qt.Key.Key_H)
    floor.click(1)
    asked.reason_given = "table 3 was broken off"

    floor.key(Qt.Key.Key_N)
    assert floor.said("hint") == "Tables that are still playing the hand: 2, 3. [house choice]"
    QApplication.processEvents()

    line = floor.room.desk.journal.lines[-1]
    assert (line.action.kind, line.reason) == ("NextHand", "table 3 was broken off")
    assert floor.said("hint").startswith("Click a table")


def test_whoever_is_out_stands_on_the_board_with_who_shares(floor: Floor) -> None:
    _opened(floor)
    floor.key(Qt.Key.Key_H)
    assert floor.said("out") == "Nobody is out in this hand."
    floor.types("2")
    floor.key(Qt.Key.Key_X)
    dialog = the(floor.board, KnockOutDialog)
    the(dialog, QCheckBox, "out-2-1").setChecked(True)
    QTest.mouseClick(the(dialog, QAbstractButton, "yes"), LEFT)
    other = floor.room.elsewhere()
    other.out(3, 1, 4_000)
    floor.hands.bridge.sync()
    other.desk.venue.close()

    text = floor.said("out")
    assert text.count("8th–9th") == 2
    assert "2-1 · shares with 1 other" in text
    assert "3-1 · 4,000 · shares with 1 other" in text
    assert floor.said("left") == "7 players left · 8 places paid · In the money"

    for table in (1, 2, 3):
        floor.click(table)
    assert floor.said("hint") == "The bubble has burst and all tables are done. E ends hand for hand."
    kinds = {name: the(floor.board, QAbstractButton, name).property("kind") for name in ("next", "end")}
    assert kinds == {"next": "", "end": "primary"}
    floor.key(Qt.Key.Key_E)
    assert isinstance(floor.last(), EndHandForHand)
    assert floor.room.desk.journal.tournament.clock is not None
    assert floor.room.desk.journal.tournament.clock.running


def test_the_times_of_tables_go_on_with_the_second_hand(floor: Floor) -> None:
    _opened(floor)
    floor.key(Qt.Key.Key_H)
    floor.hands.passes(83_000)

    assert floor.said("since") == "1:23"
    floor.board.tiles.choose(3)
    assert floor.board.tiles.accessibleName() == "Table 3, playing for 1:23"
    floor.click(1)
    floor.click(2)
    floor.board.tiles.choose(3)
    assert floor.board.tiles.accessibleName() == "Table 3, playing for 1:23, slowest"
    floor.key(Qt.Key.Key_Left)
    assert floor.board.tiles.accessibleName() == "Table 2, done after 1:23"


def test_arrows_choose_and_space_ticks_off(floor: Floor) -> None:
    _opened(floor)
    floor.key(Qt.Key.Key_H)
    floor.key(Qt.Key.Key_Right)
    floor.key(Qt.Key.Key_Right)
    floor.key(Qt.Key.Key_Space)

    assert floor.last() == HandDone(2, 1)
    floor.board.tiles.choose(1)
    floor.key(Qt.Key.Key_Left)
    assert floor.board.tiles.table() == 1, "nothing lies before it"


def test_a_typed_number_is_edited_and_left(floor: Floor) -> None:
    _opened(floor)
    floor.key(Qt.Key.Key_H)
    floor.types("012")
    assert floor.said("hint").startswith("Table 12 ·")
    floor.key(Qt.Key.Key_Backspace)
    assert floor.said("hint").startswith("Table 1 ·")
    floor.key(Qt.Key.Key_Escape)
    assert floor.said("hint").startswith("Click a table")
    floor.types("9")
    floor.key(Qt.Key.Key_Return)
    assert floor.said("hint") == "There is no table 9. Open it first."
    floor.key(Qt.Key.Key_Escape)
    assert not floor.is_open(), "Esc leaves without harm"


def test_the_keys_work_on_a_russian_layout(floor: Floor) -> None:
    _opened(floor)
    press_foreign(floor.board.tiles, "р")  # the key of H

    assert isinstance(floor.last(), StartHandForHand)


def test_head_strip_and_clock_say_what_is_so(floor: Floor) -> None:
    assert floor.strip() == "9 players left · 1 to the money"
    floor.hands.quick("hfh")
    assert floor.strip() == "9 players left · 1 to the money · Hand 1: 0 of 3 tables done"
    assert the(floor.hands.window, HeadClock).accessibleName().endswith("Hand for hand")
    floor.hands.quick("2 done")
    assert floor.strip().endswith("Hand 1: 1 of 3 tables done")
    floor.hands.window.show_page("clock")
    assert floor.hands.said("state") == "Hand for hand"
    assert floor.hands.said("note") == "Hand 1: 1 of 3 tables done · 1 to the money"


def test_the_strip_opens_the_board_and_only_one(floor: Floor) -> None:
    QTest.mouseClick(the(floor.hands.window, QToolButton, "bubble"), LEFT)
    first = floor.board
    floor.hands.window.activateWindow()
    floor.hands.quick("hfh")  # begins
    floor.hands.quick("hfh")  # shows the board

    assert floor.board is first
    first.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    Beat.of(floor.hands.bridge).strike()
    assert not floor.is_open()


def test_the_menu_says_why_there_is_no_next_hand(floor: Floor) -> None:
    floor.hands.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert floor.hands.foot.endswith("H opens the board, where it begins.")

    floor.hands.quick("hfh")
    for table in (1, 2, 3):
        floor.hands.quick(f"{table} done")
    floor.hands.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(floor.last(), NextHand)


def test_what_another_desk_has_dealt_is_not_dealt_again(floor: Floor, asked: Recorder) -> None:
    _opened(floor)
    floor.key(Qt.Key.Key_H)
    for table in (1, 2, 3):
        floor.click(table)
    other = floor.room.elsewhere()
    other.deals()
    other.desk.venue.close()

    floor.key(Qt.Key.Key_N)

    assert asked.silent
    assert floor.said("hint") == "Hand 1 is not the one being played: it is hand 2 by now. Look again."
    play = floor.hands.bridge.tournament.hand_for_hand
    assert play is not None
    assert play.round == 2


@pytest.mark.parametrize(("count", "high"), [(1, 100), (14, 60), (60, 30), (150, 24)])
def test_tiles_never_overlap_and_stay_large(app: QApplication, count: int, high: int) -> None:
    tiles = HandTiles()
    tiles.resize(960, 560)
    tiles.show_tiles([Tile(n, 9, n % 2 == 0, 1, "0:01", n % 3 == 0) for n in range(1, count + 1)], works=True)
    boxes = [tiles.rect_of(n) for n in range(1, count + 1)]

    assert all(tiles.rect().contains(box) for box in boxes)
    assert all(box.height() >= high for box in boxes)
    assert not any(one.intersects(other) for n, one in enumerate(boxes) for other in boxes[n + 1 :])
    assert not tiles.grab().isNull()


def test_a_click_beside_the_tiles_chooses_nothing(app: QApplication) -> None:
    tiles = HandTiles()
    tiles.resize(900, 500)
    tiles.show_tiles([Tile(1, 9, False, 1, "0:01", False)], works=True)
    ticked = list[int]()
    tiles.ticked.connect(ticked.append)

    QTest.mouseClick(tiles, LEFT, pos=tiles.rect().bottomRight())
    QTest.mouseClick(tiles, Qt.MouseButton.RightButton, pos=tiles.rect_of(1).center())
    QTest.keyClick(tiles, Qt.Key.Key_F5)
    assert (ticked, tiles.table()) == ([], 0)
    assert isinstance(tiles, QWidget)
