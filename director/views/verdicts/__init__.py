"""Verdicts and refused questions in words: what a judge reads out, and what whoever asked must mend.

One module a part of the rule book, each with its EXPLANATIONS by topic and its COMPLAINTS by code;
`reading` has the complaints that any topic may have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import Words
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Verdict
from director.views.verdicts import (
    betting,
    button,
    cards,
    chip_race,
    chips,
    pots,
    prizes,
    reading,
    seats,
    stud,
    whole_hand,
)
from director.views.verdicts.told import Explanation, Plain, Told, shown

EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    **seats.EXPLANATIONS,
    **cards.EXPLANATIONS,
    **betting.EXPLANATIONS,
    **chips.EXPLANATIONS,
    **stud.EXPLANATIONS,
    **pots.EXPLANATIONS,
    **whole_hand.EXPLANATIONS,
    **button.EXPLANATIONS,
    **chip_race.EXPLANATIONS,
    **prizes.EXPLANATIONS,
}

COMPLAINTS: Final[Mapping[str, str]] = {
    **reading.COMPLAINTS,
    **seats.COMPLAINTS,
    **cards.COMPLAINTS,
    **betting.COMPLAINTS,
    **chips.COMPLAINTS,
    **stud.COMPLAINTS,
    **pots.COMPLAINTS,
    **whole_hand.COMPLAINTS,
    **button.COMPLAINTS,
    **chip_race.COMPLAINTS,
    **prizes.COMPLAINTS,
}
"""Code of a BadQuestion → its sentence. A test asks for one of each."""


def explanation(topic: str, question: Plain, verdict: Verdict[dict[str, object]], words: Words) -> str:
    """One or two sentences that a judge could read out."""
    return EXPLANATIONS[topic](Told(question, verdict.answer, words))


def complaint(bad: BadQuestion, words: Words) -> str:
    """One sentence: which field cannot be answered, and what it should be."""
    code = f"{bad.code} {bad.facts['expected']}" if bad.code == "wrong_type" else bad.code
    facts = {name: shown(value) for name, value in bad.facts.items()}
    return words._(COMPLAINTS[code]).format(**{**facts, "field": bad.field})
