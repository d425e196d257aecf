"""Who leaves a question, or gets a longer answer, finds the dialog whole, with what he typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from director.domain.hands import LastHand
from director.domain.play import PlayHand
from director.gui.dialogs.adjust_chips import AdjustChipsDialog
from director.gui.dialogs.next_hand import NextHandDialog
from director.gui.dialogs.set_button import SetButtonDialog
from director.gui.look import Look
from director.gui.weighing import Weighed, Weighing
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.recorder import Recorder
from tests.gui.table_room import SHIFT, Dealer, a_table, fill, push, said

Key = Qt.Key


@pytest.fixture
def dealer(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Iterator[Dealer]:
    made = Dealer(a_table(tmp_path), look, at_once, qtbot)
    yield made
    made.desk.venue.close()


def test_who_gives_no_reason_is_back_in_the_next_hand_with_what_he_typed(
    dealer: Dealer, asked: Recorder, qtbot: QtBot
) -> None:
    dialog = dealer.at(1).opens(NextHandDialog, Key.Key_N)
    fill(dialog, "small", "200")
    fill(dialog, "big", "400")
    push(dialog, "change")
    for name, seat in (("button-seat", 3), ("small-seat", 4), ("big-seat", 5)):
        the(dialog, QSpinBox, name).setValue(seat)
    written = dealer.desk.journal.seq
    push(dialog, "yes")

    assert [title for title, _detail in asked.reasons_asked] == ["The rules object"]
    assert (dealer.desk.journal.seq, dialog.isVisible()) == (written, True)
    assert the(dialog, QSpinBox, "button-seat").value() == 3
    assert the(dialog, QLineEdit, "live-5").text() == "400"
    asked.reason_given = "the dealer moved it twice"
    push(dialog, "yes")
    qtbot.waitUntil(lambda: isinstance(dealer.last(), PlayHand))
    line = dealer.desk.journal.lines[-1]
    assert (line.reason, line.overruled) == ("the dealer moved it twice", ("hand_positions",))
    assert dealer.desk.journal.tournament.tables[1].last == LastHand(3, 4, 5)
    assert not dealer.stands(NextHandDialog)


def test_what_happens_while_he_writes_the_reason_is_read_first(
    dealer: Dealer, asked: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dealer.at(1).opens(SetButtonDialog, Key.Key_B)
    answers = iter([Weighed("amber", "it lay elsewhere"), Weighed("red", "it cannot be any more")])
    monkeypatch.setattr(Weighing, "weigh", lambda _self, *_actions: next(answers))
    written = dealer.desk.journal.seq
    asked.reason_given = "so it lay"
    dialog.accept()

    assert asked.reasons_asked == [("The rules object", "it lay elsewhere")]
    assert (dealer.desk.journal.seq, dialog.isVisible()) == (written, True)


def test_a_longer_message_leaves_the_fields_their_height(dealer: Dealer) -> None:
    dialog = dealer.at(1, 3).opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    fields = [the(dialog, QLineEdit, name) for name in ("chips", "reason")]
    before = [field.height() for field in fields]
    for typed in ("-70,000", "-20,000", "1,500", "many"):
        fill(dialog, "chips", typed)
        QApplication.processEvents()
        assert [field.height() for field in fields] == before, typed
        label = the(dialog, QLabel, "comes-to")
        assert label.height() >= label.heightForWidth(label.width()), said(dialog, "comes-to")
    assert the(dialog, QPushButton, "yes").geometry().bottom() < dialog.height()
    QTest.keyClick(dialog, Key.Key_Escape)
