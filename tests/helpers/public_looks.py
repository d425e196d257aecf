"""An event in every state that the far wall can show."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from director.domain.busts import Out
from director.domain.entries import Register, Withdraw
from director.domain.hand_for_hand import HandDone
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.domain.structure import Break, DayEnd, Level, Part, Structure, Window
from director.gui.screens.sheet import Showing
from director.host.i18n import words_for
from director.rules import clock_steps
from director.rules.floor.busting import propose_bust
from director.rules.floor.hand_for_hand import propose_start
from director.views.clock_face import ClockFace, clock_face
from tests.helpers.clock_room import Room, minutes
from tests.helpers.evening import PLAN

ENTRIES = 212
WINNER = "Белоконска-Вражалска Александрина"


def schedule(times: int = 1) -> Structure:
    """Ten levels of forty minutes, three breaks, one day; `times` makes the stakes larger."""
    bigs = (100, 200, 300, 400, 600, 800, 1_000, 1_200, 1_600, 2_000)
    parts = list[Part]()
    for at, big in enumerate(bigs, 1):
        parts.append(Level(40, big * times // 2, big * times, big * times if at > 2 else 0,
                           "big_blind" if at > 2 else "none"))  # fmt: skip
        if at % 3 == 0:
            parts.append(Break(15, "", (25,) if at == 3 else (100,)))
    return Structure((*parts, DayEnd()), late_registration=Window(8))


class Wall:
    """An event, and how it looks."""

    def __init__(self, structure: Structure | None = None, *, name: str = "", entries: int = ENTRIES) -> None:
        self.room = Room(structure or schedule())
        self.room.do(SetUp(replace(PLAN, name=name or "Spring Cup · Main Event")))
        for n in range(entries):
            self.room.do(Register(PersonId(n + 1), 100_000, 10_000, 30_000))
        self.people = People()

    def at(self, part: int, left: int, *, running: bool = True) -> Wall:
        """Put the clock there."""
        if not self.room.face.running:
            self.room.step(clock_steps.start)
        self.room.step(clock_steps.jump, part, left)
        if not running:
            self.room.step(clock_steps.pause)
        return self

    def showing(self, language: str = "en", **changes: object) -> Showing:
        """What screens show from; `changes` are fields of the face that are otherwise."""
        words = words_for(language)
        face = clock_face(self.room.tournament, self.room.now, words)
        if face is not None and changes:
            face = replace(face, **changes)
        return Showing(self.room.tournament, self.people, face, self.room.now, words, language)


def _countdown(wall: Wall) -> None:
    wall.room.step(clock_steps.start_at, wall.room.now.utc + 754_000)


def _overtime(wall: Wall) -> None:
    wall.at(12, 1_000)
    wall.room.passes(186_000)


def near_the_money(wall: Wall, *, gone: int = 0) -> None:
    """One from the money, or beyond it, in the tenth level; four sit at two tables."""
    wall.room.do(OpenTables((1, 2), 9))
    for n, entry in enumerate(sorted(wall.room.tournament.entries)[-4:]):
        wall.room.do(Seat(entry, TableSeat(n // 2 + 1, n % 2 + 1)))
    wall.room.do(SetUp(replace(wall.room.tournament.setup, places_paid=ENTRIES - 1)))
    wall.room.do(StartPlay())
    for entry in sorted(wall.room.tournament.entries)[:gone]:
        wall.room.do(Withdraw(entry), "gone")
    wall.at(12, minutes(21))


def _finished(wall: Wall) -> None:
    """One of the last two knocks the other out."""
    near_the_money(wall, gone=ENTRIES - 2)
    *_others, loser, winner = sorted(wall.room.tournament.entries)
    seat = wall.room.tournament.seating.at(loser)
    assert seat is not None
    wall.room.do(propose_bust(wall.room.tournament, (Out(loser, seat),), wall.room.now))
    who, (family, given) = wall.room.tournament.entries[winner].person, WINNER.split()
    wall.people = People([person(family, given, who=who)])


def _hand_for_hand(wall: Wall) -> None:
    """The first of two tables has finished the hand."""
    near_the_money(wall)
    wall.room.step(propose_start)
    wall.room.do(HandDone(1, 1))


SCENES: dict[str, Callable[[Wall], object]] = {
    "ready": lambda wall: wall,
    "countdown": _countdown,
    "level": lambda wall: wall.at(6, 754_000),
    "last_minute": lambda wall: wall.at(6, 48_000),
    "break": lambda wall: wall.at(7, 640_000),
    "paused": lambda wall: wall.at(6, 754_000, running=False),
    "last_level": lambda wall: wall.at(12, minutes(21)),
    "overtime": _overtime,
    "day_end": lambda wall: wall.at(13, 0),
    "bubble": near_the_money,
    "in_the_money": lambda wall: near_the_money(wall, gone=1),
    "hand_for_hand": _hand_for_hand,
    "finished": _finished,
}
"""How the event comes into a state."""


def scene(name: str, language: str = "en", structure: Structure | None = None, event: str = "") -> Showing:
    """What screens show from in this state."""
    shown = structure
    if name == "overtime":  # after the last level nothing follows, not even the end of the day
        whole = structure or schedule()
        shown = replace(whole, parts=whole.parts[:-1])
    wall = Wall(shown, name=event)
    SCENES[name](wall)
    return wall.showing(language)


NAMES = tuple(SCENES)


def face_of(showing: Showing) -> ClockFace:
    """The face; there is one."""
    assert showing.face is not None
    return showing.face
