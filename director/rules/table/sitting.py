"""A table of the event between two hands, as the rules of buttons and blinds take it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.refusal import Impossible
from director.domain.tournament import Table, Tournament
from director.rules.rulesets import RuleSet, rules_of
from director.rules.table import next_hand
from director.rules.table.button import NEEDS_SMALL
from director.rules.table.missed_mode import Mode
from director.rules.table.mixed_games import WITH_BUTTON

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
    return tournament.setup.discipline in WITH_BUTTON


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


def between_hands(
    tournament: Tournament,
    number: int,
    blinds: tuple[int, int],
    says: Mapping[EntryId, Return] | None = None,
) -> next_hand.Table:
    """A table before its next hand. Who is in `says` is there, whatever is known. Raises Impossible."""
    table = tournament.open_table(number)
    if not has_button(tournament):
        raise Impossible("game_without_button", table=number)
    last = last_hand(tournament, table)
    if last is None:
        raise Impossible("no_hand_yet", table=number)
    held = tournament.seating.players(number)
    marks = {seat: tournament.mark(entry) for seat, entry in held.items() if entry in tournament.marks}
    said = {seat: says[entry] for seat, entry in held.items() if says and entry in says}
    known = {seat: mark.says for seat, mark in marks.items() if mark.says is not None}
    return next_hand.Table(
        mode=mode_of(rules_at(tournament)),
        seats=table.seats,
        players=frozenset(held),
        last=last,
        small_blind=blinds[0],
        big_blind=blinds[1],
        absent=frozenset(seat for seat, entry in held.items() if tournament.is_away(entry)) - said.keys(),
        markers={seat: mark.marker for seat, mark in marks.items() if mark.marker is not None},
        returning=known | said,
    )
