"""Builders: an evening in memory, or on a file, in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.action import Action
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId, Seq, TournamentId
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import Person, person
from director.domain.plan import Plan
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.domain.tournament import Tournament
from director.domain.undo import Undo

PLAN = Plan(
    name="Spring Cup",
    starts="2026-12-05T18:00",
    place="Riverside",
    zone="Europe/Moscow",
    stack=10_000,
    buy_in=100_000,
    fee=10_000,
    currency="RUB",
)

EVENT = TournamentId("EVT1")


class Evening:
    """A journal in memory that grows by one decision at a time."""

    def __init__(self, plan: Plan = PLAN) -> None:
        self.journal = Journal.blank(EVENT)
        self.do(SetUp(plan))

    @property
    def tournament(self) -> Tournament:
        return self.journal.tournament

    def do(self, action: Action, reason: str = "") -> EntryId:
        """Write a line; its number is the entry's name when it registered somebody."""
        seq = Seq(self.journal.seq + 1)
        at = f"2026-12-05T{15 + seq // 3600:02}:{seq // 60 % 60:02}:{seq % 60:02}.000Z"
        self.journal = self.journal.then(Line(seq, f"u{seq}", at, "1", "Olga", action, reason))
        return EntryId(seq)

    def undo(self, line: int, through: int = 0) -> None:
        self.do(Undo(Seq(line), Seq(through)))

    def tables(self, *numbers: int, seats: int = 9) -> Evening:
        self.do(OpenTables(numbers, seats))
        return self

    def enter(self, who: int, seat: tuple[int, int] | None = None) -> EntryId:
        place = TableSeat(*seat) if seat else None
        return self.do(Register(PersonId(who), 100_000, 10_000, 10_000, place))


def ticking(start: str = "2026-12-05T15:00:00+00:00") -> Callable[[], datetime]:
    """A clock that moves on one second each time somebody looks."""
    moments: Iterator[datetime] = (
        datetime.fromisoformat(start).astimezone(UTC) + timedelta(seconds=n) for n in range(10**9)
    )
    return lambda: next(moments)


def counted_keys() -> Callable[[], bytes]:
    """Keys that are different each time and the same on each run."""
    keys = (sha256(f"key {n}".encode()).digest() for n in range(10**9))
    return lambda: next(keys)


def a_venue(folder: Path, *, busy: int = 5000, name: str = "venue.floor", staff: str = "Olga") -> Venue:
    """A venue's file with a clock and keys that repeat; made on first use."""
    path = folder / name
    return Venue.open(
        path, create=not path.exists(), staff=staff, now=ticking(), key=counted_keys(), busy=busy
    )


def a_person(n: int) -> Person:
    """Somebody with a name of their own."""
    return person(f"Player{n:05d}", f"Name{n}", born=f"{1950 + n % 50}-05-28")


def a_desk(folder: Path, players: int = 0, tables: int = 0, *, plan: Plan = PLAN, busy: int = 5000) -> Desk:
    """An event in a file with so many players registered and tables open; nobody is seated yet."""
    desk = a_venue(folder, busy=busy).create(plan)
    if tables:
        desk.do(OpenTables(tuple(range(1, tables + 1)), plan.seats))
    if players:
        desk.write(
            lambda _journal, added: [Register(p.id, plan.buy_in, plan.fee, plan.stack) for p in added],
            newcomers=[a_person(n) for n in range(1, players + 1)],
        )
    return desk


def drawn_desk(folder: Path, players: int, tables: int, word: str = "KsQd7c", *, plan: Plan = PLAN) -> Desk:
    """The same with the seats drawn."""
    desk = a_desk(folder, players, tables, plan=plan)
    desk.seal_draw()
    desk.draw(word)
    return desk
