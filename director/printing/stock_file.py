"""Stock of the house: a TOML file for each size of paper that the program does not know, in millimetres.

    name = "Labels L7163"
    kind = "sheet"            # sheet, card or roll
    width = 210
    height = 297
    columns = 2               # of a sheet: the cards it is cut into
    rows = 7
    card_width = 99.1
    card_height = 38.1

The files lie in the folder `stock` beside the venue. One that is wrong is told and left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from director.domain.misfits import Misfit, of_fields, of_toml
from director.host.bounded_file import read_bounded
from director.printing.house_file import HouseFault, unreadable
from director.printing.stock import STOCKS, Kind, Stock, one, sheet
from director.rules.toml_text import toml_fields

FOLDER: Final = "stock"
MOST: Final = 40
"""So many files are read at most."""
_MOST_BYTES: Final = 20_000
_LEAST_MM: Final = 25.0
_MOST_MM: Final = 1200.0


class HouseStock(NamedTuple):
    """Every stock that can be chosen in this house, and the files that are none."""

    stocks: dict[str, Stock]
    faults: tuple[HouseFault, ...]


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    width: float
    height: float
    kind: Kind = "card"
    columns: int = 0
    rows: int = 0
    card_width: float = 0
    card_height: float = 0


def house_stock(venue: Path) -> HouseStock:
    """The stocks of the program and those of the house beside this venue. Never raises."""
    stocks, faults = dict(STOCKS), []
    try:
        files = sorted(venue.with_name(FOLDER).glob("*.toml"))[:MOST]
    except OSError:
        files = []
    for file in files:
        read = _read(file)
        if isinstance(read, HouseFault):
            faults.append(read)
        else:
            stocks[read.id] = read
    return HouseStock(stocks, tuple(faults))


def _read(file: Path) -> Stock | HouseFault:
    try:
        content = read_bounded(file, _MOST_BYTES)
        text = content.decode("utf-8-sig")
    except OSError as trouble:
        return unreadable(file.name, trouble)
    except UnicodeDecodeError:
        return HouseFault(file.name, "field", misfit=Misfit("not_utf8"))
    if len(content) > _MOST_BYTES:
        return HouseFault(file.name, "field", misfit=Misfit("too_long"))
    try:
        fields = toml_fields(text)
    except (ValueError, RecursionError) as trouble:  # a number of too many digits is a plain ValueError
        return HouseFault(file.name, "no_toml", misfit=of_toml(trouble, text))
    try:
        return _stock(file, msgspec.convert(fields, _Written))
    except msgspec.ValidationError as trouble:
        return HouseFault(file.name, "field", misfit=of_fields(trouble, _Written, fields))


def _stock(file: Path, written: _Written) -> Stock | HouseFault:
    name = " ".join(written.name.split())[:60] or file.stem
    key, size = f"own-{file.stem}", (written.width, written.height)
    if not all(_LEAST_MM <= side <= _MOST_MM for side in size):
        return HouseFault(file.name, "size", f"{written.width:g} × {written.height:g}")
    if written.kind != "sheet":
        return one(key, name, *size, written.kind)
    grid = (written.columns, written.rows, written.card_width, written.card_height)
    fits = (
        min(grid[:2]) >= 1
        and min(grid[2:]) >= _LEAST_MM
        and grid[0] * grid[2] <= size[0] + 0.01
        and grid[1] * grid[3] <= size[1] + 0.01
    )
    if not fits:
        return HouseFault(file.name, "grid", f"{grid[0]} × {grid[1]} × {grid[2]:g} × {grid[3]:g}")
    return sheet(key, name, size, grid, for_lists=False)
