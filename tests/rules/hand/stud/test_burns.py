"""Two burned cards, or none."""

from __future__ import annotations

import pytest

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.burns import wrong_burn
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("burned", [0, 2])
def test_r164_a_wrong_burn_is_put_right_where_it_can_be(name: str, burned: int) -> None:
    """ST 6.1.13."""
    rules = ruleset(name)

    assert wrong_burn(burned, rules, can_be_put_right=True).answer == "put_right"
    assert wrong_burn(burned, rules, can_be_put_right=False).answer == "stands"
    assert wrong_burn(burned, rules, can_be_put_right=True).because == (article("ST 6.1.13"),)


def test_r164_a_last_card_looked_at_or_mixed_stays() -> None:
    found = wrong_burn(2, ruleset("stud-room"), can_be_put_right=True, last_card_taken=True)

    assert found.answer == "stands"


@pytest.mark.parametrize("burned", [1, -1])
def test_one_burned_card_is_no_mistake(burned: int) -> None:
    with pytest.raises(BadDeal, match="burn_count"):
        wrong_burn(burned, ruleset(), can_be_put_right=True)
