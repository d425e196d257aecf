"""Penalties as they are kept: what was given, and how much of it the tables have counted off since."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec
from immutables import Map
from msgspec.structs import replace

from director.domain.clock import Stamp
from director.domain.ids import EntryId, Seq
from director.domain.refusal import Article
from director.domain.seats import Seating

Sanction: TypeAlias = Literal["warning", "hands", "rounds", "minutes", "day", "disqualification"]
"""A warning; missed hands; missed rounds of the button; minutes of play; out for the day; out for good."""
SANCTIONS: Final[tuple[Sanction, ...]] = get_args(Sanction)

COUNTED: Final = ("hands", "rounds", "minutes")
"""Those that have an end by themselves."""


class Penalty(msgspec.Struct, frozen=True, gc=False):
    """One penalty of one player."""

    id: Seq
    """The line that gave it."""
    entry: EntryId
    sanction: Sanction
    count: int
    """How many hands, rounds or minutes; 1 for the others."""
    at: str
    """When it was given, UTC."""
    what: str = ""
    """What for, in words."""
    articles: tuple[Article, ...] = ()
    ruling: Seq = Seq(0)
    """The ruling it stands in; 0 for none."""
    stamp: Stamp | None = None
    """Level and remaining time when it was given."""
    part: int | None = None
    """The part of the schedule then; None where there is no clock to count by."""
    ticked: int = 0
    """How much of it the judge has ticked off."""
    hands: int = 0
    """Hands dealt at the player's table since, the one that is being played among them."""
    travelled: int = 0
    """By how many seats the button has moved since the first of these."""
    seats: int = 0
    """How many seats that table has."""
    served: Seq = Seq(0)
    """The line that said it is served whole; 0 before."""
    cancelled: Seq = Seq(0)
    """The line that took it away; 0 for none."""

    @property
    def is_open(self) -> bool:
        """Whether nobody has closed it; it may be over by count all the same."""
        return not self.served and not self.cancelled and self.sanction not in ("warning", "disqualification")


Penalties: TypeAlias = Map[Seq, Penalty]


def over(penalty: Penalty) -> bool:
    """Whether hands or button have counted it off: with the hand that was dealt last the player is back."""
    left = penalty.count - penalty.ticked
    if penalty.sanction == "hands":
        return penalty.hands > left
    return penalty.sanction == "rounds" and penalty.hands > 1 and penalty.travelled >= left * penalty.seats


def hand_dealt(
    penalties: Penalties, counting: tuple[Seq, ...], seating: Seating, table: int, seats: int, moved: int
) -> tuple[Penalties, tuple[Seq, ...]]:
    """The penalties, and which are still counted, after a hand at a table; the button moved by so many seats.

    The first hand after a penalty is the first one missed: the button counts from there. Several penalties of
    one player are served one after the other. Whoever is moved to a table of another size takes the share of
    the round along, in whole seats of the new table: what is left of a seat is missed once more.
    """
    done, serving = set[Seq](), set[EntryId]()
    for number in counting:
        penalty = penalties[number]
        place = seating.at(penalty.entry)
        if place is None or place.table != table or penalty.entry in serving:
            continue
        travelled = 0 if not penalty.hands else penalty.travelled * seats // penalty.seats + moved
        counted = replace(penalty, hands=penalty.hands + 1, travelled=travelled, seats=seats)
        penalties = penalties.set(number, counted)
        if over(counted):
            done.add(number)
        else:
            serving.add(penalty.entry)
    return penalties, tuple(number for number in counting if number not in done) if done else counting
