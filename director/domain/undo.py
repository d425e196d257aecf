"""The decision that earlier lines shall not count. Redo is the undo of an undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.payments import PAYMENTS
from director.domain.prizes import PROMISES
from director.domain.refusal import Impossible
from director.domain.rulings import BOOKED, TakeBackRuling
from director.domain.timing import CLOCK_STEPS, SetClock
from director.domain.tournament import Tournament


class Undo(Action, frozen=True):
    """A line, or an unbroken range of lines such as an import, does not count any more."""

    version = 2

    line: Seq
    """The first line that is undone."""
    through: Seq = Seq(0)
    """The last line of the range; 0 for the one line alone."""
    clock: SetClock | None = None
    """Where the clock goes on, when what is undone had ended the event and so had stopped it."""
    put: SetClock | None = None
    """Where the clock would be now, when what counts again moves steps that were taken upon it."""
    ruling: TakeBackRuling | None = None
    """Of a ruling and the penalty written with it: the ruling, which stays in the book, marked as a slip."""

    @property
    def last(self) -> Seq:
        """The last line that is undone."""
        return self.through or self.line

    @property
    def takes_back(self) -> int:
        """The line of the ruling that goes with what is undone; 0 for none."""
        return 0 if self.ruling is None else self.ruling.line

    @property
    def first(self) -> int:
        """The first line of what was undone as one: a ruling comes before the penalty that goes with it."""
        return self.takes_back or self.line

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The journal folds without the lines; a clock that they had stopped goes on from where it stood.

        Not where another end counts again, whose own undo was undone: then the event is over all the same.
        """
        gone_on = self._clocked(tournament, line)
        return gone_on if self.ruling is None else self.ruling.apply(gone_on, line)

    def _clocked(self, tournament: Tournament, line: Line) -> Tournament:
        clock = tournament.clock
        if self.put is not None and clock is not None:
            return replace(self.put, after=clock.line).apply(tournament, line)
        if tournament.winner is not None:
            return tournament
        if self.clock is not None:
            return self.clock.apply(tournament, line)
        if clock is None or not clock.stop:
            return tournament
        return replace(tournament, clock=replace(clock, stop="", ran=False))

    def check(self, lines: Sequence[Line], counts: Callable[[Seq], bool]) -> None:
        """Raise Impossible unless all its lines stand in this journal, count now, and can be undone.

        The set-up stays, and a range holds no undo: what it took back would come back among other things.
        A step of the clock is taken back by another step (rules/undoing.py): time has passed since. So is a
        ruling: it stays in the book.
        """
        for line in (self.line, self.last):
            if not 1 <= line <= len(lines):
                raise Impossible("no_line", line=line)
        if self.last < self.line:
            raise Impossible("undo_backwards", line=self.line, last=self.last)
        if self.line == 1:
            raise Impossible("undo_first_line", line=self.line)
        for named in lines[self.line - 1 : self.last]:
            if not counts(named.seq):
                raise Impossible("already_undone", line=named.seq)
            if self.through and isinstance(named.action, Undo):
                raise Impossible("undo_range", line=named.seq)
            if isinstance(named.action, CLOCK_STEPS):
                raise Impossible("undo_clock", line=named.seq)
            if isinstance(named.action, PROMISES):
                raise Impossible("undo_promise", line=named.seq)
            if isinstance(named.action, PAYMENTS):
                raise Impossible("undo_payment", line=named.seq)
            if isinstance(named.action, BOOKED):
                raise Impossible("undo_ruling", line=named.seq)
