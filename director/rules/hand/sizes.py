"""How large a bet or a raise may be, and what it does to the betting.

No book says what completing a bring-in is in no-limit or pot-limit stud, where there is no fixed size to
complete to. The house reading here: it is a bet of the whole amount, as if nobody had opened. With a
bring-in of 25 completed to 100 the next raise goes to 200 at least, and not to 175.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from director.rules.hand import pot_limit
from director.rules.hand.fourth_street import steps
from director.rules.hand.reopening import adds_up, enough
from director.rules.hand.standing import Place, Standing
from director.rules.hand.terms import Terms


class Sizes(NamedTuple):
    """The totals a player may bet or raise to, whatever his stack."""

    low: int
    high: int
    only: tuple[int, ...] = ()
    """In limit games nothing but these."""

    def allows(self, total: int) -> bool:
        """Whether this is a lawful total."""
        return total in self.only if self.only else self.low <= total <= self.high


def lawful_sizes(terms: Terms, standing: Standing, places: Sequence[Place], place: Place) -> Sizes:
    """What a full bet or raise of this player may be (SP 4.9.3, 4.9.5, 4.9.6)."""
    if terms.structure == "FL":
        floor = standing.full if standing.bets else 0
        only = tuple(floor + step for step in steps(terms, standing, place.seat))
        return Sizes(only[0], only[-1], only)
    low = _lowest(terms, standing)
    if terms.structure == "NL":
        return Sizes(low, max(low, place.most))
    # However small the pot is, the smallest bet may be made.
    return Sizes(low, max(low, pot_limit.largest(terms, standing, places, place)))


def _lowest(terms: Terms, standing: Standing) -> int:
    if _opening(standing):
        return terms.base
    # A short all-in changes what is to be matched, not the size of a raise (TDA 43-A, RRoP 14).
    return standing.highest + max(standing.step, terms.base)


def _opening(standing: Standing) -> bool:
    """Whether the next full wager is the first bet of the round, or completes a bring-in."""
    return standing.bets == 0 and (standing.highest == 0 or standing.full > 0)


class Raised(NamedTuple):
    """What a bet or a raise has made of the betting."""

    standing: Standing
    reopens: bool
    """It is a full one by itself: everybody may raise again."""


def after_raise(
    terms: Terms, standing: Standing, places: Sequence[Place], place: Place, total: int
) -> Raised:
    """The betting after this player went to `total`, which is lawful or all he has."""
    sizes = lawful_sizes(terms, standing, places, place)
    if terms.structure == "FL":
        return _after_fixed(terms, standing, sizes, total)
    if total < sizes.low:
        return Raised(standing._replace(highest=total), reopens=False)
    # A bring-in that is completed is a bet of the whole amount, see above.
    step = total if _opening(standing) else total - standing.highest
    return Raised(
        standing._replace(highest=total, full=total, step=step, bets=standing.bets + 1), reopens=True
    )


def _after_fixed(terms: Terms, standing: Standing, sizes: Sizes, total: int) -> Raised:
    whole = total >= sizes.low
    size = sizes.low - standing.full
    alone = whole or enough(terms, total - standing.highest, size)
    together = whole or enough(terms, total - standing.full, size)
    over = standing._replace(
        highest=total, doubled=standing.doubled or _is_double(terms, standing, sizes, total)
    )
    if not (together if adds_up(terms) else alone):
        # Under half it is no raise: the next one makes it up to the normal level (SP 4.9.8).
        return Raised(over, reopens=False)
    counted = over._replace(full=total, step=total - standing.full, bets=standing.bets + 1)
    return Raised(counted, reopens=alone)


def _is_double(terms: Terms, standing: Standing, sizes: Sizes, total: int) -> bool:
    """Whether it is of the larger of two sizes, or an all-in that counts as one."""
    if len(sizes.only) < 2 or total <= sizes.low:
        return False
    return enough(terms, total - standing.full, sizes.high - standing.full)
