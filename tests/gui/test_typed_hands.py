"""Hands typed in on page Table tools as a judge does it, read off the ring and the pane beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from director.gui.dialogs.hand_table import HandTableDialog
from director.gui.dialogs.pick_cards import PickCardsDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.look import Look
from director.gui.worker import Worker
from director.rules.entering.sheet import Worksheet
from tests.gui.finding import the
from tests.gui.judge import ALT, LEFT, Judge, Key, plain, put, sheet
from tests.gui.keyboard import CTRL, SHIFT
from tests.gui.recorder import Recorder
from tests.gui.table_room import a_table


@pytest.fixture
def judge(tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot) -> Judge:
    return Judge(a_table(tmp_path, range(1, 10)), look, at_once, qtbot)


@pytest.fixture
def free(judge: Judge) -> Judge:
    """At a free table of five deep players."""
    judge.opens(0)
    judge.hand.set_sheet(sheet(dict.fromkeys(range(1, 6), 10_000)))
    return judge


def test_a_table_of_the_event_comes_with_players_button_and_blinds(judge: Judge) -> None:
    judge.opens(1)

    assert judge.seat(1).name == "Player00001 N."
    assert judge.seat(1).marks == ("D",)
    assert "F2" in judge.says()
    assert judge.page.tabs.tabText(0) == "Table 1"
    assert judge.window.focusWidget() is judge.hand.line.edit


def test_an_all_in_below_a_full_raise_opens_the_betting_for_nobody_who_acted(free: Judge) -> None:
    free.hand.set_sheet(sheet({1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 1_400}))

    assert free.types("r1000 a f f") == ""

    assert free.seat(5).all_in
    assert free.seat(3).folded is False
    said = free.says()
    assert "The all-in of seat 5 (+400) is not a full raise." in said
    assert free.seat(3).to_act
    free.types("f")
    assert free.seat(4).to_act
    assert "Seat 4 must put in 400 to call, or fold" in free.says()
    assert "SP 4.9.8" in free.says()
    assert free.types("r3000").startswith("r3000: seat 4 has acted, and nobody has made a full raise since")


def test_an_all_in_of_a_full_raise_opens_it_again(free: Judge) -> None:
    free.hand.set_sheet(sheet({1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 2_000}))

    free.types("r1000 a f f")

    assert "The all-in of seat 5 (+1,000) counts as a raise." in free.says()
    free.types("c")
    assert "Seat 4 must put in 1,000 to call, or may raise to between 3,000 and 10,000." in free.says()


def test_three_all_ins_of_different_size_end_with_an_odd_chip_told_in_words(free: Judge) -> None:
    free.hand.set_sheet(replace(sheet({1: 775, 2: 1_500, 3: 5_000}, button=1), bb_ante=0, unit=25))

    assert free.types("a a a 1=AsKd 2=AhKc 3=2c7d b QsJsTh 3h 4d") == ""

    # 2,325 are 93 chips of 25: 46 each, and the odd one goes to the first seat left of the button.
    told = free.says()
    assert "In the main pot the odd chip of 25 goes to seat 2, first to the left of the button." in told
    assert "Seat 1 takes 1,150." in told
    assert "Seat 2 takes 2,625." in told  # 1,175 and the side pot of 1,450
    assert "Seat 3: 3,500 (−1,500)" in told
    assert "SP 5.9.3" in told
    assert free.seat(1).cards[0].text == "A♠"
    assert [face.text for face in free.hand.ring.shown.board][:3] == ["Q♠", "J♠", "10♥"]  # type: ignore[union-attr] # shown above


def test_what_is_not_allowed_stays_in_the_line_with_its_reason_and_may_be_played_on(free: Judge) -> None:
    refused = free.types("r600 r700 f")

    assert refused != ""
    assert free.hand.line.edit.text() == "r700 f"
    assert free.seat(4).bet == "600"

    QTest.keyClick(free.hand.line.edit, Key.Key_Return, CTRL)

    assert free.hand.line.refused == ""
    assert free.seat(5).bet == "700"
    assert "played on" in free.says()
    assert free.seat(1).folded


def test_arrows_go_back_and_on_and_what_is_entered_then_replaces_the_rest(free: Judge) -> None:
    free.types("f c r800")
    edit = free.hand.line.edit

    QTest.keyClick(edit, Key.Key_Up)
    free.press(edit, Key.Key_Left, ALT)

    assert the(free.hand, QLabel, "step").text().startswith("Step 1 of 3")
    assert free.seat(5).to_act

    QTest.keyClick(edit, Key.Key_Down)
    free.types("f")
    assert free.seat(1).folded
    free.press(edit, Key.Key_B, CTRL | SHIFT)
    assert free.seat(1).bet == "800"


def test_fifteen_actions_take_fewer_than_twenty_groups(free: Judge) -> None:
    text = "r600 c f c f AsKd7c x b900 c f 2h x b2000 c 2d x b4000 f"

    assert len(text.split()) < 20
    assert free.types(text) == ""
    decisions = [step for step in free.hand.sheet.steps if step.what not in ("deal", "burn")]
    assert len(decisions) == 15
    assert free.hand.look().hand is not None
    assert free.hand.look().hand.over  # type: ignore[union-attr] # just told


def test_a_seat_that_is_pressed_is_whose_action_comes_next(free: Judge) -> None:
    ring = free.hand.ring
    QTest.mouseClick(ring, LEFT, pos=ring.rect_of(2).center().toPoint())

    assert free.hand.line.edit.text() == "2"
    QTest.mouseClick(the(free.hand, QAbstractButton, "act-f"), LEFT)
    assert free.hand.line.edit.text() == "2f"
    assert "seat 4" in free.hand.line.refused.lower()


def test_the_ring_is_walked_by_keys(free: Judge) -> None:
    ring = free.hand.ring
    ring.setFocus()
    QTest.keyClick(ring, Key.Key_Up)
    QTest.keyClick(ring, Key.Key_Space)

    assert free.hand.line.edit.text() == "2"


def test_cards_are_picked_and_taken_ones_cannot_be(free: Judge) -> None:
    free.types("1=AsKd f c f c x")
    free.press(free.hand.line.edit, Key.Key_F4)
    dialog = the(free.window, PickCardsDialog)

    assert not the(dialog, QAbstractButton, "As").isEnabled()
    assert the(dialog, QAbstractButton, "As").toolTip() == "seat 1"
    for card in ("Qs", "Qd", "2c"):
        QTest.mouseClick(the(dialog, QAbstractButton, card), LEFT)
    QTest.mouseClick(the(dialog, QAbstractButton, "take"), LEFT)

    assert free.hand.line.edit.text() == "QsQd2c"


def test_a_free_table_is_set_in_a_dialog(judge: Judge) -> None:
    judge.opens(0)
    assert "F2" in judge.says()
    judge.press(judge.hand.line.edit, Key.Key_F2)
    dialog = the(judge.window, HandTableDialog)
    for seat in (2, 5, 7):
        the(dialog, QCheckBox, f"dealt-{seat}").setChecked(True)
        put(dialog, f"stack-{seat}", "3000")
    put(dialog, "name-5", "Lee Ann")
    put(dialog, "small_blind", "50")
    put(dialog, "big_blind", "100")
    dialog.button.setValue(2)
    put(dialog, "stack-7", "many")
    dialog.accept()
    assert the(dialog, QLabel, "trouble").isVisible()
    put(dialog, "stack-7", "2500")
    dialog.accept()

    assert judge.seat(5).name == "Lee Ann"
    assert judge.seat(5).marks == ("SB",)
    assert judge.seat(7).stack == "2,400"
    assert judge.types("r300") == ""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_of_a_hand_fits_a_small_screen(look: Look, qtbot: QtBot, language: str) -> None:
    look.speak(language)
    dialog = HandTableDialog(sheet(dict.fromkeys(range(1, 10), 20_000)))
    qtbot.addWidget(dialog)
    dialog.show()

    assert dialog.height() + 36 <= 512  # with its title bar and edges
    assert dialog.minimumSizeHint().width() <= 902
    cell = the(dialog, QLineEdit, "name-5")
    assert cell.visibleRegion().boundingRect() == cell.rect(), "five seats are seen at once"
    for name in ("game", "unit", "yes"):
        field = the(dialog, QWidget, name)
        assert dialog.rect().contains(QRect(field.mapTo(dialog, QPoint()), field.size()))


def test_the_next_hand_of_a_free_table_moves_the_button_and_takes_the_stacks_along(free: Judge) -> None:
    free.types("f f r600 f f")
    free.press(free.hand.line.edit, Key.Key_N, CTRL | SHIFT)

    assert free.hand.sheet.steps == ()
    assert free.seat(2).marks[0] == "D"
    assert free.hand.sheet.seat(1).stack == 10_300  # type: ignore[union-attr] # somebody sits there


def test_a_hand_is_saved_as_phh_and_opened_again(free: Judge, asked: Recorder, tmp_path: Path) -> None:
    free.types("f f r600 f f")
    asked.chosen_file = tmp_path / "hand.phh"
    free.press(free.hand.line.edit, Key.Key_S, CTRL)
    free.hand.set_sheet(Worksheet())
    free.press(free.hand.line.edit, Key.Key_O, CTRL | SHIFT)

    assert 'variant = "NT"' in (tmp_path / "hand.phh").read_text(encoding="utf-8")
    assert free.hand.look().hand is not None
    assert len(free.hand.sheet.steps) >= 5


def test_the_hand_is_copied_and_explained_on_a_slip(free: Judge) -> None:
    free.types("f f r600")
    free.press(free.hand.line.edit, Key.Key_C, CTRL | SHIFT)
    copied = plain(QApplication.clipboard().text())
    assert "Seat 1 raises to 600" in copied
    assert "Seat 2" in copied

    free.press(free.hand.line.edit, Key.Key_P, CTRL)
    dialog = the(free.window, PrintPaperDialog)
    assert dialog.view().isVisible()
    assert the(dialog, QAbstractButton, "print").isEnabled()
