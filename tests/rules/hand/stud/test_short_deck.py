"""Seventh street when the deck runs short."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.short_deck import ShortDeck, short_deck
from director.rules.rulesets import NAMES, RuleSet, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)
FRESH = ("stud-room", "online-stud", "robert-11")
WITH_SPARE = tuple(name for name in NAMES if name not in FRESH)


def individual(*, mix: bool, burn: bool) -> ShortDeck:
    return ShortDeck("individual", mix, burn)


def common(*, mix: bool, burn: bool) -> ShortDeck:
    return ShortDeck("common", mix, burn)


@ALL
def test_t138_eight_players_leave_one_card_and_share_a_common_one(name: str) -> None:
    """OS exception; TDA RP-10-H case C: 6 × 8 and three burned are 51."""
    assert short_deck(8, 1, 3, ruleset(name)).answer == common(mix=True, burn=name != "online-stud")


@pytest.mark.parametrize("name", FRESH)
def test_t140_six_fresh_cards_are_one_for_each_of_six_and_none_is_burned(name: str) -> None:
    """ST 6.1.15, OS exception."""
    assert short_deck(6, 3, 3, ruleset(name)).answer == individual(mix=True, burn=False)


@pytest.mark.parametrize("name", WITH_SPARE)
def test_t140_under_the_tda_six_fresh_cards_are_too_few_for_six(name: str) -> None:
    """TDA RP-10-H case B."""
    assert short_deck(6, 3, 3, ruleset(name)).answer == common(mix=False, burn=True)


@ALL
def test_t142_four_in_the_stub_and_three_burned_serve_five(name: str) -> None:
    """TDA RP-10-H case A: seven are needed, seven there are; ST: two more than needed, so one is burned."""
    assert short_deck(5, 4, 3, ruleset(name)).answer == individual(mix=True, burn=name != "online-stud")


@pytest.mark.parametrize(("name", "mix"), [(name, name == "online-stud") for name in NAMES])
def test_t144_seven_players_can_be_short_too(name: str, mix: bool) -> None:
    """All books: a common card. Only OS exception mixes for it while two cards are left to burn and turn."""
    assert short_deck(7, 3, 3, ruleset(name)).answer == common(mix=mix, burn=not mix)


@pytest.mark.parametrize(("players", "stub"), [(8, 1), (7, 3), (6, 4), (6, 3), (5, 4)])
def test_t138_the_online_room_burns_no_card_of_a_short_deck(players: int, stub: int) -> None:
    """OS exception: what is left and three burned cards are shuffled and dealt, or one of them is turned."""
    rules = ruleset("online-stud")

    assert short_deck(players, stub, 3, rules).answer.burn is False
    assert short_deck(5, 6, 3, rules).answer == individual(mix=False, burn=True), "enough: as on any street"


@ALL
def test_with_enough_cards_the_street_is_dealt_as_always(name: str) -> None:
    assert short_deck(5, 7, 3, ruleset(name)).answer == individual(mix=False, burn=True)


def test_one_card_to_burn_is_enough_for_the_stud_room_and_not_for_the_tda() -> None:
    """ST 6.1.15; TDA RP-10-H: the last card is not dealt."""
    assert short_deck(5, 6, 3, ruleset("stud-room")).answer == individual(mix=False, burn=True)
    assert short_deck(5, 6, 3, ruleset("tda-2024")).answer == individual(mix=True, burn=True)


def test_with_nothing_burned_there_is_nothing_to_mix() -> None:
    assert short_deck(3, 3, 0, ruleset("stud-room")).answer == individual(mix=False, burn=False)
    assert short_deck(3, 1, 0, ruleset("stud-room")).answer == common(mix=False, burn=False)
    assert short_deck(3, 2, 0, ruleset("tda-2024")).answer == common(mix=False, burn=True)
    assert short_deck(3, 1, 0, ruleset("tda-2024")).answer == common(mix=False, burn=False)


def test_the_book_is_cited_or_the_choice_is_the_houses() -> None:
    assert short_deck(5, 7, 3, ruleset("tda-2024")).because == (article("TDA RP-10-H"),)
    assert short_deck(8, 1, 3, ruleset("tda-2024")).because == (
        article("TDA RP-10-H"),
        article("TDA RP-10-H-C"),
    )
    assert short_deck(8, 1, 3, ruleset("stud-room")).because == (article("ST 6.1.15"),)
    assert short_deck(8, 1, 3, ruleset("sport-ru")).house == ("stud_short",)


@pytest.mark.parametrize(
    ("code", "players", "stub", "burns"),
    [("no_cards_left", 8, 0, 0), ("deck_overfull", 8, 2, 3), ("deck_overfull", 9, 0, 1)],
)
def test_what_no_deck_can_leave_is_refused(code: str, players: int, stub: int, burns: int) -> None:
    with pytest.raises(BadDeal) as refused:
        short_deck(players, stub, burns, ruleset())

    assert refused.value.code == code


RULES = st.sampled_from(
    [ruleset(name, {"stud_short": how}) for name in NAMES for how in ("fresh", "fresh_plus_2")]
)


@given(
    st.integers(1, 8), st.integers(0, 46), st.integers(0, 6), RULES | st.sampled_from([*map(ruleset, NAMES)])
)
def test_never_more_cards_are_dealt_than_there_are(
    players: int, stub: int, burns: int, rules: RuleSet
) -> None:
    assume(0 < stub + burns <= 52 - 6 * players)

    plan = short_deck(players, stub, burns, rules).answer

    there = stub + burns if plan.mix else stub
    needed = (players if plan.deal == "individual" else 1) + plan.burn
    assert needed <= there
    assert not plan.mix or burns > 0
    # A common card only where a card each cannot be had.
    if rules.text("stud_short") == "fresh":
        assert (plan.deal == "common") == (players > stub + burns)
    else:
        assert (plan.deal == "common") == (players + 2 > stub + burns)


@given(st.integers(1, 8), st.integers(0, 46), st.integers(0, 6), st.sampled_from([*map(ruleset, NAMES)]))
def test_more_cards_in_the_stub_never_take_a_card_of_their_own_away(
    players: int, stub: int, burns: int, rules: RuleSet
) -> None:
    assume(0 < stub + burns < 52 - 6 * players)

    fewer, more = (short_deck(players, stub + extra, burns, rules).answer.deal for extra in (0, 1))

    assert not (fewer == "individual" and more == "common")
