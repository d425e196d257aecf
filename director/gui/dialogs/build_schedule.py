"""A schedule made to measure: from field, stack, chips, level length and wanted end, with its forecast."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from director.desk.schedules import amounts
from director.domain.chip_case import ChipCase
from director.domain.moments import MINUTE, as_text
from director.domain.refusal import Impossible
from director.domain.structure import Structure
from director.gui.dialogs.frame import open_at, opens_handbook, verb_row
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.style import restyle
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.calm import calm
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.field import Field
from director.gui.widgets.parting import upright
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.rules.rulesets import rules_of
from director.rules.schedule.building import Built, Wish, built
from director.rules.schedule.preflight import Field as Players
from director.rules.schedule.preflight import preflight
from director.views import figures
from director.views.preflight import field_of, preflight_words
from director.views.refusals import IMPOSSIBLE
from director.views.schedule_words import ANTE_KINDS
from director.views.structure_sheet import SheetRow, ante_head, sheet_rows, start_of

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_SETTLE: Final = 250
"""Milliseconds after the last key before it is built anew."""
_USUAL: Final = "25, 100, 500, 1000, 5000"
_USUAL_LENGTH: Final = 6 * 60
_DAY: Final = 24 * 60
_MINUTES, _BLINDS, _ANTE, _MARKS = range(2, 6)
_COLUMNS: Final = (
    Column[SheetRow]("name", N_("Level"), lambda row: row.name, width=92,
                     state=lambda row: "" if row.kind == "level" else "blue"),
    Column[SheetRow]("starts", N_("Starts"), lambda row: row.starts, width=60, align=Align.RIGHT),
    Column[SheetRow]("minutes", N_("Min"), lambda row: row.minutes, width=52, align=Align.RIGHT),
    Column[SheetRow]("blinds", N_("Stakes"), lambda row: row.blinds, width=150),
    Column[SheetRow]("ante", N_("Ante"), lambda row: row.ante, width=80, align=Align.RIGHT),
    Column[SheetRow]("marks", N_("Notes"), lambda row: row.marks, width=120, stretch=True),
)  # fmt: skip


class BuildScheduleDialog(QDialog):
    """What is wished for at the left, the proposal at the right; it follows every key."""

    taken = Signal(object)
    """The `Structure` that was taken over."""

    def __init__(self, bridge: Bridge, case: ChipCase, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "levels")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Build a level schedule"))
        self._bridge, self._case = bridge, case
        self._built: Built | None = None
        self._fields: dict[str, Field] = {}
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE)
        self._make()
        self._lay_out()
        self._settle.timeout.connect(self.build)
        open_at(self, 1080, 680)
        self.build()

    # ---- building the dialog

    def _make(self) -> None:
        plan = self._bridge.tournament.setup
        self._entries = AmountEdit(field_of(self._bridge.tournament).entries)
        self._stack, self._minutes = AmountEdit(self._case.stack or plan.stack), AmountEdit(20)
        self._depth = AmountEdit(100)
        self._chips = QLineEdit(", ".join(map(str, self._case.values)) or _USUAL)
        self._antes = QComboBox()
        self._lasts, self._ends = QLineEdit(_as_hours(_USUAL_LENGTH)), QLineEdit()
        for kind in ("big_blind", "each", "none"):
            self._antes.addItem(_(ANTE_KINDS[kind]), kind)
        for edit in (self._lasts, self._ends):
            edit.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lasts.textEdited.connect(self._on_lasts)
        self._ends.textEdited.connect(self._on_ends)
        self._on_lasts(self._lasts.text())
        self._every, self._pause = AmountEdit(120), AmountEdit(15)
        self._day, self._late = AmountEdit(0), AmountEdit(8)
        calm(self._antes)
        self._verdict, self._end, self._fit = QLabel(), QLabel(), QLabel()
        for label, name in ((self._verdict, "verdict"), (self._end, "end"), (self._fit, "fit")):
            label.setObjectName(name)
            label.setWordWrap(True)
        self._end.setProperty("type", "strong")
        self._rows: RowsModel[SheetRow] = RowsModel(_COLUMNS, id, parent=self)
        self._table: RowsTable[SheetRow] = RowsTable(self._rows)
        self._table.setObjectName("proposal")
        self._table.setSortingEnabled(False)
        self._table.setProperty("dense", "true")
        self._room = ColumnRoom(self._table, _MARKS, {_MARKS: 48}, (_MINUTES, _MARKS))
        self._yes = QPushButton(_("Take it over into the editor"))
        self._yes.setObjectName("take")

    def _lay_out(self) -> None:
        title = QLabel(_("Build a level schedule"))
        title.setProperty("type", "title")
        right = QVBoxLayout()
        right.setContentsMargins(16, 0, 0, 0)
        right.setSpacing(8)
        for part in (self._end, self._fit, self._verdict):
            right.addWidget(part)
        right.addWidget(self._table, 1)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(self._wishes())
        both.addWidget(upright())
        both.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(8)
        whole.addWidget(title)
        whole.addLayout(both, 1)
        whole.addLayout(verb_row(self, self._yes))

    def _wishes(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        rows = (
            (("entries", _("&Entries"), self._entries), ("stack", _("Starting &stack"), self._stack)),
            (("values", _("&Chips"), self._chips),),
            (
                ("length", _("&Lasts, hours"), self._lasts),
                ("ends", _("Wanted e&nd"), self._ends),
            ),
            (
                ("minutes", _("&Minutes of a level"), self._minutes),
                ("depth", _("Big blinds at the &start"), self._depth),
            ),
            (("antes", _("&Antes paid by"), self._antes),),
            (
                ("break_every", _("&Break every, min"), self._every),
                ("break_minutes", _("Break &of, min"), self._pause),
            ),
            (
                ("day_minutes", _("Longest &day, min; 0: one"), self._day),
                ("late_levels", _("Late &until level"), self._late),
            ),
        )
        for at, row in enumerate(rows):
            for column, (name, words, editor) in enumerate(row):
                editor.setObjectName(name)
                self._fields[name] = Field(words, editor)
                grid.addWidget(self._fields[name], at, column, 1, 3 - len(row), Qt.AlignmentFlag.AlignTop)
                _listen(editor, self._settle)
        self._fields["ends"].setVisible(start_of(self._bridge.tournament.setup) is not None)
        grid.setRowStretch(len(rows), 1)
        grid.setColumnMinimumWidth(0, 164)
        grid.setColumnMinimumWidth(1, 164)
        return grid

    # ---- the proposal

    @property
    def structure(self) -> Structure | None:
        """What is proposed; None where the wish cannot be."""
        return None if self._built is None else self._built.structure

    def build(self) -> None:
        """Build it anew from what is wished."""
        self._settle.stop()
        for field in self._fields.values():
            field.say_wrong("")
        self._built = None
        rules = rules_of(self._bridge.tournament.setup)
        try:
            self._built = built(self._wish(), rules)
        except Impossible as refusal:
            self._refuse(refusal)
        self._yes.setEnabled(self._built is not None)
        self._show()

    def wish_for(self, *, entries: int) -> None:
        """Begin with so many entries."""
        self._entries.set_amount(entries)
        self.build()

    def accept(self) -> None:
        """Take over what is proposed now."""
        self.build()
        if self._built is not None:
            structure = self._built.structure
            super().accept()
            self.taken.emit(structure)

    def _wish(self) -> Wish:
        plan = self._bridge.tournament.setup
        return Wish(
            entries=_figure(self._entries),
            stack=_figure(self._stack),
            minutes=_figure(self._minutes),
            length=_minutes(self._lasts.text()),
            values=amounts.leaving(self._chips.text()) or (),
            seats=plan.seats,
            depth=_figure(self._depth),
            ante_kind=self._antes.currentData(),
            break_every=_figure(self._every),
            break_minutes=_figure(self._pause),
            day_minutes=_figure(self._day),
            late_levels=_figure(self._late),
            game=plan.discipline,
            betting=plan.structure,
        )

    def _on_lasts(self, text: str) -> None:
        """So long from the start is that time of day."""
        begins, plan = start_of(self._bridge.tournament.setup), self._bridge.tournament.setup
        if begins is not None and (length := _minutes(text)):
            self._ends.setText(figures.clock_time(as_text(begins + length * MINUTE), plan, current()))

    def _on_ends(self, text: str) -> None:
        """That time of day is so long from the start, at most a day."""
        begins, plan = start_of(self._bridge.tournament.setup), self._bridge.tournament.setup
        told = re.fullmatch(r"\s*([0-2]?[0-9])[:.]([0-5][0-9])\s*", text)
        if begins is None or told is None:
            return
        hour, minute = figures.clock_time(as_text(begins), plan, current()).split(":")
        length = (int(told[1]) - int(hour)) * 60 + int(told[2]) - int(minute)
        self._lasts.setText(_as_hours(length % _DAY or _DAY))

    def _refuse(self, refusal: Impossible) -> None:
        """Say beside the field what cannot be."""
        name = str(refusal.facts.get("field", "values" if refusal.code == "schedule_chips" else ""))
        text = _(IMPOSSIBLE[refusal.code]).format(**refusal.facts)
        if refusal.code == "schedule_wish":
            text = _("Write a figure from {least} to {most}.").format(**refusal.facts)
        if name in self._fields:
            self._fields[name].say_wrong(text)
        else:
            restyle(self._fit, state="red")
            self._fit.setText(text)

    def _show(self) -> None:
        found = self._built
        if found is None:
            self._rows.set_rows(())
            self._end.clear()
            self._verdict.clear()
            if not any(field.wrong for field in self._fields.values()):
                return
            self._fit.clear()
            return
        wish, words = self._wish(), current()
        plan = replace(self._bridge.tournament.setup, stack=wish.stack)
        case = self._case if self._case.values == wish.values else ChipCase()
        field = Players(wish.entries, wish.stack, wish.seats, game=wish.game, betting=wish.betting)
        checked = preflight(found.structure, case, rules_of(plan), field)
        told = preflight_words(checked, found.structure, case, plan, field, words)
        rows = sheet_rows(found.structure, plan, words)
        self._rows.set_rows(rows)
        said = {at: {_COLUMNS[at].text(row) for row in rows} for at in range(_MARKS + 1)}
        self._room.fit(said, frozenset() if any(row.ante for row in rows) else frozenset({_ANTE}))
        self._table.horizontalHeader().setToolTip(ante_head(found.structure, words))
        self._end.setText(_("Ends {when}").format(when=told.end))
        restyle(self._fit, state="" if found.fit == "fits" else "amber")
        self._fit.setText(_fit(found))
        restyle(self._verdict, state="red" if not told.playable else "")
        self._verdict.setText(told.verdict)


def _fit(found: Built) -> str:
    growth = figures.times(found.growth, current())
    text = {
        "fits": _("About as long as wished. Each level is about {growth} times the one before."),
        "longer": _(
            "Longer than wished, even at {growth} times a level. Shorten the levels or start higher."
        ),
        "shorter": _(
            "Shorter than wished, even at {growth} times a level. Lengthen the levels or start deeper."
        ),
    }[found.fit]
    return text.format(growth=growth)


def _figure(edit: AmountEdit) -> int:
    """What is written; what is no figure is nothing, which is then said beside it."""
    return edit.amount() or 0


def _minutes(text: str) -> int:
    """6, 6:30 or 6.5 hours; 0 for what is none."""
    told = re.fullmatch(r"\s*([0-9]{1,3})(?::([0-5][0-9])|[.,]([0-9]))?\s*", text)
    if told is None:
        return 0
    return int(told[1]) * 60 + int(told[2] or 0) + int(told[3] or 0) * 6


def _as_hours(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def _listen(editor: QWidget, timer: QTimer) -> None:
    """Whatever is changed in a field, the timer runs from then."""
    if isinstance(editor, QComboBox):
        editor.currentIndexChanged.connect(timer.start)
    elif isinstance(editor, QLineEdit):
        editor.textChanged.connect(timer.start)
