"""Payout tables and tables of points to begin with: ours, and those that a house keeps beside its venue.

Both are TOML, so that a house writes its own with any editor: percents as texts, amounts in minor units. A
table of ours has no name in its file: the views say it in the language of whoever looks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from director.desk.house_files import HouseFiles, fitted, house_files, read_form
from director.domain.names import folded, tidy
from director.domain.prize_plan import PrizePlan, Scheme
from director.host import resources
from director.rules.prizes.points import PointsTable

PAYOUTS: Final = ("club", "tour", "flat", "steep", "winner")
"""Files of resources/templates/payouts."""
POINTS: Final = ("root", "places")
"""Files of resources/templates/points."""
FORMAT: Final = 1


class PayoutTemplate(msgspec.Struct, frozen=True):
    """A payout table with its name."""

    key: str
    """The name of its file without ending."""
    scheme: Scheme
    own: bool = False
    """Kept by the house; else it came with the program."""


class PointsTemplate(msgspec.Struct, frozen=True):
    """A table of points with its name."""

    key: str
    table: PointsTable
    own: bool = False
    """Kept by the house; else it came with the program."""


def read_payouts(text: str, key: str) -> Scheme:
    """A payout table out of TOML; its name where it has none is that of the file. Raises BadTemplate."""

    def made(fields: dict[str, Any]) -> Scheme:
        scheme = fitted(_named(fields, key), Scheme)
        PrizePlan(scheme=scheme).check()
        return scheme

    return read_form(text, FORMAT, made)


def read_points(text: str, key: str) -> PointsTable:
    """A table of points out of TOML. Raises BadTemplate."""

    def made(fields: dict[str, Any]) -> PointsTable:
        table = fitted(_named(fields, key), PointsTable)
        table.check()
        return table

    return read_form(text, FORMAT, made)


def _named(fields: dict[str, Any], key: str) -> dict[str, Any]:
    return {**fields, "name": tidy(fields.get("name") or key)}


def payout_tables(venue: Path | None = None) -> tuple[PayoutTemplate, ...]:
    """Ours, and those of the house by name; a file of the house that is none is left out."""
    ours = tuple(
        PayoutTemplate(key, read_payouts(resources.read_text(f"templates/payouts/{key}.toml"), key))
        for key in PAYOUTS
    )
    read = {} if venue is None else own_payouts(venue).read
    own = (PayoutTemplate(key, one, own=True) for key, one in read.items())
    return (*ours, *sorted(own, key=lambda one: folded(one.scheme.name)))


def points_tables(venue: Path | None = None) -> tuple[PointsTemplate, ...]:
    """Ours, and those of the house by name; a file of the house that is none is left out."""
    ours = tuple(
        PointsTemplate(key, read_points(resources.read_text(f"templates/points/{key}.toml"), key))
        for key in POINTS
    )
    read = {} if venue is None else own_points(venue).read
    own = (PointsTemplate(key, one, own=True) for key, one in read.items())
    return (*ours, *sorted(own, key=lambda one: folded(one.table.name)))


def own_payouts(venue: Path) -> HouseFiles[Scheme]:
    """The payout tables of the house, and the files that are none. Never raises."""
    return house_files(venue, "payouts", read_payouts)


def own_points(venue: Path) -> HouseFiles[PointsTable]:
    """The tables of points of the house, and the files that are none. Never raises."""
    return house_files(venue, "points", read_points)
