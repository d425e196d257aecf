"""Undo in the middle: the wrong player is knocked out, play goes on, and twenty minutes later he is back."""

from __future__ import annotations

import pytest

from director.domain.busts import Out, Revive
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.rules import clock_steps as steps
from director.rules.floor.busting import propose_bust
from director.rules.floor.places import places
from director.rules.floor.revive import Chair, revive_chair
from director.rules.rulesets import rules_of
from director.rules.undoing import undo
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.lawful import lawful


class _Night:
    """Eighteen at two tables of nine, the clock running."""

    def __init__(self) -> None:
        self.room = Room(club())
        self.room.do(OpenTables((1, 2), 9))
        self.at: dict[tuple[int, int], EntryId] = {}
        for n in range(18):
            place = TableSeat(n // 9 + 1, n % 9 + 1)
            self.at[place] = EntryId(self.room.do(Register(PersonId(n + 1), 100, 10, 10_000, place)))
        self.room.do(StartPlay())
        self.room.step(steps.start)

    def out(self, table: int, seat: int) -> int:
        self.room.passes(minutes(1))
        told = Out(self.at[table, seat], TableSeat(table, seat))
        return self.room.do(propose_bust(self.room.tournament, (told,), self.room.now))

    def balance(self, source: tuple[int, int], target: tuple[int, int]) -> None:
        mover = self.at[source]
        self.room.do(Move(mover, TableSeat(*source), TableSeat(*target), MoveReason.BALANCE))
        lawful(self.room.tournament)

    def places(self) -> dict[EntryId, int]:
        tournament = self.room.tournament
        return {entry: place.first for entry, place in places(tournament, rules_of(tournament.setup)).items()}


@pytest.mark.parametrize("taken", [False, True], ids=["the seat is free", "the seat is taken"])
def test_the_wrong_player_comes_back_and_everything_else_stays(taken: bool) -> None:
    night = _Night()
    wrong = night.at[1, 4]
    line = night.out(1, 4)
    others = [night.at[1, 5], night.at[1, 6], night.at[2, 1]]
    for table, seat in ((1, 5), (1, 6), (2, 1)):
        night.out(table, seat)
    assert night.places() == dict(zip((wrong, *others), (18, 17, 16, 15), strict=True))
    moved = night.at[2, 9]
    night.balance((2, 9), (1, 4) if taken else (1, 5))
    chips, left = night.room.tournament.chips, night.room.face.left
    night.room.passes(minutes(20) - left)

    chair = revive_chair(night.room.tournament, wrong)
    night.room.do(Revive(wrong, chair.seat), "the cards were read again")

    tournament = night.room.tournament
    assert chair == (Chair(TableSeat(1, 5), "nearest") if taken else Chair(TableSeat(1, 4), "old"))
    assert tournament.seating.at(wrong) == chair.seat
    assert tournament.seating.at(moved) == (TableSeat(1, 4) if taken else TableSeat(1, 5))
    assert tournament.entries[moved].moved == 1
    assert night.places() == dict(zip(others, (18, 17, 16), strict=True))
    assert tournament.chips == chips
    assert len(tournament.playing_persons) == 15
    lawful(tournament)
    if taken:
        with pytest.raises(Impossible) as refused:
            night.room.do(undo(night.room.journal, line, 0, night.room.now))
        assert refused.value.code == "undo_blocked"


def test_the_plain_undo_of_the_bust_brings_him_to_his_free_seat_and_leaves_the_clock_alone() -> None:
    night = _Night()
    wrong, moved = night.at[1, 4], night.at[2, 9]
    line = night.out(1, 4)
    for table, seat in ((1, 5), (1, 6), (2, 1)):
        night.out(table, seat)
    night.balance((2, 9), (1, 5))
    night.room.passes(minutes(50))
    face = night.room.face

    night.room.do(undo(night.room.journal, line, 0, night.room.now))

    tournament = night.room.tournament
    assert tournament.seating.at(wrong) == TableSeat(1, 4)
    assert tournament.seating.at(moved) == TableSeat(1, 5)
    assert sorted(night.places().values()) == [16, 17, 18]
    assert night.room.face == face
    lawful(tournament)


def test_after_a_double_knock_out_all_ways_to_count_agree() -> None:
    """P1: three ways to count who is left agree after two go out in one hand."""
    night = _Night()
    told = [Out(night.at[1, seat], TableSeat(1, seat), seat * 1_000) for seat in (2, 3)]
    night.room.do(propose_bust(night.room.tournament, told, night.room.now))

    tournament = night.room.tournament
    by_tables = sum(map(tournament.seating.count, (1, 2)))
    by_busts = tournament.counted - sum(entry.exit is not None for entry in tournament.entries.values())
    assert by_tables == by_busts == len(tournament.seating.places) == 16
