"""What the floor and the chip desk do at the largest event, each again and again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from director.desk.at_tables import first_button
from director.desk.closing import breaking, redrawing
from director.desk.desk import Changed, Desk
from director.desk.going_out import knock_out
from director.domain.attendance import CheckSeats
from director.domain.busts import Out, Revive
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.counting import CountChips
from director.domain.hand_for_hand import HandDone
from director.domain.ids import EntryId
from director.domain.play import Away, Back
from director.domain.seating import Move, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, UnlockSeats
from director.rules.floor.hand_for_hand import propose_end, propose_next, propose_start, still_playing
from director.rules.floor.revive import revive_chair
from director.rules.table.proposals import propose_hand
from tests.bench_parts.deeds_at_the_desk import WHY, Deed, Room

SPARE: Final = 3_001
"""Numbers of tables that nobody has opened yet."""
KEY: Final = bytes(range(32))


def checking(room: Room) -> Iterator[Deed]:
    """Dealers verify seats before the first hand."""
    for table in room.tournament.open_tables():
        entries = tuple(room.tournament.seating.players(table.number).values())
        if entries:
            yield room.does("seats of a table checked", CheckSeats(table.number, entries))


def moving(room: Room) -> Iterator[Deed]:
    """Moves, swaps, and all of it undone and done again."""
    while True:
        entry, place = room.player()
        free = _free(room)
        yield room.does("a move", Move(entry, place, free))
        yield Deed("undo of the last line", room.bridge.undo_last)
        yield Deed("redo", room.bridge.redo)
        one, here = room.player()
        other, there = next(_pair(room, here))
        yield room.does("two seats swapped", Swap(one, here, other, there))
        lines = room.last
        yield Deed("undo of a line among the last hundred", partial(room.bridge.undo, lines))


def going_out(room: Room) -> Iterator[Deed]:
    """Players knocked out, and one who was not after all."""
    while True:
        entry, place = room.player()
        out = (Out(entry, place),)
        yield room.runs("a bust", knock_out, out, WHY, overrule=True)
        chair = revive_chair(room.tournament, entry)
        yield room.does("a bust revived", Revive(entry, chair.seat))
        yield room.runs("a bust", knock_out, out, WHY, overrule=True)


def dealing(room: Room) -> Iterator[Deed]:
    """Buttons, hands and people who walk off."""
    for table in room.tournament.open_tables():
        if room.tournament.seating.count(table.number) < 3:
            continue
        action = first_button(room.bridge.journal, table.number, {}, KEY)
        yield room.does("the first button", action)
        hand = propose_hand(room.tournament, table.number, (100, 200)).answer
        yield room.does("a hand dealt", hand)
        entry = next(iter(room.tournament.seating.players(table.number).values()))
        yield room.does("a player away", Away(entry))
        yield room.does("a player back", Back(entry))


def tables(room: Room) -> Iterator[Deed]:
    """Tables put up, locked, broken, redrawn and taken down."""
    spare = SPARE
    while True:
        spare += 1
        yield room.does("a table opened", OpenTables((spare,), 9))
        yield room.does("a seat locked", LockSeats(spare, (9,)))
        yield room.does("a seat unlocked", UnlockSeats(spare, (9,)))
        yield room.does("an empty table closed", CloseTable(spare))
        yield room.runs(
            "a table broken",
            _breaks,
            room.tournament.open_tables()[0].number,
        )
        yield room.does("a table opened", OpenTables((spare + 5_000,), 9))


def redrawing_all(room: Room) -> Iterator[Deed]:
    """Everybody who sits draws anew."""
    while True:
        yield room.runs(
            "a redraw of the whole room",
            _redraws,
            tuple(table.number for table in room.tournament.open_tables()),
        )


def together(room: Room) -> Iterator[Deed]:
    """Hand for hand over the whole room, a few tables at a time."""
    yield room.runs("hand for hand begins", Desk.clock, propose_start, None, WHY, overrule=True)
    for _ in range(20):
        board = room.tournament.hand_for_hand
        assert board is not None
        for number in still_playing(room.tournament)[:5]:
            yield room.does("a table done with the hand", HandDone(number, board.round))
        yield room.runs("the next hand together", Desk.clock, propose_next, None, WHY, overrule=True)
    yield room.runs("hand for hand ends", Desk.clock, propose_end, None, WHY, overrule=True)


def counting(room: Room) -> Iterator[Deed]:
    """Chips counted, put right and raced off."""
    while True:
        entry, place = room.player()
        held = sorted(room.tournament.seating.players(place.table).items())
        yield room.does("a table counted", CountChips(place.table, 90_000))
        stacks = tuple((who, 10_000) for _seat, who in held)
        yield room.does("the stacks of a table counted", CountChips(place.table, 10_000 * len(held), stacks))
        yield room.does("the chips of a player put right", AdjustChips(-25, entry))
        yield room.does("the chips of the room put right", AdjustChips(25))
        yield room.does("a table coloured up", _race(place.table, held))


def _race(table: int, held: list[tuple[int, EntryId]]) -> ColourUp:
    (one, first), (two, second), *_rest = held
    seats = (SeatRace(one, first, 3, True, "KsQsJs", 25), SeatRace(two, second, 1, False, "2c", 75))
    return ColourUp(25, 100, 100, (TableRace(table, seats, 100, 1, (one,), (two,), 100),))


def _free(room: Room) -> TableSeat:
    tournament = room.tournament
    found = ((t.number, tournament.empty_seats(t.number)) for t in reversed(tournament.open_tables()))
    return next(TableSeat(number, seats[0]) for number, seats in found if seats)


def _pair(room: Room, here: TableSeat) -> Iterator[tuple[EntryId, TableSeat]]:
    while True:
        other, there = room.player()
        if there.table != here.table:
            yield other, there


def _breaks(desk: Desk, number: int) -> Changed:
    return desk.do(breaking(desk.journal, number, KEY), WHY, overrule=True)


def _redraws(desk: Desk, numbers: tuple[int, ...]) -> Changed:
    return desk.do(redrawing(desk.journal, numbers, KEY), WHY, overrule=True)
