"""The explanation slip: facts, verdict, articles, and a place to sign, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.host.i18n import words_for
from director.printing.catalogue import OF_A_PAGE, document, pdf
from director.printing.stock import A4, LETTER, Stock
from director.rules.entering.entering import enter, play_on
from director.rules.entering.looking import look
from director.rules.entering.sheet import Worksheet
from director.views.papers import Letterhead
from director.views.table_tools.asked import ask
from director.views.table_tools.books import Book
from director.views.table_tools.slip import LONGEST_ARTICLE, asked_slip, hand_slip
from tests.helpers.worksheets import table, told
from tests.printing.reading import text_of
from tests.printing.samples import LONGEST

EN = words_for("en")
HEAD = Letterhead("Spring Cup", "5 December", "Moscow", "21:06", 812, "0123abcd")
SHORT = told(table(20_000, 20_000, 1_100, 20_000, 20_000), "r800 c f f a")


def wrong(sheet: Worksheet, line: str) -> Worksheet:
    refused = enter(sheet, line).refused
    assert refused is not None
    return play_on(sheet, refused).sheet


def test_a_hand_with_its_verdict_and_what_the_articles_say() -> None:
    slip = hand_slip(look(SHORT), HEAD, EN)
    assert slip is not None
    assert any("not a full raise" in text for text in slip.verdict)
    assert any(text.startswith("SP 4.9.8") for text in slip.articles)
    assert slip.rules
    assert hand_slip(look(table(5_000)), HEAD, EN) is None


def test_what_was_played_on_stands_among_the_facts() -> None:
    slip = hand_slip(look(wrong(table(20_000, 20_000, 20_000), "r300")), HEAD, EN)
    assert slip is not None
    assert any("played on" in fact.text for fact in slip.facts)


def test_a_question_with_its_facts() -> None:
    asked = ask(Book("tda-2024").question("tables") | {"players": 23, "seats": 9}, EN)
    slip = asked_slip(asked, ("23 players",), HEAD, "Tables", EN)
    assert slip is not None
    assert ([fact.text for fact in slip.facts], slip.verdict) == (["23 players"], (asked.text,))
    assert asked_slip(ask({"ask": "tables"}, EN), (), HEAD, "Tables", EN) is None
    foreign = ask({"ask": "tables", "players": 23, "seats": 9}, EN)
    plain = asked_slip(foreign, (), HEAD, "Tables", EN)
    assert plain is not None
    assert plain.rules == ""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_slip_is_printed_and_signed(language: str) -> None:
    words = words_for(language)
    slip = hand_slip(look(SHORT), HEAD, words)
    pages = text_of(pdf("explanation-slip", slip, words))
    assert len(pages) == 1
    assert "Spring Cup" in pages[0]
    assert "SP 4.9.8" in pages[0]
    assert words._("Verdict") in pages[0]
    assert words._("Referee") in pages[0]
    assert next(iter(document("explanation-slip").texts(slip))) == "Spring Cup"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stock", [A4, LETTER])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_ordinary_hand_to_the_showdown_takes_one_page_with_the_longest_names(
    language: str, stock: Stock
) -> None:
    empty = table(*[20_000] * 9, rules="tda-2024", table=12)
    seats = tuple(replace(one, name=LONGEST[one.seat % len(LONGEST)]) for one in empty.seats)
    sheet = told(replace(empty, seats=seats), "1=AhAc 4=KhKc 7=QhQc r600 f f c f f c f f")
    sheet = told(sheet, "AsKd7c x b900 c c 2h x b2000 c c 9d x b3000 r7000 f c")
    words = words_for(language)
    slip = hand_slip(look(sheet), HEAD, words)

    (page,) = text_of(pdf("explanation-slip", slip, words, stock=stock))

    assert words._("Referee") in page
    assert "TDA 17-A" in page
    assert page.count(LONGEST[1]) > 6


@pytest.mark.usefixtures("qapp")
def test_a_long_hand_goes_on_and_only_its_last_page_is_signed() -> None:
    sheet = told(table(*[90_000] * 9), "c" * 8 + "x")
    for cards in ("AsKd7c", "2c", "9h"):
        sheet = told(sheet, cards + " b200 " + "c" * 7 + " r1000 " + "c" * 8)
    slip = hand_slip(look(sheet), HEAD, EN)
    pages = text_of(pdf("explanation-slip", slip, EN))
    assert len(pages) > 1
    assert ["Referee" in page for page in pages] == [False] * (len(pages) - 1) + [True]


def test_the_slip_is_printed_where_it_is_made_and_not_on_the_page_print() -> None:
    assert "explanation-slip" in OF_A_PAGE
    with pytest.raises(KeyError):
        document("no-such-document")


def test_a_whole_chapter_is_named_and_not_printed() -> None:
    asked = ask(
        {"ask": "pots", "players": [{"seat": at, "in": 50 * at, "state": "live"} for at in (1, 2)]}, EN
    )
    assert "SP Definitions" in asked.articles
    slip = asked_slip(asked, (), HEAD, "Pots", EN)

    assert slip is not None
    assert "SP Definitions" in slip.articles
    assert all(len(text) <= LONGEST_ARTICLE for text in slip.articles)
