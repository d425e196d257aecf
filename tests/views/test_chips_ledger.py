"""The ledger of chips: expected against counted, and whether a difference can be lawful."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.counting import CountChips
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.play import StartPlay
from director.domain.seating import Move, Seat
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.chips_ledger import Ledger, chips_ledger, count_words, difference_words
from tests.helpers.evening import PLAN, Evening

EN, RU = words_for("en"), words_for("ru")


class _Room(NamedTuple):
    evening: Evening
    anna: EntryId
    boris: EntryId
    clara: EntryId

    def ledger(self, since: int = 0) -> Ledger:
        return chips_ledger(self.evening.journal, EN, since)

    def counts(self, *chips: int) -> Ledger:
        """Tables 1, 2, … counted."""
        for table, of_table in enumerate(chips, 1):
            self.evening.do(CountChips(table, of_table))
        return self.ledger()

    def races(self, delta: int = 75) -> int:
        """Table 1 colours up; the total changes by so much."""
        race = TableRace(1, (SeatRace(1, self.anna, 5, True, "Ks", delta),), 25, 1, (1,), (), delta)
        return self.evening.do(ColourUp(25, 100, 100, (race,)))


@pytest.fixture
def room() -> _Room:
    """Anna and Boris at table 1, Clara at table 2, ten thousand chips each; table 3 is empty. Rounding up."""
    evening = Evening(replace(PLAN, rules="tda-2024")).tables(1, 2, 3)
    return _Room(evening, evening.enter(1, (1, 1)), evening.enter(2, (1, 2)), evening.enter(3, (2, 1)))


def _lines(ledger: Ledger) -> dict[str, int]:
    return {line.key: line.value for line in ledger.lines}


def test_what_should_be_there_is_told_term_by_term(room: _Room) -> None:
    assert _lines(room.ledger()) == {"issued": 30_000, "expected": 30_000}

    room.evening.enter(4)
    room.evening.do(StartPlay())
    room.evening.do(Withdraw(room.clara), "called away")
    room.evening.do(AdjustChips(-500, room.boris), "counted")
    room.races()

    assert _lines(room.ledger()) == {
        "issued": 40_000,
        "left": -10_000,
        "adjusted": -500,
        "raced": 75,
        "unseated": -10_000,
        "expected": 19_575,
    }


def test_tables_are_missing_until_they_are_counted(room: _Room) -> None:
    ledger = room.ledger()
    assert [(row.table, row.players, row.state) for row in ledger.tables] == [
        (1, 2, "missing"),
        (2, 1, "missing"),
    ]
    assert (ledger.missing, ledger.difference, ledger.alarm, ledger.verdict) == ((1, 2), None, "", "")

    ledger = room.counts(20_100)
    row = ledger.tables[0]
    assert (row.chips, row.average, row.at, row.by_stack) == (20_100, 10_050, "18:00", False)
    assert (ledger.counted, ledger.missing, ledger.difference) == (20_100, (2,), None)


def test_a_count_that_agrees_is_said_to(room: _Room) -> None:
    ledger = room.counts(17_000, 13_000)

    assert (ledger.difference, ledger.alarm, ledger.verdict) == (0, "good", "Every chip is there.")


def test_without_a_race_any_difference_is_an_alarm(room: _Room) -> None:
    ledger = room.counts(17_000, 13_025)

    assert ledger.alarm == "red"
    assert ledger.verdict == "The count differs by +25 (+0.08%). No chip race explains it: count again."


def test_within_what_races_may_give_it_is_only_doubted(room: _Room) -> None:
    room.races(delta=0)
    ledger = room.counts(20_000, 10_050)

    assert ledger.races == (0, 75)
    assert ledger.alarm == "amber"
    assert "by 0 to +75" in ledger.verdict
    assert ledger.verdict.endswith("Tables: 1. By TDA 24-A, as the house chose.")


def test_a_race_is_judged_by_what_it_may_give_whatever_was_written(room: _Room) -> None:
    room.races(delta=100)

    assert room.counts(20_000, 10_100).alarm == "good"
    assert room.counts(20_000, 10_000).alarm == "amber"
    assert room.counts(20_000, 10_200).alarm == "red"


def test_p11_too_many_chips_after_a_colour_up_send_somebody_to_its_tables() -> None:
    plan = replace(PLAN, stack=87_730_000, rules="wsop-2026")
    evening = Evening(plan).tables(*range(1, 41))
    one = evening.do(Register(PersonId(1), 0, 0, 87_730_000, TableSeat(1, 1)))
    races = tuple(TableRace(table, ()) for table in range(1, 41))
    line = evening.do(ColourUp(1_000, 5_000, 5_000, races))
    evening.do(CountChips(1, 90_140_000, ((one, 90_140_000),)))

    ledger = chips_ledger(evening.journal, EN)

    assert (ledger.expected, ledger.counted, ledger.difference) == (87_730_000, 90_140_000, 2_410_000)
    assert ledger.alarm == "red"
    assert ledger.verdict.startswith(
        "The count differs by +2,410,000 (+2.75%), more than races may lawfully give: 0 to +160,000. "
        "Look first at the tables of the last colour-up: 1–40."
    )
    assert (ledger.suspects, ledger.line) == (tuple(range(1, 41)), line)


def test_a_count_no_longer_holds_once_somebody_took_chips_elsewhere(room: _Room) -> None:
    room.counts(20_000, 10_000)
    room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(2, 2)))
    ledger = room.ledger()

    assert [row.state for row in ledger.tables] == ["changed", "changed"]
    assert ledger.missing == (1, 2)
    assert ledger.counted == 0


def test_a_round_takes_only_what_was_counted_since(room: _Room) -> None:
    room.counts(20_000, 10_000)
    since = room.evening.journal.seq
    assert room.ledger(since).missing == (1, 2)

    room.evening.do(CountChips(2, 10_000))
    assert room.ledger(since).missing == (1,)
    assert room.ledger().missing == ()


def test_what_was_undone_is_not_there(room: _Room) -> None:
    raced = room.races()
    room.evening.undo(raced)

    assert room.ledger().suspects == ()
    assert _lines(room.ledger()) == {"issued": 30_000, "expected": 30_000}


def test_a_room_without_players_compares_nothing() -> None:
    ledger = chips_ledger(Evening().tables(1).journal, EN)

    assert (ledger.tables, ledger.difference, ledger.alarm) == ((), None, "")
    assert difference_words(5, 0, EN) == "+5"
    assert difference_words(0, 100, EN) == "0"


def test_in_russian_the_hundredths_stand_apart(room: _Room) -> None:
    assert difference_words(2_410_000, 87_730_000, RU) == "+2\xa0410\xa0000 (+2,75\xa0%)"


def test_a_void_entry_is_in_no_term(room: _Room) -> None:
    room.evening.do(Void(room.clara), "entered twice")

    assert _lines(room.ledger()) == {"issued": 20_000, "expected": 20_000}
    unseated = room.evening.enter(5)
    assert _lines(room.ledger())["unseated"] == -10_000
    room.evening.do(Seat(unseated, TableSeat(3, 1)))
    assert "unseated" not in _lines(room.ledger())


def test_what_the_chips_were_handed_out_for(room: _Room) -> None:
    evening = room.evening
    evening.do(StartPlay())
    evening.do(Withdraw(room.clara), "called away")
    again = evening.do(Reenter(room.clara, 100_000, 10_000, 10_000))
    evening.do(Rebuy(room.anna, 100_000, 0, 5_000))
    evening.do(Rebuy(again, 100_000, 0, 5_000))
    evening.do(AddOn(room.boris, 50_000, 0, 7_000))

    told = [(line.label, line.value, line.part) for line in room.ledger().lines][:5]
    assert told == [
        ("Chips issued", 57_000, False),
        ("for entries", 30_000, True),
        ("for re-entries", 10_000, True),
        ("for rebuys", 10_000, True),
        ("for add-ons", 7_000, True),
    ]


def test_each_table_is_told_in_words(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_100))
    assert [count_words(row, EN) for row in room.ledger().tables] == ["20,100 at 18:00", "not counted"]

    room.evening.enter(4, (1, 4))
    assert count_words(room.ledger().tables[0], EN) == "20,100 at 18:00; players came or went since"
