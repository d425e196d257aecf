"""What stands under the figure: next level, next break, players, average stack. Always in the same places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from director.gui.widgets.elided import ElidedLabel

Fact = tuple[str, str, str]
"""What it is, the figure, and what belongs to it in smaller letters."""


class _Tile(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.name, self.value, self.more = ElidedLabel(), ElidedLabel(), ElidedLabel()
        self.name.setProperty("type", "note")
        self.value.setProperty("type", "strong")
        self.more.setProperty("type", "note")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        for label in (self.name, self.value, self.more):
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addStretch(1)

    def show_fact(self, fact: Fact) -> None:
        """Only what differs is written anew."""
        for label, text in zip((self.name, self.value, self.more), fact, strict=True):
            if label.text() != text:
                label.setText(text)
        self.setAccessibleName(f"{fact[0]}: {' '.join(part for part in fact[1:] if part)}")


class ClockFacts(QWidget):
    """Tiles in three columns; one without a figure keeps its place, so that nothing ever jumps."""

    COLUMNS = 3
    SHARES = (10, 8, 12)
    """Of the width: the last column says the most."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(12)
        for column in range(self.COLUMNS):
            self._grid.setColumnStretch(column, self.SHARES[column])
            self._grid.setColumnMinimumWidth(column, 72)
        self._tiles: list[_Tile] = []
        self._dense = False

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these, row by row."""
        while len(self._tiles) < len(facts):
            tile = _Tile()
            tile.more.setVisible(not self._dense)
            at = len(self._tiles)
            self._grid.addWidget(tile, at // self.COLUMNS, at % self.COLUMNS)
            self._tiles.append(tile)
        for tile, fact in zip(self._tiles, facts, strict=False):
            tile.show_fact(fact)

    def set_dense(self, dense: bool) -> None:
        """Leave the smaller letters out, where the room is low."""
        if dense is not self._dense:
            self._dense = dense
            self._grid.setVerticalSpacing(6 if dense else 12)
            self._grid.setHorizontalSpacing(8 if dense else 16)
            for tile in self._tiles:
                tile.more.setVisible(not dense)

    def told(self) -> dict[str, str]:
        """What is shown now, by its name."""
        return {tile.name.text(): tile.value.text() for tile in self._tiles}
