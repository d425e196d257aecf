"""Evenings of a whole room by a fixed chance: hands as the rules propose them, and everything between them.

Players bust, arrive, change chairs and tables, go away and come back, chips are raced and corrected, lines
are undone. Each hand is looked at by the laws of `button_evenings`, the state by those of `lawful`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.chips import AdjustChips, ColourUp
from director.domain.entries import RemoveStack, Withdraw
from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.options import read_options
from director.domain.plan import RuleSetName
from director.domain.play import Away, Back, StartPlay, Steps
from director.domain.refusal import Impossible
from director.domain.seating import Move, Swap
from director.domain.seats import TableSeat
from director.rules.policy import objections
from director.rules.table.chip_exchange import Denominations
from director.rules.table.next_hand import next_hand
from director.rules.table.proposals import (
    between_hands,
    propose_first_button,
    propose_hand,
    propose_race,
    propose_skip,
    race_at,
)
from director.rules.table.sitting import rules_at
from tests.helpers import button_evenings as hands
from tests.helpers.evening import PLAN, Evening
from tests.helpers.lawful import lawful

BLINDS = (hands.SMALL, hands.BIG)


class RoomEvening:
    """Three tables and what becomes of them."""

    def __init__(self, seed: int, rules: RuleSetName, **options: object) -> None:
        self.chance = random.Random(seed)
        self.evening = Evening(replace(PLAN, rules=rules, options=read_options(options)))
        for number in (1, 2, 3):
            self.evening.tables(number, seats=self.chance.randint(3, 9))
        self._people = 0
        self._before: dict[int, hands.Dealt] = {}
        """By table: its last hand, while it can be compared with the next one."""
        self.dealt = 0
        """How many hands there were."""
        for _ in range(self.chance.randint(4, 12)):
            self._arrives()
        self._begun = int(self.evening.do(StartPlay()))
        self._acts = (
            (24, self._plays), (3, self._busts), (4, self._arrives), (3, self._moves), (2, self._swaps),
            (4, self._goes), (5, self._comes_back), (1, self._leaves_stack), (1, self._stack_goes),
            (1, self._races), (1, self._corrects), (1, self._not_moved), (1, self._undoes),
        )  # fmt: skip

    def run(self, steps: int) -> int:
        """So many things happen; how many of them were hands."""
        weights = [weight for weight, _act in self._acts]
        for _ in range(steps):
            _weight, act = self.chance.choices(self._acts, weights)[0]
            act()
            lawful(self.evening.tournament)
        return self.dealt

    # ------------------------------------------------------------------ a hand

    def _plays(self) -> None:
        number = self.chance.choice((1, 2, 3))
        tournament = self.evening.tournament
        proposal = _or_none(lambda: propose_hand(tournament, number, BLINDS), "no_hand_yet", "nobody_to_deal")
        if proposal is None:
            self._first_button(number)
            return
        sitting = between_hands(tournament, number, BLINDS)
        rules, held = rules_at(tournament), dict(tournament.seating.players(number))
        now = hands.Dealt(sitting, rules, next_hand(sitting, rules).answer, dict(held))
        self._do(proposal.answer)
        self.dealt += 1
        hands.one_hand(now)
        hands.its_markers(now)
        before = self._before.get(number)
        if before is not None:
            hands.after(before, now)
        self._before[number] = now
        marks = {seat: self.evening.tournament.mark(entry) for seat, entry in held.items()}
        assert {s: m.marker for s, m in marks.items() if m.marker} == dict(now.hand.markers)
        assert {s for s, m in marks.items() if m.waits} == {
            s for s, why in now.hand.waits.items() if why != "away"
        }
        assert all(m.says is None for s, m in marks.items() if s in now.hand.dealt_in)

    def _first_button(self, number: int) -> None:
        self._before.pop(number, None)
        tournament = self.evening.tournament
        drawn = _or_none(lambda: propose_first_button(tournament, number, self.chance), "nobody_to_deal")
        if drawn is None:
            return
        self._do(drawn.answer)
        held = self.evening.tournament.seating.players(number)
        assert all(self.evening.tournament.mark(entry).marker != "NEW" for entry in held.values())

    def _do(self, action: Action) -> EntryId:
        """What the rules propose is objected to by nobody."""
        assert objections(self.evening.journal, action) == ()
        return self.evening.do(action, "because")

    # ------------------------------------------------------------------ between hands

    def _arrives(self) -> None:
        free = self._free()
        if free:
            self._people += 1
            place = self.chance.choice(free)
            self.evening.enter(self._people, (place.table, place.seat))

    def _free(self) -> list[TableSeat]:
        tournament = self.evening.tournament
        return [TableSeat(n, seat) for n in (1, 2, 3) for seat in tournament.empty_seats(n)]

    def _somebody(self) -> tuple[EntryId, TableSeat] | None:
        tournament = self.evening.tournament
        inside = sorted(
            (e, p) for e, p in tournament.seating.places.items() if not tournament.entries[e].dead
        )
        return self.chance.choice(inside) if inside else None

    def _busts(self) -> None:
        if (who := self._somebody()) is not None:
            self.evening.do(Withdraw(who[0]), "out")

    def _leaves_stack(self) -> None:
        if (who := self._somebody()) is not None:
            self.evening.do(Withdraw(who[0], chips="dead"), "called away")

    def _stack_goes(self) -> None:
        for entry in self.evening.tournament.entries.values():
            if entry.dead:
                self.evening.do(RemoveStack(entry.id))
                return

    def _moves(self) -> None:
        who, free = self._somebody(), self._free()
        if who is None or not free:
            return
        (entry, source), target = who, self.chance.choice(free)
        was = self.evening.tournament.mark(entry)
        self.evening.do(Move(entry, source, target))
        now, tournament = self.evening.tournament.mark(entry), self.evening.tournament
        assert (now.away, now.says) == (was.away, was.says), "absence and choice go along"
        if was.marker in ("ML", "MS") or source.table == target.table:
            assert now.marker == was.marker, "what is owed stays owed"
        else:
            assert (now.marker == "NEW") is tournament.in_play(tournament.tables[target.table])

    def _swaps(self) -> None:
        one, other = self._somebody(), self._somebody()
        if one is not None and other is not None and one != other:
            self.evening.do(Swap(*one, *other))

    def _goes(self) -> None:
        who = self._somebody()
        if who is not None and not self.evening.tournament.mark(who[0]).away:
            self.evening.do(Away(who[0]))

    def _comes_back(self) -> None:
        tournament, chance = self.evening.tournament, self.chance
        entries = sorted(e for e in tournament.marks if not tournament.entries[e].dead)
        if not entries:
            return
        entry = chance.choice(entries)
        choices: tuple[Return | None, ...] = (None, "post", "post", "wait")
        says = chance.choice(choices)
        mark = tournament.mark(entry)
        if mark.away or (mark.marker is not None and says not in (None, mark.says)):
            self.evening.do(Back(entry, says))

    # ------------------------------------------------------------------ chips and corrections

    def _races(self) -> None:
        number, chance, tournament = self.chance.choice((1, 2, 3)), self.chance, self.evening.tournament
        chip, larger = chance.choice(((25, 100), (100, 500), (500, 1000), (2000, 5000)))
        terms = Denominations(chip, larger, larger)
        held = sorted(tournament.seating.players(number))
        chips = {seat: (chance.randrange(30), chance.random() < 0.8) for seat in held}
        race = propose_race(tournament, number, race_at(tournament, number, terms, chips), chance).answer
        action = ColourUp(chip, larger, larger, (race,))
        if chip in tournament.tables[number].gone:
            assert [found.code for found in objections(self.evening.journal, action)] == ["chip_gone"]
            return
        self._do(action)
        assert self.evening.tournament.chips.raced == tournament.chips.raced + race.delta

    def _corrects(self) -> None:
        who, chips = self._somebody(), self.chance.choice((-500, -25, 25, 500))
        if self.evening.tournament.chips.in_play < 10_000:
            return
        self.evening.do(
            AdjustChips(chips, who[0] if who is not None and self.chance.random() < 0.5 else None), "counted"
        )

    def _not_moved(self) -> None:
        steps: tuple[Steps, ...] = ("stay", "one", "two")
        number, wanted = self.chance.choice((1, 2, 3)), self.chance.choice(steps)
        tournament = self.evening.tournament
        skip = _or_none(lambda: propose_skip(tournament, number, wanted, acted=False), "button_unknown")
        if skip is not None:
            self._do(skip.answer)
            self._before.pop(number, None)

    def _undoes(self) -> None:
        """A line is undone where nothing needs it, and half the time done again."""
        journal = self.evening.journal
        if int(journal.seq) == self._begun:
            return
        line = self.chance.randint(max(self._begun + 1, journal.seq - 12), journal.seq)
        before = journal.tournament
        after = _or_none(lambda: journal.preview_undo(line), "already_undone", "undo_blocked")
        if after is None:
            return
        self.evening.undo(line)
        assert self.evening.tournament == after.tournament
        lawful(self.evening.tournament)
        if self.chance.random() < 0.5:
            self.evening.undo(self.evening.journal.seq)
            assert self.evening.tournament == before
        else:
            self._before.clear()


Answer = TypeVar("Answer")


def _or_none(ask: Callable[[], Answer], *codes: str) -> Answer | None:
    """What is asked for; None where it is refused for one of these reasons."""
    try:
        return ask()
    except Impossible as refusal:
        if refusal.code not in codes:
            raise
        return None
