"""Deeds about going out, asked for in many places: knock out, revive, end the event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from director.domain.busts import Revive
from director.domain.refusal import Impossible
from director.gui import ask
from director.host.i18n import _, current
from director.rules.floor.revive import revive_chair
from director.views.bust_line import chair_words, why_not
from director.views.names import entry_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.desk.desk import Changed, Desk
    from director.domain.busts import Out
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


def knock_out(bridge: Bridge, out: Sequence[Out]) -> None:
    """These are out now; where the rules object, a reason is asked for."""
    wanted = tuple(out)

    def work(why: str, *, overrule: bool) -> Callable[[Desk], Changed]:
        def knocked(desk: Desk) -> Changed:
            from director.desk.going_out import knock_out

            return knock_out(desk, wanted, why, overrule=overrule)

        return knocked

    def again(why: str) -> None:
        bridge.run(work(why, overrule=True), once=("out", wanted))

    bridge.run(work("", overrule=False), overrule=again, once=("out", wanted))


def end_play(bridge: Bridge) -> None:
    """The one player left has won; where the rules object, a reason is asked for."""

    def work(why: str, *, overrule: bool) -> Callable[[Desk], Changed]:
        def ended(desk: Desk) -> Changed:
            from director.desk.going_out import end_play

            return end_play(desk, why, overrule=overrule)

        return ended

    bridge.run(
        work("", overrule=False),
        overrule=lambda why: bridge.run(work(why, overrule=True), once="end"),
        once="end",
    )


def revive(bridge: Bridge, entry: EntryId, parent: QWidget | None) -> bool:
    """Ask why and let somebody who is out play on; says whether it was asked for."""
    tournament, words = bridge.tournament, current()

    def name(who: EntryId) -> str:
        return entry_name(tournament, bridge.people, who, words)

    try:
        chair = revive_chair(tournament, entry)
    except Impossible as impossible:
        ask.warn(
            parent, _("{name} cannot be revived").format(name=name(entry)), why_not(impossible, name, words)
        )
        return False
    detail = _(
        "Seat: {seat}.\n"
        "The player was not knocked out and plays on with the same entry. Places of those who went out "
        "follow; whoever was moved meanwhile stays where he sits. Undo takes it back."
    ).format(seat=chair_words(chair, words))
    title = _("Revive {name}").format(name=name(entry))
    reason = ask.choose_reason(parent, title, detail, yes=_("Revive"))
    if reason is None:
        return False
    bridge.do(Revive(entry, chair.seat), reason)
    return True
