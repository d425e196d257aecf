"""What can be done for the person who is shown: each wish becomes one action, or opens its dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from director.desk.desk import Changed
from director.domain.arrivals import CancelPreRegistration
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId
from director.domain.people import Person
from director.domain.tournament import EntryState
from director.gui.till import Till
from director.gui.widgets.lasting import lasting
from director.gui.widgets.print_memory import PrintMemory
from director.rules.floor.arrivals import awaited, is_awaited

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class RegistrationDeeds:
    """Acts on `person` and `entry`, the ones that are shown."""

    def __init__(
        self,
        bridge: Bridge,
        parent: QWidget,
        *,
        registered: Callable[[PersonId, EntryId], None],
        selected: Callable[[], Sequence[EntryId]],
        say: Callable[[str], None],
    ) -> None:
        self.person: PersonId | None = None
        self.entry: EntryId | None = None
        self._bridge = bridge
        self._parent = parent
        self._registered = registered
        self._selected = selected
        self._say = say
        self._intent = ""

    # ---- who is shown

    def show(self, person: PersonId | None, entry: EntryId | None) -> None:
        """From now on it is about this person: a new intent."""
        self.person, self.entry, self._intent = person, entry, ""

    def playing(self) -> EntryId | None:
        """The entry with which who is shown plays now."""
        return None if self.person is None else self._bridge.tournament.playing_persons.get(self.person)

    def shows_somebody(self) -> bool:
        """Whether anybody is shown."""
        return self.person is not None

    def can_register(self) -> bool:
        """Whether somebody is shown who is not in; who is out makes a re-entry instead."""
        tournament = self._bridge.tournament
        last = None if self.person is None else tournament.latest.get(self.person)
        out = last is not None and tournament.entries[last].state is EntryState.OUT
        return self.person is not None and self.playing() is None and not out

    def is_in(self) -> bool:
        """Whether who is shown plays."""
        return self.playing() is not None

    def is_waiting(self) -> bool:
        """Whether who is shown is in and has no seat."""
        entry = self.playing()
        return entry is not None and self._bridge.tournament.seating.at(entry) is None

    def is_seated(self) -> bool:
        """Whether who is shown has a seat."""
        return self.entry is not None and self._bridge.tournament.seating.at(self.entry) is not None

    def has_entries(self) -> bool:
        """Whether there is anything to export."""
        return bool(self._bridge.tournament.entries)

    def is_awaited(self) -> bool:
        """Whether who is shown is pre-registered and not here yet."""
        return self.person is not None and is_awaited(self._bridge.tournament, self.person)

    def awaits_anybody(self) -> bool:
        """Whether anybody is pre-registered and not here yet."""
        return bool(awaited(self._bridge.tournament))

    # ---- registering

    def register(self) -> None:
        """Register who is shown, with a seat."""
        if self.person is not None:
            self.enter(self.person, seated=True)

    def register_for_draw(self) -> None:
        """Register who is shown, without a seat."""
        if self.person is not None:
            self.enter(self.person, seated=False)

    def enter(self, who: PersonId | Person, *, seated: bool) -> None:
        """One intent, one entry: a repeated key or a lost answer comes with the same uid."""
        uid = self._intent = self._intent or self._bridge.desk.venue.new_uid()
        method = Till.of(self._bridge).method

        def again(reason: str) -> None:
            self._bridge.run(
                lambda desk: desk.register(
                    who, seated=seated, method=method, reason=reason, overrule=True, uid=uid
                ),
                lasting(self._parent, self._on_registered),
                once=("register", uid),
            )

        self._bridge.run(
            lambda desk: desk.register(who, seated=seated, method=method, uid=uid),
            lasting(self._parent, self._on_registered),
            overrule=again,
            once=("register", uid),
        )

    def unexpect(self) -> None:
        """Who is shown does not come after all."""
        if self.person is not None and self.is_awaited():
            self._bridge.do(CancelPreRegistration((self.person,)))

    def unexpect_all(self) -> None:
        """Nobody who was pre-registered comes any more."""
        if self.awaits_anybody():
            self._bridge.do(CancelPreRegistration(tuple(sorted(awaited(self._bridge.tournament)))))

    def forget_intent(self) -> None:
        """Nothing was stored: the next try is a new intent."""
        self._intent = ""

    def _on_registered(self, changed: Changed) -> None:
        self._intent = ""
        for line in changed.lines:
            if isinstance(line.action, Register):
                self._registered(line.action.person, EntryId(line.seq))

    # ---- what else can be done

    def seat_now(self) -> None:
        """Draw a seat for who is shown."""
        entry = self.playing()
        if entry is not None:
            self._bridge.run(lambda desk: desk.seat_late(entry), once=("seat", entry))

    def print_card(self) -> None:
        """Print the card of who is shown, or of all that are selected."""
        from director.gui.dialogs.print_card import print_cards

        chosen = list(self._selected())
        if self.entry is not None and self.entry not in chosen:
            chosen = [self.entry]
        if chosen:
            print_cards(self._bridge, chosen, self._parent)

    def fix_seat(self) -> None:
        """Ask which chair is needed."""
        from director.gui.dialogs.fix_seat import FixSeatDialog

        entry = self.playing()
        if entry is not None:
            FixSeatDialog(self._bridge, entry, self._parent).open()

    def keep_apart(self) -> None:
        """Ask who must not share a table."""
        from director.gui.dialogs.keep_apart import KeepApartDialog

        entry = self.playing()
        if entry is not None:
            KeepApartDialog(self._bridge, entry, self._parent).open()

    def edit(self) -> None:
        """Correct the particulars."""
        from director.gui.dialogs.person import PersonDialog

        if self.person is not None:
            dialog = PersonDialog(self._bridge, self._bridge.people.find(self.person), self._parent)
            dialog.erased.connect(self._say)
            dialog.open()

    def withdraw(self) -> None:
        """Ask for the refund and withdraw."""
        from director.gui.dialogs.withdraw import WithdrawDialog

        entry = self.playing()
        if entry is not None:
            WithdrawDialog(self._bridge, entry, self._parent).open()

    def void(self) -> None:
        """Ask for the reason and make void."""
        from director.gui.dialogs.void_entry import void_entry

        entry = self.playing()
        if entry is not None:
            void_entry(self._bridge, entry, self._parent)

    def bring_in(self) -> None:
        """Import a list."""
        self.bring_in_file("")

    def bring_in_file(self, path: str) -> None:
        """Import this list; without one it is asked for."""
        from director.gui.dialogs.import_list import ImportDialog

        dialog = ImportDialog(self._bridge, self._parent)
        dialog.open()
        if path:
            dialog.open_file(path)

    def send_out(self) -> None:
        """Export the list."""
        from director.gui.dialogs.export_list import export_list

        export_list(self._bridge, self._parent, self._say)

    def takings(self) -> None:
        """Show what each clerk took."""
        from director.gui.dialogs.takings import TakingsDialog

        TakingsDialog(self._bridge, self._parent).open()

    def held(self) -> frozenset[EntryId]:
        """Who sits on a chair that is on no card yet."""
        return PrintMemory.of(self._bridge).without_card()

    def has_held(self) -> bool:
        """Whether cards are held for printing together."""
        return PrintMemory.of(self._bridge).lacks_cards()

    def print_held(self) -> None:
        """Print all cards that were held, in one go."""
        from director.gui.dialogs.print_card import print_cards

        print_cards(self._bridge, self.held(), self._parent)

    def may_revive(self) -> bool:
        """Whether who is shown is out and has not entered again."""
        found = self._bridge.tournament.entries.get(self.entry) if self.entry is not None else None
        return found is not None and found.state is EntryState.OUT and found.again is None

    def revive(self) -> None:
        """Let who is shown play on."""
        from director.gui.bust_deeds import revive

        if self.entry is not None and self.may_revive():
            revive(self._bridge, self.entry, self._parent)

    def has_history(self) -> bool:
        """Whether who is shown has an entry."""
        return self.entry is not None and self.entry in self._bridge.tournament.entries

    def history(self) -> None:
        """Show everything the journal says of who is shown."""
        from director.gui.dialogs.player_history import PlayerHistoryDialog

        if self.entry is not None and self.has_history():
            PlayerHistoryDialog(self._bridge, self.entry, self._parent).open()
