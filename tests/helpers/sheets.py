"""The schedules of real events as the domain has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from director.domain.structure import AnteKind, Break, Level, Part, Structure
from tests.helpers import structure_sheets


def tour() -> Structure:
    """Three days of a large event, an hour a level; one is misprinted."""
    return _schedule(structure_sheets.tour(), 60, "each")


def club() -> Structure:
    """A club's evening, twenty minutes a level."""
    return _schedule(structure_sheets.club(), 20, "big_blind")


def limit_stud() -> Structure:
    """A limit event of stud, half an hour a level, without breaks."""
    return _schedule(structure_sheets.limit_stud(), 30, "each")


def _schedule(rows: Sequence[Mapping[str, object]], minutes: int, kind: AnteKind) -> Structure:
    parts: list[Part] = []
    for row in rows:
        parts.append(_level(row, minutes, kind))
        if row["break_after"] and row is not rows[-1]:
            parts.append(Break(15))
    return Structure(tuple(parts))


def _level(row: Mapping[str, object], minutes: int, kind: AnteKind) -> Level:
    def chips(name: str) -> int:
        return int(str(row.get(name, 0)))

    limits = row.get("limits", [0, 0])
    assert isinstance(limits, list)
    ante = chips("ante")
    return Level(
        minutes,
        chips("small"),
        chips("big"),
        ante,
        kind if ante else "none",
        chips("bring_in"),
        int(limits[0]),
        int(limits[1]),
    )
