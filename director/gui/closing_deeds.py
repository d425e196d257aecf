"""Deeds that close tables: the seats are drawn as they are written, so nobody draws until it pleases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.domain.action import Action
    from director.domain.journal import Journal
    from director.gui.bridge import Bridge

Then = Callable[["Changed"], None]
Draw = Callable[["Journal", bytes], "Action"]


def break_table(bridge: Bridge, table: int, then: Then | None = None) -> None:
    """Break this table; `then` is told once it is written."""

    def draw(journal: Journal, key: bytes) -> Action:
        from director.desk.closing import breaking  # rules of hands are loaded once a table closes

        return breaking(journal, table, key)

    _do(bridge, draw, ("break", table), then)


def redraw(bridge: Bridge, tables: Sequence[int], seats: int, then: Then | None = None) -> None:
    """Let everybody draw anew, to these tables of at least so many seats; 0 for as they are."""

    def draw(journal: Journal, key: bytes) -> Action:
        from director.desk.closing import redrawing

        return redrawing(journal, tables, key, seats)

    _do(bridge, draw, "redraw", then)


def _do(bridge: Bridge, draw: Draw, once: object, then: Then | None) -> None:
    def work(why: str = "", *, overrule: bool = False) -> Callable[..., Changed]:
        return lambda desk: desk.write(
            lambda journal, _added: [draw(journal, desk.venue.key())], why, overrule=overrule
        )

    def again(why: str) -> None:
        bridge.run(work(why, overrule=True), then, once=once)

    bridge.run(work(), then, overrule=again, once=once)
