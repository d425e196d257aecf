"""Whatever happens, the judges' book keeps every word, and penalties count as a plain recount does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from director.domain.action import Action
from director.domain.hands import Dealt
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.moments import Moment
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.penalty import Penalty
from director.domain.play import PlayHand, SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.rules import undoing
from director.rules.penalties import standing
from tests.helpers.evening import EVENT, Evening
from tests.helpers.lawful import lawful

NOW = Moment(1_796_472_000_000)
STEPS = 60


class Hall:
    """Two tables of nine with five players each, and a judge who does anything at all."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.evening = Evening().tables(1, 2)
        self.entries = [self.evening.enter(n, (1 + n % 2, 1 + n // 2)) for n in range(10)]
        self.evening.do(StartPlay())
        for table in (1, 2):
            self.evening.do(SetButton(table, 1, 2, 3))
        self.texts = 0

    @property
    def journal(self) -> Journal:
        return self.evening.journal

    def step(self) -> None:
        """Something happens, or is refused."""
        kinds: list[Callable[[], Action]] = [
            self.rule, self.rule, self.revise, self.appeal, self.decide, self.penalise, self.penalise,
            self.serve, self.cancel, self.hand, self.hand, self.hand, self.hand, self.move, self.disqualify,
            self.undo, self.undo,
        ]  # fmt: skip
        before = self.journal
        try:
            self.evening.do(self.chance.choice(kinds)(), "because")
        except (Impossible, IndexError):
            assert self.evening.journal is before, "what cannot be changes nothing"

    def ruled(self) -> Ruled:
        self.texts += 1
        named = tuple(self.chance.sample(self.entries, self.chance.randint(0, 3)))
        return Ruled(f"It happened {self.texts}.", f"Decided {self.texts}.", entries=named)

    def _ruling(self) -> Seq:
        return self.chance.choice(sorted(self.journal.tournament.rulings))

    def _penalty(self) -> Seq:
        return self.chance.choice(sorted(self.journal.tournament.penalties))

    def rule(self) -> Action:
        return Rule(self.ruled())

    def revise(self) -> Action:
        ruling = self.journal.tournament.rulings[self._ruling()]
        return Revise(ruling.id, ruling.version.line, self.ruled())

    def appeal(self) -> Action:
        return Appeal(self._ruling(), "why", self.chance.choice(self.entries))

    def decide(self) -> Action:
        ruling = self.journal.tournament.rulings[self._ruling()]
        line = Seq(0) if ruling.appeal is None else ruling.appeal.line
        return DecideAppeal(ruling.id, line, "stands", "so")

    def penalise(self) -> Action:
        sanction = self.chance.choice(("hands", "rounds", "warning"))
        return Penalise(self.chance.choice(self.entries), sanction, self.chance.randint(1, 2), "late")  # type: ignore[arg-type]

    def serve(self) -> Action:
        return ServePenalty(self._penalty(), self.chance.randint(0, 1))

    def cancel(self) -> Action:
        return CancelPenalty(self._penalty())

    def hand(self) -> Action:
        number = self.chance.randint(1, 2)
        tournament = self.journal.tournament
        held = sorted(tournament.seating.players(number).items())
        button = self.chance.choice(held)[0]
        big = next(seat for seat, _ in held if seat != button) if len(held) > 1 else 0
        dealt = tuple(Dealt(seat, entry) for seat, entry in held)
        return PlayHand(number, tournament.tables[number].hands + 1, button, None, None, big, dealt)

    def move(self) -> Action:
        entry = self.chance.choice(self.entries)
        at = self.journal.tournament.seating.at(entry) or TableSeat(1, 1)
        return Move(entry, at, TableSeat(3 - at.table, self.chance.randint(1, 9)))

    def disqualify(self) -> Action:
        return Disqualify(
            self.chance.choice(self.entries[7:]), "chips", stack=self.chance.choice((None, 5_000))
        )

    def undo(self) -> Action:
        if self.chance.random() < 0.4:
            return undoing.step_forward(self.journal, NOW)
        line = self.chance.randint(max(2, self.journal.seq - 12), self.journal.seq)
        return undoing.undo(self.journal, line, 0, NOW)


def _evening(seed: int, steps: int = STEPS) -> Hall:
    hall = Hall(random.Random(seed))
    for _ in range(steps):
        hall.step()
        lawful(hall.journal.tournament)
    return hall


@pytest.mark.parametrize("seed", range(12))
def test_every_word_ever_written_stays(seed: int) -> None:
    journal = _evening(seed).journal
    written = [line.action.ruled for line in journal.lines if isinstance(line.action, Rule | Revise)]
    rulings = sorted(journal.tournament.rulings.values(), key=lambda one: one.number)

    kept = sorted((one.line, one.ruled) for ruling in rulings for one in ruling.versions)

    assert [ruled for _, ruled in kept] == written
    assert [one.number for one in rulings] == list(range(1, len(rulings) + 1))
    for one in rulings:
        assert one.id == one.versions[0].line
        assert [version.line for version in one.versions] == sorted(version.line for version in one.versions)


@pytest.mark.parametrize("seed", range(12))
def test_a_journal_read_anew_has_the_same_book(seed: int) -> None:
    journal = _evening(seed).journal

    again = Journal.of(EVENT, journal.lines)

    assert again.tournament.rulings == journal.tournament.rulings
    assert again.tournament.penalties == journal.tournament.penalties
    assert again.tournament.counting == journal.tournament.counting


@pytest.mark.parametrize("seed", range(12))
def test_penalties_count_as_a_plain_recount_does(seed: int) -> None:
    journal = _evening(seed, 120).journal
    state = journal.tournament
    counted = [line for line in journal.lines if line.seq not in journal.undone]

    alone = Counter(one.entry for one in state.penalties.values() if one.sanction in ("hands", "rounds"))
    for penalty in state.penalties.values():
        assert (penalty.id in state.counting) <= penalty.is_open
        shown = standing(state, penalty)
        assert shown.left >= 0
        assert shown.keeps_out == (shown.state == "open")
        assert (shown.state == "over") <= (penalty.id not in state.counting or penalty.ticked > 0)
        untouched = not (penalty.ticked or penalty.served or penalty.cancelled)
        if penalty.sanction == "hands" and untouched and alone[penalty.entry] == 1:
            assert penalty.hands == _hands(counted, penalty), penalty


def _hands(lines: list[Line], penalty: Penalty) -> int:
    """Hands in which the player was dealt in since, up to the one with which he is back."""
    since = [line.action for line in lines if line.seq > penalty.id]
    missed = sum(_has(action, penalty.entry) for action in since)
    return min(missed, penalty.count + 1)


def _has(action: Action, entry: EntryId) -> bool:
    return isinstance(action, PlayHand) and any(one.entry == entry for one in action.dealt)
