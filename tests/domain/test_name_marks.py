"""Names inside a text are marks, so that a name can be erased: what was typed comes back letter by letter."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.ids import PersonId
from director.domain.name_marks import marked_persons, may_name, plain_names, with_marks, without_marks
from director.domain.people import People, Person

IVANOV = Person(PersonId(41), "Иванов", "Сергей")
ANNA = Person(PersonId(7), "Достоевская", "Анна")
LI = Person(PersonId(3), "Li", "Bo")
OBRIEN = Person(PersonId(5), "O’Brien-Smith", "Mary")
BERG = Person(PersonId(6), "van der Berg", "Jan")
ALL = (IVANOV, ANNA, LI, OBRIEN, BERG)


@pytest.mark.parametrize(
    "typed",
    [
        "Иванов Сергей открыл карты вне очереди.",
        "Иванову – предупреждение, Иванова позвали к столу; с Ивановым спорила Достоевская.",
        "Достоевской вернули 1 500; карты Достоевскую не спасли, Анны не было.",
        "Li raised, Bo said nothing. Lis is somebody else.",
        "O’Brien-Smith called; O’Brien-Smiths hand is dead.",
        "van der Berg Jan and van der Bergs stack",
        "Nobody is named here. {12} {person} {person:x}",
        "",
    ],
)
def test_what_was_typed_comes_back_letter_by_letter(typed: str) -> None:
    kept = with_marks(typed, ALL)

    assert without_marks(kept, People(ALL)) == typed
    for one in ALL:
        for name in (one.family, one.given):
            assert not re.search(rf"\b{name}\b", kept)


def test_a_whole_name_is_one_mark() -> None:
    assert with_marks("Иванов Сергей и Сергей Иванов", [IVANOV]) == (
        "{person:41} и {person:41/given} {person:41/family}"
    )


def test_an_erased_name_is_a_number() -> None:
    kept = with_marks("Иванов Сергей сказал Достоевской: Li", ALL)

    assert without_marks(kept, People([LI])) == "#41 сказал #7: Li"


def test_a_name_that_changed_is_told_as_it_is_now() -> None:
    kept = with_marks("Иванову – предупреждение", [IVANOV])

    assert without_marks(kept, People([Person(PersonId(41), "Петров", "Сергей")])) == (
        "Петрову – предупреждение"
    )


def test_a_word_that_only_sounds_like_a_name_stays() -> None:
    roman = Person(PersonId(1), "Ставка", "Роман")

    assert with_marks("ставка 100, роман века", [roman]) == "ставка 100, роман века"


def test_the_name_itself_counts_before_a_form_of_another() -> None:
    roman, romanov = Person(PersonId(1), "Белый", "Роман"), Person(PersonId(2), "Романов", "Пётр")

    assert with_marks("Романов и Романа", [roman, romanov]) == "{person:2/family} и {person:1/givenа}"


def test_other_letters_of_one_name_are_told_as_the_address_book_has_them() -> None:
    peter = Person(PersonId(2), "Щербаков", "Пётр")

    assert without_marks(with_marks("ЩЕРБАКОВ Петр", [peter]), People([peter])) == "Щербаков Пётр"


def test_marks_say_whom_they_name() -> None:
    kept = with_marks("Достоевской, Иванову, Достоевской", ALL)

    assert marked_persons(kept) == (ANNA.id, IVANOV.id)
    assert with_marks(kept, ALL) == kept, "a mark stays a mark"


def test_an_editor_is_told_of_names_in_plain_letters() -> None:
    assert plain_names("Иванову и {person:7/family}", ALL) == (IVANOV,)


def test_somebody_without_a_name_is_looked_for_nowhere() -> None:
    assert with_marks("Иванов", [Person(PersonId(9))]) == "Иванов"


@given(st.text(alphabet="Иванов Сергей{person:41/}-у,Li Bo\n", max_size=60))
def test_a_text_without_marks_of_its_own_comes_back(typed: str) -> None:
    if not marked_persons(typed):
        assert without_marks(with_marks(typed, (IVANOV,)), People([IVANOV])) == typed


def _kept(typed: str, family: str, given: str = "") -> str:
    return with_marks(typed, [Person(PersonId(1), family, given)])


@pytest.mark.parametrize(
    ("family", "given", "typed"),
    [
        ("Smith", "John", "Smith’s cards and Smith's chips; John’s turn."),
        ("Smith", "John", "Спросили Smith'а и Smith’у."),
        ("Иванов", "Сергей", "Иванов-старший, С. Иванов, Иванов С. и Иванов\u00a0С."),
        ("Петров-Водкин", "Кузьма", "Петрова-Водкина спорила с Петровым-Водкиным; Водкину – круг."),
        ("Толстой", "Лев Николаевич", "Льва Николаевича, Льву, Николаевичем; Толстой Л. Н."),
        ("Заяц", "Павел", "Зайца и Зайцев позвали, Павла нет, Павлом довольны."),
        ("Соловей", "Анна", "Соловья, Соловью."),
        ("Ли", "Ян", "Яну и Яна."),
        ("van der Berg", "Jan", "Berg raised, van der Berg's hand, Bergs stack."),
        ("de la Cruz Martínez", "María José", "María said so, Cruz did not."),
    ],
)
def test_no_form_of_a_name_stays_in_plain_letters(family: str, given: str, typed: str) -> None:
    kept = _kept(typed, family, given)

    assert without_marks(kept, People([Person(PersonId(1), family, given)])) == typed
    told = without_marks(kept, People())
    words = {word for name in (family, given) for word in re.findall(r"[^\W_]{2,}", name)}
    stems = [word[: max(2, len(word) - 2)] for word in words if word[0].isupper()]
    assert not [stem for stem in stems if stem in told], told


def test_capitals_apostrophes_and_e_without_dots_are_told_as_the_address_book_has_them() -> None:
    korolyov = Person(PersonId(1), "Королёв", "Пётр")
    kept = with_marks("КОРОЛЕВУ и королева, Петру.", [korolyov])

    assert _kept("O’Brien's turn.", "O'Brien") == "{person:1/family's} turn."
    assert without_marks(kept, People([korolyov])) == "Королёву и Королёва, Пётру."
    assert without_marks(kept, People()) == "#1 и #1, #1."


def test_several_marks_side_by_side_are_one_number() -> None:
    kept = _kept("Сергей Иванов; Иванову С. – круг.", "Иванов", "Сергей")

    assert without_marks(kept, People()) == "#1; #1. – круг."


def test_initials_of_somebody_else_stay() -> None:
    assert _kept("О. Иванов", "Иванов", "Сергей") == "О. {person:1/family}"
    assert _kept("С. П. Иванов", "Иванов", "Сергей") == "С. П. {person:1/family}"
    assert _kept("И. П. Сергей", "Иванов", "Сергей") == "И. П. {person:1/given}"


def test_a_word_in_small_letters_is_a_name_only_where_it_can_be_no_word() -> None:
    assert _kept("иванову и сергей", "Иванов", "Сергей") == "{person:1/familyу} и сергей"


def test_a_word_of_a_name_that_has_fewer_words_now() -> None:
    kept = _kept("Водкину", "Петров-Водкин")

    assert without_marks(kept, People([Person(PersonId(1), "Рябов", "")])) == "Рябову"
    assert without_marks("{person:1/family.2-99у}", People([Person(PersonId(1), "А-Б", "")])) == "у"


@pytest.mark.parametrize("other", ["Зайка", "Lis", "Лимон", "Соловки", "Льющий", "Ольга"])
def test_another_word_stays(other: str) -> None:
    people = [
        Person(PersonId(n), name)
        for n, name in enumerate(("Роман", "Заяц", "Li", "Ли", "Соловей", "Лев", "О"), 1)
    ]

    assert with_marks(f"И {other}.", people) == f"И {other}."


@pytest.mark.parametrize(
    ("family", "text"),
    [
        ("Иванов", "сказал ивановские фишки"),
        ("Иванов", '"ИВАНОВУ"'),
        ("Müller", "mullers seat"),
        ("Заяц", "спросили Зайца"),
        ("Достоевский", "карты ДОСТОЕВСКОГО"),
        ("Ли", "а Ли сказал"),
        ("Raise", "a raise of 200"),
        ("李小", "王李小龙说"),
        ("O'Brien", "O’BRIEN's"),
    ],
)
def test_whoever_must_be_sure_is_told_of_letters_that_may_be_the_name(family: str, text: str) -> None:
    assert may_name(text, Person(PersonId(1), family))


@pytest.mark.parametrize(
    ("family", "text"),
    [
        ("Иванов", "{person:1/familyу} сказал Иван"),
        ("Ли", "лимон и либо"),
        ("Hand", "handkerchief"),
        ("李小", "小"),
        ("", "anything"),
    ],
)
def test_other_letters_are_not_the_name(family: str, text: str) -> None:
    assert not may_name(text, Person(PersonId(1), family))
