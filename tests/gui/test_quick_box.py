"""The quick box under real fingers: type, arrows, Enter, Esc."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.card_code import card_code
from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge
from director.gui.commands import Command, CommandSet
from director.gui.quick_box import QuickBox
from director.gui.widgets.quick_list import Found, QuickList
from director.gui.worker import Worker
from director.views.foreign_card import OpenEvent
from director.views.quick_line import Do, ShowEntry, ShowSeat, Step
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.helpers.evening import PLAN, drawn_desk

LEFT = Qt.MouseButton.LeftButton


class Room(QWidget):
    """A window with nothing but the box."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.printed = 0
        self.chosen: list[object] = []
        self.commands = CommandSet(self)
        self.commands.add(
            [
                Command("print.cards", "&Print seat cards…", self.print_cards, ("Ctrl+P",)),
                Command("never", "&Print nothing", self.print_cards, when=lambda: False),
            ],
            self,
        )
        self.box = QuickBox(bridge, self.commands, self)
        self.box.chosen.connect(self.chosen.append)
        column = QVBoxLayout(self)
        column.addWidget(self.box)
        column.addStretch(1)
        self.resize(500, 500)

    def print_cards(self) -> None:
        self.printed += 1


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, 12, 2)
    yield made
    made.venue.close()


@pytest.fixture
def room(app: QApplication, desk: Desk, at_once: Worker, qtbot: QtBot) -> Room:
    made = Room(Bridge(desk, at_once))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.box.open()
    return made


def titles(room: Room) -> list[str]:
    return [found.title for found in room.box.found()]


def test_opened_it_offers_every_command_with_its_keys(room: Room) -> None:
    assert [(found.title, found.detail, found.can) for found in room.box.found()] == [
        ("Print seat cards", "Ctrl+P", True),
        ("Print nothing", "", False),
    ]


def test_the_beginning_of_any_word_finds_a_command(room: Room, qtbot: QtBot) -> None:
    type_text(room.box, "car")
    assert titles(room) == ["Print seat cards"]

    qtbot.keyClick(room.box, Qt.Key.Key_Return)
    assert room.printed == 1


def test_a_chair_and_enter(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClicks(room.box, "2-1")
    qtbot.keyClick(room.box, Qt.Key.Key_Return)

    assert room.chosen == [ShowSeat(TableSeat(2, 1))]
    assert room.box.text() == ""
    assert room.box.found() == []


def test_arrows_choose_among_names(room: Room, qtbot: QtBot) -> None:
    type_text(room.box, "player0000")
    qtbot.keyClick(room.box, Qt.Key.Key_Down)
    qtbot.keyClick(room.box, Qt.Key.Key_Down)
    qtbot.keyClick(room.box, Qt.Key.Key_Up)
    second = room.box.found()[1].what
    qtbot.keyClick(room.box, Qt.Key.Key_Return)

    assert isinstance(second, ShowEntry)
    assert room.chosen == [second]


def test_arrows_go_round_the_ends(room: Room, qtbot: QtBot) -> None:
    type_text(room.box, "player0000")
    qtbot.keyClick(room.box, Qt.Key.Key_Up)
    last = room.box.found()[-1].what
    qtbot.keyClick(room.box, Qt.Key.Key_Enter)

    assert room.chosen == [last]


def test_a_click_chooses_too(room: Room, qtbot: QtBot) -> None:
    type_text(room.box, "player0000")
    rows = the(room, QuickList)
    wanted = room.box.found()[2].what
    qtbot.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.model().index(2, 0)).center())

    assert room.chosen == [wanted]


def test_a_move_is_done_by_one_line(room: Room, desk: Desk, qtbot: QtBot) -> None:
    free = desk.journal.tournament.empty_seats(1)[0]
    qtbot.keyClicks(room.box, f"2-{min(desk.journal.tournament.seating.players(2))} > 1-{free}")
    qtbot.keyClick(room.box, Qt.Key.Key_Return)

    assert isinstance(room.chosen[0], Do)


def test_a_scanned_card_finds_its_player(room: Room, desk: Desk, qtbot: QtBot) -> None:
    entry = min(desk.journal.tournament.entries)
    qtbot.keyClicks(room.box, card_code(desk.journal.tournament.id, entry))
    qtbot.keyClick(room.box, Qt.Key.Key_Return)

    assert room.chosen == [ShowEntry(entry)]


