"""The judges' books of all tournaments of a venue, read from their journals: nothing is kept twice.

Only the few lines of judges are read, by an index of their own, and folded by themselves. What they need of
the rest is looked up line by line: whose entry it is, and what the event is called.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.buying import Reenter
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId, Seq, TournamentId
from director.domain.journal import undone_lines
from director.domain.judges_book import Book, book_of, concerned, named_entries
from director.domain.line import Line
from director.domain.name_marks import with_marks
from director.domain.penalties import Disqualify, disqualified
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.ruled import PHOTO_TYPES, Photo
from director.domain.setup import SetUp
from director.domain.tournament import Entry, Tournament
from director.domain.undo import Undo
from director.storage.attachments import drop_attachment, keep_attachment, kept_attachment
from director.storage.book_lines import book_lines, lines_of
from director.storage.database import Database


def books(database: Database) -> list[Book]:
    """The books of all tournaments that have any, by the tournaments' ids. Raises Unavailable."""
    return [_book(database, tournament, lines) for tournament, lines in sorted(book_lines(database).items())]


def reason_with_marks(tournament: Tournament, people: People, action: Action, reason: str) -> str:
    """A reason with the names of those whom a line of the book is about as marks: names stay out of it."""
    return with_marks(reason, [people.find(who) for who in concerned(tournament, action)])


def keep_photo(database: Database, data: bytes, kind: str) -> Photo:
    """Keep a picture beside the journal; what a ruling holds of it. The same one is kept once."""
    return Photo(keep_attachment(database, kind, data), kind, len(data))


def photo_type(data: bytes) -> str:
    """What kind of picture these bytes are, one of PHOTO_TYPES; empty for none that a ruling holds."""
    for kind, start in zip(PHOTO_TYPES, (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n"), strict=True):
        if data.startswith(start):
            return kind
    return ""


def kept_photo(database: Database, photo: Photo) -> bytes | None:
    """The picture; None where it was taken away."""
    return kept_attachment(database, photo.digest)


def drop_photo(database: Database, digest: str) -> bool:
    """Take a picture away for good; its ruling goes on naming the digest. False when there is none."""
    return drop_attachment(database, digest)


def _book(database: Database, tournament: TournamentId, lines: list[Line]) -> Book:
    undone = undone_lines(tuple(line for line in lines if isinstance(line.action, Undo)))
    counted = [line for line in lines if line.seq not in undone and _in_the_book(line.action)]
    persons = _persons(database, tournament, _entries(counted))
    first = lines_of(database, tournament, (1,)).get(Seq(1))
    plan = first.action.plan if first is not None and isinstance(first.action, SetUp) else Plan(name="–")
    state = Tournament(tournament, plan)
    held = {entry: Entry(entry, who, 0, 0, 0, "") for entry, who in persons.items()}
    state = replace(state, entries=state.entries.update(held))
    for line in counted:
        state = _applied(state, line)
    return book_of(state)


def _in_the_book(action: Action) -> bool:
    """Whether it writes there; of undos only what takes a ruling back with its penalty does."""
    return not isinstance(action, Undo) or action.ruling is not None


def _applied(state: Tournament, line: Line) -> Tournament:
    """The book after one more line. Of a disqualification only what stands in the book is looked at."""
    action = line.action.ruling if isinstance(line.action, Undo) and line.action.ruling else line.action
    return disqualified(state, action, line) if isinstance(action, Disqualify) else action.apply(state, line)


def _entries(lines: Iterable[Line]) -> set[EntryId]:
    return {entry for line in lines for entry in named_entries(line.action)}


def _persons(
    database: Database, tournament: TournamentId, entries: Iterable[EntryId]
) -> dict[EntryId, PersonId]:
    """Who holds these entries: whoever the line of each registered, or of the first one before it."""
    found: dict[EntryId, PersonId] = {}
    first = {entry: entry for entry in entries}
    while first:
        lines = lines_of(database, tournament, first.values())
        later: dict[EntryId, EntryId] = {}
        for entry, number in first.items():
            line = lines.get(Seq(number))
            if line is not None and isinstance(line.action, Register):
                found[entry] = line.action.person
            elif line is not None and isinstance(line.action, Reenter):
                later[entry] = line.action.of
        first = later
    return found
