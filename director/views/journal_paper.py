"""The journal on paper: every line with who, when and why; what was taken back stays, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from director.views import figures
from director.views.activity import ActivityRow, activity_row, undone_by
from director.views.handover import period_text
from director.views.papers import letterhead
from director.views.ruling_papers import Block, Period, RulingPaper, since
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.line import Line
    from director.domain.people import People
    from director.host.i18n import Words

_CELLS: Final = (8, 8, 16, 68)


class JournalPaper(RulingPaper, frozen=True):
    """Who did what, when and why."""


def journal_paper(
    journal: Journal, people: People, words: Words, printed: str, period: Period = "event"
) -> JournalPaper:
    """Every line that was written in this time, the oldest first, day by day."""
    begun = since(journal, printed, period)
    telling = Telling(journal, people, words)
    rows = [(line, activity_row(telling, line)) for line in journal.lines if line.at >= begun]
    return JournalPaper(
        letterhead(journal, words, printed),
        words._("Journal of the event"),
        period_text(journal.tournament.setup, words, begun, "") or words._("the whole event"),
        tuple(_table(telling, rows)),
        (words._("Chief referee"), words._("Secretary")),
    )


def _table(telling: Telling, rows: list[tuple[Line, ActivityRow]]) -> Iterator[Block]:
    words = telling.words
    if not rows:
        yield Block("text", words._("Nothing was written in this time."))
        return
    head = (words._("Line"), words._("Time"), words._("Who"), words._("What, and why"))
    yield Block("head", cells=head, wide=_CELLS)
    plan, today = telling.journal.tournament.setup, ""
    for line, row in rows:
        day = figures.day(row.at, plan, words)
        if day != today:
            yield Block("heading", day)
            today = day
        lines = [(str(row.seq), row.time, row.who, row.what)]
        lines += (("", "", "", told) for told in _besides(telling, line, row))
        for at, cells in enumerate(lines, start=1):
            yield Block("row", cells=cells, wide=_CELLS, kept=at < len(lines))


def _besides(telling: Telling, line: Line, row: ActivityRow) -> Iterator[str]:
    """Why, in spite of what, and which line took it back."""
    words = telling.words
    if row.reason:
        yield words._("Reason: {reason}").format(reason=row.reason)
    if row.overruled:
        yield words._("It was done in spite of an objection.")
    if row.undone:
        by = undone_by(telling.journal, line.seq)
        yield words._("This line does not count: line {line} undid it.").format(line=by)
