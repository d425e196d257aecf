"""Cards dealt to the end: what lies there stays, and no card comes more often than the decks hold it."""

from __future__ import annotations

from random import Random

import pytest

from director.domain.refusal import Impossible
from director.rules.cards.card import read_cards
from director.rules.rulesets import ruleset
from director.rules.table.chip_exchange import Denominations, Stack
from director.rules.table.chip_race import Race, prepare
from director.rules.table.missing_cards import deal_missing


def a_race(*odd: int) -> Race:
    stacks = [Stack(seat, count, others=True) for seat, count in enumerate(odd, 1)]
    return prepare(Denominations(25, 500, 500), stacks, ruleset("tda-2024"))


def test_what_lies_there_stays_and_the_rest_comes_from_the_rest_of_the_deck() -> None:
    """TDA 24-A: one card for each odd chip."""
    lying = {1: read_cards("AsKs"), 2: read_cards("Qs")}
    for again in range(20):
        dealt = deal_missing(1, a_race(19, 1, 19), lying, Random(again))
        assert dealt[1][:2] == tuple(lying[1])
        assert dealt[2] == tuple(lying[2])
        cards = [card for some in dealt.values() for card in some]
        assert len(cards) == len(set(cards)) == 39


def test_with_two_decks_a_card_may_lie_there_twice() -> None:
    lying = {1: (*read_cards("As"), *read_cards("As"))}
    dealt = deal_missing(1, a_race(19, 19, 19), lying, Random(1))
    assert sum(some.count(lying[1][0]) for some in dealt.values()) == 2


@pytest.mark.parametrize(
    ("odd", "lying", "code"),
    [
        ((1, 1), {1: "As", 2: "As"}, "card_twice"),
        ((1, 1), {1: "AsKs"}, "race_cards"),
        ((1, 1), {3: "As"}, "race_cards"),
        ((19,) * 28, {}, "race_too_large"),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(
    odd: tuple[int, ...], lying: dict[int, str], code: str
) -> None:
    with pytest.raises(Impossible) as refused:
        deal_missing(1, a_race(*odd), {seat: read_cards(some) for seat, some in lying.items()}, Random(1))
    assert refused.value.code == code
