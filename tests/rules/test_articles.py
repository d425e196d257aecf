"""The catalogue of articles in resources/rulebook: whole, in both languages, in our own words."""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from pathlib import Path

import pytest

from director.domain.names import folded
from director.rules.rulebook import LANGUAGES, Entry, rulebook
from director.rules.rulesets import NAMES, Choice, ruleset
from director.rules.verdict import BOOKS, Article, article
from director.rules.word_index import tokens, written
from tests.helpers.source import ROOT, modules, tree

BOOK = rulebook()
ENTRIES = BOOK.entries
NINE_WORDS = ROOT / "tests" / "data" / "rulebook" / "nine_words.bin"
"""Fingerprints of four bytes of every nine words in a row of the five Russian books, sorted. Only these are
kept: enough to find a sentence that was copied, and nothing that could be read."""


def test_all_nine_books_are_there() -> None:
    assert tuple(book.code for book in BOOK.books) == BOOKS
    assert all(BOOK.of(code) for code in BOOKS)


def test_every_statement_r1_to_r220_is_there_once() -> None:
    numbers = [entry.rule for entry in ENTRIES if entry.rule is not None]

    assert numbers == sorted(numbers, key=lambda n: (_book_of(n), n)), (
        "each book in the order of its statements"
    )
    assert sorted(numbers) == list(range(1, 221))


def _book_of(number: int) -> int:
    """The place of its book: SP to R120, DR to R147, ST to R182, OS to R200, PP after it."""
    return BOOKS.index(next(code for most, code in _LAST.items() if number <= most))


_LAST = {120: "SP", 147: "DR", 182: "ST", 200: "OS", 220: "PP"}


def test_a_statement_stands_in_the_book_it_was_taken_from() -> None:
    strays = [
        e.name for e in ENTRIES if e.rule and next(c for m, c in _LAST.items() if e.rule <= m) != e.book.code
    ]

    assert strays == []


@pytest.mark.parametrize(
    ("book", "articles"),
    [
        ("ST", [f"6.1.{n}" for n in range(1, 20)] + [f"6.3.{n}" for n in range(1, 11)]),
        ("SP", ["4.5.1", "4.5.2", "4.6.1", "4.7.1", "4.7.2", "4.7.3", "4.8.1", "4.8.2", "4.8.3"]),
        ("SP", [f"4.9.{n}" for n in range(1, 9)] + ["4.10", "4.11", "4.12", "4.13"]),
        ("SP", ["4.14.1", "4.14.2", "4.14.3", "5.4.1", "5.4.2", "5.4.3", "5.7.1", "5.7.2"]),
        ("SP", [f"5.5.{n}" for n in range(1, 6)] + ["5.8.5", "5.8.6", "5.8.7", "5.9.1", "5.9.2", "5.9.3"]),
        ("SP", ["6.1.1", "6.1.2", "6.1.3", "6.2.1", "6.2.2"]),
    ],
)
def test_every_number_a_book_prints_is_there(book: str, articles: list[str]) -> None:
    assert [number for number in articles if not BOOK.at(Article(book, number))] == []


def test_numbers_that_the_book_does_not_print_are_marked() -> None:
    inferred = {entry.articles[0]: entry.inferred for entry in BOOK.of("SP") if entry.inferred}

    assert {"4.10", "4.11", "4.12", "4.13", "5.8.5"} <= inferred.keys()
    assert (inferred["Definitions"], inferred["Draw"]) == ("4.1", "5.1–5.3")
    assert "5.9.3" not in inferred


# ------------------------------------------------------------------ what the program cites

_CITED = re.compile(rf"(?:{'|'.join(BOOKS)}) \S[^,]{{0,40}}")
_NAMES_OF_THINGS = {"TDA 2024", "SP DR ST PP OS TDA RRoP WSOP-T WSOP-L."}
"""Texts that look like an article and are none."""


def _cited_in_the_source() -> dict[Article, str]:
    return {
        article(node.value): module
        for module, file in modules().items()
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value not in _NAMES_OF_THINGS
        if _CITED.fullmatch(node.value)
    }


