"""The largest wager in pot-limit: the pot as it is after a call, on top of the call (SP 4.9.6)."""

from __future__ import annotations

from collections.abc import Sequence

from director.rules.hand.standing import Place, Standing
from director.rules.hand.terms import Terms


def largest(terms: Terms, standing: Standing, places: Sequence[Place], place: Place) -> int:
    """The largest total this player may bet or raise to.

    Pot 80, bet 50, raise to 180: a third player calls 180 and finds 490 in the pot, so he may make it 670.
    """
    pot = pot_after_call(terms, standing, places, place)
    if terms.rules.text("pl_round") == "up_to_unit":
        # An odd pot counts as the next full unit (RRoP 14, WSOP-L 190: in 25s, 80 and 85 are 100).
        pot = -(-pot // terms.unit) * terms.unit
    return standing.highest + pot


def pot_after_call(terms: Terms, standing: Standing, places: Sequence[Place], place: Place) -> int:
    """The pot as it counts for a raise of this player, his call in it."""
    others = sum(other.put for other in places if other.seat != place.seat)
    dead = sum(other.dead for other in places)
    counted = not_posted(terms.rules.text("pl_preflop"), terms, standing, places, place)
    return terms.pot + dead + others + standing.highest + counted


def not_posted(option: str, terms: Terms, standing: Standing, places: Sequence[Place], place: Place) -> int:
    """Chips that a book counts before the flop although they are not there; `option` is its `pl_preflop`."""
    if not terms.blind_round or option == "true_value":
        return 0
    if option == "full_blinds":
        return _short_small(terms.small_blind, places, place) + _short_big(terms, places, place)
    if standing.highest > terms.blind:
        # robert-11 counts only the opening raise so.
        return 0
    return _small_as_big(terms, places, place) + _short_big(terms, places, place)


def _short_small(small: int, places: Sequence[Place], place: Place) -> int:
    """What the small blind is short of its full amount, or all of it when nobody posted one."""
    poster = next((one for one in places if one.posted == "post_sb"), None)
    if poster is None:
        return small
    # His own call makes good what he was short of.
    return 0 if poster.seat == place.seat else max(0, small - poster.blind)


def _small_as_big(terms: Terms, places: Sequence[Place], place: Place) -> int:
    """What the small blind's chips are short of a big blind, until he has called it."""
    poster = next((one for one in places if one.posted == "post_sb"), None)
    if poster is None:
        return terms.blind if terms.small_blind else 0
    return 0 if poster.seat == place.seat else max(0, terms.blind - poster.put)


def _short_big(terms: Terms, places: Sequence[Place], place: Place) -> int:
    """What the big blind is short of its full amount. He is the last of the ring; other posts are returns."""
    posts = [one for one in places if one.posted == "post_bb"]
    if not posts:
        return terms.big_blind
    poster = places[-1] if places[-1] in posts else max(posts, key=lambda one: one.blind)
    return 0 if poster.seat == place.seat else max(0, terms.blind - poster.blind)
