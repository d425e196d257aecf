"""The sheets of a colour-up are typed: a row a table, seat by seat; each is reckoned as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from director.domain.chips import ColourUp, TableRace
from director.domain.refusal import Impossible
from director.gui.dialogs.frame import open_at, opens_handbook, verb_row
from director.gui.dialogs.race_frame import RaceDialog
from director.gui.widgets.race_tables import RaceTables
from director.host.i18n import _, current
from director.rules.cards.card import Card
from director.rules.table.missing_cards import deal_missing
from director.rules.table.proposals import race_at
from director.views import figures
from director.views.combinations import with_signs
from director.views.names import entry_name
from director.views.race_entry import SeatTyped, new_chips, rack_words, read_seat_cell, seat_words
from director.views.race_sheet import RaceSheet, proposed_terms, race_sheet
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


@dataclass(frozen=True, slots=True)
class _Row:
    """One table as it stands."""

    typed: dict[int, SeatTyped]
    wrong: tuple[int, ...] = ()
    sheet: RaceSheet | None = None
    trouble: str = ""

    @property
    def race(self) -> TableRace | None:
        """What would be written; None while anything is missing or wrong."""
        settled = self.sheet.verdict if self.sheet is not None else None
        return None if settled is None or self.trouble or self.wrong else settled.answer


class RaceResultsDialog(RaceDialog):
    """Tables that are done are written together; those left empty stay to be done."""

    def __init__(
        self,
        bridge: Bridge,
        tables: Sequence[int],
        parent: QWidget | None = None,
        *,
        chip: int = 0,
        cards: Random | None = None,
    ) -> None:
        super().__init__(bridge, parent, cards)
        opens_handbook(self, "chips")
        self._terms = proposed_terms(bridge.tournament, tables, chip)
        self._rows: dict[int, _Row] = {table: _Row({}) for table in tables}
        words = current()
        self.head(
            _("Results of the colour-up {chip} → {larger}").format(
                chip=figures.chips(self._terms.small, words), larger=figures.chips(self._terms.larger, words)
            )
        )
        self.grid, self._about = RaceTables(), QLabel()
        self._lay_out()
        self.grid.show_tables({table: self._names(table) for table in tables}, {})
        self.grid.typed.connect(self._on_typed)
        self.grid.pointed.connect(self._tell)
        bridge.changed.connect(self._on_changed)
        for table in tables:
            self._judge(table)
        self._show_end()
        open_at(self, 1180, 660)
        QTimer.singleShot(0, self, self.grid.setFocus)

    def _lay_out(self) -> None:
        self._about.setObjectName("about")
        self._about.setWordWrap(True)
        chip = figures.chips(self._terms.small, current())
        text = _(
            "Type how many chips of {chip} each seat handed in; 0 where nobody had any. “!” after the "
            "number: the seat had no other chips. Cards of the race follow: 7 Kd. Enter goes on."
        )
        self._about.setText(text.format(chip=chip))
        self._about.setProperty("tone", "soft")
        foot = QHBoxLayout()
        foot.addWidget(self.deal)
        foot.addLayout(verb_row(self, self.yes), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(8)
        whole.addWidget(self.heading)
        whole.addWidget(self._about)
        whole.addWidget(self.grid, 1)
        whole.addWidget(self._told)
        whole.addWidget(self._total)
        whole.addLayout(foot)

    # ------------------------------------------------------------ what is decided

    def action(self) -> ColourUp | None:
        """Every table that is done; None where none is."""
        races = tuple(row.race for row in self._rows.values() if row.race is not None)
        return ColourUp(*self._terms, races) if races else None

    def deal_cards(self) -> None:
        """Deal every card that is missing at the tables that are counted."""
        for table, row in self._rows.items():
            if row.sheet is None or row.sheet.stage != "cards" or row.wrong:
                continue
            race = race_at(self._bridge.tournament, table, self._terms, _chips(row))
            try:
                dealt = deal_missing(table, race, _cards(row), self._chance)
            except Impossible as impossible:
                self._say(self._refusal(impossible), bad=True)
                return
            cells = {seat: _cell(typed, dealt.get(seat, typed.cards)) for seat, typed in row.typed.items()}
            self.grid.show_cells(table, cells)
            self._judge(table)
        self._show_end()
        self._tell()

    # ------------------------------------------------------------ within

    def _names(self, table: int) -> dict[int, str]:
        tournament, people, words = self._bridge.tournament, self._bridge.people, current()
        held = tournament.seating.players(table)
        return {seat: entry_name(tournament, people, entry, words) for seat, entry in sorted(held.items())}

    def _on_changed(self, _changed: object) -> None:
        """Something was done elsewhere: a table may be closed, or somebody may have left it."""
        for table in self._rows:
            self._judge(table)
        self._show_end()
        self._tell()

    def _on_typed(self, table: int) -> None:
        self._judge(table)
        self._show_end()
        self._tell()

    def _judge(self, table: int) -> None:
        """Reckon this table, and say how it stands."""
        cells = self.grid.cells(table)
        read = {seat: read_seat_cell(text) for seat, text in cells.items()}
        typed = {seat: one for seat, one in read.items() if one is not None}
        wrong = tuple(seat for seat, one in read.items() if one is None)
        row = _Row(typed, wrong) if wrong or not typed else self._reckoned(table, typed)
        self._rows[table] = row
        self.grid.show_state(table, *self._state(row), wrong)

    def _reckoned(self, table: int, typed: dict[int, SeatTyped]) -> _Row:
        row = _Row(typed)
        try:
            sheet = race_sheet(
                self._bridge.tournament, table, self._terms, _chips(row), _cards(row), current()
            )
        except Impossible as impossible:
            return _Row(typed, trouble=self._refusal(impossible))
        row = _Row(typed, (), sheet, sheet.trouble)
        return row if row.race is None else _Row(typed, (), sheet, self._rack_trouble(table, row.race))

    def _rack_trouble(self, table: int, race: TableRace) -> str:
        rack = self.grid.rack(table)
        if not rack:
            return ""
        counted = typed_number(rack)
        if counted is None:
            return _("Write how many new chips the rack gave.")
        return rack_words(race, self._terms, counted, current())

    def _state(self, row: _Row) -> tuple[str, str]:
        words = current()
        if row.wrong:
            return _("that is no number"), "red"
        if row.trouble:
            return row.trouble, "red"
        if row.race is not None:
            new, _rest = new_chips(row.race, self._terms)
            text = _("✓ {n} new chips, change {change}")
            facts = {"n": figures.chips(new, words), "change": figures.signed(row.race.delta, words)}
            return text.format(**facts), "good"
        return (_("cards"), "amber") if row.sheet is not None else ("", "")

    def _tell(self) -> None:
        """What is known of the seat under the keyboard, else of its table."""
        place = self.grid.current_place()
        if place is None:
            return
        table, seat = place
        row = self._rows[table]
        said = seat_words(seat, row.typed.get(seat), row.sheet, self._terms, current())
        text = row.trouble or said or (row.sheet.text if row.sheet is not None else "")
        self._say(text, bad=bool(row.trouble))

    def _show_end(self) -> None:
        self.deal.setEnabled(
            any(row.sheet is not None and row.sheet.stage == "cards" for row in self._rows.values())
        )
        self._show_verb(self.action())


def _chips(row: _Row) -> dict[int, tuple[int, bool]]:
    return {seat: (one.chips, one.others) for seat, one in row.typed.items()}


def _cards(row: _Row) -> dict[int, tuple[Card, ...]]:
    return {seat: one.cards for seat, one in row.typed.items() if one.cards}


def _cell(typed: SeatTyped, cards: Sequence[Card]) -> str:
    """A cell as it is typed, with these cards."""
    chips = f"{typed.chips}{'' if typed.others else '!'}"
    return f"{chips} {with_signs(cards)}" if cards else chips
