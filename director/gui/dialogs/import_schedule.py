"""A sheet of levels looked at before it is taken over: every guess can be changed, then all or nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.domain.sheets import SheetChoices
from director.gui.dialogs.import_frame import ImportFrame, ImportWords
from director.gui.style import restyle
from director.gui.widgets.import_table import ImportTable
from director.gui.widgets.sheet_guesses import SheetGuesses
from director.gui.widgets.sheet_look import CHOICES, LookedSheet, look_at_sheet
from director.gui.widgets.sheet_troubles import SheetTroubles
from director.host.i18n import N_, _, current
from director.views import schedule_words

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class ImportScheduleDialog(ImportFrame[SheetChoices, LookedSheet]):
    """What was understood goes into the editor of the schedule; nothing is set yet."""

    taken = Signal(object)
    """The `SheetReading` that was taken over."""

    guesses: SheetGuesses
    troubles: SheetTroubles

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        table = ImportTable("sheet", N_("Understood as"), CHOICES, schedule_words.column_name)
        super().__init__(bridge, _words(), SheetChoices(), (SheetGuesses(), table, SheetTroubles()), parent)
        self.verb.setObjectName("take")

    def start_over(self) -> SheetChoices:
        return SheetChoices()

    def looking(self, source: bytes | str) -> Callable[[], LookedSheet]:
        return partial(look_at_sheet, source, self.choices)

    def show_looked(self, looked: LookedSheet) -> None:
        self.guesses.show_reading(looked.reading)
        self.troubles.show_reading(looked.reading)

    def say_state(self, looked: LookedSheet) -> None:
        reading, words = looked.reading, current()
        restyle(self.standing, state="red" if reading.faults else "")
        self.sum.setText(schedule_words.summary(reading.draft.rows, words))
        self.standing.setText(schedule_words.standing(len(reading.faults), words))
        self.verb.say(_("Take it over"), _("Ctrl+Enter"))
        self.verb.setEnabled(looked.is_ready)

    def bring_in(self, looked: LookedSheet) -> None:
        self.finish()
        self.taken.emit(looked.reading)


def _words() -> ImportWords:
    return ImportWords(
        about="levels",
        window=_("Import a level schedule"),
        title=_("Import levels"),
        paste=_("Paste a sheet"),
        paste_tip=_("Read the sheet that was copied from a letter or a spreadsheet"),
        begin=_("Drop the sheet here, or choose its file"),
        hint=_("A CSV or XLSX file as a spreadsheet writes it, a file of this program, or what was copied."),
        kinds=_("Sheets (*.csv *.xlsx *.txt *.tsv *.toml);;All files (*)"),
        verb=_("Take it over"),
        unchanged=_("Nothing was taken over. Choose another file."),
        nothing_copied=_("Nothing was copied yet. Copy the sheet first, then press this again."),
    )