def test_a_card_of_another_event_names_it_and_enter_leads_there(room: Room, desk: Desk, qtbot: QtBot) -> None:
    other = desk.venue.create(replace(PLAN, name="High Roller")).journal.tournament.id
    qtbot.keyClicks(room.box, card_code(other, EntryId(7)).lower())

    assert [found.detail for found in room.box.found()] == [
        "of “High Roller”, not of this event: Enter opens it"
    ]
    qtbot.keyClick(room.box, Qt.Key.Key_Return)
    assert room.chosen == [OpenEvent(other)]


def test_undo_is_a_word(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClicks(room.box, "undo")
    qtbot.keyClick(room.box, Qt.Key.Key_Return)

    assert room.chosen == [Step("undo")]


def test_what_cannot_be_done_is_shown_with_its_reason_and_not_taken(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClicks(room.box, "99-1")
    assert room.box.found()[0].detail == "There is no open table 99."

    qtbot.keyClick(room.box, Qt.Key.Key_Return)
    assert room.chosen == []
    assert room.box.text() == "99-1"


def test_escape_leaves_without_harm(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClicks(room.box, "2-1")
    qtbot.keyClick(room.box, Qt.Key.Key_Escape)

    assert room.chosen == []
    assert room.box.text() == ""
    assert room.box.found() == []


def test_the_list_closes_when_the_keyboard_goes_elsewhere(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClicks(room.box, "2-1")
    room.box.clearFocus()

    assert room.box.found() == []


def test_nothing_found_shows_nothing(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClicks(room.box, "zzzz")

    assert room.box.found() == []


def test_a_bar_that_an_earlier_list_needed_takes_no_room_from_the_next(room: Room) -> None:
    """A row measured without the bar wraps beside it, and then the bar is needed."""
    found = the(room, QuickList)
    found.show_found([Found(f"Table {n}", "", "ban", None, can=True) for n in range(40)], room.box)
    QApplication.processEvents()
    assert found.verticalScrollBar().isVisible()

    reason = "There is no room: 7 seats are missing. Open more tables first: 1."
    found.show_found([Found("Break table 8", reason, "ban", None, can=False)] * 2, room.box)
    QApplication.processEvents()

    assert not found.verticalScrollBar().isVisible()
    assert found.verticalScrollBar().maximum() == 0
    assert found.viewport().height() >= 2 * found.sizeHintForRow(0)


def test_a_long_reason_is_read_whole_in_a_narrow_window(room: Room, qtbot: QtBot) -> None:
    found = the(room, QuickList)
    reason = (
        "The first hand was not dealt yet. Start the play first, then the blinds and the absent are known."
    )
    rows = [Found("Move Somebody Whose-Name-Is-Long", reason, "ban", None, can=False)]
    found.show_found(rows, room.box)
    wide = found.width()
    assert found.sizeHintForRow(0) > 32
    assert found.viewport().height() >= found.sizeHintForRow(0)
    assert not found.verticalScrollBar().isVisible()
    room.resize(1430, 500)
    found.show_found(rows, room.box)
    assert found.width() > wide
    assert found.geometry().right() < room.width()
    room.box.setFixedWidth(200)
    QApplication.processEvents()
    found.show_found(rows, room.box)
    assert 200 < found.width() <= 720
    assert found.viewport().height() >= found.sizeHintForRow(0)


def test_a_number_speaks_of_a_table_and_never_of_a_command(room: Room, qtbot: QtBot) -> None:
    """`2 next` at a table that cannot deal must not put the clock on to level 2."""
    level = Command("clock.forward", "Next level", room.print_cards, says=lambda: "Clock to: Level 2")
    room.commands.add([level], room)
    type_text(room.box, "level 2")
    assert "Clock to: Level 2" in titles(room)
    room.box.clear()

    type_text(room.box, "2 next")

    assert [(found.title, found.can) for found in room.box.found()] == [
        ("Table 2: deal the next hand", False)
    ]
    qtbot.keyClick(room.box, Qt.Key.Key_Return)
    assert room.printed == 0
    assert room.chosen == []
