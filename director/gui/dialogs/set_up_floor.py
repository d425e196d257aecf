"""The part of the set-up for running the floor: places paid, tighter tables, redraws, leavers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from director.domain.plan import MOST_ENTRIES, Plan
from director.domain.seats import MOST_TABLE
from director.gui.dialogs.set_up_editors import number
from director.gui.widgets.field import Field
from director.host.i18n import _
from director.views.runs import read_ranges

_MOST_REDRAWS: Final = 100
NEVER: Final = "-"
"""What is typed where nobody draws anew."""


class FloorPage(QWidget):
    """What the floor needs to know besides the rules; all of it may change while play goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.places = number(0, MOST_ENTRIES, 0)
        self.places.setObjectName("places_paid")
        self.places.setSpecialValueText(_("not yet known"))
        self.tight = number(0, MOST_TABLE, 0)
        self.tight.setObjectName("tight_tables")
        self.tight.setSpecialValueText(_("never"))
        self.redraws = QLineEdit()
        self.redraws.setObjectName("redraw_at")
        self.redraws.setPlaceholderText(_("as the rules have it; such as 6, 3, 1; – for never"))
        self.leavers = QCheckBox(
            _("Whoever leaves after the first hand takes the &place he leaves at; else he takes none")
        )
        self.leavers.setObjectName("leavers_place")
        self.leavers.setChecked(True)
        self._redraw_field = Field(_("Everybody draws &anew at so many tables"), self.redraws)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.addWidget(Field(_("Places pa&id"), self.places), 0, 0)
        grid.addWidget(Field(_("Tables within &one player from so many tables on"), self.tight), 0, 1)
        grid.addWidget(self._redraw_field, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        note = QLabel(_("These are house choices; they may be changed while play goes on."))
        note.setProperty("type", "note")
        note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(10)
        column.addLayout(grid)
        column.addWidget(self.leavers)
        column.addWidget(note)
        column.addStretch(1)

    def show_plan(self, plan: Plan) -> None:
        """Fill the page with a plan that is in force."""
        self.places.setValue(plan.places_paid)
        self.tight.setValue(plan.tight_tables)
        self.leavers.setChecked(plan.leavers_place)
        if plan.redraw_at is not None:
            self.redraws.setText(", ".join(map(str, plan.redraw_at)) or NEVER)

    def filled(self, plan: Plan) -> Plan:
        """This plan with what stands on the page."""
        return replace(
            plan,
            places_paid=self.places.value(),
            tight_tables=self.tight.value(),
            redraw_at=read_redraws(self.redraws.text())[0],
            leavers_place=self.leavers.isChecked(),
        )

    def wrong(self) -> QWidget | None:
        """The field that cannot be so, said in words; None when all can."""
        good = read_redraws(self.redraws.text())[1]
        self._redraw_field.say_wrong("" if good else _("Write numbers of tables, such as 6, 3, 1."))
        return None if good else self.redraws


def read_redraws(text: str) -> tuple[tuple[int, ...] | None, bool]:
    """The numbers of tables, most first, None for as the rules have it; and whether the text can be read.

    >>> read_redraws("1, 3, 6"), read_redraws(""), read_redraws("-"), read_redraws("many")
    (((6, 3, 1), True), (None, True), ((), True), (None, False))
    """
    bare = text.strip()
    if not bare:
        return None, True
    if bare in (NEVER, "–", "—"):
        return (), True
    numbers = read_ranges(bare, _MOST_REDRAWS)
    if numbers is None or not all(1 <= one <= MOST_TABLE for one in numbers):
        return None, False
    return tuple(sorted(numbers, reverse=True)), True
