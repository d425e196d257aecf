"""Seventh street when the deck cannot serve everybody as usual: burned cards come back, or one card for all.

Folded hands never return (OS exception). The TDA wants one card left over and one to burn, so that the
bottom card is never dealt (TDA RP-10-H); the stud rules deal every fresh card there is, and burn only if
one can be spared (ST 6.1.15). The online room has a burn on seventh street as on every other, but names none
where the deck is short: stub and burned cards are shuffled, and then dealt, or one of them is turned (OS
exception). So it burns none there.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from director.rules.hand.bad_deal import BadDeal, check_deck
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article, cited

BEFORE_SEVENTH: Final = 6
"""Cards each player holds when the seventh street is dealt."""


class ShortDeck(NamedTuple):
    """How the seventh street is dealt."""

    deal: Literal["individual", "common"]
    """A card to each player, or one in the centre that belongs to every hand."""
    mix: bool
    """The burned cards are shuffled together with the stub first."""
    burn: bool
    """A card is burned before the deal."""


def short_deck(players: int, stub: int, burns: int, rules: RuleSet) -> Verdict[ShortDeck]:
    """How seventh street is dealt to so many players from so many cards.

    Cards that were dealt too early and set aside count as burned ones (ST 6.1.14). Raises BadDeal when no
    card is left, or when more cards are counted than a deck has.
    """
    if stub + burns == 0:
        raise BadDeal("no_cards_left")
    check_deck(BEFORE_SEVENTH * players + stub + burns)
    because, house = rules.articles("stud_short"), rules.house("stud_short")
    if rules.text("stud_short") == "fresh":
        return Verdict(_every_fresh_card(players, stub, burns, rules), because, house)
    case, deal = _with_spare(players, stub, burns)
    # The cases are cited where the TDA rules are in force, not where the house has chosen their way.
    return Verdict(deal, cited(because, [article(f"TDA RP-10-H{case}")] if because else []), house)


def _with_spare(players: int, stub: int, burns: int) -> tuple[str, ShortDeck]:
    """TDA RP-10-H and its cases: a burn card and a last card that is not dealt are needed beside."""
    needed = players + 2
    if needed <= stub:
        return "", ShortDeck("individual", mix=False, burn=True)
    if needed <= stub + burns:
        return "-A", ShortDeck("individual", mix=True, burn=True)
    if stub >= 3:
        return "-B", ShortDeck("common", mix=False, burn=True)
    return "-C", ShortDeck("common", mix=burns > 0, burn=stub + burns > 1)


def _every_fresh_card(players: int, stub: int, burns: int, rules: RuleSet) -> ShortDeck:
    """ST 6.1.15, and OS exception, which mixes for the common card as well and burns none."""
    if players < stub:
        return ShortDeck("individual", mix=False, burn=True)
    online = article("OS exception") in rules.articles("stud_short")
    if players <= stub + burns:
        return ShortDeck("individual", mix=burns > 0, burn=not online and players < stub + burns)
    mix = burns > 0 and (online or stub < 2)
    return ShortDeck("common", mix=mix, burn=not online and (stub + burns if mix else stub) > 1)
