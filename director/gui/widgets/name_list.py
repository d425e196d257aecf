"""The list under a name field: whom the typed text may mean, namesakes told apart, and a new person last."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from director.gui import fonts, icons, theme
from director.gui.rows_model import ROW_ROLE, Index
from director.gui.theme import ROW, Size
from director.host.i18n import _
from director.views.candidates import Candidate

_PAD = 12
_YEAR = 44
_COUNTRY = 44
_STATE = 150


class FoundModel(QAbstractListModel):
    """Candidates; after them, where it is offered, the row that begins a new person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: list[Candidate] = []
        self._new = ""

    def show(self, found: list[Candidate], new: str) -> None:
        """These, and a new person of this name; an empty name offers none."""
        self.beginResetModel()
        self._found, self._new = found, new
        self.endResetModel()

    def at(self, place: int) -> Candidate | None:
        """The candidate of a row; None for the new person."""
        return self._found[place] if 0 <= place < len(self._found) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._found) + bool(self._new)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        candidate = self.at(index.row())
        if role == ROW_ROLE:
            return candidate
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if candidate is None:
                return _("New person “{name}” …").format(name=self._new)
            said = (candidate.name, candidate.year, candidate.country, candidate.club, candidate.state)
            return ", ".join(part for part in said if part)
        return None


class FoundDelegate(QStyledItemDelegate):
    """Paints name, year, country, club and state in columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(320, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        worn, rect = theme.current(), option.rect
        state = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, worn.colour("selected"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, worn.colour("hover"))
        candidate = index.data(ROW_ROLE)
        mark = QRect(rect.left() + _PAD, rect.top() + (rect.height() - 16) // 2, 16, 16)
        room = rect.adjusted(_PAD + 24, 0, -_PAD, 0)
        if candidate is None:
            icons.icon("user-plus", "text").paint(painter, mark)
            self._text(painter, room, index.data(), "text")
        else:
            icons.icon("user" if candidate.entry is None else "armchair", "soft").paint(painter, mark)
            self._columns(painter, room, candidate)
        painter.restore()

    def _columns(self, painter: QPainter, room: QRect, candidate: Candidate) -> None:
        state = min(_STATE, room.width() // 3)
        left = room.adjusted(0, 0, -state, 0)
        name = max(160, int(left.width() * 0.46))
        twin = bool(candidate.mark)
        x = left.left()
        self._text(painter, QRect(x, room.top(), name - 8, room.height()), candidate.name, "text")
        x += name
        tell = "text" if twin else "soft"
        for wide, text in ((_YEAR, candidate.year), (_COUNTRY, candidate.country)):
            self._text(painter, QRect(x, room.top(), wide, room.height()), text or "—", tell)
            x += wide + 8
        club = QRect(x, room.top(), max(0, left.right() - x - 8), room.height())
        self._text(painter, club, candidate.club or "—", tell)
        token = "good" if candidate.seat is not None else "amber"
        where = QRect(room.right() - state, room.top(), state, room.height())
        self._text(painter, where, candidate.state, token, Qt.AlignmentFlag.AlignRight)

    def _text(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        token: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(fonts.font(Size.BODY))
        painter.setPen(theme.current().colour(token))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)


class FoundList(QListView):
    """Lies over the page under its field; the keyboard stays in the field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = FoundModel(self)
        self.setObjectName("found")
        self.setProperty("part", "found")
        self.setModel(self._rows)
        self.setItemDelegate(FoundDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    def rows(self) -> FoundModel:
        """What is listed."""
        return self._rows

    def show_under(self, field: QWidget, most: int = 9) -> None:
        """Lie under this field, as high as there are rows."""
        parent = self.parentWidget() or self.window()
        corner = field.mapTo(parent, field.rect().bottomLeft())
        rows = min(self._rows.rowCount(), most)
        self.setGeometry(corner.x(), corner.y() + 4, field.width(), rows * ROW + 10)
        self.raise_()
        self.show()

    def step(self, by: int) -> None:
        """Go this many rows down or up, and round at the ends."""
        count = self._rows.rowCount()
        if count:
            now = self.currentIndex().row()
            self.go_to((now + by) % count if now >= 0 else 0)

    def go_to(self, place: int) -> None:
        """Make this row the current one."""
        index = self._rows.index(place, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)
