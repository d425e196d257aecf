"""The floor as a scrolled, zoomed picture: where things are on the screen, and what is painted anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.gui import theme
from director.gui.widgets.floor_checks import draw_checks
from director.gui.widgets.floor_colours import floor_colours
from director.gui.widgets.floor_layout import (
    Grid,
    Spot,
    chair_spot,
    columns_for,
    on_table,
    seat_at,
    seat_spots,
)
from director.gui.widgets.floor_paint import FloorPaint, TextStore
from director.gui.widgets.floor_pieces import Detail, detail_at
from director.views.floor import FloorTable
from director.views.seat_check import checked_tables

LEAST_ZOOM = 0.05
MOST_ZOOM = 2.0
_FIT_AT_MOST = 1.15
_MARGIN = 12
"""Empty ground round the floor, in pixels."""
_MOST_AREAS = 12
"""More separate areas than this are painted as one."""
_LOOKS_CHANGED = (
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.LanguageChange,
)
"""After these nothing that was drawn before can be used again."""
_PAINTS_KEPT = 5
"""Zooms whose pictures stay ready, so that looking closer and back is quick."""


class FloorView(QAbstractScrollArea):
    """Shows tables; knows nothing of what people do with them."""

    zoom_changed = Signal(float)
    view_changed = Signal()
    """Other tables are in view than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: list[FloorTable] = []
        self._grid = Grid(())
        self._zoom = 1.0
        self._fits = True
        self._paints: dict[tuple[float, float], FloorPaint] = {}
        self._texts = TextStore()
        self._checks: dict[int, int] = {}
        """By table, how many were not seen in their seats; nothing while nobody is looked for."""
        self._colours = floor_colours(theme.current())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setAutoFillBackground(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # ------------------------------------------------------------ what is shown

    def show_tables(self, tables: Sequence[FloorTable], tournament: Tournament) -> None:
        """Show these tables, and which of them were checked by a dealer while that is asked."""
        was, self._checks = self._checks, checked_tables(tournament)
        self.set_tables(tables)
        if was != self._checks:
            self.viewport().update()

    def set_tables(self, tables: Sequence[FloorTable]) -> None:
        """Show these tables. Where the same tables changed, only they are painted anew."""
        numbers = tuple(table.number for table in tables)
        if numbers == self._grid.numbers:
            for index, (old, new) in enumerate(zip(self._tables, tables, strict=True)):
                if old is not new:
                    self._tables[index] = new
                    self.viewport().update(self._cell_rect(index))
            return
        self._tables = list(tables)
        self._grid = Grid(numbers, self._columns(len(numbers)))
        self._paints.clear()
        if self._fits:
            self.fit()
        self._lay_out()
        self.viewport().update()
        self.view_changed.emit()

    def table(self, number: int) -> FloorTable | None:
        """This table as it is shown, or None."""
        index = self._grid.index(number)
        return self._tables[index] if index is not None else None

    def tables(self) -> tuple[FloorTable, ...]:
        """All tables of the picture."""
        return tuple(self._tables)

    def visible_tables(self) -> list[FloorTable]:
        """The tables in view."""
        area = self._floor_area(self.viewport().rect())
        return [self._tables[index] for index in self._grid.within(area)]

    @property
    def detail(self) -> Detail:
        """How much of a table is drawn now."""
        return detail_at(self._zoom)

    # ------------------------------------------------------------ zoom and scroll

    @property
    def zoom(self) -> float:
        """How large the picture is; 1 is 100 %."""
        return self._zoom

    @property
    def fits(self) -> bool:
        """Whether the picture follows the size of the window."""
        return self._fits

    def set_zoom(self, zoom: float, anchor: QPointF | None = None) -> None:
        """Look from nearer or farther; the point of the window under `anchor` stays where it is."""
        self._fits = False
        self._set_zoom(zoom, anchor)

    def zoom_in(self) -> None:
        """One step nearer."""
        self.set_zoom(self._zoom * 1.25)

    def zoom_out(self) -> None:
        """One step farther."""
        self.set_zoom(self._zoom / 1.25)

    def fit(self) -> None:
        """Show the whole floor as large as it goes, and keep it so while the window changes."""
        grid = self._grid.with_columns(self._columns(len(self._tables)))
        if grid is not self._grid:
            self._grid = grid
            self.viewport().update()
        (width, height), room = grid.size, self._room()
        if width and height and room.width() > 0:
            self._set_zoom(min(room.width() / width, room.height() / height, _FIT_AT_MOST), None)
        self._fits = True

    def reveal(self, place: TableSeat) -> None:
        """Scroll until this table is wholly in view."""
        index = self._grid.index(place.table)
        if index is None:
            return
        rect, room = self._cell_rect(index), self.viewport().rect()
        for bar, low, high, length in (
            (self.horizontalScrollBar(), rect.left(), rect.right(), room.width()),
            (self.verticalScrollBar(), rect.top(), rect.bottom(), room.height()),
        ):
            if low < 0:
                bar.setValue(bar.value() + low - _MARGIN)
            elif high > length:
                bar.setValue(bar.value() + high - length + _MARGIN)

    def _room(self) -> QSize:
        """The room for tables there would be without scroll bars."""
        return self.maximumViewportSize() - QSize(2 * _MARGIN, 2 * _MARGIN)

    def _columns(self, count: int) -> int:
        """How many tables stand side by side in a view of this shape."""
        room = self._room()
        return columns_for(count, room.width(), room.height(), _FIT_AT_MOST)

    def _set_zoom(self, zoom: float, anchor: QPointF | None) -> None:
        zoom = max(LEAST_ZOOM, min(MOST_ZOOM, zoom))
        if zoom == self._zoom:
            return
        anchor = anchor or QPointF(self.viewport().rect().center())
        x, y = self._to_floor(anchor)
        self._zoom = zoom
        self._lay_out()
        shift = self._shift()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(x * zoom + shift.x() - anchor.x()))
        down.setValue(down.value() + round(y * zoom + shift.y() - anchor.y()))
        self.viewport().update()
        self.zoom_changed.emit(zoom)
        self.view_changed.emit()

    def _lay_out(self) -> None:
        """Tell the scroll bars how large the floor is."""
        size, room = self._grid.size, self.viewport().size()
        for bar, length, view in (
            (self.horizontalScrollBar(), size[0], room.width()),
            (self.verticalScrollBar(), size[1], room.height()),
        ):
            whole = round(length * self._zoom) + 2 * _MARGIN
            bar.setRange(0, max(0, whole - view))
            bar.setPageStep(view)
            bar.setSingleStep(max(24, view // 12))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        if dx or dy:
            self.viewport().scroll(dx, dy)
            self.view_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fits:
            self.fit()
        self._lay_out()
        self.viewport().update()
        self.view_changed.emit()

    # ------------------------------------------------------------ where things are

    def place_at(self, point: QPoint) -> TableSeat | None:
        """The chair at a point of the viewport; seat 0 for the table itself; None on empty ground."""
        x, y = self._to_floor(QPointF(point))
        index = self._grid.index_at(x, y)
        if index is None:
            return None
        cell, table = self._grid.cell(index), self._tables[index]
        if self.detail is not Detail.CELLS:
            seat = seat_at(x - cell.x, y - cell.y, len(table.seats))
            if seat is not None:
                return TableSeat(table.number, seat)
            if not on_table(x - cell.x, y - cell.y):
                return None
        return TableSeat(table.number, 0)

    def rect_of(self, place: TableSeat) -> QRect:
        """Where a chair, or with seat 0 a table, is drawn in the viewport; empty when it is not shown."""
        index = self._grid.index(place.table)
        if index is None:
            return QRect()
        spots = seat_spots(len(self._tables[index].seats))
        if not 1 <= place.seat <= len(spots) or self.detail is Detail.CELLS:
            return self._cell_rect(index)
        cell, spot, zoom = self._cell_rect(index), spots[place.seat - 1], self._zoom
        if self.detail is Detail.SEATS:
            spot = chair_spot(spot)
        corner = cell.topLeft() + QPoint(round(spot.x * zoom), round(spot.y * zoom))
        return QRect(corner, QSize(round(spot.width * zoom), round(spot.height * zoom)))

    def _shift(self) -> QPoint:
        """From floor pixels to the viewport."""
        size, room = self._grid.size, self.viewport().size()
        places = []
        for length, view, bar in (
            (size[0], room.width(), self.horizontalScrollBar()),
            (size[1], room.height(), self.verticalScrollBar()),
        ):
            spare = view - round(length * self._zoom)
            places.append(spare // 2 if spare >= 2 * _MARGIN else _MARGIN - bar.value())
        return QPoint(*places)

    def _to_floor(self, point: QPointF) -> tuple[float, float]:
        shift = self._shift()
        return (point.x() - shift.x()) / self._zoom, (point.y() - shift.y()) / self._zoom

    def _floor_area(self, rect: QRect) -> Spot:
        x, y = self._to_floor(QPointF(rect.topLeft()))
        return Spot(x, y, rect.width() / self._zoom, rect.height() / self._zoom)

    def _cell_rect(self, index: int) -> QRect:
        cell, zoom, shift = self._grid.cell(index), self._zoom, self._shift()
        left, top = round(cell.x * zoom), round(cell.y * zoom)
        right, bottom = round((cell.x + cell.width) * zoom), round((cell.y + cell.height) * zoom)
        return QRect(left, top, right - left, bottom - top).translated(shift)

    def repaint_places(self, places: Iterable[TableSeat | None]) -> None:
        """Paint these chairs or tables anew, with what stands round them."""
        for place in places:
            if place is not None:
                self.viewport().update(self.rect_of(place).adjusted(-5, -5, 5, 5))

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        paint, shift = self._paint(), self._shift()
        # Two tables far apart are two small areas, not the whole room between them.
        region = cast("Iterable[QRect]", event.region())  # it is one, though Qt's stubs do not say so
        areas = [event.rect()] if event.region().rectCount() > _MOST_AREAS else list(region)
        for area in areas:
            painter.setClipRect(area)
            painter.fillRect(area, self._colours.ground)
            spot = self._floor_area(area)
            paint.paint(painter, self._grid, self._tables, spot, shift)
            if self._checks:
                told = (self._zoom, self._checks, self._colours)
                draw_checks(painter, self._grid, self._tables, spot, shift, *told)
        painter.setClipRegion(event.region())
        self.paint_over(painter, QRectF(event.rect()))
        painter.end()

    def _paint(self) -> FloorPaint:
        """The pictures for this zoom, from before where they are still there."""
        density = self.viewport().devicePixelRatioF()
        paint = self._paints.get((self._zoom, density))
        if paint is None:
            while len(self._paints) >= _PAINTS_KEPT:
                del self._paints[next(iter(self._paints))]
            paint = FloorPaint(self._colours, self.font(), self._zoom, density, self._texts)
            self._paints[(self._zoom, density)] = paint
        return paint

    def paint_over(self, painter: QPainter, area: QRectF) -> None:
        """Paint what lies above the tables."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOKS_CHANGED:
            self._colours = floor_colours(theme.current())
            self._paints.clear()
            self.viewport().update()
