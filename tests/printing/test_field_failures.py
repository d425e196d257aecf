"""Papers that went wrong elsewhere: the cases that people reported, by their numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from director.printing import catalogue
from director.printing.catalogue import DOCUMENTS
from director.printing.fonts import STAND_IN
from director.printing.stock import A4, MM, STOCKS, Stock
from tests.printing.reading import ENGLISH, cards, lines_of, opened, plain, stands, text_of
from tests.printing.renaming import renamed
from tests.printing.samples import SAMPLES

pytestmark = pytest.mark.usefixtures("qapp")

MARKED = ("J&C Cuisine", "S&P 500", "<K>ing", "0.1 <A <0.9", "a<b>bold", "&amp;", "<!-- x", "=1+1", "{0} %s")
SCRIPTS = ("Иванов Пётр", "李小龍", "Nguyễn Thị Ánh", "1 000 ₽", "Łukasz", "ș Ğ Ø", "Ελένη", "محمد علي")


@pytest.mark.parametrize("document", sorted(SAMPLES))
def test_d01_markup_in_a_name_stands_as_it_was_entered_on_every_document(document: str) -> None:
    rows, met = renamed(document, MARKED)

    said = plain("".join(text_of(catalogue.pdf(document, rows, ENGLISH))))

    assert [name for name in met if plain(name) not in said] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_d02_p54_no_letter_is_a_black_box_and_what_no_font_has_is_told_with_its_name(document: str) -> None:
    rows, met = renamed(document, (*SCRIPTS, "MINT🍫#2662"))

    said = "".join(text_of(catalogue.pdf(document, rows, ENGLISH)))
    warned = catalogue.missing_glyphs(document, rows)

    assert [name for name in met if name in SCRIPTS and not stands(name, plain(said))] == []
    assert set(warned) & set(met) == {"MINT🍫#2662"} & set(met)
    assert ("MINT🍫#2662" in met) <= (STAND_IN in said)


@pytest.mark.parametrize("name", ["محمد علي", "דוד כהן", "Али (محمد)"])
def test_d05_a_name_from_right_to_left_leaves_table_and_seat_in_their_places(name: str) -> None:
    plain_card = lines_of(catalogue.pdf("seat-cards", cards(["Lee Ann"]), ENGLISH))
    turned = lines_of(catalogue.pdf("seat-cards", cards([name]), ENGLISH))

    assert [line for line in turned if any(sign.isdigit() for sign in line)] == [
        line for line in plain_card if any(sign.isdigit() for sign in line)
    ]
    assert stands(name, plain("".join(turned)))


@pytest.mark.parametrize(
    "stock", [stock for stock in STOCKS.values() if stock.grid.cards > 1], ids=lambda stock: stock.id
)
def test_d07_the_last_row_of_cards_is_as_exact_as_the_first(stock: Stock) -> None:
    names = [f"Player{number:03}" for number in range(stock.grid.cards)]
    with opened(catalogue.pdf("seat-cards", cards(names), ENGLISH, stock=stock)) as paper:
        size, said = paper.pagePointSize(0), paper.getAllText(0).text()
        places = [
            paper.getSelectionAtIndex(0, said.index(name), len(name)).boundingRectangle() for name in names
        ]

    assert (size.width(), size.height()) == pytest.approx((stock.width, stock.height), abs=0.01)
    corners = list(stock.corners())
    across = [spot.left() - x for spot, (x, _y) in zip(places, corners, strict=True)]
    upwards = [size.height() - spot.bottom() - y for spot, (_x, y) in zip(places, corners, strict=True)]
    for places_in_card in (across, upwards):  # the figures of a name are not all of one shape
        assert max(places_in_card) - min(places_in_card) < 0.5 * MM
    heights = sorted({y for _x, y in corners})
    assert all(high - low == pytest.approx(stock.grid.height) for low, high in pairwise(heights))


def test_d07_the_page_box_of_a4_is_that_of_a4_and_a_label_has_its_own() -> None:
    label = STOCKS["label-62"]
    with opened(catalogue.pdf("seat-cards", cards(["Lee Ann"]), ENGLISH, stock=A4)) as paper:
        a4 = paper.pagePointSize(0)
    with opened(catalogue.pdf("seat-cards", cards(["Lee Ann"]), ENGLISH, stock=label)) as paper:
        small = paper.pagePointSize(0)

    assert (a4.width(), a4.height()) == pytest.approx((595.28, 841.89), abs=0.01)
    assert (small.width(), small.height()) == pytest.approx((62 * MM, 100 * MM), abs=0.01)
