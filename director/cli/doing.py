"""Decisions done at a desk, one by one or together as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from director.cli.at_prizes import DrawEnvelope, SealEnvelope
from director.cli.decisions import BadLine, Decision
from director.cli.ready_made import Draw, Seal
from director.desk.desk import Changed, Desk
from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import Person
from director.domain.refusal import Impossible, Refused
from director.rules.policy import objections

Refusal = BadLine | Impossible | Refused


class _RefusedAt(Exception):
    """Which of several decisions is refused, and why."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        super().__init__(number)
        self.number = number
        self.refusal = refusal


class Stored(NamedTuple):
    """What became of one decision."""

    changed: Changed
    lines: tuple[Line, ...]
    """Its own lines, without those that other desks wrote meanwhile."""

    @property
    def already(self) -> bool:
        """Its uid was known: an earlier try had arrived."""
        return self.lines[0].seq <= self.changed.before.seq


def do_one(desk: Desk, decision: Decision) -> Stored:
    """Do a decision. Raises Impossible, Refused or Unavailable, and then nothing is changed."""
    changed = _done(desk, decision)
    journal, uid = changed.after, decision.manner.uid
    if uid:
        return Stored(changed, tuple(line for line in journal.lines if uid in (line.uid, line.batch)))
    first, last = journal.together(changed.lines[-1].seq)
    return Stored(changed, journal.lines[first - 1 : last])


def _done(desk: Desk, decision: Decision) -> Changed:
    manner, step = decision.manner, decision.step
    if isinstance(step, Seal):
        return desk.seal_draw(step.fill, manner.reason, overrule=manner.overrule, uid=manner.uid)
    if isinstance(step, Draw):
        return desk.draw(step.word, manner.reason, overrule=manner.overrule, uid=manner.uid)
    if isinstance(step, SealEnvelope | DrawEnvelope):
        return _mystery(desk, step, decision)
    return desk.write(
        lambda journal, added: decision.actions(desk.venue, journal, added),
        manner.reason,
        newcomers=decision.newcomers(),
        overrule=manner.overrule,
        uid=manner.uid,
    )


def _mystery(desk: Desk, step: SealEnvelope | DrawEnvelope, decision: Decision) -> Changed:
    """A mystery bounty sealed or drawn: the desk keeps the key."""
    from director.desk.mysteries import draw_mystery, seal_mystery

    manner = decision.manner
    if isinstance(step, SealEnvelope):
        return seal_mystery(desk, step.entry, manner.reason, overrule=manner.overrule, uid=manner.uid)
    return draw_mystery(desk, step.word, manner.reason, overrule=manner.overrule, uid=manner.uid)


def do_together(
    desk: Desk, decisions: Sequence[Decision], reason: str = "", *, overrule: bool = False
) -> list[tuple[int, Stored]] | dict[int, Refusal]:
    """Do all or none: what became of each by the number of its line, or which one is refused and why.

    Raises Unavailable.
    """
    try:
        for decision in decisions:
            _check_fit(decision)
        newcomers = [one for decision in decisions for one in _newcomers(decision)]
        batch = _Batch(desk, decisions, reason, overrule=overrule)
        try:
            changed = desk.write(batch.actions, reason, newcomers=newcomers, overrule=overrule)
        except (Impossible, Refused) as refusal:
            raise _RefusedAt(batch.at, refusal) from refusal
    except _RefusedAt as refused:
        return {refused.number: refused.refusal}
    return batch.parts(changed)


def _check_fit(decision: Decision) -> None:
    if decision.alone:
        raise _RefusedAt(decision.number, BadLine("alone", "do"))
    if decision.manner.reason or decision.manner.overrule or decision.manner.uid:
        field = next(name for name in ("reason", "overrule", "uid") if getattr(decision.manner, name))
        raise _RefusedAt(decision.number, BadLine("not_together", field))


def _newcomers(decision: Decision) -> tuple[Person, ...]:
    try:
        return decision.newcomers()
    except Impossible as refusal:
        raise _RefusedAt(decision.number, refusal) from refusal


class _Batch:
    """Several decisions made one after another, each in the state that those before it leave."""

    def __init__(self, desk: Desk, decisions: Sequence[Decision], reason: str, *, overrule: bool) -> None:
        self._desk = desk
        self._decisions = decisions
        self._reason = reason
        self._overrule = overrule
        self._counts: list[int] = []
        self.at = decisions[0].number
        """The line that is being made."""

    def actions(self, journal: Journal, added: Sequence[Person]) -> list[Action]:
        """All actions. Asked anew when another desk wrote first."""
        made: list[Action] = []
        left = list(added)
        self._counts = []
        for decision in self._decisions:
            self.at = decision.number
            mine = [left.pop(0) for _ in decision.newcomers()]
            fresh = decision.actions(self._desk.venue, journal, mine)
            for action in fresh:
                self._ask(journal, action)
                line = Line(Seq(journal.seq + 1), "asked", "asked", "", "", action, self._reason)
                journal = journal.then(line)
            self._counts.append(len(fresh))
            made.extend(fresh)
        return made

    def _ask(self, journal: Journal, action: Action) -> None:
        found = objections(journal, action)
        if found and not self._overrule:
            raise Refused(found)

    def parts(self, changed: Changed) -> list[tuple[int, Stored]]:
        """What became of each decision, by the number of its line."""
        parts, start = [], len(changed.lines) - sum(self._counts)
        for decision, count in zip(self._decisions, self._counts, strict=True):
            parts.append((decision.number, Stored(changed, changed.lines[start : start + count])))
            start += count
        return parts
