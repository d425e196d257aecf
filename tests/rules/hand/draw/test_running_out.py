"""The draw when the stub does not serve everybody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.draw.running_out import DrawDeal, Serving, serve_draw
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article


def test_t249_six_players_who_change_four_each_use_up_the_deck() -> None:
    """30 dealt, 22 left, one burned; nobody folded, so three cards cannot be had."""
    deal = serve_draw([(seat, 4) for seat in range(1, 7)], 22, 0, ruleset("draw-room")).answer

    assert deal.burn
    assert deal.servings[-2:] == (Serving(5, 4, 0, 0), Serving(6, 0, 1, 3))
    assert (deal.new_stub, deal.missing) == (1, 3)


def test_the_last_card_is_shuffled_with_the_hands_folded_before() -> None:
    """WSOP-T draw: two of seven folded, ten cards come back; this draw's discards stay out."""
    verdict = serve_draw([(seat, 4) for seat in range(1, 6)], 17, 10, ruleset("wsop-2026"))

    assert verdict.answer == DrawDeal(
        burn=True,
        servings=(
            Serving(1, 4, 0, 0),
            Serving(2, 4, 0, 0),
            Serving(3, 4, 0, 0),
            Serving(4, 3, 1, 0),
            Serving(5, 0, 4, 0),
        ),
        new_stub=11,
    )
    assert verdict.because == (article("WSOP-T draw"),)


def test_with_enough_cards_nothing_is_shuffled() -> None:
    verdict = serve_draw([(1, 3), (2, 0), (3, 1)], 5, 10, ruleset("draw-room"))

    assert verdict.answer == DrawDeal(True, (Serving(1, 3, 0, 0), Serving(3, 1, 0, 0)), 0)
    assert verdict.because == (article("DR Discarding"),)


def test_when_all_stand_pat_no_card_moves() -> None:
    assert serve_draw([(1, 0), (2, 0)], 40, 0, ruleset()).answer == DrawDeal(False, (), 0)


@pytest.mark.parametrize(
    ("code", "exchanges", "stub", "folded"),
    [
        ("exchange_size", [(1, 6)], 30, 0),
        ("cards_negative", [(1, 2)], -1, 0),
        ("cards_negative", [(1, 2)], 30, -5),
    ],
)
def test_what_cannot_be_is_refused(
    code: str, exchanges: list[tuple[int, int]], stub: int, folded: int
) -> None:
    with pytest.raises(BadDeal, match=code):
        serve_draw(exchanges, stub, folded, ruleset())


@given(
    st.lists(st.integers(0, 5), min_size=2, max_size=10),
    st.integers(0, 42),
    st.integers(0, 40),
    st.sampled_from(NAMES),
)
def test_nobody_gets_more_than_he_asked_for_and_no_more_is_dealt_than_there_is(
    wishes: list[int], stub: int, folded: int, name: str
) -> None:
    exchanges = list(enumerate(wishes, 1))

    deal = serve_draw(exchanges, stub, folded, ruleset(name)).answer

    assert {s.seat: s.from_stub + s.from_new_stub + s.missing for s in deal.servings} == {
        seat: cards for seat, cards in exchanges if cards
    }
    from_stub = sum(serving.from_stub for serving in deal.servings)
    from_new = sum(serving.from_new_stub for serving in deal.servings)
    assert from_stub + deal.burn <= stub
    assert from_new <= deal.new_stub <= folded + 1
    assert deal.missing == max(0, sum(wishes) + deal.burn - stub - folded * (deal.new_stub > 0))
