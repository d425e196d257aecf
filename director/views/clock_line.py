"""The clock in the quick line: `clock pause`, `clock 15:00`, `+5`, `level 7`, in English and in Russian.

What a line means is a `Turn`: which step of the clock, and how far. `step_of` makes the decision from it for
the clock as it is at the moment of writing, so that no step of another desk is lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from typing import Final, Literal, TypeAlias

import msgspec

from director.domain.action import Action
from director.domain.clock import position
from director.domain.moments import MINUTE, SECOND, Moment, as_text, comes_twice, local, of_local
from director.domain.refusal import Impossible
from director.domain.structure import Level, Structure
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules import clock_steps as steps
from director.rules.schedule.longer import add_levels
from director.views import figures
from director.views.clock_face import part_name, wall_time
from director.views.refusals import IMPOSSIBLE

Way: TypeAlias = Literal[
    "start", "pause", "forward", "back", "break", "pause_after", "go_on_after", "part", "left", "add",
    "start_at", "hand", "keep", "set_back", "change_back",
    "longer",
]  # fmt: skip
"""A step of the clock, as `rules.clock_steps` has them, and more levels; `part` to `hand` take a value."""

Step: TypeAlias = Callable[[Tournament, Moment], Action]
"""Makes a decision about the clock as it is at a moment. Raises Impossible where there is no such step."""


class Turn(msgspec.Struct, frozen=True, tag=True):
    """A step of the clock that somebody wants."""

    way: Way
    value: int = 0
    """The part, milliseconds left or added, or the moment of the start in UTC milliseconds."""


class Meant(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    turn: Turn | None
    """None where it cannot be done; the detail says why."""


def step_of(turn: Turn) -> Step:
    """What makes the decision."""
    match turn.way:
        case "part":
            return partial(steps.jump, part=turn.value)
        case "left":
            return partial(steps.set_left, left=turn.value)
        case "add":
            return partial(steps.add, ms=turn.value)
        case "hand":
            return partial(steps.hand_off, ms=turn.value or HAND)
        case "start_at":
            return partial(steps.start_at, starts=turn.value)
        case "go_on_after":
            return partial(steps.pause_after, stops=False)
        case _:
            return _PLAIN[turn.way]


HAND: Final = 2 * MINUTE
"""What a hand takes off the clock while play goes hand for hand (WSOP-T 126-c)."""

_PLAIN: Final[dict[Way, Step]] = {
    "start": steps.start,
    "pause": steps.pause,
    "forward": steps.forward,
    "back": steps.back,
    "break": steps.to_break,
    "pause_after": steps.pause_after,
    "keep": steps.keep,
    "set_back": steps.set_back,
    "change_back": steps.change_back,
    "longer": add_levels,
}


# ------------------------------------------------------------------ reading a line

_CLOCK: Final = ("clock", "часы", "таймер")
_LEVEL: Final = ("level", "lvl", "уровень", "ур")
_AT: Final = ("at", "в")
_WORDS: Final[dict[Way, tuple[str, ...]]] = {
    "start": ("start", "go", "resume", "continue", "старт", "пуск", "пустить", "запустить", "продолжить"),
    "pause": ("pause", "stop", "пауза", "стоп", "остановить"),
    "forward": ("next", "forward", "дальше", "следующий", "вперед"),
    "back": ("back", "previous", "назад", "предыдущий"),
    "break": ("break", "перерыв"),
}
_ISO: Final = "%Y-%m-%dT%H:%M"
_WALL: Final = re.compile(r"(\d{1,2}):(\d{2})")


def read_time(text: str) -> int | None:
    """A time to be left as people write it: 15 and 15:00 are a quarter of an hour; None for anything else.

    >>> read_time("15"), read_time("12:34"), read_time("1:02:03"), read_time("90"), read_time("1:5")
    (900000, 754000, 3723000, 5400000, None)
    """
    parts = text.strip().lower().removesuffix(".").removesuffix("min").removesuffix("мин").strip().split(":")
    if not 1 <= len(parts) <= 3 or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    if any(len(part) != 2 or int(part) > 59 for part in parts[1:]) or len(parts[0]) > 4:
        return None
    numbers = [int(part) for part in parts]
    if len(numbers) == 3:
        return ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * SECOND
    return numbers[0] * MINUTE + (numbers[1] * SECOND if len(numbers) == 2 else 0)


def read_wall(text: str, zone: str, now: Moment) -> int | None:
    """The next moment when a clock on the wall of the place shows this: 18:00; None for anything else.

    An hour that comes twice is the one that is still to come. Raises Impossible for a time that the next day
    never shows, or this one where it is still ahead, because the clocks are set forward.
    """
    found = _WALL.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        return None
    here = local(now.utc, zone).replace(tzinfo=None)
    today = here.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)
    wanted = f"{today:{_ISO}}"
    if today > here or comes_twice(wanted, zone):
        for second in (False, True):
            if (utc := of_local(wanted, zone, second=second)) > now.utc:
                return utc
    return of_local(f"{today + timedelta(days=1):{_ISO}}", zone)


def read_clock(line: str, tournament: Tournament, now: Moment, words: Words) -> Iterator[Meant]:
    """What the line may mean for the clock, the likeliest first; nothing where it is about something else."""
    typed = " ".join(line.lower().replace("ё", "е").split())
    head, _, rest = typed.partition(" ")
    if tournament.structure is None or tournament.clock is None:
        about_it = head in _CLOCK or (head in _LEVEL and rest.isdigit()) or read_added(typed) is not None
        if about_it and tournament.plan is not None:
            yield Meant(words._("Clock"), words._(IMPOSSIBLE["no_structure"]), None)
        return
    if any(word.startswith(head) for word in _CLOCK) and len(head) > 2:
        yield from _turns(rest, tournament, now, words)
    elif (added := read_added(typed)) is not None:
        yield _meant(Turn("add", added), tournament, now, words)
    elif head in _LEVEL:
        yield from _level(rest, tournament, now, words)


def _turns(rest: str, tournament: Tournament, now: Moment, words: Words) -> Iterator[Meant]:
    head, _, more = rest.partition(" ")
    running = position(*tournament.timed, now).running
    if not rest:
        yield _meant(Turn("pause" if running else "start"), tournament, now, words)
    elif (added := read_added(rest)) is not None:
        yield _meant(Turn("add", added), tournament, now, words)
    elif (left := read_time(rest)) is not None:
        yield _meant(Turn("left", left), tournament, now, words)
    elif head in _LEVEL:
        yield from _level(more, tournament, now, words)
    elif head in _AT or (head in _WORDS["start"] and more):
        yield from _start_at(more.split(" ")[-1], tournament, now, words)
    else:
        for way, known in _WORDS.items():
            if any(word.startswith(rest) for word in known):
                yield _meant(Turn(way), tournament, now, words)


def read_added(text: str) -> int | None:
    """A time to be added, or with a minus sign taken off: +5, -1:30; None for anything else.

    >>> read_added("+5"), read_added("-1:30"), read_added("5")
    (300000, -90000, None)
    """
    if not text.startswith(("+", "-", "−", "–")):
        return None
    ms = read_time(text[1:])
    return None if not ms else ms if text[0] == "+" else -ms


def _level(rest: str, tournament: Tournament, now: Moment, words: Words) -> Iterator[Meant]:
    structure, _ = tournament.timed
    if not (rest.isascii() and rest.isdigit() and len(rest) < 5):
        return
    try:
        part = structure.part_of(int(rest))
    except Impossible as refusal:
        yield Meant(words._("Level {number}").format(number=rest), _why_not(refusal, words), None)
    else:
        yield _meant(Turn("part", part), tournament, now, words)


def _start_at(text: str, tournament: Tournament, now: Moment, words: Words) -> Iterator[Meant]:
    try:
        starts = read_wall(text, tournament.setup.zone, now)
    except Impossible as refusal:
        yield Meant(
            words._("Start the clock at {time}").format(time=text), _why_not(refusal, words, time=text), None
        )
        return
    if starts is not None:
        yield _meant(Turn("start_at", starts), tournament, now, words)


# ------------------------------------------------------------------ saying what it means


def _meant(turn: Turn, tournament: Tournament, now: Moment, words: Words) -> Meant:
    structure, _ = tournament.timed
    title = turn_words(turn, tournament, now, words)
    try:
        action = step_of(turn)(tournament, now)
    except Impossible as refusal:
        return Meant(title, _why_not(refusal, words), None)
    part, left = int(getattr(action, "part", 0)), int(getattr(action, "left", 0))
    detail = words._("{place}, {time} left").format(
        place=_place(structure, part, words), time=figures.duration(max(0, left))
    )
    return Meant(title, detail, turn)


def turn_words(turn: Turn, tournament: Tournament, now: Moment, words: Words) -> str:
    """What the step would do, as a command: Clock on to level 8."""
    structure, _ = tournament.timed
    part = position(*tournament.timed, now).part
    if turn.way in ("forward", "back", "break", "part"):
        return words._("Clock to: {place}").format(
            place=_place(structure, _target(turn, structure, part), words)
        )
    if turn.way == "add":
        form = words._("Add {time} to the clock") if turn.value > 0 else words._("Take {time} off the clock")
        return form.format(time=figures.duration(abs(turn.value)))
    if turn.way == "left":
        return words._("Set the clock to {time}").format(time=figures.duration(turn.value))
    if turn.way == "start_at":
        plan = tournament.setup
        if local(turn.value, plan.zone).date() != local(now.utc, plan.zone).date():
            day = figures.day_and_time(as_text(turn.value), plan, words)
            return words._("Start the clock on {day}").format(day=day)
        return words._("Start the clock at {time}").format(time=wall_time(turn.value, plan, words))
    return words._("Start the clock") if turn.way == "start" else words._("Pause the clock")


def _target(turn: Turn, structure: Structure, part: int) -> int:
    """Where a step leads; the last place there is where it leads nowhere."""
    last = len(structure.parts) - 1
    match turn.way:
        case "forward":
            return min(part + 1, last)
        case "back":
            return max(part - 1, 0)
        case "break":
            return next(
                (at for at in range(part + 1, last + 1) if not isinstance(structure.parts[at], Level)), last
            )
        case _:
            return min(max(turn.value, 0), last)


def _place(structure: Structure, part: int, words: Words) -> str:
    return part_name(structure.parts[part], structure.number(part), words)


def _why_not(refusal: Impossible, words: Words, **typed: str) -> str:
    return words._(IMPOSSIBLE[refusal.code]).format(**{**refusal.facts, **typed})
