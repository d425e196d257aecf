"""What a step of hand-for-hand play will do, said before it is taken: to the clock, and what objects."""

from __future__ import annotations

from director.domain.action import Action
from director.domain.clock import position
from director.domain.hand_for_hand import EndHandForHand, NextHand, StartHandForHand
from director.domain.timing import PauseClock, SetClock
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.hand_for_hand import hand_for_hand_objections
from director.views import figures
from director.views.clock_wording import place_name
from director.views.hand_for_hand_refusals import OBJECTIONS
from director.views.runs import ranges


def step_preview(action: Action, tournament: Tournament, words: Words) -> str:
    """What becomes of the clock, then everything that would be objected to."""
    if not isinstance(action, StartHandForHand | NextHand | EndHandForHand):
        return ""
    told = [_clock(action.clock, tournament, words)] if action.clock is not None else []
    for one in hand_for_hand_objections(tournament, action):
        facts = {name: ranges(v) if isinstance(v, tuple) else v for name, v in one.facts.items()}
        told.append(words._(OBJECTIONS[one.code]).format(**facts))
    return " ".join(told)


def _clock(step: PauseClock | SetClock, tournament: Tournament, words: Words) -> str:
    """Clock stops at level 9, 12:34 left; 2:00 off the clock: level 9, 10:34 left, and it goes on."""
    structure, clock = tournament.timed
    facts = {
        "place": place_name(structure, step.part, words),
        "left": figures.duration(max(0, step.left)),
        "by": figures.duration(-step.by) if isinstance(step, SetClock) else "",
    }
    if isinstance(step, PauseClock):
        return words._("The clock stops: {place}, {left} left.").format(**facts)
    goes_on = step.running and not position(structure, clock, step.at).running
    if not (step.by or step.running):
        return words._("Clock put to {place}, {left} left").format(**facts) + "."
    if not step.by:
        return words._("The clock goes on: {place}, {left} left.").format(**facts)
    if goes_on:
        return words._("{by} off the clock, and it goes on: {place}, {left} left.").format(**facts)
    return words._("{by} off the clock: {place}, {left} left.").format(**facts)
