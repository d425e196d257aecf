"""Finding the topic of a question."""

import pytest

from director.rules.questions.catalogue import TOPICS, answer, topic_of
from director.rules.questions.reading import BadQuestion


def test_the_topics_that_can_be_asked() -> None:
    floor = {"tables", "seat-draw", "late-seat", "balance", "break-table"}
    cards, betting = {"best-hand", "compare"}, {"round", "chips-in", "pots", "split", "showdown", "hand"}
    stud = {"bring-in", "first-to-act", "short-deck"}
    table = {"first-button", "next-hand", "chip-race", "colour-up"}
    prizes = {"payouts", "ties", "deal", "icm", "bounty", "satellite"}

    assert set(TOPICS) == floor | cards | betting | stud | table | prizes


def test_the_topic_answers_the_whole_question() -> None:
    assert answer({"ask": "tables", "players": 23, "seats": 9}).answer == {"sizes": [8, 8, 7]}


@pytest.mark.parametrize(
    ("code", "question"),
    [
        ("missing", {}),
        ("missing", {"ask": None}),
        ("wrong_type", {"ask": ["tables"]}),
        ("unknown_topic", {"ask": "Tables"}),
        ("bad_text", {"ask": "\udc00"}),
    ],
)
def test_a_topic_nobody_knows_is_refused(code: str, question: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        topic_of(question)

    assert (refused.value.field, refused.value.code) == ("ask", code)
