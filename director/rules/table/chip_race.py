"""The chip race: who gets a larger chip for the odd small ones, and by how much the total changes.

The odd chips of a table are worth so much; that makes so many larger chips, by the rounding of the rule set.
The seats with the best cards get one each, never two, and nobody is raced out (TDA 24-A, RRoP 15). The chips
of an absent player are raced like all others. Where every seat with odd chips gets one, no card is dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.rules.cards.card import Card
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.table.chip_exchange import Denominations, Exchange, Stack, exchange
from director.rules.table.race_cards import best_first, suits_decide
from director.rules.verdict import Article, Verdict, cited


@dataclass(frozen=True, slots=True)
class Race:
    """What is raced for at one table, before a card is dealt. Seats ascend, as cards are dealt."""

    terms: Denominations
    rules: RuleSet
    stacks: tuple[Stack, ...]
    exchanges: Mapping[int, Exchange]
    """Every seat's."""
    value: int
    """Of all odd chips together."""
    chips: int
    """How many larger chips are raced for."""

    @property
    def each(self) -> bool:
        """Every seat with odd chips gets a chip, without cards."""
        return self.rules.text("race_round") == "round_up_each"

    @property
    def odd_chips(self) -> dict[int, int]:
        """The seats that have odd chips, and how many."""
        return {seat: one.odd_chips for seat, one in self.exchanges.items() if one.odd_chips}

    @property
    def cards_each(self) -> dict[int, int]:
        """The cards each seat gets."""
        return {} if self.each else self.odd_chips

    @property
    def exchanged(self) -> dict[int, int]:
        """The seats that get larger chips for full groups, and how many."""
        return {seat: one.chips for seat, one in self.exchanges.items() if one.chips}

    @property
    def last_chips(self) -> tuple[int, ...]:
        """The seats that have nothing but odd chips: without a chip of the race they would be out."""
        alone = {stack.seat for stack in self.stacks if not stack.others}
        return tuple(seat for seat in self.odd_chips if seat in alone and not self.exchanges[seat].chips)

    @property
    def from_pool(self) -> bool:
        """Who would be out is served first, out of the chips raced for (RRoP 15)."""
        return self.rules.text("race_last") == "from_pool_first"


@dataclass(frozen=True, slots=True)
class Raced:
    """How a race came out."""

    winners: tuple[int, ...]
    """Who gets a larger chip, the best card first; not those who get it because they would be out."""
    protected: tuple[int, ...]
    """Who gets a chip only because of that."""
    served_first: tuple[int, ...]
    """Those of the protected who get one of the chips raced for; the others get one of the smallest left."""
    delta: int
    """By how much the total of all chips changes."""
    changes: Mapping[int, int]
    """The same by seat: what was given less what was handed in."""


class Gain(NamedTuple):
    """By how much a race can change the total of all chips."""

    least: int
    most: int


def prepare(terms: Denominations, stacks: Iterable[Stack], rules: RuleSet) -> Race:
    """Exchange what makes full groups, and count what is raced for."""
    seats = tuple(sorted(stacks))
    exchanges = {stack.seat: exchange(stack.chips, terms.small, terms.larger) for stack in seats}
    value = sum(one.odd_value for one in exchanges.values())
    rounding = rules.text("race_round")
    odd = sum(one.odd_value > 0 for one in exchanges.values())
    chips = odd if rounding == "round_up_each" else raced_for(value, terms.larger, rounding)
    return Race(terms, rules, seats, exchanges, value, chips)


def raced_for(value: int, larger: int, rounding: str) -> int:
    """How many larger chips the odd ones make: `up`, `down`, or one more from a `half` on (RRoP 15).

    >>> [raced_for(150, 100, rounding) for rounding in ("up", "half", "down")]
    [2, 2, 1]
    >>> [raced_for(225, 100, rounding) for rounding in ("up", "half", "down")]
    [3, 2, 2]
    """
    chips, rest = divmod(value, larger)
    more = {"up": rest > 0, "half": 2 * rest >= larger, "down": False}[rounding]
    return chips + more


def settle(race: Race, cards: Mapping[int, Sequence[Card]]) -> Verdict[Raced]:
    """Give the chips away. `cards` holds those of every seat of `cards_each`; without such seats none."""
    if race.each:
        raced = _given(race, winners=tuple(race.odd_chips), protected=(), served_first=())
        return Verdict(raced, *reasons(race))
    order = best_first(cards)
    if not race.from_pool:
        winners = order[: race.chips]
        out = tuple(seat for seat in race.last_chips if seat not in winners)
        return Verdict(_given(race, tuple(winners), out, ()), *reasons(race, cards))
    # With fewer chips than such seats the best cards are served; the others must not be out either.
    served = [seat for seat in order if seat in race.last_chips][: race.chips]
    winners = [seat for seat in order if seat not in race.last_chips][: race.chips - len(served)]
    raced = _given(race, tuple(winners), race.last_chips, tuple(sorted(served)))
    return Verdict(raced, *reasons(race, cards))


def _given(
    race: Race, winners: tuple[int, ...], protected: tuple[int, ...], served_first: tuple[int, ...]
) -> Raced:
    small, larger, smallest_left = race.terms
    larger_chip = {*winners, *served_first}
    changes = {}
    for stack in race.stacks:
        given = race.exchanges[stack.seat].chips * larger
        if stack.seat in larger_chip:
            given += larger
        elif stack.seat in protected:
            given += smallest_left
        changes[stack.seat] = given - stack.chips * small
    return Raced(winners, protected, served_first, sum(changes.values()), changes)


def gain(race: Race) -> Gain:
    """Between what the change of the total must lie, before cards decide who has to be protected."""
    rounding = race.chips * race.terms.larger - race.value
    alone, smallest = len(race.last_chips), race.terms.smallest_left
    if race.each:
        return Gain(rounding, rounding)
    if race.from_pool:
        unserved = rounding + max(0, alone - race.chips) * smallest
        return Gain(unserved, unserved)
    others = len(race.odd_chips) - alone
    least, most = max(0, alone - race.chips), alone - max(0, race.chips - others)
    return Gain(rounding + least * smallest, rounding + most * smallest)


def chips_to_bring(race: Race) -> dict[int, int]:
    """The most chips of each value that this table may need before its small ones can leave."""
    larger = sum(race.exchanged.values()) + race.chips
    rounding = race.chips * race.terms.larger - race.value
    protected = (gain(race).most - rounding) // race.terms.smallest_left
    bring = {race.terms.larger: larger}
    bring[race.terms.smallest_left] = bring.get(race.terms.smallest_left, 0) + protected
    return {value: count for value, count in bring.items() if count}


# ------------------------------------------------------------------ why


def reasons(
    race: Race, cards: Mapping[int, Sequence[Card]] | None = None
) -> tuple[tuple[Article, ...], tuple[str, ...]]:
    """The articles a race follows, and what in it is the house's choice."""
    rules = race.rules
    keys = [
        *(["race_round"] if race.value else []),
        *(["race_last"] if race.last_chips and not race.each else []),
    ]
    because = [rules.articles(*keys)]
    if race.cards_each:
        because.append(in_force(rules, "TDA 24-A", "RRoP 15"))
    if cards and suits_decide(cards):
        because.append(in_force(rules, "SP 4.5.1"))
    if race.exchanged:
        because.append(in_force(rules, "RRoP 15 step 1"))
    because.append(in_force(rules, "SP Definitions", "TDA 24", "RRoP 15"))
    return cited(*because), rules.house(*keys)
