"""Articles of the rule book one under the other: where each stands, what it is about, how it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from director.gui import fonts, theme
from director.gui.rows_model import ROW_ROLE, Index
from director.gui.theme import Size
from director.gui.widgets.marked_text import draw_line
from director.host.i18n import _
from director.views.rule_search import ArticleHead, marks

MARKS_ROLE: Final = Qt.ItemDataRole(ROW_ROLE + 1)
"""Under this role an article says where the words that were typed stand in it."""
HEIGHT: Final = 48
"""Of one article, in pixels."""
_PAD: Final = 12
_GAP: Final = 6


class ArticleModel(QAbstractListModel):
    """Heads of articles, in the order they were found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads: Sequence[ArticleHead] = ()
        self._query = ""

    def show(self, heads: Sequence[ArticleHead], query: str) -> None:
        """These and no others; the query is what they were found by."""
        self.beginResetModel()
        self._heads, self._query = heads, query
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._heads):
            return None
        head = self._heads[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{head.article} {head.says}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return head.says
        if role == MARKS_ROLE:
            return marks(self._query, head.says)
        return head if role == ROW_ROLE else None


class _Delegate(QStyledItemDelegate):
    """Paints two lines: the article with its topic, and under them what it says, from where it says it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(200, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, head = option.rect, index.data(ROW_ROLE)
        painter.save()
        self._paint_ground(painter, option)
        upper = rect.adjusted(_PAD, 4, -_PAD, -HEIGHT // 2)
        lower = rect.adjusted(_PAD, HEIGHT // 2 - 2, -_PAD, -6)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        painter.setFont(fonts.font(Size.BODY, bold=True))
        upper.setLeft(upper.left() + _text(painter, upper, head.article, "text", left))
        painter.setFont(fonts.font(Size.NOTE))
        if head.own:
            upper.setLeft(upper.left() + _GAP)
            upper.setLeft(upper.left() + _text(painter, upper, "· " + _("this event"), "soft", left))
        _text(painter, upper.adjusted(_PAD, 0, 0, 0), head.topic, "soft", right)
        painter.setFont(fonts.font(Size.BODY))
        painter.setPen(theme.current().colour("text"))
        draw_line(painter, lower, head.says, index.data(MARKS_ROLE))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        worn, state = theme.current(), option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, worn.colour("selected"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, worn.colour("hover"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(worn.colour("focus"), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))


def _text(painter: QPainter, room: QRect, text: str, token: str, side: Qt.AlignmentFlag) -> int:
    """Draw a text and give the width it took."""
    painter.setPen(theme.current().colour(token))
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)
    return painter.fontMetrics().horizontalAdvance(shown)


class ArticleList(QListView):
    """A list to go through with the arrows, also from the field above it."""

    pointed = Signal(int)
    """Another article is the current one: its number in the catalogue."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = ArticleModel(self)
        self.setObjectName("articles")
        self.setModel(self._rows)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_heads(self, heads: Sequence[ArticleHead], query: str = "") -> None:
        """These articles, found by what was typed; the first is the current one."""
        self._rows.show(heads, query)
        if heads:
            self.go_to(0)
            self.scrollToTop()

    def head(self) -> ArticleHead | None:
        """The current article, or None."""
        return self._rows.data(self.currentIndex(), ROW_ROLE) if self.currentIndex().isValid() else None

    def go_to(self, place: int) -> None:
        """Make the article at this place the current one; beyond an end, the last there is."""
        index = self._rows.index(max(0, min(place, self._rows.rowCount() - 1)), 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def step(self, by: int) -> None:
        """Go this many articles down, or up."""
        self.go_to(self.currentIndex().row() + by)

    def page(self) -> int:
        """How many articles are seen at once."""
        return max(1, self.viewport().height() // HEIGHT - 1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        head = self.head()
        if head is not None:
            self.pointed.emit(head.number)
