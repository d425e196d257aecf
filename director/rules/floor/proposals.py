"""Seats proposed for a tournament as it stands: the whole field in one draw, or one late entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS, TableSeat
from director.domain.touched import tables_touched
from director.domain.tournament import DrawTable as TermTable
from director.domain.tournament import DrawTerms, Fill, Need, Table, Tournament
from director.rules.floor.draw import DrawTable, Field
from director.rules.floor.late_seat import LateTable, late_pool, waits_at
from director.rules.floor.needs import Wanted, resolve_needs
from director.rules.floor.stream import KEY_BYTES, Stream
from director.rules.table.button import next_positions
from director.rules.table.sitting import last_hand, rules_at
from director.rules.verdict import Verdict


def draw_terms(tournament: Tournament, fill: Fill = "random") -> DrawTerms:
    """Everything of a draw but key and word: who is in, the open tables, needs turned into chairs.

    A dead stack keeps its chair, so that chair is out of the draw. Raises Impossible.
    """
    entries = tuple(entry.id for entry in tournament.alive())
    tables = tuple(_term_table(tournament, table) for table in tournament.open_tables())
    if not tables:
        raise Impossible("no_open_tables")
    wanted = [Wanted(entry, need.table, need.seat) for entry, need in sorted(tournament.needs.items())]
    places = resolve_needs(wanted, [_draw_table(table) for table in tables])
    reserved = tuple((entry, place.table, place.seat) for entry, place in places.items())
    return DrawTerms(entries, tables, reserved, tournament.apart, fill)


def field_of(terms: DrawTerms) -> Field[EntryId]:
    """The terms of a draw as the draw takes them."""
    return Field(
        players=terms.entries,
        tables=[_draw_table(table) for table in terms.tables],
        reserved={entry: TableSeat(table, seat) for entry, table, seat in terms.reserved},
        apart=terms.apart,
        fill=terms.fill,
    )


def late_chair(tournament: Tournament, key: bytes, context: str, entry: EntryId | None = None) -> TableSeat:
    """The chair drawn for one late entry (TDA 8-A); needs of a known entry narrow the pool.

    Raises Impossible `no_open_seat` when nothing is left.
    """
    pool = late_chairs(tournament, entry)
    return pool[Stream(key, context).below(len(pool))]


def proven_chair(
    tournament: Tournament, key: str, context: str, entry: EntryId | None = None
) -> TableSeat | None:
    """The chair that this key, in hex, draws for a late entry; None where it is no key or draws none."""
    try:
        raw = bytes.fromhex(key)
        return late_chair(tournament, raw, context, entry) if len(raw) == KEY_BYTES else None
    except (ValueError, Impossible):
        return None


def late_chairs(tournament: Tournament, entry: EntryId | None = None) -> tuple[TableSeat, ...]:
    """The chairs a late entry is drawn among. Raises Impossible when there is none."""
    need = tournament.needs.get(entry, _FREE) if entry is not None else _FREE
    if need.chair is not None:
        return (tournament.free_seat(need.chair),)
    shunned = _tables_of_foes(tournament, entry)
    kept = _kept_chairs(tournament)
    # The pool is of the tables with fewest players, so a fuller one need not be looked at chair by chair.
    fewest, tables = MOST_SEATS, list[LateTable]()
    for table, players in zip(tournament.open_tables(), tournament.sizes(), strict=True):
        if (
            players > fewest
            or players >= table.seats
            or table.number in shunned
            or need.table not in (None, table.number)
        ):
            continue
        receiving = _late_table(tournament, table, need.seat, kept)
        if receiving.has_open_seat:
            if players < fewest:
                fewest, tables = players, []
            tables.append(receiving)
    pool = late_pool(tables)
    if not pool:
        raise Impossible("no_open_seat", tables=len(tournament.open_tables()))
    return pool


class TablesNow(NamedTuple):
    """The open tables in order of opening, with the hand each played last: what balancing looks at."""

    of: Tournament
    tables: dict[int, LateTable]
    """By number."""
    kept: Mapping[int, frozenset[int]]
    """Table → its chairs that are kept for somebody."""


def tables_now(tournament: Tournament, before: TablesNow | None = None) -> TablesNow:
    """The tables as they are now; one that nothing happened to since `before` is the very same as there."""
    kept, known = _kept_chairs(tournament), dict[int, LateTable]()
    if before is not None and before.of.plan is tournament.plan:
        known = before.tables.copy()
        keeping = {n for n in {*kept, *before.kept} if kept.get(n) != before.kept.get(n)}
        for number in tables_touched(before.of, tournament) | keeping:
            known.pop(number, None)
    tables = {
        table.number: known.get(table.number) or _late_table(tournament, table, None, kept)
        for table in tournament.open_tables()
    }
    return TablesNow(tournament, tables, kept)


def receiving_tables(
    tournament: Tournament, tables: Iterable[Table], movers: AbstractSet[EntryId]
) -> list[LateTable]:
    """These tables as those who come to them find it: only chairs kept for one of the `movers` are open."""
    kept = _kept_chairs(tournament, movers)
    return [_late_table(tournament, table, None, kept) for table in tables]


def newcomer_at(tournament: Tournament, place: TableSeat) -> Verdict[bool]:
    """Whether somebody who comes to this chair gets no cards until the button has passed (TDA 8-A, 10-A)."""
    table = _late_table(tournament, tournament.open_table(place.table), None, {})
    return waits_at(table, place.seat, rules_at(tournament))


def next_big_blind(tournament: Tournament, number: int) -> int | None:
    """The seat that has the big blind in this table's next hand; None where nobody can say."""
    table = _late_table(tournament, tournament.open_table(number), None, {})
    if table.last is None:
        return None
    positions = next_positions(rules_at(tournament).text("button_rule"), table.occupied, table.last)
    return None if positions is None else positions.big


_FREE = Need()


def _term_table(tournament: Tournament, table: Table) -> TermTable:
    held = tournament.seating.players(table.number)
    dead = {seat for seat, entry in held.items() if tournament.entries[entry].dead}
    return TermTable(table.number, table.seats, tuple(sorted(table.locked | dead)))


def _draw_table(table: TermTable) -> DrawTable:
    return DrawTable(table.number, table.seats, frozenset(table.locked))


def _late_table(
    tournament: Tournament, table: Table, only: int | None, kept: Mapping[int, frozenset[int]]
) -> LateTable:
    barred = table.locked | kept.get(table.number, frozenset())
    if only is not None:
        barred |= {seat for seat in range(1, table.seats + 1) if seat != only}
    held = frozenset(tournament.seating.players(table.number))
    return LateTable(table.number, table.seats, held, barred, last_hand(tournament, table))


def _kept_chairs(
    tournament: Tournament, but_for: AbstractSet[EntryId] = frozenset()
) -> dict[int, frozenset[int]]:
    kept: dict[int, frozenset[int]] = {}
    for entry, need in tournament.needs.items():
        chair = need.chair
        if chair is not None and entry not in but_for:
            kept[chair.table] = kept.get(chair.table, frozenset()) | {chair.seat}
    return kept


def _tables_of_foes(tournament: Tournament, entry: EntryId | None) -> set[int]:
    places = tournament.seating.places
    foes = () if entry is None else tournament.apart_from(entry)
    return {places[foe].table for foe in foes if foe in places}
