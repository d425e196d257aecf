"""What can be done for entries once seats are given out, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from director.gui.commands import Command, grouped
from director.host.i18n import N_

if TYPE_CHECKING:
    from director.gui.pages.buying_deeds import BuyingDeeds


def buying_commands(deeds: BuyingDeeds) -> Iterator[Command]:
    """All of them, in the order of the menu."""
    yield from grouped("again", _again(deeds))
    yield from grouped("there", _there(deeds))


def _again(deeds: BuyingDeeds) -> Iterator[Command]:
    yield Command(
        "registration.reenter", N_("Re-en&try, and seat"), deeds.reenter, ("F5",), "user-plus", "page",
        when=deeds.may_reenter,
    )  # fmt: skip
    yield Command(
        "registration.rebuy", N_("Re&buy"), deeds.rebuy, ("F7",), "hand-coins", "page", when=deeds.may_rebuy
    )
    yield Command(
        "registration.add_on", N_("&Add-on"), deeds.add_on, ("Shift+F7",), "coins", "page",
        when=deeds.may_add_on,
    )  # fmt: skip
    yield Command(
        "registration.receipt", N_("Print receipt"), deeds.print_receipt, ("Ctrl+Shift+P",), "printer",
        "page", when=deeds.has_paid, while_typing=True,
    )  # fmt: skip


def _there(deeds: BuyingDeeds) -> Iterator[Command]:
    yield Command(
        "registration.alternates", N_("Seat t&hose who wait"), deeds.seat_next, ("Shift+F9",), "users",
        "page", when=deeds.may_seat,
    )  # fmt: skip
    yield Command(
        "registration.check", N_("Check seats…"), deeds.check_seats, ("Shift+F3",), "eye", "page",
        when=deeds.has_seats,
    )  # fmt: skip
    yield Command(
        "registration.no_shows", N_("No-shows…"), deeds.no_shows, ("Shift+F8",), "circle-slash", "page",
        when=deeds.has_seats,
    )  # fmt: skip
