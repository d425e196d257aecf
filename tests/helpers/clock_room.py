"""A room with a clock and computers whose time the test turns: they sleep, are set, and are started anew."""

from __future__ import annotations

from collections.abc import Callable

from director.domain.action import Action
from director.domain.clock import Clock
from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.moments import MINUTE, SECOND, Moment, as_text
from director.domain.setup import SetUp
from director.domain.structure import Break, DayEnd, Level, Structure
from director.domain.tournament import Tournament
from director.domain.undo import Undo
from director.rules import clock_steps
from director.rules.clock import Face, clock_face
from tests.helpers.evening import EVENT, PLAN

NOON = 1_796_472_000_000
"""2026-12-05 12:00 UTC."""


class Computer:
    """What one computer says of the time. Wall and true time differ when somebody sets the wall."""

    def __init__(self, name: str = "a", utc: int = NOON) -> None:
        self.name = name
        self.utc = utc
        self.boots = 1
        self.up = 90 * SECOND
        self.slept = 0

    def now(self) -> Moment:
        return Moment(self.utc, f"{self.name}{self.boots}", self.up, self.slept)

    def passes(self, ms: int) -> None:
        self.utc += ms
        self.up += ms

    def sleeps(self, ms: int) -> None:
        self.passes(ms)
        self.slept += ms

    def is_set(self, ms: int) -> None:
        """Somebody sets the clock on the wall of it."""
        self.utc += ms

    def starts_anew(self, ms: int) -> None:
        """It is off for so long."""
        self.utc += ms
        self.boots += 1
        self.up = 20 * SECOND
        self.slept = 0


class Room:
    """A journal in memory, and one computer to begin with."""

    def __init__(self, structure: Structure | None = None) -> None:
        self.journal = Journal.blank(EVENT)
        self.computer = Computer()
        self.desk = "1"
        self.do(SetUp(PLAN))
        if structure is not None:
            self.do(clock_steps.set_structure(self.tournament, self.now, structure))

    @property
    def tournament(self) -> Tournament:
        return self.journal.tournament

    @property
    def now(self) -> Moment:
        return self.computer.now()

    @property
    def face(self) -> Face:
        face = clock_face(self.tournament, self.now, self.desk)
        assert face is not None
        return face

    @property
    def clock(self) -> Clock:
        return self.tournament.timed[1]

    def do(self, action: Action, reason: str = "") -> Seq:
        seq = Seq(self.journal.seq + 1)
        line = Line(seq, f"u{seq}", as_text(self.computer.utc), self.desk, "Olga", action, reason)
        self.journal = self.journal.then(line)
        return seq

    def step(self, make: Callable[..., Action], *more: object, **options: object) -> Seq:
        return self.do(make(self.tournament, self.now, *more, **options))

    def undo(self, line: int) -> None:
        self.do(Undo(Seq(line)))

    def passes(self, ms: int) -> None:
        self.computer.passes(ms)


def blinds(minutes: int, *bigs: int) -> tuple[Level, ...]:
    """Levels of one length with these big blinds."""
    return tuple(Level(minutes, big // 2, big) for big in bigs)


def club() -> Structure:
    """Four levels of twenty minutes, a break of fifteen after the second, and the end of the evening."""
    one, two, three, four = blinds(20, 50, 100, 200, 400)
    return Structure((one, two, Break(15, "dinner", (25,)), three, four, DayEnd()))


def minutes(whole: float) -> int:
    return round(whole * MINUTE)
