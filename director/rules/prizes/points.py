"""Points of a season: by a table of places or by a formula over field and place. All of it is the house's.

Points are whole numbers. The formula takes a square root and rounds down, exactly and without floats, so that
nobody's season turns on the last digit of a machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Final, Literal, NamedTuple

import msgspec

from director.domain.ids import PersonId
from director.domain.names import tidy
from director.domain.prize_plan import MOST_PLACES
from director.domain.refusal import Impossible
from director.rules.floor.places import Place

MOST_POINTS: Final = 10**9
MOST_BEST: Final = 10_000


class PointsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a place becomes points."""

    name: str
    kind: Literal["places", "root"] = "root"
    """A table of places; or factor × √(players ÷ place), rounded down."""
    places: tuple[int, ...] = ()
    """Points of each place, first place first."""
    factor: int = 10
    taking_part: int = 0
    """Points for whoever took part, on top."""
    paid_only: bool = False
    """Whether only places with a prize give points."""
    best: int = 0
    """How many of a player's results count, the best ones; 0 for all."""

    def check(self) -> None:
        """Raise Impossible for what is no table of points."""
        if not tidy(self.name):
            raise Impossible("points_name")
        if len(self.places) > MOST_PLACES or (self.kind == "places") != bool(self.places):
            raise Impossible("points_places", most=MOST_PLACES)
        for value in (*self.places, self.factor, self.taking_part):
            if not 0 <= value <= MOST_POINTS:
                raise Impossible("points_value", value=value, most=MOST_POINTS)
        if not 0 <= self.best <= MOST_BEST:
            raise Impossible("points_value", value=self.best, most=MOST_BEST)


def points(table: PointsTable, place: Place | None, players: int, *, paid: bool) -> int:
    """What a place gives; who shares places gets the mean of their points, rounded down.

    >>> points(PointsTable(name="Root"), Place(1, 1), 100, paid=True)
    100
    >>> points(PointsTable(name="Club", kind="places", places=(25, 18, 15)), Place(2, 3), 40, paid=True)
    16
    """
    if place is None or (table.paid_only and not paid):
        return 0 if place is None else table.taking_part
    shared = sum(_of_place(table, one, players) for one in range(place.first, place.last + 1))
    return shared // place.tied + table.taking_part


def _of_place(table: PointsTable, place: int, players: int) -> int:
    if table.kind == "places":
        return table.places[place - 1] if place <= len(table.places) else 0
    return isqrt(table.factor * table.factor * players // place)


class Scored(NamedTuple):
    """One result of a season."""

    tournament: str
    person: PersonId
    place: Place | None
    players: int
    prize: int
    """Minor units; bounties not among it."""


class Standing(NamedTuple):
    """Where somebody stands in a season."""

    rank: int
    """Who has as many points shares it."""
    person: PersonId
    points: int
    counted: int
    """How many results make up the points."""
    played: int
    wins: int
    best: int
    """The best place; 0 without one."""
    prizes: int
    """All prizes, in minor units; of events of one currency."""


def standings(table: PointsTable, season: Iterable[Scored]) -> tuple[Standing, ...]:
    """Everybody of a season, the most points first, of equal points the better best place."""
    by_person: dict[PersonId, list[Scored]] = {}
    for one in season:
        by_person.setdefault(one.person, []).append(one)
    rows = sorted((_row(table, who, some) for who, some in by_person.items()), key=_order)
    found: list[Standing] = []
    for at, row in enumerate(rows, 1):
        same = bool(found) and found[-1].points == row.points
        found.append(row._replace(rank=found[-1].rank if same else at))
    return tuple(found)


def _order(row: Standing) -> tuple[int, int, int]:
    return -row.points, row.best or MOST_POINTS, row.person


def _row(table: PointsTable, who: PersonId, some: Sequence[Scored]) -> Standing:
    gained = sorted((points(table, one.place, one.players, paid=one.prize > 0) for one in some), reverse=True)
    counted = gained[: table.best] if table.best else gained
    taken = [one.place.first for one in some if one.place is not None]
    wins, best = sum(place == 1 for place in taken), min(taken, default=0)
    return Standing(0, who, sum(counted), len(counted), len(some), wins, best, sum(one.prize for one in some))
