"""What `director show FILE clock` tells: the face of the clock now, in words and in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from director.desk.desk import Desk
from director.domain.moments import Moment
from director.domain.tournament import Tournament
from director.host.i18n import Words

if TYPE_CHECKING:
    from director.views.clock_face import ClockFace

Rows = list[dict[str, Any]]
Figures = dict[str, tuple[str, object, str]]
"""By name: what it is called for people, its value for programs, and the value for people."""


def clock_rows(desk: Desk, words: Words) -> Rows:
    """A row for each figure; one alone where there is no schedule."""
    from director.views.clock_face import clock_face

    tournament, now = desk.journal.tournament, desk.venue.instant()
    face = clock_face(tournament, now, words, desk.venue.desk_name)
    if face is None:
        none = words._("There is no level schedule yet")
        return [{"key": "state", "what": words._("Clock"), "value": None, "text": none}]
    told = {
        **_here(face, words),
        **_ahead(face, words),
        **_room(face, tournament, words),
        **_doubts(face, tournament, now, words),
    }
    return [
        {"key": key, "what": what, "value": value, "text": text} for key, (what, value, text) in told.items()
    ]


def _here(face: ClockFace, words: Words) -> Figures:
    """Where the clock is."""
    pure = face.pure
    return {
        "state": (words._("Clock"), pure.state, face.state or words._("Running")),
        "time": (words._("Time left"), face.time, face.time),
        "left": ("", pure.left, ""),
        "over": ("", pure.over, ""),
        "running": ("", pure.running, ""),
        "level": (words._("Level"), pure.level, face.title),
        "part": ("", pure.part, ""),
        "now": ("", to_builtins(pure.now), ""),
        "stakes": (words._("Blinds"), face.stakes, face.stakes),
        "note": (words._("Note"), face.note, face.note),
    }


def _ahead(face: ClockFace, words: Words) -> Figures:
    """What comes, and when it is expected."""
    pure, following = face.pure, face.pure.next_level
    coming = None if following is None else to_builtins(following)
    return {
        "next_level": (words._("Next level"), coming, face.next_stakes),
        "to_break": (words._("Next break"), pure.to_break, f"{face.to_break} {face.break_at}".strip()),
        "day_end": (words._("End of the day"), pure.day_end, face.day_end_at),
        "starts_in": ("", pure.starts_in, ""),
        "pause_after": ("", pure.pause_after, ""),
        "levels_left": ("", pure.levels_left, ""),
        "last_level": ("", pure.last_level, ""),
        "colour_up": (words._("Colour-up"), list(pure.colour_up), face.colour_up),
    }


def _room(face: ClockFace, tournament: Tournament, words: Words) -> Figures:
    """Who plays, and who may still enter."""
    players = len(tournament.playing_persons)
    average = tournament.chips.in_play // players if players else 0
    shown = f"{face.average} {face.average_blinds}".strip()
    return {
        "late": (words._("Registration"), face.late_open, face.late_short),
        "players": (words._("Players"), players, face.players),
        "average": (words._("Average stack"), average, shown),
    }


def _doubts(face: ClockFace, tournament: Tournament, now: Moment, words: Words) -> Figures:
    """What there is to ask, how the clock was set, and the whole schedule: for programs."""
    pure, (_structure, clock) = face.pure, tournament.timed
    return {
        "slept": ("", pure.slept, ""),
        "restarted": ("", pure.restarted, ""),
        "wall_shift": ("", pure.wall_shift, ""),
        "line": ("", clock.line, ""),
        "at": ("", to_builtins(now), ""),
        "levels": ("", _levels(tournament, now, words), ""),
    }


def _levels(tournament: Tournament, now: Moment, words: Words) -> list[dict[str, Any]]:
    """The schedule, each row with whether it is over and when it is expected."""
    from director.views.level_schedule import schedule_rows

    structure, _clock = tournament.timed
    return [
        {
            "row": row.part + 1,
            "when": row.when,
            "starts": row.starts,
            **to_builtins(structure.parts[row.part]),
        }
        for row in schedule_rows(tournament, now, words)
    ]
