"""The big-blind ante of a short stack."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.hand.big_blind_ante import BigBlindPost, big_blind_post
from director.rules.hand.pots import Pot, Stake, build_pots
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import Article

TDA, ANTE_FIRST = ruleset("tda-2024"), ruleset("tda-2024", {"bba_order": "ante_first"})


def test_t100_blind_first_and_the_ante_gets_the_rest() -> None:
    """TDA RP-11; the 2019 edition had the ante first."""
    verdict = big_blind_post(TDA, 1_300, 1_000, 1_000)

    assert verdict.answer == BigBlindPost(blind=1_000, ante=300)
    assert (verdict.because, verdict.house) == ((Article("TDA", "RP-11"),), ())


def test_t100_a_house_may_take_the_ante_first() -> None:
    verdict = big_blind_post(ANTE_FIRST, 1_300, 1_000, 1_000)

    assert verdict.answer == BigBlindPost(blind=300, ante=1_000)
    assert (verdict.because, verdict.house) == ((), ("bba_order",))


def test_t100_sport_rules_leave_it_to_the_house() -> None:
    """SP 5.4.1 knows both blinds and antes, and no order."""
    verdict = big_blind_post(ruleset("sport-ru"), 1_300, 1_000, 1_000)

    assert verdict.answer == BigBlindPost(blind=1_000, ante=300)
    assert verdict.house == ("bba_order",)


@pytest.mark.parametrize(
    ("rules", "returned", "pots"),
    [
        (TDA, 2_000, (Pot(2_600, (3, 4)),)),
        (ANTE_FIRST, 2_500, (Pot(1_300, (3, 4)), Pot(800, (4,)))),
    ],
)
def test_r14_the_order_decides_how_much_the_short_stack_plays_for(
    rules: object, returned: int, pots: tuple[Pot, ...]
) -> None:
    post = big_blind_post(rules, 1_100, 1_000, 1_000).answer  # type: ignore[arg-type]
    small = Stake(2, 500, state="folded")

    built = build_pots([small, Stake(3, post.blind), Stake(4, 3_000)], dead=post.ante)

    assert (built.returned, built.pots) == ({4: returned}, pots)
    assert returned + sum(pot.amount for pot in pots) == 4_600


def test_a_stack_that_covers_both_needs_no_rule() -> None:
    verdict = big_blind_post(TDA, 2_000, 1_000, 1_000)

    assert verdict.answer == BigBlindPost(1_000, 1_000)
    assert (verdict.because, verdict.house) == ((), ())
    assert big_blind_post(TDA, 700, 1_000, 0).answer == BigBlindPost(700, 0)


def test_the_ante_stays_when_few_are_left_unless_the_house_halves_it() -> None:
    """TDA RP-11."""
    reduced = ruleset("tda-2024", {"bba_reduce": True})

    full, half = (big_blind_post(rules, 9_000, 1_000, 1_000, players=4) for rules in (TDA, reduced))

    assert (full.answer.ante, full.because) == (1_000, (Article("TDA", "RP-11"),))
    assert (half.answer.ante, half.because, half.house) == (500, (), ("bba_reduce",))
    assert big_blind_post(reduced, 9_000, 1_000, 1_000, players=5).answer.ante == 1_000
    assert big_blind_post(reduced, 9_000, 300, 300, players=3, unit=100).answer.ante == 100
    assert big_blind_post(reduced, 9_000, 100, 100, players=2, unit=100).answer.ante == 100
    assert big_blind_post(reduced, 9_000, 100, 0, players=2).because == ()


AMOUNT = st.integers(0, 3_000)


@given(AMOUNT, AMOUNT, AMOUNT, st.sampled_from(NAMES))
def test_nobody_posts_more_than_he_has_nor_keeps_what_he_owes(
    stack: int, blind: int, ante: int, name: str
) -> None:
    post = big_blind_post(ruleset(name), stack, blind, ante).answer

    assert post.blind + post.ante == min(stack, blind + ante)
    assert 0 <= post.blind <= blind
    assert 0 <= post.ante <= ante
