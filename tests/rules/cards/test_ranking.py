"""The best five cards: the cases of SP 4.6.1 by their numbers, and the laws all hands keep."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import Discipline
from director.rules.cards.card import DECK, Card, Suit, read_cards, written
from director.rules.cards.ranking import CLASSES, Combination, TooFewCards, high_hand


def best(cards: str, game: Discipline = "stud", board: str = "") -> Combination:
    return high_hand(game, read_cards(cards), read_cards(board))


def beats(winner: str, loser: str) -> bool:
    return best(winner).strength > best(loser).strength


# ------------------------------------------------------------------ T001-T022


def test_t001_a_straight_flush_to_the_king_beats_one_to_the_queen() -> None:
    """SP 4.6.1."""
    assert beats("K♣Q♣J♣10♣9♣", "Q♣J♣10♣9♣8♣")


def test_t002_four_fives_beat_four_deuces() -> None:
    """SP 4.6.1."""
    assert beats("5s5h5d5c2s", "2s2h2d2cAs")


def test_t003_full_houses_compare_by_the_three_first() -> None:
    """SP 4.6.1."""
    assert beats("3s3h3d4s4h", "2s2h2dAsAh")


def test_t004_a_flush_to_the_ace_beats_one_to_the_jack() -> None:
    """SP 4.6.1."""
    assert beats("As5s4s3s2h9s", "JhTh9h8h6h")


def test_t005_a_straight_to_the_king_beats_one_to_the_queen() -> None:
    """SP 4.6.1."""
    assert beats("KsQhJdTc9s", "QsJhTd9c8s")


def test_t006_of_equal_threes_the_fourth_and_fifth_card_decide() -> None:
    """SP 4.6.1."""
    assert beats("8s8h8dKsQh", "8s8h8dKsTh")


def test_t007_two_pair_compare_by_the_higher_pair_first() -> None:
    """SP 4.6.1."""
    assert beats("AsAh2s2h3d", "KsKhQsQhJd")


def test_t008_then_by_the_lower_pair() -> None:
    """SP 4.6.1."""
    assert beats("9s9h8s8h2d", "9s9h5s5hAd")


def test_t009_then_by_the_kicker() -> None:
    """SP 4.6.1."""
    assert beats("9s9h5s5hAd", "9s9h5s5hKd")


def test_t010_a_pair_goes_on_to_the_last_kicker() -> None:
    """SP 4.6.1."""
    assert beats("KsKhAdQs3h", "KsKhAdQs2h")


def test_t011_suits_make_no_difference() -> None:
    """SP 4.6.1."""
    assert best("9♠9♣7♥5♥2♣").strength == best("9♦9♥7♠5♠2♥").strength


def test_t012_without_a_pair_the_highest_card_decides() -> None:
    """SP 4.6.1."""
    assert beats("AsJh4d3c2s", "AdTh9d8c7s")


def test_t013_the_ace_may_be_the_lowest_card_of_a_straight() -> None:
    """SP 4.6.1, table."""
    wheel = best("5♠4♠3♠2♠A♥")

    assert wheel.name == "straight"
    assert written(wheel.cards) == "5s4s3s2sAh"
    assert beats("6s5h4d3c2s", "5♠4♠3♠2♠A♥")


def test_t014_and_of_a_straight_flush() -> None:
    """SP 4.6.1, table."""
    low, high = best("5♥4♥3♥2♥A♥"), best("6♠5♠4♠3♠2♠")

    assert {low.name, high.name} == {"straight_flush"}
    assert written(low.cards) == "5h4h3h2hAh"
    assert high.strength > low.strength


def test_t015_the_royal_flush_has_its_name_and_beats_every_other() -> None:
    """SP 4.6.1; pokerkit has no name for it."""
    royal = best("A♦K♦Q♦J♦10♦")

    assert royal.name == "royal_flush"
    assert beats("A♦K♦Q♦J♦10♦", "K♠Q♠J♠10♠9♠")


def test_t017_the_cards_beside_the_five_are_no_kickers() -> None:
    """SP 4.6.1 against PP, where "closed cards" decide."""
    one, other = best("A♠A♥K♦K♣Q♠2♥3♦"), best("A♦A♣K♠K♥Q♦J♥9♣")

    assert one.strength == other.strength
    assert written(one.cards) == "AsAhKdKcQs"


def test_t018_omaha_takes_exactly_two_so_one_spade_makes_no_flush() -> None:
    """SP 5.7.2."""
    hand = best("A♠K♦Q♥2♣", "omaha", "10♠9♠5♠4♠2♦")

    assert (hand.name, written(hand.cards)) == ("pair", "2d2cAsTs9s")


def test_t019_omaha_with_three_aces_on_the_board() -> None:
    """SP 5.7.2."""
    hand = best("A♠K♦Q♥2♣", "omaha", "A♦A♥A♣7♠3♦")

    assert (hand.name, written(hand.cards)) == ("quads", "AsAhAdAcKd")


# ------------------------------------------------------------------ names and order


@pytest.mark.parametrize(
    ("cards", "name", "in_order"),
    [
        ("QsAsTsKsJs", "royal_flush", "AsKsQsJsTs"),
        ("9s8s7s5s6s", "straight_flush", "9s8s7s6s5s"),
        ("5d7s7h7d7c", "quads", "7s7h7d7c5d"),
        ("2d2cAhAdAc", "full_house", "AhAdAc2d2c"),
        ("2d9dKd4d7d", "flush", "Kd9d7d4d2d"),
        ("AcKdJhTsQs", "straight", "AcKdQsJhTs"),
        ("3dQhQdQcKs", "trips", "QhQdQcKs3d"),
        ("KsKd9hQd9c", "two_pair", "KsKd9h9cQd"),
        ("AhQcKsKd3d", "pair", "KsKdAhQc3d"),
        ("2c9hJsTdAh", "high_card", "AhJsTd9h2c"),
    ],
)
def test_each_class_has_its_name_and_shows_the_deciding_ranks_first(
    cards: str, name: str, in_order: str
) -> None:
    hand = best(cards)

    assert (hand.name, written(hand.cards)) == (name, in_order)


def test_the_classes_rank_as_the_book_lists_them() -> None:
    """SP 4.6.1."""
    samples = [
        "AsKsQsJsTs", "5d4d3d2dAd", "2s2h2d2c3s", "2s2h2d3s3h", "7s5s4s3s2s", "5d4s3s2sAs",
        "2s2h2d4s3h", "3s3h2s2h4d", "2s2h5s4d3h", "7s5s4s3s2h",
    ]  # fmt: skip
    hands = [best(cards) for cards in samples]

    assert [hand.name for hand in hands] == list(CLASSES)
    assert [hand.strength for hand in hands] == sorted((hand.strength for hand in hands), reverse=True)


def test_of_equally_strong_fives_the_one_with_the_highest_suits_is_taken() -> None:
    """TDA 20-B gives an odd chip by the highest card of the five."""
    assert written(best("Kh7d", "holdem", "KsQdQsQhKc").cards) == "KsKhKcQsQh"
    assert written(best("9d8c7h6s5s9s8h").cards) == "9s8h7h6s5s"
    # In Omaha only as far as two of the hand and three of the board go: here either both queen and jack
    # are spades or queen and nine, and the higher cards come first.
    assert written(best("QsJd9h2c", "omaha", "QhJsTd9s8c").cards) == "QsJsTd9h8c"


def test_a_common_card_in_stud_belongs_to_the_hand() -> None:
    """ST 6.1.15."""
    assert best("AsKsQsJs2c2d", "stud", "Ts").name == "royal_flush"


@pytest.mark.parametrize(
    ("game", "hole", "board"),
    [
        ("stud", "AsKsQsJs", ""),
        ("draw5", "", ""),
        ("holdem", "AsKs", "QsJs"),
        ("omaha", "AsKsQsJs", "Ts9s"),
        ("omaha", "As", "KsQsJsTs"),
    ],
)
def test_fewer_than_five_cards_are_no_hand(game: Discipline, hole: str, board: str) -> None:
    with pytest.raises(TooFewCards):
        best(hole, game, board)


def test_pokerkit_is_loaded_with_the_first_hand_and_not_before() -> None:
    """The start of the program has a budget."""
    code = (
        "import sys, director.rules.questions.catalogue\n"
        "assert 'pokerkit' not in sys.modules\n"
        "from director.rules.cards.card import DECK\n"
        "from director.rules.cards.ranking import high_hand\n"
        "high_hand('draw5', DECK[:5])\n"
        "assert 'pokerkit' in sys.modules\n"
    )

    subprocess.run([sys.executable, "-c", code], check=True)


# ------------------------------------------------------------------ laws


def dealt(count: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(DECK), min_size=count, max_size=count, unique=True)


@given(dealt(7), st.permutations(range(7)))
def test_the_order_of_cards_does_not_matter(cards: list[Card], order: list[int]) -> None:
    mixed = [cards[at] for at in order]

    assert high_hand("stud", mixed) == high_hand("stud", cards)
    assert high_hand("holdem", mixed[:2], mixed[2:]) == high_hand("stud", cards)


@given(dealt(9))
def test_nor_in_omaha(cards: list[Card]) -> None:
    hole, board = cards[:4], cards[4:]

    assert high_hand("omaha", hole[::-1], sorted(board)) == high_hand("omaha", hole, board)


@given(dealt(7))
def test_another_card_never_makes_a_stud_hand_worse(cards: list[Card]) -> None:
    strengths = [high_hand("stud", cards[:count]).strength for count in (5, 6, 7)]

    assert strengths == sorted(strengths)


@given(dealt(7), st.permutations(list(Suit)))
def test_suits_never_decide(cards: list[Card], suits: list[Suit]) -> None:
    """SP 4.5.2: with all suits exchanged for others a hand is as good as before."""
    exchanged = [Card(card.rank, suits[card.suit]) for card in cards]

    one, other = high_hand("stud", cards), high_hand("stud", exchanged)
    assert (one.name, one.strength) == (other.name, other.strength)
    assert [card.rank for card in one.cards] == [card.rank for card in other.cards]


@given(dealt(5), dealt(5))
def test_hands_are_equal_when_ranks_and_flush_are_and_only_then(one: list[Card], other: list[Card]) -> None:
    def what_counts(cards: list[Card]) -> tuple[list[int], bool]:
        return sorted(card.rank for card in cards), len({card.suit for card in cards}) == 1

    equal = high_hand("draw5", one).strength == high_hand("draw5", other).strength
    assert equal is (what_counts(one) == what_counts(other))


@given(dealt(9))
def test_omaha_finds_the_best_of_two_and_three(cards: list[Card]) -> None:
    hole, board = cards[:4], cards[4:]
    found = high_hand("omaha", hole, board)
    fives = [[*two, *three] for two in combinations(hole, 2) for three in combinations(board, 3)]

    assert len(set(found.cards) & set(hole)) == 2
    assert found.strength == max(high_hand("draw5", five).strength for five in fives)


@given(dealt(7))
def test_no_equally_strong_five_has_higher_cards(cards: list[Card]) -> None:
    found = high_hand("stud", cards)
    for five in combinations(cards, 5):
        if high_hand("draw5", five).strength == found.strength:
            assert sorted(five, reverse=True) <= sorted(found.cards, reverse=True)


@given(dealt(7))
def test_pokerkit_finds_the_same_hand_by_its_own_way(cards: list[Card]) -> None:
    from pokerkit import StandardHighHand

    theirs, ours = StandardHighHand.from_game(written(cards)), high_hand("stud", cards)

    assert StandardHighHand(written(ours.cards)) == theirs
    names = {"quads": "Four of a kind", "trips": "Three of a kind", "pair": "One pair"}
    ours_named = ours.name.replace("royal", "straight").replace("_", " ").capitalize()
    assert theirs.entry.label == names.get(ours.name, ours_named)
