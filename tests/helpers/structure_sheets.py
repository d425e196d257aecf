"""Structures of real events as sheets have them, in the form a question has."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

STRUCTURES = Path(__file__).resolve().parent.parent / "data" / "structures"

Level = dict[str, object]

_PAUSES = {"break", "day_end", "Перерыв"}
"""Rows between levels: chips can be coloured up then, at the end of a day as well."""


def tour() -> list[Level]:
    """Three days of a large event; one level is misprinted."""
    return _levels("tour-main-60min.csv", "utf-8", ",", {name: name for name in _BLINDS})


def club() -> list[Level]:
    """A club's evening, out of a Russian table calculation: with no-break spaces in its numbers."""
    names = {"small_blind": "МБ", "big_blind": "ББ", "ante": "Анте ББ"}
    return _levels("club-20min-ru-cp1251.csv", "cp1251", ";", names)


def limit_stud() -> list[Level]:
    """A limit event of stud, without breaks."""
    names = {name: name for name in ("ante", "bring_in", "small_bet", "big_bet")}
    return _levels("limit-stud-30min.csv", "utf-8", ",", names)


_BLINDS = ("small_blind", "big_blind", "ante")


def _levels(name: str, encoding: str, delimiter: str, columns: Mapping[str, str]) -> list[Level]:
    text = (STRUCTURES / name).read_text(encoding)
    levels: list[Level] = []
    for row in csv.DictReader(text.splitlines(), delimiter=delimiter):
        if next(iter(row.values())) in _PAUSES:
            levels[-1]["break_after"] = True
        else:
            levels.append(_level({key: _number(row[column]) for key, column in columns.items()}))
    return levels


def _number(written: str) -> int:
    return int("".join(written.split()) or "0")


def _level(amounts: Mapping[str, int]) -> Level:
    small, big = amounts.get("small_blind", 0), amounts.get("big_blind", 0)
    level: Level = {"small": small, "big": big, "ante": amounts["ante"], "break_after": False}
    if "bring_in" in amounts:
        level |= {"bring_in": amounts["bring_in"], "limits": [amounts["small_bet"], amounts["big_bet"]]}
    return level
