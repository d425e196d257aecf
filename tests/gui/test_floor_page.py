"""The floor page over a real desk: what people do with hands and keys ends in the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.entries import Register, RemoveStack, Withdraw
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.seating import FixSeat, Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, UnlockSeats
from director.gui.bridge import Bridge
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.dialogs.withdraw import WithdrawDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.widgets.floor_bar import Shown
from director.gui.widgets.floor_pieces import Detail
from director.gui.widgets.print_memory import PrintMemory
from director.gui.worker import Worker
from director.host import i18n
from director.views.quick_line import ShowEntry, ShowSeat, ShowTable
from tests.gui.finding import the
from tests.gui.keyboard import press_foreign, type_text
from tests.gui.recorder import Recorder
from tests.helpers.evening import PLAN, a_desk

LEFT = Qt.MouseButton.LeftButton
FLOOR = [kind for kind in PAGES if kind.key == "floor"]


def seated_desk(folder: Path, *, tables: int = 3, players: int = 12) -> Desk:
    """Players take seat 1 of each table in turn, then seat 2, and so on."""
    desk = a_desk(folder, players, tables)
    entries = sorted(desk.journal.tournament.entries)
    chairs = [TableSeat(t, s) for s in range(1, 10) for t in range(1, tables + 1)]
    desk.do_all([Seat(entry, chair) for entry, chair in zip(entries, chairs, strict=False)])
    return desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = seated_desk(tmp_path)
    yield made
    made.venue.close()


Open = Callable[[Desk], FloorPage]


@pytest.fixture
def open_page(qtbot: QtBot, look: Look, at_once: Worker) -> Iterator[Open]:
    """Opens the window with only the floor in it."""
    windows: list[MainWindow] = []  # Python owns a window without a parent: somebody must hold it

    def opened(desk: Desk) -> FloorPage:
        window = MainWindow(Bridge(desk, at_once), look, pages=FLOOR)
        window.resize(1366, 768)
        with qtbot.waitExposed(window):
            window.show()
        windows.append(window)
        qtbot.addWidget(window)
        page = window.page("floor")
        assert isinstance(page, FloorPage)
        return page

    yield opened
    windows.clear()


@pytest.fixture
def page(open_page: Open, desk: Desk) -> FloorPage:
    return open_page(desk)


def spot(page: FloorPage, place: TableSeat) -> QPoint:
    return page.map.rect_of(place).center()


def click(page: FloorPage, place: TableSeat) -> None:
    QTest.mouseClick(page.map.viewport(), LEFT, pos=spot(page, place))


def drag(page: FloorPage, source: TableSeat, target: TableSeat) -> None:
    start, end, ground = spot(page, source), spot(page, target), page.map.viewport()
    QTest.mousePress(ground, LEFT, pos=start)
    QTest.mouseMove(ground, start + QPoint(9, 9))
    QTest.mouseMove(ground, end)
    QTest.mouseRelease(ground, LEFT, pos=end)


def key(widget: QWidget, *keys: Qt.Key) -> None:
    for each in keys:
        QTest.keyClick(widget, each)


def button(page: FloorPage, name: str) -> QPushButton:
    found: QPushButton | None = page.panel.findChild(QPushButton, name)
    assert found is not None, name
    return found


def offered(page: FloorPage) -> set[str]:
    return {each.objectName() for each in page.panel.findChildren(QPushButton) if each.isVisible()}


def texts(widget: QWidget) -> set[str]:
    return {label.text() for label in widget.findChildren(QLabel) if label.isVisible()}


def last(desk: Desk) -> object:
    return desk.journal.lines[-1].action


def at(desk: Desk, place: tuple[int, int]) -> EntryId:
    holder = desk.journal.tournament.seating.holder(TableSeat(*place))
    assert holder is not None
    return holder


# ---------------------------------------------------------------- by mouse


def test_a_player_dragged_to_a_free_seat_sits_there_and_the_selection_goes_along(
    page: FloorPage, desk: Desk
) -> None:
    mover = at(desk, (1, 2))
    drag(page, TableSeat(1, 2), TableSeat(3, 7))
    assert last(desk) == Move(mover, TableSeat(1, 2), TableSeat(3, 7))
    assert page.map.selection == TableSeat(3, 7)
    assert page.map.sentence(TableSeat(1, 2)) == "1-2: free"


def test_a_player_dragged_onto_another_swaps_with_him(page: FloorPage, desk: Desk) -> None:
    one, other = at(desk, (1, 2)), at(desk, (2, 3))
    drag(page, TableSeat(1, 2), TableSeat(2, 3))
    assert last(desk) == Swap(one, TableSeat(1, 2), other, TableSeat(2, 3))
    assert at(desk, (2, 3)) == one


def test_a_player_dragged_to_a_table_gets_its_first_seat_free_for_anybody(
    open_page: Open, desk: Desk
) -> None:
    desk.do(LockSeats(2, (5,)))
    desk.do(FixSeat(at(desk, (3, 1)), 2, 6))
    page = open_page(desk)
    mover = at(desk, (1, 2))
    drag(page, TableSeat(1, 2), TableSeat(2, 0))
    assert last(desk) == Move(mover, TableSeat(1, 2), TableSeat(2, 7))


def test_undo_takes_the_move_back_on_the_map_too(page: FloorPage, desk: Desk) -> None:
    drag(page, TableSeat(1, 2), TableSeat(3, 7))
    page.bridge.undo_last()
    assert page.map.sentence(TableSeat(3, 7)) == "3-7: free"
    assert page.map.sentence(TableSeat(1, 2)).startswith("1-2: Player")


def test_a_move_that_the_rules_object_to_is_done_only_with_a_reason(
    open_page: Open, desk: Desk, asked: Recorder, qtbot: QtBot
) -> None:
    mover = at(desk, (1, 2))
    desk.do(FixSeat(mover, 1, None))
    page = open_page(desk)
    before = desk.journal.seq
    drag(page, TableSeat(1, 2), TableSeat(3, 7))
    qtbot.waitUntil(lambda: bool(asked.reasons_asked))
    assert desk.journal.seq == before
    asked.reason_given = "asked to sit with his doctor"
    drag(page, TableSeat(1, 2), TableSeat(3, 7))
    qtbot.waitUntil(lambda: desk.journal.seq > before)
    assert desk.journal.lines[-1].reason == "asked to sit with his doctor"
    assert desk.journal.lines[-1].overruled == ("need_not_met",)


def test_after_a_move_the_new_card_is_offered_and_printed_from_the_floor(
    page: FloorPage, desk: Desk, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    mover, memory = at(desk, (1, 2)), PrintMemory.of(page.bridge)
    click(page, TableSeat(1, 2))
    before = button(page, "floor.print").text()
    memory.remember(page.bridge.tournament, page.bridge.tournament.entries, "2026-12-05T18:00:00.000Z")
    qtbot.waitUntil(lambda: "printed at 21:00" in texts(page.panel))

    drag(page, TableSeat(1, 2), TableSeat(3, 7))
    foot = the(page.window(), QLabel, "said").text()
    offer = button(page, "floor.print")
    asked.chosen_file = tmp_path / "card.pdf"
    words, kind = offer.text(), offer.property("kind")
    qtbot.waitUntil(lambda: "says 1-2, print a new one" in texts(page.panel))
    QTest.mouseClick(offer, LEFT)
    QTest.mouseClick(the(the(page, PrintCardDialog), QPushButton, "save"), LEFT)

    assert before == "Print card"
    assert foot.endswith("sits at 3-7 now and the card says otherwise. Ctrl+P prints the new one.")
    assert (words, kind) == ("Print the new card", "primary")
    assert (tmp_path / "card.pdf").exists()
    assert not memory.is_outdated(mover)
    assert button(page, "floor.print").text() == "Print card"


# ---------------------------------------------------------------- the panel


def test_the_panel_says_who_sits_on_the_selected_chair(page: FloorPage, desk: Desk, qtbot: QtBot) -> None:
    click(page, TableSeat(2, 1))
    name = desk.people.find(desk.journal.tournament.entries[at(desk, (2, 1))].person).name
    qtbot.waitUntil(lambda: {"2-1", name, "10,000", "No.", "2"} <= texts(page.panel))
    wanted = {"floor.fix", "floor.lock", "floor.withdraw", "floor.apart"}
    qtbot.waitUntil(lambda: wanted <= offered(page))


def test_a_seat_code_typed_moves_the_player_and_says_beforehand_what_will_be(
    page: FloorPage, desk: Desk
) -> None:
    mover = at(desk, (2, 1))
    click(page, TableSeat(2, 1))
    key(page.map, Qt.Key.Key_M)
    assert page.panel.seat_field.hasFocus()
    type_text(page.panel.seat_field, "3-9")
    assert "Seat 3-9 is free." in texts(page.panel)
    key(page.panel.seat_field, Qt.Key.Key_Return)
    assert last(desk) == Move(mover, TableSeat(2, 1), TableSeat(3, 9))


def test_a_seat_code_of_somebody_swaps(page: FloorPage, desk: Desk) -> None:
    one, other = at(desk, (2, 1)), at(desk, (1, 1))
    click(page, TableSeat(2, 1))
    type_text(page.panel.seat_field, "1-1")
    assert any(text.startswith("Swaps with Player") for text in texts(page.panel))
    key(page.panel.seat_field, Qt.Key.Key_Return)
    assert last(desk) == Swap(one, TableSeat(2, 1), other, TableSeat(1, 1))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3", "Write table and seat, such as 7-3."),
        ("2-1", "The player sits there already."),
        ("9-1", "There is no table 9. Open it first."),
        ("2-10", "There is no seat 2-10: the table has seats 1 to 9."),
        ("1-9", "Seat 1-9 is locked"),
    ],
)
def test_a_wrong_seat_code_is_called_so_while_typing(
    open_page: Open, desk: Desk, typed: str, said: str
) -> None:
    desk.do(LockSeats(1, (9,)))
    page = open_page(desk)
    click(page, TableSeat(2, 1))
    type_text(page.panel.seat_field, typed)
    assert any(text.startswith(said) for text in texts(page.panel)), texts(page.panel)


def test_a_seat_is_locked_and_unlocked(page: FloorPage, desk: Desk) -> None:
    click(page, TableSeat(1, 9))
    QTest.mouseClick(button(page, "floor.lock"), LEFT)
    assert last(desk) == LockSeats(1, (9,))
    assert page.map.sentence(TableSeat(1, 9)) == "1-9: locked"
    assert button(page, "floor.lock").text() == "Unlock the seat"
    key(page.map, Qt.Key.Key_L)
    assert last(desk) == UnlockSeats(1, (9,))


def test_somebody_without_a_seat_is_put_on_a_free_chair(open_page: Open, desk: Desk) -> None:
    who = late(desk)
    page = open_page(desk)
    click(page, TableSeat(1, 9))
    key(page.map, Qt.Key.Key_S)
    assert page.panel.player_field.hasFocus()
    type_text(page.panel.player_field, "Latecomer")
    key(page.panel.player_field, Qt.Key.Key_Return)
    assert last(desk) == Seat(who, TableSeat(1, 9))


def test_somebody_not_in_yet_is_registered_on_the_chair_that_was_chosen(open_page: Open, desk: Desk) -> None:
    (newcomer,) = desk.venue.add_people([person("Newcomer", "Nora")])
    page = open_page(desk)
    click(page, TableSeat(2, 9))
    key(page.map, Qt.Key.Key_S)
    type_text(page.panel.player_field, "newc")
    key(page.panel.player_field, Qt.Key.Key_Return, Qt.Key.Key_Return)

    assert last(desk) == Register(newcomer, PLAN.buy_in, PLAN.fee, PLAN.stack, TableSeat(2, 9), method="cash")


def late(desk: Desk) -> EntryId:
    """Somebody registered, without a seat."""
    changed = desk.write(
        lambda _journal, added: [Register(p.id, PLAN.buy_in, PLAN.fee, PLAN.stack) for p in added],
        newcomers=[person("Latecomer", "Tom")],
    )
    return EntryId(changed.after.seq)


def test_a_free_chair_is_kept_for_a_player_and_given_free_again(page: FloorPage, desk: Desk) -> None:
    entry = at(desk, (2, 1))
    name = desk.people.find(desk.journal.tournament.entries[entry].person).name
    click(page, TableSeat(1, 9))
    key(page.map, Qt.Key.Key_K)
    assert page.panel.player_field.hasFocus()
    type_text(page.panel.player_field, name)
    key(page.panel.player_field, Qt.Key.Key_Return)
    assert last(desk) == FixSeat(entry, 1, 9)
    assert page.map.sentence(TableSeat(1, 9)) == f"1-9: kept for {name}"
    QTest.mouseClick(button(page, "floor.fix"), LEFT)
    assert page.map.sentence(TableSeat(1, 9)) == "1-9: free"


def test_withdrawing_asks_in_a_dialog_about_that_player(page: FloorPage, desk: Desk, qtbot: QtBot) -> None:
    click(page, TableSeat(2, 1))
    QTest.mouseClick(button(page, "floor.withdraw"), LEFT)
    dialog = page.findChild(WithdrawDialog)
    assert dialog is not None
    assert desk.people.find(desk.journal.tournament.entries[at(desk, (2, 1))].person).name in (
        dialog.windowTitle()
    )
    dialog.reject()


def test_a_dead_stack_is_taken_away_with_the_same_key(page: FloorPage, desk: Desk) -> None:
    stack = at(desk, (2, 1))
    page.bridge.do(StartPlay())
    page.bridge.do(Withdraw(stack, chips="dead"), "called away")
    click(page, TableSeat(2, 1))
    assert button(page, "floor.withdraw").text().startswith("Take the dead stack away")

    key(page.map, Qt.Key.Key_F8)

    assert last(desk) == RemoveStack(stack)
    assert page.map.sentence(TableSeat(2, 1)) == "2-1: free"


def test_only_an_empty_table_can_be_closed(page: FloorPage, desk: Desk, qtbot: QtBot) -> None:
    click(page, TableSeat(1, 0))
    assert "floor.close_table" not in offered(page)
    qtbot.waitUntil(lambda: {"Table 1", "4 of 9"} <= texts(page.panel))


def test_an_empty_table_is_closed_and_leaves_the_map(open_page: Open, desk: Desk) -> None:
    desk.do(OpenTables((9,), 9))
    page = open_page(desk)
    click(page, TableSeat(9, 0))
    QTest.mouseClick(button(page, "floor.close_table"), LEFT)
    assert last(desk) == CloseTable(9)
    assert page.map.table(9) is None
    assert page.map.selection is None
    assert "The room" in texts(page.panel)


# ---------------------------------------------------------------- finding and filtering


def test_finding_marks_the_players_and_enter_goes_from_one_to_the_next(page: FloorPage, desk: Desk) -> None:
    key(page.map, Qt.Key.Key_Escape)
    QTest.keyClick(page.map, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    type_text(page.bar.find_field, "Player0000")
    assert len(page.map.found) == 9
    assert "9 found" in texts(page.bar)
    key(page.bar.find_field, Qt.Key.Key_Return)
    first = page.map.selection
    key(page.bar.find_field, Qt.Key.Key_Return)
    assert first in page.map.found
    assert page.map.selection in page.map.found - {first}


@pytest.mark.parametrize(("typed", "place"), [("2-4", TableSeat(2, 4)), ("3", TableSeat(3, 0))])
def test_a_seat_code_or_a_table_number_is_found_too(page: FloorPage, typed: str, place: TableSeat) -> None:
    type_text(page.bar.find_field, typed)
    key(page.bar.find_field, Qt.Key.Key_Return)
    assert page.map.selection == place


def test_what_is_not_there_is_said_to_be_so(page: FloorPage) -> None:
    type_text(page.bar.find_field, "zzz")
    assert "not found" in texts(page.bar)
    page.bar.find_field.clear()
    assert "not found" not in texts(page.bar)


def test_only_short_tables_are_shown_on_request(open_page: Open, tmp_path: Path) -> None:
    desk = seated_desk(tmp_path, tables=3, players=27)
    for seat in (5, 6):
        desk.do(Withdraw(at(desk, (2, seat))), "left")
    page = open_page(desk)
    page.bar.choice.setCurrentIndex(2)
    page.bar.choice.activated.emit(2)
    assert [table.number for table in page.map.tables()] == [2]
    assert page.go_to(ShowTable(1))
    assert len(page.map.tables()) == 3
    desk.venue.close()


def test_when_no_table_is_short_the_page_says_so_and_leads_back(page: FloorPage) -> None:
    page.show_tables(Shown.SHORT)
    assert "No table is short by two or more" in texts(page)
    back = page.findChild(QPushButton, "first")
    assert back is not None
    QTest.mouseClick(back, LEFT)
    assert len(page.map.tables()) == 3


# ---------------------------------------------------------------- the list


def test_the_list_names_the_tables_in_view_and_choosing_one_shows_it(page: FloorPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.list.rows.rowCount() == 3)
    page.list.table.setFocus()
    page.list.table.selectRow(1)
    assert page.map.selection == TableSeat(2, 0)
    key(page.list.table, Qt.Key.Key_Return)
    assert page.map.hasFocus()


def test_the_list_follows_the_map(page: FloorPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.list.rows.rowCount() == 3)
    click(page, TableSeat(3, 2))
    row = page.list.table.current_row()
    assert row is not None
    assert row.number == 3
    assert row.text == "Table 3, 4 of 9"
    assert page.map.selection == TableSeat(3, 2)


# ---------------------------------------------------------------- being led here


def test_the_quick_box_leads_to_a_seat_a_table_or_an_entry(page: FloorPage, desk: Desk) -> None:
    assert page.go_to(ShowSeat(TableSeat(2, 4)))
    assert page.map.selection == TableSeat(2, 4)
    assert page.go_to(ShowTable(3))
    assert page.map.selection == TableSeat(3, 0)
    assert page.go_to(ShowEntry(at(desk, (1, 1))))
    assert page.map.selection == TableSeat(1, 1)
    assert not page.go_to(ShowSeat(TableSeat(77, 1)))
    assert not page.go_to(ShowEntry(late(desk)))


def test_opening_a_player_asks_for_the_page_of_entries(page: FloorPage, desk: Desk) -> None:
    wanted: list[tuple[str, object]] = []
    page.wanted.connect(lambda where, what: wanted.append((where, what)))
    page.map.set_zoom(1.0)
    page.map.select(TableSeat(1, 1))
    key(page.map, Qt.Key.Key_Return)
    assert wanted == [("registration", ShowEntry(at(desk, (1, 1))))]


def test_another_desk_s_change_is_shown_after_the_next_look(page: FloorPage, desk: Desk) -> None:
    other = Venue.open(desk.venue.path).desk(desk.journal.tournament.id)
    other.do(Move(at(desk, (1, 1)), TableSeat(1, 1), TableSeat(1, 8)))
    page.bridge.sync()
    assert page.map.sentence(TableSeat(1, 1)) == "1-1: free"
    other.venue.close()


def test_a_hidden_page_catches_up_when_it_is_shown(page: FloorPage, desk: Desk) -> None:
    page.hide()
    page.bridge.do(LockSeats(1, (9,)))
    assert page.is_stale
    page.show()
    assert page.map.sentence(TableSeat(1, 9)) == "1-9: locked"


def test_a_page_that_was_not_shown_yet_says_how_many_steps_there_are(
    look: Look, at_once: Worker, qtbot: QtBot, tmp_path: Path
) -> None:
    desk = seated_desk(tmp_path, tables=2, players=18)
    desk.do(StartPlay())
    for seat in (5, 6):
        desk.do(Withdraw(at(desk, (2, seat))), "left")
    window = MainWindow(Bridge(desk, at_once), look)
    qtbot.addWidget(window)

    window.page("floor")

    assert window.shown_page() == "registration"
    assert window._rail.button("floor").waiting == 3  # two buttons that nobody knows, and a move
    desk.venue.close()


def test_the_rail_hears_how_many_steps_there_are(open_page: Open, tmp_path: Path) -> None:
    desk = seated_desk(tmp_path, tables=2, players=18)
    desk.do(StartPlay())
    page = open_page(desk)
    heard: list[int] = []
    page.waiting_changed.connect(heard.append)
    for seat in (5, 6):
        page.bridge.do(Withdraw(at(desk, (2, seat))), "left")
    assert heard == [0, 3]
    page.hide()
    page.bridge.undo_last()
    assert heard == [0, 3, 0]
    desk.venue.close()


# ---------------------------------------------------------------- the empty room


def test_an_empty_room_says_what_to_do_first(open_page: Open, tmp_path: Path, qtbot: QtBot) -> None:
    desk = a_desk(tmp_path, 20)
    page = open_page(desk)
    assert "No table is open yet" in texts(page)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        opening = dialog.findChild(QPushButton, "open")
        assert opening is not None
        QTest.mouseClick(opening, LEFT)

    QTimer.singleShot(0, answer)
    first = page.findChild(QPushButton, "first")
    assert first is not None
    QTest.mouseClick(first, LEFT)
    assert last(desk) == OpenTables((1, 2, 3), 9)
    assert [table.number for table in page.map.tables()] == [1, 2, 3]
    desk.venue.close()


def test_the_first_hand_can_be_dealt_once_somebody_sits(page: FloorPage, desk: Desk) -> None:
    page.map.select(None)
    QTest.mouseClick(button(page, "floor.start"), LEFT)
    assert desk.journal.tournament.started
    assert "floor.start" not in offered(page)


def test_the_page_speaks_russian_from_one_moment_to_the_next(page: FloorPage, qapp: QApplication) -> None:
    i18n.use("ru")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    click(page, TableSeat(1, 1))
    assert page.map.selection == TableSeat(1, 1)


def test_zoom_and_widths_are_kept_for_the_next_start(page: FloorPage) -> None:
    page.map.set_zoom(0.5)
    kept = page.keep()
    page.map.fit()
    page.take_back(kept)
    assert page.map.zoom == 0.5
    page.take_back({"zoom": "large", "split": [1]})
    assert page.map.zoom == 0.5


def test_on_a_russian_layout_the_same_keys_do_the_same(page: FloorPage, desk: Desk) -> None:
    click(page, TableSeat(2, 1))
    press_foreign(page.map, "ь")
    assert page.panel.seat_field.hasFocus()
    click(page, TableSeat(1, 9))
    page.map.setFocus()
    press_foreign(page.map, "д")
    assert last(desk) == LockSeats(1, (9,))


def test_in_a_narrow_window_the_great_steps_are_icons_with_their_names_to_be_read_out(
    page: FloorPage,
) -> None:
    page.bar.resize(500, 40)
    steps = [each for each in page.bar.findChildren(QPushButton) if each.isVisible()]
    assert [each.text() for each in steps] == ["", ""]
    assert [each.accessibleName() for each in steps] == ["Open tables…", "Draw seats…"]
    assert page.minimumSizeHint().width() <= 1366 * 100 // 150 - 168


def test_the_context_menu_offers_what_can_be_done_with_the_place(page: FloorPage, desk: Desk) -> None:
    offers: list[list[str]] = []
    for place in (TableSeat(1, 1), TableSeat(1, 9), None):
        page.map.select(place)
        page.map.menu_wanted.emit(place, page.map.mapToGlobal(QPoint(40, 40)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        offers.append([action.text().partition("\t")[0] for action in menu.actions()])
        menu.close()
    assert all(len(words) == len(set(words)) for words in ([one for one in texts if one] for texts in offers))
    assert "&Withdraw…" in offers[0]
    assert "&Seat somebody here…" in offers[1]
    assert "&Draw seats…" in offers[2]


def test_eight_tables_show_their_names_in_a_small_window(open_page: Open, tmp_path: Path) -> None:
    desk = seated_desk(tmp_path / "eight", tables=8, players=64)
    page = open_page(desk)
    window = page.window()
    window.resize(1024, 700)
    QApplication.processEvents()

    page.map.fit()

    assert page.map.detail is Detail.NAMES
    assert {table.number for table in page.map.visible_tables()} == set(range(1, 9))
    assert page.map.verticalScrollBar().maximum() == page.map.horizontalScrollBar().maximum() == 0
    desk.venue.close()


def test_a_large_room_is_looked_at_on_the_other_thread_and_then_shown(
    look: Look, at_once: Worker, tmp_path: Path, qtbot: QtBot
) -> None:
    desk, waiting = a_desk(tmp_path / "large", 4, 250), list[Callable[[], None]]()

    class Held:
        def submit(self, work: Callable[[], None], /) -> None:
            waiting.append(work)

        def shutdown(self) -> None:
            waiting.clear()

    window = MainWindow(Bridge(desk, at_once, second=Worker(Held())), look, pages=FLOOR)
    qtbot.addWidget(window)
    window.show()
    page = window.page("floor")
    assert isinstance(page, FloorPage)
    before = len(page.map.tables())
    while waiting:
        waiting.pop(0)()
    QApplication.processEvents()

    assert before == 0
    assert len(page.map.tables()) == 250
    assert page.map.isVisible()
    desk.venue.close()
