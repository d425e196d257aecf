"""What every topic has in common, asked by questions that can be answered."""

from __future__ import annotations

import importlib
import json
import pkgutil
import random
from collections import Counter

import pytest

from director.host.i18n import words_for
from director.rules.questions.catalogue import TOPICS, answer
from director.rules.questions.reading import BadQuestion
from director.rules.rulebook import rulebook
from director.rules.rulesets import ruleset
from director.rules.verdict import Verdict
from director.views import verdicts
from director.views.verdicts import explanation
from tests.helpers.hostile import GOOD
from tests.helpers.random_hands import Question

ASKED = {make(random.Random(0))["ask"]: make for make in GOOD}


def answered(topic: str, count: int = 60) -> list[tuple[Question, Verdict[dict[str, object]]]]:
    """Questions of a topic that can be answered, with their verdicts."""
    found = []
    for seed in range(count):
        question = json.loads(json.dumps(ASKED[topic](random.Random(seed))))
        try:
            found.append((question, answer(question)))
        except BadQuestion:
            continue
    return found


def test_every_topic_is_asked() -> None:
    assert set(ASKED) == set(TOPICS)


@pytest.mark.parametrize("topic", sorted(ASKED))
def test_most_good_questions_can_be_answered(topic: str) -> None:
    assert len(answered(topic)) > 30


@pytest.mark.parametrize("topic", sorted(ASKED))
def test_every_article_a_verdict_names_can_be_looked_up(topic: str) -> None:
    cited = {one for _, verdict in answered(topic) for one in verdict.because}

    assert [one for one in cited if not rulebook().at(one)] == []


@pytest.mark.parametrize("topic", sorted(ASKED))
def test_what_is_told_to_be_the_houses_is_its_choice(topic: str) -> None:
    for question, verdict in answered(topic):
        rules = ruleset(question.get("rules") or "sport-ru", question.get("options") or {})
        game = question.get("game")
        choices = (rules.playing(game) if game else rules).choices
        # A `diff` in a question of balancing counts instead of the option, and a book of tournaments leaves
        # the absent of a ring game to the house.
        elsewhere = {"balance_diff", "missed_mode"}
        assert all(choices[key].house for key in verdict.house if key not in elsewhere)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("topic", sorted(ASKED))
def test_every_answer_is_plain_data_and_explained_in_whole_sentences(topic: str, language: str) -> None:
    words = words_for(language)
    for question, verdict in answered(topic):
        told = explanation(topic, question, verdict, words)
        assert told.endswith(".")
        assert "{" not in told
        assert json.loads(json.dumps(verdict.answer)) == verdict.answer


def test_no_two_parts_of_the_rule_book_mean_other_things_by_one_code() -> None:
    parts = [
        importlib.import_module(f"{verdicts.__name__}.{part.name}")
        for part in pkgutil.iter_modules(verdicts.__path__)
    ]
    codes = Counter(code for part in parts for code in getattr(part, "COMPLAINTS", {}))

    assert [code for code, count in codes.items() if count > 1] == []
