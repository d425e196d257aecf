"""The draw when the stub may not serve everybody.

Only one book says what to do: the last card is not dealt but shuffled with the hands folded before, and the
draw goes on from there; what was discarded in this draw stays out (WSOP-T draw). The others are silent, so
everywhere else it is the house's way, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.deck_need import DeckNeed, deck_need
from director.rules.hand.draw.exchange import MOST_EXCHANGED, exchange
from director.rules.hand.hand import Hand
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article


class DeckInHand(NamedTuple):
    """What a hand of draw takes of the deck."""

    need: DeckNeed
    """With all that may still be exchanged."""
    sure: bool
    """Nothing more will be: it is known by now whether the deck lasts."""


def deck_in_hand(hand: Hand) -> Verdict[DeckInHand]:
    """Whether the deck lasts in this hand (T249); who has folded exchanges nothing.

    The way out is cited where the book in force has one; the others do not speak of it.
    """
    rules = hand.deal.rules
    drawing = () if hand.over or hand.street > 1 else hand.live[len(hand.drawn) :]
    exchanged = sum(cards for _seat, cards in hand.drawn) + MOST_EXCHANGED * len(drawing)
    need = deck_need(hand.deal.game, len(hand.deal.order), rules).answer._replace(exchanged=exchanged)
    says = need.short and rules.name == "wsop-2026"
    return Verdict(DeckInHand(need, not drawing), (article(_WAY_OUT),) if says else ())


_WAY_OUT = "WSOP-T draw"


class Serving(NamedTuple):
    """Where the new cards of one player come from."""

    seat: int
    from_stub: int
    from_new_stub: int
    """Dealt after the last card was shuffled with the folded hands."""
    missing: int
    """Cards he cannot be given at all: the floor decides."""


class DrawDeal(NamedTuple):
    """How the draw is dealt."""

    burn: bool
    """A card is burned before it."""
    servings: tuple[Serving, ...]
    """In dealing order; only those who change cards."""
    new_stub: int
    """How many cards are shuffled together when the stub runs out; 0 when it does not."""

    @property
    def missing(self) -> int:
        """Cards that cannot be dealt at all."""
        return sum(serving.missing for serving in self.servings)


def serve_draw(
    exchanges: Sequence[tuple[int, int]], stub: int, folded_cards: int, rules: RuleSet
) -> Verdict[DrawDeal]:
    """Who gets how many cards from where; `exchanges` are seats with what they change, in dealing order.

    `folded_cards` is how many cards lie in the muck from hands folded before the draw. Raises BadDeal.
    """
    for _seat, cards in exchanges:
        exchange(cards, rules)
    if stub < 0 or folded_cards < 0:
        raise BadDeal("cards_negative")
    wanted = sum(cards for _seat, cards in exchanges)
    burn = stub > 0 and wanted > 0
    there = stub - burn
    if wanted <= there:
        servings = tuple(Serving(seat, cards, 0, 0) for seat, cards in exchanges if cards)
        return Verdict(DrawDeal(burn, servings, 0), in_force(rules, "DR Discarding"))
    old = max(there - 1, 0)
    new = there - old + folded_cards
    deal = DrawDeal(burn, _served(exchanges, old, new), new)
    return Verdict(deal, in_force(rules, _WAY_OUT))


def _served(exchanges: Sequence[tuple[int, int]], old: int, new: int) -> tuple[Serving, ...]:
    servings = []
    for seat, cards in exchanges:
        first = min(cards, old)
        second = min(cards - first, new)
        old, new = old - first, new - second
        if cards:
            servings.append(Serving(seat, first, second, cards - first - second))
    return tuple(servings)
