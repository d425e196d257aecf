"""Laws of the next steps over evenings of busts and moves: tables even out, and nobody is sent to and fro."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from director.domain.busts import Bust, Out
from director.domain.hands import LastHand
from director.domain.play import SetButton
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.rules.floor.next_steps import NextSteps
from director.rules.floor.steps import MoveDue
from tests.helpers.evening import PLAN
from tests.helpers.floor_room import FloorRoom

TDA = replace(PLAN, rules="tda-2024")
SIZES = st.lists(st.integers(7, 9), min_size=3, max_size=6)


def bust(room: FloorRoom, data: st.DataObject) -> None:
    """One player goes out, by chance."""
    places = sorted(room.tournament.seating.places.items())
    entry, place = data.draw(st.sampled_from(places))
    room.do(Bust((Out(entry, place),)))


def buttons(room: FloorRoom, data: st.DataObject) -> None:
    """The tables play on: each has a new button."""
    for table in room.tournament.open_tables():
        seats = sorted(room.tournament.seating.players(table.number))
        if len(seats) > 2:
            button, small, big = data.draw(st.permutations(seats))[:3]
            room.do(SetButton(table.number, *LastHand(button, small, big)))


def make(room: FloorRoom, move: MoveDue) -> None:
    room.do(Move(move.entry, move.source, move.target, MoveReason.BALANCE))


def breaking(found: NextSteps) -> bool:
    return any(not isinstance(step, MoveDue) and step.key[0] in _LARGER for step in found.steps)


_LARGER = {"BreakDue", "FinalTable", "RedrawDue", "HasWinner"}


@settings(max_examples=40, deadline=None)
@given(SIZES, st.data())
def test_all_moves_made_the_tables_are_within_one_and_nobody_moved_twice(
    sizes: list[int], data: st.DataObject
) -> None:
    room = FloorRoom(*sizes, plan=TDA)
    buttons(room, data)
    for _ in range(data.draw(st.integers(1, 6))):
        bust(room, data)
    found = room.steps()
    if breaking(found):
        return

    for move in found.moves:
        make(room, move)

    counts = [room.tournament.seating.count(table.number) for table in room.tournament.open_tables()]
    assert max(counts) - min(counts) < 2
    assert len({move.entry for move in found.moves}) == len(found.moves)
    assert room.steps().moves == ()


@settings(max_examples=40, deadline=None)
@given(SIZES, st.data())
def test_s06_nobody_is_proposed_straight_back_while_another_could_go(
    sizes: list[int], data: st.DataObject
) -> None:
    room = FloorRoom(*sizes, plan=TDA)
    came: dict[int, int] = {}
    for _ in range(data.draw(st.integers(2, 10))):
        bust(room, data)
        buttons(room, data)
        found = room.steps()
        if breaking(found):
            return
        for move in found.moves:
            back = came.get(move.entry) == move.target.table
            others = room.tournament.seating.players(move.source.table).values()
            assert not back or all(came.get(one) == move.target.table for one in others)
        for move in found.moves:
            came[move.entry] = move.source.table
            make(room, move)


@settings(max_examples=30, deadline=None)
@given(SIZES, st.data())
def test_each_move_alone_can_be_made(sizes: list[int], data: st.DataObject) -> None:
    room = FloorRoom(*sizes, plan=TDA)
    buttons(room, data)
    for _ in range(data.draw(st.integers(1, 6))):
        bust(room, data)
    moves = room.steps().moves
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))

    make(room, move)

    assert room.place(move.entry) == move.target
    assert room.tournament.seating.holder(TableSeat(*move.source)) is None
