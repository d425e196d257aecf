"""Papers to print in tests, and what stands on the printed page."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtPdf import QPdfDocument

from director.host.i18n import Words, words_for
from director.printing import catalogue
from director.printing.text import visual
from director.views import papers
from director.views.papers import Letterhead, SeatCardRow, SeatCards, SeatingList, SeatingRow

HEAD = Letterhead(
    event="Spring Cup, Main Event",
    when="5 December 2026, 18:00",
    place="Grand Casino",
    printed="5 Dec 2026, 17:42",
    line=812,
    hash="3f9a01bc",
)
_HYPHEN = "\ufffe"
"""What the reader makes of a hyphen now and then."""
_NEAR = 60
"""Within so many letters the words of one name stand."""
ENGLISH: Words = words_for("en")


@contextmanager
def opened(pdf: bytes) -> Iterator[QPdfDocument]:
    """The document as Qt's reader opens it."""
    buffer = QBuffer()
    buffer.setData(QByteArray(pdf))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    try:
        yield document
    finally:
        document.close()


def text_of(pdf: bytes) -> list[str]:
    """The text of each page as Qt's reader finds it."""
    with opened(pdf) as document:
        pages = [document.getAllText(number).text() for number in range(document.pageCount())]
    return [page.replace("\r\n", "\n").replace(_HYPHEN, "-") for page in pages]


def lines_of(pdf: bytes) -> list[str]:
    """All lines of all pages, without empty ones."""
    return [line.strip() for page in text_of(pdf) for line in page.splitlines() if line.strip()]


def plain(text: str) -> str:
    """As letters of the alphabet, in whatever form and with whatever spaces they were drawn."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def stands(name: str, said: str) -> bool:
    """Whether a name stands there whole. Beside a line from right to left a reader may turn words about."""
    if plain(name) in said:
        return True
    words = re.findall(r"\w+", name)
    if any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name):
        return all(plain(word) in said or plain(visual(word)) in said for word in words)
    first, *others = map(plain, name.split())
    near = (said[max(0, at - _NEAR) : at + _NEAR] for at in _places(first, said) if others)
    return any(all(word in around for word in others) for around in near)


def _places(word: str, said: str) -> Iterator[int]:
    at = said.find(word)
    while at >= 0:
        yield at
        at = said.find(word, at + 1)


def card(name: str, number: int = 0, told_apart: str = "") -> SeatCardRow:
    """The card of somebody, the how-manieth of the event, nine at a table."""
    return SeatCardRow(name, told_apart, number // 9 + 1, number % 9 + 1, "30,000", f"FD{number + 3:05d}KX")


def cards(names: Iterable[str], code: papers.CardCode = "none", *, stacked: bool = False) -> SeatCards:
    """Cards for these people."""
    rows = tuple(card(name, number) for number, name in enumerate(names))
    return SeatCards(HEAD, "€1,000 + €100", rows, code, stacked)


def seating(names: Sequence[str]) -> SeatingList:
    """A list of these people, as they come."""
    return SeatingList(HEAD, tuple(SeatingRow(n, "", i // 9 + 1, i % 9 + 1) for i, n in enumerate(names)))


def printed(document: str, rows: object) -> bytes:
    """The document in English on A4."""
    return catalogue.pdf(document, rows, ENGLISH)
