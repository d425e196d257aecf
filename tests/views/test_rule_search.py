"""The rule book as people read it."""

from __future__ import annotations

import pytest

from director.host.i18n import words_for
from director.rules.rulebook import rulebook
from director.rules.verdict import article
from director.views.rule_search import (
    ArticleRow,
    article_heads,
    article_row,
    book_rows,
    books_of,
    found,
    marks,
    put_right,
    settled,
    settled_text,
)

EN, RU = words_for("en"), words_for("ru")


def row(place: str, words: object = EN) -> ArticleRow:
    return article_row(rulebook().at(article(place))[0], EN if words is EN else RU)


def test_an_article_is_said_in_the_language_spoken_with_the_other_beside_it() -> None:
    english, russian = row("SP 5.9.3"), row("SP 5.9.3", RU)

    assert (english.article, english.rule) == ("SP 5.9.3", "R116")
    assert (english.says, english.also) == (russian.also, russian.says)
    assert "odd chip" in english.says
    assert "нечётный чип" in russian.says
    assert russian.topic == "Деление банка, нечётный чип"


def test_what_the_book_itself_prints_is_told() -> None:
    assert row("SP 5.9.3").note == ""
    assert row("DR Blinds").note == "“Блайнды” in the book."
    assert row("SP 4.10").note.startswith(
        "“Заявка вне очереди” in the book, which prints no number; this one"
    )
    assert row("SP Definitions").note.endswith("its place is 4.1.")


def test_places_that_say_the_same_are_cited_together() -> None:
    assert row("SP 4.9.5").article == "SP 4.7.3, 4.9.5"


def test_every_book_is_listed_with_what_there_is_of_it() -> None:
    rows = {one.code: one for one in book_rows(EN)}

    assert (rows["SP"].articles, rows["TDA"].name) == (120, "Poker TDA Rules 2024")
    assert sum(one.articles for one in rows.values()) == len(rulebook().entries)


def test_nothing_typed_shows_everything_or_all_of_a_book() -> None:
    assert found("") == found("  ") == rulebook().entries
    assert found("", "OS") == rulebook().of("OS")


# ---- what an article settles


def settles(place: str, at: int = 0) -> list[tuple[str, object, object]]:
    return [(one.option, one.value, one.game) for one in settled(rulebook().at(article(place))[at])]


def test_an_article_says_which_options_it_settles_and_who_else_has_that_value() -> None:
    options = {one.option: one for one in settled(rulebook().at(article("SP 5.9.3"))[0])}

    assert options.keys() == {"odd_button", "odd_stud", "odd_low", "split_unit"}
    assert options["odd_stud"].sets == ("sport-ru",)
    assert options["odd_stud"].alike == ()
    assert "tda-2024" in options["odd_button"].alike


def test_of_several_statements_in_one_article_each_settles_its_own_options() -> None:
    by_rule = {entry.rule: [o.option for o in settled(entry)] for entry in rulebook().at(article("SP 5.9.2"))}

    assert by_rule == {
        111: ["show_checked", "show_bet"],
        112: ["muck_first"],
        113: [],
        114: ["tabling"],
        115: ["see_hand"],
    }


def test_what_holds_for_one_game_says_so() -> None:
    assert ("cap_raises", 4, "draw5") in settles("RRoP betting and raising")
    assert ("stud_tie_first", "position", "stud8") in settles("WSOP-T stud")
    assert settles("ST 6.3.7") == [("pair4", "off", "stud8")]


def test_what_settles_nothing_settles_nothing() -> None:
    assert settles("TDA 21") == []
    assert row("TDA 21").settles == ()


def test_a_value_left_to_the_house_says_so() -> None:
    (raises, between_two) = row("TDA 48").settles

    assert raises.value == "three raises, left to the house"
    assert "house" not in between_two.value
    assert raises.sets == "TDA 2024"


def test_the_terminal_names_rule_sets_as_plans_do() -> None:
    one = settled(rulebook().at(article("TDA RP-10-H"))[0])[0]

    text = settled_text(one, EN)
    assert "tda-2024" in text
    assert text.startswith("Short deck")


@pytest.mark.parametrize("words", [EN, RU], ids=["en", "ru"])
def test_every_entry_can_be_shown(words: object) -> None:
    for entry in rulebook().entries:
        shown = article_row(entry, EN if words is EN else RU)
        assert shown.says
        assert shown.also != shown.says


# ---- of the event


def test_the_books_of_an_event_come_first_and_say_so() -> None:
    own = books_of("wsop-2026")
    entries = found("баттон", first=own)
    heads = article_heads(entries, RU, own)

    assert own == {"WSOP-T", "WSOP-L"}
    assert sorted(entry.number for entry in entries) == sorted(entry.number for entry in found("баттон"))
    assert [head.own for head in heads] == sorted((head.own for head in heads), reverse=True)
    assert {"WSOP-T 85", "WSOP-T 87"} <= {head.article for head in heads if head.own}
    assert not any(head.own for head in article_heads(entries, RU))


def test_one_book_is_searched_alone() -> None:
    assert {entry.book.code for entry in found("баттон", "TDA", books_of("sport-ru"))} == {"TDA"}


# ---- marked and put right


def test_the_words_typed_are_found_again_in_the_text() -> None:
    assert marks("odd chip", "The odd chip") == [(4, 3), (8, 4)]


@pytest.mark.parametrize(
    ("typed", "better"),
    [
        ("батон", ["баттон"]),
        ("батон  блаинд", ["баттон блайнд"]),
        ("xyzzy", []),
        ("xyzzy батон", ["баттон"]),
        ("", []),
        ("x" * 500, []),
    ],
)
def test_what_finds_nothing_is_put_right(typed: str, better: list[str]) -> None:
    assert put_right(typed) == better
