"""Rulings found while one types: forms of words, both languages, numbers, names, filters, whole venues."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.judges_book import Book, book_of
from director.domain.people import People, Person
from director.domain.refusal import Article
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.host.i18n import words_for
from director.views.ruling_search import RulingIndex, Wanted, book_telling
from tests.helpers.evening import Evening
from tests.helpers.judges_book import PEOPLE, JudgesEvening

EN, RU = words_for("en"), words_for("ru")


def _evening(*ruled: Ruled) -> Book:
    evening = Evening().tables(12)
    evening.enter(1, (12, 4))
    for one in ruled:
        evening.do(Rule(one))
    return book_of(evening.tournament)


CUT = Ruled("Дилер не дал подрезку перед сдачей.", "Пересдача.", "irregularity", (Article("SP", "4.2"),))
PHONE = Ruled("Petrova spoke on the phone.", "Two penalties were given.", "conduct", table=7, seats=(3,))
RAISE = Ruled(
    "Рэйз неполный, 14 при ставке 10.", "Call only.", "dispute", (Article("SP", "4.9.8"),), table=12
)


@pytest.fixture
def index() -> RulingIndex:
    made = RulingIndex()
    made.update([_evening(CUT, PHONE, RAISE)], PEOPLE)
    return made


def _found(index: RulingIndex, words: str = "", **filters: object) -> list[int]:
    return [one.ruling.number for one in index.find(Wanted(words, **filters))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("подрезка", [1]),
        ("подрезки", [1]),
        ("ПОДРЕЗ", [1]),
        ("пересдачу", [1]),
        ("penalty", [2]),
        ("рейз", [3]),
        ("нарушение", [1]),
        ("irregularity", [1]),
        ("4.9.8", [3]),
        ("sp 4.9.8", [3]),
        ("12", [3]),
        ("7-3", [2]),
        ("phone penalties", [2]),
        ("phone рейз", []),
        ("nothing of it", []),
        ("3", [3, 2]),
    ],
)
def test_words_are_found_in_any_form_and_either_language(
    index: RulingIndex, typed: str, numbers: list[int]
) -> None:
    assert _found(index, typed) == numbers


def test_without_words_all_are_found_the_newest_first(index: RulingIndex) -> None:
    assert _found(index) == [3, 2, 1]
    assert _found(index, " ") == [3, 2, 1]
    assert len(index) == 3


@pytest.mark.parametrize(
    ("filters", "numbers"),
    [
        ({"kind": "conduct"}, [2]),
        ({"state": "stands"}, [3, 2, 1]),
        ({"state": "open"}, []),
        ({"article": "SP 4.9.8"}, [3]),
        ({"article": "SP 4"}, [3, 1]),
        ({"article": "4.9"}, [3]),
        ({"article": "TDA 4"}, []),
        ({"table": 7}, [2]),
        ({"since": "2026-12-05T15:00:05.000Z"}, [3, 2]),
        ({"until": "2026-12-05T15:00:05.000Z"}, [1]),
        ({"tournament": TournamentId("other")}, []),
    ],
)
def test_filters(index: RulingIndex, filters: dict[str, object], numbers: list[int]) -> None:
    assert _found(index, "", **filters) == numbers


def test_words_and_filters_together(index: RulingIndex) -> None:
    assert _found(index, "рейз", kind="conduct") == []
    assert _found(index, "рейз", kind="dispute") == [3]


def test_words_found_are_marked(index: RulingIndex) -> None:
    assert index.fitting("подрезка п") == {"подрезку"}


def test_a_player_is_found_by_name_and_by_number_over_all_tournaments_of_the_venue() -> None:
    first = JudgesEvening().do_all()
    second = replace(book_of(first.evening.tournament), tournament=TournamentId("EVT2"))
    index = RulingIndex()
    index.update([book_of(first.evening.tournament), second], PEOPLE)

    assert _found(index, "иванову") == [1, 1]
    assert _found(index, person=PersonId(9)) == [1, 1]
    rows = index.rows(index.find(Wanted("иванов")), EN)
    assert index.rows(index.find(Wanted("иванов")), EN)[0] is rows[0], "made once"
    assert [(row.tournament, row.event, row.row.players) for row in rows] == [
        ("EVT2", "Spring Cup", "Иванов Сергей; Petrova Anna; Smith John"),
        ("EVT1", "Spring Cup", "Иванов Сергей; Petrova Anna; Smith John"),
    ]


def test_words_of_appeals_and_earlier_versions_are_found() -> None:
    index = RulingIndex()
    index.update([book_of(JudgesEvening().do_all().evening.tournament)], PEOPLE)

    assert _found(index, "ring") == [3]
    assert _found(index, "round") == [3]


def test_what_is_new_is_taken_in_and_what_was_revised_told_anew(index: RulingIndex) -> None:
    evening = Evening().tables(12)
    evening.enter(1, (12, 4))
    for one in (CUT, PHONE, replace(RAISE, happened="Колода показана.")):
        evening.do(Rule(one))
    evening.do(Rule(Ruled("Lights out.", "Wait.")))

    index.update([book_of(evening.tournament)], PEOPLE)

    assert _found(index, "рейз") == []
    assert _found(index, "колоду") == [3]
    assert _found(index, "light") == [4]


def test_an_erased_name_finds_nothing_any_more() -> None:
    book = book_of(JudgesEvening().do_all().evening.tournament)
    index = RulingIndex()
    index.update([book], PEOPLE)

    index.update([book], PEOPLE.without(PersonId(2)))
    assert _found(index, "petrova") == []
    index.update([book], People([Person(PersonId(2), "Ольхова", "Анна")]))
    assert _found(index, "ольхову") == [1]


def test_an_entry_that_nobody_knows_is_told_by_its_number() -> None:
    book = _evening(replace(CUT, entries=(EntryId(77),)))

    assert book_telling(book, PEOPLE, RU).row(book.rulings[0]).players == "вход 77"
