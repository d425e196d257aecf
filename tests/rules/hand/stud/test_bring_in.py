"""Whose forced bet opens the first round of stud."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import Discipline
from director.rules.cards.card import DECK, Card, read_cards
from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.bring_in import bring_in_seat
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)


def upcards(**cards: str) -> dict[int, Card]:
    """`upcards(s1="2d")`: a card before each seat."""
    return {int(seat[1:]): read_cards(card)[0] for seat, card in cards.items()}


@ALL
def test_t124_the_two_of_clubs_brings_in_before_the_two_of_diamonds(name: str) -> None:
    """SP 4.5.1, PP first round, OS deal."""
    assert bring_in_seat(upcards(s1="2d", s2="2c", s3="9s"), ruleset(name), "stud").answer == 2


@ALL
@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_st_6_3_4_the_ace_is_high_in_hi_lo_too(name: str, game: Discipline) -> None:
    assert bring_in_seat(upcards(s4="As", s7="Kd"), ruleset(name), game).answer == 7


def test_the_order_of_suits_is_cited_only_where_it_decides() -> None:
    rules = ruleset("sport-ru")

    assert bring_in_seat(upcards(s1="2d", s2="3c"), rules, "stud").because == (article("SP 5.4.3"),)
    assert bring_in_seat(upcards(s1="2d", s2="2c"), rules, "stud").because == (
        article("SP 5.4.3"),
        article("SP 4.5.1"),
    )


def test_the_high_ace_of_hi_lo_is_cited_when_there_is_one() -> None:
    rules = ruleset("stud-room")

    assert article("ST 6.3.4") in bring_in_seat(upcards(s1="Ad", s2="3c"), rules, "stud8").because
    assert article("ST 6.3.4") not in bring_in_seat(upcards(s1="Ad", s2="3c"), rules, "stud").because
    assert article("ST 6.3.4") not in bring_in_seat(upcards(s1="Kd", s2="3c"), rules, "stud8").because


def test_each_book_is_cited_for_itself_and_the_tda_for_one_without_stud() -> None:
    found = {name: bring_in_seat(upcards(s1="2d"), ruleset(name), "stud").because for name in NAMES}

    assert found["tda-2024"] == found["draw-room"] == (article("TDA RP-10-E"),)
    assert {cited[0].book for cited in found.values()} == {"SP", "ST", "PP", "OS", "TDA", "RRoP", "WSOP-T"}


def test_without_upcards_nobody_brings_in() -> None:
    with pytest.raises(BadDeal) as refused:
        bring_in_seat({}, ruleset(), "stud")

    assert refused.value.code == "no_upcards"


@given(
    st.lists(st.sampled_from(DECK), min_size=1, max_size=8, unique=True), st.sampled_from(NAMES), st.data()
)
def test_exactly_one_seat_brings_in_whatever_the_order_of_the_map(
    cards: list[Card], name: str, data: st.DataObject
) -> None:
    dealt = dict(enumerate(cards, 1))
    mixed = dict(data.draw(st.permutations(list(dealt.items()))))

    seat = bring_in_seat(dealt, ruleset(name), "stud").answer

    assert bring_in_seat(mixed, ruleset(name), "stud8").answer == seat
    assert all(dealt[seat] <= card for card in cards)
