"""The registration was a slip of the desk: made void, with a reason that must be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.entries import Void
from director.gui import ask
from director.host.i18n import _, current
from director.views import figures
from director.views.names import entry_name
from director.views.registration import entry_number

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


def void_entry(bridge: Bridge, entry: EntryId, parent: QWidget | None) -> bool:
    """Ask why and make it void; says whether it was asked for."""
    tournament, words = bridge.tournament, current()
    found = tournament.playing(entry)
    name = entry_name(tournament, bridge.people, entry, words)
    paid = figures.money(found.buy_in + found.fee, tournament.setup, words)
    seat = tournament.seating.at(entry)
    if seat is None:
        detail = _(
            "Entry {number} and {paid} vanish from all counts, as if {name} had never been registered. "
            "Both lines stay in the journal; Undo brings the entry back.\n"
            "A player who leaves by his own wish is withdrawn instead."
        ).format(number=entry_number(tournament, entry), paid=paid, name=name)
    else:
        detail = _(
            "Entry {number} and {paid} vanish from all counts and seat {seat} becomes free, as if {name} had "
            "never been registered. Both lines stay in the journal; Undo brings the entry back.\n"
            "A player who leaves by his own wish is withdrawn instead."
        ).format(number=entry_number(tournament, entry), paid=paid, seat=seat, name=name)
    title = _("Make the registration of {name} void").format(name=name)
    reason = ask.choose_reason(parent, title, detail, yes=_("Make void"))
    if reason is None:
        return False
    bridge.do(Void(entry), reason)
    return True
