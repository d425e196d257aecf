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
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from director.gui import fonts, icons, theme
from director.gui.rows_model import Index
from director.gui.theme import Size

_ROW: Final = 32
_MOST_SHOWN: Final = 12
_LEFT: Final = 34
"""Before the title: the icon."""
_RIGHT: Final = 12
_BETWEEN: Final = 12
_PAD: Final = 6
"""Above and under the lines of a row that has more than one."""
_FRAME: Final = 10
"""What the edge of the list and its padding take."""
_EDGE: Final = 8
"""The list keeps so far from the edge of the window."""
_WIDEST: Final = 720
"""Wider than the field the list grows to this, so that a whole reason can be read."""
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

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option
        width = self._view.viewport().width()
        return QSize(width, _height(index.data(_FOUND), width))

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
        room = rect.adjusted(_LEFT, 0, -_RIGHT, 0)
        title, detail = room, room
        beside = _wide(found) <= rect.width()
        if not beside:
            room = room.adjusted(0, _PAD, 0, -_PAD)
            title = QRect(room.left(), room.top(), room.width(), _lines(found.title, Size.BODY, room.width()))
            detail = QRect(room.left(), title.bottom() + 1, room.width(), room.bottom() - title.bottom())
        wraps = Qt.TextFlag.TextWordWrap if not beside else Qt.TextFlag.TextSingleLine
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(fonts.font(Size.NOTE))
        painter.setPen(worn.colour("soft"))
        painter.drawText(detail, int(middle | (right if beside else left) | wraps), found.detail)
        painter.setFont(fonts.font(Size.BODY))
        painter.setPen(worn.colour("text" if found.can else "soft"))
        painter.drawText(title, int(middle | left | wraps), found.title)
        painter.restore()


def _wide(found: Found) -> int:
    """The pixels of a row whose texts stand beside each other, on one line."""
    texts = ((found.title, Size.BODY), (found.detail, Size.NOTE))
    wide = [QFontMetrics(fonts.font(size)).horizontalAdvance(text) + 2 for text, size in texts if text]
    return _LEFT + sum(wide) + _BETWEEN * (len(wide) - 1) + _RIGHT


def _height(found: Found, width: int) -> int:
    """One line where it has room; else the title and under it the rest, in as many lines as it takes."""
    if _wide(found) <= width:
        return _ROW
    room = width - _LEFT - _RIGHT
    high = _lines(found.title, Size.BODY, room) + _lines(found.detail, Size.NOTE, room)
    return max(_ROW, high + 2 * _PAD)


def _lines(text: str, size: Size, width: int) -> int:
    """How high a text is that may be so wide."""
    if not text:
        return 0
    box = QRect(0, 0, max(width, 1), 10_000)
    return QFontMetrics(fonts.font(size)).boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height()


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
        self.setResizeMode(QListView.ResizeMode.Adjust)
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
        shown = rows[:_MOST_SHOWN]
        bar = self.verticalScrollBar().sizeHint().width() if len(rows) > _MOST_SHOWN else 0
        aside = _FRAME + bar
        wide = max(under.width(), min(max(map(_wide, shown)) + aside, _WIDEST))
        wide = min(wide, max(self._home.width() - 2 * _EDGE, under.width()))
        high = sum(_height(found, wide - aside) for found in shown) + _FRAME
        left = max(min(corner.x(), self._home.width() - _EDGE - wide), 0)
        # A bar that is not needed would take the room a row was measured with, and then be needed.
        policy = Qt.ScrollBarPolicy
        needed = len(rows) > _MOST_SHOWN or high > room
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if needed else policy.ScrollBarAlwaysOff)
        self.setGeometry(left, corner.y(), wide, min(high, room))
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
