"""What is typed of a seat on the sheet of a race, and what is wrong with a table's rack."""

from __future__ import annotations

import pytest

from director.domain.chips import SeatRace, TableRace
from director.domain.ids import EntryId
from director.host.i18n import words_for
from director.rules.cards.card import read_cards
from director.rules.table.chip_exchange import Denominations
from director.views.race_entry import SeatTyped, new_chips, rack_words, read_seat_cell, seat_words
from director.views.race_sheet import RaceSheet, SeatLine

EN = words_for("en")
TERMS = Denominations(25, 100, 100)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("0", SeatTyped(0)),
        (" 17 ", SeatTyped(17)),
        ("3!", SeatTyped(3, False)),
        ("7 Kd", SeatTyped(7, True, read_cards("Kd"))),
        ("7Kd", SeatTyped(7, True, read_cards("Kd"))),
        ("2! 9s 10♣", SeatTyped(2, False, read_cards("9sTc"))),
        ("2 9s4c", SeatTyped(2, True, read_cards("9s4c"))),
    ],
)
def test_a_cell_holds_chips_a_mark_and_cards(text: str, read: SeatTyped) -> None:
    assert read_seat_cell(text) == read


@pytest.mark.parametrize("text", ["", "x", "-3", "7 Kx", "7 K", "Kd", "12345678901"])
def test_what_no_cell_is(text: str) -> None:
    assert read_seat_cell(text) is None


def test_p12_a_rack_that_gave_another_number_is_found_before_it_leaves() -> None:
    seats = (SeatRace(1, EntryId(3), 17, True, "Ks", 75), SeatRace(2, EntryId(4), 4))
    race = TableRace(7, seats, 25, 1, (1,), (), 75)

    assert new_chips(race, TERMS) == (6, 0)
    assert rack_words(race, TERMS, 6, EN) == ""
    assert rack_words(race, TERMS, 7, EN) == (
        "Table 7: the rack gave 7 new chips, the sheet says 6. Somebody may have +100: "
        "check seat by seat before the rack leaves."
    )
    small = TableRace(7, (SeatRace(1, EntryId(3), 3, False, "2s", 25),), 75, 0, (), (1,), 25)
    assert rack_words(small, Denominations(25, 500, 100), 1, EN) == ""


def test_a_seat_is_told_what_it_hands_in_and_gets() -> None:
    sheet = RaceSheet("ready", {4: SeatLine(4, 1, "won", 75), 5: SeatLine(1, 0, "", 0)}, "")
    before = RaceSheet("cards", {4: SeatLine(4, 1)}, "")

    assert seat_words(4, SeatTyped(17), sheet, TERMS, EN) == (
        "Seat 4: 17 × 25 = 425 → 4 × 100, odd chips 1; change +75 · wins one"
    )
    assert seat_words(5, SeatTyped(4), sheet, TERMS, EN) == (
        "Seat 5: 4 × 25 = 100 → 1 × 100, odd chips 0; change 0"
    )
    assert seat_words(4, SeatTyped(17), before, TERMS, EN) == "Seat 4: 17 × 25 = 425 → 4 × 100, odd chips 1"
    assert seat_words(4, None, sheet, TERMS, EN) == ""
    assert seat_words(4, SeatTyped(17), None, TERMS, EN) == ""
