"""What every dialog has: the frame of all windows that ask, and the key that opens the handbook.

The frame itself lies in `gui/dialog_frame.py`, below the questions that every dialog may ask.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog

from director.gui.dialog_frame import FramedDialog, open_at, verb_row

__all__ = ["FramedDialog", "open_at", "opens_handbook", "verb_row"]


def opens_handbook(dialog: QDialog, about: str) -> None:
    """F1 in this dialog opens the handbook; `about` is a part of the file name of the page."""

    def show() -> None:
        from director.gui.dialogs.handbook import HandbookDialog

        HandbookDialog(about, dialog).show()

    QShortcut(QKeySequence(Qt.Key.Key_F1), dialog, show)
