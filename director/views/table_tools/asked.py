"""A question of the rule book with its answer in words: shown, copied, printed, handed to a ruling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from director.domain.case import TableCase
from director.host.i18n import Words
from director.rules.questions.case import case_of
from director.rules.questions.catalogue import answer, topic_of
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Verdict
from director.views.citing import article_name
from director.views.option_words import OPTION_WORDS
from director.views.verdicts import complaint, explanation

__all__ = ["Asked", "ask", "because", "by_house", "copied", "field_names", "sources"]

_PART: Final = re.compile(r"(\w+)(?:\[(\d{1,3})\]|\.(\d{1,3}))")
"""The first part of the path of a field: an item of a list, or something of a seat."""


class Asked(NamedTuple):
    """A question and what came of it."""

    question: Mapping[str, object]
    verdict: Verdict[dict[str, object]] | None = None
    """None where it cannot be answered."""
    text: str = ""
    """The answer, as a judge reads it out."""
    articles: tuple[str, ...] = ()
    """What it follows, the weightiest first: SP 4.9.8."""
    house: tuple[str, ...] = ()
    """What was the house's choice, in words."""
    trouble: str = ""
    """What must be mended in the question."""
    field: str = ""
    """Where: the path of the field."""

    @property
    def case(self) -> TableCase | None:
        """What a ruling keeps of it; None where there is no answer."""
        return None if self.verdict is None else case_of(self.question, self.verdict)


def ask(question: Mapping[str, object], words: Words, named: Callable[[str], str] | None = None) -> Asked:
    """The answer to a question, or what is wrong with it; `named` calls the path of a field as people do."""
    try:
        verdict = answer(question)
        text = explanation(topic_of(question), question, verdict, words)
    except BadQuestion as bad:
        told = bad if named is None else BadQuestion(named(bad.field), bad.code, **bad.facts)
        return Asked(question, trouble=complaint(told, words), field=bad.field)
    return Asked(question, verdict, text, because(verdict, words), by_house(verdict, words))


def field_names(
    words: Words, labels: Mapping[str, str], seats: Mapping[str, Sequence[int]] = {}
) -> Callable[[str], str]:
    """How people call the fields of a question: by their labels, and what belongs to a seat by the seat.

    `seats`: the seats that the items of a list stand for.

    >>> from director.host.i18n import words_for
    >>> named = field_names(words_for("en"), {"stub": "Cards left"}, {"players": (3, 5)})
    >>> named("stub"), named("players[1].in"), named("cards.7"), named("unit")
    ('Cards left', 'Seat 5', 'Seat 7', 'unit')
    """

    def named(path: str) -> str:
        if path in labels:
            return labels[path]
        found = _PART.match(path)
        head = path if found is None else found[1]
        if found is not None and found[2] and head in seats and int(found[2]) < len(seats[head]):
            return words._("Seat {seat}").format(seat=seats[head][int(found[2])])
        if found is not None and found[3]:
            return words._("Seat {seat}").format(seat=found[3])
        return labels.get(head, path)

    return named


def because(verdict: Verdict[object] | Verdict[dict[str, object]], words: Words) -> tuple[str, ...]:
    """The articles of a verdict as they are cited."""
    return tuple(article_name(one, words) for one in verdict.because)


def by_house(verdict: Verdict[object] | Verdict[dict[str, object]], words: Words) -> tuple[str, ...]:
    """What the house chose, in words."""
    return tuple(words._(OPTION_WORDS[key].label) for key in verdict.house)


def sources(articles: tuple[str, ...], house: tuple[str, ...], words: Words) -> Iterator[str]:
    """What an answer rests on, a line each."""
    if articles:
        yield words._("Articles: {articles}").format(articles=", ".join(articles))
    if house:
        yield words._("The house's choice: {options}").format(options="; ".join(house))


def copied(asked: Asked, words: Words) -> str:
    """Answer and sources as text for the clipboard; the trouble where there is no answer."""
    told = asked.text or asked.trouble
    return "\n".join((told, *sources(asked.articles, asked.house, words)))
