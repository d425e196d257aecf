"""The commands of the clock as data: a menu on every page; their one-letter keys are those of page Clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from director.gui.clock_deeds import ClockDeeds
from director.gui.commands import Command
from director.host.i18n import N_


def clock_commands(deeds: ClockDeeds, window: QWidget, keyed: Callable[[], bool]) -> Iterator[Command]:
    """All of them, as they stand in the menu. `keyed`: whether page Clock is shown."""
    yield Command(
        "clock.toggle", N_("&Start the clock"), deeds.toggle, ("Space",), "play", "clock",
        when=deeds.can_toggle, says=deeds.toggle_words, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.pause_after", N_("Pause &after this level"), deeds.toggle_pause_after, ("E",), "square-pause",
        "clock", when=deeds.can_pause_after, checked=deeds.pauses_after, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.last_hands", N_("Last hands &of the day…"), partial(deeds.ask_last_hands, window), (), "moon",
        "clock", when=deeds.can_end, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.start_at", N_("Start at a given &time…"), partial(deeds.ask_start, window), ("A",),
        "alarm-clock", "clock", when=deeds.can_start_at, says=deeds.start_words, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.schedule", N_("Level sche&dule…"), partial(deeds.edit_schedule, window), ("L",), "pencil",
        "clock", keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.paper", N_("P&rint the level schedule…"), deeds.print_schedule, (), "printer", "clock",
        when=deeds.has_clock, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.longer", N_("Add three le&vels"), partial(deeds.take, "longer"), (), "layers", "clock",
        when=deeds.runs_out, keyed=keyed,
    )  # fmt: skip
    yield from _places(deeds, keyed)
    yield from _times(deeds, window, keyed)


def _places(deeds: ClockDeeds, keyed: Callable[[], bool]) -> Iterator[Command]:
    yield Command(
        "clock.forward", N_("&Next level"), partial(deeds.take, "forward"), ("N",), "skip-forward", "clock",
        when=deeds.can_go_on, says=partial(deeds.way_words, "forward"), keyed=keyed, parted=True,
    )  # fmt: skip
    yield Command(
        "clock.back", N_("&Previous level"), partial(deeds.take, "back"), ("P",), "skip-back", "clock",
        when=deeds.has_clock, says=partial(deeds.way_words, "back"), keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.break", N_("To the next &break"), partial(deeds.take, "break"), ("B",), "coffee", "clock",
        when=deeds.can_break, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.take_back", N_("Take the &change of level back"), deeds.take_back, (), "undo-2", "clock",
        when=deeds.can_take_back, says=deeds.take_back_words, keyed=keyed,
    )  # fmt: skip


def _times(deeds: ClockDeeds, window: QWidget, keyed: Callable[[], bool]) -> Iterator[Command]:
    yield Command(
        "clock.left", N_("Set the time that is &left…"), partial(deeds.ask_left, window), ("T",), "timer",
        "clock", when=deeds.has_time, keyed=keyed, parted=True,
    )  # fmt: skip
    yield Command(
        "clock.add", N_("Add a &minute"), deeds.add_minute, ("+", "="), "plus", "clock",
        when=deeds.has_time, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.hand", N_("Count a &hand off: two minutes"), partial(deeds.take, "hand"), ("H",), "hand",
        "clock", when=deeds.has_time, keyed=keyed,
    )  # fmt: skip
    yield Command(
        "clock.take", N_("Take a m&inute off"), deeds.take_minute, ("-",), "minus", "clock",
        when=deeds.has_time, keyed=keyed,
    )  # fmt: skip
