"""The judges' book on paper: long texts over pages, signatures at the end, the clock as it was."""

from __future__ import annotations

import pytest

from director.domain.moments import Moment
from director.domain.refusal import Article
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.host.i18n import words_for
from director.printing.catalogue import NothingToPrint, page_count, pdf
from director.printing.ruling_papers import RulingDocument
from director.printing.stock import A4
from director.views import ruling_papers as book
from director.views.ruling_papers import Block, OneRuling, Period
from tests.helpers.evening import Evening
from tests.helpers.judges_book import PEOPLE, JudgesEvening
from tests.printing.reading import ENGLISH, HEAD, text_of

AT = "2026-12-05T22:30:00.000Z"
NOW = Moment(1_796_500_000_000)


@pytest.fixture(scope="module")
def evening() -> JudgesEvening:
    return JudgesEvening().do_all()


def _pages(document: str, rows: object) -> list[str]:
    return text_of(pdf(document, rows, ENGLISH))


def test_three_thousand_words_flow_over_pages_and_the_last_one_is_signed() -> None:
    words = [f"word{number}" for number in range(3_000)]
    evening = Evening().tables(1)
    line = evening.do(Rule(Ruled(" ".join(words), "It stands.", articles=(Article("SP", "4.9.8"),))))
    told: list[tuple[int, int]] = []

    def watch(page: int, of: int) -> bool:
        told.append((page, of))
        return True

    rows = book.one_ruling(evening.journal, PEOPLE, ENGLISH, AT, line)
    made = pdf("ruling", rows, ENGLISH, progress=watch)
    pages = text_of(made)

    assert len(pages) == page_count("ruling", rows) > 3
    assert told == [(number, len(pages)) for number in range(1, len(pages) + 1)]
    assert " ".join(pages).count("word") == 3_000
    assert ["Chief referee" in page for page in pages] == [False] * (len(pages) - 1) + [True]


def test_a_word_longer_than_a_line_is_broken_and_none_of_it_is_lost() -> None:
    rows = OneRuling(HEAD, "Ruling 1", "", (Block("text", "x" * 5_000),))

    assert "".join(_pages("ruling", rows)).count("x") == 5_000


@pytest.mark.parametrize("lines", range(40, 60))
def test_a_heading_is_never_the_last_of_a_page(lines: int) -> None:
    blocks = (*(Block("text", f"line {n}") for n in range(lines)), Block("heading", "Decision"),
              Block("text", "It stands."))  # fmt: skip
    pages = RulingDocument().pages(OneRuling(HEAD, "", "", blocks, ("Judge",)), A4)

    assert all(page.pieces[-1].look != "heading" for page in pages if page.pieces)
    assert pages[-1].last


@pytest.mark.parametrize("lines", range(40, 60))
def test_a_line_and_its_reason_stay_on_one_page_under_the_heads_of_their_columns(lines: int) -> None:
    wide = (1, 3)
    blocks = (
        Block("head", cells=("Line", "What"), wide=wide),
        *(Block("row", cells=(str(n), f"step {n}"), wide=wide) for n in range(lines)),
        Block("row", cells=("99", "A player moved"), wide=wide, kept=True),
        Block("row", cells=("", "Reason: noise"), wide=wide),
        Block("heading", "6 December"),
        Block("row", cells=("100", "A player moved"), wide=wide),
    )
    pages = RulingDocument().pages(OneRuling(HEAD, "", "", blocks), A4)

    told = [[text for piece in page.pieces for _, text in piece.texts] for page in pages]
    assert all(page[:2] == ["Line", "What"] for page in told)
    assert all(("99" in page) == ("Reason: noise" in page) for page in told)


def test_what_is_kept_together_but_has_no_room_on_any_page_flows_on() -> None:
    blocks = (Block("row", cells=(" ".join(f"word{n}" for n in range(2_000)),), wide=(1,)),)
    pages = RulingDocument().pages(OneRuling(HEAD, "", "", blocks), A4)

    assert 2 <= len(pages) <= 5


def test_one_ruling_shows_versions_appeals_penalties_and_the_clock_as_it_was(evening: JudgesEvening) -> None:
    rows = book.one_ruling(evening.evening.journal, PEOPLE, ENGLISH, AT, evening.appealed)
    (page,) = _pages("ruling", rows)

    for text in (
        "level 6, 7:11 left",
        "Not decided yet.",
        "The dealer said raise.",
        "SP 4.9.8: ",
        "1 photograph",
    ):
        assert text in page
    revised = book.one_ruling(evening.evening.journal, PEOPLE, ENGLISH, AT, evening.revised)
    (page,) = _pages("ruling", revised)
    for text in ("The version before", "One round.", "Why: on appeal", "it is changed", "2 missed rounds"):
        assert text in page


def test_a_notice_says_what_for_even_where_only_the_ruling_does(evening: JudgesEvening) -> None:
    rows = book.penalty_notice(evening.evening.journal, PEOPLE, ENGLISH, AT, evening.round)
    (page,) = _pages("penalty-notice", rows)

    assert "Иванов Сергей" in page
    assert "2 missed rounds" in page
    assert "Phone." in page
    assert "Player, has read it" in page


def test_what_is_not_there_has_no_paper(evening: JudgesEvening) -> None:
    journal = evening.evening.journal
    for document, rows in (
        ("ruling", book.one_ruling(journal, PEOPLE, ENGLISH, AT, 1)),
        ("penalty-notice", book.penalty_notice(journal, PEOPLE, ENGLISH, AT, 1)),
    ):
        with pytest.raises(NothingToPrint):
            pdf(document, rows, ENGLISH)


@pytest.mark.parametrize(
    ("period", "aside"), [("event", "the whole event"), ("day", "since"), ("shift", "since")]
)
def test_a_shift_is_eight_hours_and_a_day_begins_at_six(
    evening: JudgesEvening, period: Period, aside: str
) -> None:
    sheet = book.hand_over_sheet(evening.evening.journal, PEOPLE, ENGLISH, AT, NOW, period)

    assert aside in sheet.aside
    begun = {"event": "", "day": "2026-12-05T03:00:00.000Z", "shift": "2026-12-05T14:30:00.000Z"}
    assert book.since(evening.evening.journal, AT, period) == begun[period]


def test_where_nothing_happened_the_papers_say_so() -> None:
    journal, english = Evening().journal, words_for("en")
    report = book.rulings_report(journal, PEOPLE, english, AT, "day")
    counted = book.ruling_statistics(journal, english, AT)
    sheet = book.hand_over_sheet(journal, PEOPLE, english, AT, NOW)

    assert "No ruling in this time." in _pages("rulings-report", report)[0]
    assert "No ruling in this time." in _pages("ruling-statistics", counted)[0]
    assert _pages("hand-over", sheet)[0].count("none") == 3
