"""The decision that earlier lines shall not count. Redo is the undo of an undo."""

from __future__ import annotations

from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.tournament import Tournament


class Undo(Action, frozen=True):
    """A line, or an unbroken range of lines such as an import, does not count any more."""

    line: Seq
    """The first line that is undone."""
    through: Seq = Seq(0)
    """The last line of the range; 0 for the one line alone."""

    @property
    def last(self) -> Seq:
        """The last line that is undone."""
        return self.through or self.line

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Nothing: the journal folds without the lines."""
        return tournament
