"""Options that were set for the event, as they are written down with a hand."""

from __future__ import annotations

from director.rules.rulesets import RuleSet

__all__ = ["event_options"]


def event_options(rules: RuleSet) -> dict[str, object]:
    """Option key → value, as `ruleset` takes them.

    >>> from director.rules.rulesets import ruleset
    >>> event_options(ruleset("tda-2024", {"cap_raises": 4}))
    {'cap_raises': 4}
    """
    return {key: _plain(choice.value) for key, choice in rules.choices.items() if choice.given}


def _plain(value: object) -> object:
    """Final-table sizes are pairs among the rules, and a table where they are written."""
    if isinstance(value, tuple) and any(isinstance(one, tuple) for one in value):
        return {str(seats): players for seats, players in value}
    return list(value) if isinstance(value, tuple) else value
