"""Sheets of level schedules to read, and a schedule short enough to see through."""

from __future__ import annotations

from pathlib import Path

from director.desk.schedules.parsing import parse
from director.desk.schedules.reading import read, read_text
from director.domain.sheets import SheetChoices, SheetReading
from director.domain.structure import Break, DayEnd, Level, Structure

SHEETS = Path(__file__).resolve().parent.parent / "data" / "structures"
TOUR = SHEETS / "tour-main-60min.csv"
CLUB = SHEETS / "club-20min-ru-cp1251.csv"
STUD = SHEETS / "limit-stud-30min.csv"

SHORT = Structure(
    (
        Level(20, 25, 50),
        Level(20, 50, 100),
        Break(10, colour_up=(25,)),
        Level(20, 100, 200, 200, "big_blind"),
        DayEnd(),
        Level(20, 200, 400, 400, "big_blind"),
    )
)


def the_reading(name: Path, choices: SheetChoices | None = None) -> SheetReading:
    """One of the sheets as it is understood."""
    return read(name.read_bytes(), choices)


def schedule_of(reading: SheetReading) -> Structure:
    """The schedule of a sheet without faults."""
    assert reading.faults == (), reading.faults
    structure = parse(reading.draft).structure
    assert structure is not None
    return structure


def tour() -> Structure:
    """Three days of a large event; one level is misprinted."""
    return schedule_of(the_reading(TOUR))


def pasted(text: str, choices: SheetChoices | None = None) -> SheetReading:
    """What is understood of a pasted text."""
    return read_text(text, choices)


def levels(reading: SheetReading) -> list[tuple[str, ...]]:
    """Kind, minutes, blinds, ante and who pays it, row by row."""
    rows = reading.draft.rows
    return [(r.kind, r.minutes, r.small_blind, r.big_blind, r.ante, r.ante_kind) for r in rows]
