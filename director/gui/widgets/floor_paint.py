"""Paints the tables of a floor map: cells in batches by colour, or ovals with seats and names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QPolygon, QStaticText, QTransform

from director.gui.widgets.floor_colours import FloorColours
from director.gui.widgets.floor_layout import CELL_HEIGHT, CELL_WIDTH, Grid, Spot, chair_spot, seat_spots
from director.gui.widgets.floor_pieces import MARKED, Detail, Kind, Pieces, kind_of
from director.gui.widgets.floor_signs import Signs
from director.views.floor import FloorTable, Tone

_MOST_TEXTS = 30_000
"""Texts kept ready; more than all names of the largest event."""

_MOST_FONTS = 24
_MISSING = ("short", "far")

Placed = tuple[int, int, QStaticText]


class Texts:
    """Texts made ready for one font, each shaped once."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = QFontMetricsF(font)
        self._ready: dict[str, tuple[QStaticText, float]] = {}
        self._short: dict[tuple[str, int], str] = {}

    def ready(self, text: str) -> tuple[QStaticText, float]:
        """The text and how wide it is, in pixels."""
        found = self._ready.get(text)
        if found is None:
            if len(self._ready) >= _MOST_TEXTS:
                self._ready.clear()
            made = QStaticText(text)
            made.setTextFormat(Qt.TextFormat.PlainText)
            made.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            made.prepare(QTransform(), self.font)
            found = self._ready[text] = (made, made.size().width())
        return found

    def fitted(self, text: str, width: int) -> QStaticText:
        """The text, shortened where it is wider than so many pixels."""
        if self.ready(text)[1] <= width:
            return self.ready(text)[0]
        short = self._short.get((text, width))
        if short is None:
            if len(self._short) >= _MOST_TEXTS:
                self._short.clear()
            short = self._short[(text, width)] = shortened(text, width, self.metrics)
        return self.ready(short)[0]


class TextStore:
    """The texts of every font, kept from one zoom to the next: most zooms share their sizes of text."""

    def __init__(self) -> None:
        self._by_font: dict[str, Texts] = {}

    def of(self, font: QFont) -> Texts:
        """The texts of this font."""
        found = self._by_font.get(font.key())
        if found is None:
            while len(self._by_font) >= _MOST_FONTS:
                del self._by_font[next(iter(self._by_font))]
            found = self._by_font[font.key()] = Texts(font)
        return found


def shortened(name: str, width: float, metrics: QFontMetricsF) -> str:
    """The name cut to a width in pixels; the initial stays, for it tells brothers apart."""
    if metrics.horizontalAdvance(name) <= width:
        return name
    family, space, initial = name.rpartition(" ")
    if space and initial.endswith(".") and len(initial) <= 3:
        rest = width - metrics.horizontalAdvance(initial)
        if rest > metrics.horizontalAdvance("MM…"):
            cut = metrics.elidedText(family, Qt.TextElideMode.ElideRight, rest)
            # Only the space has no room: without it, family name and initial would read as one word.
            return (f"{family[:-2]}…" if cut == family else cut) + initial
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)


class _Face:
    """What is drawn of one table, worked out once for a zoom."""

    __slots__ = ("felt", "names", "numbers", "pale", "seats", "signs", "table")

    def __init__(self, table: FloorTable, paint: FloorPaint) -> None:
        pieces, zoom = paint.pieces, paint.pieces.zoom
        self.table = table
        self.felt = pieces.felt(table.tone, table.closed)
        self.seats: list[tuple[int, int, QPixmap]] = []
        self.names: list[Placed] = []
        self.pale: list[Placed] = []
        self.numbers = paint.middle_texts(table)
        self.signs = paint.signs.discs(len(table.seats), table.last)
        with_names = pieces.detail is Detail.NAMES
        width, left = int(pieces.name_width()), pieces.name_left()
        line = paint.names.metrics.height()
        for seat, whole in zip(table.seats, seat_spots(len(table.seats)), strict=True):
            kind, spot = kind_of(seat), whole if with_names else chair_spot(whole)
            x, y = round(spot.x * zoom), round(spot.y * zoom)
            self.seats.append((x, y, pieces.seat(kind, seat.seat, spot)))
            text = seat.short_name or seat.reserved_for
            if with_names and text and kind is not Kind.LOCKED:
                taken = round(14 * zoom) if kind in MARKED else 0
                sign = paint.signs.sign(seat.mark, out=seat.out)
                if sign is not None:
                    taken += sign.width + 2
                    at = (
                        x + round(left) + width - taken + 2,
                        y + round((spot.height * zoom - sign.height) / 2),
                    )
                    self.signs.append((*at, sign.picture))
                shaped = paint.names.fitted(text, width - taken)
                placed = (x + round(left), y + round((spot.height * zoom - line) / 2), shaped)
                absent = seat.out or seat.mark.away or seat.mark.waits is not None
                pale = kind in (Kind.KEPT, Kind.DEAD) or absent
                (self.pale if pale else self.names).append(placed)


