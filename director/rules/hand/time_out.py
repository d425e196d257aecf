"""The time to act, and what becomes of a hand whose player lets it run out (`time_limit`, `time_result`).

In rooms a clock runs only after somebody called it (TDA 29, WSOP-T 80); on the internet it runs on every
turn (PP time, OS time).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.options import seconds_of
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

BACK_IN_TIME: Final = 20
"""Seconds more for who lost the line and is back before his time is over (PP time)."""

MOST_ALL_INS: Final = 2
"""How often the time may run out on a player as all-in; the next time his cards are thrown away (OS time)."""

ONLINE: Final = frozenset({"party-stud", "online-stud"})
"""Rooms on the internet: there whoever does not act in time may be all-in for what he has put in."""

Does: TypeAlias = Literal["check", "fold", "all_in"]
"""What a hand does whose player did not act in time."""


class Allowed(NamedTuple):
    """The time a player has."""

    seconds: int
    countdown: int
    """The last seconds, counted aloud or shown."""
    on_every_turn: bool
    """It runs by itself; otherwise the clock must be called first."""

    @property
    def whole(self) -> int:
        """All of it."""
        return self.seconds + self.countdown

    def is_over(self, elapsed: float) -> bool:
        """Whether so many seconds are too many; a tie goes to the player (TDA 29)."""
        return elapsed > self.whole


def time_allowed(rules: RuleSet, *, reconnected: bool = False) -> Verdict[Allowed]:
    """How long a player may think.

    >>> from director.rules.rulesets import ruleset
    >>> time_allowed(ruleset("party-stud"), reconnected=True).answer.whole
    50
    """
    seconds, countdown = seconds_of(rules.value("time_limit"))
    more = BACK_IN_TIME if reconnected and rules.name == "party-stud" else 0
    allowed = Allowed(seconds + more, countdown, on_every_turn=rules.name in ONLINE)
    return Verdict(allowed, rules.articles("time_limit"), rules.house("time_limit"))


class TimeOut(NamedTuple):
    """A turn whose time ran out."""

    faces_bet: bool
    """There is something to call."""
    in_pot: int = 0
    """His chips in the pot, of all rounds."""
    all_ins_before: int = 0
    """How often his time had run out as all-in."""
    away_too_long: bool = False
    """He lost the line and did not come back in time."""


class TimeResult(NamedTuple):
    """What his hand does."""

    does: Does
    claims: int | None = None
    """All-in: he plays on only for what these chips of his are matched with."""


def timed_out(case: TimeOut, rules: RuleSet) -> Verdict[TimeResult]:
    """What becomes of his hand.

    >>> from director.rules.rulesets import ruleset
    >>> timed_out(TimeOut(faces_bet=False), ruleset("tda-2024")).answer.does
    'check'
    """
    does = _does(case, rules.text("time_result"))
    claims = case.in_pot if does == "all_in" else None
    return Verdict(TimeResult(does, claims), rules.articles("time_result"), rules.house("time_result"))


def _does(case: TimeOut, result: str) -> Does:
    if result == "pass":
        return "fold"
    if result == "all_in_if_in_pot":
        return "all_in" if case.in_pot or case.away_too_long else "fold"
    # Both others do what hurts him least: with nothing to call that is a check (TDA 29, OS time).
    if not case.faces_bet:
        return "check"
    if result == "all_in_twice_then_fold" and case.all_ins_before < MOST_ALL_INS:
        return "all_in"
    return "fold"
