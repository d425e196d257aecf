"""What a practice event is called and what was written in it, in the language of whoever practises."""

from __future__ import annotations

from typing import NamedTuple

from director.domain.plan import RuleSetName
from director.host.i18n import Words


class PracticeTexts(NamedTuple):
    """The words of a practice event; everything else of it is made by the desk."""

    title: str
    """Says that it is practice, wherever the event is named."""
    place: str
    happened: str
    """Of a ruling at a table."""
    decision: str
    late: str
    """What a penalty was given for."""
    open_case: str
    """Of a ruling that is still to be decided."""
    reason: str
    """Why an objection was overruled."""
    rules: RuleSetName
    currency: str


def practice_texts(words: Words) -> PracticeTexts:
    """The words in one language; where Russian is spoken, under the rules and in the money of Russia."""
    russian = words.language == "ru"
    return PracticeTexts(
        title=words._("Practice: Winter Cup"),
        place=words._("Practice room"),
        happened=words._(
            "Against a bet of 1,200 a player put in one chip of 5,000 without a word, then said “raise”."
        ),
        decision=words._("One chip without a word is a call. The chip stands as a call, 3,800 go back."),
        late=words._("Telephone at the table after a warning."),
        open_case=words._("A card fell on the floor while it was dealt. The recording is awaited."),
        reason=words._("Practice."),
        rules="sport-ru" if russian else "tda-2024",
        currency="RUB" if russian else "EUR",
    )
