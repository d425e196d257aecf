"""From which difference on somebody moves now, and which line of the policy says so.

The first of these that speaks: the event's own tighter line for the last tables; what the event set; what its
book says by the number of tables left; the value of the rule set. TDA 11-D only says that tables are kept
closer as the event goes on.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.plan import Plan
from director.rules.rulesets import RuleSet, rules_of
from director.rules.verdict import Verdict, article

PolicyLine: TypeAlias = Literal["tight_tables", "event", "few_tables", "many_tables", "rule_set"]
"""`tight_tables`  the event keeps its last tables within one player
`event`  the option as the event set it
`few_tables`  the book keeps so few tables within one player
`many_tables`  the book lets more tables than that differ by two players
`rule_set`  the option as it comes with the rule set
"""

CLOSEST: Final = 2
"""The difference that makes somebody move where tables are kept within one player."""
ROBERT_TABLES: Final = 6
"""Robert's rules, from memory: within one player at so many tables or fewer, within two above."""
WSOP_TABLES: Final = 12
"""From so many tables on down, tables differ by one at most (WSOP-T 67-c)."""


class Threshold(NamedTuple):
    """What makes somebody move now."""

    diff: int
    """Somebody moves when two tables differ by so many players."""
    line: PolicyLine
    """The line of the policy that says so."""
    tables: int = 0
    """The number of tables that line speaks of; 0 where it holds for any number."""


def threshold(plan: Plan, tables: int) -> Verdict[Threshold]:
    """The difference that counts while so many tables are open."""
    rules = rules_of(plan)
    if 0 < tables <= plan.tight_tables:
        return _house(CLOSEST, "tight_tables", plan.tight_tables)
    choice = rules.choices["balance_diff"]
    if choice.given:
        return _option(rules, "event")
    if rules.name == "robert-11":
        few = tables <= ROBERT_TABLES
        return _house(CLOSEST if few else 3, "few_tables" if few else "many_tables", ROBERT_TABLES)
    if rules.name == "wsop-2026":
        if tables <= WSOP_TABLES:
            return Verdict(Threshold(CLOSEST, "few_tables", WSOP_TABLES), (article("WSOP-T 67-c"),))
        return _house(rules.number("balance_diff"), "rule_set")
    return _option(rules, "rule_set")


def _option(rules: RuleSet, line: PolicyLine) -> Verdict[Threshold]:
    found = Threshold(rules.number("balance_diff"), line)
    return Verdict(found, rules.articles("balance_diff"), rules.house("balance_diff"))


def _house(diff: int, line: PolicyLine, tables: int = 0) -> Verdict[Threshold]:
    return Verdict(Threshold(diff, line, tables), (), ("balance_diff",))
