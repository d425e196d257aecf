"""Chips: what should be in play, what was counted, which chip leaves when, and what each seat got for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from director.domain.counted import counted_everywhere
from director.gui.beat import Beat
from director.gui.called import Called
from director.gui.pages.chips_deeds import ChipsDeeds
from director.gui.pages.page import Page
from director.gui.widgets.chips_lists import ChipsLists
from director.gui.widgets.command_buttons import CommandButtons
from director.gui.widgets.ledger_pane import LedgerPane
from director.gui.widgets.parting import across, upright
from director.gui.widgets.plan_pane import PlanPane
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import current
from director.views.chip_stacks import average, stack_rows
from director.views.chips_ledger import CountRow, Ledger, chips_ledger
from director.views.colour_up_plan import PlannedColourUp, colour_up_plan, due
from director.views.quick_line import ShowTable
from director.views.race_records import RaceRecord, race_lines, race_records

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge
    from director.gui.commands import Command

WIDTH: Final = 380
"""Of the column of figures at the left, in pixels."""


class ChipsPage(Page):
    """Figures and plan at the left, lists at the right."""

    key: ClassVar[str] = "chips"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._beat = Beat.of(bridge)
        self.lists, self.ledger, self.plan = ChipsLists(), LedgerPane(), PlanPane()
        self.deeds = ChipsDeeds(bridge, self)
        self._commands = tuple(self.deeds.commands())
        self._counting = CommandButtons(self._commands, ("chips.count_all", "chips.round", "chips.adjust"))
        self._racing = CommandButtons(self._commands, ("chips.colour_up", "chips.results", "chips.sheets"))
        self._level: object = None
        self._records_of: object = None
        self._known: tuple[RaceRecord, ...] = ()
        self._lay_out()
        self.lists.switched.connect(self.able_changed)
        self.lists.tables.row_activated.connect(self._on_activated)
        self.able_changed.connect(self._show_able)
        self._beat.struck.connect(self._on_struck)
        bridge.changed.connect(self.count_waiting)

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(WIDTH)
        column = scrolling_column(side)
        for part in (self.ledger, self._counting, across(), self.plan, self._racing):
            column.addWidget(part)
        column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(side)
        whole.addWidget(upright())
        whole.addWidget(self.lists, 1)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        return self._commands

    def refresh(self, changed: Changed | None) -> None:
        del changed
        journal, people, words = self.bridge.journal, self.bridge.people, current()
        tournament, now = journal.tournament, self._beat.moment
        ledger = self.read_ledger()
        self.ledger.show_ledger(ledger, average(tournament, now, words), self.deeds.round_words())
        plan = self.read_plan()
        self.plan.show_plan(plan, scheduled=tournament.structure is not None)
        self._racing.stress("chips.colour_up", on=bool(due(plan)))
        stacks = stack_rows(tournament, people, now, words)
        self.lists.show_rows(ledger.tables, stacks, self._records())
        self._level = self._place()
        self.able_changed.emit()

    def retranslate(self) -> None:
        self.lists.retranslate()
        self._show_able()

    def go_to(self, target: object) -> bool:
        """A table, once the page is shown; `chips`: the page itself."""
        if isinstance(target, ShowTable) and self.isVisible():
            self.lists.show_list("tables")
            return self.lists.tables.select(target.table)
        return target == "chips"

    def count_waiting(self, _changed: object = None) -> None:
        """Chips that are due to leave, and an alarm."""
        if self.bridge.tournament.plan is not None:
            counted = counted_everywhere(self.bridge.tournament) is not None
            alarm = counted and self.read_ledger().alarm == "red"
            self.waiting_changed.emit(len(due(self.read_plan())) + alarm)

    def called(self) -> Called:
        entry = self.lists.chosen_entry()
        return Called(table=self.lists.chosen_table() or 0, entries=() if entry is None else (entry,))

    def take_focus(self) -> None:
        self.lists.take_focus()

    def keep(self) -> dict[str, Any]:
        return self.lists.keep()

    def take_back(self, kept: dict[str, Any]) -> None:
        self.lists.take_back(kept)

    # ---- what the deeds ask

    def read_ledger(self) -> Ledger:
        """The ledger of the round that is on."""
        return chips_ledger(self.bridge.journal, current(), self.deeds.since)

    def read_plan(self) -> tuple[PlannedColourUp, ...]:
        """The colour-ups of the schedule now."""
        return colour_up_plan(self.bridge.journal, self._beat.moment, current())

    # ---- within

    def _records(self) -> tuple[RaceRecord, ...]:
        """The records, made anew only after another colour-up, or in another language."""
        journal, people, words = self.bridge.journal, self.bridge.people, current()
        held = tuple(race_lines(journal))
        of = (held, words.language, id(people))
        if of != self._records_of:
            self._records_of, self._known = of, race_records(journal, people, words)
        return self._known

    def _place(self) -> object:
        """Where the clock is: what is due and what the big blind is follow from it."""
        face = self._beat.face
        return None if face is None else (face.part, face.state)

    def _on_struck(self) -> None:
        if self._place() != self._level:
            self._level = self._place()
            self.count_waiting()
            if self.isVisible():
                self.refresh(None)

    def _on_activated(self, row: CountRow) -> None:
        self.deeds.count_table(row.table)

    def _show_able(self) -> None:
        self._counting.refresh()
        self._racing.refresh()
