"""B09 and P58: what was corrected leaves a trace on paper too, with who, when, old, new and why."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from director.desk.desk import Desk
from director.domain.entries import Void
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.people import People
from director.domain.play import StartPlay
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.journal_paper import JournalPaper, journal_paper
from director.views.ruling_papers import Period
from tests.helpers.evening import drawn_desk


def printed(desk: Desk, language: str = "en", period: Period = "event", at: str = "") -> JournalPaper:
    last = at or desk.journal.lines[-1].at
    return journal_paper(desk.journal, desk.people, words_for(language), last, period)


def said_of(paper: JournalPaper, line: int) -> list[str]:
    """Everything that stands at this line: what, and what is told besides."""
    rows = [block.cells for block in paper.blocks if block.look == "row"]
    first = next(at for at, cells in enumerate(rows) if cells[0] == str(line))
    last = next((at for at in range(first + 1, len(rows)) if rows[at][0]), len(rows))
    return [cells[3].replace("\xa0", " ") for cells in rows[first:last]]


def moved(desk: Desk, reason: str) -> Line:
    entry = EntryId(min(desk.journal.tournament.seating.places))
    place = desk.journal.tournament.seating.places[entry]
    other = next(table for table in (1, 2) if table != place.table)
    seat = desk.journal.tournament.empty_seats(other)[0]
    return desk.do(Move(entry, place, TableSeat(other, seat)), reason, overrule=True).lines[-1]


def test_b09_p58_what_was_done_undone_and_done_again_stands_there_with_who_when_and_why(
    tmp_path: Path,
) -> None:
    desk = drawn_desk(tmp_path, 9, 2)
    first = moved(desk, "the brothers asked for it")
    undone = desk.undo(first.seq, reason="they changed their mind").lines[-1]
    again = moved(desk, "now they mean it")

    paper = printed(desk)

    assert said_of(paper, first.seq)[0].split(" moved from ")[1].count("-") == 2
    assert "Reason: the brothers asked for it" in said_of(paper, first.seq)
    assert said_of(paper, first.seq)[-1] == f"This line does not count: line {undone.seq} undid it."
    assert "Reason: they changed their mind" in said_of(paper, undone.seq)
    assert said_of(paper, again.seq)[1:2] == ["Reason: now they mean it"]
    whole = [block.cells for block in paper.blocks if block.look == "row" and block.cells[0]]
    assert [int(cells[0]) for cells in whole] == [line.seq for line in desk.journal.lines]
    assert all(cells[1] and cells[2] for cells in whole)
    assert (paper.letterhead.line, paper.aside) == (desk.journal.seq, "the whole event")


def test_each_day_stands_once_above_its_lines(tmp_path: Path) -> None:
    journal = drawn_desk(tmp_path, 3, 1).journal
    late = replace(journal.lines[-1], at="2026-12-06T10:15:00.000Z")
    two_days = replace(journal, lines=(*journal.lines[:-1], late))

    paper = journal_paper(two_days, People(), words_for("ru"), late.at)

    told = [(block.look, block.text or block.cells[0]) for block in paper.blocks]
    assert told[1] == ("heading", "5 декабря 2026")
    assert told[-2:] == [("heading", "6 декабря 2026"), ("row", str(late.seq))]
    assert sum(look == "heading" for look, _ in told) == 2


def test_an_objection_that_was_overruled_is_told(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 9, 2)
    desk.do(StartPlay())
    first = EntryId(min(desk.journal.tournament.entries))
    line = desk.do(Void(first), "typed twice", overrule=True).lines[-1]

    assert line.overruled
    assert "It was done in spite of an objection." in said_of(printed(desk), line.seq)


def test_a_time_in_which_nothing_was_written_says_so_in_both_languages(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 3, 1)

    english, russian = (printed(desk, one, "shift", "2031-01-01T00:00:00.000Z") for one in ("en", "ru"))

    assert [block.text for block in english.blocks] == ["Nothing was written in this time."]
    assert english.aside.startswith("from ")
    assert russian.title != english.title
    assert russian.blocks[0].text != english.blocks[0].text
