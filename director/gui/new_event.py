"""A new tournament is asked for (what it is called, when, where, at what price) and made."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from director.host import moment

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.venue import Venue
    from director.gui.dialogs.set_up import NewTournament, SetUpDialog


def ask_new(window: QWidget | None, done: Callable[[NewTournament], None]) -> None:
    """Ask; `done` hears of it once somebody confirms."""
    from director.gui.dialogs.set_up import SetUpDialog

    dialog = SetUpDialog(moment.now(), window)
    dialog.accepted.connect(partial(_on_accepted, dialog, done))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _on_accepted(dialog: SetUpDialog, done: Callable[[NewTournament], None]) -> None:
    done(dialog.tournament())


def make(venue: Venue, new: NewTournament) -> Desk:
    """Set the tournament up and open its tables; on the desk's thread."""
    from director.domain.setup import OpenTables

    desk = venue.create(new.plan)
    if new.tables:
        desk.do(OpenTables(tuple(range(1, new.tables + 1)), new.plan.seats))
    return desk
