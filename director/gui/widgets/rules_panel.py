"""The rules of an event: every option by topic with its value and source, and under them the one to change.

The list is read like a page; what a row means, and every other value, stands below it. A value the rule set
itself has is no change, so to choose it takes the change back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from director.domain.options import TOPICS, with_option
from director.domain.plan import Plan
from director.gui import theme
from director.gui.rows_model import Column, RowsModel
from director.gui.widgets.find_field import FindField
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.rules.rulesets import book_of
from director.views.rule_options import (
    OptionRow,
    fits,
    offered,
    option_rows,
    rule,
    topic_name,
    value_label,
)

Row = OptionRow | str
"""An option, or the heading of a topic by its name."""


def _of(name: str) -> Any:  # Any: a column asks for texts, states and icons alike
    """What a column shows of a row; a heading shows nothing but itself."""

    def said(row: Row) -> str:
        return "" if isinstance(row, str) else str(getattr(row, name))

    return said


def _label(row: Row) -> str:
    return row if isinstance(row, str) else row.label


def _source(row: Row) -> str:
    if isinstance(row, str):
        return ""
    return row.source if row.counts else _("not in this game")


def _tone(row: Row) -> str:
    if isinstance(row, str):
        return "text"
    if not row.counts:
        return "soft"
    return "blue" if row.changed else ""


def _source_tone(row: Row) -> str:
    if isinstance(row, str) or not row.counts or row.changed:
        return _tone(row)
    return "" if row.house else "soft"


def _mark(row: Row) -> str:
    if isinstance(row, str) or not row.counts:
        return ""
    if row.changed:
        return "pencil"
    return "house" if row.house else ""


COLUMNS: Final[tuple[Column[Row], ...]] = (
    Column("label", N_("Rule"), _label, stretch=True, tip=_of("phrase"), state=_tone),
    Column("value", N_("Value"), _of("value_label"), width=250, tip=_of("rule"), state=_tone),
    Column("source", N_("Source"), _source, width=206, tip=_source, state=_source_tone, icon=_mark),
)


class RulesModel(RowsModel[Row]):
    """Options under the headings of their topics, always in that order."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(COLUMNS, _key, parent=parent)
        self._bold = QFont()
        self._bold.setWeight(QFont.Weight.DemiBold)

    def cell(self, row: Row, column: Column[Row], role: int) -> Any:
        if role == Qt.ItemDataRole.FontRole and (isinstance(row, str) or row.changed):
            return self._bold
        return super().cell(row, column, role)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.row(index.row()), str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)


def _said(row: OptionRow) -> str:
    """The rule and where it comes from, and what it was changed from; what nobody can change says so."""
    text = f"{row.rule} [{row.source}]"
    if row.fixed:
        return " ".join((text, _("In this game there is no choice.")))
    return f"{text}\n{row.book}" if row.book else text


