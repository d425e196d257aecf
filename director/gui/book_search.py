"""The judges' books as page Rulings asks them: this event's, and those of the venue once they are asked for.

The words of many rulings take seconds to sort: that is done on the second thread, and the page waits for
`ready`. What comes later costs little and is taken in at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from director.domain.judges_book import Book, book_of
from director.gui.widgets.lasting import lasting
from director.host.i18n import current
from director.views.ruling_filters import Filter, Offer, fitting, narrowed, offers
from director.views.ruling_search import Found, FoundRow, RulingIndex, Wanted
from director.views.rulings import RulingRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from director.desk.desk import Desk
    from director.domain.ids import Seq
    from director.gui.bridge import Bridge

_MANY: Final = 100
"""More rulings than this, all new, are not sorted while somebody waits."""


class BookSearch(QObject):
    """Ask `look` first; while it says no, `ready` tells when it will say yes."""

    ready = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._index = RulingIndex()
        self._others: list[Book] | None = None
        """The books of the other events; None before they were asked for."""
        self._sorting = False
        self._offers: tuple[Offer, ...] = ()
        self._offers_of: tuple[object, ...] = ()
        """What they were made of; counting all filters of many rulings takes a moment, and once is enough."""

    def look(self) -> bool:
        """Take in what is new; False while so much is new that it is sorted on the second thread."""
        here = book_of(self._bridge.tournament)
        known = len(self._index) - sum(len(book.rulings) for book in self._others or ())
        if self._sorting:
            return False
        if len(here.rulings) - known > _MANY:
            self._sort([here])
            return False
        self._index.update([here], self._bridge.people)
        return True

    def rows(self) -> list[RulingRow]:
        """All rulings of this event, the newest first."""
        found = self._index.find(Wanted(tournament=self._bridge.tournament.id))
        return [one.row for one in self._index.rows(found, current())]

    def here(self, text: str, filters: Sequence[Filter] = ()) -> list[Seq]:
        """The rulings of this event in which these words stand, in any form and either language."""
        wanted = narrowed(Wanted(text, tournament=self._bridge.tournament.id), filters)
        return [one.ruling.id for one in self._index.find(wanted)]

    def everywhere(self, text: str, filters: Sequence[Filter] = ()) -> list[FoundRow]:
        """The same of all events of the venue; they are read when they are first asked for."""
        if self._others is None and not self._sorting:
            self._others = []
            self._read_others()
        return self._index.rows(self._index.find(narrowed(Wanted(text), filters)), current())

    def offers(self, text: str, *, everywhere: bool) -> list[Offer]:
        """What the rulings of this event, or of the venue, may be narrowed to, by the letters typed."""
        here, index, words = None if everywhere else self._bridge.tournament.id, self._index, current()
        of = (here, words, index, len(index), index.people, self._bridge.tournament.rulings)
        if self._offers_of != of:
            self._offers, self._offers_of = offers(index.counts(here), index.people, words), of
        return fitting(self._offers, text)

    def one(self, row: FoundRow) -> Found:
        """The ruling of a row, with the book it stands in."""
        found = self._index.find(Wanted(tournament=row.tournament))
        return next(one for one in found if one.ruling.id == row.row.ruling)

    # ---- within

    def _read_others(self) -> None:
        here = self._bridge.tournament.id

        def read(desk: Desk) -> list[Book]:
            from director.desk.rulings import books

            return [book for book in books(desk.venue.database) if book.tournament != here]

        def take(others: list[Book]) -> None:
            self._others = others
            if others:
                self._sort([book_of(self._bridge.tournament), *others])

        self._bridge.run(read, lasting(self, take), once="books")

    def _sort(self, books: list[Book]) -> None:
        """A new index of these books and of the others that are known."""
        self._sorting = True
        people, words = self._bridge.people, current()
        known = {book.tournament: book for book in (*(self._others or ()), *books)}

        def work() -> RulingIndex:
            index = RulingIndex()
            index.update(known.values(), people)
            index.rows(index.find(Wanted()), words)
            return index

        def done(index: RulingIndex) -> None:
            self._index, self._sorting = index, False
            self.ready.emit()

        self._bridge.background(work, lasting(self, done))
