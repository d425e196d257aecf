"""The level schedule, edited as in a spreadsheet, its check beside it. Nothing is set before it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from director.desk.schedules.columns import known_heads
from director.desk.schedules.templates import is_template
from director.domain.sheets import Draft
from director.domain.structure import WINDOWS, Window
from director.gui.beat import Beat
from director.gui.commands import CommandSet
from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.dialogs.schedule_files import ScheduleFiles
from director.gui.keys import KeyFilter
from director.gui.schedule_commands import BUTTONS, schedule_commands
from director.gui.schedule_deeds import ScheduleDeeds
from director.gui.schedule_editing import ScheduleEditing
from director.gui.style import restyle
from director.gui.widgets.chips_pane import ChipsPane
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.go_button import GoButton
from director.gui.widgets.levels_model import usual_columns
from director.gui.widgets.levels_pane import LevelsPane
from director.gui.widgets.parting import across
from director.gui.widgets.schedule_check import WIDTH, ScheduleCheck
from director.gui.widgets.schedule_keep import ScheduleKeep
from director.gui.widgets.sheet_cells import block_of
from director.gui.widgets.windows_form import WindowsForm
from director.host.i18n import _, current
from director.views.preflight import Finding
from director.views.schedule_words import wrong

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

SIZE: Final = (1360, 730)


def open_schedule(
    bridge: Bridge, parent: QWidget | None = None, on_paper: Callable[[], None] | None = None
) -> LevelScheduleDialog:
    """Show the editor of this window; a second one comes to the front instead of being made.

    `on_paper` shows the schedule as paper, where somebody asks for that.
    """
    top = parent.window() if parent is not None else None
    known = top.findChild(LevelScheduleDialog) if top is not None else None
    if isinstance(known, LevelScheduleDialog):
        known.raise_()
        known.activateWindow()
        return known
    dialog = LevelScheduleDialog(bridge, top)
    if on_paper is not None:
        dialog.paper_wanted.connect(on_paper)
    dialog.show()
    return dialog


class LevelScheduleDialog(QDialog):
    """Levels, chips, and what is tied to levels; beside them what the check says."""

    paper_wanted = Signal()
    """The schedule that is set shall be seen on paper; the editor is out of the way."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "levels")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setSizeGripEnabled(True)
        self.bridge, self._editing = bridge, ScheduleEditing.of(bridge)
        self.levels, self.chips, self._windows = LevelsPane(), ChipsPane(), WindowsForm()
        self.deeds = ScheduleDeeds(self._editing, self.levels.grid, self)
        self._files = ScheduleFiles(self._editing, self)
        self.check, self._keep = ScheduleCheck(), ScheduleKeep()
        self._commands = CommandSet(self)
        self._keys = KeyFilter(self._commands, self)
        self._title, self._tabs, self._split = QLabel(), QTabWidget(), QSplitter()
        self._standing, self._other = ElidedLabel(), QPushButton()
        self._leave, self._set = QPushButton(), GoButton()
        self._build()
        self._connect()
        self._say()
        self._show()
        open_at(self, *SIZE)
        self.levels.grid.setFocus()
        self.levels.grid.choose(self._editing.first, "minutes")

    # ---- building

    def _build(self) -> None:
        self._title.setProperty("type", "title")
        self._tabs.setObjectName("parts")
        for part in (self.levels, self.chips, _scrolled(self._windows)):
            self._tabs.addTab(part, "")
        for name, button in (("leave", self._leave), ("set", self._set), ("other", self._other)):
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._standing.setObjectName("standing")
        self.levels.grid.is_sheet = _is_sheet
        self._commands.add(schedule_commands(self._editing, self.deeds, self._on_levels), self)
        self.levels.fill_bar(
            (name, self._commands.action(f"schedule.{name}") if name else None, told)
            for name, told in BUTTONS
        )
        head = QHBoxLayout()
        head.setContentsMargins(16, 12, 16, 4)
        head.setSpacing(4)
        head.addWidget(self._title, 1)
        for button in self._files.buttons():
            head.addWidget(button)
        self._split.setHandleWidth(1)
        self._split.addWidget(self._tabs)
        self._split.addWidget(self.check)
        self._split.setStretchFactor(0, 1)
        self._split.setCollapsible(0, False)
        self._split.setSizes([SIZE[0] - WIDTH, WIDTH])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._split, 1)
        whole.addWidget(self._keep)
        whole.addWidget(across())
        whole.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 8, 16, 12)
        foot.setSpacing(8)
        foot.addWidget(self._standing, 1)
        foot.addWidget(self._other)
        foot.addWidget(self._leave)
        foot.addWidget(self._set)
        return foot

    def _connect(self) -> None:
        editing, grid = self._editing, self.levels.grid
        editing.changed.connect(self._show)
        editing.set_done.connect(self.accept)
        self._files.paper_wanted.connect(self._on_paper)
        self.levels.model.edited.connect(self._on_edited)
        self.levels.antes_chosen.connect(self.deeds.pay_antes)
        grid.moved.connect(self._show_able)
        self._tabs.currentChanged.connect(self._show_able)
        grid.sheet_pasted.connect(self._files.look_at_text)
        self.chips.model.edited.connect(self._on_chips)
        self._windows.edited.connect(self._on_window)
        self.check.part_wanted.connect(self._on_part)
        self.check.entries_wanted.connect(editing.check_for)
        self._leave.clicked.connect(self.reject)
        self._set.clicked.connect(self._on_set)
        self._other.clicked.connect(self._on_other)
        Beat.of(self.bridge).struck.connect(self._on_struck)
        QShortcut(QKeySequence("Ctrl+O"), self, self._files.ask_import)
        QShortcut(QKeySequence("Ctrl+Return"), self, self._on_set)

    def _say(self) -> None:
        name = self.bridge.tournament.setup.name
        self.setWindowTitle(_("Level schedule — {event}").format(event=name))
        self._title.setText(_("Level schedule"))
        for at, text in enumerate((_("Levels"), _("Chips"), _("Until when"))):
            self._tabs.setTabText(at, text)
        self._leave.setText(_("Leave it"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_keys"):
            self._say()
            for part in (self.levels, self.chips, self._windows, self.check, self._files):
                part.retranslate()
            self._show()

    # ---- showing

    def _show(self) -> None:
        editing = self._editing
        draft = editing.sheet.draft
        plan = self.bridge.tournament.setup
        usual = usual_columns(plan.discipline, plan.structure)
        self.levels.show_draft(draft, editing.wrong_cells(), usual)
        self.levels.model.show_beside(editing.starts(), editing.beside())
        self.levels.model.show_place(editing.first, editing.place if editing.has_run else -1)
        self.chips.show_chips(editing.sheet.chips, editing.wrong_chips(), editing.entries, plan.stack)
        known: dict[str, Window | None] = {name: getattr(draft, name) for name in WINDOWS}
        words = current()
        beyond = {fault.column: wrong(fault, words) for fault in editing.faults if fault.code == "window"}
        self._windows.show_windows(known, beyond)
        self._show_check()
        self._show_keep()
        self._show_able()

    def _show_check(self) -> None:
        editing = self._editing
        told, faults = editing.check(), (*editing.faults, *editing.chip_faults)
        if not editing.sheet.draft.rows:
            text = _("Nothing is written yet. Take a template, build one, import a sheet, or type.")
            self.check.show_nothing(text, editing.entries)
        elif told is not None and not faults:
            self.check.show_check(told, editing.entries)
        else:
            words = current()
            chips = [Finding("error", wrong(fault, words)) for fault in editing.chip_faults]
            levels = [Finding("error", wrong(fault, words), fault.row - 1) for fault in editing.faults]
            self.check.show_faults(len(faults), editing.entries, [*levels, *chips])

    def _show_keep(self) -> None:
        editing = self._editing
        number = self.levels.model.shown_text(editing.place, "kind") if editing.sheet.draft.rows else ""
        self._keep.ask(_("Level {number}").format(number=number), editing.times_left())

    def _show_able(self) -> None:
        """What can be done now, and what stands at the foot."""
        editing, rows = self._editing, self._editing.sheet.draft.rows
        faults = (*editing.faults, *editing.chip_faults)
        self._commands.refresh()
        self._set.say(_("Set the schedule"), _("Ctrl+Enter"))
        self._set.setEnabled(bool(rows) and not faults)
        played = any(fault.code == "level_played" for fault in faults)
        self._other.setVisible(played or editing.is_elsewhere)
        self._other.setText(_("Put them back") if played else _("Show that one"))
        text, state = self._stands(played=played)
        restyle(self._standing, state=state)
        self._standing.setText(text)

    def _stands(self, *, played: bool) -> tuple[str, str]:
        """What stands at the foot, and its state."""
        editing = self._editing
        if editing.refused:
            return editing.refused, "red"
        if played:
            return _("Rows that were changed here have begun meanwhile."), "amber"
        if editing.is_elsewhere:
            return _("The schedule was changed at another desk meanwhile."), "amber"
        said = self.levels.said()
        if said:
            return said, ""
        return (_("Changed, and not set yet."), "") if editing.is_changed else ("", "")

    def _on_struck(self) -> None:
        """The clock went on: rows may have begun, times moved."""
        editing, model = self._editing, self.levels.model
        before = model.first
        model.show_place(editing.first, editing.place if editing.has_run else -1)
        self._show_keep()
        if model.first != before:
            self._show()

    # ---- what people do

    def _on_edited(self, draft: object) -> None:
        if isinstance(draft, Draft):
            self._editing.write(draft)

    def _on_chips(self, rows: object) -> None:
        if isinstance(rows, tuple):
            self._editing.write(chips=rows)

    def _on_window(self, name: str, window: object) -> None:
        self._editing.write(replace(self._editing.sheet.draft, **{name: window}))

    def _on_paper(self) -> None:
        self.accept()
        self.paper_wanted.emit()

    def _on_levels(self) -> bool:
        """Whether the sheet of levels is looked at."""
        return self._tabs.currentWidget() is self.levels

    def _on_part(self, part: int) -> None:
        self._tabs.setCurrentWidget(self.levels)
        self.levels.grid.setFocus()
        self.levels.grid.choose(part)

    def _on_other(self) -> None:
        if any(fault.code == "level_played" for fault in self._editing.faults):
            self._editing.put_back()
        else:
            self._editing.start_afresh()

    def _on_set(self) -> None:
        if self._set.isEnabled():
            self._editing.set(self._keep.answer)


def _scrolled(form: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(form)
    form.setProperty("part", "plain")
    return scroll


def _is_sheet(text: str) -> bool:
    """Whether what was copied is a whole sheet with its headings, and no block of cells."""
    return is_template(text) or known_heads(block_of(text)[0]) > 0
