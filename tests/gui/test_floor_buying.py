"""Rebuys, add-ons and re-entries at the chair where they are asked for, and the menu they stand in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QMenuBar, QPushButton
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.people import person
from director.domain.structure import DayEnd, Level, Structure, Window
from director.gui.look import Look
from director.gui.worker import Worker
from director.rules import clock_steps
from tests.gui.finding import the
from tests.gui.table_room import Dealer, a_table, who
from tests.helpers.offers import OFFERING

SHIFT = Qt.KeyboardModifier.ShiftModifier
BOUGHT = ("reenter", "rebuy", "add_on")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_table(tmp_path, plan=OFFERING)
    yield made
    made.venue.close()


@pytest.fixture
def dealer(desk: Desk, look: Look, at_once: Worker, qtbot: QtBot) -> Dealer:
    return Dealer(desk, look, at_once, qtbot)


def _bought(dealer: Dealer) -> list[str]:
    return [name for name in dealer.offered() if name in BOUGHT]


def test_a_player_buys_again_at_the_chair(dealer: Dealer, desk: Desk) -> None:
    player = who(desk, 3)
    dealer.at(1, 3)
    assert _bought(dealer) == ["rebuy", "add_on"]

    dealer.press(Qt.Key.Key_F7)
    assert dealer.last() == Rebuy(player, 90_000, 0, 10_000, "cash")
    dealer.press(Qt.Key.Key_F7, SHIFT)
    assert dealer.last() == AddOn(player, 50_000, 5_000, 15_000, "cash")


def test_who_left_a_chair_enters_again_from_it(dealer: Dealer, desk: Desk) -> None:
    player = who(desk, 3)
    dealer.at(1, 3).press(Qt.Key.Key_X)
    assert _bought(dealer) == ["reenter"]

    dealer.press(Qt.Key.Key_F5)
    action = dealer.last()
    assert isinstance(action, Reenter)
    assert action.of == player
    assert _bought(dealer) != ["reenter"]


@pytest.mark.parametrize("own", [True, False])
def test_nothing_is_offered_once_its_window_is_over_nor_at_an_empty_chair(
    dealer: Dealer, desk: Desk, own: bool
) -> None:
    shut = Window(1)
    reentry = {"reentry": shut} if own else {"late_registration": shut}
    structure = Structure(
        (Level(20, 50, 100), Level(20, 100, 200), DayEnd()), rebuy=shut, add_on=shut, **reentry
    )
    bridge = dealer.page.bridge
    bridge.run(lambda desk: desk.clock(lambda event, now: clock_steps.set_structure(event, now, structure)))
    bridge.run(lambda desk: desk.clock(clock_steps.start))
    bridge.run(lambda desk: desk.clock(lambda event, now: clock_steps.jump(event, now, 1)))

    assert _bought(dealer.at(1, 4)) == []
    dealer.press(Qt.Key.Key_X)
    assert _bought(dealer) == []
    assert _bought(dealer.at(1, 8)) == []


def test_the_long_menu_of_the_floor_is_short_by_its_groups(dealer: Dealer) -> None:
    menu = the(dealer.window, QMenuBar).findChild(QMenu, "page", Qt.FindChildOption.FindDirectChildrenOnly)
    assert menu is not None
    within = {inner.objectName(): inner for one in menu.actions() if isinstance(inner := one.menu(), QMenu)}

    assert list(within) == ["player", "again", "seat", "hands", "chips", "closing", "together"]
    assert sum(not one.isSeparator() for one in menu.actions()) <= 16
    assert [one.objectName() for one in within["again"].actions()] == [f"floor.{name}" for name in BOUGHT]
    assert [one.isSeparator() for one in menu.actions()].count(True) == 2


def test_the_draw_stands_out_before_play_and_no_more_once_somebody_waits_for_a_chair(
    dealer: Dealer, desk: Desk, look: Look, at_once: Worker, qtbot: QtBot, tmp_path: Path
) -> None:
    early = Dealer(a_table(tmp_path / "early", (1, 2), started=False, last=None), look, at_once, qtbot)
    for one, seen in ((early, "primary"), (dealer, None)):
        one.page.bridge.run(lambda desk: desk.register(person("Late", "A"), seated=False))
        assert one.desk.journal.tournament.unseated()
        assert the(one.page.bar, QPushButton, "floor.draw").property("kind") == seen
    early.desk.venue.close()
