"""A level schedule while people write it: rows of cells as they were typed, and a file as it was read.

Values only. The desk reads and parses (desk/schedules), the views put it into words.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from director.domain.chip_case import ChipCase
from director.domain.lists import ListFault
from director.domain.structure import AnteKind, Window

Kind = Literal["level", "break", "day_end"]
Cell = Literal[
    "minutes",
    "game",
    "small_blind",
    "big_blind",
    "ante",
    "ante_kind",
    "bring_in",
    "small_bet",
    "big_bet",
    "colour_up",
    "note",
]

CELLS: Final[dict[Kind, tuple[Cell, ...]]] = {
    "level": tuple(cell for cell in get_args(Cell) if cell != "colour_up"),
    "break": ("minutes", "colour_up", "note"),
    "day_end": ("colour_up", "note"),
}
"""What a row of each kind has, in the order of the table."""


class DraftRow(msgspec.Struct, frozen=True, gc=False):
    """One row as it was typed. Empty cells say nothing."""

    kind: Kind = "level"
    minutes: str = ""
    game: str = ""
    small_blind: str = ""
    big_blind: str = ""
    ante: str = ""
    ante_kind: str = ""
    bring_in: str = ""
    small_bet: str = ""
    big_bet: str = ""
    colour_up: str = ""
    note: str = ""

    def text(self, cell: Cell) -> str:
        """What stands in a cell."""
        written: str = getattr(self, cell)
        return written


class Draft(msgspec.Struct, frozen=True):
    """A schedule as far as it is written."""

    rows: tuple[DraftRow, ...] = ()
    late_registration: Window | None = None
    reentry: Window | None = None
    rebuy: Window | None = None
    add_on: Window | None = None


class ChipRow(msgspec.Struct, frozen=True, gc=False):
    """One value of chip as it was typed."""

    value: str = ""
    colour: str = ""
    owned: str = ""
    in_stack: str = ""


Column = Literal[
    "kind",
    "level",
    "minutes",
    "game",
    "blinds",
    "small_blind",
    "big_blind",
    "ante",
    "bb_ante",
    "ante_kind",
    "bring_in",
    "limits",
    "small_bet",
    "big_bet",
    "colour_up",
    "open",
    "note",
    "ignored",
    "",
]
"""What a column of a file holds. `kind` says what a row is, `level` gives its number; `blinds` and `limits`
have two amounts or more in one cell; `open` names what is open then, such as late registration. `ignored` is
known and of no use here (a time of day); nothing means that the header says nothing we know."""


class SheetChoices(msgspec.Struct, frozen=True):
    """What a person settled by hand about a file; None leaves it to be found."""

    file: str = ""
    """What the file is called; empty for pasted text."""
    encoding: str | None = None
    sheet: str | None = None
    """Name of the sheet, in a workbook."""
    delimiter: str | None = None
    header: int | None = None
    """Row of the header; 0 for none."""
    columns: tuple[Column, ...] | None = None
    """What each column holds, from the left."""
    ante_kind: AnteKind | None = None
    """Who pays the antes, where the sheet does not say."""
    minutes: int | None = None
    """How long a level is, where the sheet does not say."""


class Remark(msgspec.Struct, frozen=True, gc=False):
    """Something that was concluded, or that looks odd; it stops nothing."""

    code: str
    row: int = 0
    """Row as a spreadsheet numbers it; 0 for the file as a whole."""
    value: str = ""
    other: int = 0


class SheetReading(msgspec.Struct, frozen=True):
    """A file as it was understood, every guess shown so that it can be changed."""

    encoding: str = ""
    delimiter: str = ""
    sheet: str = ""
    """The sheet of a workbook."""
    sheets: tuple[str, ...] = ()
    """All of its sheets; empty where it is no workbook."""
    header: int = 0
    columns: tuple[Column, ...] = ()
    heads: tuple[str, ...] = ()
    """What stands over each column: its header, or its letter."""
    records: tuple[tuple[str, ...], ...] = ()
    """The cells of every row of the file, from row 1; header and blank rows too."""
    ante_kind: AnteKind = "none"
    """Who pays the antes."""
    minutes: int | None = None
    """The length that was given to levels without one."""
    draft: Draft = Draft()
    case: ChipCase = ChipCase()
    """The chips that a file of ours has beside its schedule."""
    name: str = ""
    """What a file of ours calls it."""
    numbers: tuple[int, ...] = ()
    """The row of the file of each row of the draft."""
    faults: tuple[ListFault, ...] = ()
    remarks: tuple[Remark, ...] = ()
