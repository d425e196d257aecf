"""A venue's file looked at without touching it: also a read-only one, also a damaged one.

Everything is read inside one transaction, so that a desk that writes meanwhile confuses nothing.
"""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from director.domain.ids import TournamentId
from director.domain.refusal import Unavailable
from director.storage import schema
from director.storage.database import NEWEST, refuse_no_file
from director.storage.engine import looking, translated
from director.storage.lines import Stored
from director.storage.tournaments import TournamentCard

_LINES = f"SELECT {', '.join(Stored._fields)} FROM line WHERE tournament = ? ORDER BY seq"  # noqa: S608 - our names
_CARDS = (
    "SELECT id, name, starts, status, entries, alive, '', '', row_number() OVER (ORDER BY rowid) "
    "FROM tournament ORDER BY starts DESC, name"
)
_NO_INDEX = ("unable to open", "readonly", "disk I/O error")
"""What SQLite says where the index of the log may not be made, or has no room."""
_MOST = 20
"""So many findings of SQLite say enough."""


class Inspection:
    """One venue's file, open for reading. Made by `inspecting`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _all(self, query: str, *values: object) -> list[Any]:
        return self._connection.execute(query, values).fetchall()

    def version(self) -> str:
        """The migration the file is at."""
        return "".join(str(row[0]) for row in self._all("SELECT version_num FROM alembic_version"))

    def integrity(self) -> list[str]:
        """What SQLite itself finds wrong; empty when the file is sound."""
        found = [str(row[0]) for row in self._all(f"PRAGMA integrity_check({_MOST})")]
        return [] if found == ["ok"] else found

    def orphans(self) -> list[tuple[str, str]]:
        """Tables whose rows point to something that is not there, and to what."""
        found = {(str(row[0]), str(row[2])) for row in self._all("PRAGMA foreign_key_check")}
        return sorted(found)

    def missing_triggers(self) -> list[str]:
        """Names of the triggers that protect the journal and are gone or changed."""
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        there = {str(name): " ".join(str(sql).split()) for name, sql in self._all(query)}
        return [name for name, sql in schema.TRIGGERS.items() if there.get(name) != sql]

    def cards(self) -> list[TournamentCard]:
        """The catalogue, as it stands."""
        return [TournamentCard(TournamentId(row[0]), *row[1:]) for row in self._all(_CARDS)]

    def tournaments(self) -> list[TournamentId]:
        """Every tournament that has lines, in the catalogue or not."""
        return [TournamentId(row[0]) for row in self._all("SELECT DISTINCT tournament FROM line")]

    def lines(self, tournament: TournamentId) -> list[Stored]:
        """The rows of a journal, exactly as they are."""
        return [Stored._make(row) for row in self._all(_LINES, tournament)]

    def extent(self) -> tuple[int, str]:
        """How many lines there are, and when the last one was written, UTC; empty where there is none."""
        ((lines, last),) = self._all("SELECT count(*), max(at) FROM line")
        return int(lines), str(last or "")

    def persons(self) -> frozenset[int]:
        """Ids of the address book."""
        return frozenset(row[0] for row in self._all("SELECT id FROM person"))

    def changed_photos(self) -> frozenset[str]:
        """The digests of photographs that are not the ones of their digest any more."""
        if not self._has_photos():
            return frozenset()
        return frozenset(
            str(name)
            for name, data in self._connection.execute("SELECT digest, data FROM attachment")
            if not isinstance(data, bytes) or hashlib.sha256(data).hexdigest() != name
        )

    def _has_photos(self) -> bool:
        """A file of an older version has no place for them."""
        return bool(self._all("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'attachment'"))

    def keys(self, tournament: TournamentId) -> dict[str, bytes]:
        """The kept keys of sealed draws, by the hash that was shown."""
        query = "SELECT key_hash, key FROM sealed_key WHERE tournament = ?"
        return {
            str(name): key if isinstance(key, bytes) else str(key).encode("utf-8", "surrogateescape")
            for name, key in self._all(query, tournament)
        }


@contextmanager
def inspecting(path: Path) -> Iterator[Inspection]:
    """Look at a venue's file. Raises Unavailable: gone, not_a_venue, too_new, damaged, locked."""
    # Nothing is written here, so whatever else SQLite complains of is in the file.
    with translated(path, "damaged"), ExitStack() as stack:
        refuse_no_file(path)
        connection = _reader(path, stack)
        inspection = Inspection(connection)
        version = inspection.version()
        if not version:
            raise Unavailable("not_a_venue", path=str(path))
        if version > NEWEST or not version.startswith("v"):
            raise Unavailable("too_new", path=str(path), version=version)
        yield inspection


def _reader(path: Path, stack: ExitStack) -> sqlite3.Connection:
    try:
        return _connected(path, stack)
    except sqlite3.OperationalError as error:
        if not any(piece in str(error) for piece in _NO_INDEX):
            raise
    # A write-ahead log cannot be read where its index may not be made: look at a copy of both.
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="director-")))
    copy = folder / "venue"
    for tail in ("", "-wal"):
        part = path.with_name(path.name + tail)
        if part.exists():
            shutil.copyfile(part, copy.with_name(copy.name + tail))
    return _connected(copy, stack)


def _connected(path: Path, stack: ExitStack) -> sqlite3.Connection:
    connection = stack.enter_context(looking(path))
    # A changed byte may be no letter any more; it must come out as a difference, not as an error.
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection
