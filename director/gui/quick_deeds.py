"""What is done once a line of the quick box was chosen: each meaning by whoever can do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from director.gui.bust_deeds import end_play, knock_out, revive
from director.gui.clock_deeds import ClockDeeds
from director.gui.closing_deeds import break_table
from director.gui.entry_deeds import reenter, seat_alternates
from director.gui.hand_for_hand_deeds import take_step
from director.gui.hand_for_hand_window import show_board
from director.gui.till import Till
from director.views.breaking_line import Break
from director.views.bust_line import Ending, GoingOut, Revival
from director.views.clock_line import Turn
from director.views.entry_line import NextAlternates, Reentry
from director.views.hand_for_hand_line import ShowBoard, Together
from director.views.quick_line import Do, Step, What

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.desk.desk import Changed
    from director.gui.bridge import Bridge


def carry_out(
    what: What,
    bridge: Bridge,
    run: Callable[[str], object],
    lead_to: Callable[[What], None],
    parent: QWidget | None = None,
) -> None:
    """Do it, run the command it stands for, or show what it names."""
    match what:
        case Do(action):
            bridge.do(Till.of(bridge).paid(action))
        case GoingOut(out):
            knock_out(bridge, out)
        case Revival(entry):
            revive(bridge, entry, parent)
        case Ending():
            end_play(bridge)
        case Break(table):
            break_table(bridge, table, _shown(bridge, parent))
        case Reentry(entry):
            reenter(bridge, entry)
        case NextAlternates(most):
            seat_alternates(bridge, most)
        case Together(way):
            take_step(bridge, way)
        case ShowBoard():
            show_board(bridge, parent)
        case Turn():
            ClockDeeds.of(bridge).turn(what)
        case Step(way):
            run(f"journal.{way}")
        case _:
            lead_to(what)


def _shown(bridge: Bridge, parent: QWidget | None) -> Callable[[Changed], None]:
    """Who goes where once a table was broken, ready to print and to read out."""

    def show(changed: Changed) -> None:
        from director.gui.dialogs.seat_changes import SeatChangesDialog

        SeatChangesDialog(bridge, changed.lines[-1].seq, parent).open()

    return show
