"""How many raises a limit round has, and when two players may raise without end."""

from __future__ import annotations

from collections.abc import Sequence

from director.rules.hand.standing import Place, Standing, able
from director.rules.hand.terms import Terms
from director.rules.rulesets import RuleSet


def most_raises(rules: RuleSet) -> int:
    """The raises after the bet that a round has (SP 4.7.3: three)."""
    return rules.number("cap_raises")


def at_cap(terms: Terms, standing: Standing) -> bool:
    """Whether the raises of a limit round are used up, were it not for an exception for two players."""
    return terms.structure == "FL" and standing.raises >= most_raises(terms.rules)


def capped(terms: Terms, standing: Standing, places: Sequence[Place]) -> bool:
    """Whether no further raise is allowed in this round."""
    return at_cap(terms, standing) and not without_end(terms, standing, places)


def without_end(terms: Terms, standing: Standing, places: Sequence[Place]) -> bool:
    """Whether two players may raise as often as they like.

    A third who is all-in makes the difference between the books. OS speaks of two who are left in the game,
    SP 4.7.3 of two who take part in it; who is all-in does both, for only by giving up his cards does a
    player leave the game (SP 4.9.1). RRoP speaks of the action being heads-up, and of players who are not
    all-in: there only those count who can bet.
    """
    option = terms.rules.text("cap_hu")
    if option == "event_heads_up":
        return terms.event_heads_up
    if option == "whenever_two_left":
        return _in_the_game(places) <= 2
    if option == "before_cap":
        return able(places) <= 2 and not standing.sealed
    if option == "never":
        return False
    # WSOP-L 131: the round began heads-up. SP excepts rounds in which three or more took part, whether they
    # are still in or not, and wants two in the game besides.
    began_with_two = sum(place.stack > 0 for place in places) <= 2
    return began_with_two and (option == "round_began_heads_up" or _in_the_game(places) <= 2)


def _in_the_game(places: Sequence[Place]) -> int:
    return sum(not place.folded for place in places)
