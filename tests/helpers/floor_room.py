"""Events in play with tables of so many players, short to write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.moments import Moment, utc_ms
from director.domain.options import read_options
from director.domain.plan import Plan
from director.domain.play import SetButton, StartPlay
from director.domain.seats import TableSeat
from director.rules.floor.next_steps import NextSteps, next_steps
from tests.helpers.evening import PLAN, Evening


class FloorRoom(Evening):
    """Tables 1, 2, 3 … with players on the lowest seats; play has begun."""

    def __init__(
        self,
        *sizes: int,
        last: Mapping[int, LastHand] | None = None,
        plan: Plan = PLAN,
        seats: int = 9,
        started: bool = True,
        **options: object,
    ) -> None:
        super().__init__(replace(plan, seats=seats, options=read_options(options)))
        self.tables(*range(1, len(sizes) + 1), seats=seats)
        who = 0
        for number, size in enumerate(sizes, 1):
            for seat in range(1, size + 1):
                who += 1
                self.enter(who, (number, seat))
        if started:
            self.do(StartPlay())
        for number, hand in (last or {}).items():
            self.do(SetButton(number, *hand))

    def at(self, table: int, seat: int) -> EntryId:
        """Who sits there."""
        return self.tournament.seating.players(table)[seat]

    def place(self, entry: EntryId) -> TableSeat:
        """Where somebody sits."""
        return self.tournament.seating.places[entry]

    def now(self, minutes: int = 0) -> Moment:
        """So many minutes after the last line."""
        return Moment(utc_ms(self.journal.lines[-1].at) + minutes * 60_000)

    def steps(self, minutes: int = 0) -> NextSteps:
        """What there is to do so many minutes after the last line."""
        return next_steps(self.tournament, self.now(minutes))


DUE_1: Sequence[int] = (7, 8, 9)
"""Button and blinds after which seat 1 has the next big blind at a full table of nine."""
