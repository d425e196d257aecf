"""What `director show FILE clock` tells: the face of the clock now, in words and in numbers."""

from __future__ import annotations

from typing import Any

from director.desk.desk import Desk
from director.domain.moments import Moment
from director.domain.tournament import Tournament
from director.host.i18n import Words

Rows = list[dict[str, Any]]


def clock_rows(desk: Desk, words: Words) -> Rows:
    """A row for each figure; one alone where there is no schedule."""
    from msgspec import to_builtins

    from director.views.clock_face import clock_face

    tournament, now = desk.journal.tournament, desk.venue.instant()
    face, clock = clock_face(tournament, now, words, desk.venue.desk_name), tournament.clock
    if face is None or clock is None:
        none = words._("There is no level schedule yet")
        return [{"key": "state", "what": words._("Clock"), "value": None, "text": none}]
    pure, players = face.pure, len(tournament.playing_persons)
    average = tournament.chips.in_play // players if players else 0
    told: dict[str, tuple[str, object, str]] = {
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
        "next_level": (words._("Next level"), _builtin(pure.next_level), face.next_stakes),
        "to_break": (words._("Next break"), pure.to_break, f"{face.to_break} {face.break_at}".strip()),
        "day_end": (words._("End of the day"), pure.day_end, face.day_end_at),
        "starts_in": ("", pure.starts_in, ""),
        "pause_after": ("", pure.pause_after, ""),
        "levels_left": ("", pure.levels_left, ""),
        "last_level": ("", pure.last_level, ""),
        "colour_up": (words._("Colour-up"), list(pure.colour_up), face.colour_up),
        "late": (words._("Registration"), face.late_open, face.late_short),
        "players": (words._("Players"), players, face.players),
        "average": (words._("Average stack"), average, f"{face.average} {face.average_blinds}".strip()),
        "slept": ("", pure.slept, ""),
        "restarted": ("", pure.restarted, ""),
        "wall_shift": ("", pure.wall_shift, ""),
        "line": ("", clock.line, ""),
        "at": ("", to_builtins(now), ""),
        "levels": ("", _levels(tournament, now, words), ""),
    }
    return [
        {"key": key, "what": what, "value": value, "text": text} for key, (what, value, text) in told.items()
    ]


def _levels(tournament: Tournament, now: Moment, words: Words) -> list[dict[str, Any]]:
    """The schedule, each row with whether it is over and when it is expected."""
    from msgspec import to_builtins

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


def _builtin(part: object) -> object:
    from msgspec import to_builtins

    return None if part is None else to_builtins(part)
