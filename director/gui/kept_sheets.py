"""The worksheets of an event: all of them in memory, each change written as a draft at once.

A draft is read once, when the page is made; from then on what was typed is here first and in the file within
a millisecond, so that neither leaving the page nor the end of the program loses a key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from director.domain.refusal import Unavailable
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.gui.bridge import Bridge

KINDS: Final = ("hand", "pots", "chips-in", "stud", "short-deck", "race", "button")
"""What there may be a draft of on page Table tools."""


Sheet = TypeVar("Sheet", bound=msgspec.Struct)


def read_draft(text: str, kind: type[Sheet]) -> Sheet | None:
    """A sheet as it was written; None for a draft of another edition, or for what is none."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError):
        return None


class ToolSheets(QObject):
    """Kind and number, such as that of a table, → JSON of the sheet."""

    loaded = Signal()
    """The drafts were read."""

    def __init__(
        self, bridge: Bridge, parent: QObject | None = None, *, kinds: tuple[str, ...] = KINDS
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._kinds = kinds
        self._event = f"{bridge.tournament.id}/"
        self._texts: dict[tuple[str, int], str] = {}
        self._waiting: set[tuple[str, int]] = set()
        self.is_loaded = False

    def load(self) -> None:
        """Read all drafts of the event."""
        self._bridge.run(self._read, self._take)

    def tables(self) -> list[int]:
        """The tables that somebody works on; 0 is the free one."""
        return sorted({table for _kind, table in self._texts})

    def read(self, kind: str, table: int) -> str | None:
        """A sheet as it was left, or None."""
        return self._texts.get((kind, table))

    def keep(self, kind: str, table: int, text: str) -> None:
        """Keep a sheet, in memory now and in the file next."""
        place = (kind, table)
        if self._texts.get(place) == text:
            return
        self._texts[place] = text
        if place not in self._waiting:
            self._waiting.add(place)
            self._bridge.run(lambda desk: self._write(desk, place))

    def drop(self, table: int, only: str = "") -> None:
        """Throw all sheets of a table away, or `only` that of one kind."""
        gone = [place for place in self._texts if place[1] == table and only in ("", place[0])]
        for place in gone:
            del self._texts[place]
        event = self._event

        def forget(desk: Desk) -> None:
            for kind, number in gone:
                desk.venue.drafts.drop(kind, f"{event}{number}")

        self._bridge.run(forget)

    # ------------------------------------------------------------ on the desk's thread

    def _write(self, desk: Desk, place: tuple[str, int]) -> None:
        """Write what stands there now: of several keys typed meanwhile the last."""
        self._waiting.discard(place)
        text = self._texts.get(place)
        if text is not None:
            kind, table = place
            desk.venue.drafts.keep(kind, f"{self._event}{table}", text)

    def _read(self, desk: Desk) -> dict[tuple[str, int], str]:
        found = {}
        try:
            for kind in self._kinds:
                for key, text in desk.venue.drafts.all(kind).items():
                    table = typed_number(key.removeprefix(self._event))
                    if key.startswith(self._event) and table is not None:
                        found[kind, table] = text
        except Unavailable:
            return {}  # the band says that the file cannot be reached; work begins anew
        return found

    def _take(self, found: dict[tuple[str, int], str]) -> None:
        self._texts = found | self._texts
        self.is_loaded = True
        self.loaded.emit()
