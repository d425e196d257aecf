"""Chips at the tables: corrections with a reason, and small chips that leave, as a floor person works."""

from __future__ import annotations

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
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.chips import AdjustChips, ColourUp
from director.domain.entries import Withdraw
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.gui.dialogs.adjust_chips import AdjustChipsDialog
from director.gui.dialogs.colour_up import ColourUpDialog
from director.gui.dialogs.rule_book import RuleBookDialog
from director.gui.look import Look
from director.gui.worker import Worker
from director.host import chance
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.recorder import Recorder
from tests.gui.table_room import LEFT, SHIFT, Dealer, a_table, fill, push, said, who
from tests.helpers.evening import PLAN, a_desk

Key = Qt.Key
Come = Callable[[Desk], Dealer]


@pytest.fixture
def come(qtbot: QtBot, look: Look, at_once: Worker, monkeypatch: pytest.MonkeyPatch) -> Iterator[Come]:
    """A floor person comes to the window of this desk; cards are dealt as in the last test."""
    monkeypatch.setattr(chance, "cards", lambda: Random(11))
    dealers: list[Dealer] = []

    def comes(desk: Desk) -> Dealer:
        dealers.append(Dealer(desk, look, at_once, qtbot))
        return dealers[-1]

    yield comes
    for dealer in dealers:
        dealer.desk.venue.close()
    dealers.clear()


def gone(desk: Desk, table: int) -> list[int]:
    """The chips that left a table."""
    return list(desk.journal.tournament.tables[table].gone)


def strip(dealer: Dealer) -> str:
    """The sum of the chips in the strip."""
    return the(dealer.window, QToolButton, "chips").accessibleName().replace("\xa0", " ")


# ------------------------------------------------------------------ corrections


def test_chips_of_a_player_are_corrected_with_a_reason_and_the_sum_says_so(
    come: Come, tmp_path: Path
) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1, 3).opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    fill(dialog, "chips", "-1,500")
    assert said(dialog, "comes-to") == (
        "Chips that the player brought into play: 10,000 → 8,500\nChips in play: 60,000 → 58,500"
    )
    assert not the(dialog, QPushButton, "yes").isEnabled()
    fill(dialog, "reason", "60 chips of 25 were not given back")
    QTest.keyClick(the(dialog, QLineEdit, "reason"), Key.Key_Return)

    assert dealer.last() == AdjustChips(-1_500, who(desk, 3))
    assert desk.journal.lines[-1].reason == "60 chips of 25 were not given back"
    assert strip(dealer) == "Chips 60,000 − corrections 1,500 = 58,500"
    assert dealer.foot().endswith("corrected by −1,500")
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert strip(dealer) == "Chips 60,000"


def test_taking_more_than_a_player_brought_is_doubted_before_it_is_done(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1, 3).opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    fill(dialog, "chips", "-20,000")
    told = said(dialog, "comes-to").replace("\u2009", " ")
    assert "10,000 chips into play; 20,000 cannot be taken from them" in told
    fill(dialog, "reason", "they were won with foreign chips")
    push(dialog, "yes")

    assert dealer.last() == AdjustChips(-20_000, who(desk, 3))
    assert desk.journal.lines[-1].overruled == ("chips_above_brought",)


def test_where_nobody_can_tell_whose_they_are_the_room_is_corrected(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path))
    dialog = dealer.at(1, 3).opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    the(dialog, QAbstractButton, "room").click()
    fill(dialog, "chips", "500")
    assert said(dialog, "comes-to") == "Chips in play: 60,000 → 60,500"
    fill(dialog, "reason", "counted at the break")
    push(dialog, "yes")

    assert dealer.last() == AdjustChips(500)
    assert strip(dealer) == "Chips 60,000 + corrections 500 = 60,500"
    dealer.page.map.select(None)
    shown = {label.text() for label in dealer.page.panel.findChildren(QLabel)}
    assert {"Chips issued", "Corrections", "+500", "Chips in play", "60,500"} <= shown


def test_without_a_player_only_the_room_is_offered(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path))
    dialog = dealer.at(1).opens(AdjustChipsDialog, Key.Key_C, SHIFT)

    assert dialog.findChild(QAbstractButton, "player") is None
    assert not the(dialog, QAbstractButton, "room").isVisible()


