"""Chips: what is issued, corrected and raced is what is in play."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.chip_count import ChipCount, recounted
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.entries import RemoveStack, Void, Withdraw
from director.domain.ids import EntryId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from tests.helpers.evening import Evening


class _Room(NamedTuple):
    evening: Evening
    anna: EntryId
    boris: EntryId

    def race(self, **other: object) -> ColourUp:
        """T209: Anna has three odd chips of 25 and Boris two; both win one of 100."""
        seats = (
            SeatRace(1, self.anna, 3, True, "AsKsQs", 25),
            SeatRace(2, self.boris, 2, True, "JdTd", 50),
        )
        return ColourUp(25, 100, 100, (replace(TableRace(1, seats, 125, 2, (1, 2), (), 75), **other),))

    @property
    def chips(self) -> ChipCount:
        return self.evening.tournament.chips


@pytest.fixture
def room() -> _Room:
    """Anna at 1-1 and Boris at 1-2, ten thousand chips each."""
    evening = Evening().tables(1, 2)
    return _Room(evening, evening.enter(1, (1, 1)), evening.enter(2, (1, 2)))


def _refused(evening: Evening, action: Action, reason: str = "because") -> Impossible:
    before = evening.journal
    with pytest.raises(Impossible) as refused:
        evening.do(action, reason)
    assert evening.journal is before
    return refused.value


def test_chips_are_issued_at_registration(room: _Room) -> None:
    assert room.chips == ChipCount(issued=20_000)
    assert room.chips.in_play == 20_000


def test_a_race_changes_what_is_in_play_and_each_seat_by_its_part(room: _Room) -> None:
    room.evening.do(room.race())

    tournament = room.evening.tournament
    assert room.chips == ChipCount(issued=20_000, raced=75)
    assert [tournament.entries[entry].chips for entry in (room.anna, room.boris)] == [10_025, 10_050]
    assert tournament.tables[1].gone == (25,)
    assert tournament.tables[2].gone == ()


def test_a_chip_leaves_once_whatever_is_raced_again(room: _Room) -> None:
    room.evening.do(room.race())
    room.evening.do(room.race())

    assert room.evening.tournament.tables[1].gone == (25,)


def test_undo_of_a_race_gives_the_chips_back(room: _Room) -> None:
    before = room.evening.tournament
    raced = room.evening.do(room.race())

    room.evening.undo(raced)

    assert room.evening.tournament == before


@pytest.mark.parametrize(
    "values", [(0, 100, 100), (25, 25, 50), (25, 100, 25), (100, 25, 25), (25, 100, 500), (25, 10**13, 100)]
)
def test_a_chip_leaves_for_a_larger_one(room: _Room, values: tuple[int, int, int]) -> None:
    assert _refused(room.evening, ColourUp(*values, room.race().tables)).code == "chip_values"


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"table": 3}, "no_table"),
        ({"winners": (1, 1)}, "race_winner"),
        ({"winners": (1,), "protected": (1,)}, "race_winner"),
        ({"winners": (9,)}, "race_winner"),
        ({"delta": 50}, "race_sum"),
        ({"value": -1}, "chips"),
        ({"chips": -1}, "chips"),
    ],
)
def test_what_no_race_can_give(room: _Room, other: dict[str, object], code: str) -> None:
    assert _refused(room.evening, room.race(**other)).code == code


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"seat": 3}, "not_at_seat"),
        ({"seat": 2}, "not_at_seat"),
        ({"chips": -1}, "chips"),
        ({"chips": 10**13}, "chips"),
        ({"change": -76}, "race_change"),
        ({"change": 101}, "race_change"),
        ({"cards": "A♠"}, "bad_card"),
    ],
)
def test_what_no_seat_can_have_in_a_race(room: _Room, other: dict[str, object], code: str) -> None:
    seat, *others = room.race().tables[0].seats

    assert _refused(room.evening, room.race(seats=(replace(seat, **other), *others))).code == code


def test_seats_and_tables_race_once(room: _Room) -> None:
    race = room.race()
    seat = race.tables[0].seats[0]

    assert _refused(room.evening, room.race(seats=(seat, seat))).code == "seat_twice"
    assert _refused(room.evening, replace(race, tables=race.tables * 2)).code == "race_twice"
    assert _refused(room.evening, replace(race, tables=())).code == "no_race"


def test_a_closed_table_has_no_race(room: _Room) -> None:
    room.evening.do(CloseTable(2))

    assert _refused(room.evening, room.race(table=2)).code == "table_closed"


def test_p12_chips_too_many_are_taken_from_a_player_whatever_he_began_with(room: _Room) -> None:
    room.evening.do(AdjustChips(45_000, room.boris), "he had won them")
    room.evening.do(AdjustChips(-45_000, room.anna), "45,000 too many at the colour-up")

    assert room.evening.tournament.entries[room.anna].adjusted == -45_000
    assert room.chips == ChipCount(issued=20_000)


def test_chips_nobody_can_place_are_corrected_for_the_room(room: _Room) -> None:
    room.evening.do(AdjustChips(-500), "found under table 1")
    room.evening.do(AdjustChips(200), "counted again")

    assert room.chips == ChipCount(issued=20_000, adjusted=-300, room=-300)
    assert room.chips.in_play == 19_700


def test_a_correction_says_why_and_changes_something(room: _Room) -> None:
    assert _refused(room.evening, AdjustChips(5), "").code == "reason_needed"
    assert _refused(room.evening, AdjustChips(0)).code == "adjustment"
    assert _refused(room.evening, AdjustChips(-(10**13))).code == "adjustment"
    assert _refused(room.evening, AdjustChips(5, EntryId(99))).code == "no_entry"


def test_there_are_never_fewer_chips_than_none(room: _Room) -> None:
    assert _refused(room.evening, AdjustChips(-20_001)).code == "chips_below_nothing"
    room.evening.do(AdjustChips(-19_000), "lost")
    room.evening.do(Withdraw(room.anna), "ill")
    assert room.chips.in_play == -9_000

    assert _refused(room.evening, AdjustChips(-1)).code == "chips_below_nothing"
    room.evening.do(AdjustChips(1), "found again")


def test_a_race_cannot_take_more_than_there_is(room: _Room) -> None:
    room.evening.do(AdjustChips(-20_000), "all of it is gone")
    seat = SeatRace(1, room.anna, 1, True, "2c", -25)
    lost = ColourUp(25, 100, 100, (TableRace(1, (seat,), 25, 0, (), (), -25),))

    assert _refused(room.evening, lost).code == "chips_below_nothing"


def test_whoever_leaves_takes_all_his_chips_out_of_play(room: _Room) -> None:
    room.evening.do(room.race())
    room.evening.do(AdjustChips(-25, room.anna), "counted again")
    room.evening.do(Withdraw(room.anna), "ill")

    assert room.chips == ChipCount(issued=20_000, left=10_000, adjusted=-25, raced=75)
    assert room.chips.in_play == room.evening.tournament.entries[room.boris].chips
    assert recounted(room.evening.tournament.entries.values(), 0) == room.chips


def test_a_dead_stack_is_in_play_until_it_is_taken_away(room: _Room) -> None:
    room.evening.do(StartPlay())
    room.evening.do(Withdraw(room.anna, chips="dead"), "called away")
    room.evening.do(AdjustChips(50, room.anna), "found in her seat")
    assert room.chips.in_play == 20_050

    room.evening.do(RemoveStack(room.anna))
    assert room.chips.in_play == 10_000
    assert _refused(room.evening, AdjustChips(50, room.anna)).code == "entry_withdrawn"


def test_a_void_entry_never_had_any_chips(room: _Room) -> None:
    room.evening.do(room.race())
    room.evening.do(AdjustChips(-25, room.anna), "counted again")
    room.evening.do(Void(room.anna), "a slip")

    assert room.chips == ChipCount(issued=10_000, raced=50)
    tournament = room.evening.tournament
    assert recounted(tournament.entries.values(), tournament.chips.room) == room.chips


def test_a_race_is_of_those_who_sit_there_and_facts_say_who(room: _Room) -> None:
    refusal = _refused(room.evening, room.race(seats=(SeatRace(1, room.boris, 1, True, "2c", -25),)))

    assert (refusal.code, refusal.facts) == (
        "not_at_seat",
        {"entry": room.boris, "seat": TableSeat(1, 1)},
    )
