"""Which cards left the printer, so that only new ones need printing.

Kept by this machine, not in the journal: paper is no decision, and a card can always be printed again. Each
printing is a line of its own in a file, stored before anything else is shown, so that a computer that stops
in the middle of the evening knows its cards again.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.domain.touched import touched

if TYPE_CHECKING:
    from collections.abc import Iterable

    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge

_log = logging.getLogger(__name__)


class PrintMemory(QObject):
    """For each entry: the chair on the card printed last, and when."""

    changed = Signal()
    """Cards were printed."""
    waiting_changed = Signal(int)
    """So many need a card now."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._event = bridge.tournament.id
        self._file: Path | None = None
        self._printed: dict[EntryId, tuple[TableSeat, str]] = {}
        self._without: set[EntryId] = set()
        self._seen = 0
        self._told = 0
        bridge.changed.connect(self._on_changed)

    @staticmethod
    def of(bridge: Bridge) -> PrintMemory:
        """The memory of this desk; made when first asked for."""
        found = bridge.findChild(PrintMemory)
        return found if isinstance(found, PrintMemory) else PrintMemory(bridge)

    def keep_in(self, folder: Path) -> None:
        """Know again what was printed before, and store in this folder what is printed from now on."""
        self._file = folder / f"{self._event}.jsonl"
        for entry, known in _read(self._file).items():
            self._printed.setdefault(entry, known)
        self._count_anew()
        self.changed.emit()

    def remember(self, tournament: Tournament, entries: Iterable[EntryId], at: str) -> None:
        """Cards of these entries were printed at this moment, UTC. A disk that refuses is logged."""
        places = tournament.seating.places
        cards = {entry: place for entry in entries if (place := places.get(entry)) is not None}
        if self._file is not None:
            _append(self._file, at, cards)
        self._printed.update((entry, (place, at)) for entry, place in cards.items())
        self._count_anew()
        self.changed.emit()

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
        self._without = {one for one in self._without if one not in found}
        self._without.update(one for one in found if self._needs_card(one))
        self._tell()

    def _count_anew(self) -> None:
        self._seen = self._bridge.journal.seq
        self._without = {one for one in self._bridge.tournament.seating.places if self._needs_card(one)}
        self._tell()

    def _needs_card(self, entry: EntryId) -> bool:
        tournament = self._bridge.tournament
        place, known = tournament.seating.at(entry), self._printed.get(entry)
        on_card = known[0] if known is not None else None
        return place is not None and on_card != place and not tournament.entries[entry].dead

    def _tell(self) -> None:
        if self.waiting != self._told:
            self._told = self.waiting
            self.waiting_changed.emit(self._told)


def _append(file: Path, at: str, cards: dict[EntryId, TableSeat]) -> None:
    line = json.dumps({"at": at, "cards": [[entry, *place] for entry, place in cards.items()]})
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(f"\n{line}\n")  # a line cut off by a power cut ends here
            out.flush()
            os.fsync(out.fileno())
    except OSError as refused:
        _log.warning("printed cards not stored: %s", refused)


def _read(file: Path) -> dict[EntryId, tuple[TableSeat, str]]:
    """What was printed, the last card of each; lines that nobody can read are left out."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return {}
    except OSError as refused:
        _log.warning("printed cards not read: %s", refused)
        return {}
    found: dict[EntryId, tuple[TableSeat, str]] = {}
    for line in filter(str.strip, lines):
        try:
            match json.loads(line):
                case {"at": str(at), "cards": list(cards)}:
                    found.update(_cards(cards, at))
        except ValueError:
            _log.warning("a line of %s cannot be read", file.name)
    return found


def _cards(cards: list[object], at: str) -> Iterable[tuple[EntryId, tuple[TableSeat, str]]]:
    for card in cards:
        match card:
            case [int(entry), int(table), int(seat)]:
                yield EntryId(entry), (TableSeat(table, seat), at)
