"""Registration: find or add somebody, register, seat; below, everybody who is in.

The keyboard lives in the field at the top and comes back to it after each entry. The panel at the right shows
who is meant: the candidate under the arrow keys, else the entry chosen in the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from director.desk.desk import Changed
from director.desk.venue import TournamentCard
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, Person
from director.domain.seating import Seat
from director.domain.tournament import EntryState
from director.gui.bridge import Bridge
from director.gui.called import Called
from director.gui.commands import Command
from director.gui.pages.buying_commands import buying_commands
from director.gui.pages.buying_deeds import BuyingDeeds, waits_now
from director.gui.pages.page import Page
from director.gui.pages.registration_commands import IN_MENU, registration_commands
from director.gui.pages.registration_deeds import RegistrationDeeds
from director.gui.till import Till
from director.gui.widgets.command_menu import command_menu
from director.gui.widgets.entry_list import EntryList
from director.gui.widgets.entry_panel import WIDTH, EntryPanel
from director.gui.widgets.lasting import lasting
from director.gui.widgets.method_choice import MethodChoice
from director.gui.widgets.name_finder import NameFinder
from director.gui.widgets.new_person import NewPerson
from director.gui.widgets.parting import across, upright
from director.gui.widgets.print_memory import PrintMemory
from director.host.i18n import _, current, ngettext
from director.rules.floor.arrivals import awaited
from director.views import figures
from director.views.candidates import Candidate, candidates
from director.views.entry_card import entry_card
from director.views.foreign_card import foreign_card
from director.views.quick_line import ShowEntry, ShowPerson, ShowSeat
from director.views.registration import EntryRow


class RegistrationPage(Page):
    """The first page: five seconds a player, by keyboard."""

    key: ClassVar[str] = "registration"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._deeds = RegistrationDeeds(
            bridge, self, registered=self._on_registered, selected=self._selected, say=self.said.emit
        )
        self._buying = BuyingDeeds(
            bridge, self, self._deeds, entered=self._on_registered, seated=self._on_seated
        )
        self._commands = (*registration_commands(self, self._deeds), *buying_commands(self._buying))
        self._finder = NameFinder(self._candidates, self)
        self._entries = EntryList(bridge)
        self._panel = EntryPanel(self._commands)
        self._form = NewPerson()
        self._side = QStackedWidget()
        self._method = MethodChoice(bridge)
        self._printed = PrintMemory.of(bridge)
        self._prepared: People | None = None
        self.setAcceptDrops(True)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self._finder.setObjectName("find")
        self._finder.setMinimumHeight(40)
        self._form.setContentsMargins(16, 12, 16, 4)
        self._side.addWidget(self._panel)
        self._side.addWidget(self._form)
        field = QHBoxLayout()
        field.setContentsMargins(16, 16, 16, 8)
        field.addWidget(self._finder)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(field)
        left.addWidget(self._entries, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(left, 1)
        whole.addWidget(upright())
        whole.addWidget(self._right())

    def _right(self) -> QWidget:
        """Who is shown, or the form of a new person; below it always how the next entry is paid."""
        side = QWidget()
        side.setFixedWidth(WIDTH)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part, stretch in ((self._side, 1), (across(), 0), (self._method, 0)):
            column.addWidget(part, stretch)
        return side

    def _connect(self) -> None:
        self._finder.pointed.connect(self._on_pointed)
        self._finder.folded.connect(self._show_entering)
        self._finder.taken.connect(self._on_taken)
        self._finder.new_wanted.connect(self._on_new_wanted)
        self._finder.unknown_card.connect(self._on_unknown_card)
        self._entries.picked.connect(self._on_picked)
        self._entries.menu_wanted.connect(self._on_menu_wanted)
        self._finder.menu_wanted.connect(self._on_menu_wanted)
        self._entries.import_wanted.connect(self._deeds.bring_in)
        self._panel.asked.connect(self._run)
        self._form.wanted.connect(self._on_person_wanted)
        self._form.left.connect(self._close_form)
        self._printed.changed.connect(self._show_person)
        self.bridge.refused.connect(self._on_not_done)
        self.bridge.failed.connect(self._on_not_done)
        self.bridge.changed.connect(self.count_waiting)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        return self._commands

    def refresh(self, changed: Changed | None) -> None:
        if changed is not None:
            self._follow(changed)
        self._entries.refresh()
        self._finder.look_again()
        self._invite()
        self._show_person()
        self._prepare_search()

    def retranslate(self) -> None:
        self._invite()
        self._finder.setAccessibleName(_("Find or add a player"))
        self._entries.retranslate()
        self._panel.retranslate()
        self._form.retranslate()
        self._method.retranslate()
        self._show_person()

    def go_to(self, target: object) -> bool:
        match target:
            case ShowEntry(entry) if entry in self.bridge.tournament.entries:
                return self._go_to_entry(entry)
            case ShowSeat(place):
                holder = self.bridge.tournament.seating.holder(place)
                return holder is not None and self.isVisible() and self._go_to_entry(holder)
            case ShowPerson(person):
                self._finder.clear()
                self._show(person, None)
                return True
            case _:
                return False

    def called(self) -> Called:
        return Called(entries=tuple(row.entry for row in self._entries.selected()))

    def take_focus(self) -> None:
        self._finder.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> dict[str, Any]:
        return self._entries.keep()

    def take_back(self, kept: dict[str, Any]) -> None:
        self._entries.take_back(kept)

    # ---- what commands do

    def find_player(self) -> None:
        """Put the keyboard into the field that finds or adds."""
        self._close_form()
        self._finder.selectAll()

    def filter_list(self) -> None:
        """Put the keyboard into the filter of the list."""
        self._entries.focus_filter()

    def add_person(self) -> None:
        """Begin a new person."""
        self._on_new_wanted(self._finder.text())

    def turn_method(self) -> None:
        """The next entry is paid in the next way."""
        self._method.turn()

    def show_on_floor(self) -> None:
        """Show the chair on the map."""
        if self._deeds.entry is not None:
            self.wanted.emit("floor", ShowEntry(self._deeds.entry))

    # ---- registering

    def _on_registered(self, person: PersonId, entry: EntryId) -> None:
        self._finder.clear()
        self._close_form()
        self._show(person, entry)
        waits = waits_now(self.bridge, entry)
        if waits:
            self.said.emit(waits)
        self._hand_over(entry)

    def _hand_over(self, entry: EntryId) -> None:
        """Print what the house gives at once; else the card is held and printed with others."""
        from director.gui.dialogs.print_card import print_cards
        from director.gui.dialogs.print_receipt import PrintReceiptDialog

        what = Till.of(self.bridge).after_entry
        seated = self.bridge.tournament.seating.at(entry) is not None
        receipt = partial(PrintReceiptDialog, self.bridge, entry, self)
        if what != "hold" and seated:
            card = print_cards(self.bridge, [entry], self)
            if what == "both":
                card.finished.connect(lambda _result: receipt().open())
        elif what == "both":
            receipt().open()

    def _on_seated(self, changed: Changed) -> None:
        """Those who waited have seats now: their cards are printed in one go."""
        from director.gui.dialogs.print_card import print_cards

        print_cards(
            self.bridge, [line.action.entry for line in changed.lines if isinstance(line.action, Seat)], self
        )

    def _selected(self) -> list[EntryId]:
        return [row.entry for row in self._entries.selected() if row.seat is not None]

    def _on_not_done(self, _refusal: object) -> None:
        """Nothing was stored: what was typed stands there still."""
        self._deeds.forget_intent()
        self._form.set_busy(False)

    def _on_person_wanted(self, one: Person, seated: bool) -> None:
        self._deeds.enter(one, seated=seated)

    def _on_new_wanted(self, typed: str) -> None:
        self._deeds.forget_intent()
        self._finder.fold()
        self._side.setCurrentWidget(self._form)
        self._form.begin(typed, self.bridge.people)

    def _on_unknown_card(self, text: str) -> None:
        """A card of another event is refused, and the right event named."""

        def tell(cards: Sequence[TournamentCard]) -> None:
            events = [(card.id, card.name) for card in cards]
            self.said.emit(foreign_card(text, self.bridge.tournament, events, current()))

        self._finder.selectAll()
        self.bridge.run(lambda desk: desk.venue.cards(), lasting(self, tell))

    def _invite(self) -> None:
        """Say in the empty field what may be typed, and how many are expected."""
        count = len(awaited(self.bridge.tournament))
        text = _("Find or add: name, own number, birth year, seat or card code")
        if count:
            text = ngettext(
                "Name, number, birth year, seat or code; ↓ shows {n} who is expected",
                "Name, number, birth year, seat or code; ↓ shows {n} who are expected",
                count,
            )
        self._finder.setPlaceholderText(text.format(n=figures.chips(count, current())))

    def _close_form(self) -> None:
        if self._side.currentWidget() is self._form:
            self._side.setCurrentWidget(self._panel)
        self.take_focus()

    # ---- who is shown

    def _candidates(self, text: str) -> list[Candidate]:
        return candidates(self.bridge.people, self.bridge.tournament, text, current())

    def _on_pointed(self, candidate: Candidate | None) -> None:
        if candidate is not None:
            self._side.setCurrentWidget(self._panel)
            self._show(candidate.person, candidate.entry)
        elif not self._finder.text() and self._deeds.entry is None:
            self._show(None, None)  # who was only looked for is not kept on show
        self._show_entering()

    def _on_taken(self, candidate: Candidate, shift: bool) -> None:
        self._show(candidate.person, candidate.entry)
        self._finder.fold()
        if self._deeds.is_in():
            self._lead_to_entry(candidate)
        elif self._buying.may_reenter():
            self._buying.reenter()
        else:
            self._deeds.enter(candidate.person, seated=not shift)

    def _lead_to_entry(self, candidate: Candidate) -> None:
        """Nobody is registered twice: who is in already is shown, and where they sit is said."""
        entry = self._deeds.playing()
        if entry is None:
            return
        self._finder.clear()
        self._go_to_entry(entry)
        self.take_focus()
        seat = self.bridge.tournament.seating.at(entry)
        said = (
            _("{name} is in already, at {seat}.") if seat else _("{name} is in already and waits for a seat.")
        )
        self.said.emit(said.format(name=candidate.name, seat=seat))

    def _on_picked(self, row: EntryRow) -> None:
        self._side.setCurrentWidget(self._panel)
        self._show(row.person, row.entry)

    def _go_to_entry(self, entry: EntryId) -> bool:
        self._show(self.bridge.tournament.entries[entry].person, entry)
        self._entries.show_entry(entry)
        return True

    def _show(self, person: PersonId | None, entry: EntryId | None) -> None:
        self._deeds.show(person, entry)
        self._show_person()
        self._show_entering()

    def _show_entering(self) -> None:
        """Enter registers who is pointed at in the open list, and nobody else."""
        pointed = self._finder.candidate()
        enters = pointed is not None and pointed.person == self._deeds.person and self._deeds.can_register()
        self._panel.show_entering(enters)

    def _show_person(self) -> None:
        deeds, tournament = self._deeds, self.bridge.tournament
        if deeds.person is None:
            self._panel.show_card(None)
        else:
            if deeds.entry is None or deeds.entry not in tournament.entries:
                deeds.entry = deeds.playing()
            card = entry_card(self.bridge.people, tournament, deeds.person, current(), deeds.entry)
            self._panel.show_card(card, self._last_card())
        if self.isVisible():
            self.able_changed.emit()  # the keys belong to who is shown now

    def _last_card(self) -> str:
        known = self._printed.of_entry(self._deeds.entry) if self._deeds.entry is not None else None
        if known is None:
            return ""
        place, at = known
        time = figures.clock_time(at, self.bridge.tournament.setup, current())
        return _("Card for {seat} printed at {time}").format(seat=place, time=time)

    def _follow(self, changed: Changed) -> None:
        """Who is shown and was registered elsewhere, or again, is shown with the new entry."""
        now, deeds = changed.after.tournament, self._deeds
        shown = now.entries.get(deeds.entry) if deeds.entry is not None else None
        if deeds.person is not None and (shown is None or shown.state is not EntryState.IN):
            deeds.entry = now.playing_persons.get(deeds.person, deeds.entry)

    def _prepare_search(self) -> None:
        """Sort the address book before the first letter is typed, on the other thread."""
        people, language = self.bridge.people, current().language
        if people is not self._prepared:
            self._prepared = people
            self.bridge.background(lambda: people.prepare(language), _nothing)

    def count_waiting(self, _changed: object = None) -> None:
        """Once seats were given, everybody without one waits."""
        tournament = self.bridge.tournament
        self.waiting_changed.emit(len(tournament.unseated()) if tournament.seating.places else 0)

    # ---- menus and files

    def _run(self, command_id: str) -> None:
        command = next(command for command in self._commands if command.id == command_id)
        if command.when():
            command.do()

    def _on_menu_wanted(self, at: QPoint) -> None:
        shown = [c for c in self._commands if c.when() and c.id.rpartition(".")[2] in IN_MENU]
        command_menu(shown, self).popup(at)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self._deeds.bring_in_file(event.mimeData().urls()[0].toLocalFile())


def _nothing(_answer: object) -> None:
    """The work itself was what was wanted."""
