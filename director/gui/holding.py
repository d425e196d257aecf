"""Whose window the venue is open in: this one, or another while this one looks on.

Who holds a file, and why one window at a time, stands in `director.desk.hold`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from director.desk.hold import BEAT, claim, whose
from director.domain.refusal import Unavailable
from director.gui.widgets.banner import Offer
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.desk.hold import Hold
    from director.desk.venue import TournamentCard, Venue
    from director.gui.worker import Worker

HELD: Final = ("held", "held_silent")
"""What is said of a file that another window has open."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A venue that was opened, and our hold of it."""

    venue: Venue
    cards: tuple[TournamentCard, ...]
    hold: Hold | None
    other: Unavailable | None
    """Whose it is; None where it is ours."""


class Holding(QObject):
    """Gives a sign of life while the file is ours, and looks whether it is free while it is not."""

    changed = Signal()
    """Ours no more, ours again, or free."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._venue: Venue | None = None
        self._hold: Hold | None = None
        self._other: Unavailable | None = None
        """Who has it; `code` says whether it may be had: held, held_silent, taken_over, or free."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)

    @property
    def looks_on(self) -> bool:
        """Whether the file that is open is only looked at."""
        return self._other is not None

    def opener(
        self, path: Path, who: tuple[str, str], *, create: bool, look_on: bool, take_over: bool
    ) -> Callable[[], Opened]:
        """What opens a file for this desk and this person, on the desk's thread.

        It raises Unavailable `held` and `held_silent` unless it is only looked at.
        """
        had = self._hold if self._hold is not None and self._hold.path == path else None

        def work() -> Opened:
            from director.desk.venue import Venue  # with the database, which takes longest at a start

            other, hold = None, had
            if not create and hold is None:
                try:
                    hold = claim(path, over=take_over)
                except Unavailable as held:
                    if not look_on:
                        raise
                    other = held
            try:
                venue = Venue.open(path, create=create, desk_name=who[0], staff=who[1])
                return Opened(venue, venue.cards(), hold or (claim(path) if other is None else None), other)
            except BaseException:  # whatever it was goes on; a file that did not open is held by nobody
                if hold is not None and hold is not had:
                    hold.let_go()
                raise

        return work

    def take(self, opened: Opened) -> None:
        """This is what is open from now on."""
        if self._hold is not opened.hold:
            self.let_go()
        self._venue, self._hold = opened.venue, opened.hold
        self._say(opened.other)
        self._timer.start(BEAT * 1000)

    def let_go(self) -> None:
        """Nothing is open any more."""
        self._timer.stop()
        if self._hold is not None:
            self._hold.let_go()
        self._venue = self._hold = self._other = None

    def look(self) -> None:
        """Give a sign of life, or look whether the other has gone."""
        venue, hold = self._venue, self._hold
        if venue is None:
            return

        def work() -> Unavailable | None:
            if hold is None:
                return whose(venue.path)
            try:
                hold.beat()
            except Unavailable as other:
                return other
            return None

        def told(other: Unavailable | None) -> None:
            if self._venue is not venue or self._hold is not hold:
                return
            if hold is None:
                self._say(other or Unavailable("free"))
            elif other is not None:
                self._hold = None
                self._say(other)

        self._worker.run(work, told, self._on_failed)

    def work_here(self) -> None:
        """Take the file, as somebody asked for; whoever came first has it."""
        venue = self._venue
        if venue is None:
            return

        def told(hold: Hold) -> None:
            if self._venue is venue:
                self._hold = hold
                self._say(None)
            else:
                hold.let_go()

        def failed(error: BaseException) -> None:
            if isinstance(error, Unavailable):
                self._say(error)
            else:
                self._on_failed(error)

        self._worker.run(lambda: claim(venue.path, over=True), told, failed)

    def band(self) -> tuple[str, tuple[Offer, ...]] | None:
        """What the window says as long as it looks on, and what can be done about it."""
        other = self._other
        if other is None:
            return None
        from director.views import refusals, whose_file  # not read at a start that nothing is in the way of

        if other.code == "held":
            return whose_file.looks_on(other, current()), ()
        if other.code == "held_silent":
            return whose_file.is_silent(other, current()), ((_("Take over"), self.work_here),)
        offers = ((_("Work here"), self.work_here),) if other.code == "free" else ()
        return refusals.world(other, current()), offers

    def offers(
        self, error: BaseException, path: Path | None, open_it: Callable[..., None]
    ) -> tuple[Offer, ...]:
        """What can be done about a file that another window has: `open_it` opens it all the same."""
        if path is None or not isinstance(error, Unavailable) or error.code not in HELD:
            return ()
        look_on = (_("Look on"), partial(open_it, path, look_on=True))
        take_over = (_("Take over"), partial(open_it, path, take_over=True))
        return (look_on, take_over) if error.code == "held_silent" else (look_on,)

    def _say(self, other: Unavailable | None) -> None:
        was, self._other = self._other, other
        if other is not None and was is not None and not other.facts:
            other.facts.update(was.facts)  # whoever had it last
        if self._venue is not None:
            self._venue.look_on(None if other is None else Unavailable("looking_on", **other.facts))
        if _said(was) != _said(other):
            self.changed.emit()

    def _on_failed(self, error: BaseException) -> None:
        raise error


def _said(other: Unavailable | None) -> object:
    return None if other is None else (other.code, other.facts)
