"""Rulings for an appeal, as a file that proves itself: their lines whole, and the digests of all between.

Whoever has the file and nothing of ours can follow the chain of hashes from the first line to the last, and
so see that the rulings are what was written, and when. That nothing was left out only the venue's file shows.
Names stand beside the proof, so that it stays good when one is erased.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from director.domain.findings import AppealCheck, AppealFault
from director.domain.ids import PersonId, TournamentId
from director.domain.judges_book import named_entries
from director.domain.line import Canonical, Line, chained, digest, first_hash
from director.domain.name_marks import marked_persons
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.refusal import Impossible
from director.domain.ruled import Ruling
from director.domain.rulings import Appeal, DecideAppeal, Revise, TakeBackRuling, ruling_numbered
from director.domain.undo import Undo
from director.storage.attachments import kept_attachment
from director.storage.lines import Stored, stored

if TYPE_CHECKING:
    from director.desk.desk import Desk

FORMAT: Final = "floor-director-appeal"
VERSION: Final = 1
MOST_BYTES: Final = 400_000_000
"""Of such a file; twenty photographs of the largest size have 270 MB."""


class WholeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line as it was written, every part that is hashed."""

    seq: int
    at: str
    data: str
    desk: str
    kind: str
    overruled: tuple[str, ...]
    reason: str
    staff: str
    uid: str
    version: int
    digest: str
    hash: str

    def canonical(self) -> Canonical:
        """The parts that are hashed."""
        return Canonical(
            self.at, self.data, self.desk, self.kind, self.overruled, self.reason, self.seq, self.staff,
            self.uid, self.version,
        )  # fmt: skip


class AppealFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    version: int
    tournament: str
    """Its id: what the first line is chained to."""
    event: str
    made: str
    """When, UTC."""
    rulings: tuple[int, ...]
    """The numbers of the rulings it holds."""
    head: str
    """Number and hash of the last line."""
    lines: tuple[WholeLine | str, ...]
    """All lines of the journal in their order: whole, or only the digest."""
    people: dict[str, str] = {}
    """Who is called how, by the number in the address book; no part of the proof."""
    entries: dict[str, int] = {}
    """Whose entry is which; the lines of the entries prove it."""
    told: tuple[str, ...] = ()
    """The rulings in words, to be read; no part of the proof."""
    photos: dict[str, str] = {}
    """Photographs by their digest, in base 64."""


def appeal_file(desk: Desk, numbers: Iterable[int], told: Iterable[str] = ()) -> bytes:
    """The file for these rulings. Raises Impossible `ruling_number`, Unavailable."""
    journal, venue = desk.journal, desk.venue
    wanted = tuple(sorted(set(numbers)))
    rulings = [ruling_numbered(journal.tournament, number) for number in wanted]
    whole = {1}
    for ruling in rulings:
        whole |= _lines_of(ruling, journal.lines)
    actions = [journal.line(number).action for number in whole]
    entries = {entry for action in actions for entry in named_entries(action)}
    known = {entry: found.person for entry in entries if (found := journal.tournament.entries.get(entry))}
    whole |= {int(entry) for entry in known}
    rows = stored(venue.database, journal.tournament.id)
    persons = dict.fromkeys((*known.values(), *_persons(rulings)))
    made = AppealFile(
        FORMAT,
        VERSION,
        journal.tournament.id,
        journal.tournament.setup.name,
        venue.moment(),
        wanted,
        f"{rows[-1].seq}:{rows[-1].hash}",
        tuple(_whole(row) if row.seq in whole else row.digest for row in rows),
        {str(who): desk.people.find(who).name for who in persons if who in desk.people},
        {str(entry): int(who) for entry, who in sorted(known.items())},
        tuple(told),
        dict(_photos(desk, rulings)),
    )
    return msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n"


