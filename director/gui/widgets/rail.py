"""The rail at the left: the pages there are, which one is shown, and how many things wait on each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from director.gui import fonts, theme
from director.gui.icons import LARGE
from director.gui.theme import Size
from director.gui.widgets.button_ground import paint_focus, paint_hover
from director.host.i18n import ngettext

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

WIDTH: Final = 190
"""Of the rail in pixels: the longest name of a page with a count behind it, in every language."""
NARROW: Final = 56
"""Of the rail where the room is short: icons alone, their names as tool tips."""

MOST_TOLD: Final = 99
"""A larger count is not told to the last one beside the name; the accessible name has it all."""

_HEIGHT: Final = 36
_WORDS: Final = 40
"""Where the name begins, in pixels."""


class RailButton(QAbstractButton):
    """One page in the rail: icon, name, and a count where something waits."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self._waiting = 0
        self.setObjectName(action.objectName())
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFont(fonts.font(Size.BODY))
        self.clicked.connect(action.trigger)
        action.changed.connect(self._on_action_changed)
        self._on_action_changed()

    @property
    def waiting(self) -> int:
        """How many things wait there."""
        return self._waiting

    def set_waiting(self, count: int) -> None:
        """Show how many things wait there; nothing for 0."""
        if count != self._waiting:
            self._waiting = count
            self._on_action_changed()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(NARROW - 16, _HEIGHT)

    @property
    def is_narrow(self) -> bool:
        """Whether there is room for the icon alone."""
        return self.width() < WIDTH // 2

    def room(self) -> QRect:
        """Where the name of the page stands: as far as the count."""
        end = round(self._pill().left()) - 8 if self._waiting else self.width() - 6
        return QRect(_WORDS, 0, end - _WORDS, self.height())

    def nextCheckState(self) -> None:
        """Only the window says which page is shown."""

    def _on_action_changed(self) -> None:
        words = self._action.iconText()
        self.setText(words)
        self.setToolTip(self._action.toolTip())
        waits = ngettext("{page}, {n} waits", "{page}, {n} wait", self._waiting)
        self.setAccessibleName(waits.format(page=words, n=self._waiting) if self._waiting else words)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        worn, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        self._paint_ground(painter, box)
        mark = QRect(
            (self.width() - LARGE.width()) // 2 if self.is_narrow else 12,
            (self.height() - LARGE.height()) // 2,
            LARGE.width(),
            LARGE.height(),
        )
        self._action.icon().paint(painter, mark)
        if not self.is_narrow:
            painter.setFont(fonts.font(Size.BODY, bold=self.isChecked()))
            painter.setPen(worn.colour("text"))
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(self.room(), left, self.text())
        if self._waiting:
            self._paint_count(painter)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        worn = theme.current()
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(worn.colour("selected"))
            painter.drawRoundedRect(box, theme.CORNER, theme.CORNER)
            painter.setBrush(worn.colour("text"))
            painter.drawRoundedRect(QRectF(0, 10, 3, self.height() - 20), 1.5, 1.5)
        else:
            paint_hover(painter, box, self)
        paint_focus(painter, box, self)

    def _count(self) -> str:
        return str(self._waiting) if self._waiting <= MOST_TOLD else f"{MOST_TOLD}+"

    def _pill(self) -> QRectF:
        """Where the count stands: at the end, or in the corner of the icon."""
        letters = QFontMetricsF(fonts.font(Size.NOTE, bold=True))
        wide = max(20.0, letters.horizontalAdvance(self._count()) + 12)
        pill = QRectF(self.width() - wide - 6, (self.height() - 18) / 2, wide, 18)
        if self.is_narrow:
            pill.moveTopRight(QPointF(self.width(), 0))
        return pill

    def _paint_count(self, painter: QPainter) -> None:
        worn, pill = theme.current(), self._pill()
        painter.setFont(fonts.font(Size.NOTE, bold=True))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(worn.colour("amber_wash"))
        painter.drawRoundedRect(pill, 9, 9)
        painter.setPen(worn.colour("amber"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._count())


class Rail(QWidget):
    """All pages there are, from top to bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(WIDTH)
        self._buttons: dict[str, RailButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(2)
        self._column.addStretch(1)

    def add(self, key: str, action: QAction) -> None:
        """One more page at the end."""
        button = RailButton(action, self)
        self._column.insertWidget(self._column.count() - 1, button)
        self._buttons[key] = button

    def set_narrow(self, narrow: bool) -> None:
        """Show icons alone, or names too."""
        self.setFixedWidth(NARROW if narrow else WIDTH)

    def button(self, key: str) -> RailButton:
        """The button of a page. Raises KeyError."""
        return self._buttons[key]

    def show_current(self, key: str) -> None:
        """Mark the page that is shown."""
        for name, button in self._buttons.items():
            button.setChecked(name == key)
