"""Who opens the rounds of stud after the first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import Discipline
from director.rules.cards.boards import board_strength
from director.rules.cards.card import DECK, Card, read_cards
from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.first_to_act import first_to_act, opening
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)
DEALT = range(1, 9)


def boards(**cards: str) -> dict[int, tuple[Card, ...]]:
    """`boards(s1="2d2c")`: open cards before each seat."""
    return {int(seat[1:]): read_cards(open_cards) for seat, open_cards in cards.items()}


T129 = boards(s1="Kc5h", s2="Ks5d")


@pytest.mark.parametrize(
    ("name", "game", "seat"),
    [
        ("sport-ru", "stud", 2),
        ("tda-2024", "stud", 2),
        ("tda-2024", "stud8", 2),
        ("party-stud", "stud", 2),
        ("online-stud", "stud", 2),
        ("draw-room", "stud", 2),
        ("stud-room", "stud", 1),
        ("stud-room", "stud8", 1),
        ("robert-11", "stud", 1),
        ("wsop-2026", "stud", 2),
        ("wsop-2026", "stud8", 1),
    ],
)
def test_t129_equal_boards_differ_by_suit_or_by_position(name: str, game: Discipline, seat: int) -> None:
    """SP 4.5.1, TDA RP-10-D, ST 6.1.1 and 6.2, RRoP stud 1, WSOP-T stud."""
    found = opening(4, T129, DEALT, ruleset(name), game).answer

    assert (found.seat, found.equal) == (seat, (1, 2))
    assert found.why == ("suit" if seat == 2 else "position")


@ALL
def test_t130_an_open_pair_goes_before_high_cards(name: str) -> None:
    """SP 5.8.6."""
    assert first_to_act(4, boards(s1="2d2c", s2="AsKs"), DEALT, ruleset(name), "stud").answer == 1


@ALL
def test_straights_and_flushes_do_not_count_on_a_board(name: str) -> None:
    shown = boards(s1="9s8s7s6s", s2="2d2c3h4d", s3="AcKdQh7c")

    assert first_to_act(6, shown, DEALT, ruleset(name), "stud").answer == 2


def test_position_is_who_was_dealt_first_and_not_the_lower_number() -> None:
    """ST 6.1.1: the dealer sits between 6 and 7."""
    dealt = (7, 8, 1, 2, 3, 4, 5, 6)

    assert first_to_act(4, boards(s2="KcQh", s8="KsQd"), dealt, ruleset("stud-room"), "stud").answer == 8


def test_a_seventh_card_that_came_face_up_counts() -> None:
    """ST 6.1.17."""
    shown = boards(s1="AcKdQh7c", s2="2d3c4h5d2s")

    assert first_to_act(7, shown, DEALT, ruleset("stud-room"), "stud").answer == 2


def test_r169_with_a_common_card_the_best_board_using_it_opens() -> None:
    """ST 6.1.15: seat 2 was first on sixth street, but the five pairs seat 1."""
    shown, common = boards(s1="5cKdQh7c", s2="AdKc4h3d"), read_cards("5s")[0]
    rules = ruleset("stud-room")

    found = opening(7, shown, DEALT, rules, "stud", common, sixth_first=2)

    assert (found.answer.seat, found.answer.why) == (1, "best_board")
    assert found.because == (article("ST 6.1.15"), article("ST 6.1.1"))


def test_tda_rp_10_h_d_with_a_common_card_whoever_was_first_on_sixth_street_opens() -> None:
    shown, common = boards(s1="5cKdQh7c", s2="AdKc4h3d"), read_cards("5s")[0]
    rules = ruleset("tda-2024")

    found = opening(7, shown, DEALT, rules, "stud", common, sixth_first=2)

    assert (found.answer.seat, found.answer.why) == (2, "first_on_sixth")
    assert found.because == (article("TDA RP-10-H-D"),)


@pytest.mark.parametrize("sixth_first", [None, 3])
def test_had_he_folded_the_boards_of_sixth_street_say_who_would_be_first(sixth_first: int | None) -> None:
    shown, common = boards(s1="5cKdQh7c", s2="AdKc4h3d"), read_cards("5s")[0]

    verdict = first_to_act(7, shown, DEALT, ruleset("tda-2024"), "stud", common, sixth_first)

    assert verdict.answer == 2
    assert verdict.because == (article("TDA RP-10-H-D"), article("TDA RP-10-D"))


def test_the_common_card_is_everybodys_and_breaks_no_tie() -> None:
    """Both make kings up; the highest card of their own decides by suit."""
    shown, common = boards(s1="Kh9d4c3s", s2="Kd9s4h3c"), read_cards("Ks")[0]
    rules = ruleset("sport-ru", {"common_first": "best_with_common"})

    verdict = opening(7, shown, DEALT, rules, "stud", common)

    assert verdict.answer == (1, (1, 2), "suit")
    assert verdict.house == ("common_first",)


def test_what_decided_nothing_is_not_named_as_the_houses_choice() -> None:
    rules = ruleset("party-stud")

    assert first_to_act(4, boards(s1="2d2c", s2="AsKs"), DEALT, rules, "stud").house == ()
    assert first_to_act(4, T129, DEALT, rules, "stud").house == ("stud_tie_first",)


@pytest.mark.parametrize(
    ("code", "street", "shown", "common"),
    [
        ("no_boards", 4, {}, None),
        ("not_dealt", 4, {9: read_cards("2d3d")}, None),
        ("board_size", 4, {1: read_cards("2d3d4d")}, None),
        ("board_size", 7, {1: read_cards("2d3d4d")}, None),
        ("board_size", 7, {1: read_cards("2d3d4d5d6d")}, read_cards("7d")[0]),
        ("common_early", 6, {1: read_cards("2d3d4d5d")}, read_cards("7d")[0]),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(
    code: str, street: int, shown: dict[int, tuple[Card, ...]], common: Card | None
) -> None:
    with pytest.raises(BadDeal) as refused:
        first_to_act(street, shown, DEALT, ruleset(), "stud", common)

    assert refused.value.code == code


@given(
    st.integers(4, 6),
    st.integers(1, 8),
    st.permutations(DECK),
    st.sampled_from(NAMES),
    st.sampled_from(["stud", "stud8"]),
    st.data(),
)
def test_exactly_one_seat_opens_and_no_board_is_better_than_his(
    street: int, players: int, deck: list[Card], name: str, game: Discipline, data: st.DataObject
) -> None:
    size = street - 2
    shown = {seat: tuple(deck[size * (seat - 1) : size * seat]) for seat in range(1, players + 1)}
    mixed = dict(data.draw(st.permutations(list(shown.items()))))
    turned = {seat: tuple(reversed(cards)) for seat, cards in mixed.items()}

    verdict = first_to_act(street, shown, DEALT, ruleset(name), game)

    assert first_to_act(street, turned, DEALT, ruleset(name), game) == verdict
    assert board_strength(shown[verdict.answer]) == max(map(board_strength, shown.values()))


@given(st.permutations(DECK), st.integers(2, 8), st.sampled_from(NAMES), st.none() | st.integers(1, 8))
def test_with_a_common_card_one_of_those_still_in_opens(
    deck: list[Card], players: int, name: str, sixth_first: int | None
) -> None:
    shown = {seat: tuple(deck[4 * seat : 4 * seat + 4]) for seat in range(1, players + 1)}

    seat = first_to_act(7, shown, DEALT, ruleset(name), "stud", deck[0], sixth_first).answer

    assert seat in shown
    if ruleset(name).text("common_first") == "first_on_sixth" and sixth_first in shown:
        assert seat == sixth_first
