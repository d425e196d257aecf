"""A text of several lines that grows, and offers a quick phrase behind the cursor: Tab takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from director.domain.names import folded
from director.gui import theme
from director.views.ruling_phrases import begun, fitting

_FRAME: Final = 14
"""What the edge of the field and its padding take, above and below together."""
_GAP: Final = 6
"""From the cursor to a phrase that does not go on with what was typed, in pixels."""


class PhraseEdit(QPlainTextEdit):
    """Alt+Down and Alt+Up go through the phrases that fit; the text stays as typed until one is taken."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        """So many lines high at least and at most."""
        super().__init__(parent)
        self._least, self._most = least, most
        self._phrases: Sequence[str] = ()
        self._offered: list[str] = []
        self._at = 0
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._look)
        self.cursorPositionChanged.connect(self._look)
        self.textChanged.connect(self._fit)
        self._fit()

    def set_phrases(self, phrases: Sequence[str]) -> None:
        """Offer these."""
        self._phrases = phrases
        self._look()

    def offered(self) -> str:
        """The phrase that Tab would put in; empty for none."""
        return self._offered[self._at] if self._offered else ""

    def put(self, phrase: str) -> None:
        """Put a phrase where the cursor is, in place of the sentence begun."""
        cursor = self.textCursor()
        typed = begun(self._before())
        for _letter in typed if self._goes_on(phrase, typed) or phrase in self._offered else "":
            cursor.deletePreviousChar()
        before = self._before()
        cursor.insertText(f" {phrase}" if before and not before[-1].isspace() else phrase)
        self.setTextCursor(cursor)

    def sizeHint(self) -> QSize:
        return QSize(320, self.minimumHeight())

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up if alt and self._offered:
                self._at = (self._at + (1 if event.key() == Qt.Key.Key_Down else -1)) % len(self._offered)
                self.viewport().update()
            case Qt.Key.Key_Escape if self._offered:
                self._offered = []
                self.viewport().update()
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        if following and self._offered and self.hasFocus():
            self.put(self.offered())
            return True
        return super().focusNextPrevChild(following)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._offered or not self.hasFocus():
            return
        typed, phrase, caret = begun(self._before()), self.offered(), self.cursorRect()
        if self._goes_on(phrase, typed):
            rest, left = phrase[len(typed) :], caret.right()
        else:
            rest, left = f"→ {phrase}", caret.right() + _GAP
        room = QRect(left, caret.top(), self.viewport().width() - left - 4, caret.height())
        painter = QPainter(self.viewport())
        painter.setPen(theme.current().colour("soft"))
        painter.setFont(self.font())
        shown = painter.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)

    # ---- within

    def _before(self) -> str:
        return self.toPlainText()[: self.textCursor().position()]

    @staticmethod
    def _goes_on(phrase: str, typed: str) -> bool:
        return bool(typed) and folded(phrase).startswith(folded(typed)) and len(typed) < len(phrase)

    def _look(self) -> None:
        """Phrases are offered at the end of a line only, where they hide nothing."""
        cursor = self.textCursor()
        typed = begun(self._before())
        found = fitting(self._phrases, typed) if cursor.atBlockEnd() and not cursor.hasSelection() else []
        self._offered = [one for one in found if len(one) > len(typed) + 1]
        self._at = 0
        self.viewport().update()

    def _fit(self) -> None:
        lines = max(self._least, min(self._most, round(self.document().size().height())))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + _FRAME)
