"""Button, hands and absence at a table, as a floor person or a dealer does them: by keys and by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.hands import LastHand
from director.domain.marks import Mark
from director.domain.plan import Plan
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.structure import Level, Structure
from director.gui.dialogs.adjust_chips import AdjustChipsDialog
from director.gui.dialogs.colour_up import ColourUpDialog
from director.gui.dialogs.come_back import ComeBackDialog
from director.gui.dialogs.first_button import FirstButtonDialog
from director.gui.dialogs.handbook import HandbookDialog
from director.gui.dialogs.next_hand import NextHandDialog
from director.gui.dialogs.rule_book import RuleBookDialog
from director.gui.dialogs.set_button import SetButtonDialog
from director.gui.dialogs.skip_button import SkipButtonDialog
from director.gui.look import Look
from director.gui.widgets.table_ring import TableRing
from director.gui.worker import Worker
from director.host import chance
from director.rules.clock_steps import set_structure
from director.rules.table.proposals import propose_hand
from tests.gui.finding import the
from tests.gui.keyboard import NONE
from tests.gui.recorder import Recorder
from tests.gui.table_room import LEFT, SHIFT, Dealer, a_table, fill, push, said, who
from tests.helpers.evening import PLAN

Key = Qt.Key
RING = replace(PLAN, rules="draw-room", discipline="draw5")
Come = Callable[[Desk], Dealer]


@pytest.fixture
def come(qtbot: QtBot, look: Look, at_once: Worker) -> Iterator[Come]:
    """A dealer comes to the window of this desk."""
    dealers: list[Dealer] = []

    def comes(desk: Desk) -> Dealer:
        dealers.append(Dealer(desk, look, at_once, qtbot))
        return dealers[-1]

    yield comes
    for dealer in dealers:
        dealer.desk.venue.close()
    dealers.clear()


def after(desk: Desk) -> LastHand | None:
    return desk.journal.tournament.tables[1].last


def number(dialog: SetButtonDialog | NextHandDialog, name: str) -> QSpinBox:
    return the(dialog, QSpinBox, name)


def next_hand(dealer: Dealer) -> NextHandDialog:
    """The proposal of the next hand; where no blinds were ever said, that there are none is said."""
    dialog = dealer.opens(NextHandDialog, Key.Key_N)
    for name in ("small", "big"):
        edit = the(dialog, QLineEdit, name)
        edit.setText(edit.text() or "0")
    return dialog


# ------------------------------------------------------------------ which commands there are


def test_a_table_before_its_first_hand_offers_the_draw_of_the_button(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path, last=None, started=False))

    assert dealer.at(1).offered() == ["first_button", "set_button", "colour_up", "adjust", "break"]
    assert dealer.at(2).offered() == ["adjust", "close_table"]
    assert dealer.at(1, 2).offered()[:1] == ["away"]


def test_a_table_in_play_offers_the_next_hand_first(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    offered = ["out_several", "next_hand", "set_button", "colour_up", "adjust", "break"]
    assert dealer.at(1).offered() == offered
    for _number in range(2):
        next_hand(dealer).accept()

    offered.insert(3, "skip_button")
    assert dealer.at(1).offered() == offered


def test_a_game_without_a_button_offers_none(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path, plan=replace(PLAN, discipline="stud"), last=None))

    assert dealer.at(1).offered() == ["out_several", "colour_up", "adjust", "break"]


def test_a_seat_where_a_newcomer_waits_for_the_button_is_told_before_the_move(
    come: Come, tmp_path: Path
) -> None:
    desk = a_table(tmp_path, (1, 2, 4, 5, 6, 7), last=(1, 2, 4))
    desk.do(Move(who(desk, 7), TableSeat(1, 7), TableSeat(2, 1)))
    dealer = come(desk)
    dealer.at(2, 1)
    field, hint = dealer.page.panel.seat_field, dealer.page.panel.seat_hint
    field.setText("1-3")
    assert hint.text() == "Seat 1-3 is free; there a newcomer waits until the button has passed."
    field.setText("1-8")
    assert hint.text() == "Seat 1-8 is free."


# ------------------------------------------------------------------ the first button


def test_enter_deals_the_cards_and_enter_again_writes_the_button_down(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "cards", lambda: Random(5))
    desk = a_table(tmp_path, (1, 2, 4, 7), last=None)
    dealer = come(desk)
    dialog = dealer.at(1).opens(FirstButtonDialog, Key.Key_B, SHIFT)
    assert the(dialog, QPushButton, "yes").text() == "Deal the cards"
    before = desk.journal.seq

    QTest.keyClick(dialog, Key.Key_Return)
    ring = the(dialog, TableRing, "ring")
    cards = {one.seat: one.card for one in ring.seats if one.card is not None}
    assert desk.journal.seq == before
    assert cards.keys() == {1, 2, 4, 7}
    best = max(cards, key=cards.__getitem__)
    assert the(dialog, QPushButton, "yes").text() == f"Button to seat {best}"
    assert f"eat {best} " in said(dialog, "result")
    assert said(dialog, "why").startswith("By ")

    QTest.keyClick(dialog, Key.Key_Return)
    action = dealer.last()
    assert isinstance(action, SetButton)
    assert action.button == best
    assert dict(action.cards) == {seat: str(card) for seat, card in cards.items()}
    assert dealer.foot().startswith(f"Table 1: button drawn to seat {best} by ")
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert after(desk) is None


def test_cards_that_lie_on_the_table_are_typed_seat_by_seat(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path, (1, 2, 4, 7), last=None))
    dialog = dealer.at(1).opens(FirstButtonDialog, Key.Key_B, SHIFT)
    fill(dialog, "cards", "Kd 7c ")
    assert said(dialog, "result") == "Next card: seat 4"
    assert not the(dialog, QPushButton, "yes").isEnabled()

    fill(dialog, "cards", "Kd 7c 10h 7s")
    assert said(dialog, "result").startswith("Seat 1 has the highest card, K♦")
    QTest.keyClick(the(dialog, QLineEdit, "cards"), Key.Key_Return)

    assert dealer.last() == SetButton(1, 1, 2, 4, ((1, "Kd"), (2, "7c"), (4, "Th"), (7, "7s")))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("Kd Kd", "The card Kd stands there twice. A deck has it once."),
        ("Kx", "“Kx” is no card. Write the rank and the suit, such as Kd."),
        ("Kd 7c 10h 7s 2d", "The draw for the button needs one card for each player of table 1."),
    ],
)
def test_wrong_cards_are_called_so_while_typing(come: Come, tmp_path: Path, typed: str, why: str) -> None:
    dialog = come(a_table(tmp_path, (1, 2, 4, 7), last=None)).at(1).opens(FirstButtonDialog, Key.Key_B, SHIFT)
    fill(dialog, "cards", typed)

    assert said(dialog, "result") == why
    assert not the(dialog, QPushButton, "yes").isEnabled()


def test_a_house_whose_button_goes_to_the_dealers_right_deals_no_cards(come: Come, tmp_path: Path) -> None:
    plan = replace(PLAN, rules="wsop-2026", options=(("button_start", "dealers_right"),))
    dealer = come(a_table(tmp_path, (1, 4, 7), plan=plan, last=None))
    dialog = dealer.at(1).opens(FirstButtonDialog, Key.Key_B, SHIFT)

    assert not the(dialog, QLineEdit, "cards").isVisible()
    QTest.keyClick(dialog, Key.Key_Return)
    assert dealer.last() == SetButton(1, 7, 1, 4)


def test_the_article_is_read_from_the_dialog(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path, (1, 2), last=None))
    dialog = dealer.at(1).opens(FirstButtonDialog, Key.Key_B, SHIFT)
    fill(dialog, "cards", "Kd 7c")
    QTest.keyClick(dialog, Key.Key_F1, SHIFT)

    book = the(dialog, RuleBookDialog)
    assert the(book, QLineEdit, "find").text() == "SP 4.5.1"
    book.close()


def test_somebody_who_sits_down_meanwhile_is_asked_for_a_card_too(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path, (1, 2, 4), last=None)
    dealer = come(desk)
    dialog = dealer.at(1).opens(FirstButtonDialog, Key.Key_B, SHIFT)
    fill(dialog, "cards", "Kd 7c 10h")
    dealer.window.bridge.do(Move(who(desk, 4), TableSeat(1, 4), TableSeat(2, 4)))

    assert said(dialog, "result") == "The draw for the button needs one card for each player of table 1."
    dialog.reject()


# ------------------------------------------------------------------ the button by hand


def test_a_click_places_the_button_and_the_blinds_follow(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path, (1, 2, 4, 7), last=None)
    dealer = come(desk)
    dialog = dealer.at(1).opens(SetButtonDialog, Key.Key_B)
    ring = dialog.ring
    QTest.mouseClick(ring, LEFT, pos=ring.rect_of(4).center().toPoint())
    assert [number(dialog, name).value() for name in ("button", "small", "big")] == [4, 7, 1]

    number(dialog, "big").setFocus()
    QTest.mouseClick(ring, LEFT, pos=ring.rect_of(2).center().toPoint())
    push(dialog, "yes")

    assert dealer.last() == SetButton(1, 4, 7, 2)
    assert dealer.foot() == "Table 1: button at seat 4, blinds at 7 and 2"
    assert dealer.page.map.sentence(TableSeat(1, 4)).endswith(", button")


def test_numbers_are_typed_and_enter_writes_them_down(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1).opens(SetButtonDialog, Key.Key_B)
    assert [number(dialog, name).value() for name in ("button", "small", "big")] == [1, 2, 3]
    box = number(dialog, "button")
    box.selectAll()
    QTest.keyClicks(box, "5")
    fill(dialog, "waits", "4")
    QTest.keyClick(the(dialog, QLineEdit, "waits"), Key.Key_Return)

    assert dealer.last() == SetButton(1, 5, 6, 1, waits=(4,))
    assert desk.journal.tournament.mark(who(desk, 4)) == Mark("NEW", waits="button")


@pytest.mark.parametrize(
    ("waits", "why"),
    [("x", "Write numbers such as 3, 5."), ("9", "1-9 is empty. Look again."), ("3", "")],
)
def test_seats_that_wait_are_checked(come: Come, tmp_path: Path, waits: str, why: str) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(SetButtonDialog, Key.Key_B)
    fill(dialog, "waits", waits)

    shown = {the(dialog, QLabel, "waits_wrong").text(), said(dialog, "result")}
    assert why in shown if waits == "x" else the(dialog, QPushButton, "yes").isEnabled() is (waits == "3")


def test_a_button_and_a_big_blind_on_one_seat_cannot_be(come: Come, tmp_path: Path) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(SetButtonDialog, Key.Key_B)
    number(dialog, "big").setValue(1)

    assert said(dialog, "result") == (
        "Seat 1-1 cannot have the big blind and the button or small blind as well."
    )
    assert not the(dialog, QPushButton, "yes").isEnabled()
    dialog.accept()
    assert dialog.isVisible()


def test_what_the_rules_object_to_is_said_and_done_only_with_a_reason(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = a_table(tmp_path, plan=replace(PLAN, rules="tda-2024"))
    dealer = come(desk)
    dialog = dealer.at(1).opens(SetButtonDialog, Key.Key_B)
    number(dialog, "small").setValue(0)
    assert "by this rule the small blind has a seat" in said(dialog, "result")
    asked.reason_given = "the dealer says so"
    push(dialog, "yes")
    qtbot.waitUntil(lambda: isinstance(dealer.last(), SetButton) and bool(desk.journal.lines[-1].overruled))

    assert desk.journal.lines[-1].reason == "the dealer says so"
    assert after(desk) == LastHand(1, None, 3)


# ------------------------------------------------------------------ the next hand


def test_one_key_proposes_the_next_hand_and_enter_deals_it(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = next_hand(dealer.at(1, 4))
    assert dialog.windowTitle() == "Hand 2 of table 1"
    assert said(dialog, "result") == "Button at seat 2, small blind 3, big blind 4."
    assert said(dialog, "why").startswith("By ")
    fill(dialog, "small", "200")
    fill(dialog, "big", "400")
    QTest.keyClick(dialog, Key.Key_Return)

    hand = dealer.last()
    assert isinstance(hand, PlayHand)
    assert (hand.hand, hand.button, hand.small, hand.big, hand.blinds) == (2, 2, 3, 4, (200, 400))
    assert dealer.foot() == "Table 1, hand 2: button at seat 2, blinds at seats 3 and 4"
    assert dealer.page.map.sentence(TableSeat(1, 2)).endswith(", button")

    again = next_hand(dealer)
    assert (the(again, QLineEdit, "small").text(), the(again, QLineEdit, "big").text()) == ("200", "400")
    again.accept()
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert after(desk) == LastHand(2, 3, 4)


def test_the_antes_of_the_level_are_told_with_the_hand(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    level = Level(20, 200, 400, ante=400, ante_kind="big_blind")
    desk.clock(lambda tournament, now: set_structure(tournament, now, Structure((level,))))
    dialog = next_hand(come(desk).at(1, 4))

    assert said(dialog, "others") == "Big-blind ante to collect: 400 from seat 4."
    assert (the(dialog, QLineEdit, "small").text(), the(dialog, QLineEdit, "big").text()) == ("200", "400")


def test_who_is_away_and_who_is_new_are_told_before_the_deal(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path, range(1, 8))
    newcomer = who(desk, 7)
    desk.do(Move(newcomer, TableSeat(1, 7), TableSeat(2, 7)))
    desk.do(SetButton(1, 1, 2, 4))
    desk.do(Move(newcomer, TableSeat(2, 7), TableSeat(1, 7)))
    desk.do(Move(who(desk, 3), TableSeat(1, 3), TableSeat(2, 3)))
    desk.do(Move(newcomer, TableSeat(1, 7), TableSeat(1, 3)))
    desk.do(Away(who(desk, 5)))
    dialog = next_hand(come(desk).at(1))

    told = said(dialog, "others").splitlines()
    assert any(line.startswith("5 ") and "the hand is dead" in line for line in told)
    assert any(line.startswith("3 ") and "not dealt in: waits for the button" in line for line in told)


def test_a_hand_changed_by_hand_meets_an_objection_and_is_written_with_a_reason(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = next_hand(dealer.at(1))
    fill(dialog, "small", "200")
    fill(dialog, "big", "400")
    assert not number(dialog, "button-seat").isVisible()
    QTest.keyClick(dialog, Key.Key_F2)
    assert number(dialog, "button-seat").isVisible()
    for name, seat in (("button-seat", 3), ("small-seat", 4), ("big-seat", 5)):
        box = number(dialog, name)
        box.selectAll()
        QTest.keyClicks(box, str(seat))
    assert "has button 2, small blind 3, big blind 4" in said(dialog, "result")
    assert the(dialog, QLineEdit, "live-5").text() == "400"
    asked.reason_given = "the dealer moved the button twice"
    QTest.keyClick(the(dialog, QPushButton, "yes"), Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(dealer.last(), PlayHand))

    assert desk.journal.lines[-1].overruled == ("hand_positions",)
    assert after(desk) == LastHand(3, 4, 5)


def test_somebody_left_out_by_hand_and_another_post(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = next_hand(dealer.at(1))
    fill(dialog, "small", "200")
    fill(dialog, "big", "400")
    push(dialog, "change")
    the(dialog, QCheckBox, "dealt-6").click()
    assert not the(dialog, QLineEdit, "live-6").isEnabled()
    fill(dialog, "dead-4", "x")
    assert said(dialog, "result") == "Write a number of chips."
    fill(dialog, "dead-4", "100")
    asked.reason_given = "as it was dealt"
    push(dialog, "yes")
    qtbot.waitUntil(lambda: isinstance(dealer.last(), PlayHand))

    hand = dealer.last()
    assert isinstance(hand, PlayHand)
    assert [(post.seat, post.live, post.dead) for post in hand.posts] == [(3, 200, 0), (4, 400, 100)]
    assert [one.seat for one in hand.waits] == [6]


def test_what_was_changed_by_hand_is_left_behind_when_the_box_is_closed(come: Come, tmp_path: Path) -> None:
    dialog = next_hand(come(a_table(tmp_path)).at(1))
    push(dialog, "change")
    number(dialog, "button-seat").setValue(5)
    push(dialog, "change")

    assert said(dialog, "result") == "Button at seat 2, small blind 3, big blind 4."


def test_the_first_hand_of_all_starts_play_as_well_and_says_so(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path, started=False)
    dealer = come(desk)
    dialog = next_hand(dealer.at(1))
    assert "With this hand play starts" in said(dialog, "others")
    QTest.keyClick(the(dialog, QPushButton, "yes"), Key.Key_Return)

    start, hand = (line.action for line in desk.journal.lines[-2:])
    assert isinstance(start, StartPlay)
    assert isinstance(hand, PlayHand)
    assert desk.journal.tournament.started


def test_a_hand_that_cannot_be_dealt_says_why(come: Come, tmp_path: Path) -> None:
    dialog = next_hand(come(a_table(tmp_path)).at(1))
    fill(dialog, "big", "many")
    assert said(dialog, "result") == "Write a number of chips."
    assert not the(dialog, QPushButton, "yes").isEnabled()
    dialog.accept()
    assert dialog.isVisible()


def test_blinds_that_nobody_said_are_asked_for_and_nought_may_be_said(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1).opens(NextHandDialog, Key.Key_N)
    small, big = the(dialog, QLineEdit, "small"), the(dialog, QLineEdit, "big")
    assert (small.text(), big.text()) == ("", "")
    assert small.hasFocus()
    before = desk.journal.seq
    QTest.keyClick(small, Key.Key_Return)
    assert said(dialog, "result") == "Write the small blind; 0 where there is none."
    fill(dialog, "small", "0")
    QTest.keyClick(small, Key.Key_Return)
    assert said(dialog, "result") == "Write the big blind; 0 where there is none."
    assert (desk.journal.seq, dialog.isVisible()) == (before, True)
    fill(dialog, "big", "0")
    QTest.keyClick(big, Key.Key_Return)

    dealt = dealer.last()
    assert isinstance(dealt, PlayHand)
    assert dealt.blinds == (0, 0)
    again = dealer.opens(NextHandDialog, Key.Key_N)
    assert the(again, QLineEdit, "small").text() == "0"
    assert the(again, QPushButton, "yes").hasFocus()
    again.reject()


def test_a_hand_that_another_desk_dealt_meanwhile_is_not_dealt_twice(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = next_hand(dealer.at(1))
    assert dialog.windowTitle() == "Hand 2 of table 1"
    dealer.window.bridge.do(propose_hand(desk.journal.tournament, 1).answer)
    written = desk.journal.seq

    assert dialog.windowTitle() == dialog.heading.text() == "Hand 3 of table 1"
    assert said(dialog, "result").startswith("The table has moved on: hand 3 is next now.")
    QTest.keyClick(dialog, Key.Key_Return)
    assert (desk.journal.seq, dialog.isVisible()) == (written, True)
    assert said(dialog, "result") == "Button at seat 3, small blind 4, big blind 5."
    QTest.keyClick(dialog, Key.Key_Return)
    dealt = dealer.last()
    assert isinstance(dealt, PlayHand)
    assert dealt.hand == 3


# ------------------------------------------------------------------ markers


def owing(tmp_path: Path, plan: Plan = RING) -> Desk:
    """Seat 3 missed both blinds of a ring game and is still away."""
    desk = a_table(tmp_path, plan=plan, last=(6, 1, 2))
    desk.do(Away(who(desk, 3)))
    for _number in range(3):
        desk.do(propose_hand(desk.journal.tournament, 1, (200, 400)).answer)
    return desk


def test_a_key_marks_somebody_away_and_the_same_key_brings_him_back(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dealer.at(1, 5).press(Key.Key_A)
    assert dealer.last() == Away(who(desk, 5))
    assert dealer.page.map.sentence(TableSeat(1, 5)).endswith(", away")
    assert dealer.foot().endswith(" is away")

    dealer.press(Key.Key_A)
    assert dealer.last() == Back(who(desk, 5))
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.journal.tournament.mark(who(desk, 5)).away


@pytest.mark.parametrize(("choice", "says"), [("post", "post"), ("wait", "wait")])
def test_who_owes_a_blind_says_on_return_whether_he_posts_or_waits(
    come: Come, tmp_path: Path, choice: str, says: str
) -> None:
    desk = owing(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1, 3).opens(ComeBackDialog, Key.Key_A)
    assert said(dialog, "about") == "ML: missed the big blind, owes both"
    assert the(dialog, QAbstractButton, "post").text() == "Comes in now: posts 400 live, 200 dead"
    the(dialog, QAbstractButton, choice).click()
    push(dialog, "yes")

    assert dealer.last() == Back(who(desk, 3), says)  # type: ignore[arg-type]
    assert "post_or_wait" not in dealer.offered()
    assert "choose" in dealer.offered()


def test_who_may_not_come_in_yet_is_told_so_and_waits_unless_a_reason_is_given(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = owing(tmp_path)
    for _number in range(20):
        if desk.may(Back(who(desk, 3), "post")):
            break
        desk.do(propose_hand(desk.journal.tournament, 1, (200, 400)).answer)
    dealer = come(desk)
    dialog = dealer.at(1, 3).opens(ComeBackDialog, Key.Key_A)

    assert the(dialog, QAbstractButton, "wait").isChecked()
    assert "may not come back yet" in said(dialog, "objects")
    the(dialog, QAbstractButton, "post").click()
    asked.reason_given = "the floor allows it"
    push(dialog, "yes")
    qtbot.waitUntil(lambda: dealer.last() == Back(who(desk, 3), "post"))


def test_before_the_deal_the_choice_is_changed_and_written_with_the_hand(come: Come, tmp_path: Path) -> None:
    desk = owing(tmp_path)
    desk.do(Back(who(desk, 3)))
    dealer = come(desk)
    dialog = next_hand(dealer.at(1))
    box = the(dialog, QComboBox, "says-3")
    assert box.currentText() == "waits for the big blind"
    box.setCurrentIndex(1)
    assert box.currentText() == "posts 400 live, 200 dead"
    decisions = dialog.decisions()
    push(dialog, "yes")

    assert decisions[0] == Back(who(desk, 3), "post")
    hand = dealer.last()
    assert isinstance(hand, PlayHand)
    assert desk.journal.lines[-2].action == Back(who(desk, 3), "post")
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.journal.tournament.mark(who(desk, 3)).says is None


# ------------------------------------------------------------------ the button was not moved


def played(tmp_path: Path) -> Desk:
    desk = a_table(tmp_path)
    for _number in range(2):
        desk.do(propose_hand(desk.journal.tournament, 1, (200, 400)).answer)
    return desk


def test_after_substantial_action_the_button_goes_on_by_one(come: Come, tmp_path: Path) -> None:
    desk = played(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1).opens(SkipButtonDialog, Key.Key_N, SHIFT)
    assert said(dialog, "about").startswith("TDA 34-A: ")
    follows = {name: said(dialog, f"{name}-follows") for name in ("one", "two", "stay")}
    assert len(set(follows.values())) == 3
    assert the(dialog, QAbstractButton, "one").isChecked()
    QTest.keyClick(dialog, Key.Key_Return)

    action = dealer.last()
    assert isinstance(action, SkipButton)
    assert (action.steps, action.acted, action.hand) == ("one", True, 3)
    assert dealer.foot() == "Table 1: the button was not moved in hand 3; it goes on by one place"
    proposal = next_hand(dealer)
    assert said(proposal, "result") == follows["one"] + "."
    proposal.reject()


def test_that_it_stays_after_action_meets_an_objection(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = played(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1).opens(SkipButtonDialog, Key.Key_N, SHIFT)
    the(dialog, QAbstractButton, "stay").click()
    assert "the button does not stay for another" in said(dialog, "result")
    the(dialog, QCheckBox, "acted").click()
    assert not the(dialog, QLabel, "result").isVisible()
    the(dialog, QCheckBox, "acted").click()
    asked.reason_given = "a gesture to the table"
    push(dialog, "yes")
    qtbot.waitUntil(lambda: isinstance(dealer.last(), SkipButton))

    assert desk.journal.lines[-1].overruled == ("button_stays",)


def test_where_too_few_hands_are_known_only_what_can_be_is_offered(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path, last=(1, 3, 6))
    desk.do(propose_hand(desk.journal.tournament, 1, (200, 400)).answer)
    dialog = come(desk).at(1).opens(SkipButtonDialog, Key.Key_N, SHIFT)

    assert not the(dialog, QAbstractButton, "stay").isEnabled()
    assert said(dialog, "stay-follows") == "Too few hands of this table are known for that."
    dialog.reject()


# ------------------------------------------------------------------ what all of them share

OPENED: dict[str, tuple[type[QDialog], int, Qt.Key, Qt.KeyboardModifier]] = {
    "set": (SetButtonDialog, 0, Key.Key_B, NONE),
    "next": (NextHandDialog, 0, Key.Key_N, NONE),
    "skip": (SkipButtonDialog, 0, Key.Key_N, SHIFT),
    "chips": (AdjustChipsDialog, 3, Key.Key_C, SHIFT),
    "race": (ColourUpDialog, 0, Key.Key_C, NONE),
}


@pytest.mark.parametrize("name", OPENED)
def test_f1_leads_to_the_page_about_it_and_esc_leaves_without_harm(
    come: Come, tmp_path: Path, name: str
) -> None:
    desk = played(tmp_path)
    kind, seat, key, modifiers = OPENED[name]
    before, dealer = desk.journal.seq, come(desk)
    dialog = dealer.at(1, seat).opens(kind, key, modifiers)
    QTest.keyClick(dialog, Key.Key_F1)
    handbook = the(dialog, HandbookDialog)
    assert the(handbook, QListWidget).currentItem().text() == "Button, blinds and chip race"
    handbook.close()
    QTest.keyClick(dialog, Key.Key_Escape)

    assert not dealer.stands(kind)
    assert desk.journal.seq == before


@pytest.mark.parametrize("name", OPENED)
def test_no_two_letters_with_alt_do_different_things(come: Come, tmp_path: Path, name: str) -> None:
    kind, seat, key, modifiers = OPENED[name]
    dialog = come(played(tmp_path)).at(1, seat).opens(kind, key, modifiers)
    buttons = [one.text() for one in dialog.findChildren(QAbstractButton)]
    labels = [one.text() for one in dialog.findChildren(QLabel) if one.buddy() is not None]
    letters = [found[1].lower() for text in (*buttons, *labels) if (found := re.search(r"&(\w)", text))]

    assert sorted(letters) == sorted(set(letters))


@pytest.mark.parametrize("name", OPENED)
def test_every_field_has_a_name_for_a_screen_reader(come: Come, tmp_path: Path, name: str) -> None:
    kind, seat, key, modifiers = OPENED[name]
    dialog = come(played(tmp_path)).at(1, seat).opens(kind, key, modifiers)
    fields: list[QWidget] = [*dialog.findChildren(QSpinBox), *dialog.findChildren(QComboBox)]
    fields += [one for one in dialog.findChildren(QLineEdit) if not one.objectName().startswith("qt_")]
    inner = {box.lineEdit() for box in dialog.findChildren(QComboBox)}

    assert [one.objectName() for one in fields if one not in inner and not one.accessibleName()] == []
