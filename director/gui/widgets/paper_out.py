"""Paper out of the program: to a printer page by page on the second thread, or into a PDF file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter

from director.desk.files import refuse_venue
from director.gui.widgets.printer_trim import Trim

if TYPE_CHECKING:
    from collections.abc import Callable

AS_IT_IS: Final = Trim()
"""Without a correction."""
DPI = 300
"""Dots an inch: as fine as office printers print text."""


def save_file(content: bytes, path: Path) -> None:
    """Write beside and replace, so that a full disk leaves the old file. Raises OSError.

    Raises Unavailable where a venue would be written over.
    """
    refuse_venue(path)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except OSError:
        Path(beside).unlink(missing_ok=True)
        raise


def fit_paper(printer: QPrinter, width: float, height: float) -> None:
    """Tell the printer the size of the paper, in points, and let nothing shrink the page."""
    printer.setResolution(DPI)
    size = QPageSize(QSizeF(width, height), QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    printer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    printer.setFullPage(True)


def print_pages(
    content: bytes, printer: QPrinter, going: Callable[[int, int], bool], trim: Trim = AS_IT_IS
) -> int:
    """Send every page to the printer; gives how many went. May run on any thread, for this printer alone.

    Raises OSError when the printer cannot be opened.
    """
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    pages = document.pageCount()
    painter = QPainter()
    if not painter.begin(printer):
        raise OSError(printer.printerName() or printer.outputFileName())
    sent = 0
    try:
        for number in range(pages):
            if number:
                printer.newPage()
            room = printer.pageLayout().fullRectPixels(printer.resolution())
            painter.save()
            trim.apply(painter, printer.resolution())
            painter.drawImage(room, document.render(number, room.size()))
            painter.restore()
            sent += 1
            if not going(sent, pages):
                break
    finally:
        painter.end()
        document.close()
    return sent
