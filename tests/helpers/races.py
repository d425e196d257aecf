"""Chip races for tests, short to write."""

from __future__ import annotations

import random
from collections.abc import Mapping

from director.rules.cards.card import DECK, Card, read_cards
from director.rules.rulesets import ruleset
from director.rules.table.chip_exchange import Denominations, Stack
from director.rules.table.chip_race import Race, Raced, prepare, settle
from director.rules.table.race_cards import decks_for
from director.rules.verdict import Verdict

T207 = {1: 3, 2: 1, 4: 2, 7: 3}
"""Odd chips of the example, by seat."""
T207_CARDS = {1: "Kd4c2s", 2: "Kh", 4: "Ac3d", 7: "QsQh7c"}


def race(
    chips: Mapping[int, int],
    *,
    rules: str = "tda-2024",
    alone: tuple[int, ...] = (),
    terms: tuple[int, int, int] = (25, 100, 100),
    **options: object,
) -> Race:
    """A race of so many small chips by seat; `alone` are the seats that have no others."""
    stacks = [Stack(seat, count, seat not in alone) for seat, count in chips.items()]
    return prepare(Denominations(*terms), stacks, ruleset(rules, options))


def decided(one: Race, cards: Mapping[int, str]) -> Verdict[Raced]:
    """How it comes out with these cards."""
    return settle(one, {seat: read_cards(hand) for seat, hand in cards.items()})


def dealt(one: Race, chance: random.Random) -> dict[int, list[Card]]:
    """The cards of a race, out of as many decks as it takes."""
    need = one.cards_each
    cards = list(DECK) * decks_for(sum(need.values()))
    chance.shuffle(cards)
    return {seat: [cards.pop() for _ in range(count)] for seat, count in need.items()}
