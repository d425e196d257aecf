"""The journal in the database: append, read, verify the chain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from director.domain.ids import Seq, TournamentId
from director.domain.line import Canonical, Line, chained, digest, first_hash
from director.domain.refusal import Impossible, Unavailable
from director.storage import schema
from director.storage.codec import decode, encode
from director.storage.database import Database

_COLUMNS = tuple(column.name for column in schema.line.columns)
_SELECT = f"SELECT {', '.join(_COLUMNS[1:])} FROM line WHERE tournament = ? AND seq > ? ORDER BY seq"  # noqa: S608 - our names


class Stored(NamedTuple):
    """A row of the journal as it is stored."""

    seq: int
    uid: str
    at: str
    desk: str
    staff: str
    kind: str
    version: int
    data: str
    reason: str
    overruled: str
    digest: str
    hash: str

    def canonical(self) -> Canonical:
        """The parts that are hashed."""
        return Canonical(
            self.at,
            self.data,
            self.desk,
            self.kind,
            _codes(self.overruled),
            self.reason,
            self.seq,
            self.staff,
            self.uid,
            self.version,
        )


class Behind(Exception):
    """Somebody else wrote first; these lines must be read before trying again."""


def chain(rows: Iterable[Stored], tournament: TournamentId) -> Iterator[tuple[Stored, str | None]]:
    """Each stored line with what is wrong with it: a gap, changed content, a broken link, or None."""
    previous, expected = first_hash(tournament), 1
    for row in rows:
        own = digest(row.canonical())
        if row.seq != expected:
            yield row, "gap"
        elif own != row.digest:
            yield row, "changed"
        elif chained(previous, own) != row.hash:
            yield row, "chain"
        else:
            yield row, None
        previous, expected = row.hash, row.seq + 1


def stored(database: Database, tournament: TournamentId, after: int = 0) -> list[Stored]:
    """All rows after this number, as they are."""
    with database.reading() as connection:
        return _stored(connection, tournament, after)


def _stored(connection: Connection, tournament: TournamentId, after: int) -> list[Stored]:
    cursor = connection.exec_driver_sql(_SELECT, (tournament, after))
    return [Stored._make(row) for row in cursor.fetchall()]


def read(database: Database, tournament: TournamentId, after: int = 0, previous: str = "") -> list[Line]:
    """The lines after this number, the chain verified. Raises Unavailable naming the first broken line."""
    rows = stored(database, tournament, after)
    lines: list[Line] = []
    link = previous or first_hash(tournament)
    for expected, row in enumerate(rows, start=after + 1):
        own = digest(row.canonical())
        link = chained(link, own)
        if row.seq != expected or own != row.digest or link != row.hash:
            raise Unavailable("chain_broken", line=row.seq, path=str(database.path))
        lines.append(line_of(row))
    return lines


def line_of(row: Stored) -> Line:
    """A stored row as a line."""
    return Line(
        Seq(row.seq),
        row.uid,
        row.at,
        row.desk,
        row.staff,
        decode(row.kind, row.version, row.data),
        row.reason,
        _codes(row.overruled),
        row.hash,
    )


def append(
    connection: Connection, tournament: TournamentId, lines: Sequence[Line], known: tuple[int, str]
) -> list[Line]:
    """Write lines after the known head and give them back with their hashes.

    Raises Behind when the head has moved on, Unavailable when what is known is there no more.
    `connection` is inside a writing transaction.
    """
    seq, link = known
    last, there = _head(connection, tournament)
    if last > seq:
        raise Behind
    if last < seq or (seq and there != link):
        path = connection.engine.url.database
        raise Unavailable("chain_broken", line=min(last + 1, seq), path=path)
    rows, done = [], []
    for line in lines:
        data, action = encode(line.action), line.action
        own = digest(
            Canonical(
                line.at, data, line.desk, action.kind, line.overruled, line.reason, line.seq, line.staff,
                line.uid, action.version,
            )
        )  # fmt: skip
        link = chained(link, own)
        overruled = " ".join(line.overruled)
        rows.append(
            (
                tournament, line.seq, line.uid, line.at, line.desk, line.staff, action.kind, action.version,
                data, line.reason, overruled, own, link,
            )
        )  # fmt: skip
        done.append(msgspec.structs.replace(line, hash=link))
    try:
        connection.exec_driver_sql(_INSERT, rows)
    except IntegrityError as error:  # PostgreSQL lets two desks get this far; the number was taken
        raise Behind from error
    return done


_INSERT = f"INSERT INTO line ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"  # noqa: S608 - our names


def arrived(connection: Connection, tournament: TournamentId, uid: str) -> int | None:
    """The number of the line, or of the first of a batch, with this uid, if an earlier try did arrive.

    Raises Impossible for a uid of another tournament: no two lines of a file may have the same.
    """
    rows = connection.exec_driver_sql(
        "SELECT seq, tournament FROM line WHERE uid IN (?, ?)", (uid, f"{uid}/1")
    ).all()
    own = [int(row[0]) for row in rows if row[1] == tournament]
    if rows and not own:
        raise Impossible("uid_elsewhere", uid=uid)
    return own[0] if own else None


def _head(connection: Connection, tournament: TournamentId) -> tuple[int, str]:
    row = connection.exec_driver_sql(
        "SELECT seq, hash FROM line WHERE tournament = ? ORDER BY seq DESC LIMIT 1", (tournament,)
    ).first()
    return (int(row[0]), str(row[1])) if row else (0, "")


def head(database: Database, tournament: TournamentId) -> tuple[int, str]:
    """The number of the last line and its hash; 0 and nothing when there is none."""
    with database.reading() as connection:
        return _head(connection, tournament)


def _codes(text: str) -> tuple[str, ...]:
    return tuple(text.split())
