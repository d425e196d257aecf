"""Options that were set for the event, as they are written down with a hand."""

from __future__ import annotations

from director.domain.options import plain
from director.rules.rulesets import RuleSet

__all__ = ["event_options"]


def event_options(rules: RuleSet) -> dict[str, object]:
    """Option key → value, as `ruleset` takes them.

    >>> from director.rules.rulesets import ruleset
    >>> event_options(ruleset("tda-2024", {"cap_raises": 4}))
    {'cap_raises': 4}
    """
    return {key: plain(choice.value) for key, choice in rules.choices.items() if choice.given}
