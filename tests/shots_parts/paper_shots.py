"""Every printed document as pictures, in both languages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QApplication

from director.host.i18n import LANGUAGES, words_for
from director.printing import catalogue
from tests.printing.samples import SAMPLES

WIDTH = 1240
"""Pixels across an A4 page: 150 to the inch."""


def shots(folder: Path) -> None:
    """The first two pages of each document."""
    application = QApplication.instance() or QApplication([])
    for language in LANGUAGES:
        for name, rows in SAMPLES.items():
            paper = catalogue.pdf(name, rows, words_for(language))
            _pages(application, paper, folder / f"paper-{name}-{language}")
    application.processEvents()


def _pages(application: QObject, paper: bytes, stem: Path) -> None:
    buffer = QBuffer()
    buffer.setData(QByteArray(paper))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument(application)
    document.load(buffer)
    for page in range(min(2, document.pageCount())):
        points = document.pagePointSize(page)
        size = QSize(WIDTH, round(WIDTH * points.height() / points.width()))
        document.render(page, size).save(str(stem.with_name(f"{stem.name}-{page + 1}.png")))
    document.close()
