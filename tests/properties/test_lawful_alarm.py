"""The alarm of page Chips over random colour-ups, against a counter of chips that knows no rule book.

The counter has every stack as it lies on the table. It makes each race as the books tell it: full groups are
exchanged, the rest is rounded to larger chips, whoever had no other chip and won none gets one. Nothing in it
is taken from `director`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import lcm

import pytest
from msgspec.structs import replace

from director.domain.chips import ColourUp, TableRace
from director.domain.counting import CountChips
from director.domain.entries import Register
from director.domain.ids import PersonId
from director.domain.options import read_options
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.rules.table.chip_exchange import Denominations
from director.rules.table.proposals import propose_race, race_at
from director.views.chips_ledger import chips_ledger
from tests.helpers.evening import PLAN, Evening

EN = words_for("en")
ROUNDINGS = ("up", "half", "down", "round_up_each")
LASTS = ("extra_chip", "from_pool_first")
TERMS = ((25, 100, 100), (25, 500, 100), (100, 500, 500), (500, 1_000, 1_000))


@dataclass
class Stack:
    """So many of the chip that leaves, and the worth of all others."""

    small: int
    others: int


class Room:
    """Tables with every stack known, in the program and beside it."""

    def __init__(self, seed: int, rounding: str, last: str) -> None:
        self.chance = random.Random(f"{seed} {rounding} {last}")
        self.rounding, self.last = rounding, last
        self.small, self.larger, self.left = self.chance.choice(TERMS)
        options = read_options({"race_round": rounding, "race_last": last})
        self.evening = Evening(replace(PLAN, rules="tda-2024", options=options))
        self.stacks: dict[int, dict[int, Stack]] = {}
        person = 0
        for table in range(1, self.chance.randint(1, 4) + 1):
            self.evening.tables(table)
            seats = self.chance.sample(range(1, 10), self.chance.randint(1, 9))
            self.stacks[table] = {seat: self._stack() for seat in sorted(seats)}
            for seat, stack in self.stacks[table].items():
                person += 1
                chips = stack.small * self.small + stack.others
                place = TableSeat(table, seat)
                self.evening.do(Register(PersonId(person), 100, 10, chips, place))
        self.evening.do(StartPlay())
        self.room = [0, 0]
        """By how much the races may lawfully have changed the total, at least and at most."""

    def _stack(self) -> Stack:
        alone = self.chance.random() < 0.35
        small = self.chance.randint(1, 6) if alone else self.chance.randint(0, 30)
        return Stack(small, 0 if alone else self.larger * self.chance.randint(1, 40))

    def race(self) -> int:
        """Colour up every table in one line; gives how the counter says the total changed."""
        terms = Denominations(self.small, self.larger, self.left)
        before, races = self.total(), list[TableRace]()
        for table, stacks in self.stacks.items():
            chips = {seat: (one.small, one.others > 0) for seat, one in stacks.items()}
            one = race_at(self.evening.tournament, table, terms, chips)
            raced = propose_race(self.evening.tournament, table, one, self.chance).answer
            races.append(raced)
            self._by_hand(table, set(raced.winners))
        self.evening.do(ColourUp(self.small, self.larger, self.left, tuple(races)))
        return self.total() - before

    def _by_hand(self, table: int, won: set[int]) -> None:
        """The race of one table, chip by chip. Only who won is taken from the cards."""
        group = lcm(self.small, self.larger) // self.small
        stacks, odd = self.stacks[table], dict[int, int]()
        last = [seat for seat, one in stacks.items() if 0 < one.small < group and not one.others]
        for seat, one in stacks.items():
            one.others += one.small // group * group * self.small
            odd[seat] = one.small % group * self.small
            one.small = 0
        value = sum(odd.values())
        raced = {"up": -(-value // self.larger), "down": value // self.larger,
                 "half": (2 * value + self.larger) // (2 * self.larger)}  # fmt: skip
        extra = 0
        if self.rounding == "round_up_each":
            chips = sum(worth > 0 for worth in odd.values())
            won = {seat for seat, worth in odd.items() if worth}
        else:
            chips = raced[self.rounding]
            served = min(chips, len(last)) if self.last == "from_pool_first" else len(won & set(last))
            extra = len(last) - served
            assert len(won) + (served if self.last == "from_pool_first" else 0) == chips
        # Which of the last ones got the chip of the pool and which one beside it is all the same to the sum.
        stacks[min(stacks)].others += chips * self.larger + extra * self.left
        rounded = [
            -worth % self.larger if self.rounding in ("up", "round_up_each") else
            -(worth % self.larger) if self.rounding == "down" else
            (worth + self.larger // 2) // self.larger * self.larger - worth
            for worth in range(0, self.larger, self.small)
        ]  # fmt: skip
        seats = len(won) if self.rounding == "round_up_each" else 1
        self.room[0] += min(rounded) * seats
        self.room[1] += max(rounded) * seats + extra * self.left

    def total(self) -> int:
        return sum(self.at(table) for table in self.stacks)

    def at(self, table: int) -> int:
        return sum(one.small * self.small + one.others for one in self.stacks[table].values())


def _counted(room: Room, wrong: int) -> str:
    """All tables counted, the first one wrong by so much: which alarm that gives."""
    for table in room.stacks:
        room.evening.do(CountChips(table, room.at(table) + (wrong if table == 1 else 0)))
    ledger = chips_ledger(room.evening.journal, EN)
    assert ledger.difference == wrong
    assert tuple(ledger.races) == tuple(room.room)
    return ledger.alarm


def _play(seed: int, rounding: str, last: str) -> None:
    room = Room(seed, rounding, last)
    changed = room.race()
    assert _counted(room, 0) == "good", "what was written is what lies on the tables"
    assert room.evening.tournament.chips.raced == changed

    least, most = (bound - changed for bound in room.room)
    for wrong in {least, least - room.small, most, most + room.small, room.chance.randint(-2_000, 2_000)}:
        if not wrong or room.at(1) + wrong < 0:
            continue
        expected = "amber" if least <= wrong <= most else "red"
        assert _counted(room, wrong) == expected, (wrong, least, most)


@pytest.mark.parametrize("last", LASTS)
@pytest.mark.parametrize("rounding", ROUNDINGS)
def test_p11_the_alarm_is_red_exactly_beyond_what_races_may_give(rounding: str, last: str) -> None:
    for seed in range(25):
        _play(seed, rounding, last)


@pytest.mark.heavy
@pytest.mark.parametrize("last", LASTS)
@pytest.mark.parametrize("rounding", ROUNDINGS)
def test_five_hundred_other_rooms_each(rounding: str, last: str) -> None:
    for seed in range(25, 525):
        _play(seed, rounding, last)