def check_appeal(data: bytes) -> AppealCheck:
    """Follow the chain of a file. Raises Impossible `bad_appeal` for what is no such file."""
    try:
        read = msgspec.json.decode(data, type=AppealFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Impossible("bad_appeal", why=str(error)) from error
    if read.format != FORMAT or read.version != VERSION:
        raise Impossible("bad_appeal", why=f"{read.format} {read.version}")
    fault, line = _first_fault(read)
    ruling = _ruling_of(read, line) if fault in ("changed", "chain") else 0
    whole = sum(isinstance(one, WholeLine) for one in read.lines)
    return AppealCheck(read.event, read.rulings, len(read.lines), whole, read.head, fault, line, ruling)


def _first_fault(read: AppealFile) -> tuple[AppealFault | None, int]:
    number = 0
    try:
        link, since = first_hash(TournamentId(read.tournament)), 0
        for number, one in enumerate(read.lines, start=1):
            own = one if isinstance(one, str) else digest(one.canonical())
            link = chained(link, own)
            if isinstance(one, str):
                continue
            if own != one.digest:
                return "changed", number
            if link != one.hash or one.seq != number:
                return ("chain" if since == number - 1 else "between"), number
            since = number
    except (ValueError, UnicodeEncodeError):  # a digest that is none, a text that nobody could write
        return "between", number
    if read.head != f"{len(read.lines)}:{link}":
        return "head", len(read.lines)
    for name, picture in read.photos.items():
        if _digest_of(picture) != name:
            return "photo", 0
    return None, 0


def _digest_of(picture: str) -> str:
    try:
        return hashlib.sha256(base64.b64decode(picture, validate=True)).hexdigest()
    except ValueError:
        return ""


def _ruling_of(read: AppealFile, line: int) -> int:
    """The number of the ruling that a line belongs to, as far as the lines can still be read."""
    one = read.lines[line - 1]
    if isinstance(one, str) or one.kind not in _OF_A_RULING:
        return 0
    written = [other.seq for other in read.lines if not isinstance(other, str) and other.kind == "Rule"]
    try:
        named = msgspec.json.decode(one.data, type=dict[str, Any]).get("ruling")
    except msgspec.DecodeError:
        named = None
    first = one.seq if one.kind == "Rule" else named
    return read.rulings[written.index(first)] if first in written and len(written) == len(read.rulings) else 0


_OF_A_RULING: Final = ("Rule", "Revise", "Appeal", "DecideAppeal", "Penalise", "Disqualify")


def _lines_of(ruling: Ruling, lines: Iterable[Line]) -> set[int]:
    """Every line that has to do with a ruling: versions, appeals, penalties, and what was undone of these."""
    found = {int(version.line) for version in ruling.versions}
    for line in lines:
        match line.action:
            case Revise(ruling=named) | Appeal(ruling=named) | DecideAppeal(ruling=named):
                belongs = named == ruling.id
            case Penalise(ruling=named) | Disqualify(ruling=named):
                belongs = named == ruling.id
            case TakeBackRuling(line=named) | ServePenalty(penalty=named) | CancelPenalty(penalty=named):
                belongs = named in found
            case Undo():
                belongs = not found.isdisjoint(range(line.action.line, line.action.last + 1))
            case _:
                belongs = False
        if belongs:
            found.add(int(line.seq))
    return found


def _persons(rulings: Iterable[Ruling]) -> Iterator[PersonId]:
    for ruling in rulings:
        for version in ruling.versions:
            yield from version.ruled.persons
            yield from marked_persons(f"{version.ruled.happened} {version.ruled.decision}")


def _photos(desk: Desk, rulings: Iterable[Ruling]) -> Iterator[tuple[str, str]]:
    for ruling in rulings:
        for version in ruling.versions:
            for photo in version.ruled.photos:
                kept = kept_attachment(desk.venue.database, photo.digest)
                if kept is not None:
                    yield photo.digest, base64.b64encode(kept).decode()


def _whole(row: Stored) -> WholeLine:
    parts = row.canonical()
    return WholeLine(
        row.seq, parts.at, parts.data, parts.desk, parts.kind, parts.overruled, parts.reason, parts.staff,
        parts.uid, parts.version, row.digest, row.hash,
    )  # fmt: skip
