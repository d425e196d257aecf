"""Every step of the clock, as the decision that it comes to now.

Each takes the state and the moment and gives the action to be written. Asked again after another desk wrote
first, it gives what the step comes to then, so no step is lost and none counts twice. All raise Impossible
where there is no such step.
"""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.clock import Clock, Position, has_run, position, running_for, starts_in, unanswered
from director.domain.ids import Seq
from director.domain.moments import Moment, between
from director.domain.refusal import Impossible
from director.domain.scheduling import Keep, SetStructure
from director.domain.structure import DayEnd, Level, Structure
from director.domain.timing import How, PauseAfter, PauseClock, SetClock, StartAt, StartClock
from director.domain.tournament import Tournament


def start(tournament: Tournament, now: Moment) -> StartClock:
    """Start, or go on; after the end of a day with the next one."""
    _, clock, where = _here(tournament, now)
    if where.running:
        raise Impossible("clock_runs")
    _can_go_on(tournament, where)
    part, left = _next_day(tournament, where)
    return StartClock(clock.line, now, part, left)


def start_at(tournament: Tournament, now: Moment, starts: int) -> StartAt:
    """Start by itself at this time, UTC in milliseconds."""
    _, clock, where = _here(tournament, now)
    if where.running:
        raise Impossible("clock_runs")
    _can_go_on(tournament, where)
    part, left = _next_day(tournament, where)
    return StartAt(clock.line, now, part, left, starts)


def pause(tournament: Tournament, now: Moment) -> PauseClock:
    """Stop where it is; take back a start that it waits for."""
    _, clock, where = _here(tournament, now)
    if not where.running and not starts_in(clock, now):
        raise Impossible("clock_stands")
    return PauseClock(clock.line, now, where.part, where.left)


def pause_after(tournament: Tournament, now: Moment, *, stops: bool = True) -> PauseAfter:
    """Stop when this part is over, or do not."""
    _, clock, where = _here(tournament, now)
    return PauseAfter(clock.line, now, where.part, stops)


def forward(tournament: Tournament, now: Moment) -> SetClock:
    """To the beginning of the next part."""
    structure, _, where = _here(tournament, now)
    if where.part + 1 == len(structure.parts):
        raise Impossible("no_more_levels")
    return jump(tournament, now, where.part + 1, how="forward")


def back(tournament: Tournament, now: Moment) -> SetClock:
    """To the beginning of the part before this one; of the first, to its own beginning."""
    _, _, where = _here(tournament, now)
    return jump(tournament, now, max(0, where.part - 1), how="back")


def to_break(tournament: Tournament, now: Moment) -> SetClock:
    """To the beginning of the next break, or the end of the day where that comes first."""
    structure, _, where = _here(tournament, now)
    places = range(where.part + 1, len(structure.parts))
    for part in places:
        if not isinstance(structure.parts[part], Level):
            return jump(tournament, now, part, how="break")
    raise Impossible("no_more_breaks")


def jump(
    tournament: Tournament, now: Moment, part: int, left: int | None = None, *, how: How = "part"
) -> SetClock:
    """To any part, in full or with so much left; it runs on or stands as before."""
    structure, clock, where = _here(tournament, now)
    if not 0 <= part < len(structure.parts):
        raise Impossible("no_part", row=part + 1, most=len(structure.parts))
    here = structure.parts[part]
    running = where.running and not isinstance(here, DayEnd)
    return _put(clock, now, Position(part, here.length if left is None else left, running), how)


def set_left(tournament: Tournament, now: Moment, left: int) -> SetClock:
    """So much is left of this part."""
    structure, clock, where = _here(tournament, now)
    if left < 0:
        raise Impossible("clock_left", value=left)
    if isinstance(structure.parts[where.part], DayEnd):
        raise Impossible("day_is_over")
    return _put(clock, now, where._replace(left=left), "left", stops=_stops(clock, where))


def add(tournament: Tournament, now: Moment, ms: int) -> SetClock:
    """More time for this part, or less with a minus sign; nothing is taken that is not left."""
    structure, clock, where = _here(tournament, now)
    if isinstance(structure.parts[where.part], DayEnd):
        raise Impossible("day_is_over")
    by = ms if ms > 0 else max(ms, -max(0, where.left))
    if not by:
        raise Impossible("no_time_left")
    left = max(0, where.left) + by
    return _put(clock, now, where._replace(left=left), "add", by=by, stops=_stops(clock, where))


def hand_off(tournament: Tournament, now: Moment, ms: int) -> SetClock:
    """A hand counted off while play goes hand for hand: so much of the schedule is over."""
    structure, clock, where = _here(tournament, now)
    if isinstance(structure.parts[where.part], DayEnd):
        raise Impossible("day_is_over")
    if ms <= 0:
        raise Impossible("clock_left", value=ms)
    ran = replace(clock, part=where.part, left=where.left, at=now, running=True, starts=0)
    after = position(structure, ran, now.later(ms))
    running = where.running and after.running
    after = after._replace(running=running)
    return _put(clock, now, after, "hand", by=-ms, stops=_stops(clock, after))


def keep(tournament: Tournament, now: Moment) -> SetClock:
    """The time counted through a sleep or a restart is right: nobody is asked again."""
    _, clock, where = _here(tournament, now)
    return _put(clock, now, where, "kept", stops=_stops(clock, where))


def set_back(tournament: Tournament, now: Moment, ms: int | None = None) -> SetClock:
    """The room stood still while the computer slept: that time, or `ms`, shall not count."""
    structure, clock, _ = _here(tournament, now)
    lost = unanswered(structure, clock, now)[0] if ms is None else ms
    if lost <= 0:
        raise Impossible("nothing_to_set_back")
    where, counted = _ago(structure, clock, now, lost)
    where = where._replace(left=where.left + lost - counted)
    return _put(clock, now, where, "set_back", by=-lost, stops=_stops(clock, where))


