"""Next hand and button of a table of the event: the dialogs of the floor, and where all lie now."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.domain.seats import TableSeat
from director.gui.pages.table_deeds import TableDeeds
from director.gui.pages.tools_pane import Place, ToolPane
from director.gui.widgets.ring_seats import ring_seats, table_about
from director.gui.widgets.table_ring import TableRing
from director.host.i18n import _, current
from director.views.floor import floor_table


class EventButtonPane(ToolPane):
    """What is written here is a decision of the event: the journal keeps it, and Undo takes it back."""

    key: ClassVar[str] = "button"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.deeds = TableDeeds(place.bridge, lambda: TableSeat(place.table, 0), self)
        self.ring, self._about = TableRing(place.table), QLabel()
        self._about.setObjectName("about")
        self._about.setWordWrap(True)
        self._buttons: list[QPushButton] = []
        row = QHBoxLayout()
        row.setSpacing(8)
        for name, words, do in (
            ("next-hand", _("&Next hand…"), self.deeds.next_hand),
            ("first-button", _("&First button…"), self.deeds.first_button),
            ("skip-button", _("Button was not &moved…"), self.deeds.skip_button),
            ("set-button", _("Button by &hand…"), self.deeds.set_button),
        ):
            button = QPushButton(words)
            button.setObjectName(name)
            button.clicked.connect(do)
            self._buttons.append(button)
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(self._about)
        column.addWidget(self.ring, 1)
        column.addLayout(row)
        self.refresh()

    def refresh(self) -> None:
        tournament = self.place.tournament
        table = tournament.tables.get(self.place.table)
        if table is None:
            return
        shown = floor_table(tournament, self.place.bridge.people, current(), table.number)
        self.ring.show_seats(ring_seats(shown), table.last)
        about = table_about(tournament, table.number)
        if self.deeds.with_button() is None:
            about += " " + _("There is no button here: the game has none, or fewer than two players sit.")
        self._about.setText(about)
        for button in self._buttons:
            button.setEnabled(self.deeds.with_button() is not None)

    def text(self) -> str:
        return self._about.text()

    def take_focus(self) -> None:
        self._buttons[0].setFocus()
