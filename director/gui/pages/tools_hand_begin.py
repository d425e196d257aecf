"""How a hand begins: the table of the event as it is, or a free table with the players of the hand before."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from director.domain.refusal import Impossible
from director.host.i18n import current
from director.rules.clockwise import clockwise_after
from director.rules.entering.looking import look
from director.rules.entering.sheet import Worksheet
from director.views.table_tools.sheets import free_sheet, table_sheet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from director.gui.pages.tools_pane import Place


def begun(place: Place) -> Worksheet:
    """The sheet of a table before anything was entered; of a table that is closed a free one."""
    tournament = place.tournament
    if place.table:
        try:
            now = place.bridge.desk.venue.instant()
            return table_sheet(tournament, place.bridge.people, current(), place.table, now)
        except Impossible:
            return free_sheet(tournament)
    return free_sheet(tournament)


def next_sheet(place: Place, sheet: Worksheet) -> Worksheet:
    """The next hand: as the event says, else the same players with what they have left, the button moved."""
    if place.table:
        return begun(place)
    left = _stacks_after(sheet)
    seats = tuple(
        replace(one, cards="", stack=left.get(one.seat, one.stack))
        for one in sheet.seats
        if left.get(one.seat, one.stack) != 0
    )
    order = clockwise_after([one.seat for one in seats if one.dealt], sheet.button)
    button = order[0] if order else sheet.button
    return replace(sheet, seats=seats, button=button, dead_small=False, steps=(), at=0, dropped=())


def _stacks_after(sheet: Worksheet) -> dict[int, int]:
    """What everybody whose stack is known has after the hand; nothing while it is not over."""
    shown = look(sheet)
    if shown.hand is None or not shown.hand.over or shown.verdict is None:
        return {}
    stacks = cast("Mapping[str, int]", shown.verdict.answer["stacks"] or {})
    return {int(seat): chips for seat, chips in stacks.items() if int(seat) not in sheet.deep()}
