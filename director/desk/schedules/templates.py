"""Schedules to begin with: those that come with the program, and those that a house has kept.

A kept one is a TOML file in the folder `templates` beside the venue's file: it can be copied to another
computer, mailed, and read. The name that people see stands in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from director.desk.files import of_disk, write_whole
from director.desk.schedules import writing
from director.domain.chip_case import ChipCase
from director.domain.names import folded, tidy
from director.domain.refusal import Impossible
from director.domain.structure import WINDOWS, Structure
from director.host import resources
from director.host.bounded_file import read_bounded
from director.rules.toml_text import toml_fields

HOUSE: Final = ("turbo", "evening", "deep")
"""Files of resources/templates, the quickest first."""
FOLDER: Final = "templates"
LARGEST: Final = 1_000_000
"""Bytes of the largest file that is looked at."""
_NO_NAME = re.compile(r"[^\w -]+")


class Template(msgspec.Struct, frozen=True):
    """A schedule with the chips it was made for."""

    name: str
    structure: Structure
    case: ChipCase = ChipCase()
    key: str = ""
    """The name of its file without ending."""
    own: bool = False
    """Kept by the house; else it came with the program."""


class BadTemplate(Exception):
    """A file that is no schedule of ours. Says what is wrong for whoever wrote it by hand."""


def read_template(text: str, key: str = "", *, own: bool = False) -> Template:
    """A schedule out of our TOML. Raises BadTemplate."""
    try:
        fields = toml_fields(text)
        return _template(fields, key, own=own)
    except (ValueError, RecursionError) as error:  # a number of too many digits is a plain ValueError
        raise BadTemplate(str(error)) from error
    except Impossible as refusal:
        raise BadTemplate(refusal.code) from refusal


def is_template(text: str) -> bool:
    """Whether a text means to be one: its first line that is no remark says of which format."""
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return re.fullmatch(r"format\s*=\s*\d+", first) is not None


def house() -> Iterator[Template]:
    """Those that come with the program."""
    for key in HOUSE:
        yield read_template(resources.read_text(f"templates/{key}.toml"), key)


def own(venue: Path) -> list[Template]:
    """Those kept beside this venue's file, by name; a file that is none is left aside."""
    try:
        files = sorted((venue.parent / FOLDER).glob("*.toml"))
    except OSError:
        return []
    found = (_read(file) for file in files)
    return sorted((one for one in found if one is not None), key=lambda one: folded(one.name))


def _read(file: Path) -> Template | None:
    try:
        content = read_bounded(file, LARGEST)
        if len(content) > LARGEST:
            return None
        return read_template(content.decode("utf-8-sig"), file.stem, own=True)
    except (OSError, UnicodeDecodeError, BadTemplate):
        return None


def keep(venue: Path, name: str, structure: Structure, case: ChipCase) -> Template:
    """Keep a schedule under this name; one of the same name is written over. Raises Unavailable."""
    name = tidy(name)
    key = _key(name)
    folder = venue.parent / FOLDER
    try:
        folder.mkdir(exist_ok=True)
    except OSError as trouble:
        raise of_disk(trouble, folder) from trouble
    write_whole(folder / f"{key}.toml", writing.schedule_toml(structure, case, name))
    return Template(name, structure, case, key, own=True)


def _key(name: str) -> str:
    """A file name that every disk takes."""
    return "-".join(_NO_NAME.sub(" ", folded(name)).split())[:80] or "template"


def _template(fields: dict[str, Any], key: str, *, own: bool) -> Template:
    known = {"format", "name", "parts", "chips", *WINDOWS}
    strange = sorted(fields.keys() - known)
    if strange:
        raise BadTemplate(strange[0])
    if fields.get("format") != writing.FORMAT:
        raise BadTemplate("format")
    name = fields.get("name", "")
    if not isinstance(name, str):
        raise BadTemplate("name")
    windows: dict[str, Any] = {window: fields[window] for window in WINDOWS if window in fields}
    written: dict[str, Any] = {"parts": fields.get("parts", []), **windows}
    structure = msgspec.convert(written, Structure)
    structure.check()
    case = writing.chips_of(fields.get("chips", []))
    case.check()
    return Template(tidy(name) or key, structure, case, key, own)
