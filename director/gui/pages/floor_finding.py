"""Finding on the floor: a text marks chairs on the map, Enter goes from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from director.host.i18n import _, current, ngettext
from director.views.floor_facts import find_places

if TYPE_CHECKING:
    from director.domain.seats import TableSeat
    from director.gui.bridge import Bridge
    from director.gui.widgets.floor_bar import FloorBar
    from director.gui.widgets.floor_map import FloorMap


class FloorFinding:
    """Marks who or what is meant. `go` looks at a chair."""

    def __init__(
        self, bridge: Bridge, floor_map: FloorMap, bar: FloorBar, go: Callable[[TableSeat], bool]
    ) -> None:
        self._bridge, self._map, self._bar, self._go = bridge, floor_map, bar, go
        self._found: list[TableSeat] = []

    def find(self, text: str) -> None:
        """Mark on the map who or what the text means."""
        tournament, people = self._bridge.tournament, self._bridge.people
        self._found = find_places(tournament, people, current(), text) if text.strip() else []
        self._map.mark_found(frozenset(self._found))
        count = len(self._found)
        words = ngettext("{n} found", "{n} found", count).format(n=count) if count else _("not found")
        self._bar.found.setText(words if text.strip() else "")

    def again(self) -> None:
        """Mark anew after a change: whoever is meant may sit elsewhere now."""
        if self._found:
            self.find(self._bar.find_field.text())

    def next(self) -> None:
        """Look at the next one that is marked; the keyboard stays in the field."""
        if not self._found:
            return
        now = self._map.selection
        at = self._found.index(now) + 1 if now in self._found else 0
        self._go(self._found[at % len(self._found)])
        self._bar.find_field.setFocus()
