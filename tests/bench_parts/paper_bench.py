"""Every document of two real lists on every paper: time, pages, memory, and whom it loses."""

from __future__ import annotations

import resource
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from director.host.i18n import words_for
from director.printing.catalogue import DOCUMENTS
from director.printing.stock import LABEL, ROLL, STOCKS, Stock
from tests.bench_parts.figure import Figure
from tests.helpers.whole_event import papers_of, people_of
from tests.printing.proof import Proof, proved

FILES: Final = ("players-412.xlsx", "players-10112.csv")
_MOST: Final = 400
"""MB that printing may hold."""


def run() -> list[Figure]:
    """A row for each document, with all its papers; then what all of them came to."""
    application = QApplication.instance() or QApplication([])
    figures: list[Figure] = []
    for file in FILES:
        with tempfile.TemporaryDirectory() as folder:
            every = list[Proof]()
            for document, rows, names in papers_of(Path(folder), people_of(file)):
                fits = [stock for stock in _papers(file) if DOCUMENTS[document].takes(stock)]
                proofs = [proved(document, rows, names, stock, words_for("en")) for stock in fits]
                figures.append(_row(file, document, proofs))
                every += proofs
        figures += _in_all(file, every)
    application.processEvents()
    return figures


def _papers(file: str) -> list[Stock]:
    """All; of the long list one of those that hold a single card. The heavy test takes the others as well."""
    every = list(STOCKS.values())
    return (
        every if file == FILES[0] else [one for one in every if one.kind == "sheet" or one in (LABEL, ROLL)]
    )


def _row(file: str, document: str, proofs: Iterable[Proof]) -> Figure:
    """One document on all its papers."""
    many = list(proofs)
    pages, took = sum(one.pages for one in many), sum(one.seconds for one in many)
    size, checked = max(one.size for one in many) / 1e6, sum(one.checked for one in many)
    told = (
        f"{pages:,} pages on {len(many)} papers, {1000 * took / pages:.1f} ms a page, check {checked:.1f} s, "
        f"largest {size:.1f} MB, {many[0].names:,} names, {max(one.warned for one in many)} warned of"
    )
    lost = sum(len(one.lost) for one in many)
    return Figure(f"{_short(file)} {document}", took, "s", f"{lost} lost, none allowed", told)


def _in_all(file: str, proofs: list[Proof]) -> Iterator[Figure]:
    """What all documents on all papers came to."""
    name, pages = _short(file), sum(one.pages for one in proofs)
    lost = sum(len(one.lost) for one in proofs)
    yield Figure(
        f"{name} all documents on all papers", sum(one.seconds for one in proofs), "s", "", f"{pages:,} pages"
    )
    yield Figure(f"{name} names neither whole nor warned of", lost, "", "0")
    yield Figure(
        f"{name} memory, the reading of all of it included", _memory(), "MB", f"drawing ≤ {_MOST} MB"
    )


def _short(file: str) -> str:
    return file.removeprefix("players-").partition(".")[0]


def _memory() -> float:
    """The most memory this process ever held, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)
