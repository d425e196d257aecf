"""Lists and sheets: every name whole, no table torn apart, the proof complete."""

from __future__ import annotations

import msgspec
import pytest

from director.printing import catalogue
from director.printing.draw_protocol import DrawProtocolDocument
from director.printing.handbook_page import HandbookDocument, broken
from director.printing.markdown import blocks_of, spans_of
from director.printing.proof_page import grouped
from director.printing.seating_list import SeatingByTable, grid_for
from director.printing.sheet import BODY_FOOT, BODY_TOP
from director.printing.stock import A4, LETTER, Stock
from director.printing.table_sheet import TableSheetDocument
from director.printing.text import layout
from director.views.papers import ChairRow, HandbookText, TableRows, TableSheets
from tests.printing.reading import ENGLISH, HEAD, lines_of, printed, seating, text_of
from tests.printing.samples import ALL, HANDBOOK, LONGEST, NAMES, PROTOCOL, SAMPLES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("document", ["seating-by-name", "seating-by-table", "table-sheets", "draw-protocol"])
def test_every_name_stands_in_the_list_exactly_as_entered(document: str) -> None:
    text = "\n".join(lines_of(printed(document, SAMPLES[document])))

    for name in (*NAMES, *LONGEST):
        assert name in text or name[::-1] in text


def test_the_longest_names_stay_whole_beside_a_four_digit_table_in_three_columns() -> None:
    names = [LONGEST[number % len(LONGEST)] for number in range(9 * 1124 + 1)][-200:]
    rows = seating(names)
    far = tuple(msgspec.structs.replace(row, table=1124, seat=10) for row in rows.rows)

    text = " ".join(text_of(printed("seating-by-name", msgspec.structs.replace(rows, rows=far))))

    assert "…" not in text


@pytest.mark.parametrize(
    ("players", "size"),
    [(9, 16.0), (64, 13.0), (72, 11.0), (200, 9.0)],
    ids=["one", "evening", "more", "field"],
)
def test_a_smaller_field_is_written_larger_so_that_it_is_read_from_farther(players: int, size: float) -> None:
    assert grid_for(players, A4).size == size


@pytest.mark.parametrize("players", [1, 56, 57, 63, 64, 66, 67, 80, 120, 121, 10_112])
@pytest.mark.parametrize("stock", [A4, LETTER])
def test_names_of_every_size_keep_clear_of_the_foot(players: int, stock: Stock) -> None:
    grid = grid_for(players, stock)

    assert grid.drop + grid.rows * grid.step <= stock.height - BODY_TOP - BODY_FOOT


def test_a_very_long_name_takes_two_lines_and_stays_whole() -> None:
    long = "Белоконска-Вражалска фон Хоэнцоллерн Нансимир Александрина"
    text = " ".join(text_of(printed("seating-by-name", seating([long, "Иванов Пётр"]))).pop(0).split())
    tables = msgspec.structs.replace(room([2]), tables=(TableRows(1, (ChairRow(1, long),)),))
    beside = " ".join(text_of(printed("seating-by-table", tables)).pop(0).split())

    assert long in text
    assert long in beside


@pytest.mark.parametrize(("tables", "scale"), [(3, 1.35), (9, 1.15), (12, 1.0)])
def test_few_tables_are_written_larger(tables: int, scale: float) -> None:
    pages = SeatingByTable().pages(room([11] * tables), A4)

    assert {block.scale for page in pages for block in page} == {scale}


def test_namesakes_are_told_apart_in_every_list() -> None:
    rows = seating(["Иванов Пётр", "Иванов Пётр"])
    told = tuple(
        msgspec.structs.replace(row, told_apart=year)
        for row, year in zip(rows.rows, ("1987", "2001"), strict=True)
    )

    lines = lines_of(printed("seating-by-name", msgspec.structs.replace(rows, rows=told)))

    assert any("1987" in line for line in lines)
    assert any("2001" in line for line in lines)
    assert "1987" in " ".join(lines_of(printed("seating-by-table", SAMPLES["seating-by-table"])))
    assert "1987" in " ".join(lines_of(printed("table-sheets", SAMPLES["table-sheets"])))


def test_the_list_by_name_says_what_each_page_holds() -> None:
    pages = text_of(printed("seating-by-name", seating([f"Player {number:04}" for number in range(400)])))

    assert "Player 0000 – Player" in pages[0]
    assert pages[-1].splitlines()[1].strip().endswith("– Player 0399")


def room(sizes: list[int]) -> TableSheets:
    """Tables with so many chairs."""
    return TableSheets(
        HEAD,
        tuple(
            TableRows(
                number,
                tuple(
                    ChairRow(seat, f"Player {number}-{seat}", stack="30,000") for seat in range(1, size + 1)
                ),
            )
            for number, size in enumerate(sizes, start=1)
        ),
    )


@pytest.mark.parametrize("stock", [A4, LETTER])
def test_no_table_of_the_list_is_torn_over_columns_or_pages(stock: Stock) -> None:
    document = SeatingByTable()
    rows = room([9, 10, 23, 2, 6, 9, 8] * 9)

    pages = document.pages(rows, stock)

    assert [block.table.number for page in pages for block in page] == [table.number for table in rows.tables]
    for page, text in zip(
        pages, text_of(catalogue.pdf(document.id, rows, ENGLISH, stock=stock)), strict=True
    ):
        for block in page:
            for chair in block.chairs:
                assert f"Player {block.table.number}-{chair.seat}" in text


