"""Every printed document as pictures, in both languages; and a card of each script on every paper."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QApplication

from director.host.i18n import LANGUAGES, words_for
from director.host.two_languages import words_of_both
from director.printing import catalogue
from director.printing.logo import Logo, logo_of
from director.printing.stock import STOCKS
from tests.printing.reading import cards
from tests.printing.samples import SAMPLES

WIDTH = 1240
"""Pixels across an A4 page: 150 to the inch."""

SCRIPTS: Final = {
    "Latin": "Łukasz Ğülşen-Nguyễn Thị Ánh",
    "Cyrillic": "Щёлоков-Їжакевич Пётр",
    "Greek": "Παρασκευόπουλος Τρισεύγενη",
    "Armenian": "Մելիք-Աբրահամյան Սուսաննա",
    "Georgian": "დავით ჯანელიძე",
    "Hebrew": "דוד בן-גוריון (אבי)",
    "Arabic": "محمد علي الأحمد",
    "Thai": "สมชาย ใจดี",
    "Devanagari": "अमित शर्मा",
    "Han": "欧阳 娜娜 李小龍",
    "Japanese": "サイトウ けん",
    "Hangul": "김 하은",
    "emoji": "MINT🍫 👨‍👩‍👧 #2662",
    "mixed": "Ким 李 דוד Ann",
    "120 letters": "anderson" * 15,
    "120 wide letters": "Щ" * 120,
}
"""A name of each script; those that no bundled font can write show their stand-in."""


def shots(folder: Path) -> None:
    """The first two pages of each document; cards and receipts of every paper with all scripts on them."""
    application = QApplication.instance() or QApplication([])
    for language in LANGUAGES:
        for name, rows in SAMPLES.items():
            paper = catalogue.pdf(name, rows, words_for(language), logo=_house())
            _pages(application, paper, folder / f"paper-{name}-{language}")
    for stock in STOCKS.values():
        _cards_of_scripts(application, folder, stock.id)
    application.processEvents()


def _cards_of_scripts(application: QObject, folder: Path, key: str) -> None:
    """One card per script, in two languages; of small stock side by side in one picture."""
    stock, both = STOCKS[key], words_of_both("en", "ru")
    paper = catalogue.pdf("seat-cards", cards(SCRIPTS.values(), "qr"), both, stock=stock, logo=_house())
    if stock.grid.cards > 1:
        _pages(application, paper, folder / f"cards-{key}")
        return
    document, buffer = _opened(application, paper)
    size = QSize(300, round(300 * stock.height / stock.width))
    whole = QImage(size.width() * 6, size.height() * 3, QImage.Format.Format_RGB32)
    whole.fill(0xFFB0B0B0)
    painter = QPainter(whole)
    for page in range(document.pageCount()):
        down, across = divmod(page, 6)
        at = (across * size.width() + 2, down * size.height() + 2)
        painter.fillRect(*at, size.width() - 4, size.height() - 4, QColor("white"))
        painter.drawImage(*at, document.render(page, size - QSize(4, 4)))
    painter.end()
    whole.save(str(folder / f"cards-{key}.png"))
    document.close()
    buffer.close()


def _house() -> Logo:
    """The logo of a house that there is not: a spade's head on a band."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGBA", (240, 96), (0, 0, 0, 0))
    pencil = ImageDraw.Draw(picture)
    pencil.rounded_rectangle((0, 0, 239, 95), 18, fill=(16, 107, 74, 255))
    pencil.polygon([(48, 12), (84, 58), (12, 58)], fill="white")
    pencil.ellipse((10, 42, 50, 78), fill="white")
    pencil.ellipse((46, 42, 86, 78), fill="white")
    pencil.rectangle((44, 62, 52, 86), fill="white")
    pencil.rectangle((110, 40, 222, 56), fill="white")
    written = io.BytesIO()
    picture.save(written, "PNG")
    made = logo_of(written.getvalue())
    if not isinstance(made, Logo):
        raise TypeError(made)
    return made


def _opened(application: QObject, paper: bytes) -> tuple[QPdfDocument, QBuffer]:
    buffer = QBuffer(application)
    buffer.setData(QByteArray(paper))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument(application)
    document.load(buffer)
    return document, buffer


def _pages(application: QObject, paper: bytes, stem: Path) -> None:
    document, _buffer = _opened(application, paper)
    for page in range(min(2, document.pageCount())):
        points = document.pagePointSize(page)
        size = QSize(WIDTH, round(WIDTH * points.height() / points.width()))
        document.render(page, size).save(str(stem.with_name(f"{stem.name}-{page + 1}.png")))
    document.close()
