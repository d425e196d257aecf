"""How an entry is paid, at the desk: in sight, by one key, and the usual way again after each entry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.busts import Bust, Out
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import SetUp
from director.gui.entry_deeds import entering
from director.gui.look import Look
from director.gui.till import TAKING, Till
from director.gui.worker import Worker
from director.host import settings
from director.host.settings import Settings
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, type_text
from tests.gui.pages_windows import Hands, a_room
from tests.helpers.offers import OFFERING

ENTER = Qt.Key.Key_Return


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_room(tmp_path, [person(name, "A") for name in ("Lee", "Roy", "Cho", "Dow")], tables=1)
    made.do(SetUp(OFFERING))
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(made.window)
    return made


def paid(desk: Desk) -> list[str]:
    """How each entry was paid."""
    return [line.action.method for line in desk.journal.lines if isinstance(line.action, TAKING)]


def payment(hands: Hands) -> str:
    return the(hands.page, QPushButton, "method").text()


def test_one_key_pays_by_card_and_the_next_one_pays_in_cash_again(hands: Hands, desk: Desk) -> None:
    assert payment(hands) == "Payment: cash"

    field = hands.find("lee")
    QTest.keyClick(field, Qt.Key.Key_M, CTRL)
    assert payment(hands) == "Payment: bank card · once"
    tip = the(hands.page, QPushButton, "method").toolTip()
    assert tip == "For the next entry only; then again: cash"
    hands.press(field, ENTER)

    assert payment(hands) == "Payment: cash"
    assert hands.foot().startswith("Lee A registered, RUB 1,100 (bank card), drew ")
    hands.press(hands.find("roy"), ENTER)
    assert paid(desk) == ["card", "cash"]


def test_the_key_goes_through_all_ways_and_comes_back(hands: Hands) -> None:
    field, seen = hands.field("find"), []
    for _ in range(6):
        QTest.keyClick(field, Qt.Key.Key_M, CTRL)
        seen.append(payment(hands).removeprefix("Payment: ").removesuffix(" · once"))

    assert seen == ["bank card", "bank transfer", "cheque", "ticket", "chips", "cash"]


def test_a_new_person_pays_as_chosen_while_the_form_is_open(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("Zed Al"), ENTER)
    form = hands.window.focusWidget()
    QTest.keyClick(form, Qt.Key.Key_M, CTRL)
    QTest.keyClick(hands.window.focusWidget(), ENTER)

    assert desk.people.search("zed")
    assert paid(desk) == ["card"]


def test_the_house_says_what_is_usual(hands: Hands, desk: Desk) -> None:
    kept = Settings()
    kept.set(settings.USUAL_METHOD, "card")
    Till.of(hands.bridge).keep_by(kept)

    assert payment(hands) == "Payment: bank card"
    QTest.keyClick(hands.field("find"), Qt.Key.Key_M, CTRL)
    assert payment(hands) == "Payment: cash · once"
    hands.press(hands.find("lee"), ENTER)
    hands.press(hands.find("roy"), ENTER)

    assert paid(desk) == ["cash", "card"]


def test_a_way_of_the_house_is_typed_once_and_offered_again(hands: Hands, desk: Desk) -> None:
    hands.click("method")
    menu = the(hands.page, QMenu, "methods")
    field = the(menu, QLineEdit, "another-method")
    QTest.keyClick(field, ENTER)
    assert menu.isVisible(), "nothing was typed, so nothing is taken"
    type_text(field, " club  voucher ")
    QTest.keyClick(field, ENTER)
    assert payment(hands) == "Payment: club voucher · once"
    hands.press(hands.find("lee"), ENTER)

    assert paid(desk) == ["club voucher"]
    assert "club voucher" in Till.of(hands.bridge).known()
    hands.click("method")
    again = next(one for one in hands.page.findChildren(QMenu, "methods") if one.isVisible())
    next(action for action in again.actions() if action.text() == "club voucher").trigger()
    again.close()
    assert payment(hands) == "Payment: club voucher · once"
    QTest.keyClick(hands.field("find"), Qt.Key.Key_M, CTRL)
    assert payment(hands) == "Payment: cash", "after a way of the house comes the usual one"


def test_re_entries_rebuys_and_add_ons_say_how_they_were_paid_wherever_they_are_bought(
    hands: Hands, desk: Desk
) -> None:
    for name in ("lee", "roy", "cho"):
        hands.press(hands.find(name), ENTER)
    desk_now = hands.bridge
    desk_now.do(StartPlay())
    lee, roy = (desk.journal.tournament.playing_persons[desk.people.search(n)[0].id] for n in ("lee", "roy"))
    seat = desk.journal.tournament.seating.at(lee)
    assert seat is not None
    desk_now.do(Bust((Out(lee, seat),)))
    Till.of(hands.bridge).choose("card")
    hands.press(hands.find("lee"), ENTER)
    hands.press(hands.find("roy"), ENTER)
    Till.of(hands.bridge).choose("transfer")
    QTest.keyClick(hands.field("find"), Qt.Key.Key_F7)
    QTest.keyClick(hands.field("find"), Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    Till.of(hands.bridge).choose("cheque")
    box = the(hands.window, QLineEdit, "quick")
    type_text(box, f"{desk.journal.tournament.seating.at(roy)} rebuy")
    QTest.keyClick(box, ENTER)

    bought = [line.action for line in desk.journal.lines if isinstance(line.action, Reenter | Rebuy | AddOn)]
    assert [(action.kind, action.method) for action in bought] == [
        ("Reenter", "card"),
        ("Rebuy", "transfer"),
        ("AddOn", "cash"),
        ("Rebuy", "cheque"),
    ]


def test_somebody_put_on_a_chair_by_hand_pays_too(hands: Hands, desk: Desk) -> None:
    lee = desk.people.search("lee")[0].id
    Till.of(hands.bridge).choose("card")
    action = entering(hands.bridge, lee, TableSeat(1, 5))

    assert isinstance(action, Register)
    assert action.method == "card"
