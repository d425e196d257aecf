"""What can be done on page Payouts, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from director.gui.commands import Command
from director.host.i18n import N_, _

if TYPE_CHECKING:
    from director.gui.pages.payouts_deeds import PayoutsDeeds


def payouts_commands(deeds: PayoutsDeeds) -> Iterator[Command]:
    """All of them, as they stand in the menu."""
    yield Command(
        "payouts.find", N_("&Find in the list"), deeds.find, ("Ctrl+F",), "search", "page", while_typing=True
    )
    yield from _promising(deeds)
    yield from _paying(deeds)
    yield from _printing(deeds)


def _promising(deeds: PayoutsDeeds) -> Iterator[Command]:
    yield Command("payouts.plan", N_("&Plan the prizes…"), deeds.plan, ("P",), "pencil", "page", parted=True)
    yield Command(
        "payouts.compare", N_("&Compare and publish…"), deeds.compare, ("C",), "trophy", "page",
        when=deeds.has_entries, why=lambda: _("Nobody is in yet, so there is nothing to divide."),
    )  # fmt: skip
    yield Command(
        "payouts.anew", N_("Publish a&new…"), deeds.publish_anew, ("N",), "redo-2", "page",
        when=deeds.is_stale,
    )  # fmt: skip
    yield Command(
        "payouts.keep", N_("&Keep as published…"), deeds.keep, ("K",), "lock", "page", when=deeds.is_stale,
    )  # fmt: skip
    yield Command(
        "payouts.recall",
        N_("Take payouts &back…"),
        deeds.recall,
        (),
        "undo-2",
        "page",
        when=deeds.is_published,
    )
    yield Command(
        "payouts.deal", N_("&Deal…"), deeds.deal, ("D",), "hand-coins", "page", when=deeds.can_deal,
        why=lambda: _("A deal needs published payouts and at least two players."), parted=True,
    )  # fmt: skip


def _paying(deeds: PayoutsDeeds) -> Iterator[Command]:
    yield Command(
        "payouts.pay", N_("Pay &out…"), deeds.pay, ("O",), "coins", "page", when=deeds.can_pay,
        why=lambda: _("Nothing is to be paid now."), parted=True,
    )  # fmt: skip
    yield Command(
        "payouts.void", N_("Make the receipt &void…"), deeds.void, ("V",), "ban", "page", when=deeds.can_void,
        why=lambda: _("Choose somebody who was paid, or a receipt, first."),
    )  # fmt: skip
    yield Command(
        "payouts.stand", N_("Let the receipt &stand…"), deeds.stand, ("S",), "check", "page",
        when=deeds.can_stand,
    )  # fmt: skip
    yield Command(
        "payouts.bounty", N_("Na&me who earned a bounty…"), deeds.bounty, ("B",), "user", "page",
        when=deeds.has_bounties, parted=True,
    )  # fmt: skip
    yield Command(
        "payouts.mystery", N_("Dra&w a mystery bounty…"), deeds.mystery, ("M",), "shuffle", "page",
        when=deeds.has_mystery,
    )  # fmt: skip


def _printing(deeds: PayoutsDeeds) -> Iterator[Command]:
    yield Command(
        "payouts.receipt", N_("Print the &receipt…"), deeds.print_receipt, ("R",), "printer", "page",
        when=deeds.can_void, parted=True,
    )  # fmt: skip
    yield Command(
        "payouts.print", N_("Prin&t the payouts…"), deeds.print_sheet, ("Ctrl+P",), "printer", "page",
        when=deeds.is_published, while_typing=True,
    )  # fmt: skip
    yield Command(
        "payouts.export", N_("E&xport the results…"), deeds.export, ("Ctrl+E",), "file-down", "page",
        when=deeds.has_entries,
    )  # fmt: skip
    yield Command("payouts.season", N_("Season standin&gs…"), deeds.season, ("Shift+S",), "trophy", "page")
    yield Command(
        "payouts.protocol", N_("Final protoco&l…"), deeds.print_protocol, (), "file-text", "page",
        when=deeds.is_published,
    )  # fmt: skip
