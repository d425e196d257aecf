"""Hands at one showdown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import Discipline
from director.rules.cards.card import DECK, Card, read_cards
from director.rules.cards.comparing import compare_hands, ranked, ranking_articles
from director.rules.rulesets import NAMES, ruleset


def hands(**cards: str) -> dict[int, tuple[Card, ...]]:
    return {int(seat.lstrip("s")): read_cards(hole) for seat, hole in cards.items()}


def test_equal_hands_stand_together_in_the_order_given() -> None:
    compared = compare_hands(
        "holdem", hands(s7="AsKd", s2="QcQh", s4="AhKc", s1="9s9d"), read_cards("AdKs5c4h2s")
    )

    assert compared.high == [[7, 4], [2], [1]]
    assert compared.low == []
    assert compared.highs[7].name == "two_pair"
    assert compared.lows == {}


def test_the_board_may_be_everybodys_hand() -> None:
    compared = compare_hands("holdem", hands(s3="2s3s", s1="4c5c"), read_cards("AdKdQdJdTd"))

    assert compared.high == [[3, 1]]


def test_stud_hi_lo_has_two_orders_and_in_the_low_one_only_those_who_have_a_low() -> None:
    """ST 6.3.2."""
    compared = compare_hands(
        "stud8",
        hands(s1="AsAcAd8h9c3s2c", s2="8s6s4d3cAhKcKh", s3="KdQdJdTd9d9h9s", s5="8c6c4c3d2hJhJs"),
    )

    assert compared.high == [[3], [1], [2], [5]]
    assert compared.low == [[2], [5]]
    assert compared.lows.keys() == {2, 5}


def test_of_no_hands_there_is_no_order() -> None:
    assert compare_hands("stud", {}).high == []
    assert ranked({}) == []


def test_each_book_is_cited_for_what_it_says() -> None:
    def cited(name: str, game: Discipline, *, tie: bool = False) -> list[str]:
        return [f"{one.book} {one.article}" for one in ranking_articles(ruleset(name), game, tie=tie)]

    assert cited("sport-ru", "holdem") == ["SP 4.6.1"]
    assert cited("sport-ru", "omaha", tie=True) == ["SP 4.6.1", "SP 5.7.2", "SP 4.5.2"]
    assert cited("tda-2024", "holdem", tie=True) == ["TDA 12"]
    assert cited("stud-room", "stud8") == ["ST intro", "ST 6.3.2"]
    assert all(cited(name, "draw5") for name in NAMES)


# ------------------------------------------------------------------ laws

STRENGTHS = st.dictionaries(st.integers(1, 23), st.integers(0, 5), max_size=9)


@given(STRENGTHS)
def test_every_seat_stands_in_one_group_and_groups_go_down(strengths: dict[int, int]) -> None:
    groups = ranked(strengths)

    assert sorted(seat for group in groups for seat in group) == sorted(strengths)
    levels = [{strengths[seat] for seat in group} for group in groups]
    assert all(len(level) == 1 for level in levels)
    firsts = [level.pop() for level in levels]
    assert firsts == sorted(set(firsts), reverse=True)
    assert all(group == [seat for seat in strengths if seat in group] for group in groups)


@given(st.lists(st.sampled_from(DECK), min_size=23, max_size=23, unique=True), st.permutations(range(1, 10)))
def test_who_is_better_does_not_depend_on_seats_or_on_who_else_is_in(
    cards: list[Card], seats: list[int]
) -> None:
    """Comparing is transitive: what two hands are to each other they are among nine."""
    board = cards[:5]
    holes = {seat: cards[5 + 2 * n : 7 + 2 * n] for n, seat in enumerate(seats)}
    place = {
        seat: at for at, group in enumerate(compare_hands("holdem", holes, board).high) for seat in group
    }

    for one in seats:
        for other in seats:
            if one == other:
                continue
            two = compare_hands("holdem", {one: holes[one], other: holes[other]}, board).high
            assert (two == [[one], [other]]) is (place[one] < place[other])
            assert (two == [[one, other]]) is (place[one] == place[other])


@pytest.mark.parametrize("game", ["stud", "stud8"])
@given(st.lists(st.sampled_from(DECK), min_size=12, max_size=12, unique=True))
def test_a_common_card_counts_as_if_each_had_it(game: Discipline, cards: list[Card]) -> None:
    one, other, common = cards[:5], cards[5:11], cards[11]
    shared = compare_hands(game, {1: one, 2: other}, [common])
    own = compare_hands(game, {1: [*one, common], 2: [*other, common]})

    assert (shared.high, shared.low) == (own.high, own.low)
