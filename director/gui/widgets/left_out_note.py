"""Which files of the house are left out of a choice, and why; nothing where all of them can be used."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QLabel, QWidget

from director.domain.misfits import LeftOut
from director.host.i18n import current
from director.views.misfits import left_out_words


class LeftOutNote(QLabel):
    """A sentence a file, under what can be chosen."""

    def __init__(self, left_out: Iterable[LeftOut], parent: QWidget | None = None) -> None:
        super().__init__("\n".join(left_out_words(one, current()) for one in left_out), parent)
        self.setObjectName("left-out")
        self.setWordWrap(True)
        self.setProperty("state", "amber")
        self.setVisible(bool(self.text()))
