"""Every document by its id: same bytes each time, real size, our fonts only, and a way to stop."""

from __future__ import annotations

import re
import subprocess
import sys

import msgspec
import pytest

from director.host.i18n import words_for
from director.printing import catalogue
from director.printing.catalogue import DOCUMENTS, Cancelled, NothingToPrint, first_page, page_count, pdf
from director.printing.stock import STOCKS, Stock
from tests.printing.reading import ENGLISH, HEAD, cards, printed, seating, text_of
from tests.printing.samples import SAMPLES

MANY = cards(f"Player {number}" for number in range(95))


def test_the_ids_never_change() -> None:
    assert list(DOCUMENTS) == [
        "seat-cards",
        "seating-by-name",
        "seating-by-table",
        "players-left",
        "alternates",
        "sign-in-sheet",
        "pack",
        "table-sheets",
        "count-sheet",
        "race-sheet",
        "seat-changes",
        "move-slips",
        "move-slip-roll",
        "receipt",
        "money-sheet",
        "payout-sheet",
        "payout-receipt",
        "deal-sheet",
        "bounty-list",
        "results",
        "final-protocol",
        "draw-protocol",
        "structure-sheet",
        "event-rules",
        "rulings-report",
        "hand-over",
        "ruling-statistics",
        "journal",
        "handbook",
    ]


def test_the_list_of_documents_costs_the_start_nothing() -> None:
    heavy = "[m for m in ('reportlab', 'segno', 'bidi') if m in sys.modules]"
    script = f"import sys, director.printing.catalogue; print({heavy})"

    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert loaded.stdout.strip() == "[]"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_same_rows_give_the_same_bytes(document: str) -> None:
    assert printed(document, SAMPLES[document]) == printed(document, SAMPLES[document])


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_font_is_ours_and_embedded(document: str) -> None:
    made = printed(document, SAMPLES[document])

    assert b"Helvetica" not in made
    assert made.count(b"/FontFile2") == made.count(b"/FontDescriptor ") > 0


@pytest.mark.parametrize("box", [b"MediaBox", b"TrimBox"])
@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
def test_the_page_has_the_size_of_the_paper(stock: Stock, box: bytes) -> None:
    made = pdf("seat-cards", MANY, ENGLISH, stock=stock)

    sizes = re.findall(rb"/%b \[ 0 0 ([\d.]+) ([\d.]+) \]" % box, made)
    assert len(sizes) == page_count("seat-cards", MANY, stock=stock)
    for wide, high in sizes:
        assert (float(wide), float(high)) == pytest.approx((stock.width, stock.height), abs=0.01)


def test_viewers_are_asked_not_to_shrink_the_page() -> None:
    assert b"/PrintScaling /None" in printed("seat-cards", MANY)


def test_title_and_language_stand_in_the_file() -> None:
    made = pdf("seat-cards", MANY, words_for("ru"))

    assert b"/Lang (ru)" in made
    assert b"/Title" in made


def test_the_first_page_knows_how_many_there_are(qapp: object) -> None:
    rows = seating([f"Player {number}" for number in range(1000)])

    (page,) = text_of(first_page("seating-by-name", rows, ENGLISH))

    assert f"Page 1 of {page_count('seating-by-name', rows)}" in page
    assert page.strip() == text_of(printed("seating-by-name", rows))[0].strip()


def test_progress_counts_the_pages() -> None:
    seen: list[tuple[int, int]] = []

    def watch(done: int, of: int) -> bool:
        seen.append((done, of))
        return True

    pdf("seat-cards", MANY, ENGLISH, progress=watch)

    assert seen == [(number, 10) for number in range(1, 11)]


def test_printing_stops_when_told() -> None:
    seen: list[int] = []

    def stop_after_three(done: int, of: int) -> bool:
        seen.append(done)
        return done < 3

    with pytest.raises(Cancelled):
        pdf("seat-cards", MANY, ENGLISH, progress=stop_after_three)
    assert seen == [1, 2, 3]


def test_cards_while_nobody_is_seated_are_refused_and_not_blank() -> None:
    with pytest.raises(NothingToPrint, match="seat-cards"):
        printed("seat-cards", cards([]))


def test_rows_of_another_document_are_refused() -> None:
    with pytest.raises(TypeError, match="seating-by-name takes SeatingList"):
        printed("seating-by-name", MANY)


def test_an_unknown_document_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        printed("invoice", MANY)


@pytest.mark.parametrize(
    "document", ["seat-cards", "seating-by-name", "seating-by-table", "table-sheets", "draw-protocol"]
)
def test_a_warning_names_the_player_whose_name_cannot_be_drawn(document: str) -> None:
    assert catalogue.missing_glyphs(document, SAMPLES[document]) == {"MINT🍫#2662": "🍫"}


def test_a_sample_without_trouble_warns_of_nothing() -> None:
    assert catalogue.missing_glyphs("seat-cards", MANY) == {}
    assert catalogue.missing_glyphs("event-rules", SAMPLES["event-rules"]) == {}
    assert catalogue.missing_glyphs("handbook", SAMPLES["handbook"]) == {}


def test_paper_without_a_journal_says_only_when_it_was_printed(qapp: object) -> None:
    head = msgspec.structs.replace(HEAD, line=0)

    (page,) = text_of(
        printed("seating-by-name", msgspec.structs.replace(seating(["Lee Ann"]), letterhead=head))
    )

    assert "Printed 5 Dec 2026, 17:42" in page
    assert "journal" not in page
