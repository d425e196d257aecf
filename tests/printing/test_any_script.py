"""Names of any script on every document and every paper: there as entered, or warned of before printing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.desk.lists.reading import read
from director.printing import catalogue
from director.printing.catalogue import DOCUMENTS
from director.printing.fonts import STAND_IN
from director.printing.seating_list import grid_for
from director.printing.stock import A3, A4, LETTER, STOCKS, Stock
from director.views.papers import ChairRow, HandbookText, TableRows, TableSheets
from tests.printing.reading import ENGLISH, HEAD, cards, opened, plain, seating, stands, text_of
from tests.printing.renaming import renamed
from tests.printing.samples import SAMPLES

PLAYERS = Path(__file__).parent.parent / "data" / "players"

SCRIPTS = {
    "latin": ("Łukasz Ğülşen", "Nguyễn Thị Ánh", "Zoe\u0301 Brønsted", "ﬁ O’Brien-Smythe"),
    "cyrillic": ("Щёлоков Пётр", "Ђорђевић Ћирило", "Їжакевич Ґалаґан"),
    "greek": ("Παρασκευόπουλος Τρισεύγενη",),
    "armenian": ("Մելիք-Աբրահամյան Սուսաննա",),
    "georgian": ("დავით ჯანელიძე",),
    "hebrew": ("דוד כהן", "בן-גוריון (אבי)"),
    "arabic": ("محمد علي الأحمد", "کاظم پژمان"),
    "thai": ("สมชาย ใจดี",),
    "chinese": ("李小龍", "欧阳 娜娜"),
    "japanese": ("斎藤 健一", "サイトウ けん"),
    "korean": ("김 하은",),
    "mixed": ("Ким 李 דוד Ann",),
}
"""Names that the bundled fonts can write."""
UNKNOWN = {
    "devanagari": "अमित शर्मा",
    "tamil": "தமிழ்",
    "emoji": "MINT🍫#2662",
    "family": "Ann 👨‍👩‍👧 Lee",
    "cuneiform": "Sign\U0001319d Odd",
}
"""Names with characters that none of them has."""
LONG = ("W" * 120, "Ж" * 120, "李" * 120, "ა" * 120, "ש" * 120, "-".join(["Абв"] * 40), "m" * 10_000)
"""Letters without a space."""
ON_SHEETS = tuple(stock for stock in STOCKS.values() if stock.for_lists)
PAIRS = [
    pytest.param(name, stock, id=f"{name}-{stock.id}")
    for name, document in DOCUMENTS.items()
    for stock in (STOCKS.values() if document.is_of_cards else ON_SHEETS)
    if document.takes(stock) or document.own_stock is not None
]


def names_of(file: str) -> list[str]:
    reading = read((PLAYERS / file).read_bytes())
    return [row.person.name for row in reading.rows if row.person.name]


def letters(pages: Iterable[str]) -> str:
    return plain("".join(pages))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_script_stands_on_every_document_as_it_was_entered(document: str, script: str) -> None:
    rows, names = renamed(document, SCRIPTS[script])

    said = "".join(text_of(catalogue.pdf(document, rows, ENGLISH)))

    assert not set(catalogue.missing_glyphs(document, rows)) & set(names)
    assert [name for name in names if not stands(name, plain(said))] == []


@pytest.mark.parametrize("script", UNKNOWN)
@pytest.mark.parametrize(
    "document", ["seat-cards", "seating-by-name", "table-sheets", "receipt", "move-slips"]
)
def test_what_no_font_can_write_is_named_before_printing_and_seen_on_paper(
    qapp: object, document: str, script: str
) -> None:
    rows, names = renamed(document, [UNKNOWN[script]])

    warned = catalogue.missing_glyphs(document, rows)
    said = letters(text_of(catalogue.pdf(document, rows, ENGLISH)))

    assert [name for name in names if name in warned] == list(names) == [UNKNOWN[script]]
    assert STAND_IN in said


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("document", "stock"), PAIRS)
def test_names_of_120_letters_without_a_space_stay_inside_the_page(document: str, stock: Stock) -> None:
    rows, _names = renamed(document, LONG)

    with opened(catalogue.pdf(document, rows, ENGLISH, stock=stock)) as paper:
        for page in range(paper.pageCount()):
            spot, size = paper.getAllText(page).boundingRectangle(), paper.pagePointSize(page)
            assert spot.left() >= 0, page
            assert spot.right() <= size.width() + 0.5, page
            assert spot.top() >= 0, page
            assert spot.bottom() <= size.height() + 0.5, page


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
def test_all_412_of_the_workbook_stand_on_their_cards(stock: Stock) -> None:
    names = names_of("players-412.xlsx")
    rows = cards(names)

    said = letters(text_of(catalogue.pdf("seat-cards", rows, ENGLISH, stock=stock)))
    warned = catalogue.missing_glyphs("seat-cards", rows)

    assert len(names) == 412
    assert [name for name in names if not stands(name, said) and name not in warned] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stock", ON_SHEETS, ids=lambda stock: stock.id)
@pytest.mark.parametrize("document", ["seating-by-name", "seating-by-table", "table-sheets"])
def test_all_412_of_the_workbook_stand_in_their_lists(document: str, stock: Stock) -> None:
    names = names_of("players-412.xlsx")
    rows = seating(names) if document == "seating-by-name" else tables(names)

    said = letters(text_of(catalogue.pdf(document, rows, ENGLISH, stock=stock)))
    warned = catalogue.missing_glyphs(document, rows)

    assert [name for name in names if not stands(name, said) and name not in warned] == []


def tables(names: list[str], seats: int = 9) -> TableSheets:
    """These people, nine at a table."""
    return TableSheets(
        HEAD,
        tuple(
            TableRows(
                at // seats + 1,
                tuple(
                    ChairRow(seat, name, stack="30,000")
                    for seat, name in enumerate(names[at : at + seats], 1)
                ),
            )
            for at in range(0, len(names), seats)
        ),
    )


def test_p68_five_hundred_names_stand_on_one_a3(qapp: object) -> None:
    names = [f"Participant Number{n:03d}" for n in range(500)]

    (page,) = text_of(catalogue.pdf("seating-by-name", seating(names), ENGLISH, stock=A3))

    assert all(name in page for name in names)
    assert grid_for(500, A3).size >= 7


@pytest.mark.parametrize("stock", [A4, A3, LETTER], ids=lambda stock: stock.id)
@given(sizes=st.lists(st.integers(min_value=1, max_value=23), min_size=1, max_size=60))
@settings(deadline=None, max_examples=30)
def test_p68_a_table_is_never_split_over_pages_or_columns(stock: Stock, sizes: list[int]) -> None:
    rows = TableSheets(
        HEAD,
        tuple(
            TableRows(number, tuple(ChairRow(seat, f"P{number}-{seat}") for seat in range(1, size + 1)))
            for number, size in enumerate(sizes, 1)
        ),
    )

    for document in ("seating-by-table", "table-sheets"):
        pages = DOCUMENTS[document].pages(rows, stock)
        numbers = [getattr(part, "table", part).number for page in pages for part in page]
        assert numbers == list(range(1, len(sizes) + 1))


def test_one_huge_text_goes_on_over_pages(qapp: object) -> None:
    said = " ".join(f"word{n}" for n in range(4000))
    text = HandbookText(HEAD, "Long", f"# Long\n\n{said}\n")

    pages = text_of(catalogue.pdf("handbook", text, ENGLISH))

    assert len(pages) > 5
    assert all(f"word{n}" in letters(pages) for n in range(0, 4000, 97))


def test_every_sample_has_names_to_change() -> None:
    without = [name for name in SAMPLES if not renamed(name, ["Lee Ann"])[1]]

    assert set(without) <= {
        "structure-sheet", "event-rules", "handbook", "ruling-statistics", "payout-sheet", "rulings-report",
        "money-sheet",
    }  # fmt: skip
