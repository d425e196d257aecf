"""Thirty people registered by keyboard alone, out of three sources; a slip found ten people later is undone.

Every key is pressed where the keyboard is. The keys are counted: five seconds a player leave no more than a
practised clerk types.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.arrivals import PreRegister
from director.domain.card_code import card_code
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.people import Person, person
from director.domain.undo import Undo
from director.gui.dialogs.takings import TakingsDialog
from director.gui.look import Look
from director.gui.till import Till
from director.gui.widgets.print_memory import PrintMemory
from director.gui.worker import Worker
from director.host import settings
from director.host.settings import Settings
from director.rules.floor.arrivals import awaited
from tests.gui.finding import the
from tests.gui.keyboard import CTRL
from tests.gui.pages_windows import Hands, a_room
from tests.helpers.evening import PLAN

ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down
NAMES = (
    "Abel", "Bern", "Carl", "Dahl", "Ek", "Falk", "Grip", "Holm", "Inge", "Jons", "Karl", "Lund", "Mans",
    "Nils", "Olof", "Pers",
)  # fmt: skip
KEYS_IN_FIVE_SECONDS = 15
"""Three keys a second: slower than anybody who types for a living."""


def _book() -> list[Person]:
    """Twenty whom the house knows; four of them are Ivanovs."""
    given = enumerate(("Igor", "Ilya", "Ivan", "Oleg"))
    known = [person("Ivanov", one, born=f"19{80 + n}") for n, one in given]
    return known + [
        person(f"{name}son", "Al", born=f"19{60 + n}", number=f"40{n:02}") for n, name in enumerate(NAMES)
    ]


class Clerk:
    """Presses keys where the keyboard is, and counts them."""

    def __init__(self, hands: Hands, qtbot: QtBot) -> None:
        self._hands, self._qtbot = hands, qtbot
        self.keys = 0
        self.each: list[int] = []
        """How many keys each player took."""

    def types(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self._where(), letter)
            self.keys += 1

    def press(self, *keys: Qt.Key, ctrl: bool = False) -> None:
        for key in keys:
            QTest.keyClick(self._where(), key, CTRL if ctrl else Qt.KeyboardModifier.NoModifier)
            self.keys += 1

    def enters(self, text: str, *keys: Qt.Key) -> Register:
        """One player: what is typed, and the keys after it."""
        before, stored = self.keys, self._hands.desk.journal.seq
        self.types(text)
        self.press(*keys)
        self.each.append(self.keys - before)
        done = self._hands.desk.journal.lines[-1].action
        assert self._hands.desk.journal.seq == stored + 1, f"{text} entered nobody"
        assert isinstance(done, Register)
        return done

    def undoes(self, name: str) -> None:
        """Find what was done for this person in the journal, and undo it there."""
        self.press(Qt.Key.Key_8, ctrl=True)
        self.press(Qt.Key.Key_F, ctrl=True)
        self.types(name)
        self.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space)
        known = self._hands.window.page("activity").commands()
        undo = next(one for one in known if one.id == "activity.undo")
        self._qtbot.waitUntil(undo.when)
        self.press(Qt.Key.Key_Delete)
        self.press(Qt.Key.Key_1, ctrl=True)

    def _where(self) -> QWidget:
        found = self._hands.window.focusWidget()
        assert isinstance(found, QWidget)
        return found


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_room(tmp_path, _book(), tables=4)
    coming = [one.id for one in made.people if one.family.endswith("son")][:10]
    made.do(PreRegister(tuple(coming)))
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(made.window)
    return made


def _name(hands: Hands, done: Register) -> str:
    return hands.desk.people.find(done.person).name


def test_thirty_players_by_keyboard_from_three_sources_and_a_slip_found_ten_players_later(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    clerk = Clerk(hands, qtbot)
    # Ten who were pre-registered: by a part of the name, by the club card, by an arrow key alone.
    for text in ("abel", "bern", "carl", "dahl", "4004", "4005", "4006"):
        clerk.enters(text, ENTER)
    for _ in range(3):
        clerk.enters("", DOWN, ENTER)
    assert awaited(desk.journal.tournament) == frozenset()

    # Ten of the address book; the second of them is the wrong Ivanov.
    clerk.enters("ivanov il", ENTER)
    wrong = clerk.enters("ivanov", ENTER)
    assert _name(hands, wrong) == "Ivanov Igor", "Ivan stood before the desk"
    for text in ("karl", "lund", "mans", "nils", "olof", "pers", "ivanov 83"):
        clerk.enters(text, ENTER)

    # New people: a line for the name, Enter; one pays by card.
    for name in ("Rask", "Sand", "Toft"):
        clerk.enters(f"{name} Bo", ENTER, ENTER)
    assert len([line for line in desk.journal.lines if isinstance(line.action, Register)]) == 22
    clerk.press(Qt.Key.Key_M, ctrl=True)
    clerk.enters("Card Bo", ENTER, ENTER)

    # Ten players after the slip somebody asks for his card: it is found and undone, and nobody else moves.
    slip = next(line.seq for line in desk.journal.lines if line.action is wrong)
    seats = dict(desk.journal.tournament.seating.places.items())
    assert len(desk.journal.lines) - slip >= 10
    clerk.undoes("igor")
    assert isinstance(desk.journal.lines[-1].action, Undo)
    left = dict(desk.journal.tournament.seating.places.items())
    assert left == {entry: place for entry, place in seats.items() if int(entry) != slip}
    right = clerk.enters("ivanov 1982", ENTER)
    assert _name(hands, right) == "Ivanov Ivan"

    for name in ("Udd", "Vik", "Wall", "Xu", "Ygg", "Zorn", "Ahl"):
        clerk.enters(f"{name} Bo", ENTER, ENTER)

    entries = desk.journal.tournament.playing_persons
    assert len(entries) == 30
    assert len(set(desk.journal.tournament.seating.places.values())) == 30
    assert max(clerk.each) <= KEYS_IN_FIVE_SECONDS
    assert mean(clerk.each) < 9
    assert PrintMemory.of(hands.bridge).without_card() == frozenset(entries.values()), "cards are held"
    _look_at_the_till(hands)


def _look_at_the_till(hands: Hands) -> None:
    """29 paid in cash and one by card; the slip is in no sum."""
    QTest.keyClick(hands.field("find"), Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier)
    dialog = the(hands.page, TakingsDialog)
    table = the(dialog, QTableView)
    model = table.model()
    told = [[model.index(row, at).data() for at in range(1, 4)] for row in range(model.rowCount())]
    assert told == [["cash", "Entries", "29"], ["bank card", "Entries", "1"], ["", "In all", "30"]]
    assert hands.said("off", dialog) == "1 line was taken off again."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_a_time_that_is_none_is_said_and_nothing_is_printed(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    clerk = Clerk(hands, qtbot)
    clerk.enters("abel", ENTER)
    QTest.keyClick(hands.field("find"), Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier)
    dialog = the(hands.page, TakingsDialog)

    dialog.since.setText("soon")
    assert hands.said("since_wrong", dialog) == "Write 18:00 or 2026-12-05 18:00."
    assert not the(dialog, QPushButton, "yes").isEnabled()
    dialog.accept()
    dialog.since.setText("2020-01-01 00:00")
    dialog.clerk.setCurrentIndex(1)
    assert the(dialog, QPushButton, "yes").isEnabled()
    dialog.until.setText("2020-01-02 00:00")
    assert not the(dialog, QPushButton, "yes").isEnabled(), "nothing was taken then"
    dialog.until.setText("")
    dialog.accept()
    paper = next(
        one for one in dialog.findChildren(QDialog) if one.windowTitle() == "Money sheet of the shift"
    )
    assert the(paper, QPushButton, "print").isEnabled()
    paper.close()
    dialog.close()


def test_a_card_of_another_event_of_the_venue_is_refused_by_its_name(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    """P27: the small event's player is told before a card of the large one is printed."""
    other = desk.venue.create(PLAN.__class__(name="High Roller"))
    code = card_code(other.journal.tournament.id, EntryId(2))
    clerk = Clerk(hands, qtbot)

    clerk.types(code)
    clerk.press(ENTER)

    assert hands.foot() == f"Card {code} is for “High Roller”, not for this event. Nothing was done."
    assert not desk.journal.tournament.entries
    clerk.enters("abel", ENTER)  # the text was selected: the next one is typed over it


