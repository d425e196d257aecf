"""What was chosen, side by side: each in a small field of its own, taken away by a click or Delete."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from director.gui import icons
from director.gui.widgets.emptied import empty
from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import _

_WIDEST = 260
"""Pixels of the longest; a longer one is shown in full by the mouse."""


class Token(NamedTuple):
    """One of them: what it stands for, what it is called, and more about it."""

    key: Hashable
    text: str
    tip: str = ""


class _Chip(QToolButton):
    """One, with a cross."""

    dropped = Signal()

    def __init__(self, token: Token, parent: QWidget) -> None:
        super().__init__(parent)
        shown = self.fontMetrics().elidedText(token.text, Qt.TextElideMode.ElideRight, _WIDEST)
        self.setProperty("kind", "button")
        self.setText(shown.replace("&", "&&"))
        self.setIcon(icons.icon("x", "soft"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the cross stands behind the text
        self.setIconSize(icons.SMALL)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(token.tip or token.text)
        self.setAccessibleName(_("Take {what} away").format(what=token.text))
        self.clicked.connect(self.dropped)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.dropped.emit()
            return
        super().keyPressEvent(event)


class Tokens(QWidget):
    """Hidden while there are none."""

    dropped = Signal(object)
    """The key of one that was taken away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = WrapRow(4, self)
        self._shown: tuple[Token, ...] = ()
        self.hide()

    def show_tokens(self, tokens: Sequence[Token]) -> None:
        """These and no others."""
        if tuple(tokens) == self._shown:
            return
        self._shown = tuple(tokens)
        empty(self._row)
        for token in self._shown:
            chip = _Chip(token, self)
            chip.dropped.connect(lambda key=token.key: self.dropped.emit(key))
            self._row.addWidget(chip)
        self.setVisible(bool(self._shown))
        self.updateGeometry()

    def tokens(self) -> tuple[Token, ...]:
        """What is shown."""
        return self._shown
