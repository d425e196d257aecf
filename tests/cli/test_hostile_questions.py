"""Hostile questions to the rule book: a sample with a fixed key, a million when asked."""

from __future__ import annotations

import pytest

from tests.bench_parts.hostile_bench import COUNT, SEED, Replies, asked
from tests.helpers.hostile import questions


def is_whole(replies: Replies) -> bool:
    """Each question has one answer, none broke the program, and many kinds of them were asked."""
    told = replies.answered + replies.refused
    return told == replies.asked > 0 == replies.tracebacks == replies.misshapen


def test_hostile_questions_have_one_answer_each_and_break_nothing() -> None:
    replies = asked(4_000)

    assert is_whole(replies)
    assert replies.answered > 400
    assert replies.refused > 400


def test_the_same_key_asks_the_same_questions() -> None:
    assert list(questions(200, SEED)) == list(questions(200, SEED))
    assert list(questions(200, SEED)) != list(questions(200, SEED + 1))


@pytest.mark.heavy
def test_a_million_hostile_questions_have_one_answer_each_within_a_second() -> None:
    replies = asked(COUNT)

    assert is_whole(replies)
    assert replies.slowest < 1
