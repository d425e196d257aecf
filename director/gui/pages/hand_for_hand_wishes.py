"""The commands of hand-for-hand play as data: its board, the next hand, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from director.gui.commands import Command
from director.gui.hand_for_hand_deeds import take_step
from director.gui.hand_for_hand_window import show_board
from director.gui.pages.table_deeds import TableDeeds
from director.host.i18n import N_, _


def hand_for_hand_commands(deeds: TableDeeds) -> Iterator[Command]:
    """All of them, as they stand in the menu."""

    def goes_on() -> bool:
        return deeds.tournament.hand_for_hand is not None

    def may_begin() -> bool:
        return goes_on() or (deeds.tournament.started and deeds.tournament.winner is None)

    yield Command(
        "floor.hand_for_hand", N_("Hand for &hand…"), partial(show_board, deeds.bridge, deeds.parent), ("H",),
        "hand", "page", when=may_begin, why=_why_not,
    )  # fmt: skip
    yield Command(
        "floor.next_together", N_("Next hand e&verywhere"), partial(take_step, deeds.bridge, "next"),
        ("Shift+H",), "step-forward", "page", when=goes_on, why=_why_no_hand,
    )  # fmt: skip
    yield Command(
        "floor.end_together", N_("End hand for hand"), partial(take_step, deeds.bridge, "end"), (),
        "log-out", "page", when=goes_on, why=_why_no_hand,
    )  # fmt: skip


def _why_not() -> str:
    return _("Play goes hand for hand only between the first hand and the last.")


def _why_no_hand() -> str:
    return _("Play does not go hand for hand. H opens the board, where it begins.")
