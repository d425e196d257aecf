"""By how much one may bet or raise in a limit game, an open pair on fourth street counted.

Without an open pair there is one size. With one, `pair4` says who may use the larger limit a street early.
Whoever does so moves the round to it: every later bet and raise is of the larger size (OS, PP, RRoP stud;
SP 5.8.5 "passing to the higher level of wagers").
"""

from __future__ import annotations

from director.rules.hand.standing import Standing
from director.rules.hand.terms import Terms


def pair_shows(terms: Terms) -> bool:
    """Whether this is fourth street of limit stud with an open pair on the table."""
    return terms.structure == "FL" and terms.stud and terms.street == 2 and bool(terms.open_pair)


def steps(terms: Terms, standing: Standing, seat: int) -> tuple[int, ...]:
    """The sizes this player may bet or raise by, the smaller first."""
    if not pair_shows(terms) or terms.rules.text("pair4") == "off":
        return (terms.base,)
    small, big = terms.fixed
    if standing.doubled:
        return (big,)
    return (small, big) if _may_double(terms, standing, seat) and big > small else (small,)


def _may_double(terms: Terms, standing: Standing, seat: int) -> bool:
    option = terms.rules.text("pair4")
    if option in ("opener_and_others", "any_player"):
        return True
    # PP: after a single bet raises are single too. OS: by either size.
    if standing.bets > 0:
        return option == "pair_holder_and_raises"
    return seat in terms.open_pair