def test_every_article_that_the_program_cites_is_in_the_catalogue() -> None:
    cited = _cited_in_the_source()

    assert len(cited) > 20
    missing = {f"{place.book} {place.article}": where for place, where in cited.items() if not BOOK.at(place)}
    assert missing == {}, "say what stands there: resources/rulebook"


@pytest.mark.parametrize("name", NAMES)
def test_every_article_of_a_rule_set_is_in_the_catalogue(name: str) -> None:
    assert [c.article for _, c in _choices(name) if c.article is not None and not BOOK.at(c.article)] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_settled_by_an_entry_of_the_article_it_is_taken_from(name: str) -> None:
    """Of several entries in one article some say which options they settle; then each must be said."""
    lost = []
    for key, choice in _choices(name):
        entries = BOOK.at(choice.article) if choice.article else ()
        if any(entry.options for entry in entries) and not any(key in entry.options for entry in entries):
            lost.append((key, choice.article))
    assert lost == []


def test_an_entry_names_only_options_that_are_settled_there() -> None:
    settled = {(c.article, key) for name in NAMES for key, c in _choices(name)}

    strays = [
        (entry.name, key)
        for entry in ENTRIES
        for key in entry.options
        if not any((place, key) in settled for place in entry.cited())
    ]
    assert strays == []


def _choices(name: str) -> list[tuple[str, Choice]]:
    rules = ruleset(name)
    return [*rules.choices.items(), *(c for game in rules.in_games.values() for c in game.items())]


# ------------------------------------------------------------------ how it is written


def test_nothing_is_said_twice() -> None:
    times = Counter((entry.name, entry.rule, entry.texts["en"]) for entry in ENTRIES)

    assert [what for what, n in times.items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_one_line_in_the_language(language: str) -> None:
    other = "[А-яЁё]" if language == "en" else r"[A-Za-z]{5,}"

    def is_wrong(said: str) -> bool:
        begins, ends = said[0].isalnum() or said[0] in "«“", said[-1] == "."
        return not begins or not ends or bool(re.search(other, said))

    assert [(entry.name, entry.texts[language]) for entry in ENTRIES if is_wrong(entry.texts[language])] == []
    assert max(len(entry.texts[language]) for entry in ENTRIES) <= 220


def test_russian_is_written_as_russian_is() -> None:
    said = [(entry.name, entry.texts["ru"]) for entry in ENTRIES] + [
        ("", names["ru"]) for names in BOOK.topics.values()
    ]

    assert [one for one in said if re.search(r"\w - \w|\"|“|\.\.\.", one[1])] == []


@pytest.mark.parametrize(
    "wrong",
    ["бэттон", "бутон", "нечетн", "тёрна карта", "рэйз", "стэк", "рейс ставк", "уравнивающая ставка колл"],
)
def test_the_words_are_those_of_the_field(wrong: str) -> None:
    assert [entry.name for entry in ENTRIES if wrong in entry.texts["ru"].lower()] == []


def test_the_catalogue_needs_no_more_care_than_small_letters() -> None:
    """The index is made with a quick fold, queries with the careful one: they must agree on every text."""
    texts = [text for entry in ENTRIES for text in (*entry.texts.values(), entry.words, entry.printed)]

    assert [text for text in texts if not set(tokens(text)) <= written(text)] == []


def test_no_entry_copies_nine_words_in_a_row_from_its_book() -> None:
    kept = NINE_WORDS.read_bytes()
    known = {kept[at : at + 4] for at in range(0, len(kept), 4)}

    copied = [(e.name, run) for e in ENTRIES for run in _runs(e) if _fingerprint(run) in known]
    assert copied == [], "say it in our own words"


def _runs(entry: Entry) -> list[str]:
    words = re.findall(r"\w+", folded(entry.texts["ru"]))
    return [" ".join(words[at : at + 9]) for at in range(len(words) - 8)]


def _fingerprint(run: str) -> bytes:
    return hashlib.blake2b(run.encode(), digest_size=4).digest()


def test_the_files_hold_nothing_but_books() -> None:
    names = {file.stem for file in Path(ROOT / "resources" / "rulebook").glob("*")}

    assert names == {*BOOKS, "topics"}


def test_every_topic_has_its_entries() -> None:
    assert set(BOOK.topics) == {entry.topic for entry in ENTRIES}
