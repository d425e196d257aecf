"""The check of a schedule beside it: what cannot be played, the end, chips, the room level by level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from director.gui import fonts
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.style import restyle
from director.gui.theme import Size
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.parting import across
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.trouble_list import MOST, TroubleLine, TroubleList, and_more
from director.host.i18n import N_, _, ngettext
from director.views.preflight import Finding, NeedRow, OutlookRow, PreflightWords

_STATES: Final = {"error": "red", "doubt": "amber"}
WIDTH: Final = 372
LEAST: Final = 260
LOW: Final = 460
"""Below this height in pixels findings and tables share one place."""
HEAD: Final = 15
"""Beside the words of a heading in a dense table, in pixels."""

_OUTLOOK: Final = (
    Column[OutlookRow]("level", N_("Level"), lambda row: row.level, width=48, align=Align.RIGHT),
    Column[OutlookRow]("depth", N_("Stack"), lambda row: row.depth, width=46, align=Align.RIGHT),
    Column[OutlookRow]("players", N_("Players"), lambda row: row.players, width=78, align=Align.RIGHT),
    Column[OutlookRow]("tables", N_("Tables"), lambda row: row.tables, width=58, align=Align.RIGHT),
    Column[OutlookRow]("dealers", N_("Dealers"), lambda row: row.dealers, width=56, align=Align.RIGHT,
                        stretch=True),
)  # fmt: skip
_NEEDS: Final = (
    Column[NeedRow]("chip", N_("Chip"), lambda row: row.chip, width=64, align=Align.RIGHT),
    Column[NeedRow]("needed", N_("Needed"), lambda row: row.needed, width=76, align=Align.RIGHT),
    Column[NeedRow]("owned", N_("Owned"), lambda row: row.owned, width=76, align=Align.RIGHT),
    Column[NeedRow]("short", N_("Missing"), lambda row: row.short, width=76, align=Align.RIGHT,
                    state=lambda row: "red" if row.short else "", stretch=True),
)  # fmt: skip


class ScheduleCheck(QWidget):
    """Always there; it asks nothing and stops nobody."""

    part_wanted = Signal(int)
    """A row of the schedule, from 0, shall be shown."""
    entries_wanted = Signal(int)
    """It shall be checked for so many."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("check")
        self.setMinimumWidth(LEAST)
        self._verdict, self._end, self._note = QLabel(), QLabel(), QLabel()
        self._for = QLabel()
        self.entries = AmountEdit(0)
        self._findings = TroubleList()
        self._outlook: RowsModel[OutlookRow] = RowsModel(_OUTLOOK, lambda row: row.part, parent=self)
        self._needs: RowsModel[NeedRow] = RowsModel(_NEEDS, lambda row: row.chip, parent=self)
        self._levels: RowsTable[OutlookRow] = RowsTable(self._outlook)
        self._chips: RowsTable[NeedRow] = RowsTable(self._needs)
        self._tabs = QTabWidget()
        self._rest, self._column = QWidget(), QVBoxLayout(self)
        self._low = self._is_checked = False
        self._build()
        self.retranslate()

    def _build(self) -> None:
        for label, name, kind in (
            (self._verdict, "verdict", "strong"),
            (self._end, "end", "strong"),
            (self._note, "end-note", "note"),
            (self._for, "for", "note"),
        ):
            label.setObjectName(name)
            label.setProperty("type", kind)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.entries.setObjectName("check-entries")
        self.entries.setFixedWidth(88)
        self.entries.editingFinished.connect(self._on_entries)
        self._levels.row_activated.connect(self._on_level)
        self._lay_out()

    def _lay_out(self) -> None:
        self._findings.set_room((0, 0, 8, 0), spacing=6)
        self._findings.row_wanted.connect(self.part_wanted)
        self._levels.setObjectName("outlook")
        self._chips.setObjectName("needs")
        for table in (self._levels, self._chips):
            table.setProperty("dense", "true")
            table.setSortingEnabled(False)
        self._tabs.addTab(self._levels, "")
        self._tabs.addTab(self._chips, "")
        counted = QHBoxLayout()
        counted.setSpacing(8)
        counted.addWidget(self._for)
        counted.addWidget(self.entries)
        counted.addStretch(1)
        column = self._column
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self._verdict)
        column.addWidget(self._findings, 2)
        column.addWidget(across())
        column.addLayout(counted)
        column.addWidget(self._end)
        column.addWidget(self._note)
        column.addWidget(self._tabs, 3)
        column.addWidget(self._rest, 1)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._for.setText(_("Checked for so many entries"))
        self.entries.setAccessibleName(_("Checked for so many entries"))
        self._name_tabs()
        self._levels.set_empty_words("")
        for table in (self._levels, self._chips):
            fit_heads(table)
        self._chips.set_empty_words(_("Name the chips, and what a stack has of them."))

    def show_check(self, told: PreflightWords, entries: int) -> None:
        """What the check found."""
        weight = told.findings[0].weight if told.findings else "note"
        restyle(self._verdict, state=_STATES.get(weight, "good"))
        self._verdict.setText(told.verdict)
        self._list(told.findings)
        self._end.setText(told.end)
        self._note.setText(told.end_note)
        text = _("Stack: the starting stack in {unit} at the beginning of the level.")
        self._levels.horizontalHeader().setToolTip(text.format(unit=told.unit))
        if not self.entries.hasFocus():
            self.entries.set_amount(entries)
        self._outlook.set_rows(told.outlook)
        self._needs.set_rows(told.needs)
        self._show_outlook(shown=True)

    def show_faults(self, count: int, entries: int, findings: Sequence[Finding]) -> None:
        """Before these are mended there is nothing to check."""
        restyle(self._verdict, state="red")
        text = ngettext("{n} thing to mend first", "{n} things to mend first", count)
        self._verdict.setText(text.format(n=count))
        self._list(findings)
        self._end.clear()
        self._note.clear()
        if not self.entries.hasFocus():
            self.entries.set_amount(entries)
        self._show_outlook(shown=False)

    def show_nothing(self, text: str, entries: int) -> None:
        """Nothing is written yet."""
        restyle(self._verdict, state="")
        self._verdict.setText(text)
        self._list(())
        self._end.clear()
        self._note.clear()
        self.entries.set_amount(entries)
        self._show_outlook(shown=False)

    def said(self) -> list[str]:
        """Every finding that is listed, as it is written."""
        return self._findings.said()

    # ---- within

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = event.size().height() < LOW
        if low is not self._low:
            self._low = low
            self._place_findings()

    def _place_findings(self) -> None:
        """What was found stands over the tables; where that is too low, it is one of the tabs."""
        if self._low:
            self._tabs.insertTab(0, self._findings, "")
            self._tabs.setCurrentIndex(0)
        else:
            self._tabs.removeTab(self._tabs.indexOf(self._findings))
            self._column.insertWidget(1, self._findings, 2)
            self._findings.show()
        self._name_tabs()
        self._show_outlook(shown=self._is_checked)

    def _name_tabs(self) -> None:
        tabs = self._tabs
        tabs.setTabText(tabs.indexOf(self._findings), _("To look at"))
        tabs.setTabText(tabs.indexOf(self._levels), _("Level by level"))
        tabs.setTabText(tabs.indexOf(self._chips), _("Chips"))

    def _show_outlook(self, *, shown: bool) -> None:
        self._is_checked = shown
        for part in (self._end, self._note):
            part.setVisible(shown)
        for table in (self._levels, self._chips):
            self._tabs.setTabVisible(self._tabs.indexOf(table), shown)
        self._tabs.setVisible(shown or self._low)
        self._rest.setVisible(not shown and not self._low)

    def _list(self, findings: Sequence[Finding]) -> None:
        lines: list[QWidget] = [
            TroubleLine(
                finding.text,
                finding.weight,
                finding.part if finding.part >= 0 else None,
                f"finding-{finding.part}",
            )
            for finding in findings[:MOST]
        ]
        self._findings.show_lines([*lines, *and_more(len(findings))])

    def _on_entries(self) -> None:
        self.entries_wanted.emit(self.entries.amount() or 0)

    def _on_level(self, row: OutlookRow) -> None:
        self.part_wanted.emit(row.part)


def fit_heads(table: RowsTable[Any]) -> None:
    """Columns as wide as they are meant, and as what stands over them in the language spoken now."""
    metrics, header = QFontMetrics(fonts.font(Size.NOTE, bold=True)), table.horizontalHeader()
    for at in range(header.count()):
        column = table.rows().column(at)
        if not column.stretch:
            header.resizeSection(at, max(column.width, metrics.horizontalAdvance(_(column.words)) + HEAD))
