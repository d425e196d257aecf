"""What deeds at a selected place stand on: the bridge, the place, and the window that asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from director.domain.seats import TableSeat
from director.domain.tournament import Table, Tournament
from director.gui.bridge import Bridge


class PlaceDeeds:
    """Acts on the selected place; `place` tells which that is."""

    def __init__(self, bridge: Bridge, place: Callable[[], TableSeat | None], parent: QWidget) -> None:
        self.bridge = self._bridge = bridge
        self._place = place
        self.parent = self._parent = parent

    @property
    def tournament(self) -> Tournament:
        """The tournament as last stored."""
        return self._bridge.tournament

    def table(self) -> Table | None:
        """The selected table, or that of the selected chair, if it is open."""
        place = self._place()
        table = self.tournament.tables.get(place.table) if place is not None else None
        return table if table is not None and not table.closed else None
