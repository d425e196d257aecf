"""Deeds of hand-for-hand play, asked for in many places: a step of it, a tick."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.domain.action import Action
    from director.domain.moments import Moment
    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge
    from director.views.hand_for_hand_line import Way


def take_step(bridge: Bridge, way: Way) -> None:
    """Begin, deal the next hand, or end, from the clock as it is then; the rules may ask for a reason.

    A hand that another desk has dealt meanwhile is not dealt twice.
    """
    number = _number(bridge)
    once = ("hand for hand", way, number)

    def work(why: str, *, overrule: bool) -> Callable[[Desk], Changed]:
        def stepped(desk: Desk) -> Changed:
            from director.views.hand_for_hand_line import make_step

            def make(state: Tournament, now: Moment) -> Action:
                step = make_step(way, state, now)
                return replace(step, round=number) if isinstance(step, NextHand | EndHandForHand) else step

            return desk.clock(make, None, why, overrule=overrule)

        return stepped

    bridge.run(
        work("", overrule=False),
        overrule=lambda why: bridge.run(work(why, overrule=True), once=once),
        once=once,
    )


def tick(bridge: Bridge, table: int) -> None:
    """This table has finished the hand that is played now."""
    bridge.do(HandDone(table, _number(bridge)))


def _number(bridge: Bridge) -> int:
    play = bridge.tournament.hand_for_hand
    return 0 if play is None else play.round
