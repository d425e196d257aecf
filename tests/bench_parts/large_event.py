"""The largest main event ever played, as a file: 10,112 entries, 1,124 tables, 34,000 lines.

Once full, everybody in his seat; and once played to the end, with a bust for everybody but the winner.
"""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.action import Action
from director.domain.busts import Bust, EndPlay, Out
from director.domain.clock import Stamp
from director.domain.entries import Register
from director.domain.people import Person
from director.domain.play import StartPlay
from director.domain.seating import FixSeat, FreeNeed, Move
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.tournament import Tournament
from tests.helpers.evening import PLAN, a_person

PLAYERS, TABLES, LINES = 10_112, 1_124, 34_000


def large_event(folder: Path, lines: int = LINES, people: list[Person] | None = None) -> Desk:
    """Everybody registered and drawn; then moves and other decisions until there are so many lines."""
    venue = Venue.open(folder / "large.floor", create=True)
    desk = venue.create(replace(PLAN, name="Main Event"))
    desk.do(OpenTables(tuple(range(1, TABLES + 1)), 9))
    newcomers = people or [a_person(n) for n in range(PLAYERS)]
    desk.write(
        lambda _journal, added: [Register(p.id, PLAN.buy_in, PLAN.fee, PLAN.stack) for p in added],
        newcomers=newcomers,
    )
    desk.seal_draw()
    desk.draw("KsQd7c")
    chance = random.Random(1)  # the same event each time
    while desk.journal.seq < lines:
        desk.do_all(_some(desk, min(1_000, lines - desk.journal.seq), chance), "bench")
    return desk


def played_event(folder: Path, moves: int = 12_000, others: int = 2_000) -> Desk:
    """The whole event: everybody registered and drawn, 10,111 busts among the moves, and a winner."""
    desk = large_event(folder, lines=0)
    desk.do(StartPlay())
    chance, busts = random.Random(2), PLAYERS - 1
    kinds = ["bust"] * busts + ["move"] * moves + ["other"] * (others // 2)
    chance.shuffle(kinds)
    field = _Field(desk.journal.tournament, chance)
    for start in range(0, len(kinds), 1_000):
        actions = [action for kind in kinds[start : start + 1_000] for action in field.action(kind)]
        desk.do_all(actions, "bench", overrule=True)
    desk.do(EndPlay(desk.venue.instant()))
    return desk


class _Field:
    """Who still sits where while a batch is made."""

    def __init__(self, tournament: Tournament, chance: random.Random) -> None:
        self._chance = chance
        self._places = dict(tournament.seating.places)
        self._entries = sorted(self._places)
        self._free = [
            TableSeat(t.number, s) for t in tournament.open_tables() for s in tournament.empty_seats(t.number)
        ]

    def action(self, kind: str) -> list[Action]:
        """Somebody goes out, somebody moves, or a need comes and goes."""
        at = self._chance.randrange(len(self._entries))
        entry = self._entries[at]
        if kind == "other":
            return [FixSeat(entry, seat=1), FreeNeed(entry)]
        place = self._places[entry]
        if kind == "bust":
            self._entries[at] = self._entries[-1]
            self._entries.pop()
            del self._places[entry]
            self._free.append(place)
            return [Bust((Out(entry, place, 12_000),), Stamp(9, 754_321))]
        n = self._chance.randrange(len(self._free))
        self._places[entry], self._free[n] = self._free[n], place
        return [Move(entry, place, self._places[entry])]


def _some(desk: Desk, count: int, chance: random.Random) -> list[Action]:
    """Mostly moves into the few free chairs, now and then a need that comes and goes."""
    tournament = desk.journal.tournament
    places = dict(tournament.seating.places)
    free = [
        TableSeat(t.number, s) for t in tournament.open_tables() for s in tournament.empty_seats(t.number)
    ]
    entries = sorted(places)
    actions: list[Action] = []
    while len(actions) < count:
        entry = chance.choice(entries)
        if chance.random() < 0.04 and len(actions) < count - 1:
            actions += [FixSeat(entry, seat=1), FreeNeed(entry)]
            continue
        n = chance.randrange(len(free))
        actions.append(Move(entry, places[entry], free[n]))
        places[entry], free[n] = free[n], places[entry]
    return actions
