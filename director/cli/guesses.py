"""What a person settles by hand about a file of rows, where the program would guess it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final, TypeVar

from director.cli.outcome import misused
from director.host.i18n import _

Name = TypeVar("Name", bound=str)

DELIMITERS: Final = {"comma": ",", "semicolon": ";", "tab": "\t", "none": ""}
"""What an option calls each sign between two cells."""
UNUSED: Final = "_"
"""A column that holds nothing of use."""


def add_guesses(parser: argparse.ArgumentParser, no_header: str) -> None:
    """Encoding, sheet, delimiter, header and columns; `no_header` says what the first row is then."""
    parser.add_argument("--encoding", metavar=_("NAME"), help=_("such as utf-8 or windows-1251; else found"))
    parser.add_argument(
        "--sheet",
        dest="workbook_sheet",
        metavar=_("NAME"),
        help=_("which sheet of a workbook; else the first"),
    )
    parser.add_argument("--delimiter", choices=tuple(DELIMITERS), help=_("what parts the cells; else found"))
    parser.add_argument("--no-header", action="store_true", help=no_header)
    parser.add_argument(
        "--columns", metavar=_("FIELDS"), help=_("what each column holds, from the left, joined by commas")
    )


def delimiter_of(options: argparse.Namespace) -> str | None:
    """The sign between two cells; None leaves it to be found."""
    return None if options.delimiter is None else DELIMITERS[options.delimiter]


def header_of(options: argparse.Namespace) -> int | None:
    """0 where there is no header; None leaves it to be found."""
    return 0 if options.no_header else None


def columns_of(options: argparse.Namespace, known: Sequence[Name], unused: Name) -> tuple[Name, ...] | None:
    """What each column holds; None leaves it to be found. Ends the command at a name that is none of them."""
    if options.columns is None:
        return None
    fields: list[Name] = []
    for name in options.columns.split(","):
        clean = name.strip().replace("-", "_")
        field = next((one for one in known if one == clean), unused)
        if field == unused and clean not in ("", UNUSED):
            sentence = _("“{name}” is no field of a column. There are: {fields}.")
            raise misused(sentence.format(name=name, fields=", ".join(known)))
        fields.append(field)
    return tuple(fields)
