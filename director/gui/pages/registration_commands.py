"""What can be done on the page of registration, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from director.gui.commands import Command, grouped
from director.gui.widgets.method_choice import KEY
from director.host.i18n import N_

if TYPE_CHECKING:
    from director.gui.pages.registration import RegistrationPage
    from director.gui.pages.registration_deeds import RegistrationDeeds

IN_MENU = (
    "register",
    "draw",
    "seat",
    "print",
    "show",
    "fix",
    "apart",
    "edit",
    "history",
    "revive",
    "unexpect",
    "withdraw",
    "void",
)
"""The last part of the ids of those that concern one entry, for the right mouse button."""


def registration_commands(page: RegistrationPage, deeds: RegistrationDeeds) -> Iterator[Command]:
    """All of them, in the order of the menu."""
    yield from _finding(page)
    yield from _lists(deeds)
    yield from _entering(deeds)
    yield from _paying(page, deeds)
    yield Command(
        "registration.show",
        N_("Sh&ow on the floor"),
        page.show_on_floor,
        ("F3",),
        "layout-grid",
        "page",
        when=deeds.is_seated,
    )
    yield from grouped("entry", (*_held(deeds), *_needs(deeds), *_mending(deeds)))


def _finding(page: RegistrationPage) -> Iterator[Command]:
    yield Command(
        "registration.find",
        N_("&Find or add a player"),
        page.find_player,
        ("Ctrl+F",),
        "search",
        "page",
        while_typing=True,
    )
    yield Command(
        "registration.filter",
        N_("Filter the &list"),
        page.filter_list,
        ("Ctrl+L",),
        "list-filter",
        "page",
        while_typing=True,
    )
    yield Command(
        "registration.add",
        N_("&New person…"),
        page.add_person,
        ("Ctrl+Shift+N",),
        "user-plus",
        "page",
        while_typing=True,
    )


def _paying(page: RegistrationPage, deeds: RegistrationDeeds) -> Iterator[Command]:
    yield Command(
        "registration.method", N_("Ne&xt way to pay"), page.turn_method, (KEY,), "hand-coins", "page",
        while_typing=True,
    )  # fmt: skip
    yield Command(
        "registration.takings", N_("What was ta&ken…"), deeds.takings, ("Ctrl+Shift+M",), "coins", "page",
        while_typing=True,
    )  # fmt: skip


def _lists(deeds: RegistrationDeeds) -> Iterator[Command]:
    yield Command(
        "registration.import",
        N_("&Import a list…"),
        deeds.bring_in,
        ("Ctrl+I",),
        "file-up",
        "page",
        while_typing=True,
        parted=True,
    )
    yield Command(
        "registration.export", N_("&Export the list…"), deeds.send_out, ("Ctrl+E",), "file-down", "page",
        when=deeds.has_entries, while_typing=True,
    )  # fmt: skip


def _entering(deeds: RegistrationDeeds) -> Iterator[Command]:
    yield Command(
        "registration.register",
        N_("&Register and seat"),
        deeds.register,
        (),
        "armchair",
        "page",
        when=deeds.can_register,
        parted=True,
    )
    yield Command(
        "registration.draw",
        N_("Register for the &draw"),
        deeds.register_for_draw,
        (),
        "shuffle",
        "page",
        when=deeds.can_register,
    )
    yield Command(
        "registration.seat",
        N_("&Seat now"),
        deeds.seat_now,
        ("F9",),
        "armchair",
        "page",
        when=deeds.is_waiting,
    )
    yield Command(
        "registration.print", N_("&Print card"), deeds.print_card, ("Ctrl+P",), "printer", "page",
        when=deeds.is_seated, while_typing=True,
    )  # fmt: skip


def _held(deeds: RegistrationDeeds) -> Iterator[Command]:
    yield Command(
        "registration.held", N_("Print the cards that were held"), deeds.print_held, ("Ctrl+Shift+H",),
        "printer", "page", when=deeds.has_held, while_typing=True,
    )  # fmt: skip


def _needs(deeds: RegistrationDeeds) -> Iterator[Command]:
    yield Command(
        "registration.fix",
        N_("Fi&x a seat…"),
        deeds.fix_seat,
        ("F4",),
        "accessibility",
        "page",
        when=deeds.is_in,
    )
    yield Command(
        "registration.apart",
        N_("&Keep apart…"),
        deeds.keep_apart,
        ("F6",),
        "unlink",
        "page",
        when=deeds.is_in,
    )


def _mending(deeds: RegistrationDeeds) -> Iterator[Command]:
    yield Command(
        "registration.edit",
        N_("&Correct the person…"),
        deeds.edit,
        ("F2",),
        "pencil",
        "page",
        when=deeds.shows_somebody,
    )
    yield Command(
        "registration.history", N_("Moves and histor&y…"), deeds.history, ("Ctrl+H",), "history", "page",
        when=deeds.has_history, while_typing=True,
    )  # fmt: skip
    yield Command(
        "registration.revive", N_("Rev&ive…"), deeds.revive, ("Shift+F5",), "undo-2", "page",
        when=deeds.may_revive, parted=True,
    )  # fmt: skip
    yield Command(
        "registration.unexpect", N_("Ca&ncel the pre-registration"), deeds.unexpect, ("Ctrl+F8",),
        "circle-slash", "page", when=deeds.is_awaited, parted=True,
    )  # fmt: skip
    yield Command(
        "registration.unexpect_all", N_("Cancel all who are not here yet"), deeds.unexpect_all, (),
        "circle-slash", "page", when=deeds.awaits_anybody,
    )  # fmt: skip
    yield Command(
        "registration.withdraw",
        N_("&Withdraw…"),
        deeds.withdraw,
        ("F8",),
        "log-out",
        "page",
        when=deeds.is_in,
        parted=True,
    )
    yield Command(
        "registration.void", N_("Make &void…"), deeds.void, (), "ban", "page", when=deeds.is_in, parted=True
    )  # fmt: skip
