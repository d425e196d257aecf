"""A question with its answer as data: what a ruling keeps of a case, so that anybody can ask it again."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from director.rules.verdict import Verdict

__all__ = ["Case", "case_of"]


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question of the rule book and what was answered."""

    question: str
    """As JSON, with its topic in `ask`; `director ask` answers it again."""
    answer: str
    """As JSON."""
    because: tuple[str, ...] = ()
    """The articles followed: SP 4.9.8."""
    house: tuple[str, ...] = ()
    """Options whose value was the house's choice."""
    happened: str = ""
    """All steps of a hand as JSON, where it went on against the rules; the question ends before the first of
    these."""


def case_of(question: Mapping[str, object], verdict: Verdict[dict[str, object]], happened: str = "") -> Case:
    """The case of a question that was answered.

    >>> case_of({"ask": "tables", "players": 9}, Verdict({"sizes": [9]})).question
    '{"ask":"tables","players":9}'
    """
    because = tuple(f"{one.book} {one.article}" for one in verdict.because)
    return Case(_json(question), _json(verdict.answer), because, verdict.house, happened)


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
