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
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.domain.options import TOPICS, with_option
from director.domain.plan import Plan
from director.gui.rows_model import Column, RowsModel
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.views.rule_options import (
    OptionRow,
    book_of,
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
    return "circle-dot" if row.house else ""


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
    """The rule and where it comes from; an option nobody can change says so."""
    text = f"{row.rule} [{row.source}]"
    return f"{text} {_('In this game there is no choice.')}" if row.fixed else text


def _key(row: Row) -> str:
    return f"topic {row}" if isinstance(row, str) else row.key


class RulesPanel(QWidget):
    """Shows the rules of a plan, and changes its options."""

    changed = Signal()
    """An option was set, or taken back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = Plan(name="")
        self._model = RulesModel(self)
        self._table: RowsTable[Row] = RowsTable(self._model)
        self._all = QCheckBox(_("Rules of other games too"))
        self._what, self._says = QLabel(), QLabel()
        self._value, self._back = QComboBox(), QPushButton(_("As the book says"))
        self._build()
        self._table.selected.connect(self._on_selected)
        self._table.row_activated.connect(self._on_activated)
        self._all.toggled.connect(self._fill)
        self._value.activated.connect(self._on_chosen)
        self._back.clicked.connect(self._on_back)

    def _build(self) -> None:
        self._table.setObjectName("rules")
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
        change = QHBoxLayout()
        change.setSpacing(8)
        change.addWidget(self._value)
        change.addWidget(self._back)
        change.addStretch(1)
        change.addWidget(self._all)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 8, 0, 0)
        whole.setSpacing(6)
        whole.addWidget(self._table, 1)
        for part in (self._what, self._says):
            whole.addWidget(part)
        whole.addLayout(change)

    # ---- what the dialog asks

    def show_plan(self, plan: Plan) -> None:
        """Show the rules of this plan."""
        if plan != self._plan:
            self._plan = plan
            self._fill()

    def plan(self) -> Plan:
        """The plan shown, with the options as they were changed here."""
        return self._plan

    # ---- within

    def _fill(self, _ignored: bool = False) -> None:
        self._model.set_rows(self._rows())
        if self._table.current_row() is None:
            first = next((row for row in self._model.shown() if isinstance(row, OptionRow)), None)
            if first is not None:
                self._table.select(first.key)
        self._on_selected()

    def _rows(self) -> Iterator[Row]:
        rows = [row for row in option_rows(self._plan, current()) if row.counts or self._all.isChecked()]
        for topic in TOPICS:
            of_topic = [row for row in rows if row.topic == topic]
            if of_topic:
                yield topic_name(topic, current())
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

    def _on_activated(self, _row: Row) -> None:
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
