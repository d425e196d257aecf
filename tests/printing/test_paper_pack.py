"""The room on paper: every name whole, no table torn apart, lines to write on, the head of the journal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.host.i18n import words_for
from director.printing import catalogue
from director.printing.pack_room import STEPS
from director.printing.pack_tables import table_pages
from director.printing.paper_pack import PaperPackDocument
from director.printing.sheet import BODY_FOOT, BODY_TOP
from director.printing.stock import A4, LETTER, Stock
from director.views.paper_pack import PackChair, PackTable
from tests.printing.reading import lines_of, opened, printed, text_of
from tests.printing.samples import ALL, ALTERNATES, LEFT, LONGEST, NAMES, PACK

pytestmark = pytest.mark.usefixtures("qapp")


def room(sizes: list[int]) -> tuple[PackTable, ...]:
    """Tables with so many chairs, everybody with the longest of the names and nine digits of chips."""
    return tuple(
        PackTable(
            number,
            size,
            "",
            tuple(
                PackChair(seat, LONGEST[seat % 3], stack="123,456,789", signs="D · away")
                for seat in range(1, size + 1)
            ),
        )
        for number, size in enumerate(sizes, 1001)
    )


@pytest.mark.parametrize("stock", [A4, LETTER])
@pytest.mark.parametrize("sizes", [[9] * 30, [10, 2, 23, 9, 6, 8, 23, 23, 4] * 4, [1]])
def test_no_table_is_torn_over_columns_or_pages_or_runs_into_the_foot(stock: Stock, sizes: list[int]) -> None:
    tables = room(sizes)
    pages = table_pages(tables, stock)
    body = stock.height - BODY_TOP - BODY_FOOT

    assert [block.table for page in pages for block in page] == list(tables)
    for page, text in zip(
        [None, *pages],
        text_of(
            catalogue.pdf(
                "pack",
                replace(PACK, tables=tables, notes=(), names=(), waiting=(), out=(), late=0),
                words_for("en"),
                stock=stock,
            )
        ),
        strict=True,
    ):
        for block in page or ():
            assert f"Table {block.table.number}" in text
            assert block.top + 25 + 15.2 * (len(block.table.chairs) - 1) <= body


def test_every_name_stands_in_the_pack_exactly_as_entered() -> None:
    text = "\n".join(lines_of(printed("pack", PACK)))

    for name in (*NAMES, *LONGEST):
        assert name in text or name[::-1] in text


def test_the_longest_names_stay_whole_beside_signs_and_counts_of_nine_digits() -> None:
    text = " ".join(" ".join(text_of(printed("pack", replace(PACK, tables=room([9, 9]), names=())))).split())

    assert "…" not in text
    assert text.count("123,456,789") == 18


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_page_names_the_head_of_the_journal(language: str) -> None:
    pages = text_of(catalogue.pdf("pack", PACK, words_for(language)))

    assert len(pages) == len(PaperPackDocument().pages(PACK, A4)) == 7
    assert all("812" in page and "3f9a01bc" in page for page in pages)


def test_the_first_page_says_where_the_clock_stands_and_how_to_go_on() -> None:
    first = " ".join(text_of(printed("pack", PACK))[0].split())

    for told in ("12:34", "≈ 20:15", "colour-up 25", "1,920,000", "Level 3, now", "Began at"):
        assert told in first
    for step in STEPS:
        assert step.split(".")[0] in first


def test_a_schedule_of_twelve_long_rows_leaves_room_for_the_steps_on_either_stock() -> None:
    levels = tuple(replace(PACK.levels[2], note="dinner " * 9) for _ in range(12))
    facts = tuple((f"Fact {number}", "value") for number in range(9))
    full = replace(PACK, levels=levels, clock=facts, sums=facts)

    for stock in (A4, LETTER):
        for language in ("en", "ru"):
            page = text_of(catalogue.pdf("pack", full, words_for(language), stock=stock))[0]
            assert "6" in page.split()
            assert _lowest(full, language, stock) > BODY_FOOT


def _lowest(rows: object, language: str, stock: Stock) -> float:
    """The height of the lowest text of the first page, but for the foot."""
    with opened(catalogue.pdf("pack", rows, words_for(language), stock=stock)) as document:
        boxes = [box.boundingRect() for box in document.getAllText(0).bounds()]
    bottoms = sorted({round(box.bottom()) for box in boxes})
    foot = bottoms[-1]
    above = max(bottom for bottom in bottoms if bottom < foot - 8)
    return stock.height - above


def test_places_that_may_still_change_are_left_open() -> None:
    before = text_of(printed("pack", replace(PACK, out=("", ""))))

    assert "20" not in before[5].split()
    assert "20" in text_of(printed("pack", PACK))[5].split()


def test_there_is_no_pack_of_an_empty_room() -> None:
    with pytest.raises(catalogue.NothingToPrint):
        printed("pack", replace(PACK, tables=(), names=(), waiting=()))


def test_namesakes_are_told_apart_in_every_list() -> None:
    assert "1987" in " ".join(lines_of(printed("players-left", LEFT)))
    assert "(2001)" in " ".join(lines_of(printed("alternates", ALTERNATES)))
    assert "1987" in " ".join(lines_of(printed("pack", PACK)))


def test_who_waits_stands_in_order_with_room_for_the_seat() -> None:
    lines = lines_of(printed("alternates", ALTERNATES))
    turns = [line for line in lines if "18:40" in line]

    assert any("Seat given" in line for line in lines)
    assert any("20 wait for a seat" in line for line in lines)
    assert len(turns) == len(ALL)
    assert all(str(turn) in line.split() for turn, line in enumerate(turns, 1))


def test_a_long_list_goes_on_on_the_next_page() -> None:
    rows = replace(LEFT, rows=LEFT.rows * 30)

    pages = text_of(printed("players-left", rows))

    assert sum(page.count(LONGEST[0]) for page in pages) == 30
    assert all("Chips now" in page for page in pages)
