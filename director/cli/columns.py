"""Rows in columns for people who read a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from director.cli.outcome import say, say_fields
from director.host.i18n import _

Heads = Sequence[tuple[str, str]]
"""The field of a row, and what stands over its column."""


def table(heads: Heads, rows: Iterable[object]) -> None:
    """Print rows under their heads; numbers to the right, all else to the left."""
    cells = [[_cell(row, field) for field, _head in heads] for row in rows]
    titles = [head for _field, head in heads]
    widths = [max(map(width, column)) for column in zip(titles, *cells, strict=True)]
    numeric = [
        bool(cells) and all(text.lstrip("-").isdecimal() or not text for text in column)
        for column in zip(*cells, strict=True)
    ] or [False] * len(titles)
    for line in (titles, *cells) if any(titles) else cells:
        parts = [
            _padded(text, room, right=right) for text, room, right in zip(line, widths, numeric, strict=True)
        ]
        say("  ".join(parts).rstrip())


def answer(heads: Heads, rows: Sequence[object], *, as_json: bool, nothing: str = "") -> None:
    """Rows as an answer: for programs every field, for people a table, or the words for an empty one.

    Heads are told untranslated.
    """
    if as_json:
        say_fields(rows)
    elif rows or not nothing:
        table([(field, _(head)) for field, head in heads], rows)
    else:
        say(nothing)


def width(text: str) -> int:
    """How many columns of a terminal a text takes: two for a Chinese sign, none for an accent.

    >>> width("Ли"), width("李娜"), width("e\N{COMBINING ACUTE ACCENT}")
    (2, 4, 1)
    """
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def _padded(text: str, room: int, *, right: bool) -> str:
    blank = " " * (room - width(text))
    return blank + text if right else text + blank


def _cell(row: object, field: str) -> str:
    value = row[field] if isinstance(row, Mapping) else getattr(row, field)
    if value is None or value is False:
        return ""
    return " ".join(str(value).split())
