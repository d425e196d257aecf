"""What a ruling keeps of a question: enough to ask it again."""

from __future__ import annotations

import json

import msgspec

from director.domain.case import TableCase
from director.rules.questions.case import case_of
from director.rules.questions.catalogue import answer


def test_a_case_can_be_asked_again() -> None:
    question = {"ask": "tables", "players": 23, "seats": 9, "rules": "tda-2024"}
    verdict = answer(question)
    case = case_of(question, verdict)

    assert answer(json.loads(case.question)).answer == json.loads(case.answer)
    assert msgspec.json.decode(msgspec.json.encode(case), type=TableCase) == case
    assert case.because == tuple(f"{one.book} {one.article}" for one in verdict.because)
    assert case.happened == ""
