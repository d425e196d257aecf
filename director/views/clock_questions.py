"""What the clock has to ask or to say: a computer that slept or was restarted, a schedule that runs out.

Nothing here stops anybody: the clock goes on while the question stands, and it shows what the answer
"that is right" would keep.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from director.host.i18n import N_, Words
from director.rules.clock import Face
from director.views import figures
from director.views.clock_face import ClockFace

Answer: TypeAlias = Literal["keep", "set_back", "correct", "levels", "minutes", "race", "leave"]
"""Keep what is counted, set the clock back by the sleep, set the time by hand, add levels, add ten minutes,
race the chips that leave; leave it, which is no step of the clock: only this window asks no more."""

ANSWERS: Final[dict[Answer, str]] = {
    "keep": N_("That is right"),
    "set_back": N_("Set back by {time}"),
    "correct": N_("Set the time…"),
    "levels": N_("Add 3 levels"),
    "minutes": N_("Add 10 minutes"),
    "race": N_("Colour up…"),
    "leave": N_("Not now"),
}


class Question(msgspec.Struct, frozen=True, gc=False):
    """One thing to answer, or to know."""

    kind: Literal["slept", "restarted", "wall", "ending", "last_level", "overtime", "colour_up"]
    mark: str
    """What it is about, so that "not now" holds until there is something new to say."""
    tone: Literal["amber", "blue"]
    text: str
    answers: tuple[tuple[Answer, str], ...]
    """What can be answered, in words; the likely one first."""


def questions(face: ClockFace, line: int, words: Words) -> tuple[Question, ...]:
    """What there is to ask now, the most pressing first. `line`: the one that set the clock."""
    pure = face.pure
    found = (
        _restarted(face, line, words) or _slept(face, line, words),
        _running_out(face, words),
        _wall(pure, line, words),
    )
    return tuple(one for one in found if one is not None)


def _restarted(face: ClockFace, line: int, words: Words) -> Question | None:
    if not face.pure.restarted:
        return None
    text = words._(
        "The computer was restarted while the clock ran, so only its wall clock tells how long that was. "
        "{place}, {time} left: is this right?"
    ).format(place=face.title, time=face.time)
    return Question("restarted", f"restarted {line}", "amber", text, answers_of(words, "keep", "correct"))


def _slept(face: ClockFace, line: int, words: Words) -> Question | None:
    if not face.pure.slept:
        return None
    slept = figures.duration(face.pure.slept)
    text = words._(
        "The computer slept for {slept} while the clock ran, and the clock counted that time. Is that right?"
    )
    answers = answers_of(words, "keep", "set_back", time=slept)
    return Question("slept", f"slept {line} {face.pure.slept}", "amber", text.format(slept=slept), answers)


def _running_out(face: ClockFace, words: Words) -> Question | None:
    """The schedule comes to its end, and there is no winner yet."""
    pure = face.pure
    if not pure.ending or pure.state in ("ready", "countdown", "day_end", "finished"):
        return None
    if pure.over:
        text = words._(
            "The last level has been over for {time}. Its blinds stay until there are more levels."
        )
        answers = answers_of(words, "levels", "minutes", "leave")
        return Question("overtime", "overtime", "amber", text.format(time=face.time.lstrip("+")), answers)
    answers = answers_of(words, "levels", "leave")
    if pure.levels_left == 0:
        text = words._("This is the last level of the schedule.")
        return Question("last_level", "ending 0", "amber", text, answers)
    text = words.ngettext(
        "{n} more level, then the schedule ends.",
        "{n} more levels, then the schedule ends.",
        pure.levels_left,
    )
    mark = f"ending {pure.levels_left}"
    return Question("ending", mark, "amber", text.format(n=pure.levels_left), answers)


def _wall(face: Face, line: int, words: Words) -> Question | None:
    """Somebody set the wall clock of the computer: only the times of day have moved."""
    shift = face.wall_shift
    if not shift or face.restarted:
        return None
    if shift > 0:
        text = words._(
            "The wall clock of this computer was set forward by {time}. The time that is left did not "
            "change; only the times of day moved."
        )
    else:
        text = words._(
            "The wall clock of this computer was set back by {time}. The time that is left did not "
            "change; only the times of day moved."
        )
    mark = f"wall {line} {round(shift / 1000)}"
    shown = text.format(time=figures.duration(abs(shift)))
    return Question("wall", mark, "blue", shown, (("leave", words._("Good")),))


def answers_of(words: Words, *ids: Answer, time: str = "") -> tuple[tuple[Answer, str], ...]:
    """These answers in words, the likely one first."""
    return tuple((one, words._(ANSWERS[one]).format(time=time)) for one in ids)