def test_a_dead_stack_is_corrected_too(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    gone = who(desk, 4)
    desk.do(Withdraw(gone, chips="dead"), "left")
    dealer = come(desk)
    dialog = dealer.at(1, 4).opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    fill(dialog, "chips", "+25")
    fill(dialog, "reason", "found")
    push(dialog, "yes")

    assert dealer.last() == AdjustChips(25, gone)


@pytest.mark.parametrize(
    ("typed", "name", "why"),
    [
        ("many", "chips_wrong", "Write a number such as +1,500."),
        ("0", "comes-to", "0 is no correction. It is not nothing, and at most 1,000,000,000 up or down."),
        ("-70,000", "comes-to", "The chips in play would be −10,000. There cannot be fewer than none."),
    ],
)
def test_what_is_no_correction_is_called_so(
    come: Come, tmp_path: Path, typed: str, name: str, why: str
) -> None:
    dialog = come(a_table(tmp_path)).at(1, 3).opens(AdjustChipsDialog, Key.Key_C, SHIFT)
    fill(dialog, "chips", typed)
    fill(dialog, "reason", "a slip")

    assert said(dialog, name)[:20] == why[:20] or name == "comes-to"
    assert not the(dialog, QPushButton, "yes").isEnabled()
    dialog.accept()
    assert dialog.isVisible()


# ------------------------------------------------------------------ small chips leave


def chips(dialog: ColourUpDialog, counts: str) -> None:
    """Type the numbers one after another as they are called out: the keyboard goes on by itself."""
    for count in counts.split():
        field = dialog.focusWidget()
        assert isinstance(field, QLineEdit)
        type_text(field, count)
        QTest.keyClick(field, Key.Key_Return)


def test_odd_chips_are_typed_fast_cards_dealt_and_the_outcome_written(come: Come, tmp_path: Path) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    dialog = dealer.at(1).opens(ColourUpDialog, Key.Key_C)
    assert said(dialog, "told").startswith("Type how many chips of 25 each player has")
    chips(dialog, "3 1 0 2 17 1")
    assert said(dialog, "told").startswith("The odd chips are worth 200: 2 chips of 100 are raced for.")
    assert dialog.focusWidget() is the(dialog, QPushButton, "deal")
    assert not the(dialog, QPushButton, "yes").isEnabled()

    QTest.keyClick(dialog.focusWidget(), Key.Key_Space)
    won = [seat for seat in range(1, 7) if "wins" in the(dialog, QLabel, f"gets-{seat}").text()]
    assert len(won) == 2
    assert said(dialog, "total") == "The total of all chips stays 60,000."
    assert the(dialog, QLineEdit, "cards-1").isReadOnly()
    assert said(dialog, "why").startswith("By ")
    QTest.keyClick(dialog, Key.Key_Return)

    action = dealer.last()
    assert isinstance(action, ColourUp)
    (race,) = action.tables
    assert sorted(race.winners) == won
    assert (action.chip, action.larger, action.smallest_left, race.value, race.chips) == (
        25,
        100,
        100,
        200,
        2,
    )
    assert [len(seat.cards) // 2 for seat in race.seats] == [3, 1, 2, 1, 1]
    assert dealer.foot() == "Chips of 25 coloured up at 1 table, change of the total 0"
    assert gone(desk, 1) == [25]
    dealer.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert gone(desk, 1) == []


def test_cards_of_the_table_are_typed_and_who_would_be_out_is_protected(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path))
    dialog = dealer.at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 0 0 0")
    the(dialog, QCheckBox, "others-2").click()
    fill(dialog, "cards-1", "Ac Kc Qc")
    QTest.keyClick(the(dialog, QLineEdit, "cards-1"), Key.Key_Return)
    assert dialog.focusWidget() is the(dialog, QLineEdit, "cards-2")
    type_text(the(dialog, QLineEdit, "cards-2"), "2s")

    assert the(dialog, QLabel, "gets-1").text() == "+1 wins"
    assert the(dialog, QLabel, "gets-2").text() == "protected"
    assert (said(dialog, "change-1"), said(dialog, "change-2")) == ("+25", "+75")
    assert said(dialog, "total") == "The total of all chips changes by +100: 60,000 → 60,100."
    push(dialog, "yes")
    assert strip(dealer) == "Chips 60,000 + chip races 100 = 60,100"


def test_a_row_of_figures_goes_on_with_spaces_too(come: Come, tmp_path: Path) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    for letter in "3 1 0 2":
        field = dialog.focusWidget()
        assert isinstance(field, QLineEdit)
        QTest.keyClick(field, Key.Key_Space) if letter == " " else type_text(field, letter)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Up)

    shown = [the(dialog, QLineEdit, f"chips-{seat}").text() for seat in range(1, 6)]
    assert shown == ["3", "1", "0", "2", ""]
    assert dialog.focusWidget() is the(dialog, QLineEdit, "chips-3")


