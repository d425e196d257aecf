"""What a whole sheet comes to beyond its cells: who pays the antes, and how long people may still enter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from director.desk.schedules import amounts, columns, phrases
from director.domain.names import folded
from director.domain.sheets import Draft, DraftRow, Remark, SheetReading
from director.domain.structure import WINDOWS, AnteKind, Window

if TYPE_CHECKING:
    from director.desk.schedules.rows import Rows

_OPEN: Final[dict[str, tuple[str, ...]]] = {
    "late_registration": ("late", "regist", "регистр"),
    "reentry": ("re entry", "reentry", "повторн", "реэнтри", "ре энтри"),
    "rebuy": ("rebuy", "re buy", "переигровка", "ребай"),
    "add_on": ("add on", "addon", "аддон"),
}
"""How a cell names what is open in its row."""
_LAST_REBUY: Final = "последняя переигровка"
"""An add-on, though the word for a rebuy is in it."""
_YES: Final = frozenset({"yes", "x", "х", "open", "да", "+", "✓", "открыта", "открыто"})
"""A cell that says no more is about late registration."""
_CLOSED = re.compile(r"\b(?:closed?|no|закрыт\w*|нет)\b")


def concluded(rows: Rows, ante_kind: AnteKind | None) -> tuple[Draft, AnteKind, tuple[Remark, ...]]:
    """The draft with antes and windows settled, who pays the antes, and what was concluded."""
    kind, made = _antes(rows.rows, rows.named_ante, ante_kind)
    remarks = list(rows.remarks)
    windows = _from_column(made, rows.opens)
    for name, window, number in _from_notes(made):
        if name not in windows:
            windows[name] = window
            remarks.append(Remark(name, rows.numbers[number - 1], made[number - 1].note, window.last))
    return Draft(tuple(made), **windows), kind, tuple(remarks)


def left_out(layout: SheetReading) -> Iterator[Remark]:
    """Columns of figures of which nothing is taken, so that no amount is lost without a word."""
    for place, (column, head) in enumerate(zip(layout.columns, layout.heads, strict=True)):
        cells = (row[place] for row in layout.records[layout.header :] if place < len(row))
        dropped = column in ("", "ignored") and columns.column_of(head) != "ignored"
        if dropped and any(amounts.chips(cell) for cell in cells):
            yield Remark("left_out", layout.header, head)


def _antes(
    rows: Sequence[DraftRow], named: Sequence[bool], chosen: AnteKind | None
) -> tuple[AnteKind, list[DraftRow]]:
    """Every ante says who pays it. Where the sheet does not: an ante of a big blind is paid by one player."""
    with_ante = [row for row in rows if amounts.chips(row.ante)]
    if not with_ante:
        return "none", [replace(row, ante_kind="") for row in rows]
    told = {row.ante_kind for row, names in zip(rows, named, strict=True) if names and row.ante_kind}
    pairs = [(amounts.chips(row.ante) or 0, amounts.chips(row.big_blind) or 0) for row in with_ante]
    full = sum(0 < big <= ante for ante, big in pairs) * 2 > len(pairs)
    kind: AnteKind = chosen or ("big_blind" if told == {"big_blind"} or (full and not told) else "each")
    made = []
    for row, names in zip(rows, named, strict=True):
        if not amounts.chips(row.ante):
            made.append(replace(row, ante_kind=""))
        elif chosen or not (names and row.ante_kind):
            made.append(replace(row, ante_kind="each" if row.bring_in else kind))
        else:
            made.append(row)
    return kind, made


def _from_notes(rows: Sequence[DraftRow]) -> Iterator[tuple[str, Window, int]]:
    """Windows that notes close: a break closes them at its end, a level at its own."""
    level = 0
    for number, row in enumerate(rows, start=1):
        level += row.kind == "level"
        told = phrases.said(row.note)
        for name in told.closes:
            if level:
                yield name, Window(level, break_too=row.kind != "level"), number


def _from_column(rows: Sequence[DraftRow], opens: Sequence[str]) -> dict[str, Window]:
    """Windows out of the column that says in each row what is open."""
    found: dict[str, Window] = {}
    for name in WINDOWS:
        marks = [_is_open(name, text) for text in opens]
        window = window_of([row.kind == "level" for row in rows], marks)
        if window is not None:
            found[name] = window
    return found


def _is_open(name: str, text: str) -> bool:
    """Whether a cell says that this is open.

    >>> [name for name in WINDOWS if _is_open(name, "Поздняя регистрация, последняя переигровка")]
    ['late_registration', 'add_on']
    >>> [name for name in WINDOWS if _is_open(name, "✓")], _is_open("late_registration", "late reg closed")
    (['late_registration'], False)
    """
    plain = folded(text).replace("_", " ").replace(_LAST_REBUY, "аддон")
    if _CLOSED.search(plain):
        return False
    named = {other for other, signs in _OPEN.items() if any(sign in plain for sign in signs)}
    if named:
        return name in named
    return name == "late_registration" and plain in _YES


def window_of(levels: Sequence[bool], marks: Sequence[bool]) -> Window | None:
    """The window that is open in the marked rows: from the first to the last of them.

    >>> window_of([True, True, False, True], [True, True, True, False])
    Window(last=2, first=1, break_too=True, only_breaks=False)
    >>> window_of([True, False], [False, True])
    Window(last=1, first=1, break_too=False, only_breaks=True)
    """
    marked = [place for place, mark in enumerate(marks) if mark]
    if not marked:
        return None
    number = [sum(levels[: place + 1]) for place in range(len(levels))]
    played = [place for place in marked if levels[place]]
    if not played:
        return Window(max(1, number[marked[-1]]), max(1, number[marked[0]]), only_breaks=True)
    last = number[played[-1]]
    return Window(last, number[played[0]], break_too=marked[-1] > played[-1])
