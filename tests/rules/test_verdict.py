"""Verdicts and the articles they cite."""

import pytest

from director.rules.verdict import BOOKS, Article, Verdict, article, cited


def test_an_article_is_read_from_its_usual_short_form() -> None:
    assert article("WSOP-T 126-b") == Article("WSOP-T", "126-b")
    assert article("DR blind rules") == Article("DR", "blind rules")


@pytest.mark.parametrize("text", ["FIDE 3.1", "TDA", "TDA ", ""])
def test_an_article_of_no_known_book_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an article"):
        article(text)


def test_articles_are_cited_once_in_the_order_given() -> None:
    first, second = article("TDA 8-A"), article("TDA 10-A")

    assert cited([first], [second, first], []) == (first, second)


def test_a_verdict_without_articles_is_possible_and_frozen() -> None:
    verdict = Verdict({"sizes": [8, 8]})

    assert (verdict.because, verdict.house) == ((), ())
    with pytest.raises(AttributeError):
        verdict.house = ("x",)  # type: ignore[misc]


def test_every_book_of_the_dossier_can_be_cited() -> None:
    assert len(BOOKS) == 9
