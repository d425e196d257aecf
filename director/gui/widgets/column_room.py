"""Columns that share the width there is, so that none is cut off and nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QGuiApplication

from director.gui import fonts
from director.gui.theme import Size
from director.host.i18n import _

if TYPE_CHECKING:
    from director.gui.widgets.rows_table import RowsTable

_HEAD: Final = 26
"""Beside the words of a heading, in pixels."""
_LEAST: Final = 48
SETTLE: Final = 150
"""Milliseconds after the last pull at a column before the others make room."""


def shared(natural: Sequence[int], least: Sequence[int], room: int, wide: int) -> list[int]:
    """Widths that fill the room: column `wide` takes what is left over, or all give way down to their least.

    >>> shared([50, 200, 100], [50, 150, 60], 400, 1)
    [50, 250, 100]
    >>> shared([50, 200, 100], [50, 150, 60], 305, 1)
    [50, 175, 80]
    """
    spare = room - sum(natural)
    if spare >= 0:
        return [width + spare * (at == wide) for at, width in enumerate(natural)]
    give = [width - low for width, low in zip(natural, least, strict=True)]
    whole = sum(give)
    if whole <= 0:
        return list(natural)
    part = min(1.0, -spare / whole)
    made = [width - round(slack * part) for width, slack in zip(natural, give, strict=True)]
    made[wide] += min(0, room - sum(made)) if part < 1 else 0
    return made


class ColumnRoom(QObject):
    """Shares the width of a table among its columns whenever that changes.

    What somebody pulled to another width keeps it as far as there is room. Columns named in `spare` give up
    their place, the last one first, where even the least widths are too many.
    """

    def __init__(
        self, table: RowsTable[Any], wide: int, least: Mapping[int, int], spare: Sequence[int]
    ) -> None:
        super().__init__(table)
        self._table, self._wide, self._least, self._spare = table, wide, least, spare
        self._header = table.horizontalHeader()
        self._pulled: dict[int, int] = {}
        self._empty: frozenset[int] = frozenset()
        self._sharing = False
        self._header.setStretchLastSection(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._header.sectionResized.connect(self._on_resized)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._on_settled)
        table.resized.connect(self.share)

    def hide_empty(self, empty: frozenset[int]) -> None:
        """These columns have nothing to say."""
        if empty != self._empty:
            self._empty = empty
            self.share()

    def keep(self) -> list[list[int]]:
        """What was pulled by hand: columns and widths."""
        return [[at, width] for at, width in sorted(self._pulled.items())]

    def take_back(self, kept: object) -> None:
        """Take back what `keep` gave; anything unusable is left aside."""
        for pair in kept if isinstance(kept, list) else ():
            match pair:
                case [int(at), int(width)] if 0 <= at < self._header.count() and 24 <= width <= 2000:
                    self._pulled[at] = width
        self.share()

    def share(self) -> None:
        """Share the room there is now."""
        room, shown = self._table.viewport().width(), self._shown()
        for at in reversed(self._spare):
            if sum(self._low(one) for one in shown) > room and at in shown:
                shown.remove(at)
        natural = [self._natural(at) for at in shown]
        widths = shared(natural, [self._low(at) for at in shown], room, shown.index(self._wide))
        self._sharing = True
        for at in range(self._header.count()):
            self._header.setSectionHidden(at, at not in shown)
        for at, width in zip(shown, widths, strict=True):
            self._header.resizeSection(at, width)
        self._sharing = False

    # ---- within

    def _shown(self) -> list[int]:
        return [at for at in range(self._header.count()) if at not in self._empty]

    def _natural(self, at: int) -> int:
        if at in self._pulled:
            return self._pulled[at]
        column = self._table.rows().column(at)
        words = QFontMetrics(fonts.font(Size.NOTE, bold=True)).horizontalAdvance(_(column.words))
        return max(column.width, words + _HEAD)

    def _low(self, at: int) -> int:
        return min(self._least.get(at, _LEAST), self._natural(at))

    def _on_resized(self, at: int, _old: int, new: int) -> None:
        if not self._sharing and new and self._table.isVisible():
            self._pulled[at] = new
            self._settle.start()

    def _on_settled(self) -> None:
        """Nobody pulls any longer: the others make room."""
        if QGuiApplication.mouseButtons():
            self._settle.start()
        else:
            self.share()
