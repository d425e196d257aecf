"""Whole random hands against pokerkit, on the ground that it and the books have in common."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from random import Random

import pytest

from director.rules.rulesets import ruleset
from tests.bench_parts.oracle_bench import COUNT, hands, judged
from tests.helpers.oracle import GROUND, KINDS, Left, Played, play
from tests.helpers.replay import disagreements


@pytest.fixture(scope="module")
def sample() -> list[tuple[str, Played]]:
    return list(hands(600))


def test_a_sample_of_hands_is_judged_as_by_the_oracle(sample: list[tuple[str, Played]]) -> None:
    found = judged(sample)

    assert found.differing == []
    assert min(found.hands.values()) >= 100
    assert found.told["decisions with their sizes"] > 4_000
    assert found.told["  with side pots"] > 100
    assert found.told["  with a pot that is split"] > 60
    assert found.told["hands with the stacks after them"] > 500


@pytest.mark.heavy
def test_twenty_thousand_hands_are_judged_as_by_the_oracle() -> None:
    assert judged(hands(COUNT)).differing == []


def test_the_same_key_plays_the_same_hand() -> None:
    game, structure = KINDS[4]

    assert play(game, structure, Random("1")) == play(game, structure, Random("1"))
    assert play(game, structure, Random("1")) != play(game, structure, Random("2"))


def test_all_chips_are_there_after_a_hand() -> None:
    for number in range(60):
        hand = play(*KINDS[number % len(KINDS)], Random(f"chips {number}"))
        assert hand.after is None or sum(hand.after.values()) == sum(hand.stacks.values())


@pytest.mark.parametrize(
    "changed",
    [
        {"cap_raises": 4},
        {"cap_hu": "whenever_two_left"},
        {"big_reopen": "single"},
        {"stud_tie_first": "suit"},
        {"odd_stud": "high_card_all"},
        {"show_bet": "first_bettor"},
    ],
    ids=str,
)
def test_another_rule_is_noticed(changed: Mapping[str, object], sample: list[tuple[str, Played]]) -> None:
    """What the comparison is worth: one option off the common ground, and some hands differ."""
    assert judged(sample, ruleset("tda-2024", {**GROUND, **changed})).differing


def test_a_chip_too_many_is_noticed() -> None:
    hand = play("holdem", "NL", Random("a chip"))
    assert disagreements(hand) == []
    assert hand.after is not None

    seat, chips = next(iter(hand.after.items()))
    wrong = dataclasses.replace(hand, after={**hand.after, seat: chips + 1})
    assert disagreements(wrong)[0].startswith("stacks")


def test_what_is_left_out_is_counted_by_its_reason(sample: list[tuple[str, Played]]) -> None:
    """rules.md, section 5."""
    assert set(judged(sample).left) >= {Left.LIMIT_SHORT, Left.BELOW_BET, Left.COMPLETION, Left.ODD_CHIPS}
