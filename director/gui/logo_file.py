"""Any picture becomes the logo of the house: read within limits, as large as paper needs, kept as PNG."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from director.gui.widgets.paper_out import save_file
from director.host.bounded_file import read_bounded
from director.printing.house_file import HouseFault, unreadable
from director.printing.logo import FILE

KINDS: Final = "*.png *.jpg *.jpeg *.svg *.webp *.gif *.bmp"
"""What can be read, for the dialogs that ask for a file."""
MOST_BYTES: Final = 20_000_000
MOST_DRAWING: Final = 2_000_000
"""Bytes of an SVG."""
MOST_PARTS: Final = 16
"""So many parts of an SVG may be drawn again elsewhere: parts within parts multiply, here to hundreds."""
MOST_PIXELS: Final = 12_000
"""A side of the picture that is read."""
MOST_AREA: Final = 60_000_000
"""Pixels in all: a quarter of a gigabyte while they are read."""
_AGAIN: Final = re.compile(rb"<(?:[^\s<>/]+:)?use\b")
_ELSEWHERE: Final = re.compile(rb"<!ENTITY|<(?:[^\s<>/]+:)?image\b")
"""What an SVG draws again, and what it takes from outside or writes short; under any prefix."""
SIZE: Final = QSize(1200, 600)
"""The logo is made to fit into this: 1000 dots an inch on a head, 650 kB at most."""


def take_logo(file: Path, venue: Path) -> HouseFault | None:
    """Make this picture the logo beside the venue. May run on any thread.

    Gives why it cannot be one. Raises OSError where the logo cannot be written.
    """
    image = read_logo(file)
    if isinstance(image, HouseFault):
        return image
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(written, "PNG")  # type: ignore[call-overload]  # the stubs know only bytes, Qt wants text
    save_file(bytes(written.data().data()), venue.with_name(FILE))
    return None


def leave_logo(venue: Path) -> None:
    """There is no logo any more. Raises OSError."""
    venue.with_name(FILE).unlink(missing_ok=True)


def read_logo(file: Path) -> QImage | HouseFault:
    """The picture as large as a logo may be, or why it is none. May run on any thread."""
    try:
        content = read_bounded(file, MOST_BYTES)
    except OSError as trouble:
        return unreadable(file.name, trouble)
    drawing = b"<svg" in content[:4096]
    most = MOST_DRAWING if drawing else MOST_BYTES
    if len(content) > most:
        return HouseFault(file.name, "heavy", str(most // 1_000_000))
    if drawing and (_ELSEWHERE.search(content) or len(_AGAIN.findall(content)) > MOST_PARTS):
        return HouseFault(file.name, "tricky")
    return _picture(file.name, content, drawing=drawing)


def _picture(name: str, content: bytes, *, drawing: bool) -> QImage | HouseFault:
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    drawn = bytes(reader.format().data()).startswith(b"svg")
    if drawn and not drawing:  # packed or in another alphabet: nobody has looked into it
        return HouseFault(name, "no_picture")
    size = reader.size()
    if not size.isEmpty():
        sides = (size.width(), size.height())
        if max(sides) > MOST_PIXELS or (not drawn and math.prod(sides) > MOST_AREA):
            return HouseFault(name, "pixels", f"{size.width()} × {size.height()}")
        if drawn or size.width() > SIZE.width() or size.height() > SIZE.height():
            fitting = size.scaled(SIZE, Qt.AspectRatioMode.KeepAspectRatio)
            reader.setScaledSize(fitting.expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        return HouseFault(name, "no_picture")
    return image.convertToFormat(QImage.Format.Format_ARGB32)
