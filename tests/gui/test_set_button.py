"""The button is put by hand: a seat that is not there is seen and refused, never another one taken."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from director.gui.dialogs.next_hand import NextHandDialog
from director.gui.dialogs.set_button import SetButtonDialog
from director.gui.look import Look
from director.gui.widgets.seat_box import SeatBox
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.table_room import Dealer, a_table, fill, push, said

Key = Qt.Key


@pytest.mark.parametrize("name", ["button", "small", "big"])
def test_a_seat_beyond_the_last_is_refused_with_a_sentence(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot, name: str
) -> None:
    desk = a_table(tmp_path)
    dialog = Dealer(desk, look, at_once, qtbot).at(1).opens(SetButtonDialog, Key.Key_B)
    seats, written = desk.journal.tournament.tables[1].seats, desk.journal.seq
    box = the(dialog, SeatBox, name)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "77")

    assert box.text() == "77"
    assert said(dialog, "result") == f"Table 1 has seats 1 to {seats}; there is no seat 77."
    assert not the(dialog, QPushButton, "yes").isEnabled()
    QTest.keyClick(box, Key.Key_Return)
    assert (desk.journal.seq, dialog.isVisible()) == (written, True)
    desk.venue.close()


def test_so_it_is_in_the_next_hand(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> None:
    desk = a_table(tmp_path)
    dialog = Dealer(desk, look, at_once, qtbot).at(1).opens(NextHandDialog, Key.Key_N)
    fill(dialog, "small", "200")
    fill(dialog, "big", "400")
    push(dialog, "change")
    seats, box = desk.journal.tournament.tables[1].seats, the(dialog, SeatBox, "button-seat")
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "77")

    assert said(dialog, "result") == f"Table 1 has seats 1 to {seats}; there is no seat 77."
    assert not the(dialog, QPushButton, "yes").isEnabled()
    box.selectAll()
    QTest.keyClicks(box, "2")
    assert said(dialog, "result") == "Button at seat 2, small blind 3, big blind 4."
    assert the(dialog, QPushButton, "yes").isEnabled()
    dialog.reject()
    desk.venue.close()


def test_arrows_go_round_the_table(qtbot: QtBot) -> None:
    button, small = SeatBox(9), SeatBox(9, "none")
    for box in (button, small):
        qtbot.addWidget(box)
        box.setValue(9)
        QTest.keyClick(box, Key.Key_Up)
    assert (button.value(), small.value(), small.text()) == (1, 0, "none")
    for box in (button, small):
        QTest.keyClick(box, Key.Key_Down)
        assert box.value() == 9
