"""A question with its answer as data: what a ruling keeps of a case, so that anybody can ask it again."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from director.domain.case import TableCase
from director.rules.verdict import Verdict

__all__ = ["case_of"]


def case_of(
    question: Mapping[str, object], verdict: Verdict[dict[str, object]], happened: str = ""
) -> TableCase:
    """The case of a question that was answered.

    >>> case_of({"ask": "tables", "players": 9}, Verdict({"sizes": [9]})).question
    '{"ask":"tables","players":9}'
    """
    because = tuple(one.cited for one in verdict.because)
    return TableCase(_json(question), _json(verdict.answer), because, verdict.house, happened)


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
