"""The clock in the paper pack: where it stands, and the levels that come, with their times on the wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.moments import Moment
from director.domain.plan import Plan
from director.domain.structure import Break, DayEnd, Level, Part, Structure
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.clock import Face
from director.rules.clock import clock_face as pure_face
from director.views import figures
from director.views.clock_face import (
    ClockFace,
    ante_words,
    blinds_words,
    clock_face,
    colour_up_words,
    expected_time,
    game_words,
    part_name,
    until_start,
)

AHEAD: Final = 12
"""So many rows of the schedule, the one that is played counted in."""

Fact = tuple[str, str]
"""Its name and what it is."""


class PackLevel(msgspec.Struct, frozen=True, gc=False):
    """One level, break or end of a day from here on. Texts that have nothing to say are empty."""

    name: str
    starts: str
    """By the clock on the wall; ≈ where it stands; empty after the day."""
    minutes: str
    stakes: str
    """Blinds and ante, the game where it changes."""
    note: str
    """Chips that leave, and what the schedule says."""
    now: bool
    """It is played now."""
    pause: bool
    """A break or the end of a day."""


def clock_facts(tournament: Tournament, now: Moment, words: Words) -> tuple[Fact, ...]:
    """Where the clock stands; empty without a level schedule."""
    face = clock_face(tournament, now, words)
    if face is None:
        return ()
    return tuple((name, value) for name, value in _facts(tournament, face, now, words) if value)


def _facts(tournament: Tournament, face: ClockFace, now: Moment, words: Words) -> Iterator[Fact]:
    plan, pure = tournament.setup, face.pure
    yield words._("Time of day"), face.time_of_day
    yield words._("Now"), " · ".join(filter(None, (face.title, face.state)))
    yield words._("Time left"), face.time
    if pure.running and not pure.over:
        yield words._("Ends at"), expected_time(now.utc + pure.left, pure, plan, words)
    yield words._("Stakes"), " · ".join(filter(None, (face.game, face.stakes)))
    if face.next_break:
        yield (
            words._("Next break"),
            " · ".join(filter(None, (face.next_break, face.break_at, face.to_break))),
        )
    yield words._("Day ends at"), face.day_end_at
    yield words._("Chips that leave next"), face.colour_up
    yield words._("Registration"), face.late_short


def pack_levels(tournament: Tournament, now: Moment, words: Words) -> tuple[PackLevel, ...]:
    """This part of the schedule and those that come; empty without one."""
    structure, face = tournament.structure, pure_face(tournament, now)
    if structure is None or face is None:
        return ()
    return tuple(_levels(structure, face, tournament.setup, now, words))


def _levels(structure: Structure, face: Face, plan: Plan, now: Moment, words: Words) -> Iterator[PackLevel]:
    here = structure.parts[face.part]
    at: int | None = None if face.state in ("day_end", "finished") else now.utc + face.left
    if at is not None:
        at += until_start(face, plan, now) - here.length
    before = face.stakes
    for place, part in enumerate(structure.parts[face.part : face.part + AHEAD], face.part):
        current = place == face.part
        yield PackLevel(
            name=part_name(part, structure.number(place), words),
            starts="" if at is None else _starts(at, face, plan, words, known=current and face.running),
            minutes="" if isinstance(part, DayEnd) else figures.chips(part.minutes, words),
            stakes=_stakes(part, before, plan, words),
            note=" · ".join(filter(None, (colour_up_words(part, words), part.note))),
            now=current,
            pause=not isinstance(part, Level),
        )
        before = part if isinstance(part, Level) else before
        at = None if at is None or isinstance(part, DayEnd) else at + part.length


def _starts(at: int, face: Face, plan: Plan, words: Words, *, known: bool) -> str:
    """When it begins; of the part that is played, when it would have begun without a stop, is not said."""
    return "" if known else expected_time(at, face, plan, words)


def _stakes(part: Part, before: Level, plan: Plan, words: Words) -> str:
    if isinstance(part, Break | DayEnd):
        return ""
    same = (part.game, part.betting) == (before.game, before.betting)
    game = "" if same else game_words(part, plan, words)
    return " · ".join(filter(None, (game, blinds_words(part, plan, words), ante_words(part, words))))
