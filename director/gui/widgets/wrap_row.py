"""Things side by side that go on in another row where there is no room, so that none is ever cut."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class WrapRow(QLayout):
    """A row of whole things; each keeps the width it asks for."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(QMargins())

    # ---- Qt

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._placed(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._placed(rect, move=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        wide = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        least = QSize(0, 0)
        for item in self._items:
            least = least.expandedTo(item.sizeHint())
        return least

    # ---- within

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """What stands in each row."""
        rows: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue  # hidden: it takes no gap either
            wide = item.sizeHint().width()
            if not rows or wide > left:
                rows.append([])
                left = width
            rows[-1].append(item)
            left -= wide + self._gap
        return rows

    def _placed(self, rect: QRect, *, move: bool) -> int:
        """Put everything in its place, the feet of a row on one line, or only say how high that would be."""
        foot = rect.top() - self._gap
        for row in self._rows(rect.width()):
            foot += self._gap + max(item.sizeHint().height() for item in row)
            x = rect.left()
            for item in row:
                hint = item.sizeHint()
                if move:
                    item.setGeometry(QRect(QPoint(x, foot - hint.height()), hint))
                x += hint.width() + self._gap
        return max(0, foot - rect.top())
