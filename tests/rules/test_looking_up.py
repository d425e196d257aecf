"""Looking an article up: both languages, endings forgiven, numbers as they are typed."""

from __future__ import annotations

import pytest

from director.rules.looking_up import Index
from director.rules.rulebook import read_rulebook, rulebook
from director.rules.word_index import marks, tokens
from director.views import rule_search

ODD = {"SP 5.9.3", "TDA 20", "TDA 20-A", "TDA 20-B", "TDA 20-C", "ST 6.3.9"}


def names(query: str) -> list[str]:
    return [entry.name for entry in rule_search.found(query)]


@pytest.mark.parametrize(
    "query",
    [
        "нечётный чип",
        "нечетный чип",
        "НЕЧЁТНОГО ЧИПА",
        "нечётные чипы",
        "чип нечётный",
        "нечётная фишка",
        "непарных фишек",
        "кто получает нечётный чип?",
        "кому нечётный чип",
        "odd chip",
        "Odd chips",
        "who gets the odd chip",
        "ódd chip",
    ],
)
def test_the_odd_chip_is_found_however_it_is_asked_for(query: str) -> None:
    assert set(names(query)[:12]) >= ODD


@pytest.mark.parametrize("typed", ["нечё", "нечётн", "нечётного", "нечётный ч", "нечётный чи"])
def test_a_word_not_finished_finds_what_begins_with_it(typed: str) -> None:
    assert "SP 5.9.3" in names(typed)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("5.9.3", ["SP 5.9.3"]),
        ("SP 5.9.3", ["SP 5.9.3"]),
        ("sp5.9.3 ", []),
        ("TDA 20", ["TDA 20", "TDA 20-A", "TDA 20-B", "TDA 20-C"]),
        ("тда 20", ["TDA 20", "TDA 20-A", "TDA 20-B", "TDA 20-C"]),
        ("tda 20-b", ["TDA 20-B"]),
        ("20-B", ["TDA 20-B"]),
        ("RP-10-D", ["TDA RP-10-D"]),
        ("rp 10 d", ["TDA RP-10-D"]),
        ("WSOP-T 73", ["WSOP-T 73"]),
        ("wsop 73", ["WSOP-T 73"]),
        ("роберт 14", ["RRoP 14"]),
        ("RRoP 4-2b", ["RRoP 4-2b"]),
        ("6.3.9", ["ST 6.3.9", "ST 6.3.9"]),
        ("4.10", ["SP 4.10", "SP 4.10"]),
        ("6.2", ["ST 6.2", "ST 6.2", "ST 6.2", "SP 6.2.1"]),
    ],
)
def test_an_article_is_found_by_its_number_as_typed(query: str, first: list[str]) -> None:
    assert names(query)[: len(first)] == first
    if len(first) == 1:
        assert names(query) == first


@pytest.mark.parametrize("query", ["R116", "r116", "r 116", "Р116", "р 116"])
def test_a_statement_is_found_by_its_number_on_either_layout(query: str) -> None:
    assert [entry.rule for entry in rule_search.found(query)] == [116]


def test_a_number_nobody_gave_finds_nothing() -> None:
    assert names("R999") == names("SP 99.9") == []


def test_what_an_article_has_under_it_comes_with_it() -> None:
    under = names("SP 5.9")

    assert under == ["SP 5.9.1", *["SP 5.9.2"] * 5, "SP 5.9.3"]


def test_4_1_is_the_place_of_the_definitions_and_not_the_beginning_of_4_10() -> None:
    assert set(names("SP 4.1")) == {"SP Definitions"}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("ставка частями", "SP 4.11"),
        ("стринг-бет", "SP 4.11"),
        ("string bet", "TDA 56"),
        ("oversized chip", "TDA 44"),
        ("крупный чип", "SP 4.12"),
        ("мёртвый баттон", "TDA 32"),
        ("мертвого баттона", "TDA 32"),
        ("dead buttons", "TDA 32"),
        ("розыгрыш фишек", "TDA 24-A"),
        ("чип-рейс", "TDA 24-A"),
        ("чип-рейз", "SP Definitions"),
        ("chip race", "TDA 24-A"),
        ("color up", "TDA 25-B"),
        ("переоткрытие", "TDA 47-A"),
        ("reopen", "TDA 47-A"),
        ("re-open", "TDA 47-A"),
        ("вне очереди", "SP 4.10"),
        ("out of turn", "TDA 53-A"),
        ("хедз-ап рейзы", "SP 4.7.3"),
        ("бринг-ин", "SP 5.4.3"),
        ("bring-in", "ST 6.1.8"),
        ("общая карта", "ST 6.1.15"),
        ("не хватает карт", "TDA RP-10-H"),
        ("пропущенный большой блайнд", "DR missed blinds"),
        ("показать карты соперника", "TDA 18-B"),
        ("right to see a hand", "SP 5.9.2"),
        ("поздняя регистрация", "TDA 8-A"),
        ("клок таймер", "TDA 29"),
        ("ва-банк", "PP all-in"),
        ("анте большого блайнда", "TDA RP-11"),
        ("число рэйзов", "SP 4.7.3"),
        ("пас", "SP 4.9.1"),
        ("сговор", "SP 5.9.2"),
        ("penalties", "TDA 71-C"),
        ("существенное действие", "TDA 36"),
    ],
)
def test_what_a_judge_types_is_among_the_first(query: str, expected: str) -> None:
    assert expected in names(query)[:12]


