"""Re-entries, rebuys, those who wait and who is there, from the page of registration by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QRadioButton, QSpinBox
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.busts import Bust, Out
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import SetUp
from director.gui.dialogs.check_seats import CheckSeatsDialog
from director.gui.dialogs.no_shows import NoShowsDialog
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.dialogs.print_receipt import PrintReceiptDialog
from director.gui.dialogs.withdraw import WithdrawDialog
from director.gui.entry_deeds import entering
from director.gui.look import Look
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.pages_windows import Hands, a_room
from tests.helpers.offers import OFFERING

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
NAMES = ("Lee", "Roy", "Smith", "Cho", "Ray", "Fox", "Orr", "Day", "Kim", "Poe", "Ash", "Eve")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """One table of nine, full; three who wait; the first hand dealt."""
    made = a_room(tmp_path, [person(name, "A") for name in NAMES], tables=1)
    made.do(SetUp(OFFERING))
    for one in list(made.people):
        made.register(one.id)
    made.do(StartPlay())
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(made.window)
    return made


def out(hands: Hands, name: str) -> EntryId:
    """Knock somebody out."""
    desk = hands.desk
    entry = desk.journal.tournament.playing_persons[desk.people.search(name)[0].id]
    seat = desk.journal.tournament.seating.at(entry)
    assert seat is not None
    hands.bridge.do(Bust((Out(entry, seat),)))
    return entry


def done(desk: Desk) -> object:
    return desk.journal.lines[-1].action


def dialog(app: QApplication, kind: type) -> object:
    return next(one for one in app.topLevelWidgets() if isinstance(one, kind) and one.isVisible())


def test_enter_on_who_is_out_is_a_re_entry(hands: Hands, desk: Desk) -> None:
    entry = out(hands, "Lee")

    hands.press(hands.find("lee"), ENTER)

    action = done(desk)
    assert isinstance(action, Reenter)
    assert action.of == entry
    assert hands.said("state") == "waits for a seat, no. 4"


def test_a_rebuy_and_an_add_on_have_their_keys(hands: Hands, desk: Desk) -> None:
    field = hands.find("lee")
    hands.press(field, ENTER)  # is in already: shown

    QTest.keyClick(hands.window, Qt.Key.Key_F7)
    rebuy = done(desk)
    QTest.keyClick(hands.window, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)

    assert isinstance(rebuy, Rebuy)
    assert isinstance(done(desk), AddOn)
    assert hands.cells(hands.table("entries"), 8).count("1 rebuy · 1 add-on") == 1


def test_once_somebody_has_won_nothing_is_sold_any_more(hands: Hands, desk: Desk) -> None:
    places = desk.journal.tournament.seating.places
    winner, *others = sorted(
        desk.journal.tournament.playing_persons.values(), key=lambda one: one not in places
    )
    for entry in [one for one in others if one not in places]:
        hands.bridge.do(Withdraw(entry), "gone")
    gone = tuple(Out(one, places[one]) for one in others if one in places)
    hands.bridge.do(Bust(gone, ends=True), "the last ones", overrule=True)
    assert desk.journal.tournament.winner == winner

    for entry in (winner, gone[0].entry):
        name = desk.people.find(desk.journal.tournament.entries[entry].person).family
        hands.press(hands.find(name.lower()), Qt.Key.Key_Down)
        for command in ("registration.reenter", "registration.rebuy", "registration.add_on"):
            assert not hands.window.commands[command].when(), (name, command)


def test_an_event_without_offers_shows_no_button_for_them(hands: Hands, desk: Desk) -> None:
    shown = hands.button("rebuy")
    hands.press(hands.find("lee"), ENTER)
    offered = shown.isVisible()
    hands.bridge.do(SetUp(replace(OFFERING, rebuy=None)), "no rebuys", overrule=True)

    assert (offered, shown.isVisible()) == (True, False)


def test_those_who_wait_get_the_free_seats_and_their_cards_are_shown(
    app: QApplication, hands: Hands, desk: Desk
) -> None:
    for name in ("Lee", "Roy"):
        out(hands, name)

    QTest.keyClick(hands.window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)

    tournament = desk.journal.tournament
    assert len(tournament.seating.places) == 9
    cards = dialog(app, PrintCardDialog)
    assert isinstance(cards, PrintCardDialog)
    cards.reject()


def test_a_table_is_checked_in_a_few_keys(app: QApplication, hands: Hands, desk: Desk) -> None:
    """P26: who is not right is unticked by his seat, Enter stores the rest."""
    QTest.keyClick(hands.window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    check = dialog(app, CheckSeatsDialog)
    assert isinstance(check, CheckSeatsDialog)
    seats = the(check, QListWidget, "seats")

    QTest.keyClicks(seats, "37")
    QTest.keyClick(seats, ENTER)

    action = done(desk)
    assert isinstance(action, CheckSeats)
    assert len(action.entries) == 7
    assert the(check, QSpinBox, "table").value() == 1  # two are left
    QTest.keyClick(seats, Qt.Key.Key_0)  # no seat 10: nothing happens
    check.reject()


def test_checking_ends_with_the_last_table(app: QApplication, hands: Hands, desk: Desk) -> None:
    QTest.keyClick(hands.window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    check = dialog(app, CheckSeatsDialog)
    assert isinstance(check, CheckSeatsDialog)

    QTest.keyClick(the(check, QListWidget, "seats"), ENTER)

    action = done(desk)
    assert isinstance(action, CheckSeats)
    assert len(action.entries) == 9
    assert not check.isVisible()


def test_no_shows_give_their_seats_up(app: QApplication, hands: Hands, desk: Desk) -> None:
    QTest.keyClick(hands.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    shown = dialog(app, NoShowsDialog)
    assert isinstance(shown, NoShowsDialog)
    seats, yes = the(shown, QListWidget, "seats"), the(shown, QPushButton, "yes")
    assert not yes.isEnabled()

    type_text(shown.filter, "lee")
    seats.setFocus()
    QTest.keyClick(seats, Qt.Key.Key_Space)
    assert yes.text() == "Give 1 seat up"
    QTest.keyClick(shown, ENTER)

    action = done(desk)
    lee = desk.journal.tournament.playing_persons[desk.people.search("Lee")[0].id]
    assert action == ReleaseSeats((lee,))


def test_no_shows_are_typed_and_ticked_without_leaving_the_field(
    app: QApplication, hands: Hands, desk: Desk
) -> None:
    QTest.keyClick(hands.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    shown = dialog(app, NoShowsDialog)
    assert isinstance(shown, NoShowsDialog)
    seats = the(shown, QListWidget, "seats")
    shown.filter.setFocus()
    QTest.keyClick(shown.filter, Qt.Key.Key_Down)
    assert shown.focusWidget() is seats
    shown.filter.setFocus()

    type_text(shown.filter, "1-4")
    QTest.keyClick(shown.filter, ENTER)
    assert shown.isVisible(), "the first Enter ticks"
    type_text(shown.filter, "1-2")
    QTest.keyClick(shown.filter, ENTER)
    QTest.keyClick(shown.filter, ENTER)

    action = done(desk)
    assert isinstance(action, ReleaseSeats)
    assert len(action.entries) == 2
    assert {1, 2, 3, 4} - set(desk.journal.tournament.seating.players(1)) == {2, 4}
    assert not shown.isVisible()


def test_the_list_of_no_shows_is_narrowed_and_ticks_stay(app: QApplication, hands: Hands, desk: Desk) -> None:
    QTest.keyClick(hands.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    shown = dialog(app, NoShowsDialog)
    assert isinstance(shown, NoShowsDialog)
    seats = the(shown, QListWidget, "seats")
    counts = [seats.count()]
    seats.item(0).setCheckState(Qt.CheckState.Checked)
    seats.item(1).setCheckState(Qt.CheckState.Checked)
    seats.item(1).setCheckState(Qt.CheckState.Unchecked)

    for text in ("7", "1", "1-4", "nobody", "²", "9" * 5_000):
        shown.filter.setText(text)
        counts.append(seats.count())
    shown.filter.clear()
    shown.away.setChecked(True)
    counts.append(seats.count())

    assert counts == [9, 0, 9, 1, 0, 0, 0, 0]
    assert len(shown.released()) == 1
    shown.reject()


def test_chips_that_leave_with_a_player_are_those_that_were_counted(
    app: QApplication, hands: Hands, desk: Desk
) -> None:
    """P07: the stack is counted, shown and out of play."""
    hands.press(hands.find("lee"), ENTER)
    QTest.keyClick(hands.window, Qt.Key.Key_F8)
    leaving = dialog(app, WithdrawDialog)
    assert isinstance(leaving, WithdrawDialog)
    before = desk.journal.tournament.chips.in_play

    type_text(leaving.stack, "999999999")
    leaving.reason.setText("disqualified")
    refused = leaving.yes.isEnabled()
    leaving.stack.clear()
    type_text(leaving.stack, "none")
    letters = leaving.yes.isEnabled()
    leaving.stack.clear()
    type_text(leaving.stack, "8 000")
    QTest.keyClick(leaving, ENTER)

    assert (refused, letters) == (False, False)
    assert desk.journal.tournament.chips.in_play == before - 8_000


def test_a_stack_that_stays_is_not_counted_yet(app: QApplication, hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER)
    QTest.keyClick(hands.window, Qt.Key.Key_F8)
    leaving = dialog(app, WithdrawDialog)
    assert isinstance(leaving, WithdrawDialog)
    type_text(leaving.stack, "8 000")
    leaving.reason.setText("called away")

    the(leaving, QRadioButton, "chips-dead").click()
    QTest.keyClick(leaving, ENTER)

    action = done(desk)
    assert isinstance(action, Withdraw)
    assert (action.chips, action.stack) == ("dead", None)


def test_a_receipt_is_seen_before_it_is_printed(app: QApplication, hands: Hands) -> None:
    hands.press(hands.find("lee"), ENTER)

    QTest.keyClick(
        hands.window,
        Qt.Key.Key_P,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )

    receipt = dialog(app, PrintReceiptDialog)
    assert isinstance(receipt, PrintReceiptDialog)
    assert receipt.file_name() == "Receipt.pdf"
    receipt.reject()


def test_a_chair_chosen_by_hand_goes_to_a_re_entry_of_who_is_out(hands: Hands, desk: Desk) -> None:
    entry = out(hands, "Lee")
    person = desk.journal.tournament.entries[entry].person
    seat = TableSeat(1, desk.journal.tournament.empty_seats(1)[0])

    again = entering(hands.bridge, person, seat)
    newcomer = entering(hands.bridge, PersonId(999), seat)

    assert isinstance(again, Reenter)
    assert (again.of, again.seat) == (entry, seat)
    assert isinstance(newcomer, Register)
    assert newcomer.stack == 10_000
