"""A room that plays hand for hand: three to a table, a clock with 17:30 left, one from the money."""

from __future__ import annotations

from copy import copy
from pathlib import Path

from msgspec.structs import replace

from director.desk.going_out import knock_out
from director.domain.busts import Out
from director.domain.entries import Register
from director.domain.hand_for_hand import HandDone
from director.domain.people import Person
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.rules import clock_steps
from director.rules.floor.hand_for_hand import propose_next, propose_start
from tests.helpers.clock_desk import a_clock_desk, a_clock_venue
from tests.helpers.clock_room import Computer, club, minutes
from tests.helpers.evening import PLAN, a_person


class Together:
    """The desk, its computer, and what the room does."""

    def __init__(self, folder: Path, tables: int = 3, *, paid: int | None = None) -> None:
        count = tables * 3
        plan = replace(PLAN, places_paid=count - 1 if paid is None else paid)
        self.computer: Computer
        self.desk, self.computer = a_clock_desk(folder, club(), plan=plan)
        if tables > 2:
            self.desk.do(OpenTables(tuple(range(3, tables + 1)), 9))
        places = [TableSeat(table, seat) for table in range(1, tables + 1) for seat in (1, 2, 3)]

        def entries(_journal: object, added: object) -> list[Register]:
            assert isinstance(added, tuple | list)
            people: list[Person] = list(added)
            return [
                Register(one.id, plan.buy_in, plan.fee, plan.stack, place)
                for one, place in zip(people, places, strict=True)
            ]

        self.desk.write(entries, newcomers=[a_person(n) for n in range(1, count + 1)])
        self.desk.do(StartPlay())
        self.desk.clock(clock_steps.start)
        self.computer.passes(minutes(2.5))

    def elsewhere(self) -> Together:
        """The same room from a second desk, which knows all that was written up to now."""
        other = copy(self)
        venue = a_clock_venue(self.desk.venue.path, self.computer, "2")
        other.desk = venue.desk(self.desk.journal.tournament.id)
        return other

    def sets(self, places_paid: int) -> None:
        """So many places are paid, as is announced now."""
        self.desk.do(
            SetUp(replace(self.desk.journal.tournament.setup, places_paid=places_paid)),
            "announced", overrule=True,
        )  # fmt: skip

    def begins(self) -> None:
        self.desk.clock(propose_start)

    def done(self, *tables: int, after: int = 0) -> None:
        """These tables finish, so many seconds after one another."""
        play = self.desk.journal.tournament.hand_for_hand
        assert play is not None
        for table in tables:
            self.computer.passes(after * 1000)
            self.desk.do(HandDone(table, play.round))

    def deals(self) -> None:
        self.desk.clock(propose_next)

    def out(self, table: int, seat: int, stack: int | None = None) -> None:
        """Somebody is out at this seat."""
        entry = self.desk.journal.tournament.seating.players(table)[seat]
        knock_out(self.desk, (Out(entry, TableSeat(table, seat), stack),))
