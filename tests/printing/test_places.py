"""Where on the paper something stands, so that nothing is read together or hangs out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from director.host.i18n import words_for
from director.printing.catalogue import pdf
from director.printing.stock import A4
from tests.printing.reading import opened
from tests.printing.samples import PACK, SLIPS


def box(paper: bytes, text: str, page: int = 0) -> QRectF:
    """Where this text stands first."""
    with opened(paper) as document:
        at = document.getAllText(page).text().index(text)
        return document.getSelectionAtIndex(page, at, len(text)).boundingRectangle()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("table", [12, 1003, 99_999])
@pytest.mark.parametrize("document", ["move-slips", "move-slip-roll"])
def test_table_and_seat_of_a_slip_are_never_read_as_one_number(document: str, table: int) -> None:
    row = replace(SLIPS.rows[0], target_table=table, target_seat=23)

    paper = pdf(document, replace(SLIPS, rows=(row,)), words_for("en"))

    left, right = box(paper, str(table)), box(paper, "23")
    assert right.left() - left.right() >= 14
    assert right.height() >= 20


@pytest.mark.usefixtures("qapp")
def test_a_slip_stands_in_the_middle_of_its_quarter() -> None:
    row = SLIPS.rows[0]

    paper = pdf("move-slips", replace(SLIPS, rows=(row,)), words_for("en"))

    above, below = box(paper, SLIPS.time).top(), box(paper, row.code).bottom()
    assert abs(above - (A4.height / 2 - below)) < 12


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_headings_of_the_paper_pack_hang_out_nowhere(language: str) -> None:
    words = words_for(language)
    paper = pdf("pack", PACK, words)
    with opened(paper) as document:
        texts = [document.getAllText(page).text() for page in range(document.pageCount())]
    page = next(at for at, text in enumerate(texts) if words._("Seating by table") in text)

    found = box(paper, words._("Out"), page)

    assert found.right() <= A4.width / 2 - 7.5, "its column ends eight points before the middle"
    assert found.left() > box(paper, words._("Chips now"), page).right()
