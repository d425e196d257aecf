"""Columns that share the width there is, so that none is cut off and nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QHeaderView

from director.gui import fonts
from director.gui.theme import Size
from director.host.i18n import _

if TYPE_CHECKING:
    from director.gui.widgets.rows_table import RowsTable

_HEAD: Final = 26
"""Beside the words of a heading, in pixels."""
_CELL: Final = 24
"""Beside the words of a cell."""
_GAP: Final = 6
_MOST: Final = 140
"""Wider than this no column becomes for what it says alone."""
_MOST_EASED: Final = 320
"""Nor than this where there is room to spare."""
_MEASURED: Final = 64
"""So many texts are measured: one takes 4 µs, and the column of states may say ten thousand."""
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
    made[wide] += room - sum(made) if part < 1 else 0  # what rounding left
    return made


class ColumnRoom(QObject):
    """Shares the width of a table among its columns whenever that changes.

    What is over goes to columns whose words would be cut, then to the column `wide`.
    The columns named in `soft` give way down to these widths; all others are as wide as what they say. What
    somebody pulled to another width keeps it as far as there is room. Columns named in `spare` give up their
    place, the last one first, where even that is too much.
    """

    def __init__(
        self,
        table: RowsTable[Any],
        wide: int,
        soft: Mapping[int, int],
        spare: Sequence[int],
        *,
        eases: bool = True,
    ) -> None:
        """`eases`: false where words that would be cut go on in a second line, and all is left to `wide`."""
        super().__init__(table)
        self._eases = eases
        self._table, self._wide, self._soft, self._spare = table, wide, soft, spare
        self._said: dict[int, tuple[str, ...]] = {}
        self._widths: dict[int, int] = {}
        """What that takes, by column."""
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

    def fit(self, said: Mapping[int, Iterable[str]], empty: frozenset[int]) -> None:
        """What stands in columns, each text once or only the longest; and the columns nothing stands in."""
        now = {at: tuple(sorted(texts)) for at, texts in said.items()}
        if (now, empty) == (self._said, self._empty):
            return
        others = empty != self._empty or now.keys() != self._said.keys()
        wider = [at for at in now if now[at] != self._said.get(at) and self._widths.get(at) != _wide(now[at])]
        self._said, self._empty = now, empty
        if others or wider:
            self.share()

    def keep(self) -> list[list[int]]:
        """What was pulled by hand: columns and widths."""
        return [[at, width] for at, width in sorted(self._pulled.items())]

    def take_back(self, kept: object) -> None:
        """Take back what `keep` gave; anything unusable is left aside."""
        for pair in kept if isinstance(kept, list) else ():
            match pair:
                case [int(at), int(width)] if 0 <= at < self._header.count() and 24 <= width <= 2000:
                    if self._by_hand(at):
                        self._pulled[at] = width
        self.share()

    def share(self) -> None:
        """Share the room there is now."""
        self._widths = {at: _wide(texts) for at, texts in self._said.items()}
        room, shown = self._table.viewport().width(), self._shown()
        for at in reversed(self._spare):
            if sum(self._low(one) for one in shown) > room and at in shown:
                shown.remove(at)
        natural = self._eased(shown, room)
        wide = shown.index(self._wide) if self._wide in shown else len(shown) - 1
        widths = shared(natural, [self._low(at) for at in shown], room, wide)
        self._sharing = True
        for at in range(self._header.count()):
            self._header.setSectionHidden(at, at not in shown)
        for at, width in zip(shown, widths, strict=True):
            self._header.resizeSection(at, width)
        self._sharing = False

    # ---- within

    def _shown(self) -> list[int]:
        return [at for at in range(self._header.count()) if at not in self._empty]

    def _eased(self, shown: Sequence[int], room: int) -> list[int]:
        """What each would have; what is left over is for words that would be cut before it widens one."""
        made = [self._natural(at) for at in shown]
        for place, at in enumerate(shown):
            spare = room - sum(made)
            if self._eases and spare > 0 and at != self._wide and at not in self._pulled:
                made[place] += min(spare, max(0, self._said_width(at, _MOST_EASED) - made[place]))
        return made

    def _natural(self, at: int) -> int:
        if at in self._pulled:
            return self._pulled[at]
        return self._table.rows().column(at).width if at in self._soft else self._said_width(at)

    def _low(self, at: int) -> int:
        low = max(self._soft[at], self._head_width(at)) if at in self._soft else self._said_width(at)
        return min(low, self._natural(at))

    def _head_width(self, at: int) -> int:
        words = _(self._table.rows().column(at).words)
        head = QFontMetrics(fonts.font(Size.NOTE, bold=True)).horizontalAdvance(words)
        return max(head + _HEAD, self._header.minimumSectionSize())

    def _said_width(self, at: int, most: int = _MOST) -> int:
        icon, widest = self._table.rows().column(at).icon, self._widths.get(at, 0)
        mark = self._table.iconSize().width() + _GAP if icon is not None else 0
        return max(min(widest, most) + mark + _CELL, self._head_width(at))

    def _on_resized(self, at: int, _old: int, new: int) -> None:
        if not self._sharing and new and self._table.isVisible() and self._by_hand(at):
            self._pulled[at] = new
            self._settle.start()

    def _by_hand(self, at: int) -> bool:
        """Whether people can pull this column; one that stretches is moved by Qt alone."""
        return self._header.sectionResizeMode(at) is not QHeaderView.ResizeMode.Stretch

    def _on_settled(self) -> None:
        """Nobody pulls any longer: the others make room."""
        if QGuiApplication.mouseButtons():
            self._settle.start()
        else:
            self.share()


def _wide(texts: Iterable[str]) -> int:
    """The room that the longest takes, in pixels; of thousands only those of most letters are measured."""
    body = QFontMetrics(fonts.font(Size.BODY))
    return max(map(body.horizontalAdvance, nlargest(_MEASURED, texts, key=len)), default=0)
