"""Where a schedule comes from and goes to: templates, the builder, sheets, files."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QMenu, QPushButton, QWidget

from director.desk.files import file_title
from director.desk.schedules import templates
from director.desk.schedules.chips import rows_of
from director.desk.schedules.parsing import draft_of
from director.desk.schedules.templates import Template
from director.desk.schedules.writing import form_for, schedule_csv, schedule_toml
from director.domain.chip_case import ChipCase
from director.domain.names import tidy
from director.domain.plan import MOST_LETTERS
from director.domain.refusal import Unavailable
from director.domain.sheets import Draft, SheetReading
from director.domain.structure import Structure
from director.gui import ask, icons
from director.gui.dialogs.build_schedule import BuildScheduleDialog
from director.gui.dialogs.frame import FramedDialog
from director.gui.dialogs.import_schedule import ImportScheduleDialog
from director.gui.unwritten import tell_unwritten
from director.gui.widgets.field import Field
from director.gui.widgets.paper_out import save_file
from director.host.i18n import _, current
from director.views.misfits import left_out_words
from director.views.refusals import world
from director.views.schedule_words import export_heads, export_words, template_name

if TYPE_CHECKING:
    from director.gui.schedule_editing import ScheduleEditing


class ScheduleFiles(QObject):
    """The buttons at the head of the editor, and what they do."""

    paper_wanted = Signal()
    """The schedule that is set shall be seen on paper."""

    def __init__(self, editing: ScheduleEditing, window: QDialog) -> None:
        super().__init__(window)
        self._editing, self._window = editing, window
        self._template, self._build = QPushButton(), QPushButton()
        self._import, self._save, self._print = QPushButton(), QPushButton(), QPushButton()
        self._templates, self._ways = QMenu(window), QMenu(window)
        for button, name, icon in (
            (self._template, "template", "layers"), (self._build, "build", "hourglass"),
            (self._import, "import", "file-up"), (self._save, "save-as", "file-down"),
            (self._print, "print", "printer"),
        ):  # fmt: skip
            button.setObjectName(name)
            button.setIcon(icons.icon(icon))
            button.setAutoDefault(False)
        self._template.setMenu(self._templates)
        self._save.setMenu(self._ways)
        self._templates.aboutToShow.connect(self.fill_templates)
        self._ways.aboutToShow.connect(self._show_able)
        self._build.clicked.connect(self.ask_build)
        self._import.clicked.connect(self.ask_import)
        self._print.clicked.connect(self.paper_wanted)
        editing.changed.connect(self._show_printable)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._template.setText(_("Template"))
        self._build.setText(_("Build…"))
        self._import.setText(_("Import…"))
        self._save.setText(_("Save as"))
        self._import.setToolTip("  ".join((_("Import…"), "(Ctrl+O)")))
        self._print.setText(_("Print…"))
        self._show_printable()
        self._ways.clear()
        for name, words, deed in (
            ("csv", _("A sheet (CSV)…"), partial(self.save, "csv")),
            ("toml", _("A file of this program, with its chips (TOML)…"), partial(self.save, "toml")),
            ("keep", _("A template of this house…"), self.ask_keep),
        ):
            self._ways.addAction(words, deed).setObjectName(name)

    def buttons(self) -> tuple[QPushButton, ...]:
        """From the left to the right."""
        return self._template, self._build, self._import, self._save, self._print

    def _show_printable(self) -> None:
        """Paper shows what is in force: what is only written has to be set first."""
        editing = self._editing
        ready = editing.bridge.tournament.structure is not None and not editing.is_changed
        self._print.setEnabled(ready)
        self._print.setToolTip("" if ready else _("Set the schedule first: paper shows what is set."))

    # ---- into the editor

    def fill_templates(self) -> None:
        """Those of the program, and those of the house as they are kept now."""
        self._templates.clear()
        found = templates.own_files(self._editing.bridge.desk.venue.path)
        kept = list(found.read.values())
        for group in (list(templates.house()), kept):
            if group is kept and kept:
                self._templates.addSeparator()
            for template in group:
                action = self._templates.addAction(
                    template_name(template.name, current()), partial(self.take_template, template)
                )
                action.setObjectName(f"template-{template.key}")
        for one in found.left_out:
            self._templates.addAction(left_out_words(one, current()).replace("&", "&&")).setEnabled(False)

    def take_template(self, template: Template) -> None:
        """This schedule into the editor; its chips where none are named yet."""
        self._take(draft_of(template.structure), template.case)

    def ask_build(self) -> None:
        """Build one to measure."""
        dialog = BuildScheduleDialog(self._editing.bridge, self._editing.case or ChipCase(), self._window)
        dialog.taken.connect(self._on_built)
        dialog.open()

    def ask_import(self) -> None:
        """Take one over from a sheet."""
        self._importing().open()

    def look_at_text(self, text: str) -> None:
        """A whole sheet was pasted: look at it first."""
        dialog = self._importing()
        dialog.open()
        dialog.read_text(text)

    def _importing(self) -> ImportScheduleDialog:
        dialog = ImportScheduleDialog(self._editing.bridge, self._window)
        dialog.taken.connect(self._on_taken)
        return dialog

    def _on_built(self, structure: object) -> None:
        if isinstance(structure, Structure):
            self._take(draft_of(structure), ChipCase())

    def _on_taken(self, reading: object) -> None:
        if isinstance(reading, SheetReading):
            self._take(reading.draft, reading.case)

    def _take(self, draft: Draft, case: ChipCase) -> None:
        """Over what is written; what was played stays, and so do chips that are named."""
        editing = self._editing
        if editing.has_run:
            kept = editing.place + 1
            rows = (*editing.sheet.draft.rows[:kept], *draft.rows[kept:])
            draft = replace(draft, rows=rows)
        chips = editing.sheet.chips or rows_of(case)
        editing.write(draft, chips)

    # ---- out of the editor

    def _show_able(self) -> None:
        for action in self._ways.actions():
            action.setEnabled(self._editing.structure is not None)

    def save(self, kind: str) -> None:
        """Into a file that somebody chooses."""
        structure, case, words = self._editing.structure, self._editing.case, current()
        if structure is None:
            return
        kinds = _("Sheets (*.csv)") if kind == "csv" else _("Files of this program (*.toml)")
        path = ask.choose_file(self._window, _("Save the schedule"), kinds, self._file_name(kind), save=True)
        if path is None:
            return
        target = path if path.suffix.lower() == f".{kind}" else path.with_name(f"{path.name}.{kind}")
        form = form_for(words.language, export_heads(words), export_words(words))
        content = schedule_csv(structure, form) if kind == "csv" else schedule_toml(structure, case)
        self._write(content, target)

    def ask_keep(self) -> None:
        """Keep it as a template of this house."""
        dialog = KeepTemplateDialog(self._editing.bridge.tournament.setup.name, self._window)
        dialog.accepted.connect(partial(self._keep, dialog))
        dialog.open()

    def _keep(self, dialog: KeepTemplateDialog) -> None:
        structure = self._editing.structure
        if structure is None:
            return
        venue = self._editing.bridge.desk.venue.path
        try:
            templates.keep(venue, dialog.called(), structure, self._editing.case or ChipCase())
        except Unavailable as trouble:
            ask.warn(self._window, world(trouble, current()))

    def _write(self, content: bytes, target: Path) -> None:
        try:
            save_file(content, target)
        except (OSError, Unavailable) as trouble:
            tell_unwritten(self._window, trouble, target)

    def _file_name(self, kind: str) -> str:
        name = self._editing.bridge.tournament.setup.name
        return " - ".join((file_title(name), _("Level schedule"))) + f".{kind}"


class KeepTemplateDialog(FramedDialog):
    """Asks for the name of a template."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Keep as a template"),
            _("It is kept beside the file of the venue. One of the same name is written over."),
            _("Keep it"),
            parent,
        )
        self._name = QLineEdit(name)
        self._name.setObjectName("template-name")
        self._name.setMaxLength(MOST_LETTERS)
        self._name.selectAll()
        self._name.textChanged.connect(self._on_text_changed)
        self.body.addWidget(Field(_("&Name"), self._name))
        self._name.setFocus()

    def called(self) -> str:
        """The name that was given."""
        return tidy(self._name.text())

    def _on_text_changed(self, text: str) -> None:
        self.yes.setEnabled(bool(tidy(text)))
