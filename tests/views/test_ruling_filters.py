"""What the judges' book is narrowed to: offered by a few letters, and asked of the index."""

from __future__ import annotations

import pytest

from director.domain.clock import Stamp
from director.domain.ids import EntryId, PersonId, Seq, TournamentId
from director.domain.judges_book import Book
from director.domain.people import People, Person
from director.domain.refusal import Article
from director.domain.ruled import Ruled, Ruling, Version
from director.host.i18n import words_for
from director.views.ruling_filters import Filter, filter_words, fitting, narrowed, offers
from director.views.ruling_search import RulingIndex, Wanted
from tests.helpers.evening import PLAN

EN, RU = words_for("en"), words_for("ru")
PEOPLE = People((
    Person(PersonId(1), "Ivanov", "Pyotr"),
    Person(PersonId(2), "Lee", "Ann"),
    Person(PersonId(3), "Orlov", "Karl"),
))  # fmt: skip
SP = Article("SP", "4.9.8")
SAID = (
    Ruled(
        "One.", "Done.", "dispute", (SP,), 12, entries=(EntryId(7),), stamp=Stamp(7, 5), judge="Orlov Karl"
    ),
    Ruled("Two.", "Done.", "conduct", (SP, Article("SP", "4.9.1")), 1, stamp=Stamp(12, 5), judge="Kim"),
    Ruled("Three.", "Done.", "chips", persons=(PersonId(2),), judge="{person:3}"),
)


def _index(*places: int, event: str = "EVT1") -> RulingIndex:
    index = RulingIndex()
    index.update([_book(event, *(places or range(len(SAID))))], PEOPLE)
    return index


def _book(event: str, *places: int) -> Book:
    rulings = tuple(
        Ruling(Seq(10 + at), at + 1, (Version(Seq(10 + at), f"2026-12-05T18:0{at}:00.000Z", "", SAID[at]),))
        for at in places
    )
    return Book(TournamentId(event), PLAN, rulings, (), {EntryId(7): PersonId(1)})


def _offered(text: str, language: str = "en") -> list[str]:
    index, words = _index(), words_for(language)
    found = fitting(offers(index.counts(), PEOPLE, words), text)
    return [f"{filter_words(one.filter, PEOPLE, words)} {one.count}" for one in found]


@pytest.mark.parametrize(("typed", "offered"), [
    ("ivan", ["Player: Ivanov Pyotr 1"]),
    ("pyotr iv", ["Player: Ivanov Pyotr 1"]),
    ("an", ["Player: Lee Ann 1", "Player: Ivanov Pyotr 1"]),
    ("4.9.8", ["Article: SP 4.9.8 2"]),
    ("12", ["Table: 12 1", "Level: 12 1"]),
    ("1", ["Table: 1 1", "Table: 12 1", "Level: 12 1", "Article: SP 4.9.1 1"]),
    ("table 12", ["Table: 12 1"]),
    ("conduct", ["Kind: conduct 1"]),
    ("orlov", ["Judge: Orlov Karl 2"]),
    ("nobody", []),
    (" ", []),
])  # fmt: skip
def test_a_few_letters_offer_what_finds_something(typed: str, offered: list[str]) -> None:
    assert _offered(typed) == offered


def test_it_speaks_the_language_of_the_window() -> None:
    assert _offered("спор", "ru") == ["Вид: спор 1"]
    assert _offered("стол 12", "ru") == ["Стол: 12 1"]


@pytest.mark.parametrize(("asked", "numbers"), [
    (Filter("player", 1), [1]),
    (Filter("player", 2), [3]),
    (Filter("article", "SP 4.9.8"), [2, 1]),
    (Filter("kind", "chips"), [3]),
    (Filter("table", 12), [1]),
    (Filter("level", 12), [2]),
    (Filter("judge", "Orlov Karl"), [3, 1]),
])  # fmt: skip
def test_a_filter_leaves_what_has_it(asked: Filter, numbers: list[int]) -> None:
    found = _index().find(narrowed(Wanted(), [asked]))

    assert [one.ruling.number for one in found] == numbers


def test_filters_of_several_sorts_must_all_fit_and_so_must_words() -> None:
    both = [Filter("article", "SP 4.9.8"), Filter("table", 1)]

    assert [one.ruling.number for one in _index().find(narrowed(Wanted("two"), both))] == [2]
    assert _index().find(narrowed(Wanted("one"), both)) == []


def test_only_rulings_of_one_event_are_counted_when_it_is_asked_for() -> None:
    index = _index(0)
    index.update([_book("EVT2", 1)], PEOPLE)

    assert index.counts()["article", "SP 4.9.8"] == 2
    assert index.counts(TournamentId("EVT2"))["article", "SP 4.9.8"] == 1
