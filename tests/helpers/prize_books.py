"""The money of a night kept by hand, as a second pair of eyes: told in plain lines, reckoned anew each time.

Nothing of the program's rules is used: fractions, one loop after the other, and every order of finish written
out where chips decide. It knows what the handbook says of pools, payouts, ties, bounties and deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from typing import Any

from director.domain.prize_plan import PrizePlan


@dataclass
class Player:
    """One entry."""

    person: int
    paid: int
    state: str = "in"
    again: bool = False
    left: tuple[int, int | None, tuple[int, ...]] | None = None
    """The line, the stack and who won it."""


@dataclass
class Books:
    """What happened, in order; `Told` reckons."""

    told: list[tuple[int, str, Any]] = field(default_factory=list)
    undone: set[int] = field(default_factory=set)

    def tell(self, line: int, what: str, said: Any) -> None:
        """One more thing."""
        self.told.append((line, what, said))

    def now(self) -> Told:
        """All of it reckoned."""
        return Told([one for one in self.told if one[0] not in self.undone])


def largest(total: int, weights: Sequence[Fraction | int], unit: int, rest_to: int = 0) -> list[int]:
    """In units by weight, one each to the largest remainders, what is less than a unit to one."""
    parts = [Fraction(total) * weight / sum(weights) / unit for weight in weights]
    units = [int(part) for part in parts]
    for at in sorted(range(len(parts)), key=lambda at: (units[at] - parts[at], at))[
        : total // unit - sum(units)
    ]:
        units[at] += 1
    amounts = [one * unit for one in units]
    amounts[rest_to] += total % unit
    return amounts


def by_chips(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """ICM: every order of finish with its chance."""
    worth = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for at in order:
            chance *= Fraction(stacks[at], left)
            left -= stacks[at]
        for at, prize in zip(order, prizes, strict=True):
            worth[at] += chance * prize
    return worth


class Told:
    """The night as it stands."""

    def __init__(self, told: Sequence[tuple[int, str, Any]]) -> None:
        self.entries: dict[int, Player] = {}
        self.plan = PrizePlan()
        self.winner: int | None = None
        self.versions: dict[int, tuple[tuple[int, ...], int, int, int]] = {}
        self.deals: list[tuple[int, dict[int, int], int]] = []
        self.receipts: dict[int, tuple[int, str, int]] = {}
        self.drawn: list[tuple[dict[int, int]]] = []
        for line, what, said in told:
            getattr(self, f"_{what}")(line, said)

    # ---- what happens

    def _enters(self, line: int, said: tuple[int, int]) -> None:
        self.entries[line] = Player(*said)

    def _again(self, line: int, said: tuple[int, int]) -> None:
        before = self.entries[said[0]]
        before.again = True
        self.entries[line] = Player(before.person, said[1])

    def _buys(self, _line: int, said: tuple[int, int]) -> None:
        self.entries[said[0]].paid += said[1]

    def _void(self, _line: int, said: int) -> None:
        self.entries[said].state = "void"

    def _out(self, line: int, said: Sequence[tuple[int, int | None, tuple[int, ...]]]) -> None:
        for entry, stack, by in said:
            self.entries[entry].state, self.entries[entry].left = "out", (line, stack, by)
        inside = [entry for entry, one in self.entries.items() if one.state == "in"]
        self.winner = inside[0] if len(inside) == 1 else None

    def _leaves(self, line: int, said: int) -> None:
        self.entries[said].state, self.entries[said].left = "withdrawn", (line, None, ())

    def _plans(self, _line: int, said: PrizePlan) -> None:
        self.plan = said

    def _publishes(self, line: int, said: tuple[tuple[int, ...], int, int, int]) -> None:
        self.versions[line] = said

    def _recalls(self, _line: int, said: int) -> None:
        del self.versions[said]

    def _agrees(self, line: int, said: tuple[dict[int, int], int]) -> None:
        self.deals.append((line, *said))

    def _pays(self, line: int, said: tuple[int, str, int]) -> None:
        self.receipts[line] = said

    def _takes_back(self, _line: int, said: int) -> None:
        del self.receipts[said]

    def _draws(self, _line: int, said: dict[int, int]) -> None:
        self.drawn.append((said,))

    # ---- the pool and what it would pay

    @property
    def counted(self) -> list[Player]:
        return [one for one in self.entries.values() if one.state != "void"]

    def pool(self) -> int:
        """All that is paid to places."""
        came = sum(one.paid for one in self.counted)
        heads = min(came, len(self.counted) * (self.plan.bounty.amount if self.plan.bounty else 0))
        rest = came - heads
        off = sum(one.amount or int(Fraction(one.percent) / 100 * rest) for one in self.plan.deductions)
        rest -= min(rest, off)
        return max(rest, self.plan.guarantee) + self.plan.added

    def payouts(self) -> tuple[int, ...] | None:
        """First place first; None where it cannot be."""
        plan, pool = self.plan, self.pool()
        people = len({one.person for one in self.counted})
        if not pool or not people:
            return None
        if plan.seat_price:
            seats = min(pool // plan.seat_price, people)
            amounts = [plan.seat_price] * seats
            rest = pool - sum(amounts)
            if rest and seats < people:
                amounts.append(rest)
            elif rest:
                amounts[0] += rest
            return tuple(amounts)
        if plan.scheme.kind == "fixed":
            wanted = list(plan.scheme.amounts[:people])
            if sum(wanted) > pool:
                return None
            wanted[0] += pool - sum(wanted)
            return tuple(wanted)
        table = [one for one in plan.scheme.tables if one.entries <= len(self.counted)][-1]
        weights = [Fraction(one) for one in table.percents[:people]]
        least = max(plan.minimum, plan.unit)
        for places in range(len(weights), 0, -1):
            made = self._cut(pool, weights[:places])
            if made[-1] >= least:
                return tuple(made)
            if not plan.minimum:
                return None
        return None

    def _cut(self, pool: int, weights: Sequence[Fraction]) -> list[int]:
        if self.plan.remainder == "largest_remainder":
            return largest(pool, weights, self.plan.unit)
        made = [int(pool * one / sum(weights) / self.plan.unit) * self.plan.unit for one in weights]
        made[0] += pool - sum(made)
        return made

    # ---- who is due what

    def places(self) -> list[tuple[int, list[int]]]:
        """First place of each group, and who shares: from the last hand back."""
        inside = sum(one.state == "in" for one in self.entries.values())
        found = [(1, [self.winner])] if self.winner is not None else []
        after, hands = inside, dict[int, list[int]]()
        for entry, one in self.entries.items():
            if one.left is not None and not one.again:
                hands.setdefault(one.left[0], []).append(entry)
        for line in sorted(hands, reverse=True):
            stacks = {entry: (self.entries[entry].left or (0, None, ()))[1] for entry in hands[line]}
            known = None not in stacks.values()
            for stack in sorted(set(stacks.values()), key=lambda one: -(one or 0)) if known else [None]:
                tied = sorted(entry for entry in stacks if not known or stacks[entry] == stack)
                found.append((after + 1, tied))
                after += len(tied)
        return found

    def dues(self) -> dict[tuple[int, str], int]:
        """By entry and what for; nothing is left out."""
        found = {(entry, "place"): amount for entry, amount in self._of_places().items()}
        for _, shares, _leave in self.deals:
            for entry, amount in shares.items():
                found[entry, "deal"] = found.get((entry, "deal"), 0) + amount
        for what, some in (("bounty", self.bounties()[0]), ("mystery", self._mysteries())):
            for entry, amount in some.items():
                last = self._last(entry)
                found[last, what] = found.get((last, what), 0) + amount
        return {one: amount for one, amount in found.items() if amount}

    def _last(self, entry: int) -> int:
        person = self.entries[entry].person
        return max(one for one, other in self.entries.items() if other.person == person)

    def _mysteries(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for (shares,) in self.drawn:
            for entry, amount in shares.items():
                found[entry] = found.get(entry, 0) + amount
        return found

    def _of_places(self) -> dict[int, int]:
        if not self.versions:
            return {}
        amounts, _pool, seats, unit = self.versions[max(self.versions)]
        groups = self.places()
        inside = [entry for entry, one in self.entries.items() if one.state == "in"]
        if self.winner is None and 0 < len(inside) <= seats:
            groups = [(1, sorted(inside)), *groups]
        found = self._divided(groups, amounts, seats, unit) if not self.deals else self._after(groups)
        return {entry: amount for entry, amount in found.items() if not self._forfeits(entry)}

    def _forfeits(self, entry: int) -> bool:
        return self.entries[entry].state == "withdrawn" and self.plan.withdrawn == "none"

    @staticmethod
    def _divided(
        groups: Sequence[tuple[int, list[int]]], amounts: Sequence[int], seats: int, unit: int
    ) -> dict[int, int]:
        found: dict[int, int] = {}
        for first, tied in groups:
            prizes = [*amounts[first - 1 : first - 1 + len(tied)]]
            if first - 1 + len(tied) <= seats:
                found.update(zip(tied, prizes, strict=True))
            elif prizes:
                found.update(zip(tied, largest(sum(prizes), [1] * len(tied), unit), strict=True))
        return found

    def _after(self, groups: Sequence[tuple[int, list[int]]]) -> dict[int, int]:
        """Those of the deal play for what it left; the prizes below are for the others, in their order."""
        amounts, _pool, _seats, unit = self.versions[max(self.versions)]
        _line, shares, leave = self.deals[0]
        budget = max(0, sum(amounts) - sum(shares.values()) - leave)
        below = []
        for amount in amounts[len(shares) :]:
            below.append(min(amount, budget))
            budget -= below[-1]
        found: dict[int, int] = {}
        placed = {entry for _, tied in groups for entry in tied}
        inside = (entry for entry, one in self.entries.items() if one.state == "in")
        at = 1 + sum(entry not in shares and entry not in placed for entry in inside)
        for first, tied in groups:
            if first == 1:
                rest = largest(self.deals[-1][2], [1] * len(tied), unit)
                found.update(zip(tied, rest, strict=True))
            others = [entry for entry in tied if entry not in shares]
            if others:
                more = self._divided([(at, others)], below, 0, unit)
                for entry, amount in more.items():
                    found[entry] = found.get(entry, 0) + amount
                at += len(others)
        return found

    def bounties(self) -> tuple[dict[int, int], dict[int, int]]:
        """Earned, and what lies on each head."""
        plan = self.plan.bounty
        if plan is None or plan.kind == "mystery":
            return {}, {}
        heads = {entry: plan.amount for entry, one in self.entries.items() if one.state != "void"}
        earned, nobody = dict[int, int](), 0
        gone = [
            (one.left[0], at, entry)
            for at, (entry, one) in enumerate(self.entries.items())
            if one.left is not None
        ]
        for _, _, entry in sorted(gone, key=lambda one: (one[0], one[2])):
            left = self.entries[entry].left
            value, winners = heads.pop(entry), left[2] if left else ()
            nobody += 0 if winners else value
            for winner, share in zip(
                winners, largest(value, [1] * len(winners), 1) if winners else (), strict=True
            ):
                kept = 0 if plan.kind == "plain" or winner not in heads else share - share // 2
                earned[winner] = earned.get(winner, 0) + share - kept
                if kept:
                    heads[winner] += kept
        if self.winner is not None:
            earned[self.winner] = earned.get(self.winner, 0) + heads.pop(self.winner) + nobody
        return earned, heads

    def deal(self, method: str, stacks: Mapping[int, int], leave: int, unit: int) -> dict[int, int] | None:
        """What each gets; None where so much cannot be left."""
        if self.deals:
            prizes = [self.deals[-1][2]]
        elif self.versions:
            prizes = list(self.versions[max(self.versions)][0][: len(stacks)])
        else:
            return None
        prizes += [0] * (len(stacks) - len(prizes))
        if leave > prizes[0]:
            return None
        prizes = sorted([prizes[0] - leave, *prizes[1:]], reverse=True)
        chips, lowest = list(stacks.values()), prizes[-1]
        weights: Sequence[Fraction | int] = [1] * len(chips)
        if sum(prizes) and method == "icm":
            weights = by_chips(chips, prizes)
        elif sum(prizes) and method == "straight":
            weights = chips
        elif sum(prizes) and method == "chip":
            rest = sum(prizes) - lowest * len(prizes)
            weights = [lowest + Fraction(rest * one, sum(chips)) for one in chips]
        return dict(zip(stacks, largest(sum(prizes), weights, unit, chips.index(max(chips))), strict=True))
