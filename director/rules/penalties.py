"""Penalties: what is left of one, whom it keeps out, and what the ladder suggests next.

Hands and rounds are counted by the hands dealt at the player's table, wherever he is moved to. A round is the
button once round the table, from the first hand that is missed. Minutes are minutes of play on the clock of
the event: breaks and pauses do not count, and there is a time on the clock at which the player is back.
Several penalties by hands and rounds are served one after the other. Where nothing of that is known, a judge
ticks them off. No source says how any of it is counted: house choices, all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.clock import Clock, Position, Stamp, position, stamp
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.moments import MINUTE, Moment
from director.domain.penalties import Penalise
from director.domain.penalty import Penalty, Sanction, over
from director.domain.refusal import Article
from director.domain.structure import DayEnd, Level, Structure
from director.domain.tournament import Tournament
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article

State: TypeAlias = Literal["noted", "open", "over", "served", "cancelled"]
"""`noted`  nothing to serve: a warning, a disqualification
`open`  it is to be served, or is being served
`over`  counted down; the player is back, and nobody has ticked it off yet
`served`  a judge ticked it off whole
`cancelled`  taken away again
"""

By: TypeAlias = Literal["hands", "button", "clock", "judge"]
"""What counts a penalty down."""


class Standing(NamedTuple):
    """Where one penalty stands now."""

    penalty: Penalty
    state: State
    left: int
    """Hands, rounds or minutes begun that are left; 1 for a day, 0 where nothing is to be served."""
    by: By
    back: Stamp | None = None
    """What the clock will show when the player is back; None where the clock does not say."""

    @property
    def keeps_out(self) -> bool:
        """Whether the player may not play now."""
        return self.state == "open"


def standing(tournament: Tournament, penalty: Penalty, now: Moment | None = None) -> Standing:
    """Where a penalty stands. Without `now` nothing is counted by the clock."""
    if penalty.cancelled:
        return Standing(penalty, "cancelled", 0, "judge")
    if penalty.sanction in ("warning", "disqualification"):
        return Standing(penalty, "noted", 0, "judge")
    if penalty.served:
        return Standing(penalty, "served", 0, "judge")
    left = penalty.count - penalty.ticked
    if penalty.sanction == "hands":
        left = max(0, left - max(0, penalty.hands - 1))
        return _counted(penalty, left, "hands" if _has_hands(tournament, penalty) else "judge")
    if penalty.sanction == "rounds":
        done = penalty.travelled // penalty.seats if penalty.hands > 1 else 0
        return _counted(
            penalty, max(0, left - done), "button" if _has_hands(tournament, penalty) else "judge"
        )
    return _by_clock(tournament, penalty, left, now)


def standings(
    tournament: Tournament, now: Moment | None = None, entry: EntryId | None = None
) -> list[Standing]:
    """All penalties of the event, or of one entry, in the order they were given."""
    given = sorted(tournament.penalties.values(), key=lambda one: one.id)
    return [standing(tournament, one, now) for one in given if entry in (None, one.entry)]


def kept_out(tournament: Tournament, now: Moment | None = None) -> dict[EntryId, Standing]:
    """Whom a penalty keeps away from the table now, each with the oldest, which is served first."""
    found: dict[EntryId, Standing] = {}
    if not any(one.is_open for one in tournament.penalties.values()):
        return found  # the floor asks after every decision
    for one in standings(tournament, now):
        if one.keeps_out and one.penalty.entry not in found:
            found[one.penalty.entry] = one
    return found


def penalties_of(tournament: Tournament, person: PersonId) -> list[Penalty]:
    """Every penalty of a person in this event that was not cancelled, the oldest first."""
    entries, given = tournament.entries, tournament.penalties.values()
    found = (one for one in given if not one.cancelled and entries[one.entry].person == person)
    return sorted(found, key=lambda one: one.id)


def _has_hands(tournament: Tournament, penalty: Penalty) -> bool:
    """Whether hands at the player's table are told to the program."""
    place = tournament.seating.at(penalty.entry)
    table = None if place is None else tournament.tables[place.table]
    return penalty.hands > 0 or (table is not None and table.last is not None)


def _counted(penalty: Penalty, left: int, by: By) -> Standing:
    if over(penalty) or not left:
        return Standing(penalty, "over", 0, by)
    return Standing(penalty, "open", left, by)


# ------------------------------------------------------------------ by the clock


