"""Which pages there are, in the order of the rail. Pages of later parts are named here once they exist."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from director.host.i18n import N_

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.pages.page import Page


@dataclass(frozen=True, slots=True)
class PageKind:
    """One page of the rail."""

    key: str
    number: int
    """Ctrl and this digit lead there; the digits of later pages stay free for them."""
    words: str
    icon: str
    home: str
    """Module and class: a page is loaded when it is first shown, because the start has a budget."""

    def load(self) -> type[Page]:
        """The class of the page."""
        module, _, name = self.home.partition(":")
        found: type[Page] = getattr(import_module(module), name)
        return found

    def make(self, bridge: Bridge) -> Page:
        """A page of this kind, with nothing shown yet."""
        return self.load()(bridge)


PAGES: Final = (
    PageKind(
        "registration", 1, N_("Registration"), "user-plus", "director.gui.pages.registration:RegistrationPage"
    ),
    PageKind("floor", 2, N_("Floor"), "layout-grid", "director.gui.pages.floor:FloorPage"),
    PageKind("clock", 3, N_("Clock"), "clock", "director.gui.pages.clock:ClockPage"),
    PageKind("chips", 4, N_("Chips"), "coins", "director.gui.pages.chips:ChipsPage"),
    PageKind("tools", 5, N_("Table tools"), "club", "director.gui.pages.table_tools:TableToolsPage"),
    PageKind("payouts", 6, N_("Payouts"), "trophy", "director.gui.pages.payouts:PayoutsPage"),
    PageKind("rulings", 7, N_("Rulings"), "gavel", "director.gui.pages.rulings:RulingsPage"),
    PageKind("activity", 8, N_("Activity"), "history", "director.gui.pages.activity:ActivityPage"),
    PageKind("print", 9, N_("Print"), "printer", "director.gui.pages.printing:PrintPage"),
)
