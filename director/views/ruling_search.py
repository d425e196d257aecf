"""Rulings of a whole venue found while one types: words in any form and either language, and filters.

Every word typed must be found, the last one may be unfinished. Of what fits, the ruling stands first in which
the words tell most; without words the newest does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from director.domain.ids import EntryId, PersonId, Seq, TournamentId
from director.domain.judges_book import Book
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.refusal import Article
from director.domain.ruled import Ruled, Ruling, RulingKind
from director.host.i18n import LANGUAGES, Words, words_for
from director.rules.looking_up import cites
from director.rules.rulebook import rulebook
from director.rules.word_index import WordIndex, compared, tokens
from director.views.names import told_apart
from director.views.rulings import KINDS, RulingRow, RulingTelling, ruling_state
from director.views.word_forms import stem

_NAMES, _TEXT, _ABOUT, _BEFORE = 3.0, 2.0, 1.0, 0.5
"""What a word counts by where it stands: name, article or number; what happened and was decided; kind, judge
and appeal; an earlier version."""

_LONGEST: Final = 200
"""Letters of a query that are looked at."""


Sort: TypeAlias = Literal["player", "article", "kind", "table", "level", "judge"]
Trait: TypeAlias = tuple[Sort, str | int]
"""What rulings are narrowed to: a number in the address book, of a table or a level; an article as cited; a
kind; a judge as written."""


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for; what is left empty asks for nothing."""

    words: str = ""
    kind: RulingKind | None = None
    state: str = ""
    """A key of views/rulings.STATES."""
    article: str = ""
    """SP 4.9.8; or SP 4.9 for all under it; or 4.9.8 in any book."""
    person: PersonId | None = None
    tournament: TournamentId | None = None
    table: int = 0
    since: str = ""
    """UTC, as lines write it; rulings first written then or later."""
    until: str = ""
    """And before that."""
    level: int = 0
    judge: str = ""
    """The whole name, as the ruling has it."""


class Found(msgspec.Struct, frozen=True):
    """A ruling that was found, and the book it stands in."""

    book: Book
    ruling: Ruling


class FoundRow(msgspec.Struct, frozen=True, gc=False):
    """A ruling that was found, in a list."""

    tournament: TournamentId
    event: str
    row: RulingRow


class RulingIndex:
    """The words of all rulings of a venue. Reads once, and after that only what is new."""

    def __init__(self) -> None:
        self._index = WordIndex(stem, rulebook().same, enough=1, noise=0)
        self._found: dict[int, Found] = {}
        """By numbers that run down from 0, so that of equals the newest stands first."""
        self._numbers: dict[tuple[TournamentId, Seq], int] = {}
        self._traits: dict[int, tuple[Trait, ...]] = {}
        self._people = People()
        self._rows: dict[tuple[str, int], FoundRow] = {}
        """Rows that were made, by language and number: they are shown again with every key."""

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def people(self) -> People:
        """Who is called how, as of the last time it was brought up to date."""
        return self._people

    def update(self, books: Iterable[Book], people: People) -> None:
        """Take in what is new in these books; whoever was renamed or erased is told so from now on."""
        renamed = people.changed_since(self._people)
        self._people = people
        for book in books:
            for ruling in book.rulings:
                self._take(book, ruling, renamed)

    def find(self, wanted: Wanted) -> list[Found]:
        """What fits, the best first; without words the newest first."""
        asked = tokens(wanted.words[:_LONGEST])
        known = self._index.ranked(asked) if asked else self._found
        fits = _fitting(wanted, self._people)
        found = [self._found[number] for number in known if fits(self._found[number])]
        return found if asked else sorted(found, key=lambda one: one.ruling.versions[0].at, reverse=True)

    def counts(self, tournament: TournamentId | None = None) -> Mapping[Trait, int]:
        """How many rulings, of this event or of all, have each of the things they can be narrowed to."""
        counted: Counter[Trait] = Counter()
        for number, traits in self._traits.items():
            if tournament is None or self._found[number].book.tournament == tournament:
                counted.update(traits)
        return counted

    def rows(self, found: Iterable[Found], words: Words) -> list[FoundRow]:
        """What was found as a list shows it."""
        tellings: dict[TournamentId, RulingTelling] = {}
        rows = []
        for one in found:
            key = (words.language, self._numbers[one.book.tournament, one.ruling.id])
            row = self._rows.get(key)
            if row is None:
                telling = tellings.get(one.book.tournament)
                if telling is None:
                    telling = tellings[one.book.tournament] = book_telling(one.book, self._people, words)
                row = self._rows[key] = FoundRow(
                    one.book.tournament, one.book.plan.name, telling.row(one.ruling)
                )
            rows.append(row)
        return rows

    def fitting(self, words: str) -> frozenset[str]:
        """The words of the rulings that the words typed find, to be marked in them."""
        return self._index.fitting([word for word in tokens(words[:_LONGEST]) if len(word) > 1])

    def _take(self, book: Book, ruling: Ruling, renamed: frozenset[PersonId]) -> None:
        key = (book.tournament, ruling.id)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = -len(self._numbers)
        elif self._found[number].ruling == ruling and renamed.isdisjoint(book.persons_of(ruling)):
            return
        self._found[number] = Found(book, ruling)
        self._traits[number] = tuple(_traits(book, ruling))
        for language in LANGUAGES:
            self._rows.pop((language, number), None)
        self._index.put(number, _texts(book, ruling, self._people))


