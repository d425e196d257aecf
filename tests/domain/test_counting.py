"""Counting the chips of a table: what it remembers, and how long the count holds."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import Bust, Out
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.counted import TableCount, counted_everywhere, due_at_tables, still_holds
from director.domain.counting import CountChips
from director.domain.entries import RemoveStack, Withdraw
from director.domain.ids import EntryId, Seq
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import Move, Swap
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Exit
from tests.helpers.evening import Evening


class _Room(NamedTuple):
    evening: Evening
    anna: EntryId
    boris: EntryId
    clara: EntryId

    def holds(self) -> bool:
        tournament = self.evening.tournament
        count = tournament.tables[1].count
        assert count is not None
        return still_holds(tournament, 1, count)


@pytest.fixture
def room() -> _Room:
    """Anna at 1-1, Boris at 1-2, Clara at 2-1, ten thousand chips each."""
    evening = Evening().tables(1, 2)
    return _Room(evening, evening.enter(1, (1, 1)), evening.enter(2, (1, 2)), evening.enter(3, (2, 1)))


def _refused(evening: Evening, action: Action) -> str:
    before = evening.journal
    with pytest.raises(Impossible) as refused:
        evening.do(action)
    assert evening.journal is before
    return refused.value.code


def test_a_table_remembers_its_count_and_who_sat_there(room: _Room) -> None:
    stacks = ((room.anna, 12_000), (room.boris, 8_100))
    line = room.evening.do(CountChips(1, 20_100, stacks))

    at = room.evening.journal.line(line).at
    assert room.evening.tournament.tables[1].count == TableCount(
        Seq(line), at, 20_100, stacks, (room.anna, room.boris), 20_000
    )
    assert room.evening.tournament.chips.in_play == 30_000


def test_a_count_takes_the_place_of_the_one_before_and_undo_brings_it_back(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_100))
    before = room.evening.tournament
    line = room.evening.do(CountChips(1, 20_000))

    assert room.evening.tournament.tables[1].count != before.tables[1].count
    room.evening.undo(line)
    assert room.evening.tournament == before


def test_what_no_count_can_be(room: _Room) -> None:
    evening, anna, boris = room.evening, room.anna, room.boris

    assert _refused(evening, CountChips(3, 100)) == "no_table"
    assert _refused(evening, CountChips(1, -1)) == "chips"
    assert _refused(evening, CountChips(1, 100, ((anna, -1), (boris, 101)))) == "chips"
    assert _refused(evening, CountChips(1, 100, ((anna, 99),))) == "stacks_sum"
    assert _refused(evening, CountChips(1, 100, ((anna, 50), (anna, 50)))) == "stack_counted_twice"
    assert _refused(evening, CountChips(1, 100, ((EntryId(99), 100),))) == "no_entry"


def test_a_count_holds_whatever_is_played_and_wherever_people_sit_at_the_table(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_000))
    room.evening.do(StartPlay())
    room.evening.do(Swap(room.anna, TableSeat(1, 1), room.boris, TableSeat(1, 2)))
    room.evening.do(CountChips(2, 10_000))
    room.evening.do(AdjustChips(500), "the room is 500 short")

    assert room.holds()


def test_somebody_comes_or_goes_elsewhere(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_000))
    moved = room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(2, 2)))
    assert not room.holds()

    room.evening.undo(moved)
    assert room.holds()
    room.evening.do(Move(room.clara, TableSeat(2, 1), TableSeat(1, 3)))
    assert not room.holds()


def test_somebody_leaves_with_his_chips_or_is_new(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_000))
    room.evening.do(Withdraw(room.boris), "called away")
    assert not room.holds()

    room.evening.do(CountChips(1, 10_000))
    room.evening.enter(4, (1, 4))
    assert not room.holds()


@pytest.mark.parametrize("stack", [None, 4_000])
def test_somebody_leaves_with_his_chips_after_the_first_hand(room: _Room, stack: int | None) -> None:
    room.evening.do(StartPlay())
    room.evening.do(CountChips(1, 20_000))
    room.evening.do(Withdraw(room.boris, stack=stack), "called away")
    assert not room.holds()


@pytest.mark.parametrize("stack", [None, 4_000])
def test_a_dead_stack_is_counted_until_it_is_taken_away(room: _Room, stack: int | None) -> None:
    room.evening.do(StartPlay())
    room.evening.do(CountChips(1, 20_000))
    room.evening.do(Withdraw(room.boris, chips="dead"), "called away")
    assert room.holds()

    room.evening.do(RemoveStack(room.boris, stack))
    assert not room.holds()


def test_whoever_took_his_chips_elsewhere_and_goes_out_there_has_not_left_them_here(room: _Room) -> None:
    room.evening.do(StartPlay())
    room.evening.do(CountChips(1, 20_000))
    room.evening.do(Move(room.boris, TableSeat(1, 2), TableSeat(2, 2)))
    room.evening.do(Bust((Out(room.boris, TableSeat(2, 2)),)))
    assert not room.holds()


def test_a_race_or_a_correction_changes_what_a_table_has(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_000))
    race = TableRace(1, (SeatRace(1, room.anna, 3, True, "AsKsQs", 25),), 75, 1, (1,), (), 25)
    raced = room.evening.do(ColourUp(25, 100, 100, (race,)))
    assert not room.holds()

    room.evening.undo(raced)
    room.evening.do(AdjustChips(-1_500, room.boris), "60 chips of 25 were given twice")
    assert not room.holds()


def test_whoever_goes_out_leaves_his_chips_at_the_table(room: _Room) -> None:
    room.evening.do(CountChips(1, 20_000))
    before = room.evening.tournament
    anna = before.entries[room.anna]
    out = replace(anna, state=EntryState.OUT, exit=Exit(Seq(9), "", TableSeat(1, 1)))
    seating = before.seating.without(room.anna)
    after = replace(before, entries=before.entries.set(room.anna, out), seating=seating)
    count = after.tables[1].count

    assert count is not None
    assert still_holds(after, 1, count)


def test_the_room_is_counted_once_every_table_with_players_is(room: _Room) -> None:
    evening = room.evening
    evening.do(CountChips(1, 20_000))
    assert counted_everywhere(evening.tournament) is None

    evening.do(CountChips(2, 10_500))
    evening.tables(3)
    assert counted_everywhere(evening.tournament) == 30_500
    assert due_at_tables(evening.tournament) == 30_000

    evening.enter(4)
    assert due_at_tables(evening.tournament) == 30_000
    evening.enter(5, (2, 5))
    assert counted_everywhere(evening.tournament) is None
    assert counted_everywhere(Evening().tables(1).tournament) is None
