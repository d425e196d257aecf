"""The journal in words: who did what, when and why."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.moments import Moment
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.ruled import Ruling
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.ruled_deed import one_deed
from director.views import figures
from director.views.clock_wording import reads
from director.views.wording import Telling, kind_name


class ActivityRow(msgspec.Struct, frozen=True, gc=False):
    """One line of the journal for people."""

    seq: Seq
    at: str
    """As stored; sorts as time."""
    time: str
    day: str
    kind: str
    what: str
    reason: str
    who: str
    """Desk and staff."""
    undone: bool
    """The line does not count any more."""
    can_undo: bool
    """It counts and is not the first line; whether others need it shows only on trying."""
    overruled: bool
    hash: str
    through: Seq = Seq(0)
    """The last line of what the row tells, where it tells several as one; else 0."""


def told_as_one(journal: Journal, seq: int) -> tuple[Seq, Seq]:
    """The first and last line of what one row tells: a ruling with the penalty that was written with it."""
    first, last = one_deed(journal, seq)
    return (first, last) if first in journal.tournament.rulings else (Seq(seq), Seq(seq))


def told_text(telling: Telling, seq: int) -> str:
    """What a row tells."""
    return telling.together(*told_as_one(telling.journal, seq))


def is_taken_back(journal: Journal, seq: int) -> bool:
    """Whether this line wrote a ruling that another line marked as a slip."""
    ruling = journal.tournament.rulings.get(Seq(seq))
    return ruling is not None and ruling.taken_back


def undone_by(journal: Journal, seq: int) -> Seq:
    """The line that took this one back; 0 for none."""
    ruling = journal.tournament.rulings.get(Seq(seq))
    return journal.undone_by(seq) if ruling is None else Seq(ruling.versions[0].taken_back)


def activity_row(telling: Telling, line: Line) -> ActivityRow:
    """The row of one line."""
    plan, words = telling.journal.tournament.setup, telling.words
    undone = line.seq in telling.journal.undone or is_taken_back(telling.journal, line.seq)
    return ActivityRow(
        line.seq,
        line.at,
        figures.clock_time(line.at, plan, words),
        figures.day_and_time(line.at, plan, words),
        kind_name(line.action, words),
        telling.line(line),
        without_marks(line.reason, telling.people),
        desk_and_staff(line, words),
        undone,
        not undone and line.seq > 1,
        bool(line.overruled),
        line.hash[:8],
    )


def deed_row(telling: Telling, line: Line) -> ActivityRow:
    """The row of one line, or of all that is told as one with it and follows it."""
    row, (first, last) = activity_row(telling, line), told_as_one(telling.journal, line.seq)
    return row if first == last else replace(row, what=telling.together(first, last), through=last)


def activity_rows(journal: Journal, people: People, words: Words, after: int = 0) -> list[ActivityRow]:
    """All lines after this number, the newest first."""
    telling = Telling(journal, people, words)
    return [activity_row(telling, line) for line in reversed(journal.lines[after:])]


def desk_and_staff(line: Line, words: Words) -> str:
    """Where and by whom it was done."""
    if line.staff:
        return words._("desk {desk}, {staff}").format(desk=line.desk, staff=line.staff)
    return words._("desk {desk}").format(desk=line.desk)


class UndoPreview(msgspec.Struct, frozen=True):
    """What an undo would change, before it is done."""

    title: str
    """The line that would not count."""
    changes: tuple[str, ...]
    """What would be different, the weightiest first."""


def undo_preview(
    journal: Journal, after: Journal, seq: int, people: People, words: Words, at: Moment | None = None
) -> UndoPreview:
    """What `after`, the journal without the line, has different. See rules/undoing.preview.

    Of the clock it speaks where it is told for which moment.
    """
    telling = Telling(journal, people, words)
    title = telling.line(journal.line(seq))
    was, now = journal.tournament, after.tournament
    changes: list[str] = []
    counted, left = was.counted, now.counted
    if counted != left:
        changes.append(words._("Entries: {before} → {after}").format(before=counted, after=left))
    places, then = was.seating.places, now.seating.places
    moved = sorted(e for e in {*places, *then} if places.get(e) != then.get(e)) if places is not then else []
    for entry in moved[:8]:
        old, new = places.get(entry), then.get(entry)
        name = telling.name(entry)
        if old is None:
            changes.append(words._("{name} sits at {seat} again").format(name=name, seat=new))
        elif new is None:
            changes.append(words._("{name} no longer has {seat}").format(name=name, seat=old))
        else:
            changes.append(words._("{name}: {old} → {new}").format(name=name, old=old, new=new))
    if len(moved) > 8:
        more = len(moved) - 8
        changes.append(words.ngettext("and {n} more player", "and {n} more players", more).format(n=more))
    tables = sum(not t.closed for t in was.tables.values()), sum(not t.closed for t in now.tables.values())
    if tables[0] != tables[1]:
        changes.append(words._("Open tables: {before} → {after}").format(before=tables[0], after=tables[1]))
    changes += _at_the_tables(telling, was, now)
    changes += _in_the_book(telling, was, now)
    if at is not None:
        changes += _of_the_clock(words, was, now, at)
    return UndoPreview(title, tuple(changes))


def _in_the_book(telling: Telling, was: Tournament, now: Tournament) -> Iterator[str]:
    """Rulings that would decide nothing or again, and penalties that would be gone or back."""
    words = telling.words
    for number, ruling in sorted(now.rulings.items() if was.rulings is not now.rulings else ()):
        before = was.rulings.get(number)
        if before is None or _stands(before) == _stands(ruling):
            continue
        if ruling.taken_back:
            text = words._("Ruling {number} stays in the book and decides nothing")
        elif before.taken_back:
            text = words._("Ruling {number} counts again")
        else:
            text = words._("Ruling {number} says what it said in another version")
        yield text.format(number=ruling.number)
    gone = words._("{name}: the penalty is gone")
    back = words._("{name}: the penalty is back")
    given, then = dict(was.penalties.items()), dict(now.penalties.items())
    for number in sorted(given.keys() ^ then.keys()):
        text, penalty = (gone, given[number]) if number in given else (back, then[number])
        yield text.format(name=telling.name(penalty.entry))


def _stands(ruling: Ruling) -> tuple[Seq, bool]:
    """Which version counts, and whether any does."""
    return ruling.version.line, ruling.taken_back


def _of_the_clock(words: Words, was: Tournament, now: Tournament, at: Moment) -> Iterator[str]:
    """What the clock shows and would show."""
    if was.structure != now.structure:
        yield words._("The level schedule would be another one")
    before, after = reads(was, at, words), reads(now, at, words)
    if before != after:
        yield words._("Clock: {before} → {after}").format(before=before, after=after)


_MOST_MARKS = 4
"""So many players are named whose marks would change; of more there is nothing to read."""


def _at_the_tables(telling: Telling, was: Tournament, now: Tournament) -> Iterator[str]:
    """Chips in play, buttons and marks that would be otherwise."""
    words = telling.words
    if was.counted == now.counted and was.chips.in_play != now.chips.in_play:
        yield words._("Chips in play: {before} → {after}").format(
            before=figures.chips(was.chips.in_play, words), after=figures.chips(now.chips.in_play, words)
        )
    for number, table in sorted(was.tables.items() if was.tables is not now.tables else ()):
        then = now.tables.get(number, table)
        if table.last is not None and table.last != then.last:
            text = words._("Table {table}: button {before} → {after}")
            after = "–" if then.last is None else then.last.button
            yield text.format(table=number, before=table.last.button, after=after)
        if table.count is not None and table.count != then.count and not then.closed:
            before = figures.chips(table.count.chips, words)
            counted = "–" if then.count is None else figures.chips(then.count.chips, words)
            text = words._("Table {table}: counted {before} → {after}")
            yield text.format(table=number, before=before, after=counted)
    marks, other = was.marks, now.marks
    differing = (
        sorted(e for e in {*marks, *other} if marks.get(e) != other.get(e)) if marks is not other else []
    )
    for entry in differing[:_MOST_MARKS]:
        yield words._("{name}: the marks at the seat change").format(name=telling.name(entry))
