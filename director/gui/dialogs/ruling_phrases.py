"""The quick phrases of the house, one a line, to be changed as it likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from director.desk.phrases import keep_phrases
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.widgets.field import Field
from director.host.i18n import _

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class RulingPhrasesDialog(FramedDialog):
    """All of them in one text."""

    def __init__(
        self,
        bridge: Bridge,
        phrases: Sequence[str],
        kept: Callable[[list[str]], None],
        parent: QWidget | None = None,
    ) -> None:
        """`kept` hears the phrases once they are kept, when this dialog may be gone."""
        super().__init__(
            _("Quick phrases"),
            _("One a line. They are offered while a ruling is typed, and belong to this venue."),
            _("Keep them"),
            parent,
        )
        opens_handbook(self, "rulings")
        self._bridge, self._kept = bridge, kept
        self.text = QPlainTextEdit("\n".join(phrases))
        self.text.setObjectName("phrases")
        self.text.setTabChangesFocus(True)
        self.body.addWidget(Field(_("&Phrases"), self.text), 1)
        self.text.setFocus()
        open_at(self, 560, 440)

    def accept(self) -> None:
        """Keep them; trouble with the disk is told where all trouble is."""
        lines = self.text.toPlainText().splitlines()
        self._bridge.run(lambda desk: keep_phrases(desk.venue.path, lines), self._kept)
        super().accept()
