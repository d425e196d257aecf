"""The judges' lines of all tournaments of a venue at once: few among many, found by an index of their own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection

from director.domain.ids import Seq, TournamentId
from director.domain.line import Line
from director.domain.undo import Undo
from director.storage.database import Database
from director.storage.lines import Stored, line_of

KINDS: Final = (
    "Rule", "Revise", "TakeBackRuling", "Appeal", "DecideAppeal",
    "Penalise", "ServePenalty", "CancelPenalty", "Disqualify", "Undo",
)  # fmt: skip
"""As the index names them (v003)."""

_COLUMNS = ", ".join(Stored._fields)
_BOOK = (
    f"SELECT tournament, {_COLUMNS} FROM line INDEXED BY ix_line_book "  # noqa: S608 - our names
    f"WHERE kind IN ({', '.join(repr(kind) for kind in KINDS)}) ORDER BY tournament, seq"
)
_ONE = f"SELECT {_COLUMNS} FROM line WHERE tournament = ? AND seq = ?"  # noqa: S608 - our names


def book_lines(database: Database) -> dict[TournamentId, list[Line]]:
    """Rulings and penalties of each tournament that has any, with all its undos."""
    found: dict[TournamentId, list[Line]] = defaultdict(list)
    with database.reading() as connection:
        for row in connection.exec_driver_sql(_BOOK):
            found[TournamentId(row[0])].append(line_of(Stored._make(row[1:])))
    return {
        tournament: lines
        for tournament, lines in found.items()
        if any(not isinstance(line.action, Undo) for line in lines)
    }


def lines_of(database: Database, tournament: TournamentId, numbers: Iterable[int]) -> dict[Seq, Line]:
    """Single lines of a journal, by number; those that it does not have are left out."""
    with database.reading() as connection:
        return {line.seq: line for number in set(numbers) for line in _line(connection, tournament, number)}


def _line(connection: Connection, tournament: TournamentId, number: int) -> list[Line]:
    rows = connection.exec_driver_sql(_ONE, (tournament, number)).all()
    return [line_of(Stored._make(row)) for row in rows]