class FloorPaint:
    """Paints tables at one zoom; made anew when zoom, colours, font or pixel density change."""

    def __init__(
        self, colours: FloorColours, font: QFont, zoom: float, density: float, store: TextStore
    ) -> None:
        self.colours = colours
        self.pieces = Pieces(colours, font, zoom, density)
        self.names = store.of(self.pieces.names)
        self.numbers = store.of(self.pieces.number)
        self.counts = store.of(self.pieces.count)
        self.missing = store.of(self.pieces.missing)
        self.signs = Signs(colours, font, zoom, density, self.pieces.detail)
        self._cell_font = QFont(font)
        cell = CELL_HEIGHT * zoom
        self._cell_font.setPixelSize(max(9, min(20, round(cell * 0.52))))
        self._cell_font.setWeight(QFont.Weight.Medium)
        self._cells = store.of(self._cell_font)
        self._faces: dict[int, _Face] = {}

    def paint(
        self, painter: QPainter, grid: Grid, tables: Sequence[FloorTable], area: Spot, shift: QPoint
    ) -> None:
        """Paint the tables that touch an area in floor units; `shift` moves floor pixels to the device."""
        visible = list(grid.within(area))
        if self.pieces.detail is Detail.CELLS:
            self._paint_cells(painter, grid, tables, visible, shift)
        else:
            self._paint_tables(painter, grid, tables, visible, shift)

    def middle_texts(self, table: FloorTable) -> list[Placed]:
        """In the middle of the oval: number, count, and how many are missing where that matters."""
        zoom, middle = self.pieces.zoom, CELL_WIDTH * self.pieces.zoom / 2
        number, width = self.numbers.ready(str(table.number))
        count, count_width = self.counts.ready(f"{table.count}/{len(table.seats)}")
        high, low = self.numbers.metrics.height() * 0.92, self.counts.metrics.height()
        top = (CELL_HEIGHT * zoom - high - low) / 2
        texts = [(round(middle - width / 2), round(top - high * 0.04), number)]
        if table.tone not in _MISSING:
            return [*texts, (round(middle - count_width / 2), round(top + high), count)]
        missing, missing_width = self.missing.ready(f"▲{table.short_by}")
        gap = low / 3
        left = middle - (count_width + gap + missing_width) / 2
        return [
            *texts,
            (round(left), round(top + high), count),
            (round(left + count_width + gap), round(top + high), missing),
        ]

    def _face(self, index: int, table: FloorTable) -> _Face:
        face = self._faces.get(index)
        if face is None or face.table is not table:
            face = self._faces[index] = _Face(table, self)
        return face

    def _paint_tables(
        self, painter: QPainter, grid: Grid, tables: Sequence[FloorTable], visible: list[int], shift: QPoint
    ) -> None:
        zoom, columns = self.pieces.zoom, grid.columns
        placed = []
        for index in visible:
            row, column = divmod(index, columns)
            x = round(column * CELL_WIDTH * zoom) + shift.x()
            y = round(row * CELL_HEIGHT * zoom) + shift.y()
            placed.append((x, y, self._face(index, tables[index])))
        for x, y, face in placed:
            painter.drawPixmap(x, y, face.felt)
            for dx, dy, pixmap in face.seats:
                painter.drawPixmap(x + dx, y + dy, pixmap)
            for dx, dy, pixmap in face.signs:
                painter.drawPixmap(x + dx, y + dy, pixmap)
        self._paint_middles(painter, placed)
        if self.pieces.detail is not Detail.NAMES:
            return
        painter.setFont(self.names.font)
        painter.setPen(self.colours.seat_text)
        for x, y, face in placed:
            for dx, dy, text in face.names:
                painter.drawStaticText(x + dx, y + dy, text)
        painter.setPen(self.colours.muted)
        for x, y, face in placed:
            for dx, dy, text in face.pale:
                painter.drawStaticText(x + dx, y + dy, text)

    def _paint_middles(self, painter: QPainter, placed: list[tuple[int, int, _Face]]) -> None:
        for part, font in enumerate((self.numbers.font, self.counts.font, self.missing.font)):
            painter.setFont(font)
            tone: Tone | None = None
            for x, y, face in placed:
                if part == len(face.numbers):
                    continue
                if face.table.tone != tone:
                    tone = face.table.tone
                    felt = self.colours.felts[tone]
                    painter.setPen(felt.mark if part == 2 else felt.text)
                dx, dy, text = face.numbers[part]
                painter.drawStaticText(x + dx, y + dy, text)

    def _paint_cells(
        self, painter: QPainter, grid: Grid, tables: Sequence[FloorTable], visible: list[int], shift: QPoint
    ) -> None:
        by_tone: dict[Tone, list[tuple[QRect, FloorTable]]] = {}
        zoom, columns = self.pieces.zoom, grid.columns
        gap = 1 if CELL_WIDTH * zoom < 60 else 2
        for index in visible:
            row, column = divmod(index, columns)
            left, top = round(column * CELL_WIDTH * zoom), round(row * CELL_HEIGHT * zoom)
            right, bottom = round((column + 1) * CELL_WIDTH * zoom), round((row + 1) * CELL_HEIGHT * zoom)
            rect = QRect(left + shift.x(), top + shift.y(), right - left - gap, bottom - top - gap)
            table = tables[index]
            by_tone.setdefault(table.tone, []).append((rect, table))
        for tone, cells in by_tone.items():
            self._paint_batch(painter, tone, cells)

    def _paint_batch(self, painter: QPainter, tone: Tone, cells: list[tuple[QRect, FloorTable]]) -> None:
        felt, height = self.colours.felts[tone], cells[0][0].height()
        painter.setPen(felt.rim if tone == "empty" else Qt.PenStyle.NoPen)
        painter.setBrush(felt.fill)
        painter.drawRects([rect for rect, _ in cells])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(felt.mark)
        if tone in _MISSING:
            size = max(4, height // (3 if tone == "short" else 2))
            for rect, _ in cells:
                corner = rect.topRight() + QPoint(1, 0)
                painter.drawPolygon(QPolygon([corner, corner - QPoint(size, 0), corner + QPoint(0, size)]))
        if height >= 30:
            thick = max(2, height // 16)
            painter.setBrush(felt.rim)
            painter.drawRects([self._bar(rect, table, thick) for rect, table in cells if table.count])
        if cells[0][0].width() >= 22:
            self._paint_cell_texts(painter, cells, felt.text)

    @staticmethod
    def _bar(rect: QRect, table: FloorTable, thick: int) -> QRect:
        """How full the table is, as a bar at the foot of its cell."""
        full = max(1, rect.width() - 4)
        return QRect(
            rect.left() + 2, rect.bottom() - thick - 1, max(1, full * table.count // len(table.seats)), thick
        )

    def _paint_cell_texts(
        self, painter: QPainter, cells: Iterable[tuple[QRect, FloorTable]], colour: QColor
    ) -> None:
        painter.setPen(colour)
        painter.setFont(self._cell_font)
        high = self._cells.metrics.height()
        for rect, table in cells:
            text, width = self._cells.ready(str(table.number))
            x = rect.left() + round((rect.width() - width) / 2)
            painter.drawStaticText(x, rect.top() + round((rect.height() - high) / 2) - 1, text)