def test_two_small_tables_share_a_sheet_and_a_large_one_has_its_own() -> None:
    pages = TableSheetDocument().pages(room([9, 10, 9, 23, 9, 9]), A4)

    assert [[table.number for table in page] for page in pages] == [[1, 2], [3], [4], [5, 6]]


def test_a_table_of_twenty_three_is_whole_on_its_sheet() -> None:
    (page,) = text_of(printed("table-sheets", room([23])))

    assert all(f"Player 1-{seat}" in page for seat in range(1, 24))


def test_the_dealers_sheet_shows_empty_and_locked_seats() -> None:
    text = "\n".join(lines_of(printed("table-sheets", SAMPLES["table-sheets"])))

    assert "9 locked" in text
    assert text.count("empty") == 2
    assert all(word in text for word in ("Dealer", "Floor", "Time", "Seat right", "Stack right"))


def test_the_protocol_holds_everything_that_proves_the_draw() -> None:
    text = " ".join("\n".join(text_of(printed("draw-protocol", PROTOCOL))).split())

    for proof in (PROTOCOL.key_hash, PROTOCOL.list_hash, PROTOCOL.key):
        assert grouped(proof) in text
        assert bytes.fromhex(grouped(proof)).hex() == proof
    assert "seatdraw|v1|EVT2|2|" in text
    assert "journal line 812 · 3f9a01bc" in text
    assert "Chief referee" in text
    assert "Secretary" in text
    assert "No public word" not in text


def test_a_draw_without_a_public_word_is_marked_so() -> None:
    silent = msgspec.structs.replace(PROTOCOL, word="")

    assert "No public word was used." in text_of(printed("draw-protocol", silent))[0]


def test_a_protocol_of_thousands_of_odd_tables_keeps_its_signatures() -> None:
    terms = (
        ("Tables in order of opening", "; ".join(f"{number * 2}: 9 seats" for number in range(1, 1125))),
    )

    page = text_of(printed("draw-protocol", msgspec.structs.replace(PROTOCOL, terms=terms)))[0]

    assert "Chief referee" in page
    assert "The program does all this for you" in page


def test_the_list_of_the_protocol_holds_every_entry() -> None:
    rows = tuple(msgspec.structs.replace(PROTOCOL.rows[0], entry=n + 3, name=f"P{n}") for n in range(500))
    pages = DrawProtocolDocument().pages(msgspec.structs.replace(PROTOCOL, rows=rows), A4)

    assert [row.entry for page in pages for row in page.rows] == list(range(3, 503))


def test_markdown_knows_headings_lists_bold_italic_and_keys() -> None:
    kinds = [(block.kind, block.level) for block in blocks_of(HANDBOOK.text)]

    assert kinds == [
        ("heading", 1), ("paragraph", 0), ("heading", 2), ("number", 1), ("number", 2),
        ("bullet", 0), ("bullet", 0),
    ]  # fmt: skip
    assert [(s.kind, s.text) for s in spans_of("**a** _b_ `c` snake_case_word 2 * 3 * 4")] == [
        ("bold", "a"), ("plain", " "), ("italic", "b"), ("plain", " "), ("key", "c"),
        ("plain", " snake_case_word 2 * 3 * 4"),
    ]  # fmt: skip


def test_the_handbook_prints_its_words_and_no_markup() -> None:
    text = " ".join("\n".join(text_of(printed("handbook", HANDBOOK))).split())

    assert "When everybody is registered, press Ctrl+D . The program shows two hashes; see the proof." in text
    assert "not a < b & c." in text
    assert "**" not in text
    assert "](" not in text


def test_a_long_handbook_page_goes_on_overleaf() -> None:
    long = HandbookText(HEAD, "Long", "\n\n".join(f"Paragraph {n}. " + "word " * 60 for n in range(40)))

    pages = text_of(printed("handbook", long))

    assert len(pages) > 2
    assert all(f"Paragraph {n}." in "".join(pages) for n in range(40))


def test_lines_of_the_handbook_keep_their_width() -> None:
    for line in broken(spans_of("Press `Ctrl+Shift+D` and **wait** for it, " * 9), 10.5, 200):
        assert sum(word.width for word in line if not word.text.isspace()) <= 200
        assert line[-1].x + (0 if line[-1].text.isspace() else line[-1].width) <= 200.01


def test_an_example_of_the_handbook_keeps_its_lines_and_breaks_long_ones_after_a_comma() -> None:
    answer = '{"answer":{"pots":[' + ",".join('{"amount":4625,"eligible":[1,2,4]}' for _ in range(9)) + "]}}"
    text = HandbookText(HEAD, "Example", f"See:\n```json\n{answer}\n  a  hand\n```\nThat is all.")
    (page,) = HandbookDocument().pages(text, A4)
    first, *lines, last = page

    assert [line.example for line in page] == [False, *[True] * len(lines), False]
    assert "".join(word.text for line in lines[:-1] for word in line.words) == answer
    assert all(line.words[-1].text.endswith(",") for line in lines[:-2])
    assert lines[0].indent < lines[1].indent == lines[2].indent
    assert (lines[-1].indent > lines[0].indent, lines[-1].words[-1].text) == (True, "hand")
    assert max(line.indent + line.words[-1].x + line.words[-1].width for line in page) <= 440
    assert first.y - lines[0].y > lines[0].y - lines[1].y < lines[-1].y - last.y
    assert "".join("".join(text_of(printed("handbook", text))).split()).count("eligible") == 9


def test_names_in_samples_are_not_too_easy() -> None:
    assert len(ALL) == 20
    assert layout(LONGEST[0], "regular", 9).width > 140
