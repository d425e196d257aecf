"""The logo of the house: `logo.png` beside the file of the venue, in the head of cards, lists and protocols.

The window writes it from any picture; a file put there by hand is read as well. One that is no PNG, or is too
large, is told and left out.
"""

from __future__ import annotations

import io
import struct
from pathlib import Path
from typing import Final, NamedTuple

from director.host.bounded_file import read_bounded
from director.printing.house_file import HouseFault, unreadable

FILE: Final = "logo.png"
MOST_BYTES: Final = 4_000_000
MOST_PIXELS: Final = 4000
"""A side; finer than any printer on the width of a sheet."""
_PNG: Final = b"\x89PNG\r\n\x1a\n"


class Logo(NamedTuple):
    """A picture that can be drawn."""

    wide: int
    """Pixels."""
    high: int
    content: bytes
    """Of the PNG file."""


def house_logo(venue: Path) -> Logo | HouseFault | None:
    """The logo beside this venue; None where there is none. Never raises."""
    try:
        content = read_bounded(venue.with_name(FILE), MOST_BYTES)
    except FileNotFoundError:
        return None
    except OSError as trouble:
        return unreadable(FILE, trouble)
    return logo_of(content)


def logo_of(content: bytes) -> Logo | HouseFault:
    """The logo in these bytes of a PNG file, decoded once to be sure."""
    if len(content) > MOST_BYTES:
        return HouseFault(FILE, "heavy", str(MOST_BYTES // 1_000_000))
    if not content.startswith(_PNG) or content[12:16] != b"IHDR":
        return HouseFault(FILE, "no_picture")
    wide, high = struct.unpack(">II", content[16:24]) if len(content) > 24 else (0, 0)
    if not (1 <= wide <= MOST_PIXELS and 1 <= high <= MOST_PIXELS):
        return HouseFault(FILE, "pixels", f"{wide} × {high}")
    return Logo(wide, high, content) if _can_be_drawn(content) else HouseFault(FILE, "no_picture")


def _can_be_drawn(content: bytes) -> bool:
    from PIL import Image

    try:
        with Image.open(io.BytesIO(content), formats=["PNG"]) as picture:
            picture.load()
    except Exception:  # noqa: BLE001 - whatever a damaged picture makes the reader raise, it is no logo
        return False
    return True