def two_tables(tmp_path: Path) -> Desk:
    desk = a_desk(tmp_path, 5, 2)
    chairs = [TableSeat(1, 1), TableSeat(1, 2), TableSeat(2, 1), TableSeat(2, 2), TableSeat(2, 3)]
    entries = sorted(desk.journal.tournament.entries)
    desk.do_all([Seat(entry, chair) for entry, chair in zip(entries, chairs, strict=True)])
    return desk


def test_the_whole_room_is_coloured_up_table_by_table(come: Come, tmp_path: Path) -> None:
    desk = two_tables(tmp_path)
    dealer = come(desk)
    dealer.page.map.select(None)
    dialog = dealer.opens(ColourUpDialog, Key.Key_C)
    tables = the(dialog, QListWidget, "list")
    assert the(dialog, QLineEdit, "tables").text() == "1, 2"
    chips(dialog, "3 1")
    assert tables.currentRow() == 1
    chips(dialog, "1 1 2")
    assert tables.item(0).text().split() == ["Table", "1", "cards"]
    push(dialog, "deal")
    assert tables.item(1).text().split() == ["Table", "2", "✓"]
    assert the(dialog, QPushButton, "yes").text() == "Colour up 2 tables"
    tables.setCurrentRow(0)
    assert the(dialog, QLineEdit, "chips-1").text() == "3"
    push(dialog, "yes")

    action = dealer.last()
    assert isinstance(action, ColourUp)
    assert [race.table for race in action.tables] == [1, 2]


def test_tables_that_are_done_are_written_and_the_others_may_follow(come: Come, tmp_path: Path) -> None:
    desk = two_tables(tmp_path)
    dealer = come(desk)
    dealer.page.map.select(None)
    dialog = dealer.opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "4 8")
    assert the(dialog, QPushButton, "yes").text() == "Colour up 1 table"
    push(dialog, "yes")

    assert (gone(desk, 1), gone(desk, 2)) == ([25], [])


@pytest.mark.parametrize(
    ("typed", "why"), [("7", "There is no open table 7."), ("x", "Write numbers such as 1-8, 12.")]
)
def test_tables_that_are_not_there_are_called_so(come: Come, tmp_path: Path, typed: str, why: str) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    fill(dialog, "tables", typed)

    assert said(dialog, "tables_wrong") == why
    fill(dialog, "tables", "1")
    assert said(dialog, "tables_wrong") == ""


def test_other_values_are_another_race_and_wrong_ones_are_refused(come: Come, tmp_path: Path) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 2 17 1")
    push(dialog, "deal")
    the(dialog, QComboBox, "larger").setCurrentText("500")
    assert the(dialog, QLineEdit, "cards-1").text() == ""
    assert said(dialog, "told").startswith("The odd chips are worth 600: ")
    the(dialog, QComboBox, "larger").setCurrentText("25")
    assert said(dialog, "told") != ""
    assert not the(dialog, QPushButton, "yes").isEnabled()
    the(dialog, QComboBox, "larger").setCurrentText("many")
    assert said(dialog, "told") == "Write a number of chips."


def test_another_count_takes_back_cards_that_were_dealt_for_the_first(come: Come, tmp_path: Path) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 2 17 1")
    push(dialog, "deal")
    fill(dialog, "chips-1", "2")

    assert the(dialog, QLineEdit, "cards-2").text() == ""
    assert not the(dialog, QLineEdit, "cards-2").isReadOnly()


@pytest.mark.parametrize(
    ("name", "typed", "why"),
    [
        ("chips-1", "three", "Write a number of chips."),
        ("cards-1", "Kx", "That is no card."),
        ("cards-1", "Kd Kc 2c 3c", "The cards are not one for each odd chip."),
    ],
)
def test_what_is_neither_a_number_nor_a_card_is_called_so(
    come: Come, tmp_path: Path, name: str, typed: str, why: str
) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 2 17 1")
    fill(dialog, "cards-2", "2c")
    fill(dialog, "cards-4", "3d 4d")
    fill(dialog, "cards-5", "5d")
    fill(dialog, "cards-6", "6d")
    fill(dialog, name, typed)

    assert said(dialog, "told") == why
    assert not the(dialog, QPushButton, "yes").isEnabled()


