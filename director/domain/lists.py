"""A list of players as it came in a file: what was read, what is wrong with it, and what it would change.

Values only. The desk reads and matches (desk/importing.py), the views put it into words.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from director.domain.ids import PersonId
from director.domain.misfits import Misfit
from director.domain.people import Person

Field = Literal[
    "family", "given", "middle", "full", "country", "club", "born", "number", "note", "buy_in", "method",
    "paid", "ignored", "",
]  # fmt: skip
"""What a column holds. `full` is a whole name in one cell, `paid` a yes or a no; `ignored` is known
and of no use here (a row number, a seat); nothing means that the header says nothing we know."""


class ListFault(msgspec.Struct, frozen=True, gc=False):
    """One thing that stops an import: where it stands, and the value as written."""

    code: str
    row: int = 0
    """Row as a spreadsheet numbers it, from 1; 0 for the file as a whole."""
    column: str = ""
    """Header of the column, or its letter when there is no header."""
    value: str = ""
    other: int = 0
    """Another row it has to do with, or the limit that was passed."""
    misfit: Misfit | None = None
    """Of a file of this program, what in it cannot be read."""


class Choices(msgspec.Struct, frozen=True):
    """What a person settled by hand; None leaves it to be found."""

    file: str = ""
    """What the file is called; empty for pasted text."""
    encoding: str | None = None
    sheet: str | None = None
    """Name of the sheet, in a workbook."""
    delimiter: str | None = None
    """One of `,` `;` tab; empty for one column."""
    header: int | None = None
    """Row of the header; 0 for none."""
    columns: tuple[Field, ...] | None = None
    """What each column holds, from the left."""
    family_first: bool | None = None
    """Whether a whole name in one cell begins with the family name."""
    day_first: bool | None = None
    """Whether 05/06/1990 is the fifth of June."""
    thousands: str | None = None
    """The sign that parts thousands in 1,500 or 1.500."""
    method: str = ""
    """How those paid of whom the file does not say; empty where that is not told."""
    decimals: int = 2
    """Decimals of the currency in which buy-ins are written."""
    today: str = ""
    """ISO date after which nobody was born; empty to leave it."""


class ListRow(msgspec.Struct, frozen=True):
    """One player as the file gives them."""

    row: int
    person: Person
    buy_in: int | None = None
    """In minor units; None when the file says nothing."""
    method: str = ""
    """How it was paid; empty where that is not told."""
    owes: bool = False
    """The file says that nothing was paid yet."""


class Reading(msgspec.Struct, frozen=True):
    """A file as it was understood, every guess shown so that it can be changed."""

    encoding: str = ""
    """How its letters are written; empty for pasted text and for workbooks."""
    delimiter: str = ""
    sheet: str = ""
    """The sheet of a workbook."""
    sheets: tuple[str, ...] = ()
    """All of its sheets; empty where it is no workbook."""
    header: int = 0
    """Row taken as the header; 0 for none."""
    columns: tuple[Field, ...] = ()
    heads: tuple[str, ...] = ()
    """What stands over each column: its header, or its letter."""
    family_first: bool = True
    opens: frozenset[Literal["day_first", "thousands"]] = frozenset()
    """What dates or amounts of the file leave open and only a person can say, said already or not."""
    day_first: bool | None = None
    """What the file or a person says of dates such as 05/06/1990."""
    thousands: str = ""
    """The sign that the file or a person says to part thousands."""
    records: tuple[tuple[str, ...], ...] = ()
    """The cells of every row of the file, from row 1; header and blank rows too."""
    rows: tuple[ListRow, ...] = ()
    """The players; empty when there are faults that leave no table to read."""
    left_out: tuple[str, ...] = ()
    """Lines of a chat that name nobody, as they were written."""
    faults: tuple[ListFault, ...] = ()


class Likeness(msgspec.Struct, frozen=True):
    """Somebody who may be the one a row means."""

    person: Person
    row: int = 0
    """Row of the same file; 0 for somebody of the address book."""

    @property
    def answer(self) -> int:
        """How to answer that it is this one: the id of the person, or the row with a minus sign."""
        return -self.row if self.row else int(self.person.id)


NEW = 0
"""The answer that a row means a person of its own."""


class Question(msgspec.Struct, frozen=True):
    """A row that may mean somebody known, or not: only a person can say."""

    row: int
    person: Person
    likenesses: tuple[Likeness, ...]


class Difference(msgspec.Struct, frozen=True, gc=False):
    """One thing of which the file says something else than the address book."""

    field: str
    """A field of `Person`."""
    book: str
    """As the address book has it; maybe nothing."""
    file: str


class Planned(msgspec.Struct, frozen=True):
    """One row and what becomes of it."""

    row: int
    person: Person
    """With an id when known, as the address book has them; else as the file gives them."""
    buy_in: int | None = None
    method: str = ""
    """How it was paid; empty where that is not told."""
    differs: tuple[Difference, ...] = ()
    """What the file says otherwise of somebody known. It is left as it is, unless it is taken."""
    takes: tuple[Difference, ...] = ()
    """Those of `differs` that a person accepted."""
    owes: bool = False
    """Nothing was paid yet: a list expects them and enters nobody."""


class ListPlan(msgspec.Struct, frozen=True):
    """What an import would do. It does all of it or nothing."""

    new: tuple[Planned, ...] = ()
    known: tuple[Planned, ...] = ()
    """Rows that mean somebody of the address book, those already entered too."""
    entered: frozenset[PersonId] = frozenset()
    """Who of the known has an entry in this tournament, or had one; a list never enters them again."""
    expected: frozenset[PersonId] = frozenset()
    """Who is pre-registered in this tournament already."""
    repeats: tuple[int, ...] = ()
    """Rows of which a person said that they repeat another."""
    questions: tuple[Question, ...] = ()
    faults: tuple[ListFault, ...] = ()
    book: int = 0
    """How many people the address book had; with another number the plan is out of date."""

    @property
    def corrected(self) -> tuple[Person, ...]:
        """Those of the address book whose particulars change, as they will be."""
        return tuple(
            replace(one.person, **{said.field: said.file for said in one.takes})
            for one in self.known
            if one.takes
        )

    @property
    def is_ready(self) -> bool:
        """Nothing is wrong and nothing is left to ask."""
        return not self.faults and not self.questions

    @property
    def changes_nothing(self) -> bool:
        """Everybody is known, and entered or expected, and nothing new of them is taken."""
        return self.is_ready and not (self.corrected or self.to_enter or self.to_await)

    @property
    def to_come(self) -> tuple[Planned, ...]:
        """Who has no entry yet, in the order of the file."""
        known = (one for one in self.known if one.person.id not in self.entered)
        return tuple(sorted((*self.new, *known), key=lambda one: one.row))

    @property
    def to_enter(self) -> tuple[Planned, ...]:
        """Whom it would enter into the tournament."""
        return tuple(one for one in self.to_come if not one.owes)

    @property
    def to_await(self) -> tuple[Planned, ...]:
        """Whom it would pre-register beside them: they have not paid yet."""
        return tuple(one for one in self.to_come if one.owes and one.person.id not in self.expected)
