"""`director rules`: any words, either language, any number."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Ended, Run


def articles(ended: Ended) -> list[str]:
    """The heads of the articles shown."""
    return [line for line in ended.out.splitlines() if line and not line.startswith(" ")]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("words", [("нечётный", "чип"), ("нечетного чипа",), ("odd", "chip"), ("ODD CHIPS",)])
def test_the_odd_chip_is_found_in_either_language_whatever_is_spoken(
    run: Run, words: tuple[str, ...], language: str
) -> None:
    """Issue: `director rules` finds both with SP 5.9.3, TDA 20, ST 6.3.9."""
    ended = run("rules", *words, "--lang", language)

    assert ended.status == 0
    heads = articles(ended)
    for wanted in ("SP 5.9.3", "TDA 20", "TDA 20-A", "TDA 20-B", "TDA 20-C", "ST 6.3.9"):
        assert any(head.startswith(f"{wanted} ") for head in heads), wanted


def test_an_article_is_printed_with_book_topic_summary_and_what_it_settles(run: Run) -> None:
    lines = run("rules", "R116").out.splitlines()

    assert lines[0] == "SP 5.9.3 · R116 · Split pot, odd chip"
    assert lines[1] == "    Sports poker, rules of competitions (Russia)"
    told = " ".join(" ".join(lines).split())
    assert "the odd chip goes to the player next after the button." in told
    assert "Odd chip in stud: by seat, as with a button (sport-ru)" in told


def test_in_russian_everything_is_russian(run: Run) -> None:
    told = " ".join(run("rules", "SP 5.9.3", "--lang", "ru").out.split())

    assert "Деление банка, нечётный чип" in told
    assert "нечётный чип достаётся" in told
    assert "odd chip" not in told


def test_a_number_the_book_does_not_print_is_marked(run: Run) -> None:
    assert "prints no number" in " ".join(run("rules", "SP 4.13").out.split())


def test_without_words_the_books_are_listed(run: Run) -> None:
    ended = run("rules")

    assert ended.status == 0
    assert [line.split()[0] for line in ended.out.splitlines()[1:]] == [
        "SP", "DR", "ST", "PP", "OS", "TDA", "RRoP", "WSOP-T", "WSOP-L",
    ]  # fmt: skip
    assert run("rules", "--json").json[0] == {
        "code": "SP",
        "name": "Sports poker, rules of competitions (Russia)",
        "articles": 120,
    }


def test_a_book_alone_is_all_there(run: Run) -> None:
    assert len(articles(run("rules", "--book", "os"))) == 18


def test_one_may_look_within_a_book(run: Run) -> None:
    found = run("rules", "odd chip", "--book", "TDA", "--json").json

    assert {one["book"] for one in found} == {"TDA"}
    assert found[0] == {
        "book": "TDA",
        "article": "20",
        "articles": ["20"],
        "rule": None,
        "heading": None,
        "inferred": None,
        "topic": "odd",
        "en": found[0]["en"],
        "ru": found[0]["ru"],
        "settles": found[0]["settles"],
    }
    assert found[0]["settles"][0]["option"] == "split_unit"
    assert found[0]["settles"][0]["sets"] == ["tda-2024"]


def test_the_first_are_shown_and_all_on_demand(run: Run) -> None:
    short, whole = run("rules", "raise"), run("rules", "raise", "--all")

    assert len(articles(short)) == 12 + 1
    assert articles(short)[-1].endswith("more articles: --all")
    assert len(articles(whole)) > 13
    assert len(run("rules", "raise", "--json").json) == len(articles(whole))


def test_nothing_found_says_so_and_what_to_try(run: Run) -> None:
    ended = run("rules", "xyzzy")

    assert (ended.status, ended.out) == (1, "")
    assert "“xyzzy”" in ended.err
    assert "SP 5.9.3" in ended.err
    assert "Perhaps: баттон." in run("rules", "батон").err
    within = run("rules", "омаха", "--book", "RRoP")
    assert (within.status, "RRoP" in within.err) == (1, True)


def test_nothing_found_is_an_empty_list_for_programs(run: Run) -> None:
    ended = run("rules", "xyzzy", "--json")

    assert (ended.status, ended.json) == (1, [])


def test_a_book_nobody_knows_is_misuse(run: Run) -> None:
    assert run("rules", "x", "--book", "KORAN").status == 2


@pytest.mark.parametrize(
    "words", ["", " ", "\ud800", "'; --", "((", "%", "5.9.3" * 999, "☂", "R0", "R-116", "--"]
)
def test_odd_words_are_answered(run: Run, words: str) -> None:
    assert run("rules", words).status in {0, 1}
