"""The seats of one table where they are drawn: one is chosen by a click, or by keys that walk round it.

Mouse: a click chooses a seat. Keys: arrows walk round the table, Enter or Space chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.gui.widgets.floor_overlay import draw_ring
from director.gui.widgets.floor_steps import ARROWS, nearest

_CHOOSE: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SeatRing(QWidget):
    """Knows the seats by number and where each is; what one looks like is said by those made of it."""

    pressed = Signal(int)
    """This seat was chosen."""

    def __init__(self, *, choosable: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers: tuple[int, ...] = ()
        self._cursor = 1
        self._choosable = choosable
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if choosable:
            # A click leaves the keyboard where it is: in the field that says what is placed or done.
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def rect_of(self, seat: int) -> QRectF:
        """Where a seat is drawn."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._choosable or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        for seat in self._numbers:
            if self.rect_of(seat).contains(event.position()):
                self._cursor = seat
                self.pressed.emit(seat)
                self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._numbers and key in ARROWS:
            middles = ((seat, self.rect_of(seat).center().toTuple()) for seat in self._numbers)
            here = self.rect_of(self._cursor).center().toTuple()
            self._cursor = nearest(self._cursor, here, middles, ARROWS[key])
            self.update()
        elif self._numbers and key in _CHOOSE:
            self.pressed.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.update()

    def _hold(self, seats: Sequence[int]) -> None:
        """These seats there are now; the cursor stays on one of them."""
        self._numbers = tuple(seats)
        self._cursor = max(1, min(self._cursor, len(self._numbers)))

    def _paint_cursor(self, painter: QPainter, colour: QColor, corner: float) -> None:
        """The ring round the seat under the keyboard, while the keyboard is here."""
        if self._choosable and self.hasFocus() and self._numbers:
            draw_ring(painter, self.rect_of(self._cursor).toRect(), colour, 2.0, corner)
