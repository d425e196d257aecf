"""Rows of cells → a structure, or every cell that is wrong; one way for editor, file and template."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.desk.schedules import amounts
from director.desk.schedules.games import read_game
from director.domain.lists import ListFault
from director.domain.names import tidy
from director.domain.plan import MOST_LETTERS
from director.domain.sheets import Cell, Draft, DraftRow
from director.domain.structure import (
    MOST_MINUTES,
    MOST_PARTS,
    WINDOWS,
    AnteKind,
    Break,
    DayEnd,
    Level,
    Part,
    Structure,
    Window,
)

CHIPS: Final[tuple[Cell, ...]] = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet")
"""Cells that hold chips."""


class Parsed(NamedTuple):
    """What the rows come to. Without faults there is a structure."""

    structure: Structure | None
    faults: tuple[ListFault, ...]
    """By row of the draft from 1 and by name of the cell; row 0 for the schedule as a whole."""
    parts: tuple[Part | None, ...]
    """Each row by itself; None where it is wrong."""


def parse(draft: Draft) -> Parsed:
    """The structure of a draft, or what is wrong with it. Never raises."""
    if len(draft.rows) > MOST_PARTS:
        return Parsed(None, (ListFault("too_many_parts", other=MOST_PARTS),), ())
    faults: list[ListFault] = []
    parts: list[Part | None] = []
    for number, row in enumerate(draft.rows, start=1):
        wrong = list(_wrong(number, row))
        faults.extend(wrong)
        parts.append(None if wrong else part_of(row))
    faults.extend(_out_of_place(draft.rows))
    faults.extend(_windows(draft))
    if faults:
        return Parsed(None, tuple(sorted(faults, key=lambda fault: fault.row)), tuple(parts))
    windows: dict[str, Window | None] = {name: getattr(draft, name) for name in WINDOWS}
    return Parsed(Structure(tuple(part for part in parts if part is not None), **windows), (), tuple(parts))


def part_of(row: DraftRow) -> Part:
    """The part of a row whose cells are right."""
    note, leaving = tidy(row.note), amounts.leaving(row.colour_up) or ()
    if row.kind == "day_end":
        return DayEnd(note, leaving)
    length = amounts.minutes(row.minutes) or 0
    if row.kind == "break":
        return Break(length, note, leaving)
    chips = {cell: amounts.chips(row.text(cell)) or 0 for cell in CHIPS}
    game = read_game(row.game)
    return Level(
        length,
        **chips,
        ante_kind=kind_of_ante(row) if chips["ante"] else "none",
        game=game.game if game else None,
        betting=game.betting if game else None,
        note=note,
    )


def kind_of_ante(row: DraftRow) -> AnteKind:
    """Who pays the ante of a row. Where it does not say: as large as the big blind, nobody pays it alone."""
    told = amounts.ante_kind(row.ante_kind)
    if told in ("each", "big_blind"):
        return told
    ante, big = amounts.chips(row.ante) or 0, amounts.chips(row.big_blind) or 0
    return "big_blind" if 0 < big <= ante else "each"


def row_of(part: Part) -> DraftRow:
    """A part as a row of cells; parsing it gives the part back."""
    if isinstance(part, DayEnd):
        return DraftRow("day_end", colour_up=written(part.colour_up), note=part.note)
    if isinstance(part, Break):
        return DraftRow("break", str(part.minutes), colour_up=written(part.colour_up), note=part.note)
    chips = {cell: str(amount) if (amount := getattr(part, cell)) else "" for cell in CHIPS}
    return DraftRow(
        "level",
        str(part.minutes),
        " ".join(one for one in (part.game, part.betting) if one),
        **chips,
        ante_kind="" if part.ante_kind == "none" else part.ante_kind,
        note=part.note,
    )


def draft_of(structure: Structure) -> Draft:
    """A structure as rows of cells."""
    windows = {name: getattr(structure, name) for name in WINDOWS}
    return Draft(tuple(map(row_of, structure.parts)), **windows)


def written(values: Sequence[int]) -> str:
    """Values of chips in one cell.

    >>> written((25, 1000))
    '25, 1000'
    """
    return ", ".join(map(str, values))


# ------------------------------------------------------------------ what is wrong


def _wrong(number: int, row: DraftRow) -> Iterator[ListFault]:
    """What is wrong inside one row."""
    if row.kind != "day_end":
        yield from _wrong_minutes(number, row)
    if row.kind == "level":
        for cell in CHIPS:
            if amounts.chips(row.text(cell)) is None:
                yield ListFault("bad_chips", number, cell, row.text(cell).strip())
        if row.game.strip() and read_game(row.game) is None:
            yield ListFault("bad_game", number, "game", row.game.strip())
        if row.ante_kind.strip() and amounts.ante_kind(row.ante_kind) is None:
            yield ListFault("bad_ante_kind", number, "ante_kind", row.ante_kind.strip())
    elif amounts.leaving(row.colour_up) is None:
        yield ListFault("bad_leaving", number, "colour_up", row.colour_up.strip())
    if len(tidy(row.note)) > MOST_LETTERS:
        yield ListFault("note_too_long", number, "note", row.note[:40].strip(), MOST_LETTERS)


def _wrong_minutes(number: int, row: DraftRow) -> Iterator[ListFault]:
    text, length = row.minutes.strip(), amounts.minutes(row.minutes)
    if length is None:
        yield ListFault("bad_minutes", number, "minutes", text)
    elif not length:
        yield ListFault("zero_minutes" if text else "no_minutes", number, "minutes", text, MOST_MINUTES)
    elif length > MOST_MINUTES:
        yield ListFault("long_minutes", number, "minutes", text, MOST_MINUTES)


def _out_of_place(rows: Sequence[DraftRow]) -> Iterator[ListFault]:
    """Rows that cannot stand where they do."""
    if not any(row.kind == "level" for row in rows):
        yield ListFault("no_levels")
        return
    if rows[0].kind != "level":
        yield ListFault("structure_first", 1)
    if rows[-1].kind == "break":
        yield ListFault("structure_last", len(rows))
    for number in range(2, len(rows) + 1):
        if rows[number - 1].kind == rows[number - 2].kind == "day_end":
            yield ListFault("day_end_twice", number)


def _windows(draft: Draft) -> Iterator[ListFault]:
    """Windows that reach beyond the levels there are."""
    levels = sum(row.kind == "level" for row in draft.rows)
    for name in WINDOWS:
        window: Window | None = getattr(draft, name)
        if window is not None and levels and not 1 <= window.first <= window.last <= levels:
            yield ListFault("window", 0, name, str(window.last), levels)
