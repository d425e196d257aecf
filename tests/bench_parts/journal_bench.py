"""Opening, acting, undoing, drawing and finding, on the file of the largest event."""

from __future__ import annotations

import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.rules.floor.places import place_now, places
from director.rules.table.sitting import rules_at
from tests.bench_parts.figure import Figure, each, seconds, share
from tests.bench_parts.large_event import PLAYERS, TABLES, large_event, played_event


def run() -> list[Figure]:
    """All figures of this part."""
    with tempfile.TemporaryDirectory() as folder:
        desk = large_event(Path(folder))
        insert = one_insert(Path(folder))
        try:
            played = _played(Path(folder))
            return [*played, *_acting(desk, insert), *_drawing(Path(folder)), _finding(desk)]
        finally:
            desk.venue.close()


def _played(folder: Path) -> list[Figure]:
    """The event once it was played to the end."""
    (folder / "played").mkdir()
    desk = played_event(folder / "played")
    try:
        return [*_opening(desk), *_places(desk)]
    finally:
        desk.venue.close()


def _places(desk: Desk) -> list[Figure]:
    tournament = desk.journal.tournament
    rules = rules_at(tournament)
    last = max(tournament.entries.values(), key=lambda one: one.exit.line if one.exit is not None else 0)
    whole = seconds(lambda: places(tournament, rules), 5)
    one = seconds(lambda: place_now(tournament, rules, last.id), 20)
    return [
        Figure(f"all places of {PLAYERS:,} entries", whole * 1000, "ms", "≤ 20 ms"),
        Figure("the place of who just went out", one * 1000, "ms", "≤ 1 ms"),
    ]


def _opening(desk: Desk) -> list[Figure]:
    path, tournament = desk.venue.path, desk.journal.tournament.id

    def opened() -> None:
        venue = Venue.open(path)
        venue.desk(tournament)
        venue.close()

    def rows() -> None:
        with closing(sqlite3.connect(path)) as raw:
            for row in raw.execute("SELECT * FROM line ORDER BY seq").fetchall():
                json.loads(row[8])

    ours, plain = seconds(opened, 3), seconds(rows, 3)
    name = f"open the event, {desk.journal.seq:,} lines, chain verified"
    baseline = f"read and JSON-decode the rows {plain:.3f} s, {ours / plain:.1f} ×"
    return [Figure(name, ours, "s", "≤ 1.0 s and ≤ 4 ×", baseline)]


def _acting(desk: Desk, insert: float) -> list[Figure]:
    tournament = desk.journal.tournament
    entry, place = next(iter(sorted(tournament.seating.places.items())))
    table = next(t.number for t in tournament.open_tables() if tournament.empty_seats(t.number))
    free = TableSeat(table, tournament.empty_seats(table)[0])
    ends = (place, free)
    took = each(lambda n: desk.do(Move(entry, ends[n % 2], ends[1 - n % 2])), 400)
    baseline = f"one durable INSERT {insert * 1000:.2f} ms"
    last = desk.journal.seq
    undone = each(lambda n: desk.undo(last - n), 100)
    return [
        Figure("an action, committed, p50", share(took, 0.5) * 1000, "ms", "≤ 16 ms", baseline),
        Figure("an action, committed, p99", share(took, 0.99) * 1000, "ms", "≤ 100 ms", baseline),
        Figure("undo of one of the last 100 lines, slowest", undone[-1] * 1000, "ms", "≤ 100 ms", baseline),
    ]


def one_insert(folder: Path) -> float:
    with closing(sqlite3.connect(folder / "insert.db", isolation_level=None)) as raw:
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            raw.execute(f"PRAGMA {pragma}")
        raw.execute("CREATE TABLE t (a TEXT)")
        return share(each(lambda _n: raw.execute("INSERT INTO t VALUES (?)", ("x" * 400,)), 200), 0.5)


def _drawing(folder: Path) -> list[Figure]:
    (folder / "draw").mkdir()
    desk = large_event(folder / "draw", lines=0)
    from director.desk.drawing import drawing, sealing

    key = bytes(range(32))
    journal = desk.journal
    computed = seconds(lambda: sealing(journal, key, "random"), 3)
    seal = seconds(lambda: desk.seal_draw(reason="bench", overrule=True))
    proof = seconds(lambda: drawing(desk.journal, _key(desk), "Ah2c"), 3)
    drawn = seconds(lambda: desk.draw("Ah2c"))
    desk.venue.close()
    name = f"seat draw of {PLAYERS:,} on {TABLES:,} tables"
    return [
        Figure(f"{name}, computed with the proof", max(computed, proof), "s", "≤ 0.5 s"),
        Figure(f"{name}, sealed, drawn and committed", seal + drawn, "s", "≤ 2 s (with being shown)"),
    ]


def _key(desk: Desk) -> bytes:
    from director.storage import keys

    sealed = desk.journal.tournament.sealed
    assert sealed is not None
    with desk.venue.database.reading() as connection:
        key = keys.kept_key(connection, sealed.key_hash)
    assert key is not None
    return key


def _finding(desk: Desk) -> Figure:
    people = desk.people.prepare("en")
    typed = ["p", "pl", "playe", "player0", "name5", "name55 pl", "1987", "zzz", "player09999", "a"]
    took = each(lambda n: people.search(typed[n % len(typed)]), 100)
    return Figure("a name found while typing, slowest of 100", took[-1] * 1000, "ms", "≤ 30 ms")
