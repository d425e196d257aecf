"""The preview of a list says what was read, what is wrong and what must be asked, in either language."""

import re
from pathlib import Path
from typing import get_args

import pytest

import director.desk.lists
from director.desk.exporting import HEADS
from director.desk.importing import plan_of, read_text
from director.desk.lists.columns import by_header
from director.desk.lists.cutting import DELIMITERS
from director.desk.lists.decoding import ENCODINGS
from director.domain.ids import PersonId
from director.domain.lists import Field, ListFault
from director.domain.people import People, person
from director.host.i18n import words_for
from director.views import import_preview as preview
from tests.helpers.evening import PLAN, Evening
from tests.helpers.lists import brought_in, listed

WORDS = words_for("en")
HEADER = ("Фамилия", "Имя", "Дата рождения", "Клуб", "Бай-ин")
BOOK = People([person("Иванов", "Сергей", who=PersonId(1), born="1984-05-28", club="Река", country="RUS")])


def test_every_fault_the_desk_finds_has_a_sentence() -> None:
    sources = "".join(
        file.read_text("utf-8") for file in Path(director.desk.lists.__file__).parent.glob("*.py")
    )
    raised = set(re.findall(r'(?:ListFault|_fault|_faulty)\(\s*"(\w+)"', sources))
    raised |= {"truncated", "wrong_encoding", "binary", "bad_date", "open_date"}

    assert raised == set(preview.FAULTS)


@pytest.mark.parametrize("code", sorted(preview.FAULTS))
def test_every_fault_can_be_told(code: str) -> None:
    fault = ListFault(code, 41, "Бай-ин", "abc", 12)

    sentence = preview.fault_sentence(fault, WORDS)

    assert "{" not in sentence
    assert sentence.endswith(".")


def test_a_fault_names_row_column_and_value_and_says_what_to_do() -> None:
    fault = ListFault("bad_amount", 41, "Бай-ин", "abc")

    assert (
        preview.fault_sentence(fault, WORDS)
        == "Row 41, column Бай-ин: “abc” is no amount. Write 1500 or 1 500,00."
    )


def test_the_same_list_again_says_0_new_64_known() -> None:
    reading = read_text(listed(("Фамилия", "Имя"), *(("Иванов", f"Пётр{n}") for n in range(64))))
    again = plan_of(reading, brought_in(People(), plan_of(reading, People())))

    assert preview.summary(again, WORDS) == "0 new, 64 known"


def test_the_preview_shows_every_row_with_what_becomes_of_it() -> None:
    evening = Evening()
    evening.enter(1)
    reading = read_text(
        listed(
            HEADER,
            ("Иванов", "Сергей", "28.05.1984", "", "1 500"),
            ("Иванов", "Сергей", "", "Восток", ""),
            ("Ли", "Анна", "1990", "", ""),
            ("Ли", "Анна", "", "", ""),
            ("Ким", "Яна", "", "", "abc"),
            ("Ли", "Анна", "1990", "Река", ""),
        )
    )
    plan = plan_of(reading, BOOK, evening.tournament, {5: -4})

    rows = preview.preview(reading, plan, PLAN, WORDS)

    assert [(row.row, row.state, row.name) for row in rows] == [
        (2, "entered", "Иванов Сергей"),
        (3, "question", "Иванов Сергей"),
        (4, "new", "Ли Анна"),
        (5, "repeat", "Ли Анна"),
        (6, "fault", ""),
        (7, "fault", ""),
    ]
    assert rows[5].says == "Row 7 repeats row 4: Ли Анна."
    assert (rows[0].club, rows[0].country) == ("Река", "RUS")
    assert "1,500" in rows[0].buy_in


def test_known_people_who_are_not_entered_yet_are_called_known() -> None:
    reading = read_text(listed(HEADER, ("Иванов", "Сергей", "28.05.1984", "", "")))
    plan = plan_of(reading, BOOK)

    (row,) = preview.preview(reading, plan, None, WORDS)

    assert (row.state, row.says) == ("known", "known")


def test_a_question_says_whom_a_row_may_mean() -> None:
    reading = read_text(
        listed(HEADER, ("Иванов", "Сергей", "1990", "", ""), ("Иванов", "Сергей", "", "Восток", ""))
    )
    (question,) = plan_of(reading, BOOK).questions

    assert preview.question_sentence(question, WORDS) == (
        "Row 3: is this Иванов Сергей somebody known, or somebody new?"
    )
    assert [preview.likeness_sentence(like, BOOK, WORDS) for like in question.likenesses] == [
        "In the address book: Иванов Сергей, 28 May 1984, Река, RUS",
        "The same as row 2: Иванов Сергей, 1990",
    ]


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([("Ли", "", "", "", "abc")], "1 fault. Nothing is brought in until it is mended."),
        ([("Иванов", "Сергей", "", "", "")], "1 question is open. Answer it first."),
        ([("Иванов", "Сергей", "28.05.1984", "", "")], "Everybody is entered already. Nothing changes."),
        ([("Ли", "", "", "", ""), ("Ан", "", "", "", "")], "2 players to enter."),
    ],
)
def test_one_sentence_says_whether_the_list_can_be_brought_in(
    rows: list[tuple[str, ...]], sentence: str
) -> None:
    evening = Evening()
    evening.enter(1)

    plan = plan_of(read_text(listed(HEADER, *rows)), BOOK, evening.tournament)

    assert preview.standing(plan, WORDS) == sentence


def test_every_choice_has_a_name() -> None:
    assert all(preview.encoding_name(code) != code for code in ENCODINGS)
    assert [preview.delimiter_name(sign, WORDS) for sign in (*DELIMITERS, "", "~")] == [
        *("semicolon", "tab", "comma", "bar", "none: one column", "~")
    ]
    assert all(preview.field_name(field, WORDS) for field in get_args(Field))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_import_knows_the_headers_of_an_export_again(language: str) -> None:
    heads = preview.export_heads(words_for(language))

    told = dict(zip(HEADS, by_header([heads[field] for field in HEADS]), strict=True))

    of_the_event = ("fee", "table", "seat", "place", "out_level")
    assert told == {field: "ignored" if field in of_the_event else field for field in HEADS}
