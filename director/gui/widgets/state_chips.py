"""Counts that filter: All 212, Seated 180, Waiting 32. One is chosen at a time; none is ever cut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import _


class StateChips(QWidget):
    """A row of small switches, each with its figure."""

    chosen = Signal(str)
    """The key of the one that is chosen now."""

    def __init__(self, chips: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """`chips`: key and words marked by `N_`, with the field `{n}`."""
        super().__init__(parent)
        self._words = dict(chips)
        self._figures: dict[str, str] = {}
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        row = WrapRow(2, self)
        for key in self._words:
            button = QToolButton()
            button.setObjectName(f"chip-{key}")
            button.setCheckable(True)
            button.clicked.connect(self._on_clicked)
            self._group.addButton(button)
            self._buttons[key] = button
            row.addWidget(button)
        next(iter(self._buttons.values())).setChecked(True)

    def show_figures(self, figures: Mapping[str, str], always: Sequence[str]) -> None:
        """The figure of each; one that is missing hides its chip, unless it is among `always` or chosen."""
        self._figures = dict(figures)
        for key, button in self._buttons.items():
            words = _(self._words[key]).format(n=figures.get(key, "0"))
            button.setText(words)
            button.setAccessibleName(words)
            button.setVisible(key in figures or key in always or button.isChecked())

    def choose(self, key: str) -> None:
        """Choose one as if it were clicked. Raises KeyError."""
        self._buttons[key].setChecked(True)
        self._buttons[key].show()
        self.chosen.emit(key)

    def current(self) -> str:
        """The key of the one chosen."""
        return next(key for key, button in self._buttons.items() if button.isChecked())

    def _on_clicked(self) -> None:
        self.chosen.emit(self.current())
