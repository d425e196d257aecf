"""Deeds that draw seats for entries: a re-entry, and seats for those who wait. Many places ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


def reenter(bridge: Bridge, of: EntryId, then: Callable[[Changed], None] | None = None) -> None:
    """Enter somebody who is out again, at the price of the plan and with a drawn seat."""

    def again(why: str) -> None:
        bridge.run(lambda desk: desk.reenter(of, why, overrule=True), then, once=("reenter", of))

    bridge.run(lambda desk: desk.reenter(of), then, overrule=again, once=("reenter", of))


def seat_alternates(bridge: Bridge, most: int = 0, then: Callable[[Changed], None] | None = None) -> None:
    """Draw the free seats for those who wait, in order; at most so many, 0 for as many as there are."""

    def again(why: str) -> None:
        bridge.run(lambda desk: desk.seat_alternates(most, why, overrule=True), then, once="alternates")

    bridge.run(lambda desk: desk.seat_alternates(most), then, overrule=again, once="alternates")
