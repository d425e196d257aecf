"""The list under the quick box: what the line may mean, a title at the left and the rest at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from director.gui import fonts, icons, theme
from director.gui.rows_model import Index
from director.gui.theme import Size

_ROW: Final = 32
_MOST_SHOWN: Final = 12
_FOUND: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Found:
    """One row: what it is called, more about it, and what it stands for."""

    title: str
    detail: str
    icon: str
    what: object
    can: bool = True


class FoundModel(QAbstractListModel):
    """The rows found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Found] = []

    def set_rows(self, rows: Sequence[Found]) -> None:
        """Show these."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def found(self, at: int) -> Found:
        """The row at this place."""
        return self._rows[at]

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        found = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return found.title
        if role in {Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole}:
            return found.detail
        return found if role == _FOUND else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._rows[index.row()].can:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


class _RowPainter(QStyledItemDelegate):
    """Paints one row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        return QSize(option.rect.width(), _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        found: Found = index.data(_FOUND)
        worn, rect = theme.current(), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(worn.colour("selected"))
            painter.drawRoundedRect(rect, 4, 4)
        mark = QRect(rect.left() + 8, rect.center().y() - 7, 16, 16)
        icons.icon(found.icon, "soft" if found.can else "faint").paint(painter, mark)
        room = rect.adjusted(34, 0, -12, 0)
        side = self._paint_detail(painter, room, found.detail)
        painter.setFont(fonts.font(Size.BODY))
        painter.setPen(worn.colour("text" if found.can else "soft"))
        left = room.adjusted(0, 0, -side - 12, 0)
        title = painter.fontMetrics().elidedText(found.title, Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        painter.restore()

    def _paint_detail(self, painter: QPainter, room: QRect, text: str) -> int:
        """Paint the text at the right; gives the pixels it took."""
        painter.setFont(fonts.font(Size.NOTE))
        metrics = painter.fontMetrics()
        side = min(metrics.horizontalAdvance(text) + 2, room.width() * 2 // 3)
        painter.setPen(theme.current().colour("soft"))
        right = QRect(room.right() - side, room.top(), side, room.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(right, flags, metrics.elidedText(text, Qt.TextElideMode.ElideRight, side))
        return side


class QuickList(QListView):
    """Hangs under a field of the same window; the keyboard stays in the field."""

    chosen = Signal(object)
    """The `Found` that was clicked."""

    def __init__(self, home: QWidget) -> None:
        super().__init__(home)
        self._home = home
        self._found = FoundModel(self)
        self.setModel(self._found)
        self.setItemDelegate(_RowPainter(self))
        self.setProperty("part", "found")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_clicked)
        self.entered.connect(self.setCurrentIndex)
        self.hide()

    def show_found(self, rows: Sequence[Found], under: QWidget) -> None:
        """Show these under a widget, the first that can be done chosen; hide when there are none."""
        self._found.set_rows(rows)
        self.setVisible(bool(rows))
        if not rows:
            return
        first = next((at for at, found in enumerate(rows) if found.can), -1)
        self.setCurrentIndex(self._found.index(first) if first >= 0 else QModelIndex())
        corner = under.mapTo(self._home, QPoint(0, under.height() + 4))
        room = self._home.height() - corner.y() - 16
        high = min(len(rows), _MOST_SHOWN) * _ROW + 10
        self.setGeometry(corner.x(), corner.y(), under.width(), min(high, room))
        self.scrollToTop()
        self.raise_()

    def rows(self) -> list[Found]:
        """What is shown."""
        return [self._found.found(at) for at in range(self._found.rowCount())]

    def current(self) -> Found | None:
        """The row that Enter would take."""
        index = self.currentIndex()
        return self._found.found(index.row()) if index.isValid() else None

    def step(self, by: int) -> None:
        """Go up or down to the next row that can be done, round the ends."""
        count, at = self._found.rowCount(), self.currentIndex().row()
        for _ in range(count):
            at = (at + by) % count if at >= 0 else (0 if by > 0 else count - 1)
            if self._found.found(at).can:
                self.setCurrentIndex(self._found.index(at))
                return

    def _on_clicked(self, index: QModelIndex) -> None:
        found = self._found.found(index.row())
        if found.can:
            self.chosen.emit(found)
