"""Who is out on the page of registration: the filter, the card, reviving, the history."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.busts import Bust, Out, Revive
from director.domain.ids import EntryId
from director.domain.play import StartPlay
from director.domain.tournament import EntryState
from director.gui.dialogs.player_history import PlayerHistoryDialog
from director.gui.look import Look
from director.gui.worker import Worker
from director.views.quick_line import ShowEntry
from tests.gui.finding import the
from tests.gui.pages_windows import PEOPLE, Hands, a_room
from tests.gui.recorder import Recorder


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Four registered and seated, play has begun, the first is out."""
    desk = a_room(tmp_path / "room")
    for one in list(desk.people)[: len(PEOPLE)]:
        desk.register(one.id)
    desk.do(StartPlay())
    entry = min(desk.journal.tournament.entries)
    seat = desk.journal.tournament.seating.places[entry]
    desk.do(Bust((Out(entry, seat, 700),)), "as the floor said")
    return desk


@pytest.fixture
def hands(desk: Desk, qtbot: QtBot, look: Look, at_once: Worker) -> Hands:
    hands = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(hands.window)
    return hands


def _first(desk: Desk) -> EntryId:
    return min(desk.journal.tournament.entries)


def _show(hands: Hands, desk: Desk) -> None:
    """As the quick box does it."""
    hands.window._lead_to(ShowEntry(_first(desk)))


def _facts(hands: Hands) -> str:
    return " ".join(label.text() for label in hands.page.findChildren(QLabel) if label.isVisible())


def test_who_is_out_has_a_chip_a_state_and_a_card(hands: Hands, desk: Desk) -> None:
    chip = the(hands.page, QAbstractButton, "chip-out")
    assert chip.text() == "Out 1"
    chip.click()
    model = hands.table("entries").model()
    assert model.rowCount() == 1
    assert "out 4th" in [model.index(0, column).data() for column in range(model.columnCount())]

    _show(hands, desk)
    seat = desk.journal.tournament.entries[_first(desk)].exit
    assert seat is not None
    assert hands.said("state") == "out 4th"
    assert f"{seat.seat} · stack 700" in _facts(hands)


def test_a_player_is_revived_from_the_card_with_a_reason(hands: Hands, desk: Desk, asked: Recorder) -> None:
    entry = _first(desk)
    _show(hands, desk)
    asked.reason_given = "the cards were read again"

    hands.button("revive").click()

    assert isinstance(desk.journal.lines[-1].action, Revive)
    assert desk.journal.tournament.entries[entry].state is EntryState.IN
    assert not hands.button("revive").isVisible()


def test_the_history_opens_from_the_card(hands: Hands, desk: Desk) -> None:
    _show(hands, desk)
    hands.button("history").click()

    dialog = next(one for one in hands.page.findChildren(PlayerHistoryDialog) if one.isVisible())
    assert " out 4th at " in dialog.rows()[0].what
    assert dialog.rows()[0].reason == "as the floor said"
    dialog.accept()


def test_nothing_is_offered_while_nobody_is_shown(hands: Hands) -> None:
    ids = {command.id: command for command in hands.page.commands()}

    assert not ids["registration.revive"].when()
    assert not ids["registration.history"].when()
    ids["registration.revive"].do()
    ids["registration.history"].do()
    assert not hands.page.findChildren(PlayerHistoryDialog)
