"""A button as a line of a list: icon and words at the left, its key at the right."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from director.gui import fonts, icons, theme
from director.gui.theme import Size

_PAD = 12
_GAP = 8


class KeyButton(QPushButton):
    """Says its words and the key that does the same."""

    def __init__(self, icon: str = "", kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._keys = ""
        self.setProperty("kind", kind or None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)

    def say(self, words: str, keys: str = "") -> None:
        """These words, this key."""
        self._keys = keys
        self.setText(words)
        self.setToolTip(f"{words}  ({keys})" if keys else words)
        self.updateGeometry()

    def show_icon(self, name: str) -> None:
        """This icon, by its Lucide name."""
        self._icon = name
        self.updateGeometry()
        self.update()

    @property
    def has_icon(self) -> bool:
        """Whether an icon stands before its words."""
        return bool(self._icon)

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._font()).horizontalAdvance(self.text())
        keys = QFontMetrics(fonts.font(Size.NOTE)).horizontalAdvance(self._keys)
        mark = icons.SMALL.width() + _GAP if self._icon else 0
        wide = 2 * _PAD + mark + words + (keys + 2 * _GAP if keys else 0) + 2
        return QSize(wide, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        room = self.rect().adjusted(_PAD, 0, -_PAD, 0)
        if self._icon:
            room = self._paint_icon(painter, room)
        self._paint_words(painter, room)

    def keys_wide(self, room: int) -> int:
        """The pixels of the key before so many for both; 0 where the words need them, and the tip says it."""
        words = QFontMetrics(self._font()).horizontalAdvance(self.text())
        wide = QFontMetrics(fonts.font(Size.NOTE)).horizontalAdvance(self._keys) + 2 * _GAP
        return wide if self._keys and words + wide <= room else 0

    def _paint_icon(self, painter: QPainter, room: QRect) -> QRect:
        side = icons.SMALL.width()
        spot = QRect(room.left(), (self.height() - side) // 2, side, side)
        icons.icon(self._icon, self._token()).paint(painter, spot)
        return room.adjusted(side + _GAP, 0, 0, 0)

    def _paint_words(self, painter: QPainter, room: QRect) -> None:
        worn, middle = theme.current(), Qt.AlignmentFlag.AlignVCenter
        wide = self.keys_wide(room.width())
        if wide:
            painter.setFont(fonts.font(Size.NOTE))
            painter.setPen(worn.colour(self._token(soft=True)))
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self._keys)
        painter.setFont(self._font())
        painter.setPen(worn.colour(self._token()))
        words = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width() - wide
        )
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, words)

    def _font(self) -> QFont:
        return fonts.font(Size.BODY, bold=self.property("kind") == "primary")

    def _token(self, *, soft: bool = False) -> str:
        if not self.isEnabled():
            return "faint"
        match self.property("kind"):
            case "primary":
                return "on_accent"
            case "danger" if not soft:
                return "red"
            case _:
                return "soft" if soft else "text"
