"""Which files of the house are left out of a choice, and why; nothing where all of them can be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from director.domain.misfits import LeftOut
from director.host.i18n import current, ngettext
from director.views.misfits import left_out_words

MOST: Final = 3
"""So many files are told; the others are counted, as the window has no room for a folder full."""


class LeftOutNote(QLabel):
    """A sentence a file, under what can be chosen."""

    def __init__(self, left_out: Sequence[LeftOut], parent: QWidget | None = None) -> None:
        told = [left_out_words(one, current()) for one in left_out[:MOST]]
        more = len(left_out) - MOST
        if more > 0:
            form = ngettext("{n} more file is left out.", "{n} more files are left out.", more)
            told.append(form.format(n=more))
        super().__init__("\n".join(told), parent)
        self.setObjectName("left-out")
        self.setWordWrap(True)
        self.setProperty("state", "amber")
        self.setVisible(bool(self.text()))
