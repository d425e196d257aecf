"""What speaks against a decision before it is made, and making it: with a reason where the rules object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.refusal import Impossible, Objection
from director.gui import ask
from director.host.i18n import _, current
from director.rules.policy import objections
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.bridge import Bridge

State = Literal["", "amber", "red"]


class Weighed(NamedTuple):
    """What the journal and the rules say of an action before it is done."""

    state: State
    """`amber`: the rules object, a reason is needed; `red`: it cannot be."""
    text: str


class Weighing:
    """Weighs decisions at one desk, and makes them; whoever asks for a reason asks over `parent`."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        self._bridge, self._parent = bridge, parent

    def weigh(self, *actions: Action) -> Weighed:
        """What speaks against doing all of these now, one after another."""
        journal, found = self._bridge.journal, list[Objection]()
        try:
            for action in actions:
                found += objections(journal, action)
                line = Line(Seq(journal.seq + 1), "asked", "", "", "", action, "asked")
                journal = replace(journal, tournament=action.apply(journal.tournament, line))
        except Impossible as impossible:
            return Weighed("red", self.refusal(impossible))
        if found:
            return Weighed("amber", RefusalTelling(self._telling()).objections(found))
        return Weighed("", "")

    def do(self, actions: Sequence[Action]) -> bool:
        """Write them down as one, where the rules object with a reason; without one nothing is done.

        Says whether it was done: who leaves the question finds what he had typed.
        """
        weighed, wanted = self.weigh(*actions), tuple(actions)
        if weighed.state == "amber":
            why = ask.choose_reason(
                self._parent, _("The rules object"), weighed.text, yes=_("Do it all the same")
            )
            if why is None or self.weigh(*actions) != weighed:
                return False  # left, or while he wrote something happened that he has not read yet
            self._bridge.run(lambda desk: desk.do_all(wanted, why, overrule=True), once=wanted)
        elif len(wanted) == 1:
            self._bridge.do(wanted[0])
        else:
            self._bridge.do_all(wanted)
        return True

    def refusal(self, impossible: Impossible) -> str:
        """Why something cannot be."""
        return RefusalTelling(self._telling()).impossible(impossible)

    def _telling(self) -> Telling:
        return Telling(self._bridge.journal, self._bridge.people, current())
