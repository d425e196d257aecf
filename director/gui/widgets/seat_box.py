"""The number of a seat: it is stepped round the table, and typed as it is meant, even where there is none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox, QWidget

_TYPED: Final = 999
"""A number beyond the last seat can be typed, so that it is seen and refused instead of cut to a digit."""


class SeatBox(QSpinBox):
    """Seats 1 to the last one; `nobody` is what stands for 0, where that is a choice."""

    def __init__(self, seats: int, nobody: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = seats
        self.setRange(0 if nobody else 1, _TYPED)
        self.setSpecialValueText(nobody)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(96)

    def show_seat(self, seat: int) -> None:
        """Show this seat; a number that no box can show as the nearest that it can."""
        self.setValue(max(self.minimum(), min(seat, self.maximum())))

    def is_seat(self) -> bool:
        """Whether the table has it; nobody's is no seat, and no mistake either."""
        return self.value() <= self._seats

    def stepEnabled(self) -> QSpinBox.StepEnabledFlag:
        return QSpinBox.StepEnabledFlag.StepUpEnabled | QSpinBox.StepEnabledFlag.StepDownEnabled

    def stepBy(self, steps: int) -> None:
        """Past the last seat comes the first, and before the first the last."""
        low = self.minimum()
        count = self._seats - low + 1
        self.setValue(low + (min(self.value(), self._seats) - low + steps) % count)
        self.selectAll()
