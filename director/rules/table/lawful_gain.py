"""By how much chip races may change the total of all chips, and no more.

A table's odd chips are rounded to whole larger ones: by the rounding of the rule set that gives or takes less
than one new chip a table. Whoever would be raced out gets one chip of the smallest left (TDA 24-A, RRoP 15).
Nothing else of a race changes the total, so chips beyond these bounds came from somewhere else: WSOP 2006,
2,410,000 too many after the 5,000 chips were coloured up.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from director.domain.chips import ColourUp, TableRace
from director.rules.rulesets import RuleSet
from director.rules.table.chip_exchange import Denominations
from director.rules.table.chip_race import Gain
from director.rules.verdict import Verdict


def lawful_gain(race: TableRace, terms: Denominations, rules: RuleSet) -> Gain:
    """Between what the change by the race of one table must lie, whatever its chips and cards were.

    >>> from director.rules.rulesets import ruleset
    >>> lawful_gain(TableRace(1, (), protected=(4,)), Denominations(25, 100, 100), ruleset("tda-2024"))
    Gain(least=0, most=175)
    """
    unit = gcd(terms.small, terms.larger)
    most_odd = terms.larger - unit
    rounding = {
        "up": Gain(0, most_odd),
        "half": Gain(-((terms.larger - 1) // 2 // unit * unit), terms.larger // 2 // unit * unit),
        "down": Gain(-most_odd, 0),
        "round_up_each": Gain(0, most_odd * len(race.winners)),
    }[rules.text("race_round")]
    protected = len(race.protected)
    if rules.text("race_last") == "from_pool_first":
        protected = max(0, protected - race.chips)  # the others got theirs out of the chips raced for
    return Gain(rounding.least, rounding.most + protected * terms.smallest_left)


def lawful_gain_of(races: Iterable[ColourUp], rules: RuleSet) -> Verdict[Gain]:
    """The same of all tables of these colour-ups together."""
    least = most = 0
    for action in races:
        terms = Denominations(action.chip, action.larger, action.smallest_left)
        for race in action.tables:
            gain = lawful_gain(race, terms, rules)
            least, most = least + gain.least, most + gain.most
    keys = ("race_round", "race_last")
    return Verdict(Gain(least, most), rules.articles(*keys), rules.house(*keys))
