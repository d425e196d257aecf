"""The commands of the schedule editor as data: its buttons and its keys, on any keyboard layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from director.gui.commands import Command
from director.gui.schedule_deeds import ScheduleDeeds
from director.gui.schedule_editing import ScheduleEditing
from director.host.i18n import N_


def schedule_commands(
    editing: ScheduleEditing, deeds: ScheduleDeeds, on_levels: Callable[[], bool]
) -> Iterator[Command]:
    """All of them. `on_levels`: whether the sheet of levels is looked at."""
    yield Command(
        "schedule.level", N_("Level"), partial(deeds.insert, "level"), ("Ins",), "plus", when=on_levels
    )
    yield Command(
        "schedule.break",
        N_("Break"),
        partial(deeds.insert, "break"),
        ("Shift+Ins",),
        "coffee",
        when=on_levels,
    )
    yield Command("schedule.day_end", N_("End of the day"), partial(deeds.insert, "day_end"), (), "moon",
                  when=on_levels)  # fmt: skip
    yield from _rows(deeds, on_levels)
    yield Command(
        "schedule.undo", N_("Undo in this editor"), editing.undo, ("Ctrl+Z",), "undo-2",
        when=lambda: editing.can_undo,
    )  # fmt: skip
    yield Command(
        "schedule.redo", N_("Redo in this editor"), editing.redo, ("Ctrl+Shift+Z", "Ctrl+Y"), "redo-2",
        when=lambda: editing.can_redo,
    )  # fmt: skip
    yield Command(
        "schedule.colour_up", N_("Colour-ups"), deeds.colour_up, (), "coins",
        when=lambda: on_levels() and deeds.can_colour_up(),
    )  # fmt: skip


def _rows(deeds: ScheduleDeeds, on_levels: Callable[[], bool]) -> Iterator[Command]:
    def can_change() -> bool:
        return on_levels() and deeds.can_change()

    yield Command(
        "schedule.duplicate", N_("Duplicate the rows"), deeds.duplicate, ("Ctrl+Shift+D",), "copy",
        when=lambda: on_levels() and deeds.can_duplicate(),
    )  # fmt: skip
    yield Command(
        "schedule.up", N_("Move the rows up"), partial(deeds.move, -1), ("Alt+Up",), "chevron-up",
        when=can_change,
    )  # fmt: skip
    yield Command(
        "schedule.down", N_("Move the rows down"), partial(deeds.move, 1), ("Alt+Down",), "chevron-down",
        when=can_change,
    )  # fmt: skip
    yield Command("schedule.remove", N_("Remove the rows"), deeds.remove, ("Ctrl+Del",), "x", when=can_change)
    yield Command(
        "schedule.fill", N_("Fill down"), deeds.fill_down, ("Ctrl+D",), "step-forward",
        when=lambda: on_levels() and deeds.has_several(),
    )  # fmt: skip


BUTTONS = (
    ("level", True), ("break", True), ("day_end", True), ("", False), ("duplicate", False), ("up", False),
    ("down", False), ("remove", False), ("", False), ("undo", False), ("redo", False), ("", False),
    ("fill", False), ("colour_up", True),
)  # fmt: skip
"""In their order over the levels, and whether the words stand on the button; a name of nothing parts them."""