def book_telling(book: Book, people: People, words: Words) -> RulingTelling:
    """Tells the rulings of a book that is not open."""

    def name(entry: EntryId) -> str:
        who = book.persons.get(entry)
        return (
            words._("entry {number}").format(number=entry) if who is None else told_apart(people, who, words)
        )

    return RulingTelling(book.plan, people, words, name)


def _traits(book: Book, ruling: Ruling) -> Iterator[Trait]:
    now = ruling.now
    yield "kind", now.kind
    for who in book.persons_of(ruling):
        yield "player", who
    for article in now.articles:
        yield "article", article.cited
    if now.table:
        yield "table", now.table
    if now.stamp is not None:
        yield "level", now.stamp.level
    if now.judge:
        yield "judge", now.judge


def _texts(book: Book, ruling: Ruling, people: People) -> list[tuple[str, float]]:
    now = ruling.now
    names = " ".join(people.find(who).name for who in book.persons_of(ruling))
    articles = " ".join(one.cited for one in now.articles)
    kinds = " ".join(words_for(language)._(KINDS[now.kind]) for language in LANGUAGES)
    about = (kinds, now.judge, now.called_by, now.dealer, now.approved, book.plan.name)
    texts = [
        (names, _NAMES),
        (f"{ruling.number} {articles} {_place(now)}", _NAMES),
        (f"{now.happened}\n{now.decision}", _TEXT),
        (" ".join(about), _ABOUT),
        ("\n".join(f"{one.grounds}\n{one.decision}" for one in ruling.appeals), _ABOUT),
    ]
    before = (one.ruled for one in ruling.versions if one.ruled is not now)
    texts += [(f"{one.happened}\n{one.decision}", _BEFORE) for one in before]
    return [(compared(without_marks(text, people)), weight) for text, weight in texts]


def _place(ruled: Ruled) -> str:
    return " ".join([str(ruled.table or ""), *(f"{ruled.table} {seat}" for seat in ruled.seats)])


def _fitting(wanted: Wanted, people: People) -> Callable[[Found], bool]:
    """Whether a ruling passes all filters."""
    cited = _cited(wanted.article)
    asks: list[Callable[[Found], bool]] = []
    if wanted.kind is not None:
        asks.append(lambda one: one.ruling.now.kind == wanted.kind)
    if wanted.state:
        asks.append(lambda one: ruling_state(one.ruling) == wanted.state)
    if wanted.article.strip():
        asks.append(lambda one: any(cited(article) for article in one.ruling.now.articles))
    if wanted.person is not None:
        asks.append(lambda one: wanted.person in one.book.persons_of(one.ruling))
    if wanted.tournament is not None:
        asks.append(lambda one: one.book.tournament == wanted.tournament)
    if wanted.table:
        asks.append(lambda one: one.ruling.now.table == wanted.table)
    if wanted.level:
        asks.append(lambda one: _level(one.ruling.now) == wanted.level)
    if wanted.judge:
        asks.append(lambda one: without_marks(one.ruling.now.judge, people) == wanted.judge)
    if wanted.since or wanted.until:
        asks.append(lambda one: _within(one.ruling.versions[0].at, wanted))
    return lambda one: all(ask(one) for ask in asks)


def _level(ruled: Ruled) -> int:
    return 0 if ruled.stamp is None else ruled.stamp.level


def _within(at: str, wanted: Wanted) -> bool:
    return at >= wanted.since and (not wanted.until or at < wanted.until)


def _cited(text: str) -> Callable[[Article], bool]:
    """Whether an article is this one, or stands under it."""
    asked = tokens(text)

    def fits(article: Article) -> bool:
        book = tokens(article.book)
        return cites(asked, [*book, *tokens(article.article)], len(book)) is not None

    return fits
