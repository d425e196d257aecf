"""Whether a player who has acted may raise again after an all-in that was no full raise."""

from __future__ import annotations

from director.rules.hand.fourth_street import steps
from director.rules.hand.standing import Place, Standing
from director.rules.hand.terms import Terms


def enough(terms: Terms, chips: int, size: int) -> bool:
    """Whether so many chips more count as a raise of this size: half of it in limit games, else all of it."""
    half = terms.structure == "FL" and terms.rules.text("fl_reopen") == "half"
    return 2 * chips >= size if half else chips >= size


def adds_up(terms: Terms) -> bool:
    """Whether several short all-ins are counted together (TDA 47-A) or each alone (SP 4.9.8, `single`)."""
    return terms.rules.text("big_reopen") == "cumulative"


def may_raise_again(terms: Terms, standing: Standing, place: Place) -> bool:
    """Whether the betting is open to this player: measured at what he saw when he last acted."""
    if place.seen is None or place.reopened:
        return True
    if only_checked(terms, place):
        return True
    if not adds_up(terms):
        return False
    return enough(terms, standing.highest - place.seen, needed(terms, standing, place.seat))


def only_checked(terms: Terms, place: Place) -> bool:
    """Whether he has acted and may raise nevertheless, because a check is no wager.

    SP 4.7.3 takes the right to raise only from a player who has already wagered in the round; TDA 47-A takes
    it from everybody who has acted. Whoever judges each all-in alone follows SP, and follows it in this too.
    """
    return place.seen is not None and place.put == 0 and not adds_up(terms)


def needed(terms: Terms, standing: Standing, seat: int) -> int:
    """The size of a full raise now."""
    if terms.structure == "FL":
        return steps(terms, standing, seat)[0]
    return max(standing.step, terms.base)
