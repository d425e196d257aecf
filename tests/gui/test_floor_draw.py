"""The draw in three steps, and tables opened by number, as a director does them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.draws import DrawSeats, SealDraw, key_hash, list_hash
from director.domain.entries import Void, Withdraw
from director.domain.ids import EntryId
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables
from director.gui.bridge import Bridge, Refusal
from director.gui.dialogs.draw_seats import DrawSeatsDialog
from director.gui.dialogs.open_tables import OpenTablesDialog, tables_wanted
from director.gui.worker import Worker
from tests.gui.held import Held
from tests.gui.keyboard import type_text
from tests.helpers.evening import a_desk, drawn_desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_desk(tmp_path, 20, 3)
    yield made
    made.venue.close()


Open = Callable[[Desk], DrawSeatsDialog]


@pytest.fixture
def open_dialog(qtbot: QtBot, app: QApplication, at_once: Worker) -> Open:
    def opened(desk: Desk) -> DrawSeatsDialog:
        dialog = DrawSeatsDialog(Bridge(desk, at_once))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return opened


def button(widget: QWidget, name: str) -> QPushButton:
    found = [each for each in widget.findChildren(QPushButton, name) if each.isVisible()]
    assert len(found) == 1, name
    return found[0]


def push(widget: QWidget, name: str) -> None:
    QTest.mouseClick(button(widget, name), LEFT)


def said(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def step_of(dialog: DrawSeatsDialog) -> int:
    return dialog.step


# ---------------------------------------------------------------- the draw


def test_a_draw_goes_from_the_list_over_the_hashes_to_the_seats(open_dialog: Open, desk: Desk) -> None:
    dialog = open_dialog(desk)
    assert "Draw 1: 20 players to 3 tables" in said(dialog)
    assert "6 or 7 at each table" in said(dialog)
    push(dialog, "seal")

    sealed = desk.journal.lines[-1].action
    assert isinstance(sealed, SealDraw)
    assert step_of(dialog) == 2
    shown = said(dialog).replace(" ", "").replace("\n", "")
    assert sealed.key_hash in shown
    assert sealed.list_hash in shown
    assert not desk.journal.tournament.seating.places

    assert dialog.word_step.word.hasFocus()
    type_text(dialog.word_step.word, "Ks Qd 7c")
    QTest.keyClick(dialog.word_step.word, Qt.Key.Key_Return)

    drawn = desk.journal.lines[-1].action
    assert isinstance(drawn, DrawSeats)
    assert (step_of(dialog), drawn.word) == (3, "Ks Qd 7c")
    assert key_hash(bytes.fromhex(drawn.key)) == sealed.key_hash
    assert list_hash(tuple(e for e, _, _ in drawn.seats)) == sealed.list_hash
    assert drawn.key in said(dialog).replace(" ", "").replace("\n", "")
    rows = dialog.seats_step.table.rows().shown()
    assert {row.entry: row.place for row in rows} == dict(desk.journal.tournament.seating.places)


def test_without_a_word_nothing_is_drawn_until_that_is_said(open_dialog: Open, desk: Desk) -> None:
    dialog = open_dialog(desk)
    push(dialog, "seal")
    assert not button(dialog, "draw").isEnabled()
    type_text(dialog.word_step.word, "   ")
    assert not button(dialog, "draw").isEnabled()
    QTest.keyClick(dialog.word_step.no_word, Qt.Key.Key_Space)
    push(dialog, "draw")
    assert desk.journal.tournament.draws[-1].word == ""
    assert "none: the draw is marked so" in said(dialog)


def test_who_is_left_out_is_named_with_the_reason(open_dialog: Open, desk: Desk) -> None:
    entries = sorted(desk.journal.tournament.entries)
    desk.do(Withdraw(entries[3]), "fell ill")
    desk.do(Void(entries[5]), "a slip")
    dialog = open_dialog(desk)
    assert "18 players" in said(dialog)
    assert "Left out: 2 entries" in said(dialog)
    assert [(row.entry, row.why) for row in dialog.field_step.table.rows().shown()] == [
        (entries[3], "withdrawn"),
        (entries[5], "registration made void"),
    ]


def test_a_kept_chair_is_named_and_kept(open_dialog: Open, desk: Desk) -> None:
    entry = min(desk.journal.tournament.entries)
    desk.do(FixSeat(entry, 2, 1))
    dialog = open_dialog(desk)
    assert "Kept: Player00001 Name1: seat 2-1 only" in said(dialog)
    push(dialog, "seal")
    QTest.keyClick(dialog.word_step.no_word, Qt.Key.Key_Space)
    push(dialog, "draw")
    assert desk.journal.tournament.seating.at(entry) == TableSeat(2, 1)


def test_the_lowest_seats_are_used_on_request(open_dialog: Open, desk: Desk) -> None:
    dialog = open_dialog(desk)
    QTest.keyClick(dialog.field_step.lowest, Qt.Key.Key_Space)
    push(dialog, "seal")
    QTest.keyClick(dialog.word_step.no_word, Qt.Key.Key_Space)
    push(dialog, "draw")
    for table in (1, 2, 3):
        held = sorted(desk.journal.tournament.seating.players(table))
        assert held == list(range(1, len(held) + 1))


@pytest.mark.parametrize(
    ("players", "tables", "why"),
    [
        (1, 1, "A draw needs at least two players."),
        (5, 0, "No table is open."),
        (20, 2, "20 players do not fit: the open tables have 18 seats."),
    ],
)
def test_what_cannot_be_drawn_is_said_and_cannot_be_sealed(
    open_dialog: Open, tmp_path: Path, players: int, tables: int, why: str
) -> None:
    desk = a_desk(tmp_path, players, tables)
    dialog = open_dialog(desk)
    assert why in said(dialog)
    assert not button(dialog, "seal").isEnabled()
    desk.venue.close()


def test_what_no_draw_can_satisfy_is_refused_in_the_dialog(open_dialog: Open, tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 3, 1)
    one, other, _third = sorted(desk.journal.tournament.entries)
    desk.do(KeepApart(one, other))
    dialog = open_dialog(desk)
    push(dialog, "seal")
    assert step_of(dialog) == 1
    assert "cannot be kept apart" in said(dialog)
    assert desk.journal.tournament.sealed is None
    desk.venue.close()


def test_a_sealed_draw_goes_on_where_it_stood(open_dialog: Open, desk: Desk) -> None:
    dialog = open_dialog(desk)
    push(dialog, "seal")
    push(dialog, "leave")
    again = open_dialog(desk)
    assert step_of(again) == 2
    assert "Draw 1 is sealed" in said(again)


def test_another_draw_may_be_sealed_instead_and_has_a_new_number(open_dialog: Open, desk: Desk) -> None:
    dialog = open_dialog(desk)
    push(dialog, "seal")
    push(dialog, "again")
    assert "Draw 2" in said(dialog)
    push(dialog, "seal")
    assert desk.journal.tournament.sealed is not None
    assert desk.journal.tournament.sealed.number == 2


def test_a_redraw_is_never_silent(open_dialog: Open, tmp_path: Path, at_once: Worker) -> None:
    desk = drawn_desk(tmp_path, 20, 3)
    bridge = Bridge(desk, at_once)
    refusals: list[Refusal] = []
    bridge.refused.connect(refusals.append)
    dialog = DrawSeatsDialog(bridge)
    dialog.show()
    assert "Draw 1 was made before" in said(dialog)
    push(dialog, "seal")
    assert step_of(dialog) == 1
    assert refusals[0].overrule is not None
    refusals[0].overrule("table 3 was counted twice")
    assert step_of(dialog) == 2
    assert desk.journal.lines[-1].overruled == ("redraw",)
    assert desk.journal.lines[-1].reason == "table 3 was counted twice"
    dialog.close()
    dialog.deleteLater()
    desk.venue.close()


def test_a_draw_that_is_left_while_the_disk_works_is_sealed_all_the_same(
    app: QApplication, desk: Desk
) -> None:
    held = Held()
    dialog = DrawSeatsDialog(Bridge(desk, Worker(held)))
    dialog.show()
    push(dialog, "seal")
    dialog.close()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    held.go()

    assert desk.journal.tournament.sealed is not None


def test_both_hashes_can_be_copied(open_dialog: Open, desk: Desk) -> None:
    dialog = open_dialog(desk)
    push(dialog, "seal")
    push(dialog, "copy")
    sealed = desk.journal.tournament.sealed
    assert sealed is not None
    assert QGuiApplication.clipboard().text() == f"{sealed.key_hash}\n{sealed.list_hash}"


def test_the_cards_are_offered_at_the_end(open_dialog: Open, desk: Desk, qtbot: QtBot) -> None:
    dialog = open_dialog(desk)
    push(dialog, "seal")
    QTest.keyClick(dialog.word_step.no_word, Qt.Key.Key_Space)
    push(dialog, "draw")
    with qtbot.waitSignal(dialog.print_wanted):
        push(dialog, "print")
    assert dialog.result() == QDialog.DialogCode.Accepted


# ---------------------------------------------------------------- tables


def test_so_many_tables_are_proposed_as_the_players_need(desk: Desk, tmp_path: Path) -> None:
    assert tables_wanted(desk.journal.tournament) == "4"
    elsewhere = tmp_path / "many"
    elsewhere.mkdir()
    many = a_desk(elsewhere, 64)
    assert tables_wanted(many.journal.tournament) == "1-8"
    many.venue.close()


def test_tables_are_opened_in_the_order_typed(qtbot: QtBot, app: QApplication, desk: Desk) -> None:
    dialog = OpenTablesDialog(desk.journal.tournament)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.numbers.clear()
    type_text(dialog.numbers, "12, 10-11")
    dialog.seats.setValue(8)
    assert "3 tables with 24 seats in all, opened in this order." in said(dialog)
    push(dialog, "open")
    assert dialog.action() == OpenTables((12, 10, 11), 8)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("2", "Table 2 is open already."),
        ("7, 8, 7", "Table 7 is named twice."),
        ("x", "Write numbers such as 1-8, 12."),
    ],
)
def test_what_cannot_be_opened_is_said_while_typing(
    qtbot: QtBot, app: QApplication, desk: Desk, typed: str, why: str
) -> None:
    dialog = OpenTablesDialog(desk.journal.tournament)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.numbers.clear()
    type_text(dialog.numbers, typed)
    assert why in said(dialog)
    assert not button(dialog, "open").isEnabled()


def test_a_closed_table_may_be_opened_again(qtbot: QtBot, app: QApplication, desk: Desk) -> None:
    desk.do(CloseTable(2))
    dialog = OpenTablesDialog(desk.journal.tournament)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.numbers.clear()
    type_text(dialog.numbers, "2")
    assert button(dialog, "open").isEnabled()


def test_locked_seats_do_not_count_as_room(desk: Desk) -> None:
    desk.do(LockSeats(1, tuple(range(1, 10))))
    assert tables_wanted(desk.journal.tournament) == "4"
    assert EntryId(1) not in desk.journal.tournament.entries
