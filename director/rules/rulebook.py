"""The catalogue of articles: what each of the books says, in one line and in our own words, and where.

Everything the rules follow is here by its article, and what they do not need as well: a judge looks for the
article first and for the program's opinion second. The statements of the five books in Russian carry the
numbers R1 to R220 under which they were collected.

The texts stand in `resources/rulebook/`, one file a book, every statement in English and in Russian; how they
come here says `director.rules`. `looking_up` finds an article in them.

    [heads]
    "4.10" = { printed = "Заявка вне очереди", inferred = "4.10" }

    [[entry]]
    rule = 79
    article = "4.10"
    topic = "turn"
    en = "Chips put in out of turn stay in. …"
    ru = "Поставленное вне очереди не забирают. …"
    words = "acting out of turn, ход вне очереди"

A head is what the book itself prints over the article, and the number that follows from its place where the
book prints none. `article` may be a list when several articles say the same. Where several entries stand in
an article that settles options, `options` says which of them each settles.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from director.rulebook import articles_text
from director.rules.verdict import BOOKS, Article

LANGUAGES: Final = ("en", "ru")
"""Every text of the catalogue is there in these."""

TOPICS_FILE: Final = "topics"
"""The text that is no book: what articles are about, and words taken for one another."""

FILES: Final = (TOPICS_FILE, *BOOKS)
"""The texts a rule book is made of, by name."""


@dataclass(frozen=True, slots=True)
class Book:
    """One of the books."""

    code: str
    """Such as `SP`, as articles are cited."""
    names: Mapping[str, str]
    """What it is called, by language."""
    aliases: tuple[str, ...] = ()
    """What people type for it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a book says in one place."""

    number: int
    """Its place in the catalogue, from 0."""
    book: Book
    articles: tuple[str, ...]
    """Where it stands: as it is cited, the main place first."""
    topic: str
    """A key of the topics."""
    texts: Mapping[str, str]
    """What it says, in one line, by language."""
    rule: int | None = None
    """The number of the statement, for R1 to R220."""
    words: str = ""
    """What else a judge might type to find it."""
    printed: str = ""
    """The heading in the book itself, where it has one."""
    inferred: str = ""
    """The number that follows from its place, where the book prints none."""
    options: tuple[str, ...] = ()
    """Of several entries in one article, those that settle options say which."""

    @property
    def name(self) -> str:
        """Its article as it is cited: `SP 5.9.3`."""
        return f"{self.book.code} {self.articles[0]}"

    def cited(self) -> tuple[Article, ...]:
        """Every article it stands for."""
        return tuple(Article(self.book.code, article) for article in self.articles)


@dataclass(frozen=True, slots=True)
class RuleBook:
    """All books together."""

    books: tuple[Book, ...]
    topics: Mapping[str, Mapping[str, str]]
    """What articles are about: key → name by language."""
    entries: tuple[Entry, ...]
    """Book by book, in the order of each."""
    same: tuple[tuple[str, ...], ...] = ()
    """Groups of words that are taken for one another."""
    idle: tuple[str, ...] = ()
    """Words of a question that say nothing of what is asked."""

    def of(self, code: str) -> tuple[Entry, ...]:
        """The entries of one book, in its order."""
        return tuple(entry for entry in self.entries if entry.book.code == code)

    def at(self, article: Article) -> tuple[Entry, ...]:
        """What stands in an article; empty for one that the catalogue does not have."""
        return tuple(entry for entry in self.entries if article in entry.cited())

    def topic(self, entry: Entry, language: str) -> str:
        """What an entry is about, in words."""
        return self.topics[entry.topic][language]


@cache
def rulebook() -> RuleBook:
    """The books as they come with the program, read once.

    >>> [entry.rule for entry in rulebook().at(Article("SP", "5.9.3"))]
    [116]
    """
    return read_rulebook({name: articles_text(name) for name in FILES})


def read_rulebook(texts: Mapping[str, str]) -> RuleBook:
    """The books written down in these texts, by the names of FILES. Raises ValueError, saying where and what.

    A book whose text is not among them is left out; the topics must be there.
    """
    common = _table(TOPICS_FILE, texts.get(TOPICS_FILE, ""))
    topics = common.get("topics", {})
    if not topics or not all(set(names) == set(LANGUAGES) for names in topics.values()):
        raise ValueError(f"{TOPICS_FILE}: every topic has its name in {', '.join(LANGUAGES)}")
    words = common.get("words", {})
    same = tuple(tuple(group) for group in words.get("same", ()))
    books: list[Book] = []
    entries: list[Entry] = []
    for code in BOOKS:
        if code in texts:
            table = _table(code, texts[code])
            books.append(_book(code, table))
            heads = table.get("heads", {})
            found = [_entry(books[-1], line, heads, topics) for line in table.get("entry", ())]
            _check_heads(code, heads, found)
            entries += found
    numbered = (replace(entry, number=number) for number, entry in enumerate(entries))
    return RuleBook(tuple(books), topics, tuple(numbered), same, tuple(words.get("idle", ())))


def _table(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as trouble:
        raise ValueError(f"{name}: {trouble}") from trouble


def _book(code: str, table: Mapping[str, Any]) -> Book:
    head = table.get("book", {})
    if head.get("code") != code or not all(head.get(language) for language in LANGUAGES):
        raise ValueError(f"{code}: [book] says its code and its name in every language")
    return Book(code, {language: head[language] for language in LANGUAGES}, tuple(head.get("aliases", ())))


def _check_heads(code: str, heads: Collection[str], entries: Collection[Entry]) -> None:
    known = {article for entry in entries for article in entry.articles}
    if strays := [article for article in heads if article not in known]:
        raise ValueError(f"{code}: [heads] names {strays[0]}, where nothing stands")


_NAMES: Final = frozenset({"rule", "article", "topic", "words", "options", *LANGUAGES})


def _entry(book: Book, line: Mapping[str, Any], heads: Mapping[str, Any], topics: Collection[str]) -> Entry:
    where = f"{book.code} {line.get('article')}"
    if stray := set(line) - _NAMES:
        raise ValueError(f"{where}: {min(stray)} means nothing")
    articles = line.get("article")
    articles = tuple(articles) if isinstance(articles, list) else (articles,)
    if not articles or not all(isinstance(article, str) and article for article in articles):
        raise ValueError(f"{where}: no article")
    if line.get("topic") not in topics:
        raise ValueError(f"{where}: no such topic")
    if missing := [language for language in LANGUAGES if not line.get(language)]:
        raise ValueError(f"{where}: nothing is said in {missing[0]}")
    head = heads.get(articles[0], {})
    return Entry(
        0,
        book,
        articles,
        line["topic"],
        {language: line[language] for language in LANGUAGES},
        rule=line.get("rule"),
        words=line.get("words", ""),
        printed=head.get("printed", ""),
        inferred=head.get("inferred", ""),
        options=tuple(line.get("options", ())),
    )
