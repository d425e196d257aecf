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
from director.desk.house_files import FOLDER, BadTemplate, HouseFiles, fitted, house_files, read_form
from director.desk.schedules import writing
from director.domain.chip_case import Chip, ChipCase
from director.domain.misfits import Misfit, Want
from director.domain.names import folded, tidy
from director.domain.structure import WINDOWS, Structure
from director.host import resources

HOUSE: Final = ("turbo", "evening", "deep")
"""Files of resources/templates, the quickest first."""
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


def read_template(text: str, key: str = "", *, own: bool = False) -> Template:
    """A schedule out of our TOML. Raises BadTemplate."""
    return read_form(text, writing.FORMAT, lambda fields: _template(fields, key, own=own))


def is_template(text: str) -> bool:
    """Whether a text means to be one: its first line that is no remark says of which format."""
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return re.fullmatch(r"format\s*=\s*\d+", first) is not None


def house() -> Iterator[Template]:
    """Those that come with the program."""
    for key in HOUSE:
        yield read_template(resources.read_text(f"templates/{key}.toml"), key)


def own_files(venue: Path) -> HouseFiles[Template]:
    """Those kept beside this venue's file, by name, and the files that are none. Never raises."""
    found = house_files(venue, "", lambda text, key: read_template(text, key, own=True))
    return found._replace(read=dict(sorted(found.read.items(), key=lambda one: folded(one[1].name))))


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


class _Chips(msgspec.Struct, frozen=True):
    chips: tuple[Chip, ...]


def _template(fields: dict[str, Any], key: str, *, own: bool) -> Template:
    known = ("name", "parts", "chips", *WINDOWS)
    strange = sorted(fields.keys() - set(known))
    if strange:
        raise BadTemplate(Misfit("unknown", strange[0], wants=(Want("fields", ("format", *known)),)))
    windows: dict[str, Any] = {window: fields[window] for window in WINDOWS if window in fields}
    structure = fitted({"parts": fields.get("parts", []), **windows}, Structure)
    structure.check()
    case = ChipCase(fitted({"chips": fields.get("chips", [])}, _Chips).chips)
    case.check()
    return Template(tidy(fields.get("name", "")) or key, structure, case, key, own)
