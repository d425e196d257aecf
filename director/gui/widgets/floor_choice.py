"""The floor with a finger on it: what is selected, what was found, what lies under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QFocusEvent, QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from director.domain.seats import TableSeat
from director.gui.widgets.floor_carry import THE_TABLE
from director.gui.widgets.floor_overlay import draw_ring
from director.gui.widgets.floor_pieces import Detail
from director.gui.widgets.floor_view import FloorView
from director.host.i18n import current
from director.views.floor import FloorSeat, FloorTable, seat_sentence, table_sentence

_CLOSE = 0.9
"""The zoom at which a table looked for from afar is shown."""


class FloorChoice(FloorView):
    """A floor where one place is selected. Places are `TableSeat`; seat 0 is the table itself."""

    selected = Signal(object)
    """A place, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection: TableSeat | None = None
        self._hover: TableSeat | None = None
        self._found: frozenset[TableSeat] = frozenset()

    @property
    def selection(self) -> TableSeat | None:
        """The place that is selected."""
        return self._selection

    def select(self, place: TableSeat | None, *, reveal: bool = True) -> None:
        """Select a place, and show it."""
        if place is not None and self.table(place.table) is None:
            place = None
        if place is not None and reveal:
            self.reveal(place)
        if place == self._selection:
            return
        self.repaint_places((self._selection, place))
        self._selection = place
        self._speak()
        self.selected.emit(place)

    @property
    def found(self) -> frozenset[TableSeat]:
        """The chairs that are marked as found."""
        return self._found

    def mark_found(self, places: frozenset[TableSeat]) -> None:
        """Mark the chairs that a search found."""
        if places != self._found:
            self._found = places
            self.viewport().update()

    def look_at(self, place: TableSeat) -> None:
        """Go near enough to read the names round this place, and select it."""
        if self.detail is not Detail.NAMES:
            self.set_zoom(_CLOSE, QPointF(self.rect_of(TableSeat(place.table, THE_TABLE)).center()))
        self.reveal(place)
        self.select(place)

    def set_tables(self, tables: Sequence[FloorTable]) -> None:
        """Show these tables; the selection stays where it is still shown."""
        super().set_tables(tables)
        if self._selection is not None:
            if self.table(self._selection.table) is None:
                self.select(None)
            else:
                self._speak()

    def sentence(self, place: TableSeat | None) -> str:
        """What is at this place, in one sentence."""
        table = self.table(place.table) if place is not None else None
        if place is None or table is None:
            return ""
        seat = table.seat(place.seat)
        return seat_sentence(table, seat, current()) if seat else table_sentence(table, current())

    def _seat(self, place: TableSeat | None) -> FloorSeat | None:
        table = self.table(place.table) if place is not None else None
        return table.seat(place.seat) if table is not None and place is not None else None

    def _speak(self) -> None:
        """Let a screen reader say what is selected."""
        self.setAccessibleDescription(self.sentence(self._selection))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def _set_hover(self, place: TableSeat | None) -> None:
        if place != self._hover:
            self.repaint_places((self._hover, place))
            self._hover = place

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.place_at(event.pos())
            QToolTip.showText(event.globalPos(), self.sentence(place), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._set_hover(None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.repaint_places((self._selection,))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.repaint_places((self._selection,))

    def paint_over(self, painter: QPainter, area: QRectF) -> None:
        """Rings round what was found, what lies under the pointer, and what is selected."""
        for place in self._found:
            self._ring(painter, place, self._colours.blue, 2.0, area)
        if self._hover is not None and self._hover != self._selection:
            self._ring(painter, self._hover, self._colours.edge, 1.5, area)
        if self._selection is not None:
            self._ring(painter, self._selection, self._colours.focus, 2.5 if self.hasFocus() else 2.0, area)

    def _ring(self, painter: QPainter, place: TableSeat, colour: QColor, width: float, area: QRectF) -> None:
        rect = self.rect_of(place)
        if rect.isValid() and area.intersects(QRectF(rect).adjusted(-5, -5, 5, 5)):
            if place.seat == THE_TABLE or self.detail is Detail.CELLS:
                rect = rect.adjusted(1, 1, -2, -2)
            draw_ring(painter, rect, colour, width, self._radius())

    def _radius(self) -> float:
        return 2.0 if self.detail is Detail.CELLS else 6 * self.zoom + 2
