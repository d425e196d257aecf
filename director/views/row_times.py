"""When the rows of a schedule that is being written begin, as far as can be told."""

from __future__ import annotations

from collections.abc import Sequence

from director.domain.moments import Moment, as_text
from director.domain.plan import Plan
from director.domain.structure import DayEnd, Part
from director.host.i18n import Words
from director.rules.clock import Face
from director.views import figures
from director.views.clock_face import expected_time
from director.views.structure_sheet import start_of


def row_times(
    parts: Sequence[Part | None], face: Face | None, now: Moment, plan: Plan, words: Words
) -> tuple[str, ...]:
    """A text for each row; empty where nobody knows: after a row that is wrong, and after the first night.

    Before the clock has run they count from the start of the event, then from where the clock is.
    """
    if face is None or face.state in ("ready", "countdown"):
        return tuple(_from_start(parts, plan, words))
    if face.state in ("finished", "day_end"):
        return ("",) * len(parts)
    found = [""] * len(parts)
    if face.part < len(parts):
        found[face.part] = words._("now") if face.running else ""
    at = now.utc + face.left
    for place in range(face.part + 1, len(parts)):
        here = parts[place]
        found[place] = expected_time(at, face, plan, words)
        if here is None or isinstance(here, DayEnd):
            break
        at += here.length
    return tuple(found)


def _from_start(parts: Sequence[Part | None], plan: Plan, words: Words) -> list[str]:
    at, found = start_of(plan), list[str]()
    for part in parts:
        found.append("" if at is None else figures.clock_time(as_text(at), plan, words))
        if at is not None:
            at = None if part is None or isinstance(part, DayEnd) else at + part.length
    return found
