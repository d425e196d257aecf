"""Sentences of the activity list about the clock, the level schedule and the chips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from director.domain.clock import position
from director.domain.moments import Moment, as_text, local
from director.domain.scheduling import SetChips, SetStructure
from director.domain.structure import Break, Level, Structure
from director.domain.timing import PauseAfter, PauseClock, SetClock, StartAt, StartClock
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.views import figures

if TYPE_CHECKING:
    from director.views.wording import Telling

Step: TypeAlias = StartClock | PauseClock | SetClock | PauseAfter | StartAt


def start_clock(tell: Telling, action: StartClock) -> str:
    """The clock was started."""
    return _at_place(tell, N_("Clock started: {place}, {left} left"), action, action.left)


def pause_clock(tell: Telling, action: PauseClock) -> str:
    """The clock was paused."""
    return _at_place(tell, N_("Clock paused: {place}, {left} left"), action, action.left)


def pause_after(tell: Telling, action: PauseAfter) -> str:
    """It stops after this part, or does not any more."""
    form = N_("Clock pauses after {place}") if action.stops else N_("Clock does not pause after {place}")
    return _at_place(tell, form, action)


def start_at(tell: Telling, action: StartAt) -> str:
    """It waits for its start; the day is said where it is another one."""
    plan, starts = tell.journal.tournament.setup, as_text(action.starts)
    if local(action.starts, plan.zone).date() != local(action.at.utc, plan.zone).date():
        day = figures.day_and_time(starts, plan, tell.words)
        return _at_place(
            tell, N_("Clock starts on {day}: {place}, {left} left"), action, action.left, day=day
        )
    time = figures.clock_time(starts, plan, tell.words)
    return _at_place(tell, N_("Clock starts at {time}: {place}, {left} left"), action, action.left, time=time)


_SET: Final[dict[str, str]] = {
    "forward": N_("Clock forward to {place}"),
    "back": N_("Clock back to {place}"),
    "break": N_("Clock put to {place}"),
    "part": N_("Clock put to {place}, {left} left"),
    "left": N_("Time of {place} set to {left}"),
    "hand": N_("{by} off the clock for a hand: {place}, {left} left"),
    "kept": N_("Time of {place} confirmed: {left} left"),
    "set_back": N_("Clock set back by {by}: {place}, {left} left"),
    "change": N_("Change of level taken back: {place}, {left} left"),
    "resume": N_("Clock goes on: {place}, {left} left"),
    "undo": N_("Step of the clock taken back: {place}, {left} left"),
}
_AGAIN: Final = N_("Step of the clock done again: {place}, {left} left")
_ADDED: Final = N_("{by} added to {place}: {left} left")
_TAKEN: Final = N_("{by} taken off {place}: {left} left")


def set_clock(tell: Telling, action: SetClock) -> str:
    """It was put somewhere else."""
    form = _SET.get(action.how) or (_ADDED if action.by > 0 else _TAKEN)
    if action.how == "undo" and _does_again(tell, action.undoes):
        form = _AGAIN
    return _at_place(tell, form, action, action.left, by=figures.duration(abs(action.by)))


def _does_again(tell: Telling, undoes: int) -> bool:
    """Whether the line that is taken back took something back itself."""
    return 1 <= undoes <= tell.journal.seq and bool(tell.journal.line(undoes).action.takes_back)


def set_structure(tell: Telling, action: SetStructure) -> str:
    """The level schedule, first or anew."""
    words, levels = tell.words, action.structure.levels
    count = words.ngettext("{n} level", "{n} levels", levels).format(n=levels)
    if action.undoes and _does_again(tell, action.undoes):
        return words._("Change of the level schedule done again: {levels}").format(levels=count)
    if action.undoes:
        return words._("Change of the level schedule taken back: {levels}").format(levels=count)
    if not action.after:
        return words._("Level schedule: {levels}").format(levels=count)
    return words._("Level schedule changed: {levels}").format(levels=count)


def set_chips(tell: Telling, action: SetChips) -> str:
    """Which chips are used."""
    values = figures.chip_list(action.case.values, tell.words)
    if not values:
        return tell.words._("No chips named")
    return tell.words._("Chips of the event: {values}").format(values=values)


def reads(tournament: Tournament, now: Moment, words: Words) -> str:
    """What the clock shows at a moment: level 3, 12:34 left, paused. A dash where there is none."""
    if tournament.structure is None or tournament.clock is None:
        return "–"
    part, left, running = position(tournament.structure, tournament.clock, now)
    form = words._("{place}, {left} left") if running else words._("{place}, {left} left, the clock stands")
    place = place_name(tournament.structure, part, words)
    return form.format(place=place, left=figures.duration(max(0, left)))


def place_name(structure: Structure, part: int, words: Words) -> str:
    """What a place of the schedule is called in a sentence: level 3, break after level 3."""
    number, here = structure.number(part), structure.parts[part]
    if isinstance(here, Level):
        return words._("level {number}").format(number=number)
    if isinstance(here, Break):
        return words._("break after level {number}").format(number=number)
    return words._("end of the day after level {number}").format(number=number)


def _at_place(tell: Telling, form: str, action: Step, left: int = 0, **more: str) -> str:
    structure = _structure_before(tell, action.after)
    place = place_name(structure, action.part, tell.words)
    return tell.words._(form).format(place=place, left=figures.duration(max(0, left)), **more)


def _structure_before(tell: Telling, line: int) -> Structure:
    """The level schedule that a step was taken in: the last one up to the line it followed."""
    lines, undone = tell.journal.lines[:line], tell.journal.undone
    return next(
        one.action.structure
        for one in reversed(lines)
        if isinstance(one.action, SetStructure) and one.seq not in undone
    )
