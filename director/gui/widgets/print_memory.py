"""What left the printer: cards by their chairs, so that only new ones need printing, and every document.

Kept by this machine, not in the journal: paper is no decision, and a card can always be printed again. Each
printing is a line of its own in a file, stored before anything else is shown, so that a computer that stops
in the middle of the evening knows its cards again.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Signal

from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.domain.touched import touched
from director.gui.of_bridge import OfBridge
from director.gui.widgets import print_store
from director.gui.widgets.print_store import Printing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge


class PrintMemory(OfBridge):
    """For each entry: the chair on the card printed last, and when."""

    changed = Signal()
    """Cards or other papers were printed."""
    waiting_changed = Signal(int)
    """So many need a card now."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._event = bridge.tournament.id
        self._file: Path | None = None
        self._printed: dict[EntryId, tuple[TableSeat, str]] = {}
        self._papers: list[Printing] = []
        self._without: set[EntryId] = set()
        self._seen = 0
        self._told = 0
        bridge.changed.connect(self._on_changed)

    def keep_in(self, folder: Path) -> None:
        """Know again what was printed before, and store in this folder what is printed from now on."""
        self._file = folder / f"{self._event}.jsonl"
        found: dict[EntryId, tuple[TableSeat, str]] = {}
        papers: list[Printing] = []
        for told in print_store.read(self._file):
            match told:
                case {"at": str(at), "cards": list(cards)}:
                    found.update(_cards(cards, at))
                case {"paper": paper} if (printing := print_store.printing_of(paper)) is not None:
                    papers.append(printing)
        self._papers[:0] = papers
        self._printed = {**found, **self._printed}
        self._count_anew()
        self.changed.emit()

    def remember(self, tournament: Tournament, entries: Iterable[EntryId], at: str) -> None:
        """Cards of these entries were printed at this moment, UTC. A disk that refuses is logged."""
        places = tournament.seating.places
        cards = {entry: place for entry in entries if (place := places.get(entry)) is not None}
        if self._file is not None:
            told = [[entry, *place] for entry, place in cards.items()]
            print_store.append(self._file, {"at": at, "cards": told})
        self._printed.update((entry, (place, at)) for entry, place in cards.items())
        self._count_anew()
        self.changed.emit()

    def note(self, printing: Printing) -> None:
        """A document left the program. A disk that refuses is logged."""
        if self._file is not None:
            print_store.append(self._file, {"paper": msgspec.to_builtins(printing)})
        self._papers.append(printing)
        self.changed.emit()

    @property
    def papers(self) -> tuple[Printing, ...]:
        """Every document that left the program here, in order."""
        return tuple(self._papers)

    def of_entry(self, entry: EntryId) -> tuple[TableSeat, str] | None:
        """The chair on the card printed last, and when; None when none was."""
        return self._printed.get(entry)

    def is_outdated(self, entry: EntryId) -> bool:
        """Whether this entry sits on another chair than its card says."""
        known, place = self._printed.get(entry), self._bridge.tournament.seating.at(entry)
        return known is not None and place is not None and known[0] != place

    def without_card(self) -> frozenset[EntryId]:
        """Who sits on a chair that is on no card of theirs."""
        self._look()
        return frozenset(self._without)

    def lacks_cards(self) -> bool:
        """Whether anybody sits on such a chair; before any card was printed, whether anybody sits at all."""
        if not self._printed:
            return bool(self._lacking(self._bridge.tournament.seating.places, at_most=1))
        self._look()
        return bool(self._without)

    @property
    def waiting(self) -> int:
        """Once cards were printed, how many sit on a chair that is on no card of theirs."""
        return len(self._without) if self._printed else 0

    def has_any(self) -> bool:
        """Whether any card was printed here."""
        return bool(self._printed)

    # ---- within

    def _on_changed(self, _changed: object) -> None:
        if self._printed:
            self._look()

    def _look(self) -> None:
        """Look at the entries that lines since the last look speak of."""
        found = touched(self._bridge.journal, self._seen) if self._seen else None
        if found is None:
            self._count_anew()
            return
        self._seen = self._bridge.journal.seq
        self._without.difference_update(found)
        self._without |= self._lacking(found)
        self._tell()

    def _count_anew(self) -> None:
        self._seen = self._bridge.journal.seq
        self._without = self._lacking(self._bridge.tournament.seating.places)
        self._tell()

    def _lacking(self, asked: Iterable[EntryId], at_most: int = 0) -> set[EntryId]:
        """Who of them sits on a chair that is on no card of theirs; one plain pass, for there may be many."""
        tournament, printed = self._bridge.tournament, self._printed
        entries, places = tournament.entries, tournament.seating.places
        lacking = set[EntryId]()
        for one in asked:
            place, known = places.get(one), printed.get(one)
            if place is not None and (known is None or known[0] != place) and not entries[one].dead:
                lacking.add(one)
                if len(lacking) == at_most:
                    break
        return lacking

    def _tell(self) -> None:
        if self.waiting != self._told:
            self._told = self.waiting
            self.waiting_changed.emit(self._told)


def _cards(cards: list[object], at: str) -> Iterable[tuple[EntryId, tuple[TableSeat, str]]]:
    for card in cards:
        match card:
            case [int(entry), int(table), int(seat)]:
                yield EntryId(entry), (TableSeat(table, seat), at)
