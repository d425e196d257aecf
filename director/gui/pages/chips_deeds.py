"""What can be done on page Chips; the dialogs are those of the floor wherever there is one already."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from director.gui.commands import Command
from director.gui.widgets import paper_order
from director.host.i18n import N_, _, current
from director.views import figures
from director.views.colour_up_plan import due

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.pages.chips import ChipsPage


class ChipsDeeds:
    """Acts on the chosen table, or on all."""

    def __init__(self, bridge: Bridge, page: ChipsPage) -> None:
        self._bridge, self._page = bridge, page
        self.since = 0
        """The line after which the round of counting began; 0 for every count that still holds."""

    def commands(self) -> Iterator[Command]:
        """All of them, as they stand in the menu."""
        yield Command(
            "chips.find", N_("&Find in the list"), self.find, ("Ctrl+F",), "search", "page", while_typing=True
        )
        yield Command(
            "chips.count", N_("C&ount the table…"), self.count, ("T",), "coins", "page",
            when=lambda: self._page.lists.chosen_table() is not None, parted=True,
        )  # fmt: skip
        yield Command(
            "chips.count_all", N_("Count &all tables…"), self.count_all, ("Shift+T",), "list-filter", "page",
            when=self._can_count,
        )  # fmt: skip
        yield Command(
            "chips.round", N_("&New round of counting"), self.begin_round, ("Shift+N",), "history", "page",
            when=self._can_count,
            says=lambda: _("Every count that still holds") if self.since else "",
        )  # fmt: skip
        yield Command(
            "chips.adjust", N_("Ad&just chips…"), self.adjust, ("Shift+C",), "hand-coins", "page",
            when=lambda: bool(self._bridge.tournament.entries),
        )  # fmt: skip
        yield Command(
            "chips.colour_up", N_("Colour-up and chip rac&e…"), self.colour_up, ("C",), "layers", "page",
            when=self._can_count, parted=True,
        )  # fmt: skip
        yield Command(
            "chips.results", N_("Results of many ta&bles…"), self.results, ("R",), "table-2", "page",
            when=self._can_count,
        )  # fmt: skip
        yield Command(
            "chips.sheets", N_("&Print colour-up sheets…"), self.sheets, ("Ctrl+P",), "printer", "page",
            when=self._can_count,
        )  # fmt: skip

    # ------------------------------------------------------------ counting

    def find(self) -> None:
        """Put the keyboard into the field that filters the list."""
        self._page.lists.find_field.setFocus()
        self._page.lists.find_field.selectAll()

    def count(self) -> None:
        """Count the chosen table."""
        table = self._page.lists.chosen_table()
        if table is not None:
            self.count_table(table)

    def count_table(self, table: int) -> None:
        """Count this table; afterwards the next one that is to be counted is chosen."""
        from director.gui.dialogs.count_chips import CountChipsDialog

        dialog = CountChipsDialog(self._bridge, table, self._page)
        dialog.accepted.connect(lambda: self._go_on(table))
        dialog.open()

    def count_all(self) -> None:
        """Type the sums of all tables."""
        from director.gui.dialogs.count_tables import CountTablesDialog

        ledger = self._page.read_ledger()
        CountTablesDialog(self._bridge, ledger.tables, ledger.expected, self._page).open()

    def begin_round(self) -> None:
        """Counts made until now count no more on this page; once more, and they do again."""
        self.since = 0 if self.since else self._bridge.journal.seq
        self._page.refresh(None)
        self._page.count_waiting()

    def round_words(self) -> str:
        """When the round began; empty without one."""
        if not self.since:
            return ""
        line = self._bridge.journal.line(self.since)
        return figures.clock_time(line.at, self._bridge.tournament.setup, current())

    def adjust(self) -> None:
        """Correct the chips of the room, or of the player whose record or stack is chosen."""
        from director.gui.dialogs.adjust_chips import AdjustChipsDialog

        AdjustChipsDialog(self._bridge, self._page.lists.chosen_entry(), self._page).open()

    # ------------------------------------------------------------ colour-ups

    def colour_up(self) -> None:
        """Race the chip that is due at the tables that still have it; else the smallest at all of them."""
        from director.gui.dialogs.colour_up import ColourUpDialog

        chip, tables = self._wanted()
        ColourUpDialog(self._bridge, tables, self._page, chip=chip).open()

    def results(self) -> None:
        """Type what the sheets of many tables say."""
        from director.gui.dialogs.race_results import RaceResultsDialog

        chip, tables = self._wanted()
        RaceResultsDialog(self._bridge, tables, self._page, chip=chip).open()

    def sheets(self) -> None:
        """Lead to the sheets on the page of printing."""
        self._page.wanted.emit("print", paper_order.RACES)

    # ------------------------------------------------------------ within

    def _wanted(self) -> tuple[int, tuple[int, ...]]:
        """The chip that leaves now, 0 for the smallest, and the tables."""
        waiting = due(self._page.read_plan())
        if waiting:
            return waiting[0].chip, tuple(sorted(waiting[0].tables))
        return 0, self._seated()

    def _seated(self) -> tuple[int, ...]:
        return tuple(sorted(self._tables_held()))

    def _can_count(self) -> bool:
        return any(self._tables_held())

    def _tables_held(self) -> Iterator[int]:
        tournament = self._bridge.tournament
        count = tournament.seating.count
        return (one.number for one in tournament.open_tables() if count(one.number))

    def _go_on(self, table: int) -> None:
        missing = self._page.read_ledger().missing
        following = next((one for one in missing if one > table), None)
        if following is not None:
            self._page.lists.tables.select(following)
        self._page.lists.take_focus()
