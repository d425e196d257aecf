"""Button and blinds of a table of the event, answered on page Table tools with the reason beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from director.domain.plan import Plan
from director.domain.play import Away, PlayHand, SetButton, SkipButton, StartPlay
from director.gui.dialogs.next_hand import NextHandDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.dialogs.set_button import SetButtonDialog
from director.gui.look import Look
from director.gui.pages import tools_button_next
from director.gui.pages.tools_button import EventButtonPane
from director.gui.worker import Worker
from director.rules.table.proposals import propose_hand
from director.views.table_tools.ring import RingSeat
from tests.gui.finding import the
from tests.gui.judge import LEFT, Judge, Key, plain, put
from tests.gui.keyboard import CTRL
from tests.gui.recorder import Recorder
from tests.gui.table_room import a_table
from tests.helpers.evening import PLAN

RING_GAME = replace(PLAN, rules="draw-room", discipline="draw5")


class Dealer(Judge):
    """A judge at the button tool of table 1."""

    @property
    def pane(self) -> EventButtonPane:
        found = self.page.work().pane
        assert isinstance(found, EventButtonPane)
        return found

    def presses(self, seat: int) -> None:
        spot = self.pane.ring.rect_of(seat).center().toPoint()
        QTest.mouseClick(self.pane.ring, LEFT, pos=spot)

    def pushes(self, name: str) -> None:
        QTest.mouseClick(
            the(self.pane.way if name in ("yes", "change") else self.pane, QAbstractButton, name), LEFT
        )

    def deals(self, hands: int = 1) -> None:
        for _hand in range(hands):
            self.pushes("yes")

    def goes_away(self, seat: int) -> None:
        self.presses(seat)
        self.pushes("away")
        self.presses(seat)

    def comes_back(self, seat: int, says: str) -> None:
        """Back at the seat; what he says is chosen at the right."""
        self.presses(seat)
        self.pushes("back")
        self.presses(seat)
        box = the(self.pane.way, QComboBox, f"says-{seat}")
        box.setCurrentIndex(box.findData(says))

    def at(self, seat: int) -> RingSeat:
        shown = self.pane.ring.shown
        assert shown is not None
        return shown.seats[seat - 1]

    def answers(self) -> list[str]:
        return plain(self.pane.way.answers.text).split("\n")


def a_dealer(
    folder: Path,
    look: Look,
    worker: Worker,
    qtbot: QtBot,
    plan: Plan = PLAN,
    last: tuple[int, int | None, int] | None = (1, 2, 3),
    *,
    started: bool = True,
) -> Dealer:
    """Six players, seats 1 to 6; the tool is open, blinds 100/200."""
    dealer = Dealer(a_table(folder, range(1, 7), plan=plan, last=last, started=started), look, worker, qtbot)
    dealer.opens(1)
    dealer.tool(Key.Key_2)
    if last is not None:
        put(dealer.pane.way, "small", "100")
        put(dealer.pane.way, "big", "200")
    return dealer


@pytest.fixture
def dealer(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Dealer:
    return a_dealer(tmp_path, look, at_once, qtbot)


@pytest.fixture
def ring_game(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Dealer:
    """Where the absent are not dealt in and have markers."""
    return a_dealer(tmp_path, look, at_once, qtbot, RING_GAME)


# ------------------------------------------------------------------ the next hand


def test_enter_deals_hand_after_hand_each_with_its_reason(dealer: Dealer) -> None:
    assert dealer.answers()[:2] == [
        "Hand 2: button at seat 2, small blind 3, big blind 4.",
        "By SP Definitions.",
    ]
    assert [(one, dealer.at(one).marks, dealer.at(one).bet) for one in (2, 3, 4)] == [
        (2, ("D",), ""),
        (3, ("SB",), "100"),
        (4, ("BB",), "200"),
    ]
    dealer.pane.take_focus()
    dealer.press(dealer.pane.way.yes, Key.Key_Return)

    hand = dealer.desk.journal.lines[-1].action
    assert isinstance(hand, PlayHand)
    assert (hand.hand, hand.button, hand.blinds) == (2, 2, (100, 200))
    assert dealer.answers()[0] == "Hand 3: button at seat 3, small blind 4, big blind 5."


def test_who_is_away_in_a_tournament_is_dealt_in_and_blinded(dealer: Dealer) -> None:
    dealer.goes_away(5)

    assert isinstance(dealer.desk.journal.lines[-1].action, Away)
    assert "5 Player00005 N.: away, the hand is dead" in dealer.answers()
    assert dealer.at(5).marks == ("away",)
    assert "TDA 30" in dealer.answers()[-1]
    dealer.presses(5)
    assert plain(the(dealer.pane, QLabel, "who").text()) == "Seat 5: Player00005 N. · away"
    assert not dealer.pane.away.isEnabled()
    dealer.pushes("back")
    assert dealer.at(5).marks == ()


def test_ml_and_ms_leave_and_come_back_over_two_rounds(ring_game: Dealer) -> None:
    # T179: the small blind is missed: the next seat has the big blind, nobody the small one.
    ring_game.goes_away(3)
    assert ring_game.answers()[0] == "Hand 2: button at seat 2, no small blind, big blind 4."
    assert "3 Player00003 N.: away, not dealt in (MS)" in ring_game.answers()
    ring_game.deals()
    assert ring_game.answers()[0] == "Hand 3: button at seat 4, small blind 5, big blind 6."
    ring_game.deals()
    # The big blind is missed: the next on the left posts it (DR).
    ring_game.goes_away(1)
    assert ring_game.answers()[0] == "Hand 4: button at seat 5, small blind 6, big blind 2."
    assert ring_game.at(1).marks == ("ML", "away")
    ring_game.deals()
    # Who has missed both owes both once: only ML remains.
    assert ring_game.answers()[0] == "Hand 5: button at seat 6, small blind 2, big blind 4."
    assert ring_game.at(3).marks == ("ML", "away")
    ring_game.deals()
    # T181: back early he posts both, the small blind dead.
    ring_game.comes_back(1, "post")
    assert "1 Player00001 N.: posts 200 live, 100 dead" in ring_game.answers()
    assert (ring_game.at(1).bet, ring_game.at(1).stack) == ("200", "posts 100 dead")
    ring_game.deals(3)
    # T182: at his own big blind he posts that alone.
    ring_game.comes_back(3, "wait")
    assert "3 Player00003 N.: not dealt in: waits for the big blind (ML)" in ring_game.answers()
    ring_game.deals()
    assert ring_game.answers()[0] == "Hand 10: button at seat 1, small blind 2, big blind 3."
    assert (ring_game.at(3).marks, ring_game.at(3).bet, ring_game.at(3).stack) == (("BB", "ML"), "200", "")
    ring_game.deals()
    assert not ring_game.desk.journal.tournament.marks


def test_once_the_button_has_passed_an_ms_player_posts_the_small_blind_dead(ring_game: Dealer) -> None:
    ring_game.goes_away(3)
    ring_game.deals()
    # T184: the button goes from seat 2 to seat 4 and so past him; nothing of his post is live.
    ring_game.comes_back(3, "post")

    assert ring_game.answers()[0] == "Hand 3: button at seat 4, small blind 5, big blind 6."
    assert (ring_game.at(3).bet, ring_game.at(3).stack) == ("", "posts 100 dead")


def test_blinds_that_nobody_said_are_asked_for(dealer: Dealer) -> None:
    put(dealer.pane.way, "small", "")
    assert dealer.answers() == ["Write the small blind; 0 where there is none."]
    put(dealer.pane.way, "small", "many")
    assert dealer.answers() == ["Write a number of chips."]
    assert not dealer.pane.way.yes.isEnabled()
    written = dealer.desk.journal.seq
    dealer.pane.way.accept()
    assert (dealer.desk.journal.seq, dealer.pane.asked()) == (written, None)
    dealer.pane.take_focus()
    assert dealer.window.focusWidget() is the(dealer.pane.way, QLineEdit, "small")


def test_a_level_that_began_meanwhile_is_seen_before_it_is_dealt(
    dealer: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = dealer.desk.journal.seq
    monkeypatch.setattr(tools_button_next, "blinds_now", lambda *_of: (200, 400))
    dealer.pushes("yes")
    assert (dealer.desk.journal.seq, dealer.at(3).bet) == (written, "200")
    dealer.pushes("yes")

    hand = dealer.desk.journal.lines[-1].action
    assert isinstance(hand, PlayHand)
    assert hand.blinds == (200, 400)


def test_what_happened_otherwise_is_put_in_by_the_dialog_of_the_floor(dealer: Dealer) -> None:
    dealer.pushes("change")
    dialog = the(dealer.window, NextHandDialog)
    assert dialog.change.isChecked()
    dialog.close()
    dealer.pushes("set-button")
    assert the(dealer.pane, SetButtonDialog).isVisible()


# ------------------------------------------------------------------ not moved, and the first button


@pytest.mark.parametrize(
    ("way", "button", "follows"),
    [
        ("stay", 2, "Hand 4: button at seat 2, small blind 3, big blind 4."),
        ("one", 3, "Hand 4: button at seat 3, small blind 4, big blind 5."),
        ("two", 4, "Hand 4: button at seat 4, small blind 5, big blind 6."),
    ],
)
def test_a_button_that_was_not_moved_stays_or_goes_on_by_one_or_two(
    dealer: Dealer, asked: Recorder, way: str, button: int, follows: str
) -> None:
    asked.reason_given = "nobody had looked at the cards"
    dealer.deals(2)
    dealer.pushes("way-button-skip")
    choice = the(dealer.pane.way, QAbstractButton, way)
    choice.click()
    assert "TDA 34-A" in dealer.answers()[-1]
    assert f"button at seat {button}" in dealer.answers()[0]
    dealer.pushes("yes")

    done = dealer.desk.journal.lines[-1].action
    assert isinstance(done, SkipButton)
    assert done.steps == way
    assert len(asked.reasons_asked) == (way == "stay")  # after substantial action nobody steps back
    dealer.pushes("way-button-next")
    assert dealer.answers()[0] == follows


def test_too_few_hands_are_named_once(dealer: Dealer) -> None:
    dealer.pushes("way-button-skip")

    assert dealer.answers() == ["Too few hands of this table are known for that."]
    assert dealer.pane.asked() is None
    assert not dealer.pane.way.yes.isEnabled()


def test_the_first_button_goes_to_the_highest_card_and_of_equal_ranks_to_the_higher_suit(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    dealer = a_dealer(tmp_path, look, at_once, qtbot, last=None, started=False)
    assert dealer.pane.way.key == "first"
    put(dealer.pane.way, "cards", "7c Kd")
    assert dealer.answers() == ["Next card: seat 3"]
    put(dealer.pane.way, "cards", "7c Kd 7c")
    assert "The card 7c stands there twice." in dealer.answers()[0]
    put(dealer.pane.way, "cards", "7c Kd 2s Ks 9h 10d")

    assert "with K♠ seat 4 has the first button. Seat 5 posts the small blind" in dealer.answers()[0]
    assert (dealer.at(4).marks, dealer.at(4).cards[0].text) == (("D",), "K♠")
    assert dealer.pane.way.yes.text() == "Button to seat 4"
    dealer.pushes("yes")
    done = dealer.desk.journal.lines[-1].action
    assert isinstance(done, SetButton)
    assert (done.button, len(done.cards)) == (4, 6)


def test_the_cards_of_the_draw_may_be_dealt_by_the_program(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    dealer = a_dealer(tmp_path, look, at_once, qtbot, last=None, started=False)
    dealer.pushes("yes")
    assert dealer.pane.way.yes.text().startswith("Button to seat ")
    assert sum(bool(dealer.at(seat).cards) for seat in range(1, 7)) == 6
    dealer.pushes("yes")
    dealer.pushes("way-button-next")

    assert dealer.answers()[0] == "Write the small blind; 0 where there is none."
    put(dealer.pane.way, "small", "50")
    put(dealer.pane.way, "big", "100")
    assert any("play starts" in line for line in dealer.answers())
    dealer.pushes("yes")
    assert [type(line.action) for line in dealer.desk.journal.lines[-2:]] == [StartPlay, PlayHand]


def test_the_first_button_is_dealt_again_only_with_a_reason(dealer: Dealer, asked: Recorder) -> None:
    asked.reason_given = "the first draw was of the wrong table"
    dealer.pushes("way-button-first")
    dealer.pushes("yes")
    dealer.pushes("yes")

    assert isinstance(dealer.desk.journal.lines[-1].action, SetButton)


def test_a_table_without_a_button_says_so(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> None:
    stud = a_dealer(tmp_path, look, at_once, qtbot, replace(PLAN, discipline="stud"), last=None)

    assert "There is no button here" in plain(the(stud.pane, QLabel, "about").text())
    assert not stud.pane.way.isEnabled()
    assert stud.pane.slip() is None
    stud.presses(2)
    stud.pushes("away")
    assert stud.at(2).marks == ("away",)


# ------------------------------------------------------------------ handed on


@pytest.mark.parametrize("way", ["next", "skip", "first"])
def test_every_way_is_copied_explained_and_asked_again(dealer: Dealer, way: str) -> None:
    dealer.deals(2)
    dealer.pushes(f"way-button-{way}")
    if way == "first":
        dealer.pushes("yes")
    answered = dealer.pane.asked()

    assert answered is not None
    assert answered.case is not None
    assert answered.case.asked["ask"] == ("first-button" if way == "first" else "next-hand")
    assert dealer.answers()[0] in plain(dealer.pane.text())
    dealer.press(dealer.pane.way.yes, Key.Key_P, CTRL)
    assert the(dealer.window, PrintPaperDialog).isVisible()


def test_the_question_of_the_rule_book_deals_the_very_hand_that_is_proposed(ring_game: Dealer) -> None:
    ring_game.goes_away(3)
    ring_game.goes_away(6)
    ring_game.deals(3)
    ring_game.comes_back(3, "post")
    answered = ring_game.pane.asked()
    assert answered is not None
    assert answered.verdict is not None
    told = answered.verdict.answer
    says = {ring_game.desk.journal.tournament.seating.players(1)[3]: "post"}
    hand = propose_hand(ring_game.desk.journal.tournament, 1, (100, 200), says).answer  # type: ignore[arg-type] # post

    lies = {"button": hand.button, "small_seat": hand.small_seat, "big": hand.big}
    assert {name: told[name] for name in lies} == lies
    assert told["posts"] == [{"seat": p.seat, "live": p.live, "dead": p.dead} for p in hand.posts]
    assert told["dealt_in"] == [one.seat for one in hand.dealt]
