"""Which papers of the prizes left the printer, and which of them say something else by now.

After a knock-out is taken back, places and prizes follow at once, but the sheet on the wall does not. Kept by
this machine, not in the journal: paper is no decision. What a paper said is remembered as a digest.
"""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from director.domain.refusal import Impossible
from director.gui.widgets import paper_order
from director.gui.widgets.paper_order import PaperOrder
from director.gui.widgets.print_memory import PrintMemory
from director.views.papers import Letterhead

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.gui.bridge import Bridge
    from director.gui.widgets.rail import RailButton

_log = logging.getLogger(__name__)

WATCHED: Final = (paper_order.PAYOUTS, paper_order.BOUNTIES, paper_order.RESULTS, paper_order.FINAL)
"""Papers that hang on a wall or lie in a file: a receipt is a matter of its own."""
REST: Final = 700
"""Milliseconds without a decision before anything is looked at: a list of all results takes its time."""


class PaperMemory(QObject):
    """For each paper: what it said when it was printed last."""

    changed = Signal()
    """A paper was printed, is outdated, or is right again."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._file: Path | None = None
        self._said: dict[str, str] = {}
        self._outdated: tuple[str, ...] = ()
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.look)
        bridge.changed.connect(self._on_changed)

    @staticmethod
    def of(bridge: Bridge) -> PaperMemory:
        """The memory of this desk; made when first asked for."""
        found = bridge.findChild(PaperMemory)
        return found if isinstance(found, PaperMemory) else PaperMemory(bridge)

    def keep_in(self, folder: Path) -> None:
        """Know again what was printed before, and store in this folder what is printed from now on."""
        self._file = folder / f"{self._bridge.tournament.id}.papers.json"
        self._said = {**_read(self._file), **self._said}
        self.look()

    def remember(self, document: str, journal: Journal) -> None:
        """This paper was printed as of this journal. A disk that refuses is logged."""
        if document not in WATCHED:
            return
        self._said[document] = self._digest(document, journal)
        if self._file is not None:
            _write(self._file, self._said)
        self.look()

    def outdated(self) -> tuple[str, ...]:
        """Ids of papers that say something else by now, in the order of the catalogue."""
        return self._outdated

    def look(self) -> None:
        """Compare what was printed with what would be printed now."""
        journal = self._bridge.journal
        found = tuple(
            one for one in WATCHED if one in self._said and self._said[one] != self._digest(one, journal)
        )
        self._outdated = found
        self.changed.emit()

    # ---- within

    def _on_changed(self, _changed: object) -> None:
        if self._said:
            self._rest.start()

    def _digest(self, document: str, journal: Journal) -> str:
        """What the paper says, without when it was printed and as of which line."""
        order = PaperOrder(document, "en")
        try:
            rows = order.rows(journal, self._bridge.people, journal.lines[-1].at)
        except Impossible:
            return ""
        bare = msgspec.structs.replace(rows, letterhead=Letterhead(""))  # type: ignore[type-var]
        return hashlib.sha256(repr(bare).encode()).hexdigest()


class PaperWaiting(QObject):
    """Tells the button of page Print how many cards are to be printed, and how many papers anew."""

    def __init__(self, bridge: Bridge, button: RailButton) -> None:
        super().__init__(button)
        self._cards, self._papers, self._button = PrintMemory.of(bridge), PaperMemory.of(bridge), button
        self._cards.waiting_changed.connect(self._tell)
        self._papers.changed.connect(self._tell)
        self._tell()

    def _tell(self, _cards: int = 0) -> None:
        self._button.set_waiting(self._cards.waiting + len(self._papers.outdated()))


def keep_printed(bridge: Bridge, folder: Path) -> None:
    """Know again which cards and papers were printed, and store in this folder what is from now on."""
    PrintMemory.of(bridge).keep_in(folder)
    PaperMemory.of(bridge).keep_in(folder)


def _read(file: Path) -> dict[str, str]:
    """What was printed; a file that nobody can read is as if there were none."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as refused:
        _log.warning("printed papers not read: %s", refused)
        return {}
    items = kept.items() if isinstance(kept, dict) else ()
    return {name: said for name, said in items if name in WATCHED and isinstance(said, str)}


def _write(file: Path, said: dict[str, str]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps(said), encoding="utf-8")
        beside.replace(file)
    except OSError as refused:
        _log.warning("printed papers not stored: %s", refused)
