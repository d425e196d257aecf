"""What Undo and Redo write. Most lines simply do not count any more; steps of the clock are corrected.

Time has passed since a step of the clock, and people have seen it. So to take one back is a step by itself,
visible as such: the clock is put to where it would be now without it. Levels that began by themselves since
then need nothing special: they follow from where the clock is put. A ruling is corrected as well: it stays in
the book, and another line marks it as a slip; a penalty that was written with it goes by the same line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import Bust, EndPlay, Revive
from director.domain.clock import has_run, led, position, starts_in, stopped, unanswered
from director.domain.hand_for_hand import EndHandForHand, NextHand, StartHandForHand
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.moments import Moment
from director.domain.payments import PAYMENTS, Pay, VoidPayment
from director.domain.prizes import PROMISES, PublishPayouts, RecallPayouts
from director.domain.refusal import Impossible
from director.domain.rulings import BOOKED, Rule, TakeBackRuling
from director.domain.scheduling import SetStructure
from director.domain.structure import Structure
from director.domain.timing import (
    CLOCK_STEPS,
    How,
    PauseAfter,
    PauseClock,
    PutsClock,
    SetClock,
    StartAt,
    StartClock,
)
from director.domain.tournament import Tournament
from director.domain.undo import Undo
from director.rules import clock_steps as steps
from director.rules.ruled_deed import take_back

_OF_CLOCK: Final = (
    *CLOCK_STEPS, SetStructure, StartHandForHand, NextHand, EndHandForHand, Bust, Revive, EndPlay, Undo,
)  # fmt: skip
"""What may set schedule or clock, or tell where the clock was."""


def undo(journal: Journal, line: int, through: int, now: Moment) -> Action:
    """What takes back this line, or all to `through`. Raises Impossible where it cannot be taken back."""
    ruled = take_back(journal, line)
    if ruled is not None and through in (0, line, ruled.last):
        return replace(ruled, clock=_goes_on(journal, ruled.line, ruled.through, now))
    if through in (0, line) and 1 <= line <= journal.seq:
        corrected = _correction(journal, journal.line(line), now)
        if corrected is not None:
            return corrected
    plain = Undo(Seq(line), Seq(through), _goes_on(journal, line, through, now))
    return replace(plain, put=_moved(journal, plain, now))


def _moved(journal: Journal, action: Undo, now: Moment) -> SetClock | None:
    """Where the clock is put, when lines that count again or no more would have had later steps elsewhere.

    An end or a schedule that was undone counts again once its undo is undone. Steps that were taken in
    between stay in the fold where they were recorded; what they come to from there is reckoned anew.
    """
    if journal.tournament.clock is None or not _reaches_clock(journal, action):
        return None
    after = journal.then(Line(Seq(journal.seq + 1), "preview", "", "", "", action, "preview"))
    would_be = _without(after, Seq(0), now)
    if after.tournament.structure != would_be.structure or _same(after.tournament, would_be, now):
        return None
    return _put(after, would_be, Seq(0), now)


def _reaches_clock(journal: Journal, action: Undo) -> bool:
    """Whether an undo of undos comes down to a line that sets schedule or clock."""
    if not 1 <= action.line <= journal.seq or not isinstance(journal.line(action.line).action, Undo):
        return False
    below: Action = action
    while isinstance(below, Undo):
        named = journal.lines[below.line - 1 : below.last]
        if any(not isinstance(line.action, Undo) and _sets(line.action) for line in named):
            return True
        below = named[0].action
    return False


def _goes_on(journal: Journal, line: int, through: int, now: Moment) -> SetClock | None:
    """Where the clock goes on, when these lines stopped it: an end (C12), or hand-for-hand play begun."""
    before = journal.tournament
    if before.winner is None and before.hand_for_hand is None:
        return None
    after = journal.preview_undo(line, through).tournament
    if before.clock is not None and before.clock.stop:
        _, would_be = _without(journal, Seq(0), now).timed
        before = replace(before, clock=replace(before.clock, ran=would_be.ran))
    return steps.resume(before, after, now)


def step_back(journal: Journal, now: Moment) -> Action:
    """What takes back the last decision. Raises Impossible when there is none.

    Of receipts that were written as one it takes back the last: money comes back hand by hand.
    """
    last, done = journal.step_back(), journal.last_done()
    if done is not None and last.through and isinstance(journal.line(last.line).action, Rule):
        return undo(journal, done.seq, 0, now)
    if done is not None and isinstance(done.action, (*PROMISES, *PAYMENTS)):
        return undo(journal, done.seq, 0, now)
    return undo(journal, last.line, last.through, now)


def step_forward(journal: Journal, now: Moment) -> Action:
    """What does again what was taken back last. Raises Impossible when there is nothing."""
    last = journal.step_forward()
    return undo(journal, last.line, last.through, now)


def preview(journal: Journal, line: int, through: int, now: Moment) -> Journal:
    """What would be if these lines were taken back now. Raises Impossible, as `undo` and the journal do."""
    action = undo(journal, line, through, now)
    if isinstance(action, Undo) and action.clock is None and action.put is None and action.ruling is None:
        return journal.preview_undo(line, through)
    return journal.then(Line(Seq(journal.seq + 1), "preview", "", "", "", action, "preview"))


def _correction(journal: Journal, line: Line, now: Moment) -> Action | None:
    """The step that takes this one back; None where the line simply shall not count."""
    action = line.action
    if isinstance(action, (*PROMISES, *PAYMENTS)):
        return _kept(action, line.seq)
    if isinstance(action, BOOKED):
        return TakeBackRuling(line.seq)  # it says itself that it was taken back before
    if not isinstance(action, (*CLOCK_STEPS, SetStructure)):
        return None
    if line.seq in journal.undone or line.seq in journal.taken_back():
        raise Impossible("already_undone", line=line.seq)
    if isinstance(action, SetStructure):
        return _earlier_structure(journal, line.seq, action, now)
    return _put(journal, _without(journal, line.seq, now), line.seq, now)


# ------------------------------------------------------------------ promises and payments


def _kept(action: Action, seq: Seq) -> Action:
    """The line that takes a promise or a payment back: both stay on record, and it says why.

    What took one back is not taken back itself: what is promised or paid again has its own line.
    """
    if isinstance(action, PublishPayouts):
        return RecallPayouts(seq)
    if isinstance(action, Pay):
        return VoidPayment(seq)
    raise Impossible("undo_promise" if isinstance(action, PROMISES) else "undo_payment", line=seq)


# ------------------------------------------------------------------ the level schedule


def _earlier_structure(journal: Journal, seq: Seq, action: SetStructure, now: Moment) -> Action | None:
    """The schedule as it was before this line, where steps of the clock came after it."""
    _, clock = journal.tournament.timed
    would_be = _without(journal, seq, now)
    in_force = [one for one in _in_force(journal, Seq(0)) if isinstance(one.action, SetStructure)]
    if clock.line == seq and _same(journal.preview_undo(seq).tournament, would_be, now):
        return None  # nothing followed
    if in_force[-1].seq != seq or len(in_force) == 1:
        journal.preview_undo(seq)  # the journal says what is in the way; after an end, which set the clock
        why = Impossible("clock_changed", line=clock.line)  # from where it stood, it would not
        raise Impossible("undo_blocked", line=seq, blocker=clock.line, why=why)
    put = _put(journal, would_be, seq, now)
    structure, _ = would_be.timed
    return SetStructure(put.after, structure, now, put.part, put.left, put.running, action.keep, seq, put)


def _same(one: Tournament, other: Tournament, now: Moment) -> bool:
    """Whether both clocks are at one place now; without a schedule there is none to be elsewhere."""
    if one.clock is None or other.clock is None:
        return True
    waits = starts_in(one.clock, now) == starts_in(other.clock, now)
    return waits and position(*one.timed, now) == position(*other.timed, now)


def _in_force(journal: Journal, without: Seq) -> list[Line]:
    """The lines that set schedule and clock and count, with one taken back as well; the earliest first."""
    taken = journal.taken_back(without)
    return [
        line
        for line in journal.of_kinds(*_OF_CLOCK)
        if (_sets(line.action) or _lets_go(journal, line.action))
        and (line.seq not in journal.undone or _ends(line.action))
        and line.seq not in taken
        and (isinstance(line.action, Undo) or not line.action.takes_back)
    ]


def _sets(action: Action) -> bool:
    """Whether it may set schedule or clock: an end stops it, the undo of one lets it go on, hands count."""
    match action:
        case Undo() | StartHandForHand() | NextHand() | EndHandForHand():
            return action.clock is not None
        case _:
            return _ends(action) or isinstance(action, (*CLOCK_STEPS, SetStructure, Revive))


def _ends(action: Action) -> bool:
    """Whether it ends the event and stops the clock: also one that was undone did, until it was."""
    return isinstance(action, EndPlay) or (isinstance(action, Bust) and action.ends)


def _lets_go(journal: Journal, action: Action) -> bool:
    """Whether it undoes an end; earlier programs left a clock that had stood before to itself."""
    return isinstance(action, Undo) and any(
        _ends(line.action) for line in journal.lines[action.line - 1 : action.last]
    )


# ------------------------------------------------------------------ the clock as it would be


def _put(journal: Journal, without: Tournament, seq: Seq, now: Moment) -> SetClock:
    """The step that puts the clock to where it is in the state without this line."""
    _, clock = journal.tournament.timed
    structure, would_be = without.timed
    part, left, running = position(structure, would_be, now)
    wait = starts_in(would_be, now)
    slept, restarted = unanswered(structure, would_be, now)
    return SetClock(
        clock.line,
        now,
        part,
        left,
        running=running,
        how="undo",
        starts=now.utc + wait if wait else 0,
        pause_after=would_be.pause_after == part,
        undoes=seq,
        begun=has_run(would_be, now),
        slept=slept,
        restarted=restarted,
        over=bool(would_be.stop),
    )


def _without(journal: Journal, seq: Seq, now: Moment) -> Tournament:
    """Schedule and clock as all that was done would have set them without this line, told as of now."""
    state, known = Tournament(journal.tournament.id, journal.tournament.plan), Structure(())
    counts = {line.seq for line in _in_force(journal, seq)}
    seen: list[Moment] = []
    for line in journal.of_kinds(*_OF_CLOCK):
        if isinstance(line.action, SetStructure) and line.seq not in journal.undone:
            known = line.action.structure
        if line.seq in counts and not _went_on_already(journal, line.action, state):
            before = _led(state, seen, _moment(line.action))
            state = _taken(before, line, known, counts=line.seq not in journal.undone)
            if state.clock and before.clock and state.clock.at != before.clock.at:
                seen = []
        if (at := _moment(line.action)) is not None:
            seen.append(at)
    return _led(state, seen, now)


def _went_on_already(journal: Journal, action: Action, state: Tournament) -> bool:
    """Whether this undoes an end, and the clock does not stand for one: somebody had let it go by hand."""
    return state.clock is not None and not state.clock.stop and _lets_go(journal, action)


def _led(state: Tournament, seen: list[Moment], to: Moment | None) -> Tournament:
    """The state with its clock told by what was seen on the way, where that says more than its own moment."""
    if state.clock is None or to is None:
        return state
    structure, clock = state.timed
    return replace(state, clock=led(structure, clock, seen, to))


def _moment(action: Action) -> Moment | None:
    """When it was done by the clocks of the computer; None for what does not set the clock."""
    match _of_clock(action):
        case Undo(put=SetClock(at=at)):
            return at
        case (
            PutsClock(at=at)
            | PauseAfter(at=at)
            | SetStructure(at=at)
            | EndPlay(at=at)
            | Bust(at=Moment() as at)
        ):
            return at
        case _:
            return None


def _taken(state: Tournament, line: Line, known: Structure, *, counts: bool) -> Tournament:
    """The state after this step, taken from wherever the clock is in it; what means nothing is skipped.

    `known`: the schedule that it was taken in. `counts`: false for an end that was undone later.
    """
    match line.action:
        case SetStructure():
            return _rescheduled(state, line, line.action)
        case Bust(ends=True) | EndPlay() if state.winner is not None:
            return state  # another end counts again, and this one was undone: it could not have been
        case Bust(ends=True, at=Moment() as at) | EndPlay(at=at) if state.clock is not None:
            structure, clock = state.timed
            stands = stopped(structure, clock, at, "winner", line.seq, line.desk)
            return replace(state, clock=stands, winner=EntryId(0) if counts else state.winner)
        case Revive() if state.clock is not None:
            return replace(state, clock=replace(state.clock, stop="", ran=False), winner=None)
        case Undo() if line.action.clock is None or state.winner is not None:
            return replace(line.action, put=None).apply(state, line)
    step = _of_clock(line.action)
    try:
        meant = _meant(state, step, known)
        if isinstance(line.action, EndHandForHand) and isinstance(step, SetClock):
            meant = replace(meant, running=step.running)  # the last hand is counted off, and it goes on
        return meant.apply(state, replace(line, action=step))
    except Impossible:
        return state


def _of_clock(action: Action) -> Action:
    """The step of the clock that stands in another decision; else the decision itself."""
    match action:
        case (
            Undo(clock=SetClock() as step)
            | NextHand(clock=SetClock() as step)
            | EndHandForHand(clock=SetClock() as step)
        ):
            return step
        case StartHandForHand(clock=PauseClock() as pause):
            return pause
        case _:
            return action


def _rescheduled(state: Tournament, line: Line, action: SetStructure) -> Tournament:
    """The schedule anew. Where the clock would be, parts may have changed: then less is left, or nothing."""
    try:
        made = steps.set_structure(state, action.at, action.structure, action.keep)
        return made.apply(state, line)
    except Impossible:
        before, clock = state.timed
        parts, where = action.structure.parts, position(before, clock, action.at)
        part = min(where.part, len(parts) - 1)
        left = min(where.left, parts[part].length) if part == where.part else 0
        there = SetStructure(clock.line, action.structure, action.at, part, left, where.running)
        return replace(state, structure=action.structure, clock=there.moved(state, line))


def _meant(state: Tournament, action: Action, known: Structure) -> Action:
    """The step as it was meant, from wherever the clock is: a part on, a minute more."""
    match action:
        case StartClock():
            return steps.start(state, action.at)
        case PauseClock():
            return steps.pause(state, action.at)
        case PauseAfter():
            return steps.pause_after(state, action.at, stops=action.stops)
        case StartAt():
            return steps.start_at(state, action.at, action.starts)
        case SetClock(how="part", part=part, left=left) if left == known.parts[part].length:
            return steps.jump(state, action.at, part)  # in full, however long the part would be
        case SetClock(how=how) if how in _SET:
            return _SET[how](state, action)
        case _:
            return replace(action, after=state.timed[1].line)


_SET: Final[dict[How, Callable[[Tournament, SetClock], SetClock]]] = {
    "forward": lambda state, action: steps.forward(state, action.at),
    "back": lambda state, action: steps.back(state, action.at),
    "break": lambda state, action: steps.to_break(state, action.at),
    "add": lambda state, action: steps.add(state, action.at, action.by),
    "hand": lambda state, action: steps.hand_off(state, action.at, -action.by),
    "resume": lambda state, action: steps.resume_from(state, action.at, action.by),
    "kept": lambda state, action: steps.keep(state, action.at),
    "set_back": lambda state, action: steps.set_back(state, action.at, -action.by),
    "left": lambda state, action: steps.set_left(state, action.at, action.left),
    "part": lambda state, action: steps.jump(state, action.at, action.part, action.left),
}
"""What was done to the clock, done from elsewhere; the rest says itself where it put it."""
