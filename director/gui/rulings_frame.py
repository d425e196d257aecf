"""The judges' book in the frame of the window: a key from anywhere, a strip when a penalty has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from director.domain.ids import Seq
from director.domain.penalties import ServePenalty
from director.gui.beat import Beat
from director.gui.called import Called
from director.gui.commands import Command
from director.gui.widgets.penalty_notice import PenaltyNotice
from director.host.i18n import N_, current
from director.views.ruling_line import CallJudge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from director.domain.case import TableCase
    from director.gui.bridge import Bridge
    from director.gui.commands import CommandSet
    from director.gui.pages.page import Page
    from director.rules.penalties import Standing
    from director.views.quick_line import What


class Frame(Protocol):
    """What the book needs of the window."""

    bridge: Bridge

    def page(self, key: str) -> Page:
        """A page by its key."""

    def shown_page(self) -> str:
        """The key of the page that is shown."""


class RulingsFrame(QObject):
    """Begins rulings and penalties from what is chosen on the page that is shown."""

    def __init__(self, frame: Frame, window: QWidget, commands: CommandSet) -> None:
        super().__init__(window)
        self._frame, self._window, self._bridge = frame, window, frame.bridge
        self.notice = PenaltyNotice()
        self._away = set[Seq]()
        self._seen: object = None
        commands.add(self._commands(), window)
        self._beat = Beat.of(frame.bridge)
        self._beat.struck.connect(self._look)
        frame.bridge.changed.connect(self._look)
        self.notice.ticked.connect(self._tick)
        self.notice.dismissed.connect(self._put_away)
        self._look()

    def _commands(self) -> Iterator[Command]:
        yield Command("rulings.begin", N_("R&uling…"), self.begin, ("F12",), "gavel", "edit",
                      while_typing=True, parted=True)  # fmt: skip
        yield Command("rulings.penalty", N_("&Penalty…"), self.penalise, ("Shift+F12",), "flag", "edit",
                      while_typing=True)  # fmt: skip

    # ---- begun from anywhere

    def begin(self) -> None:
        """A ruling on what is chosen."""
        self._open(self._called())

    def takes(self, what: What) -> bool:
        """Begin a ruling where the quick box asked for one; says whether it did."""
        if isinstance(what, CallJudge):
            self._open(self._called() if what.place is None else Called(what.place))
        return isinstance(what, CallJudge)

    def begin_on(self, case: TableCase) -> None:
        """A ruling on a case of Table tools."""
        self._open(Called(table=case.table, case=case))

    def penalise(self) -> None:
        """A penalty by itself for whom is chosen."""
        from director.gui.dialogs.give_penalty import GivePenaltyDialog
        from director.gui.ruling_deeds import begun

        GivePenaltyDialog(self._bridge, begun(self._bridge, self._called()).entries, self._window).open()

    def _open(self, called: Called) -> None:
        from director.gui.dialogs.ruling import open_ruling

        open_ruling(self._bridge, called, self._window)

    def _called(self) -> Called:
        key = self._frame.shown_page()
        return self._frame.page(key).called() if key else Called()

    # ---- what has run out

    def _look(self, _changed: object = None) -> None:
        """While no penalty is open there is nothing to ask; the clock strikes each second."""
        tournament = self._bridge.tournament
        if not any(one.is_open for one in tournament.penalties.values()):
            self._seen = None
            self.notice.hide()
            return
        from director.rules.penalties import standings

        over = [one for one in standings(tournament, self._beat.moment) if one.state == "over"]
        shown = [one for one in over if one.penalty.id not in self._away]
        known = (tuple(one.penalty.id for one in shown), current().language, id(self._bridge.people))
        if known != self._seen:
            self._seen = known
            self._show(shown)

    def _show(self, shown: list[Standing]) -> None:
        if not shown:
            self.notice.hide()
            return
        from director.views.penalties import over_text

        text = over_text([one.penalty for one in shown], self._bridge.journal, self._bridge.people, current())
        self.notice.say(shown[0].penalty.id, text)

    def _tick(self, penalty: Seq) -> None:
        self._bridge.do(ServePenalty(penalty))

    def _put_away(self, penalty: Seq) -> None:
        self._away.add(penalty)
        self._look()
