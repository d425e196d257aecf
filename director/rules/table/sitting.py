"""What the rules of buttons and blinds ask of a table of the event: its game, its kind, its last hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from director.domain.hands import LastHand
from director.domain.tournament import Table, Tournament
from director.rules.games import STUD
from director.rules.rulesets import RuleSet, rules_of
from director.rules.table.button import NEEDS_SMALL

if TYPE_CHECKING:
    from director.rules.table.missed_mode import Mode

_OF_RING_GAMES: Final = frozenset({"draw-room"})
"""Rule sets whose book knows no tournaments: with them markers are kept unless the event says otherwise."""


def rules_at(tournament: Tournament) -> RuleSet:
    """The rules of the event in the game it plays. Raises Impossible before it is set up."""
    plan = tournament.setup
    return rules_of(plan).playing(plan.discipline)


def mode_of(rules: RuleSet) -> Mode:
    """A tournament, unless the event leaves the absent out and marks what they miss.

    A book that has rules of both kinds (RRoP, WSOP) is asked for tournaments: there the absent are dealt in.

    >>> from director.rules.rulesets import ruleset
    >>> [mode_of(ruleset(name)) for name in ("sport-ru", "wsop-2026", "draw-room")]
    ['tournament', 'tournament', 'ring']
    >>> mode_of(ruleset("tda-2024", {"missed_mode": "ml_ms"}))
    'ring'
    """
    choice = rules.choices["missed_mode"]
    if choice.value == "dealt_in":
        return "tournament"
    return "ring" if choice.given or rules.name in _OF_RING_GAMES else "tournament"


def has_button(tournament: Tournament) -> bool:
    """Whether the game of the event is played with a button."""
    return tournament.setup.discipline not in STUD


def last_hand(tournament: Tournament, table: Table) -> LastHand | None:
    """Button and blinds of a table's last hand; None before the first, and in a game without a button.

    A small blind that was left out (DR) is looked for where it would have lain, if the rule cannot go on
    without it: just before the big blind.
    """
    if table.last is None or not has_button(tournament):
        return None
    button, small, big = table.last
    if small is None and rules_at(tournament).text("button_rule") in NEEDS_SMALL:
        others = {*tournament.seating.players(table.number), button} - {big}
        small = min(others, key=lambda seat: (big - seat) % table.seats)
    return LastHand(button, small, big)
