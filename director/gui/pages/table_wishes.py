"""The commands of a table as data: button, hands, absence, chips."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.tournament import Table
from director.gui.commands import Command
from director.gui.pages.table_deeds import TableDeeds
from director.host.i18n import N_, _

OF_TABLE = ("out_several", "next_hand", "first_button", "set_button", "skip_button", "colour_up", "adjust")
"""What the panel offers of a table."""
OF_PLAYER = (
    "out", "out_several", "reenter", "revive", "rebuy", "add_on", "next_hand", "away", "choose", "history",
)  # fmt: skip
"""What it offers of somebody who sits there."""


def going_out_commands(deeds: TableDeeds) -> Iterator[Command]:
    """Who is out, and who is not after all."""
    yield Command(
        "floor.out", N_("&Knocked out"), deeds.knock_out, ("X",), "flag", "page",
        when=deeds.can_go_out, why=lambda: why_nobody_out(deeds),
    )  # fmt: skip
    yield Command(
        "floor.out_several", N_("Several knocked o&ut…"), deeds.knock_out_several, ("Shift+X",), "users",
        "page", when=deeds.can_several_go_out, why=lambda: why_nobody_out(deeds),
    )  # fmt: skip
    yield Command(
        "floor.revive", N_("Re&vive who left this seat…"), deeds.revive, ("Shift+F5",), "undo-2", "page",
        when=lambda: deeds.left_here() is not None,
    )  # fmt: skip


def why_nobody_out(deeds: TableDeeds) -> str:
    """What to do before somebody can be knocked out; asked only while nobody can."""
    if not deeds.tournament.started:
        return _("The first hand was not dealt yet, so nobody can be knocked out.")
    return _("Choose the seat of the player first: click on it, or walk there with the arrows.")


def hand_commands(deeds: TableDeeds) -> Iterator[Command]:
    """Button and hands."""

    def known() -> tuple[Table, int] | None:
        """The table, and how many of its hands are remembered."""
        table = deeds.with_button()
        return (table, len(table.played)) if table is not None else None

    def after(hands: int) -> bool:
        found = known()
        return found is not None and found[1] >= hands

    yield Command(
        "floor.next_hand", N_("&Next hand…"), deeds.next_hand, ("N",), "step-forward", "page",
        when=lambda: after(1), why=lambda: why_no_hand(deeds, "floor.next_hand"),
    )  # fmt: skip
    yield Command(
        "floor.first_button", N_("First &button…"), deeds.first_button, ("Shift+B",), "spade", "page",
        when=lambda: after(0) and not after(1), why=lambda: why_no_hand(deeds, "floor.first_button"),
    )  # fmt: skip
    yield Command(
        "floor.set_button", N_("Set the b&utton…"), deeds.set_button, ("B",), "circle-dot", "page",
        when=lambda: after(0), why=lambda: why_no_hand(deeds, "floor.set_button"),
    )  # fmt: skip
    yield Command(
        "floor.skip_button", N_("The button was not mo&ved…"), deeds.skip_button, ("Shift+N",),
        "circle-slash", "page", when=lambda: after(2), why=lambda: why_no_hand(deeds, "floor.skip_button"),
    )  # fmt: skip


def why_no_hand(deeds: TableDeeds, id_: str) -> str:
    """What to do before this command about button or hand; asked only while it cannot be done."""
    from director.rules.table.sitting import has_button

    table = deeds.table()
    if table is None:
        return _("Choose an open table on the map first: click on it, or walk there with the arrows.")
    if not has_button(deeds.tournament):
        return _("The game of this tournament has no button.")
    if deeds.with_button() is None:
        return _("Table {table}: seat at least two players first.").format(table=table.number)
    if not table.played:
        return _("Table {table} has no button yet: Shift+B draws for it, B puts it where it lies.").format(
            table=table.number
        )
    if id_ == "floor.first_button":
        return _("Table {table} has its button: B puts it elsewhere, N deals the next hand.").format(
            table=table.number
        )
    return _("Table {table}: so few hands were written that no button can have been left behind.").format(
        table=table.number
    )


def player_commands(deeds: TableDeeds) -> Iterator[Command]:
    """Whether somebody is there, and what is known of him."""
    yield Command(
        "floor.away", N_("&Away or back"), deeds.toggle_away, ("A",), "moon", "page",
        when=lambda: deeds.player() is not None,
        says=lambda: _("Back at the table") if deeds.is_away() else _("Away from the table"),
    )  # fmt: skip
    yield Command(
        "floor.choose", N_("&Post or wait…"), deeds.choose, ("P",), "hand-coins", "page",
        when=deeds.may_choose,
    )  # fmt: skip
    yield Command(
        "floor.history", N_("Moves and histor&y…"), deeds.history, ("Ctrl+H",), "history", "page",
        when=lambda: deeds.holder() is not None,
    )  # fmt: skip


def chip_commands(deeds: TableDeeds) -> Iterator[Command]:
    """What is done with chips."""
    yield Command(
        "floor.colour_up", N_("Colour-up and chip rac&e…"), deeds.colour_up, ("C",), "layers", "page",
        when=deeds.anybody_races,
    )  # fmt: skip
    yield Command(
        "floor.adjust", N_("Ad&just chips…"), deeds.adjust_chips, ("Shift+C",), "coins", "page",
        when=lambda: bool(deeds.tournament.entries),
    )  # fmt: skip
