"""Between the window and the desk: actions go to the desk's thread, changes come back as one signal.

The window reads `journal`, `tournament` and `people`: whole frozen values that change only when the desk has
stored a line. Nothing is shown that is not stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from director.desk.desk import Changed
from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.refusal import Impossible, Refused, Unavailable
from director.gui.widgets.lasting import lasting

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.domain.ids import PersonId
    from director.domain.journal import Journal
    from director.domain.people import People, Person
    from director.domain.tournament import Tournament
    from director.gui.keeper import Risk
    from director.gui.worker import Worker

Answer = TypeVar("Answer")

NO_LINE: Final = Seq(0)
"""The end of an undo that concerns one line alone."""
SYNC_EVERY: Final = 1000
"""Milliseconds between two looks for lines of other desks."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """What was asked for and not done. Nothing of it is stored."""

    error: Impossible | Refused | Unavailable
    actions: tuple[Action, ...] = ()
    overrule: Callable[[str], None] | None = None
    """Does it after all, with this reason; None where nobody may."""


class Bridge(QObject):
    """The desk as the window sees it."""

    changed = Signal(object)
    """A `Changed`: before, after, the new lines, and whether this desk wrote them."""
    told = Signal()
    """Everybody who listens to `changed` has been told of it."""
    refused = Signal(object)
    """A `Refusal`."""
    lost = Signal(bool)
    """True when the file of the venue cannot be reached or written; False when it can again."""
    failed = Signal(object)
    """An exception nobody expected: a mistake of the program."""
    busy_changed = Signal(bool)
    """True while the desk works."""
    people_changed = Signal(object)
    """The new `People`."""

    def __init__(
        self, desk: Desk, worker: Worker, *, second: Worker | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._worker = worker
        self._second = second or worker
        self._journal = desk.journal
        self._people = desk.people
        self._under_way: list[tuple[object, ...]] = []
        self._trouble: Unavailable | None = None
        self._telling = False
        self._copy: Callable[[Risk], None] | None = None
        worker.busy_changed.connect(self.busy_changed)
        self._timer = QTimer(self, interval=SYNC_EVERY)
        self._timer.timeout.connect(self.sync)

    # ---- what is so now

    @property
    def journal(self) -> Journal:
        """The journal as last stored."""
        return self._journal

    @property
    def tournament(self) -> Tournament:
        """The tournament as last stored."""
        return self._journal.tournament

    @property
    def people(self) -> People:
        """Everybody the venue knows."""
        return self._people

    @property
    def is_telling(self) -> bool:
        """Whether those who listen to `changed` are being told; `told` comes at its end."""
        return self._telling

    @property
    def trouble(self) -> Unavailable | None:
        """Why the venue cannot be reached, or None while all is well."""
        return self._trouble

    @property
    def desk(self) -> Desk:
        """The desk itself, for questions that read only (`may`)."""
        return self._desk

    def keep_copies(self, copy: Callable[[Risk], None]) -> None:
        """Have copies made this way in front of steps that change much."""
        self._copy = copy

    # ---- what staff want

    def do(self, action: Action, reason: str = "", *, overrule: bool = False) -> None:
        """Do it. The same action asked for again while it is under way is dropped: a double click is one."""

        def again(why: str) -> None:
            self.do(action, why, overrule=True)

        self._ask((action,), lambda desk: desk.do(action, reason, overrule=overrule), again)

    def do_all(self, actions: Sequence[Action], reason: str = "") -> None:
        """Do all of these or none."""
        wanted = tuple(actions)

        def again(why: str) -> None:
            self._ask(wanted, lambda desk: desk.do_all(wanted, why, overrule=True), None)

        self._ask(wanted, lambda desk: desk.do_all(wanted, reason), again)

    def undo(self, seq: Seq, through: Seq = NO_LINE, reason: str = "") -> None:
        """Undo this line, or all from it to `through` that were written as one."""
        self._ask((), lambda desk: desk.undo(seq, through, reason), None)

    def undo_last(self, reason: str = "") -> None:
        """Undo what was done last; taking back a payment or a promise needs a reason."""
        seen = self._journal.seq
        self._ask((), lambda desk: desk.undo_last(reason, seen=seen), None)

    def redo(self) -> None:
        """Do again what was undone last."""
        seen = self._journal.seq
        self._ask((), lambda desk: desk.redo(seen=seen), None)

    def register(
        self,
        who: PersonId | Person,
        *,
        seated: bool = True,
        reason: str = "",
        overrule: bool = False,
        then: Callable[[Changed], None] | None = None,
    ) -> None:
        """Enter a person, known or new; asked for again while it is under way, it is dropped."""

        def again(why: str) -> None:
            self.register(who, seated=seated, reason=why, overrule=True, then=then)

        self._ask(
            ("register", who),
            lambda desk: desk.register(who, seated=seated, reason=reason, overrule=overrule),
            again,
            then,
        )

    def run(
        self,
        work: Callable[[Desk], Answer],
        then: Callable[[Answer], None] | None = None,
        *,
        overrule: Callable[[str], None] | None = None,
        once: object = None,
        copy_first: Risk | None = None,
    ) -> None:
        """Do something else with the desk, on its thread; a `Changed` it returns is told like any other.

        `overrule` does it after all when the rule book objects. With `once`, the same asked for again while
        it is under way is dropped. With `copy_first`, the venue is copied before.
        """
        copy = self._copy

        def copied(desk: Desk) -> Answer:
            if copy is not None and copy_first is not None:
                copy(copy_first)
            return work(desk)

        self._ask((once,) if once is not None else (), copied, overrule, then)

    def background(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None],
        failed: Callable[[BaseException], None] | None = None,
    ) -> None:
        """Do long work that needs no desk (printing, reading a list) on the second thread."""
        self._second.run(work, lasting(self, done), lasting(self, failed or self.failed.emit))

    def is_at_rest(self) -> bool:
        """Whether neither thread has anything to do."""
        return self._worker.waiting == 0 and self._second.waiting == 0

    def sync(self) -> None:
        """Look for what other desks wrote; a look is left out while the desk has other work."""
        if self._worker.waiting == 0:
            self._worker.run(self._desk.sync, lasting(self, self._take), lasting(self, self._on_sync_failed))

    def start(self) -> None:
        """Begin to look for the lines of other desks each second."""
        self._timer.start()

    def close(self) -> None:
        """Look no more. The worker belongs to the venue and goes on."""
        self._timer.stop()

    # ---- within

    def _ask(
        self,
        what: tuple[object, ...],
        work: Callable[[Desk], Answer],
        overrule: Callable[[str], None] | None,
        then: Callable[[Answer], None] | None = None,
    ) -> None:
        if what and what in self._under_way:
            return
        self._under_way.append(what)

        def done(answer: Answer) -> None:
            self._under_way.remove(what)
            self._take(answer)
            if then is not None:
                then(answer)

        def failed(error: BaseException) -> None:
            self._under_way.remove(what)
            if self._worker.waiting == 0:
                self._read_up_to(self._desk.journal)
            self._on_failed(error, tuple(part for part in what if isinstance(part, Action)), overrule)

        desk = self._desk
        self._worker.run(lambda: work(desk), lasting(self, done), lasting(self, failed))

    def _take(self, answer: Any) -> None:
        self._set_trouble(None)
        if isinstance(answer, Changed):
            self._read_up_to(answer.before)
            self._journal = answer.after
        others, self._people = self._people, self._desk.people
        if isinstance(answer, Changed):
            self._telling = True
            self.changed.emit(answer)
            self._telling = False
            self.told.emit()
        if self._people is not others:
            self.people_changed.emit(self._people)

    def _read_up_to(self, journal: Journal) -> None:
        """Lines of other desks that ours read while it tried something in vain."""
        if journal.seq > self._journal.seq:
            lines = journal.lines[self._journal.seq :]
            self._take(Changed(self._journal, journal, lines, self._desk.people, False))

    def _on_failed(
        self, error: BaseException, actions: tuple[Action, ...], overrule: Callable[[str], None] | None
    ) -> None:
        if isinstance(error, Unavailable):
            if not self._desk.venue.looks_on:  # which the band says anyhow
                self._set_trouble(error)
            self.refused.emit(Refusal(error, actions))
        elif isinstance(error, Refused):
            self.refused.emit(Refusal(error, actions, overrule))
        elif isinstance(error, Impossible):
            self.refused.emit(Refusal(error, actions))
        else:
            self.failed.emit(error)

    def _on_sync_failed(self, error: BaseException) -> None:
        if isinstance(error, Unavailable):
            self._set_trouble(error)
        else:
            self._timer.stop()
            self.failed.emit(error)

    def _set_trouble(self, trouble: Unavailable | None) -> None:
        had, self._trouble = self._trouble, trouble
        if (had is None) != (trouble is None):
            self.lost.emit(trouble is not None)
