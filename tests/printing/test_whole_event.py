"""Every document of an event of real people on every paper it can be printed on, read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.printing.catalogue import DOCUMENTS
from director.printing.stock import STOCKS
from tests.helpers.whole_event import papers_of, people_of
from tests.printing.proof import proved

pytestmark = pytest.mark.usefixtures("qapp")


def every_document_holds(folder: Path, file: str, every: int = 1) -> None:
    """Everybody, or one of so many, on all documents and papers."""
    met, lost = set(), {}
    for document, rows, names in papers_of(folder, people_of(file)[::every]):
        met.add(document)
        for stock in STOCKS.values():
            if DOCUMENTS[document].takes(stock):
                proof = proved(document, rows, names, stock)
                assert proof.pages > 0
                if proof.lost:
                    lost[document, stock.id] = proof.lost[:5]
    assert met == set(DOCUMENTS)
    assert lost == {}


def test_one_of_eleven_of_the_workbook_stands_on_every_document_and_every_paper(tmp_path: Path) -> None:
    every_document_holds(tmp_path, "players-412.xlsx", every=11)


@pytest.mark.heavy
def test_all_412_stand_on_every_document_and_every_paper(tmp_path: Path) -> None:
    every_document_holds(tmp_path, "players-412.xlsx")


@pytest.mark.heavy
def test_all_10112_stand_on_every_document_and_every_paper(tmp_path: Path) -> None:
    every_document_holds(tmp_path, "players-10112.csv")
