"""A chip leaves play at one table or several: chips are counted, cards dealt, the outcome written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from director.domain.chips import ColourUp, TableRace
from director.domain.refusal import Impossible
from director.gui.dialogs.article_key import opens_rule_book
from director.gui.dialogs.frame import open_at, opens_handbook, verb_row
from director.gui.dialogs.race_frame import RaceDialog
from director.gui.widgets.amount_edit import read_amount
from director.gui.widgets.field import Field
from director.gui.widgets.race_grid import RaceGrid
from director.host.i18n import _, current
from director.rules.cards.card import Card
from director.rules.table.chip_exchange import Denominations
from director.rules.table.missing_cards import deal_missing
from director.rules.table.proposals import race_at
from director.views import figures
from director.views.citing import article_name
from director.views.floor import floor_table
from director.views.race_sheet import (
    RaceSheet,
    proposed_terms,
    race_sheet,
    values_of,
    wrong_value,
)
from director.views.reasons import reasons
from director.views.runs import ranges, read_ranges

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


@dataclass
class _Counted:
    """What was typed for one table."""

    chips: dict[int, tuple[int, bool]] = field(default_factory=dict)
    cards: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    dealt: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    """The seats that the program dealt cards to, each with those that lay there before."""
    sheet: RaceSheet | None = None


class ColourUpDialog(RaceDialog):
    """Tables at the left where there are several, the seats of one at the right."""

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
        opens_handbook(self, "button")
        opens_rule_book(self, bridge.tournament.setup.rules, lambda: self._article)
        self.head(_("Colour-up and chip race"))
        self._article = ""
        self._counted: dict[int, _Counted] = {}
        self._shown = 0
        terms = proposed_terms(bridge.tournament, tables, chip)
        self.chip, self.larger, self.smallest = (self._value(value) for value in terms)
        self.tables = QLineEdit(ranges(tables))
        self.list, self.grid = QListWidget(), RaceGrid()
        self._why = QLabel()
        self._name()
        self._lay_out()
        self._connect()
        open_at(self, 900, 600)
        self._on_tables()
        self.grid.take_focus()

    def _name(self) -> None:
        for widget, name in (
            (self.chip, "chip"), (self.larger, "larger"), (self.smallest, "smallest"),
            (self.tables, "tables"), (self.list, "list"), (self._why, "why"),
        ):  # fmt: skip
            widget.setObjectName(name)
        self._told.setProperty("type", "strong")
        self._why.setProperty("type", "note")
        self._why.setWordWrap(True)
        self.list.setFixedWidth(140)
        self.list.setAccessibleName(_("Tables"))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        top = Qt.AlignmentFlag.AlignTop
        self._values = {
            "chip": Field(_("&Chip that leaves"), self.chip),
            "larger": Field(_("Changed &for"), self.larger),
            "smallest": Field(_("Smallest chip &left"), self.smallest),
        }
        for one in self._values.values():
            head.addWidget(one, 0, top)
        self._tables_field = Field(_("&Tables, such as 1-8, 12"), self.tables)
        head.addWidget(self._tables_field, 1, top)
        head.addWidget(self.deal, 0, Qt.AlignmentFlag.AlignBottom)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addWidget(self.list)
        middle.addWidget(self.grid, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(8)
        whole.addWidget(self.heading)
        whole.addLayout(head)
        whole.addLayout(middle, 1)
        for label in (self._told, self._total, self._why):
            whole.addWidget(label)
        whole.addLayout(verb_row(self, self.yes))

    def _connect(self) -> None:
        for box in (self.chip, self.larger, self.smallest):
            box.currentTextChanged.connect(self._on_terms)
        self.tables.textChanged.connect(self._on_tables)
        self.list.currentRowChanged.connect(self._on_row)
        self.grid.changed.connect(self._on_grid)
        self.grid.column_ended.connect(self._on_column_ended)
        self._bridge.changed.connect(self._judge)

    def _value(self, value: int) -> QComboBox:
        box, words = QComboBox(), current()
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems([figures.chips(one, words) for one in values_of(self._bridge.tournament)])
        box.setCurrentText(figures.chips(value, words))
        box.setMinimumWidth(124)
        return box

    # ------------------------------------------------------------ what is decided

    def action(self) -> ColourUp | None:
        """The decision for every table that is done; None where none is."""
        terms, races = self._terms(), self._races()
        return ColourUp(*terms, tuple(races)) if terms is not None and races else None

    def deal_cards(self) -> None:
        """Deal every card that is missing; those that were typed lie there, and stay."""
        terms = self._terms()
        if terms is None:
            return
        for number, counted in self._counted.items():
            if not _waits(counted.sheet):
                continue
            race = race_at(self._bridge.tournament, number, terms, counted.chips)
            try:
                dealt = deal_missing(number, race, counted.cards, self._chance)
            except Impossible as impossible:
                self._say(self._refusal(impossible), bad=True)
                return
            lay = {seat: counted.cards.get(seat, ()) for seat in dealt}
            counted.dealt = {seat: lay[seat] for seat, some in dealt.items() if some != lay[seat]}
            counted.cards = dealt
        self._show_table(self._shown)
        self._judge()
        self.yes.setFocus()

    # ------------------------------------------------------------ within

    def _terms(self) -> Denominations | None:
        read = [read_amount(box.currentText(), 0) for box in (self.chip, self.larger, self.smallest)]
        return None if None in read else Denominations(*(value or 0 for value in read))

    def _races(self) -> list[TableRace]:
        sheets = [one.sheet for one in self._counted.values() if one.sheet is not None]
        return [sheet.verdict.answer for sheet in sheets if sheet.verdict is not None]

    def _on_terms(self) -> None:
        """Other values: whoever is raced for, the cards that lie there are of another race."""
        for counted in self._counted.values():
            counted.cards, counted.dealt = {}, {}
        self._show_table(self._shown)
        self._judge()

    def _on_tables(self) -> None:
        known = self._bridge.tournament.tables
        wanted = read_ranges(self.tables.text()) or ()
        strange = next((n for n in wanted if n not in known or known[n].closed), None)
        if strange is not None:
            words = _("There is no open table {table}.").format(table=strange)
        else:
            words = "" if wanted else _("Write numbers such as 1-8, 12.")
        self._tables_field.say_wrong(words)
        if words:
            self.yes.setEnabled(False)
            return
        self._counted = {number: self._counted.get(number, _Counted()) for number in wanted}
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([_("Table {table}").format(table=number) for number in self._counted])
        self.list.setVisible(len(self._counted) > 1)
        shown = self._shown if self._shown in self._counted else next(iter(self._counted))
        # Quietly: a row that somebody chooses takes the keyboard to its chips, and here he is typing.
        self.list.setCurrentRow(list(self._counted).index(shown))
        self.list.blockSignals(False)
        self._show_table(shown)
        self._judge()

    def _on_row(self, at: int) -> None:
        if 0 <= at < len(self._counted):
            self._show_table(list(self._counted)[at])
            self._judge()
            self.grid.take_focus()

    def _show_table(self, number: int) -> None:
        counted = self._counted.get(number)
        if counted is None:
            return
        tournament, people = self._bridge.tournament, self._bridge.people
        if number != self._shown:
            self.grid.show_table(floor_table(tournament, people, current(), number))
        self._shown = number
        self.grid.show_chips(counted.chips)
        self.grid.show_cards(counted.cards, fixed=counted.dealt.keys())

    def _on_grid(self) -> None:
        """What was typed for the table that is shown."""
        counted, chips, cards = self._counted[self._shown], self.grid.chips(), self.grid.cards()
        if chips is None or cards is None:
            counted.sheet = None
            self._say(_("Write a number of chips.") if chips is None else _("That is no card."), bad=True)
            self.yes.setEnabled(False)
            return
        if chips != counted.chips and counted.dealt:
            # They were dealt for other chips; what lay there before is still there.
            cards, counted.dealt = {**cards, **counted.dealt}, {}
            self.grid.show_cards(cards, fixed=())
        counted.chips, counted.cards = chips, {seat: some for seat, some in cards.items() if some}
        self._judge()

    def _on_column_ended(self) -> None:
        """The table is done: on to the next one, or to the cards, or to the end."""
        at = self.list.currentRow()
        if self.deal.isEnabled() and at + 1 == len(self._counted):
            self.deal.setFocus()
        elif at + 1 < len(self._counted):
            self.list.setCurrentRow(at + 1)
        else:
            self.yes.setFocus()

    def _judge(self, _changed: object = None) -> None:
        """Reckon every table, and say what comes of it."""
        terms, words, tournament = self._terms(), current(), self._bridge.tournament
        wrong = self._say_values(terms)
        for number, counted in self._counted.items():
            counted.sheet = None
            if terms is not None and not wrong:
                try:
                    counted.sheet = race_sheet(tournament, number, terms, counted.chips, counted.cards, words)
                except Impossible as impossible:
                    wrong = self._refusal(impossible)
        self._show_states()
        sheet = self._counted[self._shown].sheet if self._shown in self._counted else None
        self.grid.show_sheet(sheet)
        if wrong or sheet is None:
            self._say(wrong, bad=True)
        else:
            self._say(sheet.trouble or sheet.text or self._first_step(), bad=bool(sheet.trouble))
        self._show_end(sheet)

    def _say_values(self, terms: Denominations | None) -> str:
        """Say beside its field which value cannot be; give the words, too."""
        at, why = "", ""
        if terms is None:
            boxes = {"chip": self.chip, "larger": self.larger, "smallest": self.smallest}
            at = next(name for name, box in boxes.items() if read_amount(box.currentText(), 0) is None)
            why = _("Write a number of chips.")
        elif (found := wrong_value(self._bridge.tournament, terms, current())) is not None:
            at, why = found
        for name, value in self._values.items():
            value.say_wrong(why if name == at else "")
        return why

    def _first_step(self) -> str:
        chip = self.chip.currentText()
        return _("Type how many chips of {chip} each player has; Enter goes to the next.").format(chip=chip)

    def _show_states(self) -> None:
        marks = {"counting": "", "cards": _("cards"), "ready": "✓"}
        for at, (number, counted) in enumerate(self._counted.items()):
            item = self.list.item(at)
            if item is not None:
                mark = marks[counted.sheet.stage] if counted.sheet is not None else "!"
                words = _("Table {table}").format(table=number)
                item.setText(f"{words}   {mark}" if mark else words)

    def _show_end(self, sheet: RaceSheet | None) -> None:
        self._show_verb(self.action())
        self._total.setVisible(bool(self._total.text()))
        verdict = sheet.verdict if sheet is not None else None
        because = verdict.because if verdict is not None else ()
        self._article = article_name(because[0], current()) if because else ""
        self._why.setText(reasons(verdict, current()) if verdict is not None else "")
        self._why.setVisible(verdict is not None)
        self.deal.setEnabled(any(_waits(one.sheet) for one in self._counted.values()))


def _waits(sheet: RaceSheet | None) -> bool:
    """Cards are missing there, and none that lies there is wrong."""
    return sheet is not None and sheet.stage == "cards" and not sheet.trouble
