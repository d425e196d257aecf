"""The record of every colour-up, seat by seat."""

from __future__ import annotations

from director.domain.chips import ColourUp, SeatRace, TableRace
from director.domain.people import People, person
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.race_records import race_records
from tests.helpers.evening import Evening

EN = words_for("en")
PEOPLE = People([person("Lee", "Ann", who=1), person("Cho", "Bo", who=2)])  # type: ignore[arg-type]


def test_p13_what_a_seat_handed_in_and_was_given_is_found() -> None:
    evening = Evening().tables(1)
    ann, bo = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    seats = (SeatRace(2, bo, 2, False, "9d5c", 50), SeatRace(1, ann, 61, True, "Ks", 75))
    line = evening.do(ColourUp(25, 100, 100, (TableRace(1, seats, 75, 1, (1,), (2,), 125),)))

    first, second = race_records(evening.journal, PEOPLE, EN)

    assert (int(first.line), first.seat, first.name, first.chip) == (
        int(line),
        TableSeat(1, 1),
        "Lee Ann",
        "25 → 100",
    )
    assert (first.handed_in, first.given) == ("61 × 25 = 1,525", "16 × 100 = 1,600")
    assert (first.cards, first.outcome, first.change, first.who) == ("K♠", "wins", 75, "Olga")
    assert (second.given, second.outcome) == ("1 × 100 = 100", "protected")


def test_a_smaller_chip_and_nothing_are_told_too_and_what_was_undone_is_not() -> None:
    evening = Evening().tables(1)
    ann, bo = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    seats = (SeatRace(1, ann, 22, True, "Ks", 50), SeatRace(2, bo, 3, True, "9d5c2c", -75))
    line = evening.do(ColourUp(25, 500, 100, (TableRace(1, seats, 125, 0, (), (1,), -25),)))

    first, second = race_records(evening.journal, PEOPLE, EN)
    assert first.given == "1 × 500 + 100 = 600"
    assert (second.given, second.outcome) == ("0 × 500 = 0", "")

    evening.undo(line)
    assert race_records(evening.journal, PEOPLE, EN) == ()
