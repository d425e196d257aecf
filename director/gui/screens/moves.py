"""Who changes seats, for screens: the last break, redraw or balancing, looked for only after a new line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from director.views.seat_changes import SeatChanges, by_name, last_seat_changes

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.host.i18n import Words


class Moves:
    """Keeps what was found last."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._from: tuple[object, ...] = ()
        self._found: SeatChanges | None = None

    def now(self, words: Words) -> SeatChanges | None:
        """The last changes by name, in this language; None before the first."""
        bridge = self._bridge
        asked = (bridge.journal, bridge.people, words.language)
        if not self._from or any(a is not b for a, b in zip(asked, self._from, strict=True)):
            self._from, self._found = asked, last_seat_changes(bridge.journal, bridge.people, words)
            if self._found is not None:
                rows = by_name(self._found.rows, bridge.tournament, bridge.people, words.language)
                self._found = replace(self._found, rows=rows)
        return self._found