def test_a_chip_that_left_before_meets_an_objection(
    come: Come, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    desk = a_table(tmp_path)
    dealer = come(desk)
    first = dealer.at(1).opens(ColourUpDialog, Key.Key_C)
    chips(first, "4 4 4 4 4 4")
    push(first, "yes")
    dialog = dealer.at(1).opens(ColourUpDialog, Key.Key_C)
    assert the(dialog, QComboBox, "chip").currentText() == "100"
    the(dialog, QComboBox, "chip").setCurrentText("25")
    the(dialog, QComboBox, "larger").setCurrentText("100")
    the(dialog, QComboBox, "smallest").setCurrentText("100")
    fill(dialog, "chips-1", "4")
    assert "left table 1 before" in said(dialog, "total")
    asked.reason_given = "found under the table"
    push(dialog, "yes")
    qtbot.waitUntil(lambda: desk.journal.lines[-1].overruled == ("chip_gone",))


def test_the_article_of_the_race_is_read_from_the_dialog(come: Come, tmp_path: Path) -> None:
    plan = replace(PLAN, rules="tda-2024")
    dialog = come(a_table(tmp_path, plan=plan)).at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 0 0 0")
    push(dialog, "deal")
    QTest.keyClick(dialog, Key.Key_F1, SHIFT)

    book = the(dialog, RuleBookDialog)
    assert the(book, QLineEdit, "find").text().startswith("TDA 24")
    book.close()


def test_the_panel_says_which_chips_left(come: Come, tmp_path: Path) -> None:
    dealer = come(a_table(tmp_path))
    dialog = dealer.at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "4 4 4 4 4 4")
    QTest.mouseClick(the(dialog, QPushButton, "yes"), LEFT)
    shown = {label.text() for label in dealer.page.panel.findChildren(QLabel)}

    assert {"Coloured up", "25"} <= shown


def test_tables_are_typed_in_one_go_while_every_one_of_them_is_there(come: Come, tmp_path: Path) -> None:
    dealer = come(two_tables(tmp_path))
    dealer.page.map.select(None)
    dialog = dealer.opens(ColourUpDialog, Key.Key_C)
    field = the(dialog, QLineEdit, "tables")
    field.setFocus()
    field.selectAll()
    for letter in "2,1":
        writes_in = dialog.focusWidget()
        assert writes_in is field
        type_text(field, letter)

    assert field.text() == "2,1"
    assert the(dialog, QLineEdit, "chips-1").text() == ""


def test_cards_that_were_typed_stay_and_only_the_missing_ones_are_dealt(come: Come, tmp_path: Path) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 2 17 1")
    fill(dialog, "cards-1", "As Ks")
    fill(dialog, "cards-2", "Qs")
    push(dialog, "deal")

    shown = {seat: the(dialog, QLineEdit, f"cards-{seat}") for seat in (1, 2, 4, 5, 6)}
    assert shown[1].text().replace(" ", "").startswith("A♠K♠")
    assert shown[2].text() == "Q♠"
    assert (shown[1].isReadOnly(), shown[2].isReadOnly()) == (True, False)
    cards = "".join(one.text().replace(" ", "") for one in shown.values()).replace("10", "T")
    each = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    assert len(each) == len(set(each)) == 8
    fill(dialog, "chips-4", "1")
    assert (shown[1].text().replace(" ", ""), shown[2].text(), shown[5].text()) == ("A♠K♠", "Q♠", "")


def test_a_card_that_was_typed_twice_is_reported_at_once(come: Come, tmp_path: Path) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    chips(dialog, "3 1 0 2 17 1")
    fill(dialog, "cards-1", "As")
    fill(dialog, "cards-2", "As")

    assert said(dialog, "told") == "The card A♠ stands there twice. A deck has it once."
    assert not the(dialog, QPushButton, "deal").isEnabled()
    fill(dialog, "cards-2", "Ah")
    assert the(dialog, QPushButton, "deal").isEnabled()


@pytest.mark.parametrize(
    ("larger", "smallest", "name", "why"),
    [
        ("30", "30", "larger_wrong", "It must be worth at least two chips of 25."),
        ("20", "20", "larger_wrong", "It must be worth more than the chip of 25."),
        ("100", "500", "smallest_wrong", "It is at most 100, for which the chips are changed."),
        ("100", "25", "smallest_wrong", "It must be worth more than the chip of 25."),
        ("many", "100", "larger_wrong", "Write a number of chips."),
    ],
)
def test_values_that_cannot_be_changed_are_refused_beside_their_field(
    come: Come, tmp_path: Path, larger: str, smallest: str, name: str, why: str
) -> None:
    dialog = come(a_table(tmp_path)).at(1).opens(ColourUpDialog, Key.Key_C)
    the(dialog, QComboBox, "smallest").setCurrentText(smallest)
    the(dialog, QComboBox, "larger").setCurrentText(larger)

    assert said(dialog, name) == why
    assert not the(dialog, QPushButton, "yes").isEnabled()
    the(dialog, QComboBox, "smallest").setCurrentText("100")
    the(dialog, QComboBox, "larger").setCurrentText("100")
    assert said(dialog, name) == ""
