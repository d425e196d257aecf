"""The judges' book in sentences, names told and erased, in both languages."""

from __future__ import annotations

import pytest

from director.domain.ids import PersonId, Seq
from director.domain.journal import Journal
from director.domain.name_marks import with_marks
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.penalty import SANCTIONS
from director.domain.people import People, Person
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, TakeBackRuling
from director.host.i18n import words_for
from director.views.ruling_wording import penalty_words
from director.views.wording import Telling
from tests.helpers.evening import Evening

IVANOV = Person(PersonId(1), "Иванов", "Сергей")
PEOPLE = People([IVANOV])


def _told(evening: Evening, language: str, people: People = PEOPLE) -> list[str]:
    telling = Telling(evening.journal, people, words_for(language))
    return [telling.line(line) for line in evening.journal.lines[3:]]


@pytest.fixture
def evening() -> Evening:
    """A ruling at table 12, appealed, revised; penalties of every kind; and out for good."""
    evening = Evening().tables(12)
    who = evening.enter(1, (12, 4))
    said = with_marks("Иванову – круг штрафа. И ещё строка.", [IVANOV])
    ruling = Seq(evening.do(Rule(Ruled("Phone.", said, "conduct", table=12))))
    appeal = Seq(evening.do(Appeal(ruling, "It rang by itself.", who)))
    evening.do(DecideAppeal(ruling, appeal, "changed", "A warning is enough."))
    revised = Seq(evening.do(Revise(ruling, ruling, Ruled("Phone.", "Warning.", "conduct")), "appeal"))
    evening.do(TakeBackRuling(revised))
    evening.do(Rule(Ruled("Cards seen.", open=True, table=12)))
    evening.do(Rule(Ruled("Lights out.", open=True)))
    other = Seq(evening.do(Rule(Ruled("Lights out.\nAll of it.", "Clock stopped.\nFor ten minutes."))))
    again = Seq(evening.do(Appeal(other, "The players of table 3 do not agree.")))
    evening.do(DecideAppeal(other, again, "stands", "Nobody could play."))
    evening.do(TakeBackRuling(other))
    part = Seq(evening.do(Penalise(who, "rounds", 2, ruling=ruling)))
    evening.do(ServePenalty(part, 1))
    evening.do(ServePenalty(part))
    evening.do(CancelPenalty(Seq(evening.do(Penalise(who, "warning", what="Phone.")))), "slip")
    evening.do(Disqualify(who, "Chips hidden.", chips="leave"))
    return evening


def test_each_decision_of_the_book_in_english(evening: Evening) -> None:
    assert _told(evening, "en") == [
        "Ruling 1, table 12: Иванову – круг штрафа. И ещё строка.",
        "Иванов Сергей appeals against ruling 1: It rang by itself.",
        "Appeal against ruling 1 granted, it is changed: A warning is enough.",
        "Ruling 1 revised: Warning.",
        "Revision of ruling 1 taken back as a slip",
        "Ruling 2, table 12, still open: Cards seen.",
        "Ruling 3, still open: Lights out.",
        "Ruling 4: Clock stopped. …",
        "Appeal against ruling 4: The players of table 3 do not agree.",
        "Appeal against ruling 4 refused, it stands: Nobody could play.",
        "Ruling 4 taken back as a slip",
        "Иванов Сергей: 2 missed rounds (ruling 1)",
        "Иванов Сергей has served a part of the penalty: 1",
        "Иванов Сергей has served the penalty",
        "Иванов Сергей: warning – Phone.",
        "Penalty of Иванов Сергей cancelled",
        "Иванов Сергей disqualified – Chips hidden.",
    ]


def test_each_decision_of_the_book_in_russian(evening: Evening) -> None:
    told = _told(evening, "ru")

    assert told[0] == "Решение 1, стол 12: Иванову – круг штрафа. И ещё строка."
    assert told[1] == "Иванов Сергей обжалует решение 1: It rang by itself."
    assert told[11] == "Иванов Сергей: пропуск 2 кругов (решение 1)"
    assert told[16] == "Иванов Сергей: дисквалификация – Chips hidden."


def test_an_erased_name_is_a_number_in_every_sentence(evening: Evening) -> None:
    told = _told(evening, "en", People())

    assert told[0] == "Ruling 1, table 12: #1 – круг штрафа. И ещё строка."
    assert not any("Иванов" in sentence for sentence in told)


def test_a_disqualified_stack_that_stays() -> None:
    evening = Evening().tables(12)
    who = evening.enter(1, (12, 4))
    from director.domain.play import StartPlay

    evening.do(StartPlay())
    ruling = Seq(evening.do(Rule(Ruled("Phone.", "Out.", "conduct"))))
    evening.do(Disqualify(who, chips="dead", ruling=ruling))

    assert _told(evening, "en")[-1] == "Иванов Сергей disqualified, the stack stays (ruling 1)"


def test_what_a_line_needs_may_be_undone_since() -> None:
    """The sentence of a line that was undone is told as well as it can be."""
    evening = Evening().tables(12)
    telling = Telling(Journal.blank(evening.tournament.id), PEOPLE, words_for("en"))
    line = evening.journal.line(1)

    def told(action: object) -> str:
        from msgspec.structs import replace

        return telling.line(replace(line, action=action))

    assert told(ServePenalty(Seq(9))) == "A penalty served"
    assert told(CancelPenalty(Seq(9))) == "A penalty cancelled"
    assert told(TakeBackRuling(Seq(9))) == "A ruling taken back as a slip"


def test_penalties_by_themselves() -> None:
    assert [penalty_words(one, 1, words_for("en")) for one in SANCTIONS] == [
        "warning",
        "1 missed hand",
        "1 missed round",
        "1 minute of play away",
        "out for the day",
        "disqualification",
    ]
    assert [penalty_words("hands", n, words_for("ru")) for n in (1, 2, 5)] == [
        "пропуск 1 раздачи",
        "пропуск 2 раздач",
        "пропуск 5 раздач",
    ]


def test_a_long_decision_is_cut_at_a_word() -> None:
    evening = Evening().tables(12)
    evening.do(Rule(Ruled("Phone.", "word " * 60)))
    (told,) = Telling(evening.journal, PEOPLE, words_for("en")).line(evening.journal.lines[-1]).splitlines()

    assert told.endswith("word …")
    assert len(told) < 110