def _row(*parts: tuple[QWidget | None, int]) -> QHBoxLayout:
    """Parts beside one another with how they stretch; None is free room."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for part, stretch in parts:
        if part is None:
            row.addStretch(stretch)
        else:
            row.addWidget(part, stretch)
    return row


def _key(row: Row) -> str:
    return f"topic {row}" if isinstance(row, str) else row.key


class RulesPanel(QWidget):
    """Shows the rules of a plan, and changes its options."""

    changed = Signal()
    """An option was set, or taken back."""
    asked = Signal()
    """What the rule book says is to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = Plan(name="")
        self._model = RulesModel(self)
        self._table: RowsTable[Row] = RowsTable(self._model)
        self._find, self._all = FindField(), QCheckBox(_("Rules of other games too"))
        self._what, self._says = QLabel(), QLabel()
        self._value, self._back = QComboBox(), QPushButton(_("As the book says"))
        self._read = KeyButton("spade")
        self._build()
        self._find.textChanged.connect(self._on_find)
        self._find.stepped.connect(self._on_stepped)
        self._find.entered.connect(self._open_values)
        self._table.selected.connect(self._on_selected)
        self._table.row_activated.connect(self._open_values)
        self._read.clicked.connect(self.asked)
        self._all.toggled.connect(self._fill)
        self._value.activated.connect(self._on_chosen)
        self._back.clicked.connect(self._on_back)

    def _build(self) -> None:
        self._find.setPlaceholderText(_("Find a rule, a value or an article"))
        self._find.setAccessibleName(_("Find a rule"))
        self._table.set_empty_words(_("No rule of this game has these words."))
        self._table.setObjectName("rules")
        self._table.setProperty("led", "true")  # from the field above it
        self._table.setAccessibleName(_("Rules of this event"))
        self._table.setSortingEnabled(False)
        self._table.setSelectionMode(RowsTable.SelectionMode.SingleSelection)
        self._all.setObjectName("all_games")
        for label, name in ((self._what, "rule_about"), (self._says, "rule_says")):
            label.setObjectName(name)
            label.setWordWrap(True)
        self._what.setProperty("type", "note")
        # Two lines whether they are needed or not, so that the list above keeps its place.
        self._says.setMinimumHeight(2 * self._says.fontMetrics().lineSpacing())
        self._says.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._value.setObjectName("rule_value")
        self._value.setAccessibleName(_("Value"))
        self._value.setMinimumWidth(280)
        self._back.setObjectName("rule_back")
        self._back.setAutoDefault(False)
        self._read.setObjectName("rule_read")
        self._read.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._read.say(_("In the rule book"), "Shift+F1")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 8, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(_row((self._find, 1), (self._all, 0)))
        whole.addWidget(self._table, 1)
        for part in (self._what, self._says):
            whole.addWidget(part)
        whole.addLayout(_row((self._value, 0), (self._back, 0), (None, 1), (self._read, 0)))

    # ---- what the dialog asks

    def show_plan(self, plan: Plan) -> None:
        """Show the rules of this plan."""
        if plan != self._plan:
            self._plan = plan
            self._fill()

    def plan(self) -> Plan:
        """The plan shown, with the options as they were changed here."""
        return self._plan

    def asks(self) -> str:
        """What the rule book is asked for: the article of the rule that is chosen."""
        row = self._chosen()
        return row.asks if row is not None else ""

    def take_focus(self) -> None:
        """Put the keyboard where a rule is looked for."""
        self._find.setFocus()

    # ---- within

    def _fill(self, _ignored: bool = False) -> None:
        self._model.set_rows(self._rows())
        if self._chosen() is None:
            self._choose_first()
        self._on_selected()

    def _choose_first(self) -> None:
        first = next((row for row in self._model.shown() if isinstance(row, OptionRow)), None)
        if first is not None:
            self._table.select(first.key)
            self._table.scrollToTop()

    def _on_find(self, text: str) -> None:
        self._fill()
        if text.strip():
            self._choose_first()

    def _on_stepped(self, by: int, pages: bool) -> None:
        """Go to another rule; a heading is passed over."""
        rules = [at for at, row in enumerate(self._model.shown()) if isinstance(row, OptionRow)]
        at = self._table.currentIndex().row()
        if at in rules:
            seen = max(1, self._table.viewport().height() // theme.ROW - 1)
            place = rules.index(at) + by * (seen if pages else 1)
            self._table.select(self._model.key_at(rules[max(0, min(place, len(rules) - 1))]))

    def _rows(self) -> Iterator[Row]:
        words, text = current(), self._find.text()
        rows = [
            row
            for row in option_rows(self._plan, words)
            if (row.counts or self._all.isChecked()) and fits(row, text, words)
        ]
        for topic in TOPICS:
            of_topic = [row for row in rows if row.topic == topic]
            if of_topic:
                yield topic_name(topic, words)
                yield from of_topic

    def _chosen(self) -> OptionRow | None:
        row = self._table.current_row()
        return row if isinstance(row, OptionRow) else None

    def _on_selected(self) -> None:
        row, words = self._chosen(), current()
        self._value.clear()
        if row is not None:
            for value in offered(self._plan, row.key):
                label = value_label(row.key, value, words)
                self._value.addItem(label[:1].upper() + label[1:], value)
                self._value.setItemData(
                    self._value.count() - 1, rule(row.key, value, words), Qt.ItemDataRole.ToolTipRole
                )
            self._value.setCurrentIndex(offered(self._plan, row.key).index(row.value))
        self._what.setText(row.phrase if row is not None else "")
        self._says.setText(_said(row) if row is not None else "")
        self._value.setEnabled(row is not None and not row.fixed)
        self._back.setEnabled(row is not None and row.changed)
        self._back.setToolTip(row.book if row is not None else "")
        self._read.setEnabled(row is not None)

    def _open_values(self, _row: Row = "") -> None:
        if self._value.isEnabled():
            self._value.setFocus(Qt.FocusReason.OtherFocusReason)
            self._value.showPopup()

    def _on_chosen(self, at: int) -> None:
        row = self._chosen()
        if row is not None:
            self._set(row.key, offered(self._plan, row.key)[at])

    def _on_back(self) -> None:
        row = self._chosen()
        if row is not None:
            self._set(row.key, None)

    def _set(self, key: str, value: Any) -> None:
        # What the book says is no change: it is taken back, so that it follows the rule set again.
        wanted = None if value == book_of(self._plan).value(key) else value
        options = with_option(self._plan.options, key, wanted)
        if options != self._plan.options:
            self._plan = replace(self._plan, options=options)
            self._fill()
            self.changed.emit()
