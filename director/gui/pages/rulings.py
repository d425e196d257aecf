"""Rulings: the judges' book with every version, penalties to be served, and who was penalised before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from director.domain.moments import MINUTE
from director.gui.beat import Beat
from director.gui.book_search import BookSearch
from director.gui.called import Called
from director.gui.pages.page import Page
from director.gui.pages.rulings_deeds import OF_RULING, RulingsDeeds
from director.gui.ruling_drafts import RulingDraft, RulingDrafts
from director.gui.widgets.begun_band import BegunBand
from director.gui.widgets.parting import upright
from director.gui.widgets.ruling_pane import SLIM, WIDTH, RulingPane
from director.gui.widgets.rulings_lists import RulingsLists
from director.host.i18n import _, current
from director.views.penalties import offender_rows, penalty_rows
from director.views.ruling_line import ShowRuling
from director.views.ruling_search import book_telling
from director.views.rulings import ruling_card

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.gui.bridge import Bridge
    from director.gui.commands import Command
    from director.views.ruling_filters import Offer


_ROOMY: Final = 1000
"""From this width of the page on the pane has its full width."""


class RulingsPage(Page):
    """Lists at the left, what is chosen at the right."""

    key: ClassVar[str] = "rulings"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._beat, self._drafts = Beat.of(bridge), RulingDrafts.of(bridge)
        self.lists = RulingsLists(self._offers)
        self.deeds = RulingsDeeds(bridge, self)
        self._commands = tuple(self.deeds.commands())
        self.pane, self.begun = RulingPane(self._commands, OF_RULING), BegunBand(bridge)
        self.books = BookSearch(bridge, self)
        self._of: object = None
        """What the lists were made of, `_held` so that it stays what it is."""
        self._held: object = None
        self._chosen: object = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_chosen)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.pane.setFixedWidth(WIDTH)
        left, whole = QWidget(), QHBoxLayout(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.begun)
        column.addWidget(self.lists, 1)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(left, 1)
        whole.addWidget(upright())
        whole.addWidget(self.pane)

    def _connect(self) -> None:
        self.lists.switched.connect(self._soon.start)
        self.lists.searched.connect(self._search)
        self.lists.rulings.row_activated.connect(lambda _row: self.deeds.revise())
        self.pane.photo_wanted.connect(self._read_photo)
        self._drafts.changed.connect(self._show_begun)
        self.books.ready.connect(self._on_sorted)
        self.begun.wanted.connect(self._go_on)
        self._beat.struck.connect(self._on_struck)
        self.bridge.changed.connect(self.count_waiting)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        return self._commands

    def refresh(self, changed: Changed | None) -> None:
        del changed
        journal, people, words = self.bridge.journal, self.bridge.people, current()
        state = (journal.tournament.rulings, journal.tournament.penalties, journal.tournament.seating)
        of = (*map(id, state), id(people), words.language, self._beat.moment.utc // MINUTE)
        if of != self._of and self.books.look():
            self._of, self._held = of, state
            self.lists.filters.name_by(people)
            self.lists.show_rows(
                self.books.rows(),
                penalty_rows(journal, people, words, self._beat.moment),
                offender_rows(journal, people, words),
            )
            self._search(self.lists.find_field.text())
        self._show_begun()
        self._show_chosen()

    def retranslate(self) -> None:
        self.lists.retranslate()
        self.lists.filters.name_by(self.bridge.people)
        self._show_begun()

    def go_to(self, target: object) -> bool:
        """A ruling by its line; `rulings`: the page itself, `penalties`: the list of them."""
        if isinstance(target, ShowRuling) and self.isVisible():
            return self.lists.show_ruling(target.ruling)
        if target == "penalties":
            self.lists.show_list("penalties")
        return target in ("rulings", "penalties")

    def called(self) -> Called:
        penalty = self.lists.chosen_penalty()
        return Called() if penalty is None else Called(entries=(penalty.entry,))

    def count_waiting(self, _changed: object = None) -> None:
        """Rulings that somebody still has to decide."""
        self.waiting_changed.emit(sum(one.is_open for one in self.bridge.tournament.rulings.values()))

    def take_focus(self) -> None:
        self.lists.take_focus()

    def keep(self) -> dict[str, Any]:
        return self.lists.keep()

    def take_back(self, kept: dict[str, Any]) -> None:
        self.lists.take_back(kept)

    # ---- within

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pane.setFixedWidth(WIDTH if event.size().width() >= _ROOMY else SLIM)

    def _show_chosen(self) -> None:
        """What is chosen, made anew only where it is another or says something else."""
        journal, people, words = self.bridge.journal, self.bridge.people, current()
        ruling, penalty = self.lists.chosen_ruling(), self.lists.chosen_penalty()
        found = self.lists.chosen_found()
        chosen = (self.lists.shown(), ruling, penalty, found, self._of)
        if chosen == self._chosen:
            self.able_changed.emit()  # words and filters may be others all the same
            return
        self._chosen = chosen
        card = None if ruling is None else ruling_card(journal, ruling, people, words)
        if card is not None:
            given = penalty_rows(journal, people, words, self._beat.moment)
            self.pane.show_card(card, [one for one in given if one.ruling == card.row.number])
        elif penalty is not None:
            self.pane.show_penalty(penalty)
        elif found is not None:  # of any event: to be read, and no more
            one = self.books.one(found)
            self.pane.show_card(book_telling(one.book, people, words).card(one.ruling), [])
        else:
            self.pane.show_nothing(self._hint())
        self.able_changed.emit()

    def _search(self, text: str) -> None:
        """Words in any form and either language; the other events are read when their list is first shown."""
        filters = self.lists.filters.chosen
        if self.lists.shown() == "venue":
            self.lists.show_venue(self.books.everywhere(text, filters))
        else:
            asked = text.strip() or filters
            self.lists.set_found(self.books.here(text, filters) if asked else None)

    def _offers(self, text: str) -> list[Offer]:
        return self.books.offers(text, everywhere=self.lists.shown() == "venue")

    def _on_sorted(self) -> None:
        self._of = None
        if self.isVisible():
            self.refresh(None)
            self._search(self.lists.find_field.text())

    def _hint(self) -> str:
        if self.lists.shown() == "offenders":
            return _("Players with two penalties or more, and what the ladder suggests next.")
        if self.lists.shown() == "venue":
            return _("Rulings of all events of this venue: by player, article or words.")
        if self.lists.shown() == "penalties":
            return _("Choose a penalty to tick it off, to cancel it, or to print its notice.")
        if not self.bridge.tournament.rulings:
            return _(
                "A judge who is called to a table presses F12 on any page: table, players and clock are "
                "filled in. What is written stays; it is revised with a reason, never changed."
            )
        return _("Choose a ruling to read all of it.")

    def _show_begun(self) -> None:
        self.begun.show_drafts(self._drafts.all())

    def _go_on(self, draft: RulingDraft) -> None:
        from director.gui.dialogs.ruling import open_draft

        open_draft(self.bridge, draft, self)

    def _on_struck(self) -> None:
        """What is left of penalties by the clock is told by the minute."""
        if self.isVisible() and self.bridge.tournament.penalties:
            self.refresh(None)

    def _read_photo(self, digest: str) -> None:
        def read(desk: Desk) -> bytes | None:
            from director.desk.rulings import kept_photo

            photos = (
                photo
                for one in desk.journal.tournament.rulings.values()
                for version in one.versions
                for photo in version.ruled.photos
            )
            found = next((one for one in photos if one.digest == digest), None)
            return None if found is None else kept_photo(desk.venue.database, found)

        self.bridge.run(read, lambda data: self.pane.show_photo(digest, data))
