"""The three columns of the floor: steps, map, what is selected. On a narrow page the map gets all it can."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

LEAST_WIDE: Final = 232
"""A column beside the map is never narrower, in pixels."""
LEAST_SIDE: Final = 248
"""The one at the right: buttons with whole words, a list with a heading over each column."""
NARROW: Final = 1000
"""Below this width of the page both are no wider than that."""
_STEPS, _REST, _SIDE = 292, 10_000, 314


class FloorColumns(QSplitter):
    """Knows how wide each column is to be; those of a wide page are kept for the next start."""

    def __init__(self, steps: QWidget, middle: QWidget, side: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._steps = steps
        self._narrow, self._widths = False, [_STEPS, _REST, _SIDE]
        self.setHandleWidth(1)
        for column in (steps, middle, side):
            self.addWidget(column)
        for column, least in ((steps, LEAST_WIDE), (side, LEAST_SIDE)):
            column.setMinimumWidth(least)
        self.setStretchFactor(1, 1)
        self.setCollapsible(1, False)
        self.splitterMoved.connect(self._on_moved)
        self._share()

    def keep(self) -> list[int]:
        """The widths for the next start."""
        return self._widths

    def take_back(self, kept: Any) -> None:
        """Take back the widths; anything unusable is left aside."""
        if isinstance(kept, list) and len(kept) == 3 and all(isinstance(width, int) for width in kept):
            self._widths = kept
            self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            self._share()

    def _share(self) -> None:
        self.setSizes([LEAST_WIDE, _REST, LEAST_SIDE] if self._narrow else self._widths)

    def _on_moved(self) -> None:
        """Somebody made a column wider or narrower; a list of steps that is not there keeps its width."""
        if not self._narrow:
            steps, middle, side = self.sizes()
            self._widths = [self._widths[0] if self._steps.isHidden() else steps, middle, side]
