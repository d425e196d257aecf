"""Rulings that are being written. Each key is kept: neither a call to another table nor a kill loses one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import Signal

from director.domain.ids import Seq
from director.domain.ruled import Ruled
from director.gui.kept_sheets import ToolSheets, read_draft
from director.gui.of_bridge import OfBridge
from director.gui.widgets.penalty_form import GivenPenalty

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_NEW: Final = "ruling"
_REVISED: Final = "revision"


class RulingDraft(msgspec.Struct, frozen=True):
    """A ruling as far as it is written. Names stand in plain letters: nothing of it is in the journal."""

    ruled: Ruled
    ruling: Seq = Seq(0)
    """The ruling that is revised; 0 for a new one."""
    after: Seq = Seq(0)
    """The line of the version it was begun from."""
    reason: str = ""
    penalty: GivenPenalty | None = None

    @property
    def is_empty(self) -> bool:
        """Nothing was written that anybody would miss."""
        return not (self.ruling or self.ruled.happened or self.ruled.decision or self.ruled.photos)


class RulingDrafts(OfBridge):
    """New ones by their table, revisions by their ruling. `RulingDrafts.of(bridge)`: that of a window."""

    changed = Signal()
    """There is one more or one less, or they were read."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._sheets = ToolSheets(bridge, self, kinds=(_NEW, _REVISED))
        self._sheets.loaded.connect(self.changed)
        self._sheets.load()

    def of_table(self, table: int) -> RulingDraft | None:
        """The new ruling begun at this table; 0 for one at no table."""
        return self._read(_NEW, table)

    def of_ruling(self, ruling: Seq) -> RulingDraft | None:
        """The revision begun of this ruling."""
        return self._read(_REVISED, ruling)

    def all(self) -> list[RulingDraft]:
        """All that can be read, new ones first."""
        numbers = self._sheets.tables()
        found = (self._read(kind, number) for kind in (_NEW, _REVISED) for number in numbers)
        return [one for one in found if one is not None]

    def keep(self, draft: RulingDraft, was: RulingDraft | None = None) -> None:
        """Keep it; one that stood at another table is thrown away. An empty one is no draft."""
        if was is not None and _place(was) != _place(draft):
            self.drop(was)
        if draft.is_empty:
            self.drop(draft)
            return
        known = self._sheets.read(*_place(draft))
        self._sheets.keep(*_place(draft), msgspec.json.encode(draft).decode())
        if known is None:
            self.changed.emit()

    def drop(self, draft: RulingDraft) -> None:
        """Throw it away: it is written, or nobody wants it."""
        kind, number = _place(draft)
        if self._sheets.read(kind, number) is not None:
            self._sheets.drop(number, kind)
            self.changed.emit()

    def _read(self, kind: str, number: int) -> RulingDraft | None:
        text = self._sheets.read(kind, number)
        return None if text is None else read_draft(text, RulingDraft)


def _place(draft: RulingDraft) -> tuple[str, int]:
    return (_REVISED, draft.ruling) if draft.ruling else (_NEW, draft.ruled.table)
