"""A file as it is looked at before it is brought in: its cells, and what becomes of each of its rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from director.host.i18n import Words


class ReadFile(Protocol):
    """What every reading of a file has, whatever is in the file."""

    @property
    def encoding(self) -> str:
        """How its letters are written; empty for pasted text."""

    @property
    def sheet(self) -> str:
        """The sheet of a workbook."""

    @property
    def sheets(self) -> Sequence[str]:
        """All sheets of a workbook; empty where it is none."""

    @property
    def delimiter(self) -> str:
        """What stands between two cells; empty for one column."""

    @property
    def header(self) -> int:
        """Row taken as the header; 0 for none."""

    @property
    def columns(self) -> Sequence[str]:
        """What each column holds."""

    @property
    def heads(self) -> Sequence[str]:
        """What stands over each column."""

    @property
    def records(self) -> Sequence[Sequence[str]]:
        """The cells of every row of the file, from row 1."""


@dataclass(frozen=True, slots=True)
class Becomes:
    """What becomes of a row of the file."""

    words: str
    icon: str = ""
    tone: str = ""
    """A token of the theme for the words and the icon, or nothing."""
    quiet: bool = False
    """Nothing comes of it: its cells are soft."""
    says: str = ""
    """More of it, for whoever points at the row."""


NOTHING: Final = Becomes("")
"""Of rows about which nothing is known."""


@dataclass(frozen=True, slots=True)
class FileRows:
    """What is shown of a file."""

    heads: Sequence[str] = ()
    columns: Sequence[str] = ()
    records: Sequence[Sequence[str]] = ()
    shown: Sequence[int] = ()
    """Rows of the file from its header on that are not blank."""
    becomes: Mapping[int, Becomes] = field(default_factory=dict)
    """By row of the file."""
    faulty: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """What is wrong with a cell, by row and column of the file."""


class Looked(Protocol):
    """A file as it was read, and what is shown of it."""

    @property
    def reading(self) -> ReadFile:
        """How it was understood."""

    @property
    def rows(self) -> FileRows:
        """What is shown of it."""

    @property
    def is_ready(self) -> bool:
        """Whether nothing stands against it."""


def rows_of(
    reading: ReadFile,
    becomes: Mapping[int, Becomes],
    faulty: Mapping[tuple[int, int], str],
    words: Words,
    rest: Becomes = NOTHING,
) -> FileRows:
    """What is shown of a reading; `rest` becomes of every row that is not in `becomes`."""
    shown = tuple(
        number
        for number, record in enumerate(reading.records, start=1)
        if number >= reading.header and any(cell.strip() for cell in record)
    )
    told = {number: becomes.get(number, rest) for number in shown}
    if reading.header in told:
        head = becomes.get(reading.header, NOTHING)
        told[reading.header] = replace(head, words=words._("header"), quiet=True)
    return FileRows(reading.heads, reading.columns, reading.records, shown, told, faulty)
