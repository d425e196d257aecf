"""The figure of the clock, as large as its room, and under it how much of the level is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.gui import fonts, theme

_LINE: Final = 4
"""Height of the line of progress in pixels."""
_SHARE: Final = 0.88
"""Of the width, at most."""
_SMALLEST: Final = 40
_LARGEST: Final = 232


class TimeFigure(QWidget):
    """12:34 in digits of one width, so that they never shift while they count."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._text, self._tone, self._over = "", "text", 0.0
        self._font: QFont | None = None
        self._fits: tuple[QSize, int] | None = None

    def show_time(self, text: str, tone: str, over: float) -> None:
        """This figure in this colour of the theme; `over`: which part of the level is over, 0 to 1."""
        if len(text) != len(self._text):
            self._fits = None
        if (text, tone, over) != (self._text, self._tone, self._over):
            self._text, self._tone, self._over = text, tone, over
            self.update()

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(420, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, _SMALLEST + _LINE + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        worn, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRect(0, 0, self.width(), self.height() - _LINE - 8)
        painter.setFont(self._fitting(room.size()))
        painter.setPen(worn.colour(self._tone))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._text)
        line = QRectF(0, self.height() - _LINE, self.width(), _LINE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(worn.colour("hairline"))
        painter.drawRoundedRect(line, _LINE / 2, _LINE / 2)
        if self._over > 0:
            line.setWidth(max(_LINE, self.width() * min(1.0, self._over)))
            painter.setBrush(worn.colour("soft" if self._tone == "text" else self._tone))
            painter.drawRoundedRect(line, _LINE / 2, _LINE / 2)

    def _fitting(self, room: QSize) -> QFont:
        """The largest font in which every time of this length fits."""
        if self._font is None or self._fits != (room, len(self._text)):
            digits = "".join("0" if letter.isdigit() else letter for letter in self._text) or "00:00"
            probe = QFontMetrics(fonts.font(100, bold=True))
            wide = _SHARE * room.width() * 100 / max(1, probe.horizontalAdvance(digits))
            high = room.height() * 100 / max(1, probe.capHeight() * 1.25)
            pixels = max(_SMALLEST, min(_LARGEST, int(min(wide, high))))
            self._font, self._fits = fonts.font(pixels, bold=True), (room, len(self._text))
        return self._font
