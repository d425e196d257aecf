"""The list of next steps on the floor page, by real widgets: keys, buttons, stale proposals, why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.attendance import CheckSeats
from director.domain.breaking import BreakTable
from director.domain.busts import Bust, Out
from director.domain.hand_for_hand import HandDone, StartHandForHand
from director.domain.ids import EntryId
from director.domain.plan import Plan
from director.domain.play import SetButton
from director.domain.refusal import Impossible
from director.domain.seating import Move, MoveReason, Seat
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge, Refusal
from director.gui.dialogs.hand_for_hand import HandForHandDialog
from director.gui.dialogs.seat_changes import SeatChangesDialog
from director.gui.dialogs.set_button import SetButtonDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages import floor_steps
from director.gui.pages.floor import FloorPage
from director.gui.widgets.step_card import StepCard
from director.gui.widgets.step_panel import MOST_SHOWN, StepPanel
from director.gui.worker import AtOnce, Worker
from director.host import i18n
from director.rules.floor.steps import MoveDue
from tests.desk.test_next_steps import at, out, room
from tests.gui.finding import the
from tests.gui.recorder import Recorder
from tests.helpers.evening import PLAN, a_person

LEFT = Qt.MouseButton.LeftButton
FLOOR = [kind for kind in PAGES if kind.key == "floor"]
TDA = replace(PLAN, rules="tda-2024")


class Floor:
    """The page over a desk, and what the panel shows."""

    def __init__(self, page: FloorPage, desk: Desk) -> None:
        self.page, self.desk = page, desk
        self.panel: StepPanel = page.steps.panel

    @property
    def titles(self) -> list[str]:
        return [card.row.title for card in self.cards]

    @property
    def cards(self) -> list[StepCard]:
        found = [card for card in self.panel.findChildren(StepCard) if not card.isHidden()]
        return sorted(found, key=lambda card: card.row.number)

    def texts(self) -> str:
        return "\n".join(label.text() for label in self.panel.findChildren(QLabel) if label.isVisible())

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.panel, key)

    def press(self, name: str, card: int = 0) -> None:
        button = self.cards[card].findChild(QPushButton, name)
        assert button is not None
        QTest.mouseClick(button, LEFT)

    def moves(self) -> list[Move]:
        return [line.action for line in self.desk.journal.lines if isinstance(line.action, Move)]

    def ask(self, text: str) -> str:
        self.panel.question.setText(text)
        QTest.keyClick(self.panel.question, Qt.Key.Key_Return)
        answer = self.panel.findChild(QLabel, "answer")
        assert answer is not None
        return answer.text()


Open = Callable[..., Floor]


@pytest.fixture
def open_floor(qtbot: QtBot, look: Look, at_once: Worker, tmp_path: Path) -> Iterator[Open]:
    """Opens the floor over tables of so many players."""
    windows: list[MainWindow] = []
    desks: list[Desk] = []

    def opened(*sizes: int, plan: Plan = TDA, buttons: bool = True, seats: int = 9) -> Floor:
        desk = room(tmp_path, *sizes, plan=plan, buttons=buttons, seats=seats)
        window = MainWindow(Bridge(desk, at_once), look, pages=FLOOR)
        window.resize(1366, 768)
        with qtbot.waitExposed(window):
            window.show()
        windows.append(window)
        desks.append(desk)
        qtbot.addWidget(window)
        page = window.page("floor")
        assert isinstance(page, FloorPage)
        page.start_steps()
        QApplication.processEvents()  # every part has its size
        return Floor(page, desk)

    yield opened
    windows.clear()
    for desk in desks:
        desk.venue.close()


def test_the_list_stands_beside_the_map_with_reasons_articles_and_the_policy(open_floor: Open) -> None:
    floor = open_floor(9, 9, 7)

    said = floor.texts()

    assert floor.titles == ["1-1 Player00001 Name1 → 3-8"]
    assert "Next steps (1)" in said
    assert "Next big blind of table 1." in said
    assert "9 and 7 become 8 and 8" in said
    assert "By TDA 11-A, TDA 11-D" in said
    assert "Tables are kept within 1 player. By TDA 11-D." in said


def test_even_tables_say_so_and_before_play_there_is_no_list(open_floor: Open) -> None:
    floor = open_floor(9, 8)

    assert "Nothing to do" in floor.texts()
    for _ in range(2):  # the buttons, and the first hand
        floor.page.bridge.undo_last()
    assert not floor.panel.isVisible()


def test_enter_makes_the_chosen_move_and_the_list_is_current(open_floor: Open) -> None:
    floor = open_floor(9, 9, 6)
    assert len(floor.cards) == 3  # table 3 stands still, and two move there

    floor.keys(Qt.Key.Key_Down, Qt.Key.Key_Return)

    (move,) = floor.moves()
    assert (move.source, move.target, move.why) == (TableSeat(1, 1), TableSeat(3, 7), MoveReason.BALANCE)
    assert len(floor.cards) == 1
    assert floor.page.map.sentence(TableSeat(3, 7)).startswith("3-7: Player00001")


def test_all_moves_by_their_button_are_one_decision(open_floor: Open) -> None:
    floor = open_floor(9, 9, 6)
    assert floor.panel.all_moves.text() == "Move 2 players"

    QTest.mouseClick(floor.panel.all_moves, LEFT)

    assert len(floor.moves()) == 2
    assert len({line.batch for line in floor.desk.journal.lines[-2:]}) == 1
    assert "Nothing to do" in floor.texts()
    assert not floor.panel.all_moves.isVisible()


def open_titles(floor: Floor) -> list[str]:
    """The steps that stand open, with their reasons."""
    return [card.row.title for card in floor.cards if the(card, QLabel, "why").isVisible()]


def test_the_most_pressing_step_stands_open_until_somebody_chooses_another(open_floor: Open) -> None:
    floor = open_floor(9, 9, 8)
    bridge = floor.page.bridge
    floor.page.map.setFocus()
    seen = at(floor.desk, 3, 1)
    bridge.do(CheckSeats(3, (seen,)))
    unseen = floor.titles[0]
    assert open_titles(floor) == [unseen]

    bridge.do(Bust((Out(at(floor.desk, 3, 2), TableSeat(3, 2)),)))  # a move is due now, above it

    move, unseen = floor.titles
    assert open_titles(floor) == [move]
    QTest.mouseClick(floor.cards[1], LEFT)
    assert open_titles(floor) == [unseen]
    bridge.do(Bust((Out(at(floor.desk, 3, 3), TableSeat(3, 3)),)))
    assert open_titles(floor)[0].endswith("yet"), "what somebody chose stays"


def test_some_are_ticked_with_the_space_bar(open_floor: Open) -> None:
    floor = open_floor(9, 9, 4)
    assert floor.panel.all_moves.text() == "Move 3 players"

    floor.keys(Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
    # The first is the table that stands still: there is nothing to tick.
    assert [card.row.number for card in floor.cards if card.tick.isChecked()] == [2]
    floor.keys(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert floor.panel.all_moves.text() == "Move 2 players"
    floor.keys(Qt.Key.Key_Return)

    assert [move.source for move in floor.moves()] == [TableSeat(1, 1), TableSeat(2, 4)]


def test_s07_a_stale_proposal_is_refused_with_the_reason_and_the_fresh_one_shown(
    open_floor: Open, qtbot: QtBot
) -> None:
    floor = open_floor(9, 9, 7)
    row = floor.panel.current_row()
    assert row is not None
    assert isinstance(row.step, MoveDue)
    refused: list[object] = []
    floor.page.bridge.refused.connect(refused.append)
    someone = floor.desk.register(a_person(99), seated=False).lines[0].seq
    floor.desk.do(Seat(EntryId(someone), row.step.target))  # another desk, and nobody looked yet

    floor.keys(Qt.Key.Key_Return)

    (refusal,) = refused
    assert isinstance(refusal, Refusal)
    assert isinstance(refusal.error, Impossible)
    assert refusal.error.code == "step_stale"
    assert floor.moves() == []
    assert floor.titles == []  # with the late entry there the tables are even enough


def test_w_and_the_question_mark_ask_why_not(open_floor: Open) -> None:
    floor = open_floor(9, 9, 7)

    floor.keys(Qt.Key.Key_W)
    assert floor.panel.question.hasFocus()
    assert floor.ask("1-4").startswith("Player00004 Name4 has the big blind in 4 hands")
    assert floor.ask("table 2").startswith("Tables 2 and 1 are equally full")
    assert floor.ask("Player00012").startswith("Tables 2 and 1 are equally full")
    assert floor.ask("3-9").startswith("3-9 ")
    assert floor.ask("").startswith("Write a name")
    assert floor.ask("nobody of this name").startswith("Write a name")
    floor.page.start_steps()
    QTest.keyClick(floor.panel, Qt.Key.Key_Question)
    assert floor.panel.question.hasFocus()


def test_p_shows_the_tables_of_a_step_and_escape_leads_to_the_map(open_floor: Open) -> None:
    floor = open_floor(9, 9, 7)

    floor.keys(Qt.Key.Key_P)

    assert floor.page.map.selection == TableSeat(1, 1)
    assert floor.panel.hasFocus()
    floor.keys(Qt.Key.Key_Escape)
    assert floor.page.map.hasFocus()


def test_shift_s_leads_to_the_list(open_floor: Open) -> None:
    floor = open_floor(9, 9, 7)
    floor.page.map.setFocus()

    QTest.keyClick(floor.page.map, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)

    assert floor.panel.hasFocus()


def test_hand_for_hand_begins_with_its_board(open_floor: Open) -> None:
    floor = open_floor(6, 6, plan=replace(TDA, places_paid=11))
    assert floor.titles == ["Play hand for hand"]

    floor.press("act")

    assert isinstance(floor.desk.journal.lines[-1].action, StartHandForHand)
    (board,) = floor.page.window().findChildren(HandForHandDialog)
    board.close()

    bridge, player = floor.page.bridge, floor.desk.journal.tournament.seating.players(1)[1]
    bust = Bust((Out(player, TableSeat(1, 1)),), round=1)
    bridge.run(lambda desk: desk.do_all([bust, HandDone(1, 1), HandDone(2, 1)]))
    assert floor.titles == ["End hand for hand"]

    floor.keys(Qt.Key.Key_Return)
    assert floor.desk.journal.tournament.hand_for_hand is None


def test_a_break_is_made_and_shows_who_goes_where(open_floor: Open, qtbot: QtBot) -> None:
    floor = open_floor(6, 6, 5)

    floor.press("act")

    assert isinstance(floor.desk.journal.lines[-1].action, BreakTable)
    (dialog,) = floor.page.findChildren(SeatChangesDialog)
    dialog.reject()


def test_a_button_nobody_knows_is_set_by_a_click(open_floor: Open) -> None:
    floor = open_floor(9, 9, 7, buttons=False)
    assert floor.titles[0] == "Where is the button at table 1?"

    floor.press("act")

    (dialog,) = floor.page.findChildren(SetButtonDialog)
    assert floor.page.map.selection == TableSeat(1, 0)
    dialog.reject()


def test_a_second_move_soon_after_needs_a_reason(open_floor: Open, asked: Recorder, qtbot: QtBot) -> None:
    floor = open_floor(9, 9, 7)
    floor.keys(Qt.Key.Key_Return)
    other = floor.desk.venue.desk(floor.desk.journal.tournament.id)
    out(other, (1, 2))
    out(other, (2, 1), (2, 2), (2, 3))
    other.do(SetButton(3, 5, 6, 7))  # now whoever came to 3-8 is due there
    floor.page.bridge.sync()
    assert "Moved 1 time before.\nThe last time less than half an hour ago." in floor.texts()

    asked.reason_given = "nobody else is due"
    floor.keys(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(floor.moves()) == 2)

    assert floor.desk.journal.lines[-1].overruled == ("moved_lately",)


def test_stud_by_card_asks_whose_card_was_the_highest(open_floor: Open) -> None:
    stud = replace(PLAN, rules="wsop-2026", discipline="stud", structure="FL")
    floor = open_floor(8, 8, 6, plan=stud, buttons=False, seats=8)

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        actions: list[QAction] = menu.actions()
        menu.setActiveAction(actions[5])
        QTest.keyClick(menu, Qt.Key.Key_Return)

    QTimer.singleShot(0, choose)
    floor.keys(Qt.Key.Key_Return)

    (move,) = floor.moves()
    assert (move.source, move.target) == (TableSeat(1, 5), TableSeat(3, 7))


def test_the_list_speaks_another_language_at_once(open_floor: Open, look: Look) -> None:
    floor = open_floor(9, 9, 7)

    look.speak("ru")
    try:
        assert floor.panel.accessibleName() == i18n.words_for("ru")._("Next steps")
    finally:
        look.speak("en")


def test_of_many_steps_the_first_are_shown(open_floor: Open) -> None:
    floor = open_floor(9, 9, 7)
    row = floor.cards[0].row
    many = [replace(row, number=n) for n in range(1, MOST_SHOWN + 4)]

    floor.panel.show_rows(many, "")

    assert len(floor.cards) == MOST_SHOWN
    assert "and 3 more" in floor.texts()


def test_while_a_look_is_under_way_the_next_one_waits_and_the_last_state_is_shown(
    look: Look, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(floor_steps, "MANY", 2)  # three tables are as many as a thousand
    waiting: list[Callable[[], None]] = []

    class Held:
        """Keeps the work until it is let go."""

        def submit(self, work: Callable[[], None], /) -> None:
            waiting.append(work)

        def shutdown(self) -> None:
            waiting.clear()

    desk = room(tmp_path, 9, 9, 7, plan=TDA)
    bridge = Bridge(desk, Worker(AtOnce()), second=Worker(Held()))
    window = MainWindow(bridge, look, pages=FLOOR)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    page = window.page("floor")
    assert isinstance(page, FloorPage)
    floor = Floor(page, desk)
    assert floor.titles == []

    bridge.do(Move(desk.journal.tournament.seating.players(1)[1], TableSeat(1, 1), TableSeat(3, 9)))
    while waiting:
        waiting.pop(0)()

    assert "Nothing to do" in floor.texts()
    desk.venue.close()


def test_a_step_that_is_still_proposed_keeps_its_card_and_its_tick(open_floor: Open) -> None:
    floor = open_floor(9, 9, 5)
    _, first, second = floor.cards
    second.tick.setChecked(True)

    floor.keys(Qt.Key.Key_Down)
    floor.press("act", 1)

    assert first not in floor.cards
    assert second in floor.cards
    assert second.tick.isChecked()


def test_steps_behind_another_page_are_told_when_theirs_is_shown(open_floor: Open) -> None:
    floor = open_floor(9, 9, 5)
    before, counted = floor.cards, list[int]()
    floor.page.waiting_changed.connect(counted.append)
    floor.page.hide()

    floor.page.bridge.do(Move(at(floor.desk, 1, 1), TableSeat(1, 1), TableSeat(3, 6), MoveReason.BALANCE))
    meanwhile = floor.panel.findChildren(StepCard)
    floor.page.show()

    assert sorted(meanwhile, key=id) == sorted(before, key=id)
    assert counted[0] == len(floor.cards) == len(before) - 1
