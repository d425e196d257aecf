"""Hands and races that could be at a table as it stands, by a number: steps of random evenings."""

from __future__ import annotations

import random
from typing import NamedTuple

from director.domain.action import Action
from director.domain.breaking import BreakTable, Redraw
from director.domain.busts import Bust, Out, Revive
from director.domain.chips import ColourUp, SeatRace, TableRace
from director.domain.clock import Stamp
from director.domain.hands import Dealt, Post, Waiting, WaitsFor
from director.domain.marks import Marker
from director.domain.play import PlayHand, SkipButton, Steps
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Table, Tournament
from director.rules.floor.closing import break_terms, drawn_apart, redraw_terms, seat_changes

_WHY: tuple[WaitsFor, ...] = ("away", "button", "big_blind")
_MARKERS: tuple[Marker | None, ...] = ("NEW", "ML", "MS", None)
_STEPS: tuple[Steps, ...] = ("stay", "one", "two")


class Step(NamedTuple):
    """Something at a table that is known only when its turn comes."""

    what: str
    """`hand`, `skip`, `race`, `out`, `revive`, `break` or `redraw`."""
    table: int
    number: int

    def action(self, tournament: Tournament) -> Action | None:
        """The decision; None where there is no such table."""
        table = tournament.tables.get(self.table)
        if table is None:
            return None
        chance = random.Random(self.number)
        if self.what == "out":
            return _out(tournament, table, chance)
        if self.what == "revive":
            return _revive(tournament, table, chance)
        if self.what == "break":
            return _break(tournament, table, self.number)
        if self.what == "redraw":
            return _redraw(tournament, table, chance)
        if self.what == "hand":
            return _hand(tournament, table, chance)
        if self.what == "skip":
            button, small, big = table.played[-1] if table.played else (1, 2, 3)
            return SkipButton(table.number, table.hands, chance.choice(_STEPS), button, small, big)
        return _race(tournament, table, chance)


def _out(tournament: Tournament, table: Table, chance: random.Random) -> Bust | None:
    """One or more of a table go out, now and then as the last ones."""
    held = sorted(tournament.seating.players(table.number).items())
    some = chance.sample(held, min(chance.randint(1, 3), len(held)))
    out = tuple(
        Out(entry, TableSeat(table.number, seat), chance.choice((None, 50, 100))) for seat, entry in some
    )
    ends = len(tournament.playing_persons) - len(out) == 1 and chance.random() < 0.8
    return Bust(out, Stamp(3, 60_000), round=chance.choice((0, 0, 1, 2)), ends=ends)


def _revive(tournament: Tournament, table: Table, chance: random.Random) -> Revive | None:
    """Somebody who is out comes back, to a chair that may be taken."""
    out = sorted(e.id for e in tournament.entries.values() if e.state is EntryState.OUT)
    if not out:
        return None
    return Revive(chance.choice(out), TableSeat(table.number, chance.randint(1, table.seats)))


def _break(tournament: Tournament, table: Table, number: int) -> BreakTable | None:
    """Everybody of a table draws a seat at the others, where there is room."""
    try:
        drawn = drawn_apart(tournament, break_terms(tournament, table.number), bytes([number] * 32), "x")
    except Impossible:
        return None
    return BreakTable(table.number, seat_changes(tournament, drawn.answer))


def _redraw(tournament: Tournament, table: Table, chance: random.Random) -> Redraw | None:
    """Everybody draws anew, to this table alone or to all that are open."""
    every = tuple(one.number for one in tournament.open_tables())
    chosen = chance.choice(((table.number,), every or (table.number,)))
    seats = chance.choice((0, 12))
    try:
        terms = redraw_terms(tournament, chosen, seats)
        drawn = drawn_apart(tournament, terms, chance.randbytes(32), "x")
    except Impossible:
        return None
    return Redraw(chosen, seat_changes(tournament, drawn.answer), seats=seats)


def _hand(tournament: Tournament, table: Table, chance: random.Random) -> PlayHand | None:
    """Anybody may be left out, whatever the rules say: the journal keeps what was dealt."""
    held = sorted(tournament.seating.players(table.number).items())
    waits = [
        Waiting(seat, entry, chance.choice(_WHY), chance.choice(_MARKERS))
        for seat, entry in held
        if chance.random() < 0.3
    ]
    out = {one.seat for one in waits}
    dealt = [Dealt(seat, entry) for seat, entry in held if seat not in out]
    if len(dealt) < 2:
        return None
    chance.shuffle(dealt)
    small, big = dealt[0].seat, dealt[1].seat
    return PlayHand(
        table.number,
        table.hands + 1,
        small,
        small,
        small,
        big,
        tuple(dealt),
        (Post(small, 1), Post(big, 2)),
        tuple(waits),
        (1, 2),
    )


def _race(tournament: Tournament, table: Table, chance: random.Random) -> ColourUp:
    seats = tuple(
        SeatRace(seat, entry, 3, True, "KdAc9h", chance.choice((-75, 0, 25)))
        for seat, entry in sorted(tournament.seating.players(table.number).items())
        if chance.random() < 0.8
    )
    delta = sum(seat.change for seat in seats)
    winners = tuple(seat.seat for seat in seats if seat.change == 25)
    race = TableRace(table.number, seats, 75 * len(seats), len(winners), winners, (), delta)
    return ColourUp(25, 100, 100, (race,))
