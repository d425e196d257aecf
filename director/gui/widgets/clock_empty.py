"""What stands in the place of the clock while there is no level schedule: what to do first."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from director.gui.widgets.empty_state import EmptyState
from director.host.i18n import _


class ClockEmpty(EmptyState):
    """Leads to the level schedule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("clock", parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language spoken now."""
        self.say(
            _("There is no level schedule yet"),
            _("The clock goes by the levels of the event: how long they last, their blinds and the breaks."),
            _("Make the level schedule…"),
            _("Enter"),
        )
