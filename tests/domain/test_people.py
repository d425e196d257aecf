"""The address book: finding somebody while typing, and telling namesakes apart."""

import pytest

from director.domain.ids import PersonId
from director.domain.people import NOBODY, People, Person, is_birth_date, person
from director.domain.refusal import Impossible


def book(*persons: Person) -> People:
    """An address book that numbers its people from 1."""
    return People(
        person(
            one.family,
            one.given,
            who=PersonId(place),
            country=one.country,
            club=one.club,
            born=one.born,
            number=one.number,
        )
        for place, one in enumerate(persons, start=1)
    )


def found(people: People, text: str, limit: int = 50) -> list[str]:
    """Names found for what was typed."""
    return [one.name for one in people.search(text, limit, "ru")]


def test_what_was_typed_is_tidied() -> None:
    one = person(" Щербаков ", "Пётр\u00a0 Ильич", club="ПК\u2009«Река»", note=" first \r\n second ")

    assert one == Person(NOBODY, "Щербаков", "Пётр Ильич", club="ПК «Река»", note="first\nsecond")
    assert one.name == "Щербаков Пётр Ильич"


def test_somebody_without_a_name_is_refused() -> None:
    with pytest.raises(Impossible, match="nameless"):
        person(" \u200b ", "\t")


def test_a_day_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Impossible) as caught:
        person("Ли", born="1990-02-30")

    assert caught.value.facts == {"born": "1990-02-30"}


@pytest.mark.parametrize("text", ["", "1984", "1984-05-28", "2000-02-29"])
def test_a_birth_date_is_a_day_or_a_year_or_unknown(text: str) -> None:
    assert is_birth_date(text)


@pytest.mark.parametrize(
    "text", ["84", "1984-5-28", "28.05.1984", "1999-02-29", "1899", "19８4", "19840528xx", "1984-W01-1"]
)
def test_other_texts_are_no_birth_date(text: str) -> None:
    assert not is_birth_date(text)


def test_somebody_who_was_erased_has_a_number_for_a_name() -> None:
    people = book(person("Ли"))

    assert people.find(PersonId(1)).name == "Ли"
    assert people.find(PersonId(41)).name == "#41"
    assert PersonId(41) not in people


def test_people_come_in_the_order_they_were_added() -> None:
    people = book(person("Яна"), person("Анна"))

    assert [one.name for one in people] == ["Яна", "Анна"]
    assert [one.name for one in people.in_order("ru")] == ["Анна", "Яна"]
    assert len(people) == 2


def test_family_names_that_begin_so_come_first_then_words_then_insides() -> None:
    people = book(
        person("Селиванов", "Олег"), person("Петров", "Иван"), person("Иванова", "Яна"), person("Иванов")
    )

    assert found(people, "иван") == ["Иванов", "Иванова Яна", "Петров Иван", "Селиванов Олег"]


def test_words_may_be_typed_in_any_order_and_without_accents() -> None:
    people = book(person("Ёлкин", "Пётр"), person("Ёлкина", "Анна"), person("Nguyễn", "Ánh"))

    assert found(people, "петр елк") == ["Ёлкин Пётр"]
    assert found(people, "anh ngu") == ["Nguyễn Ánh"]


def test_own_number_and_birth_year_find_somebody_too() -> None:
    people = book(person("Иванов", "Сергей", born="1984-05-28", number="P00412"), person("Иванов", "Сергей"))

    assert [one.id for one in people.search("p00412")] == [1]
    assert [one.id for one in people.search("иванов 1984")] == [1]


def test_a_search_gives_no_more_than_asked_for() -> None:
    people = book(*(person("Иванов", f"Пётр {number}") for number in range(30)))

    assert found(people, "иванов", limit=3) == ["Иванов Пётр 0", "Иванов Пётр 1", "Иванов Пётр 2"]


def test_nothing_typed_finds_nobody() -> None:
    assert found(book(person("Иванов")), "  ") == []


def test_namesakes_are_found_however_the_name_is_written() -> None:
    people = book(person("Ёлкин", "Пётр"), person("ЕЛКИН", "Петр"), person("Елкин", "Павел"))

    assert [other.id for other in people.namesakes(PersonId(1))] == [2]
    assert [one.id for one in people.named("елкин", "петр")] == [1, 2]


def test_a_name_of_its_own_needs_no_distinction() -> None:
    assert book(person("Ли", born="1990")).distinction(PersonId(1)) == ()


