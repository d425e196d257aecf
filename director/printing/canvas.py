"""A blank reportlab canvas that writes the same bytes for the same drawing."""

from __future__ import annotations

from typing import BinaryIO

from reportlab.pdfgen.canvas import Canvas

from director.printing.fonts import main_face
from director.printing.stock import Stock


def new_canvas(file: BinaryIO, stock: Stock, title: str, language: str) -> Canvas:
    """A canvas of the stock's exact size, without dates of its own and without fonts that are not ours."""
    canvas = Canvas(
        file,
        pagesize=(stock.width, stock.height),
        trimBox=(0, 0, stock.width, stock.height),
        invariant=1,
        pageCompression=1,
        initialFontName=main_face("regular").name,  # type: ignore[arg-type]  # the stubs say float
        lang=language,
    )
    canvas.setTitle(title)
    canvas.setCreator("Floor Director")
    canvas.setAuthor("Floor Director")
    canvas.setSubject(title)
    # Printers shrink pages by default; this asks viewers to print at 100 %, so that cards keep their size.
    canvas.setViewerPreference("PrintScaling", "None")
    return canvas
