"""Beside the list of tournaments: one goes into the trash, the trash is looked into, one comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from director.gui.widgets.lasting import lasting
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import _, current
from director.views import figures

if TYPE_CHECKING:
    from director.desk.venue import TournamentCard, Venue
    from director.gui.worker import Worker

_Lists = tuple[tuple["TournamentCard", ...], tuple["TournamentCard", ...]]
"""The tournaments of the venue, and those in the trash."""


class TrashBar(QWidget):
    """Its button turns the list to what lies in the trash, and back."""

    turned = Signal()
    """The list shows the other tournaments now."""
    said = Signal(str)
    """What was done."""

    def __init__(self, table: RowsTable[TournamentCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._venue: Venue | None = None
        self._worker: Worker | None = None
        self._cards: Sequence[TournamentCard] = ()
        self._trashed: Sequence[TournamentCard] = ()
        self._button = QPushButton()
        self._button.setObjectName("trash")
        self._button.setCheckable(True)
        self._button.toggled.connect(self._on_toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._button)
        self.hide()
        self.retranslate()

    @property
    def is_open(self) -> bool:
        """Whether the list shows the trash."""
        return self._button.isChecked()

    def serve(self, venue: Venue, worker: Worker, cards: Sequence[TournamentCard]) -> None:
        """Look after the trash of this venue."""
        self._venue, self._worker = venue, worker
        self._take((tuple(cards), ()))
        worker.run(
            lambda: (venue.cards(), venue.trashed()),
            lasting(self, self._take),
            lasting(self, self._on_failed),
        )

    def put_aside(self) -> None:
        """The chosen tournament goes into the trash."""
        card = self._table.current_row()
        if card is not None and self.may_put():
            words = _("“{event}” lies in the trash. From there it comes back as it is.")
            self._do(lambda venue: venue.put_aside(card.id), words.format(event=card.name))

    def may_put(self) -> bool:
        """Whether a tournament is chosen that does not lie there."""
        return self._venue is not None and not self.is_open and self._table.current_row() is not None

    def took(self, card: TournamentCard) -> bool:
        """Bring this tournament back where the list shows the trash; else it is left to others."""
        was_open = self.is_open  # once the last is back, it is not
        if was_open:
            words = _("“{event}” is back.").format(event=card.name)
            self._do(lambda venue: venue.bring_back(card.id), words)
        return was_open

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        count = figures.chips(len(self._trashed), current()) if self._trashed else ""
        self._button.setText(_("Back to the list") if self.is_open else _("Trash: {n}").format(n=count))

    # ---- within

    def _do(self, work: Callable[[Venue], None], words: str) -> None:
        venue, worker = self._venue, self._worker
        if venue is None or worker is None:
            return

        def both() -> _Lists:
            work(venue)
            return venue.cards(), venue.trashed()

        worker.run(both, lasting(self, partial(self._done, words)), lasting(self, self._on_failed))

    def _done(self, words: str, lists: _Lists) -> None:
        self._take(lists)
        self.said.emit(words)

    def _take(self, lists: _Lists) -> None:
        self._cards, self._trashed = lists
        if not self._trashed:
            self._button.setChecked(False)
        self.setVisible(bool(self._trashed))
        self._show()

    def _on_failed(self, _error: BaseException) -> None:
        """Another desk was quicker: look again."""
        venue, worker = self._venue, self._worker
        if venue is not None and worker is not None:
            worker.run(lambda: (venue.cards(), venue.trashed()), lasting(self, self._take), _let_be)

    def _on_toggled(self, _checked: bool) -> None:
        self._show()

    def _show(self) -> None:
        self._table.rows().set_rows(self._trashed if self.is_open else self._cards)
        if self._table.rows().rowCount():
            self._table.selectRow(0)
        self.retranslate()
        self.turned.emit()


def _let_be(_error: BaseException) -> None:
    """What cannot be read is told by whoever opens it."""
