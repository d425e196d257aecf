"""What can be done for entries once seats are given out: buy again, seat who waits, see who is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from PySide6.QtWidgets import QWidget

from director.desk.desk import Changed
from director.domain.buying import Reenter
from director.domain.ids import EntryId, PersonId
from director.gui.entry_deeds import reenter, seat_alternates
from director.gui.till import Till
from director.gui.widgets.lasting import lasting
from director.host.i18n import _
from director.rules.floor.alternates import alternates, has_open_seat
from director.rules.floor.prices import Kind, offer_of
from director.views.entry_card import may_return

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.pages.registration_deeds import RegistrationDeeds


class BuyingDeeds:
    """Acts on who is shown on the page, and on those who wait."""

    def __init__(
        self,
        bridge: Bridge,
        parent: QWidget,
        shown: RegistrationDeeds,
        entered: Callable[[PersonId, EntryId], None],
        seated: Callable[[Changed], None],
    ) -> None:
        self._bridge = bridge
        self._parent = parent
        self._shown = shown
        self._entered = entered
        self._seated = seated

    # ---- who is shown

    def last(self) -> EntryId | None:
        """The last entry of who is shown."""
        person = self._shown.person
        return None if person is None else self._bridge.tournament.latest.get(person)

    def may_reenter(self) -> bool:
        """Whether who is shown is out and may come back."""
        tournament, last = self._bridge.tournament, self.last()
        if last is None or not self._offered("reentry"):
            return False
        return may_return(tournament, tournament.entries[last])

    def may_rebuy(self) -> bool:
        """Whether who is shown plays, and rebuys are offered."""
        return self._shown.is_in() and self._offered("rebuy")

    def may_add_on(self) -> bool:
        """Whether who is shown plays, and add-ons are offered."""
        return self._shown.is_in() and self._offered("add_on")

    def _offered(self, kind: Kind) -> bool:
        """Whether the event has it, and is not over."""
        tournament = self._bridge.tournament
        return tournament.winner is None and offer_of(tournament, kind) is not None

    def reenter(self) -> None:
        """Who is shown and out enters again."""
        last = self.last()
        if last is not None:
            reenter(self._bridge, last, lasting(self._parent, self._on_entered))

    def rebuy(self) -> None:
        """Who is shown buys a stack again."""
        self._buy("rebuy")

    def add_on(self) -> None:
        """Who is shown buys the additional chips."""
        self._buy("add_on")

    def _buy(self, kind: Literal["rebuy", "add_on"]) -> None:
        from director.desk.drawing import bought

        entry = self._shown.playing()
        if entry is not None:
            self._bridge.do(bought(self._bridge.journal, entry, kind, Till.of(self._bridge).method))

    def _on_entered(self, changed: Changed) -> None:
        for line in changed.lines:
            if isinstance(line.action, Reenter):
                made = changed.after.tournament.entries[EntryId(line.seq)]
                self._entered(made.person, made.id)

    def print_receipt(self) -> None:
        """Show the receipts of who is shown, ready to print."""
        from director.gui.dialogs.print_receipt import PrintReceiptDialog

        if self._shown.entry is not None:
            PrintReceiptDialog(self._bridge, self._shown.entry, self._parent).open()

    def has_paid(self) -> bool:
        """Whether an entry is shown."""
        return self._shown.entry is not None

    # ---- those who wait, those who came

    def may_seat(self) -> bool:
        """Whether anybody waits and a seat is free."""
        tournament = self._bridge.tournament
        return bool(alternates(tournament)) and has_open_seat(tournament)

    def seat_next(self) -> None:
        """Draw the free seats for those who wait, in order, and offer their cards."""
        seat_alternates(self._bridge, then=lasting(self._parent, self._seated))

    def has_seats(self) -> bool:
        """Whether anybody sits anywhere."""
        return bool(self._bridge.tournament.seating.places)

    def check_seats(self) -> None:
        """Ask table by table who was seen in the right seat."""
        from director.gui.dialogs.check_seats import CheckSeatsDialog

        place = self._place()
        CheckSeatsDialog(self._bridge, 0 if place is None else place, self._parent).open()

    def no_shows(self) -> None:
        """Ask whose seats are given up because nobody came."""
        from director.gui.dialogs.no_shows import NoShowsDialog

        NoShowsDialog(self._bridge, self._parent).open()

    def _place(self) -> int | None:
        """The table of who is shown."""
        entry = self._shown.entry
        seat = None if entry is None else self._bridge.tournament.seating.at(entry)
        return None if seat is None else seat.table


def waits_now(bridge: Bridge, entry: EntryId) -> str:
    """What to say of somebody who has just entered and got no seat; empty where he has one."""
    line = alternates(bridge.tournament)
    if entry not in line:
        return ""
    return _("No seat is free: number {n} of those who wait.").format(n=line.index(entry) + 1)