def test_more_words_leave_fewer_articles() -> None:
    assert len(names("чип")) > len(names("крупный чип")) > 0


def test_words_of_the_question_do_not_matter_unless_there_are_no_others() -> None:
    assert names("what happens if somebody must string bet") == names("somebody string bet")
    assert names("the") != []


def test_one_may_look_within_a_book() -> None:
    assert {entry.book.code for entry in rule_search.found("нечётный чип", "TDA")} == {"TDA"}
    assert {name.split()[0] for name in names("TDA odd chip")} == {"TDA"}
    assert {name.split()[0] for name in names("wsop-t all-in")} == {"WSOP-T"}
    assert {name.split()[0] for name in names("wsop all-in")} == {"WSOP-T", "WSOP-L"}


def test_a_book_named_alone_is_all_there() -> None:
    assert names("TDA") == names("тда") == [entry.name for entry in rulebook().of("TDA")]


@pytest.mark.parametrize("query", ["", "   ", "???", "¿", "…", "-", "--", "\x00", "\ud800"])
def test_nothing_asked_finds_nothing_by_words(query: str) -> None:
    assert rule_search.index().find(query) == []


def test_what_nobody_wrote_is_not_found_and_near_words_are_named() -> None:
    assert names("квантовая хромодинамика") == names("яяя") == []
    assert rule_search.near("батон") == ["баттон"]
    assert rule_search.near("showdwn")[0] == "showdown"
    assert rule_search.near("квантовая") == []
    assert rule_search.near("чип") == []


def test_a_very_long_query_is_answered_all_the_same() -> None:
    assert "SP 5.9.3" in names("нечётный чип " * 5000)


def test_the_number_of_an_article_is_one_word() -> None:
    assert tokens("SP 5.9.3, TDA RP-10-H: 50 %") == ["sp", "5.9.3", "tda", "rp", "10", "h", "50"]


def test_a_catalogue_without_words_taken_for_one_another_is_looked_up_too() -> None:
    topics = '[topics]\nodd = { en = "Odd", ru = "Чип" }'
    head = '[book]\ncode = "DR"\nen = "Draw"\nru = "Дро"\n'
    text = f'{head}[[entry]]\narticle = "x"\ntopic = "odd"\nen = "A."\nru = "Я."'
    book = read_rulebook({"topics": topics, "DR": text})

    assert Index(book, lambda word: word).find("odd") == list(book.entries)


# ---- marked


def marked(query: str, text: str) -> list[str]:
    return [text[at : at + length] for at, length in marks(text, rule_search.index().fitting(query))]


@pytest.mark.parametrize(
    ("query", "text", "words"),
    [
        ("нечётный чип", "Нечётный чип банка – старшей, чипами.", ["Нечётный", "чип", "чипами"]),
        ("нечётная фишка", "Нечётный чип банка.", ["Нечётный", "чип"]),
        ("who gets the odd chip", "The odd chip goes to the left.", ["odd", "chip"]),
        ("hold'em", "In hold’em four rounds.", ["hold’em"]),
        ("олл-ин", "Короткие олл-ины складываются.", ["олл-ины"]),
        ("all-in", "An all-in above the bet.", ["all-in"]),
        ("TDA button", "TDA: the button moves.", ["button"]),
        ("баттон", "The button moves.", ["button"]),
        ("butt", "The button moves.", ["button"]),
    ],
)
def test_the_words_asked_for_are_known_in_a_text_in_any_form(query: str, text: str, words: list[str]) -> None:
    assert marked(query, text) == words


@pytest.mark.parametrize("query", ["", "5.9.3", "TDA 20", "b", "xyzzy", "SP"])
def test_numbers_names_of_books_and_single_letters_mark_nothing(query: str) -> None:
    assert marked(query, "SP 5.9.3: the button and both blinds, 20.") == []
