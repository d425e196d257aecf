"""The commands of tables that close as data: break one, draw anew, post the order, who goes where."""

from __future__ import annotations

from collections.abc import Iterator

from director.gui.commands import Command
from director.gui.pages.table_deeds import TableDeeds
from director.host.i18n import N_, _


def closing_commands(deeds: TableDeeds) -> Iterator[Command]:
    """All of them, as they stand in the menu."""

    def several() -> bool:
        return deeds.tables_open() > 1

    def seated() -> bool:
        return bool(deeds.tournament.seating.places)

    yield Command(
        "floor.break", N_("B&reak table…"), deeds.break_table, ("T",), "log-out", "page",
        when=lambda: deeds.breaking() is not None, why=_why_not,
        says=lambda: _says(deeds),
    )  # fmt: skip
    yield Command(
        "floor.final_table", N_("Fi&nal table…"), lambda: deeds.redraw(final=True), ("Shift+F",), "spade",
        "page", when=lambda: several() and seated(), why=_why_not,
    )  # fmt: skip
    yield Command(
        "floor.redraw", N_("Redra&w…"), lambda: deeds.redraw(final=False), ("Shift+D",), "shuffle", "page",
        when=seated,
    )  # fmt: skip
    yield Command(
        "floor.breaking_order", N_("Breaking &order…"), deeds.breaking_order, ("Shift+T",), "list-filter",
        "page", when=several, why=_why_not,
    )  # fmt: skip
    yield Command("floor.changes", N_("Who &goes where…"), deeds.last_changes, ("Shift+M",), "move", "page")


def _says(deeds: TableDeeds) -> str:
    number = deeds.breaking()
    return _("Break table {table}…").format(table=number) if number is not None else ""


def _why_not() -> str:
    return _("One table is left, or nobody sits at this one: there is nobody to go elsewhere.")