@pytest.mark.parametrize(
    ("after", "titles"), [("at_once", ["Print card"]), ("both", ["Print card", "Print receipt"])]
)
def test_card_and_receipt_come_at_once_where_the_house_wants_it(
    hands: Hands, qtbot: QtBot, after: str, titles: list[str]
) -> None:
    kept = Settings()
    kept.set(settings.AFTER_ENTRY, after)
    Till.of(hands.bridge).keep_by(kept)

    Clerk(hands, qtbot).enters("abel", ENTER)

    seen = []
    while shown := [one for one in hands.page.findChildren(QDialog) if one.isVisible()]:
        seen.append(shown[0].windowTitle())
        shown[0].reject()
    assert seen == titles


def test_who_waits_gets_his_receipt_at_once_for_his_number_stands_on_it(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    kept = Settings()
    kept.set(settings.AFTER_ENTRY, "both")
    Till.of(hands.bridge).keep_by(kept)
    field = hands.find("abel")
    hands.press(field, ENTER, shift=True)

    (shown,) = [one for one in hands.page.findChildren(QDialog) if one.isVisible()]
    assert shown.windowTitle() == "Print receipt"
    shown.reject()


def test_cards_that_were_held_are_printed_in_one_go(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    clerk = Clerk(hands, qtbot)
    clerk.enters("abel", ENTER)
    clerk.enters("bern", ENTER)

    hands.window.commands.run("registration.held")

    (shown,) = [one for one in hands.page.findChildren(QDialog) if one.isVisible()]
    assert shown.windowTitle() == "Print cards"
    shown.reject()
