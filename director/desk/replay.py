"""A journal lived through again, line by line, each with the undos known at that time.

The journal itself copies its lines at every step, which is right for a value; here they lie in a list.
"""

from __future__ import annotations

from director.domain.ids import Seq, TournamentId
from director.domain.line import Line
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.domain.undo import Undo

_EVERY = 16
"""A state is kept every so many lines: most undos are of one of the last lines."""


class Replay:
    """The state after each line. Feed the lines to `step` in their order."""

    def __init__(self, tournament: TournamentId) -> None:
        self.state = Tournament(tournament)
        self.lines: list[Line] = []
        self._kept = [self.state]
        """The state after 0, 16, 32 … lines."""
        self._hits: dict[int, int] = {}
        """By line: how many undos that count themselves take it back."""

    def counts(self, seq: int) -> bool:
        """Whether this line counts now."""
        return not self._hits.get(seq)

    def step(self, line: Line) -> None:
        """Live through one more line. Raises Impossible where it cannot be applied."""
        action = line.action
        action.check_reason(line.reason)
        if isinstance(action, Undo):
            action.check(self.lines, self.counts)
            self.lines.append(line)
            self._switch(action, 1)
            self._again(self._first_touched(action))
            return
        if not self.lines and action.kind != "SetUp":
            raise Impossible("not_set_up")
        self.state = action.apply(self.state, line)
        self.lines.append(line)
        self._keep(len(self.lines))

    def _switch(self, undo: Undo, by: int) -> None:
        """An undo begins to count, or ceases to. What it takes back may be an undo, and so on down."""
        waiting = [(undo, by)]
        while waiting:
            undo, by = waiting.pop()
            for seq in range(undo.line, undo.last + 1):
                before = self.counts(seq)
                self._hits[seq] = self._hits.get(seq, 0) + by
                action = self.lines[seq - 1].action
                if isinstance(action, Undo) and before is not self.counts(seq):
                    waiting.append((action, 1 if self.counts(seq) else -1))

    def _first_touched(self, undo: Undo) -> Seq:
        """The first line that counts otherwise than before."""
        seq = undo.line
        while isinstance(action := self.lines[seq - 1].action, Undo):
            seq = action.line
        return seq

    def _again(self, first: int) -> None:
        """Fold from the last state kept before this line."""
        del self._kept[(first - 1) // _EVERY + 1 :]
        start = (len(self._kept) - 1) * _EVERY
        self.state = self._kept[-1]
        for count in range(start + 1, len(self.lines) + 1):
            line = self.lines[count - 1]
            self.state = (line.action.apply if self.counts(line.seq) else line.action.left_out)(
                self.state, line
            )
            self._keep(count)

    def _keep(self, count: int) -> None:
        if count % _EVERY == 0:
            self._kept.append(self.state)
