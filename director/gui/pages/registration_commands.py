"""What can be done on the page of registration, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from director.gui.commands import Command
from director.host.i18n import N_


class Desk(Protocol):
    """What these commands need of the page."""

    def find(self) -> None:
        """Put the keyboard into the field that finds or adds."""

    def filter(self) -> None:
        """Put the keyboard into the filter of the list."""

    def add(self) -> None:
        """Begin a new person."""

    def register(self) -> None:
        """Register who is shown, with a seat."""

    def register_for_draw(self) -> None:
        """Register who is shown, without a seat."""

    def seat_now(self) -> None:
        """Draw a seat for who is shown."""

    def show_on_floor(self) -> None:
        """Show the chair on the map."""

    def print_card(self) -> None:
        """Print the card of who is shown."""

    def fix_seat(self) -> None:
        """Ask which chair is needed."""

    def keep_apart(self) -> None:
        """Ask who must not share a table."""

    def edit(self) -> None:
        """Correct the particulars."""

    def withdraw(self) -> None:
        """Ask for the refund and withdraw."""

    def void(self) -> None:
        """Ask for the reason and make void."""

    def bring_in(self) -> None:
        """Import a list."""

    def send_out(self) -> None:
        """Export the list."""

    def can_register(self) -> bool:
        """Whether somebody is shown who is not in."""

    def is_waiting(self) -> bool:
        """Whether who is shown is in and has no seat."""

    def is_seated(self) -> bool:
        """Whether who is shown has a seat."""

    def is_in(self) -> bool:
        """Whether who is shown plays."""

    def shows_somebody(self) -> bool:
        """Whether anybody is shown."""

    def has_entries(self) -> bool:
        """Whether there is anything to export."""


def registration_commands(desk: Desk) -> Iterator[Command]:
    """All of them, in the order of the menu."""
    yield Command("registration.find", N_("&Find or add a player"), desk.find, ("Ctrl+F",), "search", "page", while_typing=True)
    yield Command("registration.filter", N_("Filter the &list"), desk.filter, ("Ctrl+L",), "list-filter", "page", while_typing=True)
    yield Command("registration.add", N_("&New person…"), desk.add, ("Ctrl+Shift+N",), "user-plus", "page", while_typing=True)
    yield Command("registration.import", N_("&Import a list…"), desk.bring_in, ("Ctrl+I",), "file-up", "page", while_typing=True, parted=True)
    yield Command(
        "registration.export", N_("&Export the list…"), desk.send_out, ("Ctrl+E",), "file-down", "page",
        when=desk.has_entries, while_typing=True,
    )
    yield Command(
        "registration.register", N_("&Register and seat"), desk.register, (), "armchair", "page",
        when=desk.can_register, parted=True,
    )
    yield Command("registration.draw", N_("Register for the &draw"), desk.register_for_draw, (), "shuffle", "page", when=desk.can_register)
    yield Command("registration.seat", N_("&Seat now"), desk.seat_now, ("F9",), "armchair", "page", when=desk.is_waiting)
    yield Command("registration.print", N_("&Print card"), desk.print_card, ("Ctrl+P",), "printer", "page", when=desk.is_seated, while_typing=True)
    yield Command("registration.show", N_("Show on the f&loor"), desk.show_on_floor, ("F3",), "layout-grid", "page", when=desk.is_seated)
    yield Command("registration.fix", N_("Fi&x a seat…"), desk.fix_seat, ("F4",), "accessibility", "page", when=desk.is_in, parted=True)
    yield Command("registration.apart", N_("&Keep apart…"), desk.keep_apart, ("F6",), "unlink", "page", when=desk.is_in)
    yield Command("registration.edit", N_("&Correct the person…"), desk.edit, ("F2",), "pencil", "page", when=desk.shows_somebody)
    yield Command("registration.withdraw", N_("&Withdraw…"), desk.withdraw, ("F8",), "log-out", "page", when=desk.is_in, parted=True)
    yield Command("registration.void", N_("Make &void…"), desk.void, (), "ban", "page", when=desk.is_in, parted=True)
