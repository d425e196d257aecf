"""What those say who are new or owe a blind and are there: they post now, or wait for the big blind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.tournament import Tournament
from director.gui.widgets.emptied import empty
from director.gui.widgets.facts import two_columns
from director.host.i18n import _, current
from director.views.come_in import ComesIn, comes_in
from director.views.floor import FloorTable


class ComeInChoices(QWidget):
    """One line a player; none where nobody has anything to choose, as in a tournament."""

    changed = Signal()
    """Somebody chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = two_columns(self)
        self._boxes: dict[EntryId, QComboBox] = {}
        self._shown: tuple[ComesIn, ...] = ()

    def show_players(self, tournament: Tournament, table: FloorTable, blinds: tuple[int, int]) -> None:
        """Ask these players; who was asked before keeps what was said."""
        wanted = comes_in(tournament, table, blinds, current())
        if wanted == self._shown:
            return
        chosen, self._shown = self.chosen(), wanted
        empty(self._grid)
        self._boxes = {one.entry: self._ask(at, one, chosen.get(one.entry)) for at, one in enumerate(wanted)}
        self.setVisible(bool(wanted))

    def chosen(self) -> dict[EntryId, Return]:
        """What each of them says."""
        return {entry: box.currentData() for entry, box in self._boxes.items()}

    def _ask(self, at: int, one: ComesIn, before: Return | None) -> QComboBox:
        name, box = QLabel(_("{seat} {name}").format(seat=one.seat, name=one.name)), QComboBox()
        box.setObjectName(f"says-{one.seat}")
        box.setAccessibleName(name.text())
        box.addItem(one.waits, "wait")
        box.addItem(one.posts, "post")
        box.setCurrentIndex(box.findData(before or one.says or "wait"))
        box.currentIndexChanged.connect(self.changed)
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(box, at, 1)
        return box
