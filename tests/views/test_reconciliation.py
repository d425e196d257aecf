"""The strip: counts that must agree, and where to look when they do not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.chip_count import ChipCount
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.counting import CountChips
from director.domain.entries import Void, Withdraw
from director.domain.journal import Journal
from director.domain.play import StartPlay
from director.domain.seats import Seating, TableSeat
from director.domain.tournament import EntryState
from director.host.i18n import words_for
from director.views.count import Count
from director.views.reconciliation import reconciliation, sums
from tests.helpers.evening import EVENT, Evening

WORDS = words_for("en")


@pytest.fixture
def evening() -> Evening:
    made = Evening().tables(1, 2)
    for who in range(1, 5):
        made.enter(who, (1, who))
    return made


def strip(evening: Evening) -> dict[str, Count]:
    """The sums by id, with plain spaces."""
    return {
        count.id: replace(count, text=" ".join(count.text.split()))
        for count in reconciliation(evening.tournament, WORDS)
    }


def test_everybody_sits_and_all_agrees(evening: Evening) -> None:
    shown = strip(evening)

    assert shown["seats"].text == "Entries 4 = seats 4"
    assert shown["chips"].text == "Chips 40,000"
    assert shown["money"].text == "Money RUB 4,400 = prizes RUB 4,000 + fees RUB 400"
    assert all(count.agrees for count in shown.values())


def test_those_without_a_seat_are_taken_off(evening: Evening) -> None:
    evening.enter(5)

    assert strip(evening)["seats"].text == "Entries 5 − not seated 1 = seats 4"


def test_those_who_withdrew_are_taken_off_with_chips_and_refund(evening: Evening) -> None:
    entry = evening.enter(5, (2, 1))
    evening.do(Withdraw(entry, 100_000, 0), "ill")
    shown = strip(evening)

    assert shown["seats"].text == "Entries 5 − withdrawn 1 = seats 4"
    assert shown["chips"].text == "Chips 50,000 − taken back 10,000 = 40,000"
    assert shown["money"].text == "Money RUB 4,500 = prizes RUB 4,000 + fees RUB 500"
    assert all(count.agrees for count in shown.values())


def test_both_are_taken_off(evening: Evening) -> None:
    evening.do(Withdraw(evening.enter(5), 0, 0), "ill")
    evening.enter(6)

    assert strip(evening)["seats"].text == "Entries 6 − withdrawn 1 − not seated 1 = seats 4"


def test_a_void_registration_is_in_no_count(evening: Evening) -> None:
    before = strip(evening)
    evening.do(Void(evening.enter(5, (2, 1))), "a slip")

    assert strip(evening) == before


def test_a_dead_stack_keeps_its_seat_and_its_chips(evening: Evening) -> None:
    evening.do(StartPlay())
    entry = evening.tournament.seating.holder(TableSeat(1, 1))
    assert entry is not None
    evening.do(Withdraw(entry, 0, 0, "dead"), "left")
    shown = strip(evening)

    assert shown["seats"].text == "Entries 4 = seats 4"
    assert shown["chips"].text == "Chips 40,000"
    assert shown["seats"].agrees


def test_races_and_corrections_are_named_with_their_signs(evening: Evening) -> None:
    entry = evening.tournament.seating.holder(TableSeat(1, 1))
    assert entry is not None
    won = SeatRace(1, entry, 1, True, "As", 75)
    evening.do(ColourUp(25, 100, 100, (TableRace(1, (won,), 25, 1, (1,), (), 75),)))
    assert strip(evening)["chips"].text == "Chips 40,000 + chip races 75 = 40,075"

    evening.do(AdjustChips(-1_500, entry), "60 chips of 25 were never given back")
    evening.do(AdjustChips(-500), "counted")
    assert strip(evening)["chips"].text == "Chips 40,000 − corrections 2,000 + chip races 75 = 38,075"
    assert strip(evening)["chips"].short == "Chips 38,075"

    evening.do(AdjustChips(2_600), "found")
    lost = SeatRace(1, entry, 4, True, "2c3c4c5c", -100)
    evening.do(ColourUp(25, 500, 100, (TableRace(1, (lost,), 100, 0, (), (), -100),)))
    evening.do(Withdraw(entry, 0, 0), "ill")
    shown = strip(evening)["chips"]
    assert shown.text == "Chips 40,000 − taken back 8,475 + corrections 600 − chip races 25 = 32,100"
    assert shown.agrees


def test_chips_that_do_not_agree_say_so(evening: Evening) -> None:
    kept = ChipCount(issued=40_000, raced=75)
    evening.journal = replace(evening.journal, tournament=replace(evening.tournament, chips=kept))
    shown = strip(evening)["chips"]

    assert shown.text == "Chips 40,000 + chip races 75 ≠ 40,000"
    assert not shown.agrees
    assert " ≠ " in shown.short


def test_a_chair_held_by_nobody_who_is_in_is_found(evening: Evening) -> None:
    tournament = evening.tournament
    entry = tournament.seating.holder(TableSeat(1, 2))
    assert entry is not None
    gone = replace(tournament.entries[entry], state=EntryState.VOID)
    evening.journal = replace(
        evening.journal, tournament=replace(tournament, entries=tournament.entries.set(entry, gone))
    )
    seats = strip(evening)["seats"]

    assert not seats.agrees
    assert seats.text == "Entries 3 ≠ seats 4"
    assert seats.wrong == (TableSeat(1, 2),)


def test_a_chair_at_a_table_that_is_closed_is_found(evening: Evening) -> None:
    tournament = evening.tournament
    tables = tournament.tables.set(1, replace(tournament.tables[1], closed=True))
    places = tournament.seating.places
    lost = Seating(tournament.seating.tables, places.delete(min(places)))
    counted = sums(replace(tournament, tables=tables, seating=lost))

    assert counted.wrong == tuple(TableSeat(1, seat) for seat in range(1, 5))


def test_before_the_event_is_set_up_there_is_nothing_to_count() -> None:
    assert reconciliation(Journal.blank(EVENT).tournament, WORDS) == ()


def test_what_lies_on_the_tables_is_told_once_all_of_them_are_counted(evening: Evening) -> None:
    assert "counted" not in strip(evening)
    players = evening.tournament.seating.count(1)
    seated = [one for one in evening.tournament.seating.tables if evening.tournament.seating.count(one)]
    for table in seated:
        evening.do(CountChips(table, 10_000 * evening.tournament.seating.count(table)))
    assert strip(evening)["counted"].agrees
    assert strip(evening)["counted"].short.startswith("Counted ")

    evening.do(CountChips(1, 10_000 * players + 25))
    told = strip(evening)["counted"]
    assert not told.agrees
    assert told.text == told.short == "Counted 40,025 ≠ 40,000"
