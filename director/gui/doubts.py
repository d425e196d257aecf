"""What the rules object to is asked about while the dialog still stands, so that nothing typed is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.domain.refusal import Impossible
from director.gui import ask
from director.host.i18n import _, current
from director.rules.policy import objections
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.domain.action import Action
    from director.gui.bridge import Bridge


def trouble_of(bridge: Bridge, action: Action) -> str:
    """Why this cannot be, by anyone's order; empty where it can."""
    try:
        bridge.desk.may(action)
    except Impossible as impossible:
        return RefusalTelling(Telling(bridge.journal, bridge.people, current())).impossible(impossible)
    return ""


def doubt_of(bridge: Bridge, actions: Sequence[Action]) -> str:
    """What the rules object to any of these, in words; empty where they are fine."""
    found = tuple(one for action in actions for one in objections(bridge.journal, action))
    return RefusalTelling(Telling(bridge.journal, bridge.people, current())).objections(found)


def reason_for(bridge: Bridge, actions: Sequence[Action], parent: QWidget) -> str | None:
    """Why these shall be done all the same; empty where nothing speaks against them, None for leaving it."""
    doubt = doubt_of(bridge, actions)
    if not doubt:
        return ""
    return ask.choose_reason(parent, _("The rules object"), doubt, yes=_("Do it all the same"))


def do_all(bridge: Bridge, actions: Sequence[Action], reason: str, *, overrule: bool) -> None:
    """Do all of these or none, with this reason; a double click does them once."""
    wanted = tuple(actions)
    bridge.run(lambda desk: desk.do_all(wanted, reason, overrule=overrule), once=wanted)
