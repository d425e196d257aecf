"""How each printer of this machine moves and shrinks paper, as somebody measured it on its test page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from director.gui.of_bridge import OfBridge
from director.host import settings
from director.host.settings import Settings
from director.printing.printer_page import CORNER

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from director.gui.bridge import Bridge

MM_AN_INCH: Final = 25.4
MOST_MOVED: Final = 20.0
"""Millimetres; a printer that is off by more needs other paper, not a correction."""
SCALES: Final = (0.8, 1.25)
"""The same of a printer that shrinks or enlarges more."""


class Trim(NamedTuple):
    """What was measured on the test page: as it should be until somebody measures."""

    share: float = 1.0
    """How long the ruler is, by how long it should be."""
    left: float = CORNER
    """Millimetres from the left edge to the corner of the rulers."""
    top: float = CORNER

    @property
    def is_needed(self) -> bool:
        """Whether anything is corrected."""
        return self != Trim()

    def apply(self, painter: QPainter, dots: int) -> None:
        """Let what is painted come out in its place and size; `dots` an inch."""
        across = -(self.left - CORNER * self.share) / self.share
        down = -(self.top - CORNER * self.share) / self.share
        painter.translate(across * dots / MM_AN_INCH, down * dots / MM_AN_INCH)
        painter.scale(1 / self.share, 1 / self.share)


class PrinterTrims(OfBridge):
    """The corrections of this machine, by the name of the printer."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._kept = Settings()

    def keep_by(self, kept: Settings) -> None:
        """Follow these settings from now on."""
        self._kept = kept

    def trim(self, printer: str) -> Trim:
        """The correction of this printer; none where nobody measured, or the file says nonsense."""
        for told in self._kept.get(settings.PRINTERS):
            if told.get("printer") == printer:
                return _read(told)
        return Trim()

    def set(self, printer: str, trim: Trim) -> None:
        """Correct this printer so from now on."""
        others = [one for one in self._kept.get(settings.PRINTERS) if one.get("printer") != printer]
        mine: list[Mapping[str, object]] = (
            [{"printer": printer, "share": trim.share, "left": trim.left, "top": trim.top}]
            if trim.is_needed
            else []
        )
        self._kept.set(settings.PRINTERS, (*others, *mine))


def is_sound(trim: Trim) -> bool:
    """Whether a printer can be corrected by so much."""
    return SCALES[0] <= trim.share <= SCALES[1] and all(
        abs(side - CORNER) <= MOST_MOVED for side in (trim.left, trim.top)
    )


def _read(told: Mapping[str, object]) -> Trim:
    parts = [told.get(name) for name in Trim._fields]
    figures = [float(part) for part in parts if isinstance(part, int | float) and not isinstance(part, bool)]
    trim = Trim(*figures) if len(figures) == len(Trim._fields) else Trim()
    return trim if is_sound(trim) else Trim()
