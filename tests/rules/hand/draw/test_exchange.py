"""The exchange of five-card draw."""

from __future__ import annotations

import pytest

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.draw.exchange import exchange, shown_exchanges
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)


@ALL
def test_r129_none_to_five_cards_may_be_changed(name: str) -> None:
    """DR Discarding."""
    assert [exchange(cards, ruleset(name)).answer for cards in range(6)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("cards", [-1, 6])
def test_r129_not_more_than_he_has(cards: int) -> None:
    with pytest.raises(BadDeal, match="exchange_size"):
        exchange(cards, ruleset())


@ALL
def test_r131_before_the_second_round_everybody_is_told_how_many_each_changed(name: str) -> None:
    """DR Second round."""
    verdict = shown_exchanges({2: 3, 5: 0}, ruleset(name))

    assert verdict.answer == {2: 3, 5: 0}
    assert verdict.because == (article("DR Second round"),)