def _by_clock(tournament: Tournament, penalty: Penalty, left: int, now: Moment | None) -> Standing:
    structure, clock = tournament.structure, tournament.clock
    if structure is None or clock is None or penalty.part is None or penalty.stamp is None or now is None:
        return Standing(penalty, "open", left, "judge")
    if not penalty.part < len(structure.parts):  # a shorter schedule was set since
        return Standing(penalty, "open", left, "judge")
    if penalty.sanction == "day":
        return _of_the_day(structure, clock, penalty, now)
    given, there = Position(penalty.part, penalty.stamp.left, running=True), position(structure, clock, now)
    rest = left * MINUTE - played(structure, given, there)
    if rest <= 0:
        return Standing(penalty, "over", 0, "clock")
    return Standing(penalty, "open", -(-rest // MINUTE), "clock", _reads_after(structure, there, rest))


def _of_the_day(structure: Structure, clock: Clock, penalty: Penalty, now: Moment) -> Standing:
    """It ends with the day it was given in: as soon as the clock is past the end of that day."""
    ends = (
        number
        for number, part in enumerate(structure.parts)
        if isinstance(part, DayEnd) and number >= (penalty.part or 0)
    )
    end = next(ends, None)
    if end is not None and position(structure, clock, now).part > end:
        return Standing(penalty, "over", 0, "clock")
    return Standing(penalty, "open", 1, "judge" if end is None else "clock")


def played(structure: Structure, start: Position, end: Position) -> int:
    """How much play lies between two readings of the clock, in milliseconds; below nothing when set back."""
    if (end.part, -end.left) < (start.part, -start.left):
        return -played(structure, end, start)
    total = 0
    for number in range(start.part, end.part + 1):
        part = structure.parts[number]
        if isinstance(part, Level):
            begun = start.left if number == start.part else part.length
            total += begun - (end.left if number == end.part else 0)
    return total


def _reads_after(structure: Structure, there: Position, rest: int) -> Stamp:
    """What the clock will show after so much more play."""
    number, left = there.part, there.left
    while True:
        part = structure.parts[number]
        last = number == len(structure.parts) - 1
        if isinstance(part, Level):
            if rest < left or last:
                return Stamp(structure.number(number), left - rest)
            rest -= left
        number += 1
        left = structure.parts[number].length


# ------------------------------------------------------------------ given


def propose_penalty(
    tournament: Tournament,
    entry: EntryId,
    sanction: Literal["warning", "hands", "rounds", "minutes", "day"],
    count: int = 1,
    *,
    what: str = "",
    articles: tuple[Article, ...] = (),
    ruling: int = 0,
    now: Moment | None = None,
) -> Penalise:
    """A penalty with the clock as it is now, from where it is counted."""
    shown, part = None, None
    structure, clock = tournament.structure, tournament.clock
    if structure is not None and clock is not None and now is not None:
        shown, part = stamp(structure, clock, now), position(structure, clock, now).part
    return Penalise(entry, sanction, count, what, articles, Seq(ruling), shown, part)


class Rung(NamedTuple):
    """One step of the ladder."""

    sanction: Sanction
    many: int = 1
    """How many rounds; 1 for the others."""


LADDER: Final = (Rung("warning"), Rung("rounds"), Rung("rounds", 2), Rung("disqualification"))
"""House choice, as no source has a ladder: a warning, a round, two rounds, out for good."""

LADDER_OPTION: Final = "penalty_ladder"
"""What a verdict of the ladder names as the choice of the house."""

_OWN_RUNGS: Final = ((article("WSOP-T 86"), Rung("rounds")),)
"""Articles that name the least penalty themselves, where the event follows their book."""


def suggest(
    earlier: Iterable[Penalty], articles: Iterable[Article] = (), rules: RuleSet | None = None
) -> Verdict[Rung]:
    """The next rung for somebody with these earlier penalties. Only a suggestion: the judge decides.

    >>> suggest([]).answer
    Rung(sanction='warning', many=1)
    """
    height = max((_height(one) for one in earlier), default=-1) + 1
    rung = LADDER[min(height, len(LADDER) - 1)]
    for place, least in _OWN_RUNGS:
        named = rules is not None and rules.name == "wsop-2026" and place in articles
        if named and height <= LADDER.index(least):
            return Verdict(least, (place,))
    return Verdict(rung, (), (LADDER_OPTION,))


def _height(penalty: Penalty) -> int:
    """On which rung a penalty stands: the highest that is not heavier."""
    if penalty.sanction == "disqualification":
        return len(LADDER) - 1
    if penalty.sanction == "day" or (penalty.sanction == "rounds" and penalty.count > 1):
        return 2
    return 0 if penalty.sanction == "warning" else 1
