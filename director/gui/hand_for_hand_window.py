"""The board of hand-for-hand play is one window, wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.bridge import Bridge


def show_board(bridge: Bridge, parent: QWidget | None) -> None:
    """Open the board, or bring it to the front."""
    from director.gui.dialogs.hand_for_hand import HandForHandDialog

    window = parent.window() if parent is not None else None
    known = window.findChild(HandForHandDialog) if window is not None else None
    board = known if known is not None and known.isVisible() else HandForHandDialog(bridge, window)
    board.show()
    board.raise_()
    board.activateWindow()
