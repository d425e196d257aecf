"""One step back, one step forward: which undo that is in a journal."""

from __future__ import annotations

from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.refusal import Impossible
from director.domain.undo import Undo


def back(journal: Journal) -> Undo:
    """The undo of the last decision, whole: an import goes with all its lines. Raises Impossible."""
    last = journal.last_done()
    if last is None:
        raise Impossible("nothing_to_undo")
    first, through = journal.together(last.seq)
    return Undo(first, through if through != first else Seq(0))


def forward(journal: Journal) -> Undo:
    """The undo of the last undo. Raises Impossible."""
    last = journal.last_undone()
    if last is None:
        raise Impossible("nothing_to_redo")
    return Undo(last.seq)
