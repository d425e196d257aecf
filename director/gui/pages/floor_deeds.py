"""What can be done on the floor: each wish becomes one action, handed to the bridge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from director.domain.action import Action
from director.domain.entries import Withdraw
from director.domain.ids import EntryId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, FreeNeed, Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, UnlockSeats
from director.domain.tournament import Tournament
from director.gui import ask
from director.gui.bridge import Bridge
from director.host.i18n import _, current
from director.views import figures, names
from director.views.floor_facts import Player
from director.views.quick_line import read_seat
from director.views.refusals import RefusalTelling
from director.views.wording import Telling


class FloorDeeds:
    """Acts on the selected place; `place` tells which that is."""

    def __init__(self, bridge: Bridge, place: Callable[[], TableSeat | None], parent: QWidget) -> None:
        self._bridge = bridge
        self._place = place
        self._parent = parent

    # ------------------------------------------------------------ what is selected

    @property
    def tournament(self) -> Tournament:
        """The tournament as last stored."""
        return self._bridge.tournament

    def chair(self) -> TableSeat | None:
        """The selected chair of an open table, or None."""
        place = self._place()
        table = self.tournament.tables.get(place.table) if place is not None else None
        return place if place is not None and place.seat and table is not None and not table.closed else None

    def player(self) -> EntryId | None:
        """Who sits on the selected chair and is in, or None."""
        chair = self.chair()
        holder = self.tournament.seating.holder(chair) if chair is not None else None
        entry = self.tournament.entries.get(holder) if holder is not None else None
        return holder if entry is not None and not entry.dead else None

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

    def has_need(self) -> bool:
        """Whether a need of somebody concerns the selected chair: whoever sits there, or it is kept for."""
        return self._needy() is not None

    def _needy(self) -> EntryId | None:
        player = self.player()
        return player if player in self.tournament.needs else self.kept_for() if self.is_open() else None

    def empty_table(self) -> int | None:
        """The selected table if it is open and nobody sits there, or None."""
        place = self._place()
        table = self.tournament.tables.get(place.table) if place is not None else None
        if table is None or table.closed or self.tournament.seating.count(table.number):
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
        return True, _("Seat {seat} is free.").format(seat=target)

    # ------------------------------------------------------------ the chair

    def toggle_lock(self) -> None:
        """Lock the selected chair, or unlock it."""
        chair = self.chair()
        if chair is not None:
            kind = UnlockSeats if self.is_locked() else LockSeats
            self._bridge.do(kind(chair.table, (chair.seat,)))

    def toggle_need(self) -> None:
        """The selected player must keep this chair; or whoever needs it does no longer."""
        chair, player, needy = self.chair(), self.player(), self._needy()
        if needy is not None:
            self._bridge.do(FreeNeed(needy))
        elif chair is not None and player is not None:
            self._bridge.do(FixSeat(player, chair.table, chair.seat))

    def take_player(self, player: Player) -> None:
        """Put a player on the selected free chair; who sits elsewhere gets it kept instead."""
        chair = self.chair()
        if chair is None:
            return
        if player.seat is None:
            self._bridge.do(Seat(player.entry, chair))
        else:
            self._bridge.do(FixSeat(player.entry, chair.table, chair.seat))

    def keep_for(self, player: Player) -> None:
        """Keep the selected free chair for a player."""
        chair = self.chair()
        if chair is not None:
            self._bridge.do(FixSeat(player.entry, chair.table, chair.seat))

    def withdraw(self) -> None:
        """Take the selected player out, with a reason; before the first hand the money goes back."""
        entry = self.tournament.entries.get(self.player() or EntryId(0))
        if entry is None:
            return
        plan, words = self.tournament.setup, current()
        name = names.told_apart(self._bridge.people, entry.person, words)
        if self.tournament.started:
            action = Withdraw(entry.id, chips="dead" if plan.dead_stacks else "leave")
            detail = _("Play has begun: nothing is refunded.")
        else:
            action = Withdraw(entry.id, entry.buy_in, entry.fee)
            detail = _("The seat becomes free, and {amount} are given back.").format(
                amount=figures.money(entry.buy_in + entry.fee, plan, words)
            )
        reason = ask.choose_reason(
            self._parent, _("Withdraw {name}").format(name=name), detail, yes=_("Withdraw")
        )
        if reason is not None:
            self._bridge.do(action, reason)

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
