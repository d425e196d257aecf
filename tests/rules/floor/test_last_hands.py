"""The last hands of a day (WSOP-T 125): between what a card lies, and which end of the schedule it is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from director.domain.action import Action
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId
from director.domain.play import StartPlay
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.structure import DayEnd, Structure
from director.rules import clock_steps
from director.rules.floor.last_hands import card_drawn, day_end, entering_objections, hands_asked
from director.rules.policy import objections
from director.rules.verdict import Article
from tests.helpers.clock_room import Room, blinds, minutes


@pytest.mark.parametrize(("seats", "least", "most"), [(9, 3, 7), (10, 3, 7), (8, 2, 5), (6, 2, 5), (2, 2, 5)])
def test_wsop_t_125_three_to_seven_with_nine_seats_two_to_five_with_fewer(
    seats: int, least: int, most: int
) -> None:
    room = Room()
    room.do(OpenTables((1, 2), seats))

    found = hands_asked(room.tournament)

    assert (found.answer[0], found.answer[-1]) == (least, most)
    assert found.because == (Article("WSOP-T", "125"),)


def test_every_number_is_as_likely_as_every_other() -> None:
    chance = Random(5)

    drawn = Counter(card_drawn(range(3, 8), chance).rank for _ in range(5_000))

    assert set(drawn) == {3, 4, 5, 6, 7}
    assert all(900 < times < 1_100 for times in drawn.values())


def play(room: Room) -> None:
    """The first hand is dealt."""
    room.do(OpenTables((1,), 9))
    room.do(Register(PersonId(1), 100, 10, 10_000, TableSeat(1, 1)))
    room.do(StartPlay())


def test_the_end_of_this_day_is_meant_while_it_is_played() -> None:
    one, two, three, four = blinds(20, 50, 100, 200, 400)
    room = Room(Structure((one, two, DayEnd(), three, four, DayEnd())))
    assert day_end(room.tournament, room.now) is None, "before the first hand"
    play(room)
    assert day_end(Room().tournament, room.now) is None, "without a schedule"

    assert day_end(room.tournament, room.now) == 2
    room.step(clock_steps.start)
    room.passes(minutes(50))
    assert day_end(room.tournament, room.now) is None, "it has come"
    room.step(clock_steps.start)
    assert day_end(room.tournament, room.now) == 5


def test_a_schedule_without_an_end_has_none() -> None:
    room = Room(Structure(blinds(20, 50, 100)))
    play(room)

    assert day_end(room.tournament, room.now) is None


def test_wsop_t_125_during_the_last_hands_nobody_takes_a_seat_any_more() -> None:
    """Without one people may register for the next day, and sit down once it has begun."""
    one, two, three, four = blinds(20, 50, 100, 200, 400)
    room = Room(Structure((one, two, DayEnd(), three, four, DayEnd())))
    play(room)
    room.step(clock_steps.start)
    sits = Register(PersonId(2), 100, 10, 10_000, TableSeat(1, 2))
    waits = Register(PersonId(3), 100, 10, 10_000)

    def asked(action: Action) -> list[tuple[str, Article | None]]:
        return [(one.code, one.article) for one in objections(room.journal, action, now=room.now)]

    room.passes(minutes(39))
    assert asked(sits) == [], "the day is played"
    room.passes(minutes(2))
    assert asked(sits) == [("entry_last_hands", Article("WSOP-T", "125"))]
    assert asked(waits) == []
    assert objections(room.journal, sits) == (), "nobody asks the clock"
    number = EntryId(room.do(waits))
    assert asked(Seat(number, TableSeat(1, 3))) == [("entry_last_hands", Article("WSOP-T", "125"))]
    room.step(clock_steps.start)
    assert asked(Seat(number, TableSeat(1, 3))) == asked(sits) == []


def test_before_the_first_hand_there_are_no_last_ones() -> None:
    room = Room(Structure((*blinds(20, 50), DayEnd(), *blinds(20, 100))))
    room.do(OpenTables((1,), 9))
    room.step(clock_steps.start)
    room.passes(minutes(21))

    assert list(entering_objections(room.tournament, room.now)) == []
