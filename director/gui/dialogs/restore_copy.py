"""Which copy takes the place of a venue's file: the newest first, each with what it was made for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QWidget

from director.domain.refusal import Unavailable
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.host.i18n import _, current
from director.views.copies import copy_words, event_words, held_words

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
        self._seen: dict[Path, tuple[str, bool]] = {}
        self.holds = QLabel()
        self.holds.setObjectName("holds")
        self.holds.setTextFormat(Qt.TextFormat.PlainText)
        self.holds.setWordWrap(True)
        self.holds.setMinimumHeight(88)
        self.holds.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.copies.currentItemChanged.connect(self._show_contents)
        if self.copies.count():
            self.copies.setCurrentRow(0)
        self.copies.itemActivated.connect(self._on_activated)
        self.body.addWidget(self.copies, 1)
        self.body.addWidget(self.holds)
        self.copies.setFocus()
        open_at(self, 560, 460)

    def chosen(self) -> Copy:
        """The copy that shall be put back. Called once the dialog was accepted."""
        copy: Copy = self.copies.currentItem().data(_COPY)
        return copy

    def _on_activated(self) -> None:
        if self.yes.isEnabled():
            self.accept()

    def _show_contents(self) -> None:
        """What the copy holds; one that cannot be read says why, and cannot be put back."""
        copy = self.chosen()
        if copy.path not in self._seen:
            self._seen[copy.path] = _contents(copy.path)
        words, sound = self._seen[copy.path]
        self.holds.setText(words)
        restyle(self.holds, state=None if sound else "red")
        self.yes.setEnabled(sound)


def _contents(path: Path) -> tuple[str, bool]:
    """What a copy holds in words, or why it cannot be read; and whether it can."""
    from director.desk.copy_contents import held
    from director.views.refusals import world

    try:
        found = held(path)
    except Unavailable as trouble:
        return world(trouble, current()), False
    events = [event_words(card.name, card.entries, card.alive, current()) for card in found.events]
    return held_words(events, found.lines, found.last, found.people, current()), True
