"""How many cards a hand can take, and how many players one deck serves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import Discipline
from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.deck_need import TableSizes, deck_need, table_sizes
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)


@ALL
def test_t249_six_players_who_change_four_each_need_55_cards(name: str) -> None:
    """DR Discarding: 30 + 24 + 1; above five players the program warns."""
    need = deck_need("draw5", 6, ruleset(name), exchange=4).answer

    assert (need.hole, need.exchanged, need.burns, need.total) == (30, 24, 1, 55)
    assert need.short
    assert table_sizes("draw5", ruleset(name)).answer == TableSizes(sure=5, most=10)


@ALL
def test_t250_ten_players_never_run_a_deck_short_at_holdem_and_omaha(name: str) -> None:
    """SP Definitions: a burn before each street of the board."""
    holdem, omaha = (deck_need(game, 10, ruleset(name)).answer for game in ("holdem", "omaha"))

    assert (holdem.total, omaha.total) == (28, 48)
    assert not holdem.short
    assert not omaha.short


@ALL
def test_t251_omaha_is_dealt_to_eleven_at_most(name: str) -> None:
    assert deck_need("omaha", 11, ruleset(name)).answer.total == 52
    assert table_sizes("omaha", ruleset(name)).answer == TableSizes(sure=11, most=11)
    assert table_sizes("holdem", ruleset(name)).answer == TableSizes(sure=22, most=22)


@ALL
@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_stud_is_for_eight_and_may_run_short_with_seven(name: str, game: Discipline) -> None:
    """PP players, OS exception: 49 cards and four burns are 53."""
    assert deck_need(game, 7, ruleset(name)).answer.total == 53
    assert table_sizes(game, ruleset(name)).answer == TableSizes(sure=6, most=8)


def test_the_book_in_force_is_cited() -> None:
    assert deck_need("stud", 8, ruleset("party-stud")).because == (article("PP players"),)
    assert table_sizes("draw5", ruleset("draw-room")).because == (article("DR Discarding"),)
    assert deck_need("holdem", 9, ruleset("sport-ru")).because == (article("SP Definitions"),)


def test_one_player_plays_no_hand() -> None:
    with pytest.raises(BadDeal, match="too_few_players"):
        deck_need("holdem", 1, ruleset())


@given(
    st.sampled_from(["holdem", "omaha", "stud", "stud8", "draw5"]), st.integers(2, 23), st.sampled_from(NAMES)
)
def test_the_warning_begins_exactly_where_one_deck_may_not_do(
    game: Discipline, players: int, name: str
) -> None:
    sizes = table_sizes(game, ruleset(name)).answer

    assert deck_need(game, players, ruleset(name)).answer.short == (players > sizes.sure)
    assert sizes.sure <= sizes.most
