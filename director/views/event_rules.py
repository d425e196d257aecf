"""The rules of an event for the wall and for the judge's folder: what counts in its game, and who says so."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.journal import Journal
from director.domain.options import TOPICS
from director.host.i18n import Words
from director.views import plans
from director.views.papers import EventRules, RuleRow, RuleTopic, letterhead
from director.views.rule_options import OptionRow, option_rows, topic_name


def event_rules(journal: Journal, words: Words, printed: str) -> EventRules:
    """The rules of an event in its game. `printed` is a moment as the journal writes it."""
    plan = journal.tournament.setup
    rows = [row for row in option_rows(plan, words) if row.counts]
    game = plans.discipline_name(plan.discipline, words)
    return EventRules(
        letterhead=letterhead(journal, words, printed),
        book=plans.rule_set_name(plan.rules, words),
        game=f"{game} · {plans.structure_name(plan.structure, words)}",
        topics=tuple(_topics(rows, words)),
    )


def _topics(rows: list[OptionRow], words: Words) -> Iterator[RuleTopic]:
    for topic in TOPICS:
        of_topic = tuple(
            RuleRow(row.label, row.rule, row.source, row.house, row.book)
            for row in rows
            if row.topic == topic
        )
        if of_topic:
            yield RuleTopic(topic_name(topic, words), of_topic)
