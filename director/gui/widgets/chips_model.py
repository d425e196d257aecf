"""The chips of the house as a sheet: values, colours, how many there are, and what a starting stack has."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, cast

from PySide6.QtCore import QObject

from director.desk.schedules import amounts, chips
from director.desk.schedules.chips import ChipCell
from director.domain.sheets import ChipRow
from director.gui.widgets.sheet_model import SheetColumn, SheetModel
from director.host.i18n import N_, _, current
from director.views import figures

WORTH: Final = "worth"
LEFT: Final = "left"
SAYS: Final = "says"
"""Columns that are reckoned: what the chips of a stack are worth, what stays in the case, what is wrong."""

COLUMNS: Final = (
    SheetColumn("value", N_("Chip"), 88, right=True),
    SheetColumn("colour", N_("Colour"), 140, widest=200),
    SheetColumn("owned", N_("Owned"), 96, right=True),
    SheetColumn("in_stack", N_("In a stack"), 96, right=True),
    SheetColumn(WORTH, N_("Worth"), 96, right=True, typed=False),
    SheetColumn(LEFT, N_("Left in the case"), 128, right=True, typed=False),
    SheetColumn(SAYS, N_("Check"), 120, typed=False, widest=2000),
)


class ChipsModel(SheetModel[ChipRow]):
    """Shows rows of chips; gives other rows for everything that is typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, parent)
        self._entries = 0

    def show_chips(self, rows: Sequence[ChipRow], wrong: Mapping[tuple[int, str], str], entries: int) -> None:
        """These rows, what is wrong with them, and for how many stacks they must do."""
        self._entries = entries
        self.show_rows(rows, wrong)

    def shown_text(self, row: int, field: str) -> str:
        if self.is_spare(row):
            return _("Add…") if field == "value" else ""
        here = self.sheet_rows()[row]
        value, count, owned = (amounts.chips(text) for text in (here.value, here.in_stack, here.owned))
        match field:
            case "says":
                return self.what_is_wrong(row)
            case "worth":
                return figures.chips(value * count, current()) if value and count else ""
            case "left":
                return figures.chips(owned - self._entries * (count or 0), current()) if owned else ""
            case "colour":
                return here.colour
        text = self.typed_text(row, field)
        known = amounts.chips(text) if text else None
        return text if known is None else figures.chips(known, current())

    def typed_text(self, row: int, field: str) -> str:
        if self.is_spare(row) or field in (WORTH, LEFT, SAYS):
            return ""
        text: str = getattr(self.sheet_rows()[row], field)
        return text

    def may_type(self, row: int, field: str) -> bool:
        return field not in (WORTH, LEFT, SAYS)

    def tone(self, row: int, field: str) -> str:
        if field == SAYS:
            return "red"
        if field == LEFT and self.shown_text(row, field).startswith("-"):
            return "red"
        return "soft" if self.is_spare(row) or field in (WORTH, LEFT) else ""

    def mark(self, row: int, field: str) -> str:
        if field == "value" and self.is_spare(row):
            return "plus"
        return "circle-alert/red" if field == SAYS and self.what_is_wrong(row) else ""

    def after_typing(self, rows: Collection[int], field: str, text: str) -> object:
        known = self.sheet_rows()
        if len(known) in rows:
            known = (*known, ChipRow())
        return chips.chips_put(known, rows, cast("ChipCell", field), text)

    def after_pasting(self, row: int, fields: Sequence[str], block: Sequence[Sequence[str]]) -> object:
        return chips.chips_pasted(self.sheet_rows(), row, [cast("ChipCell", one) for one in fields], block)

    def after_clearing(self, cells: Sequence[tuple[int, str]]) -> object:
        return chips.chips_cleared(self.sheet_rows(), [(row, cast("ChipCell", one)) for row, one in cells])

    def after_filling(self, rows: Sequence[int], fields: Sequence[str]) -> object:
        return chips.chips_filled_down(self.sheet_rows(), rows, [cast("ChipCell", one) for one in fields])
