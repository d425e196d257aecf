"""A whole event by a fixed chance: people come, play, go out, come back; the floor does its next steps.

Everything goes through the desk, as from the window; time is that of a computer which the day turns.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from unittest.mock import patch
from uuid import UUID

from director.desk.desk import Desk
from director.desk.next_steps import confirm
from director.domain.entries import Register
from director.domain.plan import Plan
from director.domain.play import StartPlay
from director.domain.refusal import Impossible, Refused
from director.domain.seating import EndApart
from director.domain.setup import OpenTables
from director.domain.structure import Structure
from director.domain.timing import CLOCK_STEPS
from director.domain.tournament import Tournament
from director.rules import clock_steps
from director.rules.floor.next_steps import next_steps
from director.rules.floor.steps import (
    BreakDue,
    ButtonUnknown,
    FinalTable,
    HandForHandDue,
    HasWinner,
    MoveDue,
    RedrawDue,
    SeatsForAlternates,
    Step,
)
from tests.helpers.clock_desk import a_clock_venue
from tests.helpers.clock_room import Computer
from tests.helpers.day_people import Field, People, only
from tests.helpers.evening import a_person

DONE_BY_ENTER = (BreakDue, FinalTable, HandForHandDue, HasWinner, MoveDue, RedrawDue, SeatsForAlternates)
"""Steps that somebody confirms; the others are for the eye, or want something done first."""

ASKED_FIRST = {"moved_lately", "fixed_player_leaves", "need_not_met", "kept_apart"}
"""What a proposed step may ask a reason for."""


class Day(People):
    """The event on a file, from the doors to the winner; `look` sees each change, `proposed` each plan."""

    def __init__(self, desk: Desk, computer: Computer, chance: random.Random, field: Field) -> None:
        super().__init__(desk, computer, chance, field)
        self.proposed: Callable[[Tournament, Sequence[Step]], None] = lambda _before, _steps: None
        self._acts = (
            (36, self._goes_out), (14, self._comes_late), (8, self._comes_again), (10, self._buys_again),
            (16, self._plays_a_hand), (3, self._walks_off), (4, self._walks_back), (2, self._needs_a_seat),
            (1, self._needs_no_more), (1, self._apart), (1, self._locks), (1, self._unlocks),
            (1, self._leaves), (1, self._stack_goes), (1, self._no_show), (1, self._was_not_out),
            (2, self._back_and_again), (40, self._next_steps),
        )  # fmt: skip

    # ------------------------------------------------------------------ from the doors to the winner

    def begins(self, seats: int) -> None:
        """Registration, the draw, whoever comes after it, and the first hand."""
        drawn, waiting = self.left.pop("drawn"), self.left.pop("alternates")
        tables = -(-drawn // seats)
        self.does(OpenTables(tuple(range(1, tables + 1)), seats))
        plan = self.tournament.setup
        self._did(
            self.desk.write(
                lambda _journal, added: [Register(p.id, plan.buy_in, plan.fee, plan.stack) for p in added],
                newcomers=[a_person(n) for n in range(1, drawn + 1)],
            )
        )
        self._people = drawn
        self._did(self.desk.seal_draw())
        self._did(self.desk.draw("KsQd7c"))
        for _ in range(waiting):
            self._enters()
        self.does(StartPlay())
        if self.tournament.structure is not None:
            self._did(self.desk.clock(clock_steps.start))

    def runs(self, most: int, until: Callable[[Day], bool] = lambda _day: False) -> None:
        """Things happen until the event has its winner, at most so many."""
        weights = [weight for weight, _act in self._acts]
        for _ in range(most):
            if self.tournament.winner is not None or until(self):
                return
            self.happens(weights)

    def happens(self, weights: Sequence[int] | None = None) -> None:
        """One thing happens, whichever it is."""
        self.passes(self.chance.randrange(1_000, 20_000))
        if self.tournament.hand_for_hand is not None:
            self._hand_together()
            return
        if self._to_money() == 1 and self.steps():
            self._takes(self.steps()[0])  # on the bubble the floor is awake
            return
        chosen = weights or [weight for weight, _act in self._acts]
        _weight, act = self.chance.choices(self._acts, chosen)[0]
        act()
        self._closes()

    def _closes(self) -> None:
        """Once all have come who were to come, the clock goes on behind the last window."""
        structure = self.tournament.structure
        if structure is None or any(self.left.values()) or self.happened.get("closed"):
            return
        windows = (structure.late_registration, structure.reentry, structure.rebuy, structure.add_on)
        last = max((window.last for window in windows if window is not None), default=0)
        if last:
            self.happened["closed"] = 1
            part = structure.part_of(last + 1)
            self._did(self.desk.clock(lambda tournament, now: clock_steps.jump(tournament, now, part)))

    # ------------------------------------------------------------------ second thoughts

    def _back_and_again(self) -> None:
        """The last decisions are taken back one by one and brought again: nothing is otherwise."""
        lines = self.desk.journal.lines[-8:]
        if any(isinstance(line.action, CLOCK_STEPS) for line in lines):
            return
        before, times = self.tournament, self.chance.randint(1, 4)
        for _ in range(times):
            self._did(self.desk.undo_last())
        for _ in range(times):
            self._did(self.desk.redo())
        assert self.tournament == before

    # ------------------------------------------------------------------ next steps

    def steps(self) -> tuple[Step, ...]:
        """What there is to do and can be done now; a table that may be needed stays."""
        found = next_steps(self.tournament, self.now).steps
        known = (*DONE_BY_ENTER, ButtonUnknown)
        able = (step for step in found if isinstance(step, known))
        return tuple(step for step in able if not (isinstance(step, BreakDue) and step.early))

    def _next_steps(self) -> None:
        """One step, some of the moves, or all that there is."""
        steps = self.steps()
        if not steps:
            return
        if self.chance.random() < 0.3:
            self.settles()
            return
        moves = [step for step in steps if isinstance(step, MoveDue)]
        if moves and isinstance(steps[0], MoveDue | ButtonUnknown):
            self._confirms(self.chance.sample(moves, self.chance.randint(1, len(moves))))
        else:
            self._takes(steps[0])

    def settles(self) -> None:
        """All that is proposed is done, until nothing more is."""
        for _ in range(300 + 4 * len(self.tournament.open_tables())):
            steps = self.steps()
            if not steps or self.tournament.winner is not None:
                return
            buttons = [step for step in steps if isinstance(step, ButtonUnknown)]
            moves = [step for step in steps if isinstance(step, MoveDue)]
            if buttons and self.tournament.seating.count(buttons[0].table) > 1:
                self._button(buttons[0].table)
            elif isinstance(steps[0], ButtonUnknown | MoveDue):
                self._confirms(moves)
            else:
                self._takes(steps[0])
        raise AssertionError("the floor is never done with it")

    def _takes(self, step: Step) -> None:
        if isinstance(step, ButtonUnknown):
            self._button(step.table)
        else:
            self._confirms([step])

    def _confirms(self, steps: Sequence[Step]) -> None:
        """As Enter does; what asks for a reason gets one, and a pair that cannot be parted is let go."""
        before = self.tournament
        try:
            changed = confirm(self.desk, steps)
        except Refused as refused:
            if {objection.code for objection in refused.objections} - ASKED_FIRST:
                raise
            changed = confirm(self.desk, steps, reason="there is no other way", overrule=True)
        except Impossible as no:
            only(no, "apart_impossible")
            for one, other in self.tournament.apart:
                self.does(EndApart(one, other))
            return
        self.proposed(before, steps)
        self._did(changed)


def a_day(folder: Path, key: object, plan: Plan, structure: Structure | None, field: Field) -> Day:
    """The doors open: an event on a file with its schedule, and nobody in it yet."""
    computer = Computer()
    venue = a_clock_venue(folder / "day.floor", computer)
    with patch("director.desk.opening.uuid.uuid4", lambda: UUID(int=1)):  # draws depend on the event's name
        desk = venue.create(plan)
    if structure is not None:
        schedule = structure
        desk.clock(lambda tournament, now: clock_steps.set_structure(tournament, now, schedule))
    return Day(desk, computer, random.Random(f"day {key}"), field)
