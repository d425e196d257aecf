"""Where the button lies in the first hand: at the highest card, or nearest to the dealer's right.

For the high card everybody who has a seat gets one card face up, whoever is away as well; the suit decides
between equal ranks, so nobody ever draws twice (SP 4.5.1).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from director.rules.cards.card import Card, check_one_deck
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.table.button import HEADS_UP, Positions, next_occupied
from director.rules.verdict import Verdict, cited


class TooFewSeats(ValueError):
    """A first hand needs two players."""


def first_button(rules: RuleSet, occupied: Collection[int], cards: Mapping[int, Card]) -> Verdict[Positions]:
    """Button and blinds of the first hand. Raises TooFewSeats, and BadCards for a card dealt twice.

    `cards`, one of each seat, count where the button goes by card; elsewhere they may be left out.
    """
    if len(occupied) < 2:
        raise TooFewSeats(len(occupied))
    if rules.text("button_start") == "dealers_right":
        button = max(occupied)
    else:
        check_one_deck(list(cards.values()))
        button = max(cards, key=lambda seat: cards[seat])
    because, house = rules.articles("button_start"), rules.house("button_start")
    small = next_occupied(button, occupied)
    if len(occupied) == 2:
        return Verdict(Positions(button, button, small), cited(because, in_force(rules, *HEADS_UP)), house)
    return Verdict(Positions(button, small, next_occupied(small, occupied)), because, house)
