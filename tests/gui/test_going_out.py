"""Going out in the window: a key, the dialog for several, reviving, the quick box."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.ids import Seq
from director.domain.scheduling import SetStructure
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats
from director.domain.structure import Level, Structure, Window
from director.gui.bust_deeds import end_play, revive
from director.gui.dialogs.knock_out import KnockOutDialog
from director.gui.dialogs.player_history import PlayerHistoryDialog
from director.gui.look import Look
from director.gui.quick_box import QuickBox
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.keyboard import press_foreign, type_text
from tests.gui.recorder import Recorder
from tests.gui.table_room import SHIFT, Dealer, a_table, fill, push, said, who

Key = Qt.Key


@pytest.fixture
def dealer(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Dealer:
    """Six at table 1, seats 1 to 6; play has begun."""
    return Dealer(a_table(tmp_path), look, at_once, qtbot)


def test_one_key_knocks_out_who_is_selected_and_undo_stands_at_the_foot(dealer: Dealer) -> None:
    player = who(dealer.desk, 4)
    dealer.at(1, 4).press(Key.Key_X)

    bust = dealer.last()
    assert isinstance(bust, Bust)
    assert [(one.entry, one.seat) for one in bust.out] == [(player, TableSeat(1, 4))]
    assert " out 6th at 1-4" in dealer.foot()
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dealer.desk.journal.tournament.seating.at(player) == TableSeat(1, 4)
    dealer.desk.venue.close()


def test_the_same_key_on_a_russian_layout(dealer: Dealer) -> None:
    dealer.at(1, 4)
    dealer.page.map.setFocus()
    press_foreign(dealer.page.map, "ч")

    assert isinstance(dealer.last(), Bust)
    dealer.desk.venue.close()


def test_the_key_says_what_to_do_first(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> None:
    dealer = Dealer(a_table(tmp_path, started=False, last=None), look, at_once, qtbot).at(1, 4)
    dealer.press(Key.Key_X)
    assert dealer.foot() == "The first hand was not dealt yet, so nobody can be knocked out."
    dealer.desk.venue.close()


def test_on_a_free_seat_the_key_says_to_choose_a_player(dealer: Dealer) -> None:
    dealer.at(1, 8).press(Key.Key_X)

    assert dealer.foot().startswith("Choose the seat of the player first")
    dealer.desk.venue.close()


def test_several_go_out_with_stacks_and_who_won(dealer: Dealer) -> None:
    dialog = dealer.at(1, 4).opens(KnockOutDialog, Key.Key_X, SHIFT)
    assert the(dialog, QCheckBox, "out-1-4").isChecked()
    fill(dialog, "stack-1-4", "25,000")
    the(dialog, QCheckBox, "out-1-5").setChecked(True)
    assert "they tie" in said(dialog, "outcome")
    fill(dialog, "stack-1-5", "9k")
    the(dialog, QCheckBox, "won-1-1").setChecked(True)
    assert said(dialog, "outcome").endswith("4 players left")
    assert not the(dialog, QCheckBox, "won-1-4").isEnabled()
    assert not the(dialog, QLineEdit, "stack-1-1").isEnabled()
    winner = who(dealer.desk, 1)

    push(dialog, "yes")

    bust = dealer.last()
    assert isinstance(bust, Bust)
    assert [(one.seat.seat, one.stack, one.by) for one in bust.out] == [
        (4, 25_000, (winner,)),
        (5, 9_000, (winner,)),
    ]
    dealer.desk.venue.close()


def test_what_is_no_stack_is_said_and_nothing_is_written(dealer: Dealer) -> None:
    dialog = dealer.at(1, 4).opens(KnockOutDialog, Key.Key_X, SHIFT)
    fill(dialog, "stack-1-4", "many")
    assert said(dialog, "outcome") == "Write a stack as a number, such as 25,000."
    assert not the(dialog, QAbstractButton, "yes").isEnabled()
    the(dialog, QCheckBox, "out-1-4").setChecked(False)
    assert said(dialog, "outcome") == ""
    assert not the(dialog, QAbstractButton, "yes").isEnabled()
    for seat in range(1, 7):
        the(dialog, QCheckBox, f"out-1-{seat}").setChecked(True)
        fill(dialog, f"stack-1-{seat}", "5")
    assert said(dialog, "outcome").endswith("not everybody can go out.")
    dealer.desk.venue.close()


def test_another_table_joins(dealer: Dealer) -> None:
    desk, bridge = dealer.desk, dealer.window.bridge
    bridge.do(Move(who(desk, 6), TableSeat(1, 6), TableSeat(2, 3)))
    bridge.do(Move(who(desk, 5), TableSeat(1, 5), TableSeat(2, 4)))
    dialog = dealer.at(1, 4).opens(KnockOutDialog, Key.Key_X, SHIFT)
    more = the(dialog, QComboBox, "more")
    more.activated.emit(0)
    more.setCurrentIndex(1)
    more.activated.emit(1)
    the(dialog, QCheckBox, "out-2-3").setChecked(True)

    push(dialog, "yes")

    bust = dealer.last()
    assert isinstance(bust, Bust)
    assert [one.seat for one in bust.out] == [TableSeat(1, 4), TableSeat(2, 3)]
    assert more.isHidden()
    desk.venue.close()


def test_the_dialog_of_a_table_without_a_chosen_player_begins_with_nobody(dealer: Dealer) -> None:
    dialog = dealer.at(1).opens(KnockOutDialog, Key.Key_X, SHIFT)

    assert not any(box.isChecked() for box in dialog.findChildren(QCheckBox))
    dealer.desk.venue.close()


def test_objections_are_asked_about_and_a_reason_overrules_them(
    dealer: Dealer, asked: Recorder, qtbot: QtBot
) -> None:
    asked.reason_given = "nobody knows"
    dialog = dealer.at(1, 4).opens(KnockOutDialog, Key.Key_X, SHIFT)
    the(dialog, QCheckBox, "out-1-5").setChecked(True)
    push(dialog, "yes")
    qtbot.waitUntil(lambda: isinstance(dealer.last(), Bust))

    line = dealer.desk.journal.lines[-1]
    assert (line.reason, line.overruled) == ("nobody knows", ("stacks_missing",))
    dealer.desk.venue.close()


# ------------------------------------------------------------------ back again


def test_who_left_a_seat_is_revived_from_it_with_a_reason(dealer: Dealer, asked: Recorder) -> None:
    player = who(dealer.desk, 4)
    dealer.at(1, 4).press(Key.Key_X)
    assert "revive" in dealer.offered()

    dealer.press(Key.Key_F5, SHIFT)
    assert isinstance(dealer.last(), Bust)
    assert "back to 1-4" in asked.reasons_asked[0][1]
    asked.reason_given = "the cards were read again"
    dealer.press(Key.Key_F5, SHIFT)

    assert dealer.last() == Revive(player, TableSeat(1, 4))
    assert dealer.desk.journal.lines[-1].reason == "the cards were read again"
    dealer.desk.venue.close()


def test_nobody_is_offered_at_a_seat_that_nobody_left(dealer: Dealer, asked: Recorder) -> None:
    dealer.at(1, 8).press(Key.Key_F5, SHIFT)
    dealer.at(1, 4)
    assert "revive" not in dealer.offered()
    assert {"out", "out_several"} <= set(dealer.offered())
    assert asked.silent
    dealer.desk.venue.close()


def test_where_no_chair_is_free_the_revival_says_why(dealer: Dealer, asked: Recorder) -> None:
    entry = who(dealer.desk, 4)
    dealer.at(1, 4).press(Key.Key_X)
    desk, bridge = dealer.desk, dealer.window.bridge
    bridge.do(LockSeats(1, (4, 7, 8, 9)))
    bridge.do(LockSeats(2, tuple(range(1, 10))))

    assert not revive(bridge, entry, None)
    assert asked.warned[0][1].startswith("No open seat is left")
    desk.venue.close()


# ------------------------------------------------------------------ the quick box


def test_what_the_quick_box_means_is_done(dealer: Dealer, asked: Recorder) -> None:
    bridge, desk = dealer.window.bridge, dealer.desk

    def type_line(text: str) -> None:
        box = dealer.window.findChild(QuickBox)
        assert box is not None
        box.open()
        type_text(box, text)
        QTest.keyClick(box, Key.Key_Return)

    entry = who(desk, 2)
    type_line("1-2 out by 1-1")
    assert " out 6th at 1-2 (by " in dealer.foot()
    asked.reason_given = "read again"
    type_line("1-2 revive")
    assert dealer.last() == Revive(entry, TableSeat(1, 2))
    for seat in (2, 3, 4, 5):
        type_line(f"1-{seat} out")
    type_line("1-6 out")
    assert desk.journal.tournament.winner == who(desk, 1)
    assert dealer.foot().endswith("has won")
    bridge.undo_last()
    bridge.do(Bust((Out(who(desk, 6), TableSeat(1, 6)),)))
    type_line("winner")
    assert isinstance(dealer.last(), EndPlay)
    desk.venue.close()


def test_an_end_that_the_rules_object_to_is_done_only_with_a_reason(
    dealer: Dealer, asked: Recorder, qtbot: QtBot
) -> None:
    desk, bridge = dealer.desk, dealer.window.bridge
    window = Structure((Level(20, 25, 50),), Window(1))
    now = desk.venue.instant()
    bridge.do(SetStructure(Seq(0), window, now, 0, window.parts[0].length))
    for seat in (2, 3, 4, 5, 6):
        bridge.do(Bust((Out(who(desk, seat), TableSeat(1, seat)),)))
    asked.reason_given = "nobody comes any more"

    end_play(bridge)

    qtbot.waitUntil(lambda: isinstance(dealer.last(), EndPlay))
    assert desk.journal.lines[-1].overruled == ("may_still_come_in",)
    desk.venue.close()


# ------------------------------------------------------------------ the card of a player


def test_moves_and_history_of_the_selected_player(dealer: Dealer) -> None:
    dialog = dealer.at(1, 4).opens(PlayerHistoryDialog, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    before = len(dialog.rows())
    dealer.window.bridge.do(Move(who(dealer.desk, 4), TableSeat(1, 4), TableSeat(1, 9)))

    assert len(dialog.rows()) == before + 1
    assert "moved from 1-4 to 1-9" in dialog.rows()[0].what
    assert said(dialog, "about").startswith("1-9 · ")
    push(dialog, "yes")
    assert not dealer.stands(PlayerHistoryDialog)
    dealer.desk.venue.close()
