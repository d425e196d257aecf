"""Papers of the judges' book: a whole evening of rulings and penalties, and names that are hard to print."""

from __future__ import annotations

from typing import Final

from director.domain.moments import Moment
from director.host.i18n import words_for
from director.views import ruling_papers as book
from director.views.journal_paper import journal_paper
from director.views.ruling_papers import Block, RulingPaper
from tests.helpers.judges_book import PEOPLE, JudgesEvening
from tests.printing.reading import HEAD

_AT: Final = "2026-12-05T22:30:00.000Z"
_EN: Final = words_for("en")
_JOURNAL: Final = JudgesEvening().do_all().evening.journal


def book_samples(names: tuple[str, ...]) -> dict[str, RulingPaper]:
    """One sample of every paper of the book, by its id; each of these names stands on it."""
    told = tuple(Block("text", name) for name in names)
    first = min(_JOURNAL.tournament.rulings)
    penalty = min(_JOURNAL.tournament.penalties)
    now = Moment(1_796_500_000_000)
    made: dict[str, RulingPaper] = {
        "rulings-report": book.rulings_report(_JOURNAL, PEOPLE, _EN, _AT),
        "hand-over": book.hand_over_sheet(_JOURNAL, PEOPLE, _EN, _AT, now, "event"),
        "ruling-statistics": book.ruling_statistics(_JOURNAL, _EN, _AT),
        "journal": journal_paper(_JOURNAL, PEOPLE, _EN, _AT),
        "ruling": book.one_ruling(_JOURNAL, PEOPLE, _EN, _AT, first),
        "penalty-notice": book.penalty_notice(_JOURNAL, PEOPLE, _EN, _AT, penalty),
    }
    return {
        name: type(rows)(HEAD, rows.title, rows.aside, (*rows.blocks, *told), rows.signed)
        for name, rows in made.items()
    }
