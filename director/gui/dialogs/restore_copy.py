"""Which copy takes the place of a venue's file: the newest first, each with what it was made for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.host.i18n import _, current
from director.views.copies import copy_words

if TYPE_CHECKING:
    from director.desk.backups import Copy

_COPY = Qt.ItemDataRole.UserRole


class RestoreDialog(FramedDialog):
    """What stands in the file is kept beside it, so nothing is asked a second time."""

    def __init__(
        self, venue: Path, copies: Sequence[Copy], trouble: str, parent: QWidget | None = None
    ) -> None:
        about = _(
            "{path} will be as it was when the copy was made. What stands there now is kept beside it under "
            "another name. The file must be closed on every computer."
        ).format(path=venue)
        super().__init__(
            _("Put a copy back"), f"{trouble}\n\n{about}" if trouble else about, _("Put it back"), parent
        )
        opens_handbook(self, "trouble")
        self.copies = QListWidget()
        self.copies.setObjectName("copies")
        self.copies.setAccessibleName(_("Copies, the newest first"))
        for copy in sorted(copies, key=lambda one: one.at, reverse=True):
            item = QListWidgetItem(copy_words(copy.at, copy.why, current()))
            item.setSizeHint(QSize(0, 28))
            item.setToolTip(str(copy.path))
            item.setData(_COPY, copy)
            self.copies.addItem(item)
        self.copies.setCurrentRow(0)
        self.copies.itemActivated.connect(self.accept)
        self.body.addWidget(self.copies)
        self.copies.setFocus()
        self.resize(520, 380)

    def chosen(self) -> Copy:
        """The copy that shall be put back. Called once the dialog was accepted."""
        copy: Copy = self.copies.currentItem().data(_COPY)
        return copy
