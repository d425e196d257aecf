"""Articles that a judge cites are in the rule book, or he says why not."""

from __future__ import annotations

import pytest

from director.domain.refusal import Article
from director.rules.articles import article_objections, as_printed, is_known, near
from director.rules.rulebook import rulebook


def test_every_article_of_the_rule_book_may_be_cited() -> None:
    every = [article for entry in rulebook().entries for article in entry.cited()]

    assert list(article_objections(every)) == []
    assert [as_printed(f"{one.book.lower()}  {one.article.upper()}") for one in every] == every


@pytest.mark.parametrize(
    ("cited", "alike"),
    [
        ("TDA 711", ["71-C", "7"]),
        ("SP 4.9.88", ["4.9.8"]),
        ("DR blind", ["Blinds", "blind rules"]),
    ],
)
def test_an_article_that_is_not_there_is_refused_with_those_most_like_it(
    cited: str, alike: list[str]
) -> None:
    (found,) = article_objections([as_printed(cited)])

    assert found.code == "article_unknown"
    assert found.facts["article"] == cited
    assert [one.article for one in near(as_printed(cited))][: len(alike)] == alike
    assert str(found.facts["near"]).startswith(f"{cited.split(maxsplit=1)[0]} {alike[0]}")


def test_a_book_that_is_none_is_told_with_those_there_are() -> None:
    (found,) = article_objections([Article("House", "12")])

    assert found.code == "book_unknown"
    assert found.facts == {"article": "House 12", "near": "SP, DR, ST, PP, OS, TDA, RRoP, WSOP-T, WSOP-L"}


def test_a_rule_as_a_whole_may_be_cited_where_the_book_has_only_parts_of_it() -> None:
    assert is_known(Article("SP", "4.9"))
    assert not is_known(Article("SP", "4.9.88"))


@pytest.mark.parametrize("text", ["", "4.9.8", "TDA", "  "])
def test_a_text_without_book_or_place_is_no_article(text: str) -> None:
    with pytest.raises(ValueError, match="not an article"):
        as_printed(text)
