"""A tournament's plan: all fields on one sheet, sensible from the start, so that a name and Enter are enough.

The same sheet changes the plan of a tournament that is open.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple
from zoneinfo import available_timezones

from PySide6.QtCore import QDateTime, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateTimeEdit,
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from director.domain.names import tidy
from director.domain.options import Options
from director.domain.plan import DISCIPLINES, MOST_CHIPS, MOST_MONEY, RULE_SETS, STRUCTURES, Plan
from director.domain.seats import MOST_SEATS
from director.gui import icons
from director.gui.dialogs.frame import open_at, opens_handbook, verb_row
from director.gui.dialogs.set_up_editors import choice, decimals_of, first_start, number, system_zone
from director.gui.dialogs.set_up_entries import EntriesPage
from director.gui.dialogs.set_up_floor import FloorPage
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.field import Field
from director.gui.widgets.rules_panel import RulesPanel
from director.host.i18n import _, current
from director.rules.rulesets import changes
from director.views import plans

CURRENCIES: Final = ("RUB", "EUR", "USD", "GBP", "KZT", "BYN", "AMD", "GEL", "UZS", "CZK", "PLN", "TRY")
"""Offered first; any other code of three letters may be typed."""

_MOST_TABLES: Final = 2000


class NewTournament(NamedTuple):
    """What was set up."""

    plan: Plan
    tables: int
    """How many tables to open at once, numbered from 1."""


class SetUpDialog(QDialog):
    """Asks for the plan of a new tournament, or with `known` for what changes in one that is open.

    `counted`: money was taken already, so the currency stays what it is. `schedule` opens the level schedule,
    `windows` tells what it says of late entries, rebuys and the like.
    """

    def __init__(
        self,
        now: datetime,
        parent: QWidget | None = None,
        *,
        known: Plan | None = None,
        counted: bool = False,
        schedule: Callable[[QWidget], object] | None = None,
        windows: str = "",
    ) -> None:
        super().__init__(parent)
        opens_handbook(self, "first-evening")
        self._known, self._schedule = known, schedule
        words = _("Set-up of the tournament") if known else _("New tournament")
        self.setWindowTitle(words)
        self._fields: dict[str, Field] = {}
        self._make_editors(now)
        self._entries, self._floor = EntriesPage(windows), FloorPage()
        if known is not None:
            self._show_plan(known)
            self._currency.setEnabled(not counted)
        self._first_shown = self._starts.dateTime()
        self._rules_panel, self._tabs = RulesPanel(), QTabWidget()
        self._options: Options = known.options if known is not None else ()
        self._lay_out(words)
        self._rules_panel.changed.connect(self._on_option_changed)
        self._rules_panel.asked.connect(self._look_up)
        QShortcut(QKeySequence("Shift+F1"), self, self._look_up)
        self._tabs.currentChanged.connect(self._on_tab)
        self._on_option_changed()
        for edit in (self._name, self._stack, self._buy_in, self._fee):
            edit.textChanged.connect(self._on_mended)
        for box in (self._zone, self._currency):
            box.currentTextChanged.connect(self._on_mended)
        open_at(self, 860, 580)
        self._name.setFocus()

    def _lay_out(self, words: str) -> None:
        title = QLabel(words)
        title.setProperty("type", "title")
        event = QWidget()
        column = QVBoxLayout(event)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._sheet())
        column.addWidget(self._dead)
        if self._known is not None:
            self._fields["tables"].hide()
            column.addWidget(_what_stays())
        column.addStretch(1)
        self._tabs.setObjectName("parts")
        self._tabs.addTab(event, _("Tournament"))
        self._tabs.addTab(self._rules_panel, "")
        self._tabs.addTab(self._entries, _("Re-entry, rebuy, add-on"))
        self._tabs.addTab(self._floor, _("Floor"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 12, 24, 12)
        whole.setSpacing(8)
        whole.addWidget(title)
        whole.addWidget(self._tabs, 1)
        foot = verb_row(self, self._verb())
        if self._schedule is not None:
            foot.insertWidget(0, self._levels())
        whole.addLayout(foot)

    def _levels(self) -> QPushButton:
        levels = QPushButton(_("Level schedule…"))
        levels.setObjectName("levels")
        levels.setAutoDefault(False)
        levels.setIcon(icons.icon("clock"))
        levels.setIconSize(icons.BESIDE)
        levels.clicked.connect(self._on_levels)
        return levels

    def _on_levels(self) -> None:
        if self._schedule is not None:
            self._schedule(self)

    def _verb(self) -> QPushButton:
        verb = QPushButton(_("Change the set-up") if self._known else _("Create tournament"))
        verb.setObjectName("create")
        return verb

    # ---- the answer

    def plan(self) -> Plan:
        """The plan as it stands in the fields. Called once the dialog was accepted."""
        return self._plan()

    def tournament(self) -> NewTournament:
        """What was set up. Called once the dialog was accepted."""
        return NewTournament(self._plan(), self._tables.value())

    def field(self, name: str) -> Field:
        """A field by its name in the plan. Raises KeyError."""
        return self._fields[name]

    def accept(self) -> None:
        """Close if everything can be so; else go to the first field that cannot."""
        wrong = self._check()
        for name, field in self._fields.items():
            field.say_wrong(wrong.get(name, ""))
        if wrong:
            self._tabs.setCurrentIndex(0)
            self._fields[next(iter(wrong))].editor.setFocus()
            return
        for page in (self._entries, self._floor):
            found = page.wrong()
            if found is not None:
                self._tabs.setCurrentWidget(page)
                found.setFocus()
                return
        super().accept()

    def _on_mended(self) -> None:
        """A field that was called wrong is called so only as long as it is."""
        called = [name for name, field in self._fields.items() if field.wrong]
        wrong = self._check() if called else {}
        for name in called:
            self._fields[name].say_wrong(wrong.get(name, ""))

    def _plan(self) -> Plan:
        code, known = self._currency.currentText().strip().upper(), self._known
        same_start = known is not None and self._starts.dateTime() == self._first_shown
        starts = self._starts.dateTime().toString("yyyy-MM-ddTHH:mm")
        plan = Plan(
            name=tidy(self._name.text()),
            starts=known.starts if known is not None and same_start else starts,
            place=tidy(self._place.text()),
            zone=self._zone.currentText().strip(),
            discipline=self._discipline.currentData(),
            structure=self._structure.currentData(),
            rules=self._rules.currentData(),
            seats=self._seats.value(),
            stack=self._stack.amount() or 0,
            buy_in=self._buy_in.amount() or 0,
            fee=self._fee.amount() or 0,
            currency=code,
            decimals=self._decimals_of(code),
            dead_stacks=self._dead.isChecked(),
            options=self._options,
        )
        return self._floor.filled(self._entries.filled(plan))

    def _check(self) -> dict[str, str]:
        """What is wrong, by field, in the order of the sheet."""
        wrong: dict[str, str] = {}
        if not tidy(self._name.text()):
            wrong["name"] = _("Give the tournament a name.")
        if self._zone.currentText().strip() not in available_timezones():
            wrong["zone"] = _("No such time zone. Choose one from the list.")
        stack = self._stack.amount()
        if stack is None or not 1 <= stack <= MOST_CHIPS:
            wrong["stack"] = _("Write a number of chips, such as 10,000.")
        for name, editor in (("buy_in", self._buy_in), ("fee", self._fee)):
            amount = editor.amount()
            if amount is None or amount > MOST_MONEY:
                wrong[name] = _("Write an amount, such as 1,000 or 0.")
        code = self._currency.currentText().strip()
        if len(code) != 3 or not code.isascii() or not code.isalpha():
            wrong["currency"] = _("A code of three letters, such as EUR.")
        return wrong

    # ---- the sheet

    def _make_editors(self, now: datetime) -> None:
        self._name, self._place = QLineEdit(), QLineEdit()
        self._name.setPlaceholderText(_("Friday Freeze-out"))
        self._place.setPlaceholderText(_("Club, room or city"))
        for edit in (self._name, self._place):
            edit.setMaxLength(200)
        self._starts = QDateTimeEdit(first_start(now))
        self._starts.setCalendarPopup(True)
        self._starts.setDisplayFormat("d MMM yyyy  HH:mm")
        self._zone = QComboBox()
        self._zone.setEditable(True)
        self._zone.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._zone.addItems(sorted(available_timezones()))
        self._zone.setCurrentText(system_zone())
        words = current()
        self._discipline = choice(DISCIPLINES, lambda one: plans.discipline_name(one, words))
        self._structure = choice(STRUCTURES, lambda one: plans.structure_name(one, words))
        self._rules = choice(RULE_SETS, lambda one: plans.rule_set_name(one, words))
        self._seats, self._tables = number(2, MOST_SEATS, 9), number(0, _MOST_TABLES, 1)
        code = "RUB" if words.language == "ru" else "EUR"
        self._currency = QComboBox()
        self._currency.setEditable(True)
        self._currency.addItems(CURRENCIES)
        self._currency.setCurrentText(code)
        self._currency.currentTextChanged.connect(self._on_currency_changed)
        self._stack = AmountEdit(10_000)
        self._buy_in, self._fee = AmountEdit(0, decimals=2), AmountEdit(0, decimals=2)
        self._dead = QCheckBox(
            _("The stack of a player who &leaves after the first hand stays and is blinded off")
        )
        self._dead.setObjectName("dead_stacks")

    def _show_plan(self, plan: Plan) -> None:
        """Fill the sheet with a plan that is in force."""
        self._name.setText(plan.name)
        self._place.setText(plan.place)
        if plan.starts:
            self._starts.setDateTime(QDateTime.fromString(plan.starts, Qt.DateFormat.ISODate))
        self._zone.setCurrentText(plan.zone)
        for box, value in (
            (self._discipline, plan.discipline),
            (self._structure, plan.structure),
            (self._rules, plan.rules),
        ):
            box.setCurrentIndex(box.findData(value))
        self._seats.setValue(plan.seats)
        self._currency.setCurrentText(plan.currency)
        for editor, amount in ((self._buy_in, plan.buy_in), (self._fee, plan.fee)):
            editor.set_decimals(plan.decimals)
            editor.set_amount(amount)
        self._stack.set_amount(plan.stack)
        self._dead.setChecked(plan.dead_stacks)
        self._entries.show_plan(plan)
        self._floor.show_plan(plan)

    def _sheet(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        rows: tuple[tuple[tuple[str, str, QWidget, int], ...], ...] = (
            (("name", _("Na&me"), self._name, 7), ("starts", _("&Start"), self._starts, 5)),
            (("place", _("&Place"), self._place, 7), ("zone", _("Time &zone"), self._zone, 5)),
            (
                ("discipline", _("&Game"), self._discipline, 4),
                ("structure", _("&Betting"), self._structure, 3),
                ("rules", _("&Rules"), self._rules, 5),
            ),
            (
                ("seats", _("Seats at a &table"), self._seats, 4),
                ("tables", _("Tables to &open now"), self._tables, 3),
                ("stack", _("Starting stac&k, chips"), self._stack, 5),
            ),
            (
                ("buy_in", _("Buy-&in, to the prizes"), self._buy_in, 4),
                ("fee", _("&Fee, to the house"), self._fee, 3),
                ("currency", _("&Currency"), self._currency, 5),
            ),
        )
        for at, row in enumerate(rows):
            column = 0
            for name, words, editor, span in row:
                editor.setObjectName(name)
                self._fields[name] = Field(words, editor)
                grid.addWidget(self._fields[name], at, column, 1, span, Qt.AlignmentFlag.AlignTop)
                column += span
        for column in range(12):
            grid.setColumnStretch(column, 1)
        return grid

    def _on_tab(self, at: int) -> None:
        if self._tabs.widget(at) is self._rules_panel:
            self._rules_panel.show_plan(self._plan())
            if not self._tabs.tabBar().hasFocus():
                self._rules_panel.take_focus()
        elif self._tabs.widget(at) is self._entries:
            buy_in, fee, stack = (one.amount() or 0 for one in (self._buy_in, self._fee, self._stack))
            self._entries.suggest(buy_in, fee, stack or 1)

    def _look_up(self) -> None:
        """Open the rule book, at the article of the rule that is looked at."""
        from director.gui.dialogs.rule_book import look_up

        looked_at = self._tabs.currentWidget() is self._rules_panel
        look_up(self, self._plan().rules, self._rules_panel.asks() if looked_at else "")

    def _on_option_changed(self) -> None:
        """The options are those of the panel once it was looked at; the tab says how many were changed."""
        if self._tabs.currentWidget() is self._rules_panel:
            self._options = self._rules_panel.plan().options
        count = len(changes(self._plan()))
        words = _("Rules of this event")
        self._tabs.setTabText(1, f"{words} · {count}" if count else words)

    def _on_currency_changed(self, code: str) -> None:
        decimals = self._decimals_of(code.strip().upper())
        for editor in (self._buy_in, self._fee):
            editor.set_decimals(decimals)
        self._entries.set_decimals(decimals)

    def _decimals_of(self, code: str) -> int:
        """Those of the plan in force while its currency stays, else those of the currency."""
        if self._known is not None and code == self._known.currency:
            return self._known.decimals
        return decimals_of(code)


def _what_stays() -> QLabel:
    """What a change does not touch."""
    text = _(
        "Whoever is in keeps the price that was paid and the stack. Tables that are open keep their seats."
    )
    label = QLabel(text)
    label.setProperty("type", "note")
    label.setWordWrap(True)
    return label
