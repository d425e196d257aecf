"""The explanation slip: what happened, what the answer is, by which article, and who signs for it."""

from __future__ import annotations

from typing import Final, cast

from director.domain.plan import RULE_SETS, RuleSetName
from director.host.i18n import Words
from director.rules.entering.looking import Look
from director.views.article_text import article_text
from director.views.papers import Letterhead
from director.views.plans import rule_set_name
from director.views.table_tools.asked import Asked
from director.views.table_tools.ring import sheet_title
from director.views.table_tools.slip_rows import ExplanationSlip, SlipLine
from director.views.table_tools.telling import answer, history, marked

__all__ = ["LONGEST_ARTICLE", "ExplanationSlip", "SlipLine", "asked_slip", "hand_slip"]

LONGEST_ARTICLE: Final = 1_500
"""Of what stands on a slip, in characters."""


def asked_slip(
    asked: Asked, facts: tuple[str, ...], letterhead: Letterhead, title: str, words: Words
) -> ExplanationSlip | None:
    """The slip of a question with its facts in words; None where there is no answer."""
    if asked.verdict is None:
        return None
    texts = tuple(_cited(name, words) for name in asked.articles)
    rules = str(asked.question.get("rules", ""))
    lines = tuple(SlipLine(text) for text in facts)
    return ExplanationSlip(letterhead, title, lines, (asked.text,), texts, asked.house, _rules(rules, words))


def hand_slip(look: Look, letterhead: Letterhead, words: Words) -> ExplanationSlip | None:
    """The slip of a hand that was entered; None where none can be dealt."""
    if look.hand is None:
        return None
    facts = tuple(SlipLine(marked(row, words), row.street) for row in history(look, words))
    lines = answer(look, words)
    articles = dict.fromkeys(name for line in lines for name in line.articles)
    said = tuple(line.text for line in lines if line.kind not in ("because", "house"))
    house = tuple(line.text for line in lines if line.kind == "house")
    texts = tuple(_cited(name, words) for name in articles)
    title = sheet_title(look.sheet, words)
    return ExplanationSlip(letterhead, title, facts, said, texts, house, _rules(look.sheet.rules, words))


def _cited(name: str, words: Words) -> str:
    """What an article says; of one that is a whole chapter, such as the definitions, its name alone."""
    text = article_text(name, words)
    return text if len(text) <= LONGEST_ARTICLE else name


def _rules(name: str, words: Words) -> str:
    return rule_set_name(cast("RuleSetName", name), words) if name in RULE_SETS else name
