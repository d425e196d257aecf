"""A layout is emptied before it is filled anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout


def empty(layout: QLayout) -> None:
    """Take everything out of it: out of sight at once, deleted once its own click is over."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
