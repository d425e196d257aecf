"""Pictures of every dialog as its command opens it, and as it stands on a screen enlarged by half."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tests.gui.dialog_tour import DialogTour, settle
from tests.gui.dialog_walks import WALKS
from tests.shots_parts.start import every_look

SMALL: Final = QSize(903, 476)
"""What 1366 × 768 leaves a dialog at 150 %."""
_SETTLES: Final = 120
"""Milliseconds in which previews draw themselves."""


def shots(folder: Path) -> None:
    """Every dialog in both themes and languages, small ones once, larger ones in both sizes."""
    for look, mark in every_look():
        with tempfile.TemporaryDirectory() as place:
            tour = DialogTour(look, partial(_take, folder, mark))
            for walk in WALKS:
                ground = Path(place) / walk.__name__
                ground.mkdir()
                walk(tour, ground)


def _take(folder: Path, mark: str, name: str, dialog: QDialog) -> None:
    QTest.qWait(_SETTLES)
    dialog.grab().save(str(folder / f"dialog-{name}-{mark}.png"))
    if dialog.size().boundedTo(SMALL) != dialog.size():
        dialog.resize(dialog.size().boundedTo(SMALL))
        settle()
        dialog.grab().save(str(folder / f"dialog-{name}-small-{mark}.png"))
