"""Any picture becomes the logo of the house: read within limits, as large as paper needs, kept as PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from director.gui.widgets.paper_out import save_file
from director.printing.house_file import HouseFault
from director.printing.logo import FILE

KINDS: Final = "*.png *.jpg *.jpeg *.svg *.webp *.gif *.bmp"
"""What can be read, for the dialogs that ask for a file."""
MOST_BYTES: Final = 20_000_000
MOST_DRAWING: Final = 2_000_000
"""Bytes of an SVG."""
MOST_PARTS: Final = 60
"""So many parts of an SVG may be drawn again elsewhere: parts within parts multiply without end."""
MOST_PIXELS: Final = 12_000
"""A side of the picture that is read."""
SIZE: Final = QSize(1200, 600)
"""The logo is made to fit into this: 1000 dots an inch on a head, 650 kB at most."""


def take_logo(file: Path, venue: Path) -> HouseFault | None:
    """Make this picture the logo beside the venue. May run on any thread.

    Gives why it cannot be one. Raises OSError where the logo cannot be written.
    """
    image = _read(file)
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


def _read(file: Path) -> QImage | HouseFault:
    """The picture as large as a logo may be."""
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except OSError as trouble:
        return HouseFault(file.name, "unreadable", trouble.strerror or str(trouble))
    drawing = b"<svg" in content[:4096]
    most = MOST_DRAWING if drawing else MOST_BYTES
    if len(content) > most:
        return HouseFault(file.name, "heavy", str(most // 1_000_000))
    if drawing and (b"<!ENTITY" in content or content.count(b"<use") > MOST_PARTS or b"<image" in content):
        return HouseFault(file.name, "tricky")
    return _picture(file.name, content)


def _picture(name: str, content: bytes) -> QImage | HouseFault:
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isEmpty():
        if max(size.width(), size.height()) > MOST_PIXELS:
            return HouseFault(name, "pixels", f"{size.width()} × {size.height()}")
        drawn = bytes(reader.format().data()) == b"svg"
        if drawn or size.width() > SIZE.width() or size.height() > SIZE.height():
            fitting = size.scaled(SIZE, Qt.AspectRatioMode.KeepAspectRatio)
            reader.setScaledSize(fitting.expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        return HouseFault(name, "no_picture")
    return image.convertToFormat(QImage.Format.Format_ARGB32)
