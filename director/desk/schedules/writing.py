"""A schedule into files: CSV for spreadsheets, TOML with the chips beside it. Both read back exactly."""

from __future__ import annotations

import codecs
import csv
import io
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from director.desk.lists.cells import shielded
from director.desk.schedules.parsing import CHIPS, draft_of
from director.domain.chip_case import ChipCase
from director.domain.sheets import Column
from director.domain.structure import WINDOWS, Structure

FORMAT: Final = 1
"""Of our TOML; a later one that is read differently gets another number."""

_COLUMNS: Final[tuple[Column, ...]] = (
    "kind",
    "level",
    "minutes",
    "game",
    *CHIPS[:3],
    "ante_kind",
    *CHIPS[3:],
    "colour_up",
    "open",
    "note",
)
_ALWAYS: Final = frozenset({"kind", "level", "minutes", "note"})


class SheetForm(msgspec.Struct, frozen=True):
    """How a sheet is written. The import finds all of it by itself."""

    delimiter: str = ","
    heads: Mapping[str, str] = {}
    """What stands over each column; without one its own name."""
    words: Mapping[str, str] = {}
    """What kinds of rows, payers of antes and what is open are called; without one their own names."""


def form_for(language: str, heads: Mapping[str, str], words: Mapping[str, str]) -> SheetForm:
    """How a spreadsheet of this language expects it."""
    return SheetForm(";" if language == "ru" else ",", heads, words)


def schedule_csv(structure: Structure, form: SheetForm | None = None) -> bytes:
    """The schedule for a spreadsheet; columns without anything in them are left out."""
    form = form or SheetForm()
    rows = list(_rows(structure, form))
    used = {column for column in _COLUMNS if any(row[column] for row in rows)} | _ALWAYS
    if used.isdisjoint(CHIPS):
        used |= {"small_blind", "big_blind"}
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=form.delimiter)
    columns = [column for column in _COLUMNS if column in used]
    writer.writerow(shielded(form.heads.get(column, column)) for column in columns)
    writer.writerows([shielded(row[column]) for column in columns] for row in rows)
    return codecs.BOM_UTF8 + text.getvalue().encode()


def _rows(structure: Structure, form: SheetForm) -> Iterator[dict[str, str]]:
    level = 0
    for place, row in enumerate(draft_of(structure).rows):
        level += row.kind == "level"
        opens = [
            form.words.get(name, name)
            for name in WINDOWS
            if getattr(structure, name) is not None and structure.is_open(getattr(structure, name), place)
        ]
        yield {
            **msgspec.structs.asdict(row),
            "kind": form.words.get(row.kind, row.kind),
            "level": str(level) if row.kind == "level" else "",
            "ante_kind": form.words.get(row.ante_kind, row.ante_kind),
            "open": ", ".join(opens),
        }


# ------------------------------------------------------------------ TOML


def schedule_toml(structure: Structure, case: ChipCase | None = None, name: str = "") -> bytes:
    """The schedule and the chips it was made for, for people to read and for the program to read back."""
    lines = [f"format = {FORMAT}"]
    if name:
        lines.append(f"name = {_value(name)}")
    for window in WINDOWS:
        known = getattr(structure, window)
        if known is not None:
            lines.append(f"{window} = {_table(msgspec.structs.asdict(known))}")
    for part in structure.parts:
        lines += ["", "[[parts]]", *_fields(msgspec.to_builtins(part))]
    for chip in case.chips if case is not None else ():
        lines += ["", "[[chips]]", *_fields(msgspec.to_builtins(chip))]
    return ("\n".join(lines) + "\n").encode()


def _fields(fields: Mapping[str, Any]) -> list[str]:
    """What says something, line by line."""
    silent: tuple[object, ...] = (None, "", 0, "none", [])
    return [f"{key} = {_value(value)}" for key, value in fields.items() if value not in silent]


def _table(fields: Mapping[str, Any]) -> str:
    return "{ " + ", ".join(f"{key} = {_value(value)}" for key, value in fields.items()) + " }"


def _value(value: object) -> str:
    """A value in TOML; its strings are those of JSON, but for one character that no name has."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
