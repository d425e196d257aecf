"""The best five cards, and what they are called (SP 4.6.1).

What beats what is taken from pokerkit's ranking of five cards. It is loaded when the first hand is ranked,
and asked once for each set of ranks: how strong five cards are depends on their ranks and on whether they
are of one suit, never on which suit (SP 4.5.2).

Often several sets of five are equally strong: with K K on the board, any two of three kings make the pair.
Nobody wins more by it, but an odd chip may go by the highest card of the five (TDA 20-B), so it must be
fixed which five they are: those with the highest cards, by rank and then by suit, compared from the top.
That is the set its holder would choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from director.domain.plan import Discipline
from director.rules.cards.card import ACE, RANKS, Card

if TYPE_CHECKING:
    from pokerkit.lookups import Lookup
    from pokerkit.utilities import Card as TheirCard

CLASSES: Final = (
    "royal_flush",
    "straight_flush",
    "quads",
    "full_house",
    "flush",
    "straight",
    "trips",
    "two_pair",
    "pair",
    "high_card",
)
"""The names of combinations, the best first (SP 4.6.1)."""

FIVE: Final = 5
"""A combination is exactly five cards (SP 4.6.1)."""

_TWO, _THREE = 2, 3
"""What an Omaha hand takes: exactly two of the hole cards, three of the board (SP 5.7.2)."""

_RUNS: Final = ("straight", "straight_flush")
_WHEEL: Final = (ACE, 5)
"""The two highest ranks of A-2-3-4-5, in which the ace is the lowest card (SP 4.6.1, table)."""


class TooFewCards(ValueError):
    """No five cards can be made of these."""


class Combination(NamedTuple):
    """Five cards as they count."""

    name: str
    """One of CLASSES; `low` for a low."""
    cards: tuple[Card, ...]
    """The ranks that decide come first, higher suits before lower: `KsKdAhQc3d`, `5d4c3s2hAs`."""
    strength: int
    """Of two combinations of one kind, high or low, the one with more is better; equal ones tie."""


def high_hand(game: Discipline, hole: Sequence[Card], board: Sequence[Card] = ()) -> Combination:
    """The best five cards of a hand. Raises TooFewCards.

    >>> from director.rules.cards.card import read_cards, written
    >>> hand = high_hand("holdem", read_cards("KsKd"), read_cards("AhQc3d7c2s"))
    >>> hand.name, written(hand.cards)
    ('pair', 'KsKdAhQc7c')
    """
    five = max(_fives(game, hole, board), key=lambda five: (_ranked(five).strength, five), default=None)
    if five is None:
        raise TooFewCards(len(hole) + len(board))
    ranked = _ranked(five)
    return Combination(ranked.name, _in_order(five, ranked.name), ranked.strength)


def _fives(game: Discipline, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """All sets of five the game allows, each with its highest card first."""
    if game != "omaha":
        yield from combinations(sorted((*hole, *board), reverse=True), FIVE)
        return
    threes = list(combinations(board, _THREE))
    for two in combinations(hole, _TWO):
        for three in threes:
            yield tuple(sorted((*two, *three), reverse=True))


def _in_order(five: Iterable[Card], name: str) -> tuple[Card, ...]:
    """Five cards, those that decide first."""
    times = Counter(card.rank for card in five)
    cards = sorted(five, key=lambda card: (times[card.rank], card), reverse=True)
    if name in _RUNS and (cards[0].rank, cards[1].rank) == _WHEEL:
        return (*cards[1:], cards[0])
    return tuple(cards)


# ------------------------------------------------------------------ what pokerkit says


class _Ranked(NamedTuple):
    name: str
    strength: int


def _ranked(five: Sequence[Card]) -> _Ranked:
    first, second, third, fourth, fifth = five
    suit = first.suit
    one_suit = suit == second.suit == third.suit == fourth.suit == fifth.suit
    return _looked_up((first.rank, second.rank, third.rank, fourth.rank, fifth.rank), one_suit)


_THEIR_NAMES: Final = {
    "STRAIGHT_FLUSH": "straight_flush",
    "FOUR_OF_A_KIND": "quads",
    "FULL_HOUSE": "full_house",
    "FLUSH": "flush",
    "STRAIGHT": "straight",
    "THREE_OF_A_KIND": "trips",
    "TWO_PAIR": "two_pair",
    "ONE_PAIR": "pair",
    "HIGH_CARD": "high_card",
}


@cache
def _looked_up(ranks: tuple[int, ...], one_suit: bool) -> _Ranked:
    """Ranks, the highest first, as pokerkit ranks them; there are 7,462 different ones at most."""
    lookup, spades, hearts = _pokerkit()
    # Which suits stand for "one suit" and "several" is all the same.
    first = spades if one_suit else hearts
    entry = lookup.get_entry((first[ranks[0]], *(spades[rank] for rank in ranks[1:])))
    name = _THEIR_NAMES[entry.label.name]
    if name == "straight_flush" and ranks[1] == ACE - 1:
        name = "royal_flush"  # pokerkit has no name of its own for it
    return _Ranked(name, entry.index)


@cache
def _pokerkit() -> tuple[Lookup, dict[int, TheirCard], dict[int, TheirCard]]:
    # It takes a quarter of a second to load, which a start of the program cannot spare.
    from pokerkit.hands import StandardHighHand
    from pokerkit.utilities import Card as Theirs

    def of(suit: str) -> dict[int, TheirCard]:
        cards = chain.from_iterable(Theirs.parse(letter + suit) for letter in RANKS)
        return dict(enumerate(cards, 2))

    return StandardHighHand.lookup, of("s"), of("h")
