"""The reconciliation strip: the sums that must agree, always in sight; the one that does not turns red."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from director.gui import icons
from director.gui.style import restyle
from director.host.i18n import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from director.views.count import Count


class Strip(QWidget):
    """One button a sum; it opens what is wrong."""

    opened = Signal(object)
    """The `Count` that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(34)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 2, 12, 2)
        self._row.setSpacing(12)
        self._row.addStretch(1)
        self._counts: dict[str, Count] = {}
        self._buttons: dict[str, QToolButton] = {}

    def show_counts(self, counts: Sequence[Count]) -> None:
        """Show these sums."""
        before, self._counts = self._counts, {count.id: count for count in counts}
        if self._counts == before:
            return
        for count in counts:
            button = self._buttons.get(count.id) or self._new(count.id)
            state = "good" if count.agrees else "red"
            button.setIcon(
                icons.icon("check" if count.agrees else "triangle-alert", "soft" if count.agrees else "red")
            )
            verdict = _("Agrees.") if count.agrees else _("Does not agree: click to see where.")
            button.setToolTip(f"{count.text}\n{count.about}\n{verdict}")
            button.setAccessibleName(count.text)
            button.setAccessibleDescription(verdict)
            restyle(button, state=state)
        for name, button in self._buttons.items():
            button.setVisible(name in self._counts)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shorten the sums from the right until all of them have room."""
        shown = [(self._buttons[name], count) for name, count in self._counts.items()]
        for button, count in shown:
            button.setText(count.text)
        room = self.width() - 32
        for button, count in reversed(shown):
            if sum(one.sizeHint().width() + self._row.spacing() for one, _count in shown) <= room:
                return
            button.setText(count.short)

    def button(self, name: str) -> QToolButton:
        """The button of a sum. Raises KeyError."""
        return self._buttons[name]

    def _new(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setProperty("part", "count")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(20, 14))
        button.setMinimumWidth(24)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._on_clicked)
        self._row.insertWidget(len(self._buttons), button)
        self._buttons[name] = button
        return button

    def _on_clicked(self) -> None:
        count = self._counts.get(self.sender().objectName())
        if count is not None:
            self.opened.emit(count)
