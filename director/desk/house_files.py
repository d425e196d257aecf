"""Files that a house writes by hand and keeps in the folder `templates` beside its venue.

Each is TOML with `format = 1`. One that cannot be read is left out, and says why; nothing else suffers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from director.domain.misfits import LeftOut, Misfit, of_fields, of_refusal, of_toml
from director.domain.refusal import Impossible
from director.host.bounded_file import read_bounded
from director.host.disk_errors import disk_code
from director.rules.toml_text import toml_fields

FOLDER: Final = "templates"
LARGEST: Final = 1_000_000
"""Bytes of the largest file that is looked at."""

Made = TypeVar("Made")


class BadTemplate(Exception):
    """A text that is not what it should be; says what is wrong for whoever wrote it by hand."""

    def __init__(self, misfit: Misfit) -> None:
        super().__init__(misfit.code)
        self.misfit = misfit


class HouseFiles(NamedTuple, Generic[Made]):
    """What the files of one folder hold."""

    read: dict[str, Made]
    """By the name of the file without ending."""
    left_out: tuple[LeftOut, ...]


def read_form(text: str, form: int, made: Callable[[dict[str, Any]], Made]) -> Made:
    """What the fields of a TOML text make, which says first of which form it is. Raises BadTemplate."""
    try:
        fields = toml_fields(text)
        if fields.pop("format", None) != form:
            raise BadTemplate(Misfit("format", at=form))
        if not isinstance(fields.get("name", ""), str):
            raise BadTemplate(Misfit("name", "name"))
        return made(fields)
    except (ValueError, RecursionError) as error:  # a number of too many digits is a plain ValueError
        raise BadTemplate(of_toml(error, text)) from error
    except Impossible as refusal:
        raise BadTemplate(of_refusal(refusal)) from refusal


def fitted(fields: Mapping[str, Any], kind: type[Made]) -> Made:
    """Fields as a type. Raises BadTemplate with the one that does not fit."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise BadTemplate(of_fields(error, kind, fields)) from error


def house_files(venue: Path, kind: str, read: Callable[[str, str], Made]) -> HouseFiles[Made]:
    """Every file of one kind beside a venue, read by its text and its name. Never raises.

    `kind` is the folder within `templates`; empty for those that lie there themselves.
    """
    found: dict[str, Made] = {}
    left_out: list[LeftOut] = []
    try:
        files = sorted((venue.parent / FOLDER / kind).glob("*.toml"))
    except OSError:
        files = []
    for file in files:
        try:
            found[file.stem] = read(_text(file), file.stem)
        except BadTemplate as bad:
            left_out.append(LeftOut(file.relative_to(venue.parent).as_posix(), file.stem, bad.misfit))
    return HouseFiles(found, tuple(left_out))


def _text(file: Path) -> str:
    try:
        content = read_bounded(file, LARGEST)
    except OSError as trouble:
        raise BadTemplate(Misfit("disk", has=disk_code(trouble))) from trouble
    if len(content) > LARGEST:
        raise BadTemplate(Misfit("too_long"))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise BadTemplate(Misfit("not_utf8")) from trouble
