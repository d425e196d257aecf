"""Which cards left the printer, so that only new ones need printing.

Kept by this machine, not in the journal: paper is no decision, and a card can always be printed again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from director.domain.ids import EntryId
from director.domain.seats import TableSeat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge


class PrintMemory(QObject):
    """For each entry: the chair on the card printed last, and when."""

    changed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._event = bridge.tournament.id
        self._printed: dict[EntryId, tuple[TableSeat, str]] = {}

    @staticmethod
    def of(bridge: Bridge) -> PrintMemory:
        """The memory of this desk; made when first asked for."""
        found = bridge.findChild(PrintMemory)
        return found if isinstance(found, PrintMemory) else PrintMemory(bridge)

    def remember(self, tournament: Tournament, entries: Iterable[EntryId], at: str) -> None:
        """Cards of these entries were printed at this moment, UTC."""
        places = tournament.seating.places
        for entry in entries:
            place = places.get(entry)
            if place is not None:
                self._printed[entry] = (place, at)
        self.changed.emit()

    def of_entry(self, entry: EntryId) -> tuple[TableSeat, str] | None:
        """The chair on the card printed last, and when; None when none was."""
        return self._printed.get(entry)

    def without_card(self, tournament: Tournament) -> frozenset[EntryId]:
        """Who sits on a chair that is on no card of theirs."""
        nothing = (None, "")
        return frozenset(
            entry
            for entry, place in tournament.seating.places.items()
            if self._printed.get(entry, nothing)[0] != place and not tournament.entries[entry].dead
        )

    def has_any(self) -> bool:
        """Whether any card was printed here."""
        return bool(self._printed)

    def keep(self) -> dict[str, Any]:
        """Plain values for the next start."""
        return {
            "event": str(self._event),
            "cards": [[entry, place.table, place.seat, at] for entry, (place, at) in self._printed.items()],
        }

    def take_back(self, kept: object) -> None:
        """Take back what `keep` gave for this event; anything else is left aside."""
        if not isinstance(kept, dict) or kept.get("event") != str(self._event):
            return
        cards = kept.get("cards")
        for card in cards if isinstance(cards, list) else ():
            match card:
                case [int(entry), int(table), int(seat), str(at)]:
                    self._printed.setdefault(EntryId(entry), (TableSeat(table, seat), at))
                case _:
                    continue
        self.changed.emit()
