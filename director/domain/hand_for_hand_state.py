"""Hand for hand as it stands: each hand is played at all tables, and nobody deals before all are done."""

from __future__ import annotations

import msgspec

from director.domain.ids import Seq


class HandForHand(msgspec.Struct, frozen=True):
    """The hand that is being played at all tables."""

    since: Seq
    """The line that began it."""
    round: int = 1
    """The how-manieth hand of this event that was played so; it goes on counting when it begins anew."""
    at: str = ""
    """When this hand began, UTC."""
    done: tuple[tuple[int, str], ...] = ()
    """Tables that have finished it, and when, in that order."""
    stopped: bool = False
    """It stopped the clock, which goes on when it ends."""

    @property
    def finished(self) -> frozenset[int]:
        """Tables that have finished this hand."""
        return frozenset(table for table, _ in self.done)
