"""The floor map: one painted widget where players are seen, picked and carried to another place.

Mouse: click selects, double click opens, a drag carries a player or moves the ground, Ctrl + wheel zooms.
Keys: arrows walk from seat to seat, Enter opens, Space picks a player up and puts him down, Esc lets him
go back, + and - zoom, 0 shows all, Home and End go to the first and last table.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBasicTimer, QPoint, QRect, QRectF, Qt, QTimerEvent, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from director.domain.seats import TableSeat
from director.gui.widgets.floor_carry import THE_TABLE, Carry, Drop, can_be_carried
from director.gui.widgets.floor_choice import FloorChoice
from director.gui.widgets.floor_overlay import draw_ghost, draw_target, ghost_rect
from director.gui.widgets.floor_pieces import Detail
from director.gui.widgets.floor_steps import ARROWS, next_place
from director.host.i18n import _
from director.views.floor import FloorTable

_EDGE = 36
"""So near the border of the window a carried player scrolls the floor, in pixels."""


class FloorMap(FloorChoice):
    """The map with a hand on it."""

    opened = Signal(object)
    """Double click or Enter on a place."""
    menu_wanted = Signal(object, QPoint)
    """A place or None, and where on the screen the menu belongs."""
    move_wanted = Signal(object, object)
    """From a chair to a free chair."""
    swap_wanted = Signal(object, object)
    """Two players change chairs."""
    table_wanted = Signal(object, int)
    """From a chair to whichever free chair of a table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._carry: Carry | None = None
        self._pressed: QPoint | None = None
        self._pressed_place: TableSeat | None = None
        self._panned_from: QPoint | None = None
        self._pointer = QPoint()
        self._edge_timer = QBasicTimer()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setAccessibleName(_("Floor map"))
        self._speak()

    def set_tables(self, tables: Sequence[FloorTable]) -> None:
        """Show these tables. Whose chair changed meanwhile is not carried any longer."""
        super().set_tables(tables)
        if self._carry is not None and self._seat(self._carry.source) is not self._carry.seat:
            self.put_back()

    # ------------------------------------------------------------ carrying

    @property
    def carried(self) -> TableSeat | None:
        """The chair of the player who is being carried."""
        return self._carry.source if self._carry is not None else None

    def pick_up(self, place: TableSeat, *, by_keyboard: bool = False) -> bool:
        """Begin to carry who sits there; False when nobody can be."""
        seat = self._seat(place)
        if seat is None or not can_be_carried(seat):
            return False
        self._set_hover(None)
        self._carry = Carry(place, seat, by_keyboard)
        if by_keyboard:
            self._pointer = self.rect_of(place).bottomLeft()
        self.viewport().update()
        return True

    def put_back(self) -> None:
        """Stop carrying; nothing happens."""
        self._carry = None
        self._pressed = None
        self._edge_timer.stop()
        self.unsetCursor()
        self.viewport().update()

    def _put_down(self) -> None:
        carry, self._carry = self._carry, None
        self.put_back()
        if carry is None or carry.target is None:
            return
        place = carry.target.place
        if carry.target.drop is Drop.MOVE:
            self.move_wanted.emit(carry.source, place)
        elif carry.target.drop is Drop.SWAP:
            self.swap_wanted.emit(carry.source, place)
        elif carry.target.drop is Drop.TABLE:
            self.table_wanted.emit(carry.source, place.table)

    def _aim(self, place: TableSeat | None) -> None:
        """Judge the place under the pointer, and paint what changed."""
        carry = self._carry
        if carry is None:
            return
        before = carry.target
        self.viewport().update(self._ghost())
        target = carry.aim(self.table(place.table), place.seat) if place else carry.aim(None, THE_TABLE)
        if before != target:
            self.repaint_places(each.place for each in (before, target) if each is not None)

    def _ghost_rect(self) -> QRect:
        if self._carry is None:
            return QRect()
        return ghost_rect(self._carry, self._pointer, self.font(), self.viewport().rect())

    def _ghost(self) -> QRect:
        """The carried player with the shadow below."""
        return self._ghost_rect().adjusted(-6, -6, 6, 8)

    # ------------------------------------------------------------ mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._carry is not None:
            self.put_back()
            return
        place = self.place_at(point)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = point
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._pressed_place = point, place
            self.select(place, reveal=False)
        elif event.button() == Qt.MouseButton.RightButton and place is not None:
            self.select(place, reveal=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._panned_from is not None:
            self._pan(point)
        elif self._carry is not None:
            self._carry_to(point)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._begin_drag(point)
        else:
            self._set_hover(self.place_at(point))

    def _begin_drag(self, point: QPoint) -> None:
        pressed, place = self._pressed, self._pressed_place
        if pressed is None or (point - pressed).manhattanLength() < QApplication.startDragDistance():
            return
        if place is not None and place.seat and self.pick_up(place):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._edge_timer.start(30, self)
            self._carry_to(point)
            return
        self._panned_from = pressed
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._pan(point)

    def _carry_to(self, point: QPoint) -> None:
        self.viewport().update(self._ghost())
        self._pointer = point
        self._aim(self.place_at(point))
        self.viewport().update(self._ghost())

    def _pan(self, point: QPoint) -> None:
        if self._panned_from is None:
            return
        way, self._panned_from = point - self._panned_from, point
        for bar, step in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panned_from is not None:
            self._panned_from = self._pressed = None
            self.unsetCursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = None
            if self._carry is not None and not self._carry.by_keyboard:
                self._carry_to(event.position().toPoint())
                self._put_down()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._open(place)

    def _open(self, place: TableSeat) -> None:
        if self.detail is Detail.NAMES:
            self.opened.emit(place)
        else:
            self.look_at(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * 1.0016 ** event.angleDelta().y(), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def timerEvent(self, event: QTimerEvent) -> None:
        if event.timerId() != self._edge_timer.timerId():
            super().timerEvent(event)
            return
        room = self.viewport().rect()
        for bar, at, length in (
            (self.horizontalScrollBar(), self._pointer.x(), room.width()),
            (self.verticalScrollBar(), self._pointer.y(), room.height()),
        ):
            step = min(at - _EDGE, 0) + max(at - length + _EDGE, 0)
            bar.setValue(bar.value() + round(step * 0.6))

    # ------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
        elif key in ARROWS:
            self._walk(ARROWS[key])
        elif not self._zoom_key(key) and not self._place_key(key):
            super().keyPressEvent(event)

    def _zoom_key(self, key: Qt.Key) -> bool:
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            return False
        return True

    def _place_key(self, key: Qt.Key) -> bool:
        place = self._selection
        if key == Qt.Key.Key_Escape and self._carry is not None:
            self.put_back()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._carry is not None:
            self._put_down()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and place is not None:
            self._open(place)
        elif key == Qt.Key.Key_Space and place is not None:
            self.pick_up(place, by_keyboard=True)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.tables():
            number = self.tables()[0 if key == Qt.Key.Key_Home else -1].number
            self.select(TableSeat(number, THE_TABLE if self.detail is Detail.CELLS else 1))
        else:
            return False
        return True

    def _walk(self, direction: tuple[int, int]) -> None:
        """Go to the next place that way; with a player in the hand, aim at it."""
        start = self._selection
        if self._carry is not None:
            start = self._carry.target.place if self._carry.target else self._carry.source
        if start is None:
            seen = self.visible_tables()
            if seen:
                self.select(TableSeat(seen[0].number, THE_TABLE if self.detail is Detail.CELLS else 1))
            return
        place = next_place(self._grid, self._tables, start, direction, self.detail)
        if self._carry is None:
            self.select(place)
            return
        self.reveal(place)
        self.viewport().update(self._ghost())
        self._pointer = self.rect_of(place).bottomLeft()
        self._aim(place)
        self.viewport().update(self._ghost())

    # ------------------------------------------------------------ the rest

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self._selection is not None:
            point = self.rect_of(self._selection).bottomLeft()
            self.menu_wanted.emit(self._selection, self.viewport().mapToGlobal(point))
        else:
            self.menu_wanted.emit(self.place_at(event.pos()), event.globalPos())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._carry is not None:
            self._aim(self.place_at(self._pointer))
            self.viewport().update()

    def paint_over(self, painter: QPainter, area: QRectF) -> None:
        """Above the rings: the place aimed at, the player carried."""
        super().paint_over(painter, area)
        if self._carry is None:
            return
        painter.fillRect(self.rect_of(self._carry.source), self._veil())
        if self._carry.target is not None:
            rect = self.rect_of(self._carry.target.place)
            draw_target(painter, rect, self._carry.target, self._colours, self._radius())
        draw_ghost(painter, self._carry, self._ghost_rect(), self.font(), self._colours)

    def _veil(self) -> QColor:
        veil = QColor(self._colours.ground)
        veil.setAlpha(160)
        return veil
