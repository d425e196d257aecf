"""The printed schedule: on one page where it fits, nothing lost where it does not, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.printing.catalogue import missing_glyphs
from director.printing.stock import A4, LETTER, Stock
from director.printing.structure_sheet import SheetPage, StructureSheetDocument, is_noted
from director.views.structure_sheet import SheetRow, StructureSheet
from tests.printing.reading import printed, text_of
from tests.printing.samples import SCHEDULE


def long_schedule(count: int) -> StructureSheet:
    rows = tuple(
        SheetRow("level", str(n), "", "30", "", f"{n}00 / {2 * n}00", str(n), "", "", n < 9)
        for n in range(1, count + 1)
    )
    return replace(SCHEDULE, rows=rows, timed=False)


def pages_of(rows: StructureSheet, stock: Stock = A4) -> list[SheetPage]:
    return list(StructureSheetDocument().pages(rows, stock))


@pytest.mark.parametrize("stock", [A4, LETTER])
@pytest.mark.parametrize("count", [1, 12, 34])
def test_a_schedule_of_three_days_fits_on_one_page(count: int, stock: Stock) -> None:
    assert [len(page.rows) for page in pages_of(long_schedule(count), stock)] == [count]


@pytest.mark.parametrize("stock", [A4, LETTER])
@pytest.mark.parametrize("count", [60, 150, 500])
def test_a_longer_one_goes_on_and_nothing_is_lost(count: int, stock: Stock) -> None:
    pages = pages_of(long_schedule(count), stock)

    assert [row.name for page in pages for row in page.rows] == [str(n) for n in range(1, count + 1)]
    assert [page.first for page in pages] == [True, *[False] * (len(pages) - 1)]
    assert [page.last for page in pages] == [*[False] * (len(pages) - 1), True]


def test_without_a_schedule_there_is_nothing_to_print() -> None:
    assert pages_of(replace(SCHEDULE, rows=())) == []


@pytest.mark.usefixtures("qapp")
def test_all_of_it_stands_on_the_paper() -> None:
    text = " ".join(" ".join(text_of(printed("structure-sheet", SCHEDULE))).split())

    for row in SCHEDULE.rows:
        for said in (row.name, row.blinds, row.ante, row.marks, row.note):
            assert said in text
    assert SCHEDULE.footnote in text


def test_columns_leave_room_for_notes_only_where_there_are_some() -> None:
    plain = long_schedule(12)
    rest = replace(plain.rows[0], kind="break", name="Break", marks="colour-up 25")
    told = replace(rest, note="dinner in the hall on the second floor, the plates are reserved by name")

    def noted(row: SheetRow) -> bool:
        return is_noted(replace(plain, rows=(*plain.rows, row)), 10, 170)

    assert not is_noted(plain, 10, 170)
    assert not noted(rest)
    assert noted(told)
    assert noted(replace(plain.rows[0], note="heads-up"))


@pytest.mark.usefixtures("qapp")
def test_games_and_long_notes_find_their_room() -> None:
    row = SheetRow(
        "level",
        "1",
        "",
        "30",
        "Limit Seven-card stud hi-lo",
        "bring-in 100 · bets 1,000 / 2,000",
        "100 each",
        "",
        "x" * 200,
        False,
    )
    rows = replace(SCHEDULE, rows=(row, *SCHEDULE.rows[1:]), rotates=True, footnote="")

    assert "Limit Seven-card stud hi-lo" in text_of(printed("structure-sheet", rows))[0]


def test_signs_that_no_font_has_are_warned_of() -> None:
    rows = replace(SCHEDULE, rows=(replace(SCHEDULE.rows[0], note="tea 🍵"), *SCHEDULE.rows[1:]))

    assert list(missing_glyphs("structure-sheet", rows).values()) == ["🍵"]
