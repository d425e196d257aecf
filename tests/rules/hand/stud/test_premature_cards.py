"""Cards dealt before the betting was over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.premature_cards import Premature, premature_cards
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article


def test_r165_in_the_stud_room_a_whole_street_is_set_aside() -> None:
    """ST 6.1.14: two of five got a card; three more go, then all get what the next street would have been."""
    verdict = premature_cards((1, 2), (1, 2, 3, 4, 5), ruleset("stud-room"))

    assert verdict.answer == Premature((1, 2), into_stub=False, out_after=3, burn=True, keep=())
    assert verdict.because == (article("ST 6.1.14"),)


def test_who_folds_meanwhile_needs_no_card_taken_out() -> None:
    assert premature_cards((1, 2), (2, 3), ruleset("stud-room")).answer.out_after == 1


@pytest.mark.parametrize("name", [name for name in NAMES if name != "stud-room"])
def test_tda_rp_5_d_elsewhere_they_go_back_and_the_stub_is_shuffled(name: str) -> None:
    found = premature_cards((1, 2), (1, 2, 3, 4, 5), ruleset(name)).answer

    assert found == Premature((1, 2), into_stub=True, out_after=0, burn=False, keep=())


def test_r166_a_last_card_looked_at_is_kept_and_he_may_not_raise() -> None:
    """ST 6.1.14, and everywhere else for want of another book."""
    kept = premature_cards((1, 2), (1, 2, 3), ruleset("stud-room"), seen_last=(2,))

    assert (kept.answer.taken_back, kept.answer.keep, kept.answer.out_after) == ((1,), (2,), 1)
    tda = premature_cards((1, 2), (1, 2, 3), ruleset("tda-2024"), seen_last=(2,))
    assert tda.answer.keep == (2,)
    assert tda.because == (article("TDA RP-5-D"), article("ST 6.1.14"))


def test_where_the_book_is_silent_the_way_is_the_houses() -> None:
    assert premature_cards((1,), (1, 2), ruleset("sport-ru")).house == ("stud_premature",)
    assert premature_cards((1,), (1, 2), ruleset("wsop-2026")).house == ()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadDeal, match="nothing_dealt"):
        premature_cards((), (1, 2), ruleset())
    with pytest.raises(BadDeal, match="not_dealt"):
        premature_cards((1,), (1, 2), ruleset(), seen_last=(2,))


@given(st.integers(2, 8), st.integers(1, 8), st.sampled_from(NAMES))
def test_with_nobody_folding_a_street_set_aside_is_one_card_for_each_player(
    players: int, dealt: int, name: str
) -> None:
    """So the cards after it fall to whom they would have fallen."""
    live = tuple(range(1, players + 1))
    dealt_to = live[: min(dealt, players)]

    found = premature_cards(dealt_to, live, ruleset(name)).answer

    out = len(found.taken_back) + found.out_after
    assert out == (len(dealt_to) if found.into_stub else players)
