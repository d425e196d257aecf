"""An event with everything on offer, and a short way to send somebody out of it."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.busts import Bust, Out
from director.domain.ids import EntryId
from director.domain.plan import Offer, StackBonus
from tests.helpers.evening import PLAN, Evening

OFFERING = replace(
    PLAN,
    reentry=Offer(100_000, 10_000, 12_000, 2),
    rebuy=Offer(90_000, 0, 10_000, 2),
    add_on=Offer(50_000, 5_000, 15_000, 1),
    bonuses=(StackBonus("early bird", 500), StackBonus("dealers", 1_000, 2)),
)
"""Two re-entries, two rebuys, an add-on; on top 500 chips before the first hand and 1,000 to level 2."""


def goes_out(evening: Evening, entry: EntryId) -> None:
    """This player is knocked out."""
    seat = evening.tournament.seating.at(entry)
    assert seat is not None
    evening.do(Bust((Out(entry, seat),)))
