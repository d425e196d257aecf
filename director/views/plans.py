"""The plan of an event in words: games, structures, rule sets, and what is wrong with a field."""

from __future__ import annotations

from typing import Final

from director.domain.plan import Discipline, RuleSetName, Structure
from director.host.i18n import N_, Words

DISCIPLINE_NAMES: Final[dict[Discipline, str]] = {
    "holdem": N_("Hold’em"),
    "omaha": N_("Omaha"),
    "stud": N_("Seven-card stud"),
    "stud8": N_("Seven-card stud hi-lo"),
    "draw5": N_("Five-card draw"),
}
STRUCTURE_NAMES: Final[dict[Structure, str]] = {
    "NL": N_("No-limit"),
    "PL": N_("Pot-limit"),
    "FL": N_("Limit"),
}
RULE_SET_NAMES: Final[dict[RuleSetName, str]] = {
    "sport-ru": N_("Sports poker (Russia)"),
    "tda-2024": N_("TDA 2024"),
    "wsop-2026": N_("WSOP 2026"),
    "robert-11": N_("Robert’s Rules, version 11"),
    "draw-room": N_("Five-card draw, room rules"),
    "stud-room": N_("Stud, room rules"),
    "party-stud": N_("Stud, party rules"),
    "online-stud": N_("Stud, online rules"),
}


def discipline_name(discipline: Discipline, words: Words) -> str:
    """What the game is called."""
    return words._(DISCIPLINE_NAMES[discipline])


def structure_name(structure: Structure, words: Words) -> str:
    """How much may be bet."""
    return words._(STRUCTURE_NAMES[structure])


def rule_set_name(rules: RuleSetName, words: Words) -> str:
    """What the rule set is called."""
    return words._(RULE_SET_NAMES[rules])
