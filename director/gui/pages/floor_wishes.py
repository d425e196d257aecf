"""The commands of the floor as data: menus, panel, context menu, keys and help are made from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from director.domain.seats import TableSeat
from director.gui.commands import Command, grouped
from director.gui.pages.closing_wishes import closing_commands
from director.gui.pages.floor_buying import FloorBuying, rebuy_commands
from director.gui.pages.floor_deeds import FloorDeeds
from director.gui.pages.hand_for_hand_wishes import hand_for_hand_commands
from director.gui.pages.table_deeds import TableDeeds
from director.gui.pages.table_wishes import (
    OF_PLAYER,
    OF_TABLE,
    chip_commands,
    going_out_commands,
    hand_commands,
    player_commands,
)
from director.gui.widgets.floor_map import FloorMap
from director.host.i18n import N_, _


class Floor(Protocol):
    """What these commands need of the page."""

    deeds: FloorDeeds
    at_table: TableDeeds
    buying: FloorBuying
    map: FloorMap

    def start_finding(self) -> None:
        """Put the keyboard into the find field."""

    def start_steps(self) -> None:
        """Put the keyboard into the list of next steps."""

    def start_moving(self) -> None:
        """Put the keyboard into the field for a seat code."""

    def start_seating(self) -> None:
        """Ask who shall sit on the selected chair."""

    def start_keeping(self) -> None:
        """Ask for whom it shall be kept."""

    def open_player(self) -> None:
        """Show the selected player among the entries."""

    def open_tables(self) -> None:
        """Ask which tables to open."""

    def draw_seats(self) -> None:
        """Lead through a seat draw."""


_OF_CHAIR = ("serve", "cancel_penalty", "print", "open_player", "keep", "fix", "apart", "lock", "withdraw")
_OF_ROOM = ("start", "hand_for_hand", "colour_up", "adjust")
_CLOSING = ("break", "redraw", "final_table", "breaking_order", "changes")


def panel_offers(place: TableSeat | None) -> tuple[str, ...]:
    """What the panel offers beside its fields: of a chair, of a table, or of the room."""
    if place is None:
        return _OF_ROOM
    return (*OF_PLAYER, *_OF_CHAIR) if place.seat else (*OF_TABLE, "break", "close_table")


def menu_offers(place: TableSeat | None) -> tuple[str, ...]:
    """What the menu on the map offers."""
    if place is None:
        return ("open_tables", "draw", *_OF_ROOM, *_CLOSING, "fit")
    return ("move", "seat", *panel_offers(place), *(OF_TABLE[1:] if place.seat else ()))


def floor_commands(page: Floor) -> Iterator[Command]:
    """All of them, as they stand in the menu."""
    deeds, at_table = page.deeds, page.at_table
    yield from going_out_commands(at_table)
    yield Command(
        "floor.move", N_("&Move or swap…"), page.start_moving, ("M",), "move", "page",
        when=lambda: deeds.player() is not None,
    )  # fmt: skip
    yield from grouped("player", (*player_commands(at_table), *_player(page)))
    yield from grouped("again", rebuy_commands(page.buying))
    yield from grouped("seat", _chair(page))
    yield from grouped("hands", hand_commands(at_table))
    yield from grouped("chips", chip_commands(at_table))
    yield from grouped("closing", (*closing_commands(at_table), _close_table(deeds)))
    yield from grouped("together", hand_for_hand_commands(at_table))
    yield from _room(page)
    yield from _view(page)


def _player(page: Floor) -> Iterator[Command]:
    deeds = page.deeds

    def is_player() -> bool:
        return deeds.player() is not None

    yield Command(
        "floor.open_player",
        N_("&Open in registration"),
        page.open_player,
        ("F3",),
        "user",
        "page",
        when=is_player,
    )
    yield Command(
        "floor.print", N_("Print ca&rd"), deeds.print_card, ("Ctrl+P",), "printer", "page",
        when=is_player, says=lambda: _("Print the new card") if deeds.needs_new_card() else "",
    )  # fmt: skip
    yield Command(
        "floor.serve", N_("Penalty ser&ved"), deeds.serve, ("V",), "check", "page",
        when=lambda: deeds.penalty() is not None,
    )  # fmt: skip
    yield Command(
        "floor.cancel_penalty", N_("Can&cel the penalty…"), deeds.cancel_penalty, ("Shift+V",), "x", "page",
        when=lambda: deeds.penalty() is not None,
    )  # fmt: skip
    yield Command(
        "floor.apart", N_("&Keep apart…"), deeds.keep_apart, ("F6",), "unlink", "page", when=is_player
    )
    yield Command(
        "floor.withdraw",
        N_("&Withdraw…"),
        deeds.withdraw,
        ("F8",),
        "log-out",
        "page",
        when=lambda: is_player() or deeds.dead_stack() is not None,
        says=lambda: _("Take the dead stack away") if deeds.dead_stack() is not None else "",
    )


def _chair(page: Floor) -> Iterator[Command]:
    deeds = page.deeds

    yield Command(
        "floor.seat", N_("&Seat somebody here…"), page.start_seating, ("S",), "armchair", "page",
        when=deeds.is_open,
    )  # fmt: skip
    yield Command(
        "floor.keep", N_("Keep &for…"), page.start_keeping, ("K",), "accessibility", "page",
        when=lambda: deeds.is_open() and not deeds.is_kept(),
    )  # fmt: skip
    yield Command(
        "floor.fix",
        N_("Fi&x a seat…"),
        deeds.fix_seat,
        ("F4",),
        "accessibility",
        "page",
        when=lambda: deeds.player() is not None or deeds.is_kept(),
        says=lambda: _("No longer keep this seat") if deeds.is_kept() else "",
    )
    yield Command(
        "floor.lock",
        N_("&Lock or unlock"),
        deeds.toggle_lock,
        ("L",),
        "lock",
        "page",
        when=lambda: deeds.chair() is not None,
        says=lambda: _("Unlock the seat") if deeds.is_locked() else _("Lock the seat"),
    )


def _close_table(deeds: FloorDeeds) -> Command:
    return Command(
        "floor.close_table", N_("&Close table"), deeds.close_table, (), "x", "page",
        when=lambda: deeds.empty_table() is not None,
    )  # fmt: skip


def _room(page: Floor) -> Iterator[Command]:
    deeds = page.deeds
    yield Command("floor.open_tables", N_("Open &tables…"), page.open_tables, ("Ctrl+T",), "table-2", "page")
    yield Command("floor.draw", N_("&Draw seats…"), page.draw_seats, ("Ctrl+D",), "shuffle", "page")
    yield Command(
        "floor.start", N_("&First hand is dealt"), deeds.start_play, (), "play", "page", when=deeds.can_start
    )


def _view(page: Floor) -> Iterator[Command]:
    yield Command(
        "floor.find", N_("&Find on the map"), page.start_finding, ("Ctrl+F",), "search", "view",
        while_typing=True, parted=True,
    )  # fmt: skip
    yield Command("floor.steps", N_("Ne&xt steps"), page.start_steps, ("Shift+S",), "list-filter", "view")
    yield Command("floor.zoom_in", N_("Zoom &in"), page.map.zoom_in, ("+", "="), "zoom-in", "view")
    yield Command("floor.zoom_out", N_("Zoom &out"), page.map.zoom_out, ("-",), "zoom-out", "view")
    yield Command("floor.fit", N_("Show the whole &room"), page.map.fit, ("0",), "maximize", "view")
