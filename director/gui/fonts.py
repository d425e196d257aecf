"""The fonts we bring: every name of every list can be read on any machine.

The first ones load before the window opens; the large ones for other scripts when it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFont, QFontDatabase

from director.gui.theme import Size
from director.host import resources

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

FIRST: Final = ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf")
"""Latin, Greek and Cyrillic: what the window itself is written in."""

FAMILIES: Final = (
    "Noto Sans",
    "Noto Sans Armenian",
    "Noto Sans Georgian",
    "Noto Sans Hebrew",
    "Noto Sans Arabic",
    "Noto Sans Thai",
    "Droid Sans Fallback",
    "NanumGothic",
    "DejaVu Sans",
)
"""In the order in which a letter is looked for; ♠♥♦♣ and the like come from the last."""


def wear(app: QApplication) -> None:
    """Write everything in our font, with digits of one width."""
    for name in FIRST:
        _add(f"fonts/{name}")
    app.setFont(font(Size.BODY))


def load_rest() -> None:
    """Load the fonts of the other scripts; called when the window stands."""
    for name in resources.listing("fonts", "*.[to]tf"):
        if not name.endswith(FIRST):
            _add(name)


def font(size: Size | int = Size.BODY, *, bold: bool = False) -> QFont:
    """Our font in a size of the theme or in pixels; figures stand in columns."""
    made = QFont()
    made.setFamilies(list(FAMILIES))
    made.setPixelSize(size.pixels if isinstance(size, Size) else size)
    made.setBold(bold)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def _add(name: str) -> None:
    found = resources.find(name)
    if found is not None:
        QFontDatabase.addApplicationFont(str(found))
