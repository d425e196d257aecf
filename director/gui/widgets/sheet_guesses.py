"""What was guessed about a sheet of levels."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from director.domain.sheets import SheetReading
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.import_guesses import ImportGuesses
from director.host.i18n import _
from director.views.schedule_words import ANTE_KINDS


class SheetGuesses(ImportGuesses):
    """The file's own guesses, who pays the antes, and the length of levels without one.

    Gives fields of `domain.sheets.SheetChoices`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ante_kind", parent=parent)
        self._minutes = AmountEdit(0)
        self._minutes.setFixedWidth(56)
        self._minutes.editingFinished.connect(self._on_minutes)
        self.add("minutes", self._minutes)

    def show_reading(self, reading: SheetReading) -> None:
        """The guesses of this reading."""
        self.say({"ante_kind": _("&Antes paid by"), "minutes": _("&Minutes, where none are given")})
        self.show_file(reading)
        payers = [(kind, _(ANTE_KINDS[kind])) for kind in ("each", "big_blind")]
        self.fill("ante_kind", payers, reading.ante_kind)
        self.show_field("ante_kind", visible=reading.ante_kind != "none")
        lacking = any(row.kind == "level" and not row.minutes for row in reading.draft.rows)
        self.show_field("minutes", visible=lacking or reading.minutes is not None)
        if reading.minutes is not None:
            self._minutes.set_amount(reading.minutes)

    def _on_minutes(self) -> None:
        self.chosen.emit("minutes", self._minutes.amount() or None)
