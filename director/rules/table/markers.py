"""Missed blinds in a ring game: which marker lies at a seat, what it costs to come back, and who may not yet.

ML  the big blind was missed: both blinds, the big one live, the small one dead
MS  only the small blind was missed: that one, dead, and not before the button has passed
NEW  new at the table and not dealt in yet: a live big blind, or he waits for his own

ML takes the place of MS: whoever missed both blinds owes one of each, however often they passed him (DR
missed blinds, as read in section 6 of the rule book). Whoever waits until the big blind comes to his seat
posts that alone, and his marker goes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from director.domain.hands import LastHand
from director.domain.marks import Marker
from director.rules.rulesets import RuleSet
from director.rules.table.button import Positions, Seated, newcomer_waits, rotated, strictly_between
from director.rules.table.missed_mode import MissedMode

MARKERS: Final = ("ML", "MS", "NEW")


class Owed(NamedTuple):
    """What a player puts in before the deal to come back."""

    live: int
    """His own bet."""
    dead: int
    """Straight to the pot."""


def owed(marker: Marker, mode: MissedMode, small_blind: int, big_blind: int) -> Owed:
    """What a marker costs whoever does not wait for his big blind.

    >>> owed("ML", "ml_ms", 1, 2), owed("MS", "ml_ms", 1, 2), owed("MS", "live_up_to_min", 1, 2)
    (Owed(live=2, dead=1), Owed(live=0, dead=1), Owed(live=1, dead=0))
    """
    if marker == "NEW":
        return Owed(big_blind, 0)
    if mode == "live_up_to_min":
        total = small_blind + (big_blind if marker == "ML" else 0)
        live = min(total, big_blind)
        return Owed(live, total - live)
    return Owed(big_blind if marker == "ML" else 0, small_blind)


def must_wait(marker: Marker, new_between: str, seat: int, positions: Positions) -> bool:
    """Whether he may not be dealt in yet, with button and blinds as they will be with him.

    Whoever owes a blind waits while the button has not passed his seat: on it and between it and the big
    blind, with either marker. The big blind itself is never refused.
    """
    if positions.button == positions.big:
        return True  # between button and small blind, see `rotated`
    if seat == positions.big:
        return False
    if marker == "NEW":
        return newcomer_waits(new_between, seat, positions)
    return seat == positions.button or strictly_between(seat, positions.button, positions.big)


def waits_as_new(rules: RuleSet, seat: int, others: Collection[int], last: LastHand) -> bool:
    """Whether a newcomer gets no cards in a table's next hand, as `next_hand` itself decides it.

    `others` are those who are dealt in; with fewer than two of them there would be no hand without him. One
    who has the big blind himself plays it, wherever he sits (DR blind rules; TDA 11-A: a single big blind is
    the very place meant for a moved player).
    """
    if len(others) < 2:
        return False
    seated = Seated(frozenset(others), posting=frozenset({seat}))
    positions = rotated(rules.text("button_rule"), seated, last)
    return positions is not None and must_wait("NEW", rules.text("new_between"), seat, positions)


def after_the_blinds(
    absent: Mapping[int, Marker | None], positions: Positions, last_big: int
) -> dict[int, Marker]:
    """The markers of those away once the blinds have gone by.

    Who has none and was due the small blind missed that; whom the big blind passed over missed the big one.
    Between two players the small blind was due from whoever had the big one before.
    """
    small = last_big if positions.heads_up else positions.small
    found: dict[int, Marker] = {}
    for seat, marker in absent.items():
        now = marker
        if marker is None and seat == small:
            now = "MS"
        elif marker in (None, "MS") and strictly_between(seat, small, positions.big):
            now = "ML"
        if now is not None:
            found[seat] = now
    return found
