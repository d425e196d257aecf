"""One full-screen window. It paints what it is given, and can always be left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QStyle, QWidget

from director.gui import icons
from director.gui.screens.painter import changed, paint, strips
from director.host.i18n import _

if TYPE_CHECKING:
    from director.gui.screens.pieces import Painting

Draw = Callable[[QSizeF, bool], "tuple[Painting, bool]"]
"""What to paint on so large a screen, weak or strong; and whether something on it comes and goes."""

SEEN: Final = 3000
"""Milliseconds for which the button and the pointer are seen after the mouse has moved."""
_BUTTON: Final = 18
"""Height in pixels of what is written on the button, at least."""
_HALF: Final = 500
"""Half a second: what comes and goes is strong, then weak."""


class ScreenWindow(QWidget):
    """What the room sees on one monitor."""

    left = Signal(str)
    """Somebody left it; the name of its monitor."""

    def __init__(self, name: str, draw: Draw) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.name = name
        self._draw = draw
        self._shown: Painting | None = None
        self.setMouseTracking(True)
        self._leave = QPushButton(icons.icon("x"), "", self)
        self._leave.setObjectName("leave")
        self._leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._leave.setCursor(Qt.CursorShape.ArrowCursor)
        self._leave.clicked.connect(self._on_leave)
        self._leave.hide()
        self._rest = QTimer(self, singleShot=True, interval=SEEN)
        self._rest.timeout.connect(self._on_rest)
        self._strips: list[QRegion] = []
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._paint_next)
        self._half = QTimer(self, singleShot=True, interval=_HALF)
        self._half.timeout.connect(self._on_half)
        self._retranslate()
        self._on_rest()

    def renew(self) -> None:
        """Show what is so now."""
        comes_and_goes = self._take(faint=False)
        if comes_and_goes and self._moves():
            self._half.start()

    @property
    def shown(self) -> Painting | None:
        """What is painted."""
        return self._shown

    def _take(self, *, faint: bool) -> bool:
        size = QSizeF(self.size())
        now, comes_and_goes = self._draw(size, faint)
        before, self._shown = self._shown, now
        region = changed(before, now, size)
        for strip in self._strips:
            region += strip
        self._strips = strips(region, self.devicePixelRatioF())
        self._paint_next()
        return comes_and_goes

    def _paint_next(self) -> None:
        """Paint a strip now, and the next when everybody else has had a turn."""
        if self._strips:
            self.update(self._strips.pop(0))
        if self._strips:
            self._turn.start()

    def _on_half(self) -> None:
        self._take(faint=True)

    def _moves(self) -> bool:
        """Whether this computer wants anything to move; no where its user asked for calm."""
        return self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate, None, self) != 0

    def _on_leave(self) -> None:
        self.left.emit(self.name)

    def _on_rest(self) -> None:
        self._leave.hide()
        self.setCursor(Qt.CursorShape.BlankCursor)

    def _retranslate(self) -> None:
        self._leave.setText(_("Leave this screen (Esc)"))
        self._place()

    def _place(self) -> None:
        """At the top, at the right, where other windows have theirs; as large as the screen asks for."""
        size = max(_BUTTON, self.height() // 36)
        self._leave.setStyleSheet(f"font-size: {size}px; padding: {size // 2}px {size}px;")
        self._leave.setIconSize(QSize(size, size))
        self._leave.adjustSize()
        self._leave.move(self.width() - self._leave.width() - size, size)

    # ---- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            self.renew()
        if self._shown is not None:
            painter = QPainter(self)
            paint(painter, self._shown, event.rect())
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shown = None
        self._place()
        self.renew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.renew()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._leave.show()
        self.unsetCursor()
        self._rest.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_F11}:
            self._on_leave()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_half"):
            self._retranslate()
            self.renew()
