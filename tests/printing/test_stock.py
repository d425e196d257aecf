"""Cards and receipts on every paper: in real size, every name whole, nothing outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from director.printing import catalogue
from director.printing.house_file import house_fault
from director.printing.stock import A3, A4, A6, LABEL, LETTER, MM, PLASTIC, ROLL, STOCKS, Stock
from director.printing.stock_file import house_stock
from director.views.papers import CardCode
from tests.printing.reading import ENGLISH, cards, lines_of, opened, text_of
from tests.printing.samples import LONGEST, RECEIPTS

pytestmark = pytest.mark.usefixtures("qapp")
EVERY = list(STOCKS.values())


def ids(stock: Stock) -> str:
    return stock.id


@pytest.mark.parametrize("stock", EVERY, ids=ids)
@pytest.mark.parametrize("code", ["qr", "code128", "none"])
def test_a_card_says_everything_on_every_paper_and_nothing_is_cut(stock: Stock, code: CardCode) -> None:
    rows = cards(["Lee Ann", *LONGEST], code)
    far = replace(rows.rows[0], table=1124, seat=10, told_apart="RUS, 1987")
    rows = replace(rows, rows=(far, *rows.rows[1:]))

    made = catalogue.pdf("seat-cards", rows, ENGLISH, stock=stock)

    lines = " ".join(" ".join(text_of(made)).split())
    for said in ("Spring Cup, Main Event", "5 December 2026, 18:00", "Grand Casino", "Lee Ann", "RUS, 1987"):
        assert said in lines
    for said in ("1124", "Starting stack 30,000", far.code):
        assert said in lines
    assert "…" not in lines


@pytest.mark.parametrize("stock", EVERY, ids=ids)
def test_a_receipt_says_everything_on_every_paper(stock: Stock) -> None:
    made = catalogue.pdf("receipt", RECEIPTS, ENGLISH, stock=stock)

    lines = " ".join(" ".join(text_of(made)).split())
    for row in RECEIPTS.rows:
        assert row.paid in lines
        assert row.code in lines
    assert "…" not in lines


@pytest.mark.parametrize("stock", EVERY, ids=ids)
@pytest.mark.parametrize("name", LONGEST)
def test_the_longest_name_is_whole_on_a_receipt(stock: Stock, name: str) -> None:
    rows = replace(RECEIPTS, rows=(replace(RECEIPTS.rows[0], name=name, told_apart="RUS, 1987"),))

    said = " ".join(" ".join(text_of(catalogue.pdf("receipt", rows, ENGLISH, stock=stock))).split())

    assert name in said
    assert "…" not in said


@pytest.mark.parametrize("stock", EVERY, ids=ids)
def test_nothing_stands_outside_its_card(stock: Stock) -> None:
    each = [f"Иванов Пётр {n}" for n in range(stock.grid.cards)]

    with opened(catalogue.pdf("seat-cards", cards(each), ENGLISH, stock=stock)) as paper:
        assert paper.pageCount() == 1
        size = paper.pagePointSize(0)
        text = paper.getAllText(0).text()
        spots = [
            paper.getSelectionAtIndex(0, text.index(name), len(name)).boundingRectangle() for name in each
        ]

    assert (size.width(), size.height()) == pytest.approx((stock.width, stock.height), abs=0.01)
    for spot, (left, bottom) in zip(spots, stock.corners(), strict=True):
        assert spot.left() >= left
        assert spot.right() <= left + stock.grid.width
        assert spot.bottom() <= stock.height - bottom
        assert spot.top() >= stock.height - bottom - stock.grid.height


@pytest.mark.parametrize(
    ("stock", "cards_a_sheet", "wide"),
    [
        (A4, 10, 210),
        (STOCKS["a4-8"], 8, 210),
        (LETTER, 10, 215.9),
        (STOCKS["letter-8"], 8, 215.9),
        (A3, 21, 297),
        (A6, 1, 105),
        (LABEL, 1, 62),
        (PLASTIC, 1, 54),
        (ROLL, 1, 80),
    ],
    ids=str,
)
def test_each_paper_has_its_real_size_and_as_many_cards_as_it_says(
    stock: Stock, cards_a_sheet: int, wide: float
) -> None:
    assert stock.width == pytest.approx(wide * MM)
    assert stock.grid.cards == cards_a_sheet == len(list(stock.corners()))
    pages = text_of(
        catalogue.pdf("seat-cards", cards(["Lee Ann"] * (cards_a_sheet + 1)), ENGLISH, stock=stock)
    )
    assert [page.count("Lee Ann") for page in pages] == [cards_a_sheet, 1]


def test_lists_are_offered_sheets_and_cards_everything() -> None:
    lists, of_cards = catalogue.document("seating-by-name"), catalogue.document("seat-cards")

    assert [stock.id for stock in EVERY if lists.takes(stock)] == ["a4", "letter", "a3"]
    assert all(map(of_cards.takes, EVERY))
    assert [stock.id for stock in EVERY if catalogue.document("move-slip-roll").takes(stock)] == ["roll"]
    assert [A4.title(ENGLISH, of_cards=True), A4.title(ENGLISH, of_cards=False)] == ["A4, 10 cards", "A4"]
    assert LABEL.title(ENGLISH, of_cards=True) == "Label 62 × 100 mm"


def written(folder: Path, **files: str) -> Path:
    (folder / "stock").mkdir()
    for name, text in files.items():
        (folder / "stock" / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder / "venue.floor"


def test_a_house_adds_its_own_paper(tmp_path: Path) -> None:
    venue = written(
        tmp_path,
        avery='name = "Labels L7163"\nkind = "sheet"\nwidth = 210\nheight = 297\n'
        "columns = 2\nrows = 7\ncard_width = 99.1\ncard_height = 38.1\n",
        badge='name = "Badge"\nwidth = 86\nheight = 54\n',
        small='name = "Small roll"\nkind = "roll"\nwidth = 58\nheight = 80\n',
    )

    house = house_stock(venue)

    assert house.faults == ()
    assert list(house.stocks)[-3:] == ["own-avery", "own-badge", "own-small"]
    assert house.stocks["own-avery"].title(ENGLISH, of_cards=True) == "Labels L7163, 14 cards"
    for key in ("own-avery", "own-badge", "own-small"):
        made = catalogue.pdf("seat-cards", cards(["Lee Ann"]), ENGLISH, stock=house.stocks[key])
        assert "Lee Ann" in lines_of(made)


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("name = ", "no_toml", "bad.toml is no TOML"),
        ('name = "x"\nwidth = 5\nheight = 100', "size", "a paper of 5 × 100 mm is too small or too large"),
        ('name = "x"\nwidth = 1e9\nheight = 100', "size", "too small or too large"),
        ('name = "x"\nwidth = nan\nheight = 100', "size", "too small or too large"),
        ('name = "x"\nwidth = "wide"\nheight = 100', "field", '“width” is "wide". It should be a number.'),
        ('name = "x"\nheight = 100', "field", "bad.toml: “width” is missing."),
        (
            'name = "x"\nwidth = 100\nheight = 100\ncolour = 1',
            "field",
            "There is no “colour” here. There are: name, width",
        ),
        ('name = "x"\nkind = "sheet"\nwidth = 100\nheight = 100', "grid", "do not fit the sheet"),
        (
            (
                'name = "x"\nkind = "sheet"\nwidth = 210\nheight = 297\ncolumns = 3\nrows = 5\n'
                "card_width = 95\ncard_height = 55"
            ),
            "grid",
            "cards of 3 × 5 × 95 × 55 mm do not fit the sheet",
        ),
        ("x" * 30_000, "field", "It is too long to be meant."),
        ("name = 1\nname = 2", "no_toml", "Line 2: the same name stands there a second time."),
        (f"width = {'9' * 5000}", "no_toml", "is no TOML"),
    ],
)
def test_a_file_that_is_no_stock_is_told_and_left_out(
    tmp_path: Path, text: str, code: str, said: str
) -> None:
    house = house_stock(written(tmp_path, bad=text))

    [fault] = house.faults
    assert (fault.code, list(house.stocks)) == (code, list(STOCKS))
    assert said in house_fault(fault, ENGLISH)


def test_a_house_without_paper_of_its_own_has_that_of_the_program(tmp_path: Path) -> None:
    assert house_stock(tmp_path / "venue.floor") == (STOCKS, ())
