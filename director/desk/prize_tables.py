"""Payout tables and tables of points to begin with: ours, and those that a house keeps beside its venue.

Both are TOML, so that a house writes its own with any editor: percents as texts, amounts in minor units. A
table of ours has no name in its file: the views say it in the language of whoever looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from director.desk.schedules.templates import FOLDER, LARGEST, BadTemplate
from director.domain.names import folded, tidy
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.refusal import Impossible
from director.host import resources
from director.host.bounded_file import read_bounded
from director.rules.prizes.points import PointsTable
from director.rules.toml_text import toml_fields

PAYOUTS: Final = ("club", "tour", "flat", "steep", "winner")
"""Files of resources/templates/payouts."""
POINTS: Final = ("root", "places")
"""Files of resources/templates/points."""
FORMAT: Final = 1

Table = TypeVar("Table", Scheme, PointsTable)


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
        scheme = msgspec.convert(fields, Scheme)
        PrizePlan(scheme=scheme).check()
        return scheme

    return _read(text, key, made)


def read_points(text: str, key: str) -> PointsTable:
    """A table of points out of TOML. Raises BadTemplate."""

    def made(fields: dict[str, Any]) -> PointsTable:
        table = msgspec.convert(fields, PointsTable)
        table.check()
        return table

    return _read(text, key, made)


def _read(text: str, key: str, made: Callable[[dict[str, Any]], Table]) -> Table:
    try:
        fields = toml_fields(text)
        if fields.pop("format", None) != FORMAT:
            raise BadTemplate("format")
        name = fields.pop("name", "") or key
        if not isinstance(name, str):
            raise BadTemplate("name")
        return made({"name": tidy(name), **fields})
    except (ValueError, RecursionError) as error:  # a number of too many digits is a plain ValueError
        raise BadTemplate(str(error)) from error
    except Impossible as refusal:
        raise BadTemplate(refusal.code) from refusal


def payout_tables(venue: Path | None = None) -> tuple[PayoutTemplate, ...]:
    """Ours, and those of the house by name; a file of the house that is none is left aside."""
    ours = tuple(
        PayoutTemplate(key, read_payouts(resources.read_text(f"templates/payouts/{key}.toml"), key))
        for key in PAYOUTS
    )
    own = (PayoutTemplate(key, one, own=True) for key, one in _own(venue, "payouts", read_payouts))
    return (*ours, *sorted(own, key=lambda one: folded(one.scheme.name)))


def points_tables(venue: Path | None = None) -> tuple[PointsTemplate, ...]:
    """Ours, and those of the house by name; a file of the house that is none is left aside."""
    ours = tuple(
        PointsTemplate(key, read_points(resources.read_text(f"templates/points/{key}.toml"), key))
        for key in POINTS
    )
    own = (PointsTemplate(key, one, own=True) for key, one in _own(venue, "points", read_points))
    return (*ours, *sorted(own, key=lambda one: folded(one.table.name)))


def _own(venue: Path | None, folder: str, read: Callable[[str, str], Table]) -> Iterator[tuple[str, Table]]:
    if venue is None:
        return
    try:
        files = sorted((venue.parent / FOLDER / folder).glob("*.toml"))
    except OSError:
        return
    for file in files:
        try:
            content = read_bounded(file, LARGEST)
            if len(content) <= LARGEST:
                yield file.stem, read(content.decode("utf-8-sig"), file.stem)
        except (OSError, UnicodeDecodeError, BadTemplate):
            continue
