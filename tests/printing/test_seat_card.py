"""Seat cards: ten of one size a sheet, every name whole, a code that says what is written under it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtPdf import QPdfDocument

from director.printing import catalogue
from director.printing.codes import qr_matrix
from director.printing.stock import A4, LETTER, MM, STOCKS, Stock
from tests.printing.reading import ENGLISH, cards, lines_of, opened, printed, text_of
from tests.printing.samples import ALL, LONGEST, NAMES

pytestmark = pytest.mark.usefixtures("qapp")

EACH_OTHER_WORD = [f"Player {number}" for number in range(1, 24)]


@pytest.mark.parametrize("name", [*NAMES, *LONGEST])
def test_the_name_stands_on_the_card_exactly_as_entered(name: str) -> None:
    lines = lines_of(printed("seat-cards", cards([name])))

    assert name in lines or name[::-1] in lines


def test_a_card_says_everything_a_player_needs() -> None:
    lines = lines_of(printed("seat-cards", cards(["Lee Ann"])))

    assert lines == [
        "Spring Cup, Main Event €1,000 + €100",
        "5 December 2026, 18:00 Grand Casino",
        "Lee Ann",
        "Table",
        "1",
        "Seat",
        "1",
        "Starting stack 30,000 FD00003KX",
    ]


def test_a_name_longer_than_a_line_takes_two() -> None:
    name = "Παρασκευόπουλος Τρισεύγενη Χατζηγρηγοράκης Ισίδωρος"

    text = text_of(printed("seat-cards", cards([name])))[0]

    assert "…" not in text
    assert name in " ".join(text.split())


def test_a_four_digit_table_is_whole_with_every_kind_of_code() -> None:
    rows = cards(EACH_OTHER_WORD[:1])
    row = rows.rows[0]
    for code in ("qr", "code128", "none"):
        for stock in STOCKS.values():
            far = type(row)(row.name, "RUS, 1987", 1124, 10, row.stack, row.code)
            made = catalogue.pdf(
                "seat-cards", type(rows)(rows.letterhead, rows.price, (far,), code), ENGLISH, stock=stock
            )
            lines = lines_of(made)
            assert "1124" in " ".join(lines)
            assert "…" not in " ".join(lines)


def test_ten_cards_stand_on_a_sheet() -> None:
    pages = text_of(printed("seat-cards", cards(EACH_OTHER_WORD)))

    assert [page.count("Starting stack") for page in pages] == [10, 10, 3]


def test_a_stack_that_is_cut_at_once_stays_in_order() -> None:
    pages = text_of(printed("seat-cards", cards(EACH_OTHER_WORD, stacked=True)))

    first_of_each = [
        next(line for line in page.splitlines() if line.startswith("Player")).strip() for page in pages
    ]
    assert first_of_each == ["Player 1", "Player 2", "Player 3"]
    assert [page.count("Starting stack") for page in pages] == [8, 8, 7]


@pytest.mark.parametrize("stock", [A4, LETTER])
def test_the_cards_do_not_creep_down_the_sheet(stock: Stock) -> None:
    made = catalogue.pdf("seat-cards", cards(EACH_OTHER_WORD[:10]), ENGLISH, stock=stock)

    with opened(made) as document:
        tops = sorted({round(top, 2) for top in _tops(document, "Starting stack")})

    assert len(tops) == 5
    for row, top in enumerate(tops):
        assert top - tops[0] == pytest.approx(row * stock.grid.height, abs=1), "Qt tells whole points"


@pytest.mark.parametrize("stock", [A4, LETTER])
def test_ten_cards_and_their_marks_fit_the_paper(stock: Stock) -> None:
    left, bottom = stock.corner

    assert left >= 8 * MM
    assert bottom >= 8 * MM
    assert 2 * left + 2 * stock.grid.width == pytest.approx(stock.width)
    assert 2 * bottom + 5 * stock.grid.height == pytest.approx(stock.height)


def _tops(document: QPdfDocument, words: str) -> list[float]:
    """Heights of all places of some words on the first page, points from above."""
    text = document.getAllText(0).text()
    starts = [at for at in range(len(text)) if text.startswith(words, at)]
    return [document.getSelectionAtIndex(0, at, len(words)).boundingRectangle().top() for at in starts]


def test_the_code_on_paper_is_the_code_under_it() -> None:
    scale = 4
    made = printed("seat-cards", cards(["Lee Ann"], "qr"))

    with opened(made) as document:
        page = document.render(0, QSize(round(A4.width * scale), round(A4.height * scale)))

    matrix = qr_matrix("FD00003KX")
    left, bottom = A4.corner
    right, low = left + A4.grid.width - 13, bottom + 4 * A4.grid.height + 13 + 17
    module = 52 / len(matrix)
    for down, row in enumerate(matrix):
        for across, dark in enumerate(row):
            x = right - 52 + (across + 0.5) * module
            y = A4.height - (low + 52 - (down + 0.5) * module)
            pixel = page.pixelColor(round(x * scale), round(y * scale))
            assert (pixel.lightness() < 128 and pixel.alpha() > 128) == bool(dark)


def test_without_a_code_only_its_letters_stand() -> None:
    plain, coded = printed("seat-cards", cards(ALL)), printed("seat-cards", cards(ALL, "qr"))

    assert text_of(plain) == text_of(coded)
    assert len(plain) < len(coded)
