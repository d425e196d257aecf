"""Keys of button and hand while they can do nothing: the line at the foot says what to do first."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from director.domain.seats import TableSeat
from director.gui.dialogs.first_button import FirstButtonDialog
from director.gui.look import Look
from director.gui.worker import Worker
from tests.gui.keyboard import NONE, press_foreign
from tests.gui.table_room import SHIFT, Dealer, a_table
from tests.helpers.evening import PLAN

Key = Qt.Key
CHOOSE = "Choose an open table on the map first: click on it, or walk there with the arrows."
NO_BUTTON = "Table 1 has no button yet: Shift+B draws for it, B puts it where it lies."


@pytest.mark.parametrize(
    ("key", "modifiers"), [(Key.Key_N, NONE), (Key.Key_B, NONE), (Key.Key_B, SHIFT), (Key.Key_N, SHIFT)]
)
def test_without_a_table_chosen_the_keys_say_to_choose_one(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    dealer = Dealer(a_table(tmp_path), look, at_once, qtbot)
    dealer.page.map.select(None)
    dealer.press(key, modifiers)

    assert dealer.foot() == CHOOSE
    dealer.desk.venue.close()


def test_before_the_first_button_the_next_hand_says_how_to_get_one(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    dealer = Dealer(a_table(tmp_path, last=None), look, at_once, qtbot).at(1)
    dealer.press(Key.Key_N)
    assert dealer.foot() == NO_BUTTON
    assert isinstance(dealer.opens(FirstButtonDialog, Key.Key_B, SHIFT), FirstButtonDialog)
    dealer.desk.venue.close()


def test_the_same_keys_say_it_on_a_russian_layout(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    dealer = Dealer(a_table(tmp_path, last=None), look, at_once, qtbot).at(1)
    dealer.page.map.setFocus()
    press_foreign(dealer.page.map, "т")
    assert dealer.foot() == NO_BUTTON
    dealer.desk.venue.close()


def test_each_other_reason_is_named(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> None:
    dealer = Dealer(a_table(tmp_path), look, at_once, qtbot).at(1)
    dealer.press(Key.Key_B, SHIFT)
    assert dealer.foot() == "Table 1 has its button: B puts it elsewhere, N deals the next hand."
    dealer.press(Key.Key_N, SHIFT)
    assert dealer.foot().startswith("Table 1: so few hands were written")
    dealer.page.map.select(TableSeat(2, 0))
    dealer.press(Key.Key_N)
    assert dealer.foot() == "Table 2: seat at least two players first."
    dealer.desk.venue.close()


def test_a_game_without_a_button_is_named_and_a_letter_in_a_field_stays_a_letter(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    desk = a_table(tmp_path, plan=replace(PLAN, discipline="stud"), last=None)
    dealer = Dealer(desk, look, at_once, qtbot).at(1)
    before = dealer.foot()
    dealer.page.start_finding()
    QTest.keyClick(dealer.page.bar.find_field, Key.Key_N)
    assert (dealer.foot(), dealer.page.bar.find_field.text()) == (before, "n")
    dealer.press(Key.Key_N)
    assert dealer.foot() == "The game of this tournament has no button."
    desk.venue.close()
