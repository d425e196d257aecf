"""The commands of a table as data: button, hands, absence, chips."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.tournament import Table
from director.gui.commands import Command
from director.gui.pages.table_deeds import TableDeeds
from director.host.i18n import N_, _

OF_TABLE = ("next_hand", "first_button", "set_button", "skip_button", "colour_up", "adjust")
"""What the panel offers of a table."""
OF_PLAYER = ("next_hand", "away", "choose")
"""What it offers of somebody who sits there."""


def table_commands(deeds: TableDeeds) -> Iterator[Command]:
    """All of them, as they stand in the menu."""
    yield from _hands(deeds)
    yield from _players(deeds)
    yield from _chips(deeds)


def _hands(deeds: TableDeeds) -> Iterator[Command]:
    def known() -> tuple[Table, int] | None:
        """The table, and how many of its hands are remembered."""
        table = deeds.with_button()
        return (table, len(table.played)) if table is not None else None

    def after(hands: int) -> bool:
        found = known()
        return found is not None and found[1] >= hands

    yield Command(
        "floor.next_hand", N_("&Next hand…"), deeds.next_hand, ("N",), "step-forward", "page",
        when=lambda: after(1), parted=True,
    )  # fmt: skip
    yield Command(
        "floor.first_button", N_("First &button…"), deeds.first_button, ("Shift+B",), "spade", "page",
        when=lambda: after(0) and not after(1),
    )  # fmt: skip
    yield Command(
        "floor.set_button", N_("Set the b&utton…"), deeds.set_button, ("B",), "circle-dot", "page",
        when=lambda: after(0),
    )  # fmt: skip
    yield Command(
        "floor.skip_button", N_("The button was not mo&ved…"), deeds.skip_button, ("Shift+N",),
        "circle-slash", "page", when=lambda: after(2),
    )  # fmt: skip


def _players(deeds: TableDeeds) -> Iterator[Command]:
    yield Command(
        "floor.away", N_("&Away or back"), deeds.toggle_away, ("A",), "moon", "page",
        when=lambda: deeds.player() is not None,
        says=lambda: _("Back at the table") if deeds.is_away() else _("Away from the table"),
    )  # fmt: skip
    yield Command(
        "floor.choose", N_("&Post or wait…"), deeds.choose, ("P",), "hand-coins", "page",
        when=deeds.may_choose,
    )  # fmt: skip


def _chips(deeds: TableDeeds) -> Iterator[Command]:
    yield Command(
        "floor.colour_up", N_("Colour-up and chip rac&e…"), deeds.colour_up, ("C",), "layers", "page",
        when=lambda: bool(deeds.racing()),
    )  # fmt: skip
    yield Command(
        "floor.adjust", N_("Ad&just chips…"), deeds.adjust_chips, ("Shift+C",), "coins", "page",
        when=lambda: bool(deeds.tournament.entries),
    )  # fmt: skip
