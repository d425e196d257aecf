"""The level schedule as a list beside the clock: what was, where we are, and about when the rest comes."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from director.domain.moments import Moment
from director.domain.plan import Plan
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.clock import Face, clock_face
from director.views import figures
from director.views.clock_face import (
    ante_words,
    blinds_words,
    colour_up_words,
    expected_time,
    game_words,
    part_name,
    until_start,
)


class ScheduleRow(msgspec.Struct, frozen=True, gc=False):
    """One level, break or end of a day. Texts that have nothing to say are empty."""

    part: int
    """Its place in the structure, from 0."""
    kind: Literal["level", "break", "day_end"]
    when: Literal["past", "now", "coming"]
    name: str
    """The number of a level; Break, End of the day."""
    game: str
    """The game of a level, where the event plays several."""
    blinds: str
    ante: str
    minutes: str
    starts: str
    """When it begins by the clock on the wall of the place; a guess has ≈ before it."""
    notes: str
    """Chips that leave, what ends with it, what the schedule says of it."""


def schedule_rows(tournament: Tournament, now: Moment, words: Words) -> tuple[ScheduleRow, ...]:
    """Every row; nothing for an event without a schedule."""
    face, structure, plan = clock_face(tournament, now), tournament.structure, tournament.plan
    if face is None or structure is None or plan is None:
        return ()
    starts, closing = _starts(structure, face, plan, now, words), _closing(structure, words)
    rotates = any(isinstance(part, Level) and part.game is not None for part in structure.parts)
    rows, number = list[ScheduleRow](), 0
    for at, part in enumerate(structure.parts):
        number += isinstance(part, Level)
        level = part if isinstance(part, Level) else None
        rows.append(
            ScheduleRow(
                part=at,
                kind="level" if level else "break" if isinstance(part, Break) else "day_end",
                when="past" if at < face.part else "now" if at == face.part else "coming",
                name=figures.chips(number, words) if level else part_name(part, number, words),
                game=game_words(level, plan, words) if level and rotates else "",
                blinds=blinds_words(level, plan, words) if level else "",
                ante=ante_words(level, words, named=False) if level else "",
                minutes="" if isinstance(part, DayEnd) else figures.chips(part.minutes, words),
                starts=starts.get(at, ""),
                notes=" · ".join(
                    filter(None, (colour_up_words(part, words), *closing.get(at, ()), part.note))
                ),
            )
        )
    return tuple(rows)


def _starts(structure: Structure, face: Face, plan: Plan, now: Moment, words: Words) -> dict[int, str]:
    """When each part that is to come begins today, if nobody stops the clock; nothing after the day."""
    if face.state in ("finished", "day_end"):
        return {}
    found = {face.part: words._("now")} if face.running else dict[int, str]()
    at = now.utc + until_start(face, plan, now) + face.left
    for part in range(face.part + 1, len(structure.parts)):
        found[part] = expected_time(at, face, plan, words)
        if isinstance(structure.parts[part], DayEnd):
            break
        at += structure.parts[part].length
    return found


_ENDS: Final = {
    "late_registration": N_("registration closes"),
    "reentry": N_("re-entry closes"),
    "rebuy": N_("rebuys end"),
    "add_on": N_("add-on closes"),
}


def _closing(structure: Structure, words: Words) -> dict[int, tuple[str, ...]]:
    """What ends with which part."""
    found: dict[int, dict[str, str]] = {}
    for name, text in _ENDS.items():
        window: Window | None = getattr(structure, name)
        if window is None:
            continue
        part = structure.part_of(window.last)
        if window.break_too or window.only_breaks:
            while part + 1 < len(structure.parts) and isinstance(structure.parts[part + 1], Break):
                part += 1
        found.setdefault(part, {})[name] = words._(text)
    for closing in found.values():
        if "late_registration" in closing:  # whoever may not enter may not enter again
            closing.pop("reentry", None)
    return {part: tuple(closing.values()) for part, closing in found.items()}
