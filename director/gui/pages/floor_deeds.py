"""What can be done on the floor: each wish becomes one action, handed to the bridge."""

from __future__ import annotations

from director.domain.action import Action
from director.domain.entries import RemoveStack
from director.domain.ids import EntryId
from director.domain.penalties import ServePenalty, open_penalties
from director.domain.penalty import Penalty
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, FreeNeed, Move, Seat, Swap
from director.domain.seats import TableSeat, read_seat
from director.domain.setup import CloseTable, LockSeats, UnlockSeats
from director.gui.entry_deeds import entering
from director.gui.pages.place_deeds import PlaceDeeds
from director.gui.widgets.print_memory import PrintMemory
from director.host.i18n import _, current
from director.views import figures
from director.views.candidates import Candidate
from director.views.refusals import RefusalTelling
from director.views.wording import Telling


class FloorDeeds(PlaceDeeds):
    """Acts on the selected place; `place` tells which that is."""

    # ------------------------------------------------------------ what is selected

    def chair(self) -> TableSeat | None:
        """The selected chair of an open table, or None."""
        place = self._place()
        return place if place is not None and place.seat and self.table() is not None else None

    def player(self) -> EntryId | None:
        """Who sits on the selected chair and is in, or None."""
        chair = self.chair()
        holder = self.tournament.seating.holder(chair) if chair is not None else None
        entry = self.tournament.entries.get(holder) if holder is not None else None
        return holder if entry is not None and not entry.dead else None

    def dead_stack(self) -> EntryId | None:
        """Whose dead stack stands on the selected chair, or None."""
        chair = self.chair()
        holder = self.tournament.seating.holder(chair) if chair is not None else None
        return holder if holder is not None and self.tournament.entries[holder].dead else None

    def is_open(self) -> bool:
        """Whether the selected chair is free."""
        chair = self.chair()
        return chair is not None and self.tournament.seating.holder(chair) is None

    def is_locked(self) -> bool:
        """Whether the selected chair is locked."""
        chair = self.chair()
        return chair is not None and chair.seat in self.tournament.tables[chair.table].locked

    def kept_for(self) -> EntryId | None:
        """For whom the selected chair is kept, or None."""
        chair = self.chair()
        return self.tournament.kept_for(chair) if chair is not None else None

    def is_kept(self) -> bool:
        """Whether the selected chair is free and kept for somebody."""
        return self.is_open() and self.kept_for() is not None

    def empty_table(self) -> int | None:
        """The selected table if it is open and nobody sits there, or None."""
        table = self.table()
        if table is None or self.tournament.seating.count(table.number):
            return None
        return table.number

    # ------------------------------------------------------------ to another place

    def to_place(self, source: TableSeat, target: TableSeat) -> Action | None:
        """The move, or where somebody sits the swap; None when nobody sits at the source."""
        seating = self.tournament.seating
        mover, holder = seating.holder(source), seating.holder(target)
        if mover is None:
            return None
        return Move(mover, source, target) if holder is None else Swap(mover, source, holder, target)

    def move(self, source: TableSeat, target: TableSeat) -> None:
        """Move whoever sits there, or swap with whoever sits at the target."""
        action = self.to_place(source, target)
        if action is not None:
            self._bridge.do(action)

    def move_to_table(self, source: TableSeat, table: int) -> None:
        """Move to the first chair of a table that is free for anybody."""
        tournament = self.tournament
        kept = {need.chair for need in tournament.needs.values()}
        chairs = (TableSeat(table, seat) for seat in tournament.empty_seats(table))
        target = next((chair for chair in chairs if chair not in kept), None)
        if target is not None:
            self.move(source, target)

    def move_typed(self, text: str) -> None:
        """Move the selected player to the chair that a text names."""
        chair, target = self.chair(), read_seat(text)
        if chair is not None and target is not None:
            self.move(chair, target)

    def judge(self, text: str) -> tuple[bool, str]:
        """Whether the selected player may go to the chair a text names, and what would happen, in words."""
        chair, target = self.chair(), read_seat(text)
        if target is None:
            return False, _("Write table and seat, such as 7-3.")
        action = self.to_place(chair, target) if chair is not None else None
        if action is None or target == chair:
            return False, _("The player sits there already.")
        telling = Telling(self._bridge.journal, self._bridge.people, current())
        try:
            found = self._bridge.desk.may(action)
        except Impossible as impossible:
            return False, RefusalTelling(telling).impossible(impossible)
        if found:
            return False, RefusalTelling(telling).objections(found)
        if isinstance(action, Swap):
            return True, _("Swaps with {name}.").format(name=telling.name(action.other))
        if chair is not None and chair.table != target.table and self._waits_at(target):
            text = _("Seat {seat} is free; there a newcomer waits until the button has passed.")
            return True, text.format(seat=target)
        return True, _("Seat {seat} is free.").format(seat=target)

    def _waits_at(self, place: TableSeat) -> bool:
        """Whether whoever comes to this chair gets no cards until the button has passed."""
        from director.rules.floor.proposals import newcomer_at

        tournament = self.tournament
        return tournament.in_play(tournament.tables[place.table]) and newcomer_at(tournament, place).answer

    # ------------------------------------------------------------ the chair

    def toggle_lock(self) -> None:
        """Lock the selected chair, or unlock it."""
        chair = self.chair()
        if chair is not None:
            kind = UnlockSeats if self.is_locked() else LockSeats
            self._bridge.do(kind(chair.table, (chair.seat,)))

    def fix_seat(self) -> None:
        """Ask which chair the selected player must have; a chair kept for somebody absent becomes free."""
        from director.gui.dialogs.fix_seat import FixSeatDialog

        player, kept = self.player(), self.kept_for()
        if player is not None:
            FixSeatDialog(self._bridge, player, self._parent).open()
        elif kept is not None and self.is_open():
            self._bridge.do(FreeNeed(kept))

    def keep_apart(self) -> None:
        """Ask from whom the selected player is to be kept apart."""
        from director.gui.dialogs.keep_apart import KeepApartDialog

        player = self.player()
        if player is not None:
            KeepApartDialog(self._bridge, player, self._parent).open()

    def take_player(self, player: Candidate) -> None:
        """Put a player on the selected free chair, from another chair or from none, registered if need be."""
        chair = self.chair()
        if chair is None:
            return
        if player.entry is None:
            self._bridge.do(entering(self._bridge, player.person, chair))
        elif player.seat is None:
            self._bridge.do(Seat(player.entry, chair))
        else:
            self._bridge.do(Move(player.entry, player.seat, chair))

    def keep_for(self, player: Candidate) -> None:
        """Keep the selected free chair for a player."""
        chair = self.chair()
        if chair is not None and player.entry is not None:
            self._bridge.do(FixSeat(player.entry, chair.table, chair.seat))

    def withdraw(self) -> None:
        """Ask what is given back to the selected player, who leaves, and why; a dead stack is taken away."""
        from director.gui.dialogs.withdraw import WithdrawDialog

        player, stack = self.player(), self.dead_stack()
        if stack is not None:
            self._bridge.do(RemoveStack(stack))
        if player is not None:
            WithdrawDialog(self._bridge, player, self._parent).open()

    def penalty(self) -> Penalty | None:
        """What the selected player has to serve, the oldest first."""
        player = self.player()
        return next(iter(open_penalties(self.tournament, player)), None) if player is not None else None

    def serve(self) -> None:
        """The penalty of the selected player is served."""
        penalty = self.penalty()
        if penalty is not None:
            self._bridge.do(ServePenalty(penalty.id))

    def cancel_penalty(self) -> None:
        """Take the penalty of the selected player away, with a reason."""
        from director.gui.ruling_deeds import cancel_penalty

        penalty = self.penalty()
        if penalty is not None:
            cancel_penalty(self._bridge, penalty, self._parent)

    def print_card(self) -> None:
        """Show the card of the selected player, ready to print."""
        from director.gui.dialogs.print_card import print_cards

        player = self.player()
        if player is not None:
            print_cards(self._bridge, [player], self._parent)

    def needs_new_card(self) -> bool:
        """Whether the selected player sits on another chair than the card printed last says."""
        player = self.player()
        return player is not None and PrintMemory.of(self._bridge).is_outdated(player)

    def card(self) -> str:
        """Which chair the card printed last says, and whether that holds; empty where none was printed."""
        player = self.player()
        known = PrintMemory.of(self._bridge).of_entry(player) if player is not None else None
        if known is None:
            return ""
        place, at = known
        if self.needs_new_card():
            return _("says {seat}, print a new one").format(seat=place)
        time = figures.clock_time(at, self.tournament.setup, current())
        return _("printed at {time}").format(time=time)

    # ------------------------------------------------------------ the room

    def close_table(self) -> None:
        """Close the selected table, where nobody sits."""
        table = self.empty_table()
        if table is not None:
            self._bridge.do(CloseTable(table))

    def start_play(self) -> None:
        """The first hand is dealt."""
        self._bridge.do(StartPlay())

    def can_start(self) -> bool:
        """Whether play could begin now."""
        return not self.tournament.started and bool(self.tournament.seating.places)
