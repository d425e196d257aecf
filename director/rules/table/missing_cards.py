"""Cards of a chip race that somebody began to deal by hand, and that the program deals to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from director.domain.refusal import Impossible
from director.rules.cards.card import DECK, Card
from director.rules.table.chip_race import Race
from director.rules.table.race_cards import MOST_DECKS, decks_for, too_often


def deal_missing(
    number: int, race: Race, lying: Mapping[int, Sequence[Card]], chance: Random
) -> dict[int, tuple[Card, ...]]:
    """The cards of every seat of a race: those that lie there, and the missing ones from the rest.

    Raises Impossible where more cards lie there than a seat has odd chips, or the decks hold.
    """
    wanted = race.cards_each
    decks = decks_for(sum(wanted.values()))
    if decks > MOST_DECKS:
        raise Impossible("race_too_large", table=number, decks=MOST_DECKS)
    if any(len(some) > wanted.get(seat, 0) for seat, some in lying.items()):
        raise Impossible("race_cards", table=number)
    taken = Counter(card for some in lying.values() for card in some)
    for card in too_often(taken, decks):
        raise Impossible("card_twice", card=str(card))
    shuffled = list(DECK) * decks
    chance.shuffle(shuffled)
    rest = []
    for card in shuffled:
        if taken[card]:
            taken[card] -= 1
        else:
            rest.append(card)
    deck = iter(rest)
    return {
        seat: (*lying.get(seat, ()), *(next(deck) for _ in range(count - len(lying.get(seat, ())))))
        for seat, count in wanted.items()
    }
