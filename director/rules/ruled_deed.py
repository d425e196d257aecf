"""A ruling and the penalty that was written with it: two lines, told, shown and taken back as one deed."""

from __future__ import annotations

from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.penalties import Disqualify, Penalise
from director.domain.rulings import TakeBackRuling
from director.domain.undo import Undo


def one_deed(journal: Journal, line: int) -> tuple[Seq, Seq]:
    """The first and last line of what is told and taken back as one; twice the same for one line.

    A ruling and the penalty written with it are one while both count, or neither. Raises Impossible.
    """
    first, last = journal.together(line)
    ruling = journal.tournament.rulings.get(first)
    if first == last or ruling is None:
        return first, last
    gone = ruling.taken_back
    for given in journal.lines[first:last]:
        named = given.action.ruling if isinstance(given.action, Penalise | Disqualify) else 0
        if named != first or (given.seq in journal.undone) is not gone:
            return Seq(line), Seq(line)
    return first, last


def take_back(journal: Journal, line: int) -> Undo | None:
    """What takes back a ruling with the penalty written with it, asked for by either line; else None."""
    first, last = one_deed(journal, line) if 1 <= line <= journal.seq else (Seq(0), Seq(0))
    ruling = journal.tournament.rulings.get(first)
    if first == last or ruling is None or ruling.taken_back:
        return None
    second = Seq(first + 1)
    return Undo(second, last if last != second else Seq(0), ruling=TakeBackRuling(first))
