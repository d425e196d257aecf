"""What can be done at the selected table: button, hands, absence, chips. Each wish becomes one decision."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.ids import EntryId
from director.domain.play import Away, Back
from director.domain.tournament import Table
from director.gui.pages.place_deeds import PlaceDeeds


class TableDeeds(PlaceDeeds):
    """Acts on the table, or the player, of the selected place; `place` tells which that is."""

    # ------------------------------------------------------------ what is selected

    def player(self) -> EntryId | None:
        """Who sits on the selected chair and is in, or None."""
        holder = self.holder()
        return None if holder is None or self.tournament.entries[holder].dead else holder

    def holder(self) -> EntryId | None:
        """Whose chips stand on the selected chair, a dead stack too, or None."""
        place = self._place()
        return self.tournament.seating.holder(place) if place is not None and self.table() else None

    def with_button(self) -> Table | None:
        """The selected table, where the game has a button and somebody could play."""
        table, tournament = self.table(), self.tournament
        if table is None or tournament.seating.count(table.number) < 2:
            return None
        from director.rules.table.sitting import has_button

        return table if has_button(tournament) else None

    def is_away(self) -> bool:
        """Whether the selected player is away."""
        player = self.player()
        return player is not None and self.tournament.mark(player).away

    def may_choose(self) -> bool:
        """Whether the selected player is there and says whether he posts or waits."""
        from director.views.come_in import has_choice

        player = self.player()
        return player is not None and not self.is_away() and has_choice(self.tournament, player)

    # ------------------------------------------------------------ button and hands

    def first_button(self) -> None:
        """Draw for the first button."""
        from director.gui.dialogs.first_button import FirstButtonDialog

        table = self.with_button()
        if table is not None:
            FirstButtonDialog(self._bridge, table.number, self._parent).open()

    def set_button(self) -> None:
        """Put the button somewhere by hand."""
        from director.gui.dialogs.set_button import SetButtonDialog

        table = self.with_button()
        if table is not None:
            SetButtonDialog(self._bridge, table.number, self._parent).open()

    def next_hand(self) -> None:
        """Propose the next hand."""
        from director.gui.dialogs.next_hand import NextHandDialog

        table = self.with_button()
        if table is not None:
            NextHandDialog(self._bridge, table.number, self._parent).open()

    def skip_button(self) -> None:
        """Correct a button that was not moved."""
        from director.gui.dialogs.skip_button import SkipButtonDialog

        table = self.with_button()
        if table is not None:
            SkipButtonDialog(self._bridge, table.number, self._parent).open()

    # ------------------------------------------------------------ who is there

    def toggle_away(self) -> None:
        """The selected player is away, or is back; whoever owes a blind says how he comes in."""
        from director.views.come_in import has_choice

        player = self.player()
        if player is None:
            return
        if not self.is_away():
            self._bridge.do(Away(player))
        elif has_choice(self.tournament, player):
            self.choose()
        else:
            self._bridge.do(Back(player))

    def choose(self) -> None:
        """Ask the selected player whether he posts or waits."""
        from director.gui.dialogs.come_back import ComeBackDialog

        player = self.player()
        if player is not None:
            ComeBackDialog(self._bridge, player, self._parent).open()

    # ------------------------------------------------------------ chips

    def adjust_chips(self) -> None:
        """Correct the chips of whoever sits on the selected chair, or of the room."""
        from director.gui.dialogs.adjust_chips import AdjustChipsDialog

        AdjustChipsDialog(self._bridge, self.holder(), self._parent).open()

    def colour_up(self) -> None:
        """Let a chip leave play at the selected table, or at all of them."""
        from director.gui.dialogs.colour_up import ColourUpDialog

        tables = self.racing()
        if tables:
            ColourUpDialog(self._bridge, tables, self._parent).open()

    def racing(self) -> tuple[int, ...]:
        """The selected table, or every open one; those where nobody sits have no chips."""
        return tuple(sorted(self._with_chips()))

    def anybody_races(self) -> bool:
        """Whether there is such a table."""
        return any(self._with_chips())

    def _with_chips(self) -> Iterator[int]:
        table, count = self.table(), self.tournament.seating.count
        tables = (table,) if table is not None else self.tournament.open_tables()
        return (one.number for one in tables if count(one.number))

    # ------------------------------------------------------------ tables that close

    def break_table(self) -> None:
        """Break the selected table, or the one whose turn it is."""
        from director.gui.dialogs.break_table import BreakTableDialog

        number = self.breaking()
        if number is not None:
            BreakTableDialog(self._bridge, number, self._parent).open()

    def breaking(self) -> int | None:
        """The selected table, or the one whose turn it is to break; None where nobody could go elsewhere."""
        from director.rules.floor.closing import first_to_break

        table = self.table()
        if self.tables_open() < 2:
            return None
        number = table.number if table is not None else first_to_break(self.tournament)
        return number if number is not None and self.tournament.seating.count(number) else None

    def tables_open(self) -> int:
        """How many tables are open."""
        return len(self.tournament.open_tables())

    def redraw(self, *, final: bool) -> None:
        """Let everybody draw anew, to some tables or to the final one."""
        from director.gui.dialogs.redraw import RedrawDialog

        if self.tournament.seating.places:
            RedrawDialog(self._bridge, final=final, parent=self._parent).open()

    def breaking_order(self) -> None:
        """Post which table breaks first."""
        from director.gui.dialogs.breaking_order import BreakingOrderDialog

        if self.tables_open() > 1:
            BreakingOrderDialog(self._bridge, self._parent).open()

    def last_changes(self) -> None:
        """Show who went where last, to print and to read out."""
        from director.gui.dialogs.seat_changes import SeatChangesDialog
        from director.host.i18n import current
        from director.views.seat_changes import last_seat_changes

        changes = last_seat_changes(self._bridge.journal, self._bridge.people, current())
        if changes is not None:
            SeatChangesDialog(self._bridge, changes.line, self._parent).open()

    # ------------------------------------------------------------ going out

    def can_go_out(self) -> bool:
        """Whether the selected player could be knocked out now."""
        return self.tournament.started and self.player() is not None

    def can_several_go_out(self) -> bool:
        """Whether players of the selected table could be knocked out now."""
        table = self.table()
        return (
            self.tournament.started and table is not None and self.tournament.seating.count(table.number) > 0
        )

    def knock_out(self) -> None:
        """The selected player is out, at once; Undo stands at the foot."""
        from director.domain.busts import Out
        from director.gui.bust_deeds import knock_out

        player, place = self.player(), self._place()
        if player is not None and place is not None:
            knock_out(self._bridge, (Out(player, place),))

    def knock_out_several(self) -> None:
        """Ask who goes out in one hand, with which stacks, and who won."""
        from director.gui.dialogs.knock_out import KnockOutDialog

        table = self.table()
        if table is not None:
            KnockOutDialog(self._bridge, table.number, self.player(), self._parent).open()

    def left_here(self) -> EntryId | None:
        """Who went out last from the selected free chair and may be revived, or None."""
        place = self._place()
        if place is None or not place.seat or not self.tournament.started or self.holder() is not None:
            return None
        from director.rules.floor.revive import left_last

        return left_last(self.tournament, place)

    def revive(self) -> None:
        """Let whoever went out last from the selected chair play on."""
        from director.gui.bust_deeds import revive

        entry = self.left_here()
        if entry is not None:
            revive(self._bridge, entry, self._parent)

    def history(self) -> None:
        """Show everything the journal says of who sits on the selected chair."""
        from director.gui.dialogs.player_history import PlayerHistoryDialog

        holder = self.holder()
        if holder is not None:
            PlayerHistoryDialog(self._bridge, holder, self._parent).open()
