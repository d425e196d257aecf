"""The rule book as a value: how its texts are read, and what it can be asked."""

from __future__ import annotations

import pytest

from director.rules.rulebook import read_rulebook, rulebook
from director.rules.verdict import Article, article

TOPICS = """
[topics]
odd = { en = "Odd chip", ru = "Нечётный чип" }
[words]
same = [["chip", "counter"]]
idle = ["the"]
"""
BOOK = """
[book]
code = "DR"
en = "Draw"
ru = "Дро"
aliases = ["дро"]
"""
ENTRY = """
[[entry]]
rule = 138
article = ["blind rules", "intro"]
topic = "odd"
en = "One thing."
ru = "Одно."
words = "another"
"""
HEAD = """
[heads]
"blind rules" = { printed = "Правила", inferred = "3" }
"""


def test_a_book_is_read_with_its_heads_and_its_places() -> None:
    read = read_rulebook({"topics": TOPICS, "DR": BOOK + HEAD + ENTRY})
    (entry,) = read.entries

    assert (entry.name, entry.rule, entry.number) == ("DR blind rules", 138, 0)
    assert (entry.printed, entry.inferred, entry.words) == ("Правила", "3", "another")
    assert entry.cited() == (Article("DR", "blind rules"), Article("DR", "intro"))
    assert (read.same, read.idle) == ((("chip", "counter"),), ("the",))
    assert read.topic(entry, "ru") == "Нечётный чип"
    assert (entry.book.names["en"], entry.book.aliases) == ("Draw", ("дро",))


def test_an_entry_is_found_by_every_place_it_stands_in() -> None:
    read = read_rulebook({"topics": TOPICS, "DR": BOOK + ENTRY})

    assert read.at(article("DR intro")) == read.at(article("DR blind rules")) == read.entries
    assert read.at(article("DR Blinds")) == ()
    assert read.of("DR") == read.entries
    assert read.of("SP") == ()


def test_the_books_of_the_program_are_read_once() -> None:
    assert rulebook() is rulebook()


def test_several_statements_may_stand_in_one_article() -> None:
    assert [entry.rule for entry in rulebook().at(article("SP 5.9.2"))] == [111, 112, 113, 114, 115]


@pytest.mark.parametrize(
    ("texts", "trouble"),
    [
        ({}, "topics: every topic has its name in en, ru"),
        ({"topics": '[topics]\nodd = { en = "Odd chip" }'}, "topics: every topic"),
        ({"topics": "[topics"}, "topics: "),
        ({"topics": TOPICS, "DR": "= "}, "DR: "),
        ({"topics": TOPICS, "DR": ENTRY}, "DR: \\[book\\] says"),
        ({"topics": TOPICS, "SP": BOOK + ENTRY}, "SP: \\[book\\] says"),
        ({"topics": TOPICS, "DR": BOOK.replace('ru = "Дро"', "")}, "DR: \\[book\\] says"),
        ({"topics": TOPICS, "DR": BOOK + HEAD}, "DR: \\[heads\\] names blind rules, where nothing stands"),
        ({"topics": TOPICS, "DR": BOOK + ENTRY.replace("rule =", "rules =")}, "rules means nothing"),
        ({"topics": TOPICS, "DR": BOOK + ENTRY.replace('["blind rules", "intro"]', "[]")}, "no article"),
        ({"topics": TOPICS, "DR": BOOK + ENTRY.replace('["blind rules", "intro"]', '""')}, "no article"),
        ({"topics": TOPICS, "DR": BOOK + ENTRY.replace('"odd"', '"even"')}, "no such topic"),
        ({"topics": TOPICS, "DR": BOOK + ENTRY.replace('"Одно."', '""')}, "nothing is said in ru"),
    ],
)
def test_a_text_that_cannot_be_read_says_where_and_how(texts: dict[str, str], trouble: str) -> None:
    with pytest.raises(ValueError, match=trouble):
        read_rulebook(texts)
