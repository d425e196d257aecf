"""Combinations in words, as a judge says them: "full house, kings full of aces", "8-6-4-3-A low"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.rules.cards.card import ACE, Card

_HANDS: Final[Mapping[str, str]] = {
    "royal_flush": N_("royal flush"),
    "straight_flush": N_("straight flush, {up_to} high"),
    "quads": N_("four {of}"),
    "full_house": N_("full house, {several} full of {full_of}"),
    "flush": N_("flush, {up_to} high"),
    "straight": N_("straight, {up_to} high"),
    "trips": N_("three {of}"),
    "two_pair": N_("two pair, {several} and {others}"),
    "pair": N_("pair of {of}"),
    "high_card": N_("{one} high"),
}
"""Name of a combination → how it is said. The braces are ranks, each in the form that fits the place."""

_SECOND_GROUP: Final[Mapping[str, int]] = {"full_house": 3, "two_pair": 2}
"""Where the cards of the second rank begin that a combination speaks of."""

_KICKERS: Final[Mapping[str, int]] = {
    "quads": 4,
    "flush": 1,
    "trips": 3,
    "two_pair": 4,
    "pair": 2,
    "high_card": 1,
}
"""Where the cards begin that are not in the words, but count when those are equal."""


def combination(name: str, cards: Sequence[Card], words: Words, *, kickers: bool = False) -> str:
    """A combination in words; `kickers` adds the cards that decide between two of the same words.

    >>> from director.host.i18n import words_for
    >>> from director.rules.cards.card import read_cards
    >>> combination("full_house", read_cards("KsKdKhAhAd"), words_for("en"))
    'full house, kings full of aces'
    >>> combination("pair", read_cards("KsKdAhQc3d"), words_for("en"), kickers=True)
    'pair of kings with A-Q-3'
    """
    first, second = cards[0].rank, cards[_SECOND_GROUP.get(name, 0)].rank
    hand = words._(_HANDS[name]).format(
        one=_one(first, words),
        up_to=_up_to(first, words),
        several=_several(first, words),
        of=_of(first, words),
        others=_several(second, words),
        full_of=_full_of(second, words),
    )
    if not kickers or name not in _KICKERS:
        return hand
    rest = dashed(cards[_KICKERS[name] :])
    return words._("{hand} with {kickers}").format(hand=hand, kickers=rest)


def low(cards: Iterable[Card], words: Words) -> str:
    """A low in words, its highest card first.

    >>> from director.host.i18n import words_for
    >>> from director.rules.cards.card import read_cards
    >>> low(read_cards("8d6c4h3sAs"), words_for("en"))
    '8-6-4-3-A low'
    """
    return words._("{cards} low").format(cards=dashed(cards))


def dashed(cards: Iterable[Card]) -> str:
    """Ranks one after another, as in `10-8-A`."""
    return "-".join(_letter(card) for card in cards)


def with_signs(cards: Iterable[Card]) -> str:
    """Cards as they are shown to people.

    >>> from director.rules.cards.card import read_cards
    >>> with_signs(read_cards("AsTd"))
    'A♠ 10♦'
    """
    return " ".join(_letter(card) + "♣♦♥♠"[card.suit] for card in cards)


def _letter(card: Card) -> str:
    return "JQKA"[card.rank - 11] if card.rank > 10 else str(card.rank)


# ------------------------------------------------------------------ ranks, in each form that a sentence needs


def _of_list(ranks: str, rank: int) -> str:
    return ranks.split()[rank - ACE - 1]


def _one(rank: int, words: Words) -> str:
    # translators: thirteen words, from the deuce to the ace, with spaces between; here one card is named
    ranks = words.pgettext("one card", "deuce three four five six seven eight nine ten jack queen king ace")
    return _of_list(ranks, rank)


def _up_to(rank: int, words: Words) -> str:
    # translators: thirteen words, as they stand in "flush, king high" and "straight, king high"
    ranks = words.pgettext(
        "flush or straight up to this card",
        "deuce three four five six seven eight nine ten jack queen king ace",
    )
    return _of_list(ranks, rank)


def _several(rank: int, words: Words) -> str:
    # translators: thirteen words, as they stand in "two pair, kings and tens" and "kings full of tens"
    ranks = words.pgettext(
        "several cards", "deuces threes fours fives sixes sevens eights nines tens jacks queens kings aces"
    )
    return _of_list(ranks, rank)


def _of(rank: int, words: Words) -> str:
    # translators: thirteen words, as they stand in "four kings", "three kings", "pair of kings"
    ranks = words.pgettext(
        "pair, three or four of these",
        "deuces threes fours fives sixes sevens eights nines tens jacks queens kings aces",
    )
    return _of_list(ranks, rank)


def _full_of(rank: int, words: Words) -> str:
    # translators: thirteen words, as they stand for aces in "kings full of aces"
    ranks = words.pgettext(
        "full of these", "deuces threes fours fives sixes sevens eights nines tens jacks queens kings aces"
    )
    return _of_list(ranks, rank)
