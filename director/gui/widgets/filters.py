"""The filters that are in force over a list, each a chip with a cross, and what takes them all away."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from director.domain.people import People
from director.gui.widgets.tokens import Token, Tokens
from director.host.i18n import current
from director.views.ruling_filters import Filter, filter_words


class Filters(QWidget):
    """Hidden while there are none; of each sort there is one."""

    changed = Signal()
    """One came or went."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen: tuple[Filter, ...] = ()
        """What is in force, in the order it was chosen."""
        self._people = People()
        self._tokens = Tokens()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 8)
        row.addWidget(self._tokens, 1)
        self._tokens.dropped.connect(self._on_dropped)
        self.hide()

    def name_by(self, people: People) -> None:
        """Who is called how, from now on and in the language spoken now."""
        self._people = people
        self._show()

    def add(self, one: Filter) -> None:
        """This one as well, in place of another of its sort."""
        self._set((*(other for other in self.chosen if other.sort != one.sort), one))

    def drop_last(self) -> None:
        """Take the one away that came last."""
        self._set(self.chosen[:-1])

    def clear(self) -> None:
        """Take all away."""
        self._set(())

    # ---- within

    def _on_dropped(self, one: object) -> None:
        self._set(tuple(other for other in self.chosen if other != one))

    def _set(self, chosen: tuple[Filter, ...]) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        people, words = self._people, current()
        self._tokens.show_tokens([Token(one, filter_words(one, people, words)) for one in self.chosen])
