"""The rule book for whoever looks something up: what was found, in the language spoken, and what it settles.

A search is in both languages at once, whatever is spoken: a judge types the word that comes to mind first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec

from director.domain.options import OPTIONS, OptionValue
from director.domain.plan import DISCIPLINES, RULE_SETS, Discipline, RuleSetName
from director.host.i18n import Words
from director.rules import word_index
from director.rules.looking_up import Index
from director.rules.rulebook import LANGUAGES, Entry, rulebook
from director.rules.rulesets import RuleSet, ruleset
from director.rules.verdict import Article
from director.rules.word_index import tokens
from director.views.plans import discipline_name, rule_set_name
from director.views.rule_options import option_label, value_label
from director.views.word_forms import stem

EXAMPLES: Final = "SP 5.9.3, TDA 20, R116"
"""How an article may be asked for by its number; the same in every language."""

_LONGEST: Final = 60
"""Letters of a query that near words are looked for; nobody mistypes more at once."""
_NEAR, _FORMS, _LIKE = 3, 6, 0.75
"""How many near words are named, of how many forms of them, and how near they must be."""


class Settled(NamedTuple):
    """An option that an article settles, and how."""

    option: str
    value: OptionValue
    game: Discipline | None
    """The one game this holds for; None for all."""
    house: bool
    """The book leaves it to the house."""
    sets: tuple[RuleSetName, ...]
    """The rule sets that follow this article."""
    alike: tuple[RuleSetName, ...]
    """The other rule sets that have the same value."""


class SettledRow(msgspec.Struct, frozen=True):
    """The same in words."""

    option: str
    value: str
    sets: str
    alike: str
    """Empty where no other rule set has it."""


class BookRow(msgspec.Struct, frozen=True):
    """One of the books."""

    code: str
    name: str
    articles: int
    """How many entries the catalogue has of it."""


class ArticleHead(msgspec.Struct, frozen=True):
    """An entry in a list of many."""

    number: int
    """Its place in the catalogue, which names it."""
    article: str
    topic: str
    says: str
    own: bool = False
    """It stands in a book that the event follows."""


class ArticleRow(msgspec.Struct, frozen=True):
    """An entry of the rule book in words."""

    number: int
    """Its place in the catalogue, which names it."""
    article: str
    """As it is cited: `SP 5.9.3`; several that say the same together, `SP 4.7.3, 4.9.5`."""
    book: str
    rule: str
    """R116, for the statements that have a number."""
    note: str
    """What the book itself prints there, and whether the number is only inferred."""
    topic: str
    says: str
    """In the language spoken."""
    also: str
    """In the other one."""
    settles: tuple[SettledRow, ...]
    """The options it settles."""


def found(query: str, book: str = "", first: Collection[str] = ()) -> tuple[Entry, ...]:
    """What fits the words typed, the best first; all of one book, or of every book, when none are typed.

    The books that come `first` are those an event follows: what they say stands before what others say.
    """
    entries = tuple(index().find(query)) if query.strip() else rulebook().entries
    fitting = (entry for entry in entries if book in {"", entry.book.code})
    return tuple(sorted(fitting, key=lambda entry: entry.book.code not in first))


@cache
def books_of(rules: RuleSetName) -> frozenset[str]:
    """The books that a rule set takes its rules from."""
    return frozenset(choice.article.book for choice in ruleset(rules).choices.values() if choice.article)


def marks(query: str, text: str) -> list[tuple[int, int]]:
    """Where the words typed stand in a text: the first letter and how many."""
    return word_index.marks(text, _fitting(query))


@lru_cache(maxsize=64)
def _fitting(query: str) -> frozenset[str]:
    return index().fitting(query)


def put_right(query: str) -> list[str]:
    """What to ask where nothing was found: unknown words left out, or replaced by those they look like."""
    words = query[:_LONGEST].split()
    close = [near(word) or [word if index().find(word) else ""] for word in words]
    better = [" ".join(filter(None, (one[min(n, len(one) - 1)] for one in close))) for n in range(_NEAR)]
    return [asked for asked in dict.fromkeys(better) if asked != " ".join(words) and index().find(asked)]


def near(query: str) -> list[str]:
    """Words of the books that look like those of a query that found nothing, one form of each."""
    from difflib import get_close_matches

    known = index().vocabulary
    by_root: dict[str, str] = {}
    for word in tokens(query[:_LONGEST]):
        for close in get_close_matches(word, known, _FORMS, _LIKE) if word not in known else ():
            if close.isalpha():
                by_root.setdefault(index().root(close), close)
    return list(by_root.values())[:_NEAR]


def book_rows(words: Words) -> tuple[BookRow, ...]:
    """Every book, and how much of it is there."""
    book = rulebook()
    return tuple(BookRow(one.code, one.names[words.language], len(book.of(one.code))) for one in book.books)


def article_heads(entries: Iterable[Entry], words: Words, own: Collection[str] = ()) -> list[ArticleHead]:
    """Entries as a list shows them; `own` are the books an event follows."""
    book, language = rulebook(), words.language
    return [
        ArticleHead(
            one.number, _article(one), book.topic(one, language), one.texts[language], one.book.code in own
        )
        for one in entries
    ]


def article_row(entry: Entry, words: Words) -> ArticleRow:
    """An entry as people read it."""
    other = next(language for language in LANGUAGES if language != words.language)
    return ArticleRow(
        number=entry.number,
        article=_article(entry),
        book=entry.book.names[words.language],
        rule=f"R{entry.rule}" if entry.rule else "",
        note=_note(entry, words),
        topic=rulebook().topic(entry, words.language),
        says=entry.texts[words.language],
        also=entry.texts[other],
        settles=tuple(_settled_row(one, words) for one in settled(entry)),
    )


def _article(entry: Entry) -> str:
    return f"{entry.book.code} {', '.join(entry.articles)}"


def _note(entry: Entry, words: Words) -> str:
    if entry.inferred and entry.inferred in entry.articles:
        form = words._("“{heading}” in the book, which prints no number; this one follows from its place.")
    elif entry.inferred:
        form = words._("“{heading}” in the book, which prints no number; its place is {number}.")
    elif entry.printed:
        form = words._("“{heading}” in the book.")
    else:
        return ""
    return form.format(heading=entry.printed, number=entry.inferred)


# ---------------------------------------------------------------- what an article settles


def settled(entry: Entry) -> tuple[Settled, ...]:
    """Options whose value some rule set takes from this article."""
    found: dict[Settled, None] = {}
    for place in entry.cited():
        for one in _settled().get(place, ()):
            if place not in _told_apart() or one.option in entry.options:
                found[one] = None
    return tuple(found)


def _settled_row(one: Settled, words: Words) -> SettledRow:
    option, value = option_label(one.option, words), value_label(one.option, one.value, words)
    if one.game:
        game = discipline_name(one.game, words)
        option = words._("{option} ({game})").format(option=option, game=game)
    if one.house:
        value = words._("{value}, left to the house").format(value=value)
    return SettledRow(option, value, _names(one.sets, words), _names(one.alike, words))


def settled_text(one: Settled, words: Words) -> str:
    """An option that an article settles in one line, rule sets by the names that commands and plans use."""
    row = _settled_row(one, words)
    form = words._("{option}: {value} ({sets})")
    if one.alike:
        form = words._("{option}: {value} ({sets}; the same in {alike})")
    return form.format(
        option=row.option, value=row.value, sets=", ".join(one.sets), alike=", ".join(one.alike)
    )


def _names(sets: tuple[RuleSetName, ...], words: Words) -> str:
    # Some of the names have a comma of their own.
    return "; ".join(rule_set_name(name, words) for name in sets)


@cache
def _told_apart() -> frozenset[Article]:
    """Articles of several entries, of which those that settle options say which."""
    return frozenset(place for entry in rulebook().entries if entry.options for place in entry.cited())


@cache
def _settled() -> Mapping[Article, list[Settled]]:
    """Every option by the article that settles it."""
    by_article: dict[Article, list[Settled]] = defaultdict(list)
    for game in (None, *DISCIPLINES):
        books = {name: ruleset(name) if game is None else ruleset(name).playing(game) for name in RULE_SETS}
        for key in OPTIONS:
            for place, value, house in dict.fromkeys(_said(books[name], key, game) for name in RULE_SETS):
                if place is not None:
                    same = [name for name in RULE_SETS if books[name].value(key) == value]
                    sets = tuple(name for name in same if books[name].choices[key].article == place)
                    alike = tuple(name for name in same if name not in sets)
                    by_article[place].append(Settled(key, value, game, house, sets, alike))
    return by_article


def _said(rules: RuleSet, key: str, game: Discipline | None) -> tuple[Article | None, OptionValue, bool]:
    """Where a rule set has the value of an option from; nothing where a game changes nothing."""
    choice = rules.choices[key]
    if game is not None and choice == ruleset(rules.name).choices[key]:
        return None, choice.value, choice.house
    return choice.article, choice.value, choice.house


@cache
def index() -> Index:
    """The words of the books, sorted once: what makes the first search as quick as the next."""
    return Index(rulebook(), stem)
