"""The pre-registered at the desk: a queue of thirty by keyboard, keys counted; who does not come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QListView, QMenu
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.ids import PersonId
from director.domain.people import Person, person
from director.gui.look import Look
from director.gui.worker import Worker
from director.rules.floor.arrivals import awaited
from director.rules.takings import takings
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.pages_windows import Hands, a_room
from tests.helpers.evening import PLAN

FAMILIES = (
    "Абрамов", "Борисов", "Волков", "Громов", "Дроздов", "Ёлкин", "Жуков", "Зимин", "Иванов", "Крылов",
)  # fmt: skip
GIVEN = ["Анна", "Вера", "Ольга"]
SCANNED, NAMED, BY_YEAR = range(10), range(10, 20), range(20, 30)
"""Who shows a club card, who says a name, and of whom the family name and the birth year must be typed."""


def expected(at: int) -> Person:
    """Thirty of ten families; nobody of them alone has a family name."""
    number = f"K{7000 + at}" if at in SCANNED else ""
    return person(FAMILIES[at % 10], GIVEN[at // 10], born=str(1960 + at), number=number)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_room(tmp_path, [*map(expected, range(30)), person("Lee", "Ann")], tables=4)
    made.do(PreRegister(tuple(PersonId(n) for n in range(1, 31))))
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(made.window)
    return made


def test_thirty_who_are_expected_come_in_by_keyboard_alone(hands: Hands, desk: Desk) -> None:
    """P64, under five seconds a player: a scan and its Enter, a part of the name, or of it and the year."""
    field, pressed = hands.field("find"), []
    for at in (*SCANNED, *NAMED, *BY_YEAR):
        one = expected(at)
        told = one.given[0] if at in NAMED else one.year
        text = one.number or f"{one.family[:4]} {told}".lower()
        type_text(field, text)
        hands.press(field, Qt.Key.Key_Return)
        pressed.append(len(text) + 1)
        assert field.text() == ""
        entry = desk.journal.tournament.latest[PersonId(at + 1)]
        assert desk.people.find(desk.journal.tournament.entries[entry].person).name == one.name

    tournament = desk.journal.tournament
    assert not awaited(tournament)
    assert len(tournament.seating.places) == len(tournament.entries) == 30
    assert set(pressed[:10]) == {6}, "the scanner presses all of them"
    assert (max(pressed[10:20]), max(pressed[20:])) == (7, 10), "three keys a second are slow"
    taken = takings(desk.journal)
    assert sum(one.amount for one in taken) == 30 * (PLAN.buy_in + PLAN.fee)
    assert {one.method for one in taken} == {"cash"}


def test_who_does_not_come_is_called_off_by_one_key_and_undone(hands: Hands, desk: Desk) -> None:
    hands.find("елкин о")
    hands.press(hands.field("find"), Qt.Key.Key_Escape)
    field = hands.find("K7003")
    hands.window.commands.run("registration.unexpect")

    assert hands.foot() == "Pre-registration cancelled: Громов Анна"
    assert len(awaited(desk.journal.tournament)) == 29
    assert not hands.window.commands["registration.unexpect"].when()
    assert hands.found()[0].endswith("Громов Анна, 1963")
    hands.window.commands.run("journal.undo")
    assert len(awaited(desk.journal.tournament)) == 30
    assert field.text() == "K7003"


def test_the_panel_offers_it_to_those_who_are_expected_alone(hands: Hands) -> None:
    hands.find("громов а")
    assert hands.button("unexpect").isVisible()

    hands.find("")
    hands.press(hands.field("find"), Qt.Key.Key_Escape)
    hands.find("lee")
    assert not hands.button("unexpect").isVisible()


def test_the_right_button_on_somebody_of_the_list_offers_it_too(hands: Hands, desk: Desk) -> None:
    hands.find("зимин")
    listed = the(hands.page, QListView, "found")
    spot = listed.visualRect(listed.model().index(1, 0)).center()

    listed.customContextMenuRequested.emit(spot)
    menu = next(one for one in hands.page.findChildren(QMenu) if one.isVisible())
    wanted = next(one for one in menu.actions() if one.objectName() == "registration.unexpect")
    wanted.trigger()
    menu.close()

    assert isinstance(desk.journal.lines[-1].action, CancelPreRegistration)
    assert hands.foot() == "Pre-registration cancelled: Зимин Вера"
    listed.customContextMenuRequested.emit(QPoint(5, 500))  # below all rows: nobody is meant


def test_all_who_did_not_come_are_called_off_in_one_step(hands: Hands, desk: Desk) -> None:
    field = hands.find("K7003")
    hands.press(field, Qt.Key.Key_Return)

    hands.window.commands.run("registration.unexpect_all")

    assert not awaited(desk.journal.tournament)
    assert len(desk.journal.tournament.entries) == 1
    assert not hands.window.commands["registration.unexpect_all"].when()
    hands.window.commands.run("journal.undo")
    assert len(awaited(desk.journal.tournament)) == 29
