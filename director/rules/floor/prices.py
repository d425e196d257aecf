"""What an entry, a re-entry, a rebuy and an add-on cost and give at this moment, by the plan of the event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.clock import position
from director.domain.moments import Moment
from director.domain.plan import Offer, StackBonus
from director.domain.refusal import Impossible
from director.domain.structure import Window
from director.domain.tournament import Tournament
from director.rules.clock import clock_face, is_open

Kind: TypeAlias = Literal["reentry", "rebuy", "add_on"]
"""What may be bought besides the first entry, by the names of the plan and of the level schedule."""

BEGUN: Final = ("running", "paused", "day_end", "finished")
"""States of a clock that has run."""


class Price(NamedTuple):
    """What is paid and what is handed out."""

    buy_in: int
    """To the prizes, in minor units."""
    fee: int
    """To the house, in minor units."""
    stack: int
    """Chips, with what is given on top."""
    bonuses: tuple[str, ...] = ()
    """The names of what is given on top."""

    @property
    def paid(self) -> int:
        """All that is taken, in minor units."""
        return self.buy_in + self.fee


def entry_price(tournament: Tournament, now: Moment | None = None) -> Price:
    """The price of a first entry. Raises Impossible before the event is set up.

    Without a moment only what is given before the first hand is known to be due.
    """
    plan = tournament.setup
    given = tuple(_given(tournament, plan.bonuses, now))
    stack = plan.stack + sum(bonus.chips for bonus in given)
    return Price(plan.buy_in, plan.fee, stack, tuple(bonus.name for bonus in given))


def _given(
    tournament: Tournament, bonuses: tuple[StackBonus, ...], now: Moment | None
) -> Iterator[StackBonus]:
    """What is given on top now: until the first hand, or until a level is over."""
    if not tournament.started:
        yield from bonuses
        return
    face = None if now is None else clock_face(tournament, now)
    if face is None:
        return
    level = face.level if face.state in BEGUN else 0
    yield from (bonus for bonus in bonuses if bonus.until and level <= bonus.until)


def offer_of(tournament: Tournament, kind: Kind) -> Offer | None:
    """What the plan offers; None where it does not. Raises Impossible before the event is set up."""
    offer: Offer | None = getattr(tournament.setup, kind)
    return offer


def offer_price(tournament: Tournament, kind: Kind) -> Price:
    """The price of a re-entry, a rebuy or an add-on. Raises Impossible `not_offered`."""
    offer = offer_of(tournament, kind)
    if offer is None:
        raise Impossible("not_offered", offer=kind)
    return Price(offer.buy_in, offer.fee, offer.stack)


class Closed(NamedTuple):
    """Why something is not possible now: it begins with a level, ended with one, or waits for a break."""

    how: Literal["before", "over", "in_breaks"]
    level: int
    """The first level of the window where it has not begun, else the last."""


def closed(tournament: Tournament, window: Window | None, now: Moment) -> Closed | None:
    """Why the window is closed now; None while it is open and where nothing is tied to levels."""
    if window is None or is_open(tournament, window, now):
        return None
    structure, clock = tournament.timed
    level = structure.number(position(structure, clock, now).part)
    if level < window.first:
        return Closed("before", window.first)
    if window.only_breaks and level <= window.last:
        return Closed("in_breaks", window.last)
    return Closed("over", window.last)
