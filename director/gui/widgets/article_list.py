"""Articles of the rule book one under the other: where each stands, what it is about, how it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from director.gui import fonts, theme
from director.gui.rows_model import ROW_ROLE, Index
from director.gui.theme import Size
from director.views.rule_search import ArticleHead

HEIGHT: Final = 48
"""Of one article, in pixels."""
_PAD: Final = 12


class ArticleModel(QAbstractListModel):
    """Heads of articles, in the order they were found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads: Sequence[ArticleHead] = ()

    def show(self, heads: Sequence[ArticleHead]) -> None:
        """These and no others."""
        self.beginResetModel()
        self._heads = heads
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._heads):
            return None
        head = self._heads[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{head.article} {head.says}"
        return head if role == ROW_ROLE else None


class _Delegate(QStyledItemDelegate):
    """Paints two lines: the article with its topic, and under them what it says."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(200, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        worn, rect, state = theme.current(), option.rect, option.state
        head: ArticleHead = index.data(ROW_ROLE)
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, worn.colour("selected"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, worn.colour("hover"))
        upper = rect.adjusted(_PAD, 4, -_PAD, -HEIGHT // 2)
        lower = rect.adjusted(_PAD, HEIGHT // 2 - 2, -_PAD, -6)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        painter.setFont(fonts.font(Size.BODY, bold=True))
        wide = min(upper.width(), painter.fontMetrics().horizontalAdvance(head.article) + 2)
        self._text(
            painter, QRect(upper.left(), upper.top(), wide, upper.height()), head.article, "text", left
        )
        painter.setFont(fonts.font(Size.NOTE))
        self._text(painter, upper.adjusted(wide + _PAD, 0, 0, 0), head.topic, "soft", right)
        painter.setFont(fonts.font(Size.BODY))
        self._text(painter, lower, head.says, "text", left)
        painter.restore()

    def _text(self, painter: QPainter, room: QRect, text: str, token: str, side: Qt.AlignmentFlag) -> None:
        painter.setPen(theme.current().colour(token))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)


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

    def show_heads(self, heads: Sequence[ArticleHead]) -> None:
        """These articles; the first is the current one."""
        self._rows.show(heads)
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
