"""From what was chosen for a monitor to what is painted on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.gui.screens.clock_layout import clock_painting
from director.gui.screens.clock_tall import tall_painting
from director.gui.screens.looks import colours
from director.gui.screens.moves_layout import moves_painting
from director.gui.screens.payouts_layout import payouts_painting
from director.gui.screens.seating_layout import seating_painting
from director.gui.screens.sheet import break_sheet, clock_sheet
from director.gui.screens.text_layout import text_painting

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

    from director.gui.screens.choices import Choice
    from director.gui.screens.pieces import Painting
    from director.gui.screens.seats import Seat
    from director.gui.screens.sheet import Sheet, Showing


def sheet_of(choice: Choice, showing: Showing) -> Sheet | None:
    """The sheet of a screen with a clock; None for any other."""
    if choice.shows == "clock":
        return clock_sheet(showing, choice)
    return break_sheet(showing, choice) if choice.shows == "next_break" else None


def comes_and_goes(choice: Choice, showing: Showing) -> bool:
    """Whether something on it does now."""
    sheet = sheet_of(choice, showing)
    return sheet is not None and (sheet.fades or sheet.blinks)


def painting(
    choice: Choice, showing: Showing, seats: Sequence[Seat], size: QSizeF, *, faint: bool = False
) -> Painting:
    """Everything on a screen of this size."""
    worn = colours(choice.colours)
    sheet = sheet_of(choice, showing)
    if sheet is not None:
        tall = tall_painting(sheet, size, worn, faint=faint) if size.height() > size.width() else None
        return tall or clock_painting(sheet, size, worn, faint=faint)
    if choice.shows == "seating":
        return seating_painting(seats, showing, choice, size, worn)
    if choice.shows == "moves":
        return moves_painting(showing, choice, size, worn)
    if choice.shows == "payouts":
        return payouts_painting(showing, choice, size, worn)
    return text_painting(showing, choice, size, worn)