def change_back(tournament: Tournament, now: Moment) -> SetClock:
    """This part shall not have begun yet: the one before is over, and the clock stands.

    Started again it goes on with this part in full; before that, time may be added to the one before.
    """
    _, clock, where = _here(tournament, now)
    if not where.part:
        raise Impossible("nothing_to_undo")
    return _put(clock, now, Position(where.part - 1, 0, running=False), "change")


def resume(before: Tournament, after: Tournament, now: Moment) -> SetClock | None:
    """What had stopped the clock was undone, `before` to `after`: go on from where it stood.

    That is the end of the event, or the beginning of hand-for-hand play. None where neither was undone, or
    the clock did not run when play began to go hand for hand.
    """
    structure, stood, goes = after.structure, before.clock, after.clock
    if structure is None or stood is None or goes is None:
        return None
    if goes.line > stood.line:
        return None  # an undo or the end of hand-for-hand play is done again, its step of the clock with it
    if before.winner is not None and after.winner is None:
        return replace(_goes_on(structure, stood, now), after=goes.line)
    if before.hand_for_hand is None or after.hand_for_hand is not None:
        return None
    if not position(structure, goes, stood.at).running:
        return None
    where = Position(stood.part, stood.left, running=True)
    return _put(goes, now, where, "resume", by=between(stood.at, now), stops=_stops(goes, where))


def resume_from(tournament: Tournament, now: Moment, over: int) -> SetClock:
    """Go on from where the clock was so long ago, when the event seemed to be over."""
    structure, clock, _ = _here(tournament, now)
    if clock.stop:
        return _goes_on(structure, clock, now)
    where, _ = _ago(structure, clock, now, over)
    return _put(clock, now, where, "resume", by=over, stops=_stops(clock, where))


def _goes_on(structure: Structure, clock: Clock, now: Moment) -> SetClock:
    """The event goes on, and the clock from where it stands: it runs where it ran before the end."""
    where, over = position(structure, clock, now), between(clock.at, now) if clock.stop else 0
    overnight = isinstance(structure.parts[where.part], DayEnd)
    where = where._replace(running=where.running or (clock.ran and not overnight))
    slept, restarted = unanswered(structure, clock, now)
    step = _put(clock, now, where, "resume", by=over, stops=_stops(clock, where))
    return replace(step, slept=slept, restarted=restarted)


def set_structure(
    tournament: Tournament, now: Moment, structure: Structure, keep_time: Keep = "elapsed", undoes: int = 0
) -> SetStructure:
    """The schedule, first or anew, edited while the clock is in the part of the same number.

    The time of the current part stays as played or as left; before the clock has run it is in full, unless
    somebody set it. A last level that was over ends at once when
    others follow now.
    """
    structure.check()
    if tournament.structure is None or tournament.clock is None:
        return SetStructure(Seq(0), structure, now, 0, structure.parts[0].length)
    old, clock, where = _here(tournament, now)
    part, left, begun = where.part, where.left, has_run(clock, now)
    if part >= len(structure.parts):
        if begun:
            raise Impossible("level_played", row=part + 1)
        part = 0
    length = structure.parts[part].length
    if not begun and _in_full(old, where, structure, part):
        left = length
    elif keep_time == "elapsed":
        left = max(0, left + length - old.parts[part].length) if left >= 0 else left
    if part + 1 < len(structure.parts):
        left = max(0, left)
    return SetStructure(clock.line, structure, now, part, left, where.running, keep_time, Seq(undoes))


def _in_full(old: Structure, where: Position, structure: Structure, part: int) -> bool:
    """Whether a clock that has not run yet has all of this part ahead: nobody set another time of it."""
    before, now = old.parts[where.part], structure.parts[part]
    return part != where.part or type(before) is not type(now) or where.left == before.length


def _here(tournament: Tournament, now: Moment) -> tuple[Structure, Clock, Position]:
    structure, clock = tournament.timed
    return structure, clock, position(structure, clock, now)


def _ago(structure: Structure, clock: Clock, now: Moment, ms: int) -> tuple[Position, int]:
    """Where it was so long ago, or when it was set if that was later; and how long ago it was then."""
    counted = min(ms, running_for(clock, now) or 0)
    return position(structure, clock, now.later(-counted)), counted


def _can_go_on(tournament: Tournament, where: Position) -> None:
    """Refuse a start after which the clock would stand as before: it was to stop after the last level."""
    structure, clock = tournament.timed
    if where.left <= 0 and where.part + 1 == len(structure.parts) and _stops(clock, where):
        raise Impossible("no_more_levels")


def _next_day(tournament: Tournament, where: Position) -> tuple[int, int]:
    """Where it goes on: after the end of a day with the first level of the next."""
    structure, _ = tournament.timed
    if not isinstance(structure.parts[where.part], DayEnd):
        return where.part, where.left
    if where.part + 1 == len(structure.parts):
        raise Impossible("no_more_levels")
    return where.part + 1, structure.parts[where.part + 1].length


def _stops(clock: Clock, where: Position) -> bool:
    return clock.pause_after == where.part


def _put(
    clock: Clock, now: Moment, where: Position, how: How, *, by: int = 0, stops: bool = False
) -> SetClock:
    starts = 0
    if not where.running and (wait := starts_in(clock, now)):
        starts = now.utc + wait
    return SetClock(clock.line, now, where.part, where.left, where.running, how, by, starts, stops)
