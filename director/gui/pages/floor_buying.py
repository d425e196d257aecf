"""Rebuy, add-on and re-entry where they happen: at the selected chair, while their windows are open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from director.gui.commands import Command
from director.gui.entry_deeds import reenter
from director.gui.till import Till
from director.host.i18n import N_
from director.rules.floor.buying import window_of
from director.rules.floor.prices import Kind, closed, offer_of
from director.views.entry_card import may_return

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge
    from director.gui.pages.table_deeds import TableDeeds


class FloorBuying:
    """Acts on who sits on the selected chair, or on who left it last."""

    def __init__(self, bridge: Bridge, at_table: TableDeeds) -> None:
        self._bridge, self._at_table = bridge, at_table

    def may_buy(self, kind: Literal["rebuy", "add_on"]) -> bool:
        """Whether somebody sits there who may buy this now."""
        return self._at_table.player() is not None and self._is_open(kind)

    def buy(self, kind: Literal["rebuy", "add_on"]) -> None:
        """The selected player buys chips at the price of the event."""
        from director.desk.drawing import bought

        player = self._at_table.player()
        if player is not None:
            self._bridge.do(bought(self._bridge.journal, player, kind, Till.of(self._bridge).method))

    def may_reenter(self) -> bool:
        """Whether whoever went out from the selected chair may enter again now."""
        return self._gone() is not None and self._is_open("reentry")

    def reenter(self) -> None:
        """Whoever went out from the selected chair enters again and draws a seat."""
        gone = self._gone()
        if gone is not None:
            reenter(self._bridge, gone)

    def _gone(self) -> EntryId | None:
        tournament, gone = self._bridge.tournament, self._at_table.left_here()
        return gone if gone is not None and may_return(tournament, tournament.entries[gone]) else None

    def _is_open(self, kind: Kind) -> bool:
        tournament = self._bridge.tournament
        over = tournament.plan is None or tournament.winner is not None
        if over or offer_of(tournament, kind) is None:
            return False
        structure = tournament.structure
        window = window_of(structure, kind) if structure is not None else None
        return closed(tournament, window, self._bridge.desk.venue.instant()) is None


def rebuy_commands(deeds: FloorBuying) -> Iterator[Command]:
    """All of them, under the names and keys they have on the page of registration."""
    yield Command(
        "floor.reenter", N_("Re-en&try, and seat"), deeds.reenter, ("F5",), "user-plus", "page",
        when=deeds.may_reenter,
    )  # fmt: skip
    yield Command(
        "floor.rebuy", N_("Re&buy"), lambda: deeds.buy("rebuy"), ("F7",), "hand-coins", "page",
        when=lambda: deeds.may_buy("rebuy"),
    )  # fmt: skip
    yield Command(
        "floor.add_on", N_("&Add-on"), lambda: deeds.buy("add_on"), ("Shift+F7",), "coins", "page",
        when=lambda: deeds.may_buy("add_on"),
    )  # fmt: skip
