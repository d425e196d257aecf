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
    """Whether no further raise is allowed in this round.

    Two players are alone when nobody else can bet: who is all-in takes no part in the betting. RRoP says
    so in words; SP 4.7.3 and OS speak of those who take part.
    """
    return at_cap(terms, standing) and not _without_end(terms, standing, places)


def _without_end(terms: Terms, standing: Standing, places: Sequence[Place]) -> bool:
    option = terms.rules.text("cap_hu")
    if option == "event_heads_up":
        return terms.event_heads_up
    if option == "whenever_two_left":
        return able(places) <= 2
    if option == "before_cap":
        return able(places) <= 2 and not standing.sealed
    if option == "never":
        return False
    # SP excepts rounds in which three or more took part, WSOP-L 131 those that began so: the same rounds.
    return sum(place.stack > 0 for place in places) <= 2
