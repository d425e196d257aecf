"""The chip race of one table while it is counted and dealt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.refusal import Impossible
from director.domain.structure import Break, Level, Structure
from director.host.i18n import words_for
from director.rules.cards.card import Card, read_cards
from director.rules.table.chip_exchange import Denominations
from director.views.race_sheet import RaceSheet, SeatLine, proposed_terms, race_sheet, total_words, values_of
from tests.helpers.evening import Evening
from tests.helpers.tables import TableInPlay

EN = words_for("en")
TERMS = Denominations(25, 100, 100)


def sheet(
    chips: dict[int, tuple[int, bool]],
    cards: dict[int, str] | None = None,
    terms: Denominations = TERMS,
    table: TableInPlay | None = None,
) -> RaceSheet:
    dealt: dict[int, tuple[Card, ...]] = {seat: read_cards(text) for seat, text in (cards or {}).items()}
    return race_sheet((table or TableInPlay()).evening.tournament, 1, terms, chips, dealt, EN)


def test_before_anything_was_counted_nothing_is_said() -> None:
    assert sheet({}) == RaceSheet("counting", {}, "")


def test_counted_chips_say_what_is_raced_for_and_the_cards_of_each_seat() -> None:
    made = sheet({1: (3, True), 2: (17, True), 3: (0, True)})

    assert made.stage == "cards"
    assert made.seats == {1: SeatLine(0, 3), 2: SeatLine(4, 1)}
    assert made.text.startswith("The odd chips are worth 100: 1 chip of 100 is raced for.")
    assert "seat 1: 3, seat 2: 1" in made.text


def test_with_the_cards_it_is_known_who_wins_and_by_how_much_the_total_changes() -> None:
    made = sheet({1: (3, True), 2: (17, True), 4: (1, True)}, {1: "2c3c4c", 2: "As", 4: "Kd"})

    assert made.stage == "ready"
    assert made.verdict is not None
    assert made.verdict.answer.winners == (2, 4)
    assert made.seats[1] == SeatLine(0, 3, "", -75)
    assert made.seats[2] == SeatLine(4, 1, "won", 75)
    assert made.text.endswith("The total of all chips grows by 75.")


def test_whoever_would_be_out_is_protected_and_told_so() -> None:
    made = sheet({1: (3, True), 2: (1, False)}, {1: "AcKcQc", 2: "2s"})

    assert made.seats[2].gets == "protected"
    assert "Seat 2 would be out and gets one chip of 100 besides." in made.text


def test_a_card_too_many_is_no_race() -> None:
    made = sheet({1: (1, True), 2: (1, True)}, {1: "AcKc", 2: "2s"})

    assert made.stage == "cards"
    assert made.trouble == "The cards are not one for each odd chip."


def test_where_only_full_groups_are_left_no_card_is_needed() -> None:
    made = sheet({1: (4, True), 2: (8, True)})

    assert made.stage == "ready"
    assert made.verdict is not None
    assert (made.verdict.answer.delta, made.verdict.answer.winners) == (0, ())


def test_a_table_where_nobody_has_such_chips_is_ready() -> None:
    made = sheet({1: (0, True)})

    assert (made.stage, made.text) == ("ready", "Nobody at this table has chips of 25.")


@pytest.mark.parametrize(
    "terms", [Denominations(100, 100, 100), Denominations(0, 100, 100), Denominations(25, 100, 25)]
)
def test_values_that_cannot_be_changed_into_one_another_are_refused(terms: Denominations) -> None:
    with pytest.raises(Impossible, match="chip_values"):
        sheet({1: (3, True)}, terms=terms)


def test_values_that_the_rule_book_cannot_reckon_with_are_told_in_its_words() -> None:
    assert "larger" in sheet({1: (3, True)}, terms=Denominations(25, 100, 500)).text


def test_the_smallest_chip_that_has_not_left_is_proposed() -> None:
    tournament = TableInPlay().evening.tournament
    assert proposed_terms(tournament, (1,)) == Denominations(25, 100, 100)
    table = replace(tournament.tables[1], gone=(25,))
    gone = replace(tournament, tables=tournament.tables.set(1, table))
    assert proposed_terms(gone, (1,)) == Denominations(100, 500, 500)
    assert proposed_terms(gone, (2,)) == Denominations(25, 100, 100)


def test_the_chips_of_the_event_go_before_the_usual_ones() -> None:
    tournament = TableInPlay().evening.tournament
    own = replace(tournament, case=ChipCase((Chip(5), Chip(25), Chip(100))))
    assert values_of(own) == (5, 25, 100)
    assert proposed_terms(own, (1,)) == Denominations(5, 25, 25)
    last = replace(own, tables=own.tables.set(1, replace(own.tables[1], gone=(5, 25))))
    assert proposed_terms(last, (1,)) == Denominations(25, 100, 100)
    lone = replace(tournament, case=ChipCase((Chip(5),)))
    assert proposed_terms(lone, (1,)) == Denominations(25, 100, 100)


def test_the_chip_that_the_schedule_lets_go_comes_before_smaller_ones() -> None:
    tournament = TableInPlay().evening.tournament

    assert proposed_terms(tournament, (1,), 100) == Denominations(100, 500, 500)
    assert proposed_terms(tournament, (1,), 50) == Denominations(50, 100, 100), "nobody said it is there"


def test_what_the_plan_of_the_schedule_changes_a_chip_for_is_proposed() -> None:
    parts = (Level(20, 25, 50), Break(10, colour_up=(25, 100)), Level(20, 500, 1_000))
    few = Evening().tables(1, seats=2)
    tournament = replace(few.tournament, structure=Structure(parts))

    # Two seats need no more than a deck, so 25s go straight into 500s: the 100s leave as well.
    assert proposed_terms(tournament, (1,), 25) == Denominations(25, 500, 500)
    assert proposed_terms(tournament, (1,)) == Denominations(25, 100, 100)


def test_the_total_is_always_told() -> None:
    tournament = TableInPlay().evening.tournament

    assert total_words(tournament, 75, EN) == "The total of all chips changes by +75: 60,000 → 60,075."
    assert total_words(tournament, 0, EN) == "The total of all chips stays 60,000."
