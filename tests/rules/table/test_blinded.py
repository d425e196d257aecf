"""What an absent player pays in a tournament, and what becomes of his cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.rulesets import NAMES, ruleset
from director.rules.table.blinded import Blinded, blinded
from director.rules.verdict import Article

TDA = ruleset("tda-2024")


def test_tda_30_blinds_and_antes_come_off_his_stack_and_the_hand_is_killed() -> None:
    verdict = blinded(TDA, 5_000, blind=200, ante=25)

    assert verdict.answer == Blinded(200, 25, killed=True)
    assert (verdict.because, verdict.house) == ((Article("TDA", "30"),), ())


def test_tda_30_back_at_his_seat_for_the_last_card_he_has_a_live_hand() -> None:
    assert blinded(TDA, 5_000, blind=200, back=True).answer == Blinded(200, 0, killed=False)


def test_tda_30_without_a_blind_or_an_ante_nothing_is_taken() -> None:
    assert blinded(TDA, 5_000).answer == Blinded(0, 0, killed=True)


def test_he_can_be_blinded_out() -> None:
    assert blinded(TDA, 210, blind=200, ante=25).answer == Blinded(185, 25, killed=True)
    assert blinded(TDA, 20, blind=200, ante=25).answer == Blinded(0, 20, killed=True)


@pytest.mark.parametrize(("order", "taken"), [("blind_first", (1_000, 300)), ("ante_first", (300, 1_000))])
def test_t100_r14_a_big_blind_ante_is_taken_in_the_order_of_the_house(
    order: str, taken: tuple[int, int]
) -> None:
    verdict = blinded(ruleset("tda-2024", {"bba_order": order}), 1_300, blind=1_000, bb_ante=1_000)

    assert verdict.answer == Blinded(*taken, killed=True)
    assert verdict.because[0] == Article("TDA", "30")


def test_the_book_in_force_is_cited() -> None:
    cited = {name: blinded(ruleset(name), 500, blind=100).because for name in NAMES}

    assert cited["robert-11"] == (Article("RRoP", "15"),)
    assert cited["wsop-2026"] == (Article("WSOP-T", "36"),)
    assert cited["sport-ru"] == (Article("TDA", "30"),)


@given(st.integers(0, 3_000), st.integers(0, 1_000), st.integers(0, 200), st.integers(0, 1_000))
def test_never_more_than_the_stack_and_never_more_than_is_due(
    stack: int, blind: int, ante: int, bb_ante: int
) -> None:
    taken = blinded(TDA, stack, blind=blind, ante=ante, bb_ante=bb_ante).answer

    assert taken.blind + taken.ante == min(stack, blind + ante + bb_ante)
    assert taken.blind <= blind