def test_namesakes_are_told_apart_by_as_little_as_will_do() -> None:
    people = book(
        person("Иванов", "Сергей", born="1984-05-28", club="Река"),
        person("Иванов", "Сергей", born="1984-11-02", club="Река"),
        person("Иванов", "Сергей", born="1990-01-01", club="Река"),
        person("Иванов", "Сергей", country="RUS", club="Восток"),
        person("Иванов", "Сергей"),
    )

    assert [people.distinction(PersonId(who)) for who in range(1, 6)] == [
        (("born", "1984-05-28"),),
        (("born", "1984-11-02"),),
        (("year", "1990"),),
        (("club", "Восток"),),
        (("id", "5"),),
    ]


def test_two_traits_together_tell_apart_when_none_does_alone() -> None:
    people = book(
        person("Ли", born="1984", club="A"),
        person("Ли", born="1984", club="B"),
        person("Ли", born="1990", club="A"),
    )

    assert people.distinction(PersonId(1)) == (("year", "1984"), ("club", "A"))


def test_an_added_person_is_found_and_the_old_book_stays_as_it_was() -> None:
    before = book(person("Иванов", "Сергей")).prepare("ru")

    after = before.with_([person("Иванов", "Сергей", who=PersonId(2), born="1990")])

    assert [one.id for one in after.search("иванов", language="ru")] == [1, 2]
    assert [other.id for other in after.namesakes(PersonId(1))] == [2]
    assert [one.id for one in before.search("иванов", language="ru")] == [1]
    assert before.namesakes(PersonId(1)) == ()


def test_a_changed_person_is_found_by_the_new_name_only() -> None:
    before = book(person("Иванов", "Сергей"), person("Петров", "Олег")).prepare("ru")

    after = before.with_([person("Сидоров", "Сергей", who=PersonId(1))])

    assert found(after, "иванов") == []
    assert found(after, "сидоров") == ["Сидоров Сергей"]
    assert after.named("Иванов", "Сергей") == ()


def test_an_erased_person_is_found_no_more() -> None:
    before = book(person("Иванов", "Сергей"), person("Иванов", "Сергей")).prepare("ru")

    after = before.without(PersonId(1))

    assert [one.id for one in after.search("иванов", language="ru")] == [2]
    assert after.namesakes(PersonId(2)) == ()
    assert len(after.without(PersonId(9))) == 1


def test_a_book_nobody_has_searched_yet_may_be_added_to() -> None:
    after = book(person("Иванов")).with_([person("ИВАНОВ", who=PersonId(2))])

    assert found(after, "иванов") == ["Иванов", "ИВАНОВ"]


def test_a_long_list_may_be_added_at_once() -> None:
    names = [person("Иванов", f"Пётр {number}", who=PersonId(number)) for number in range(1, 100)]

    after = People().prepare("ru").with_(reversed(names))

    assert [one.id for one in after.in_order("ru")] == list(range(1, 100))
    assert after.named("иванов", "петр 7") == (names[6],)


def test_an_address_book_knows_who_came_since_the_one_before() -> None:
    before = People([person("Lee", "Ann", who=PersonId(1)), person("Cho", "Bo", who=PersonId(2))])
    after = before.with_([person("Kim", "Su", who=PersonId(3))])
    later = after.with_([person("Lee", "Anna", who=PersonId(1))]).without(PersonId(2))

    assert before.changed_since(before) == frozenset()
    assert after.changed_since(before) == {3}
    assert later.changed_since(before) == {1, 2, 3}
    assert before.changed_since(later) == {1, 2, 3}


def test_who_has_a_namesake_is_known_at_once() -> None:
    book = People(
        [
            person("Lee", "Ann", who=PersonId(1)),
            person("Lee", "Ann", who=PersonId(2)),
            person("Cho", "Bo", who=PersonId(3)),
        ]
    )

    assert book.doubled() == {1, 2}
    assert book.doubled() is book.doubled()


def test_who_has_a_namesake_follows_every_change() -> None:
    book = People([person("Lee", "Ann", who=PersonId(1)), person("Cho", "Bo", who=PersonId(2))]).prepare("en")
    assert book.doubled() == frozenset()

    twins = book.with_([person("Lee", "Ann", who=PersonId(3))])
    assert twins.doubled() == {1, 3}
    renamed = twins.with_([person("Cho", "Bo", who=PersonId(1))])
    assert renamed.doubled() == {1, 2}
    assert renamed.without(PersonId(2)).doubled() == frozenset()
    assert People(renamed).doubled() == renamed.doubled()
