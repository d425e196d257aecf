"""The floor for people to see: every table with who sits where, and how it differs from the fullest."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from operator import is_
from typing import Literal

import msgspec
from msgspec.structs import replace

from director.domain.hands import LastHand
from director.domain.ids import EntryId, PersonId
from director.domain.marks import NO_MARK, Mark
from director.domain.moments import Moment
from director.domain.people import People, Person
from director.domain.seats import TableSeat
from director.domain.touched import tables_touched
from director.domain.tournament import Entry, Table, Tournament
from director.host.i18n import Words
from director.rules.penalties import kept_out
from director.views import names
from director.views.floor_names import renamed_since
from director.views.table_marks import mark_words, position_words

Tone = Literal["full", "even", "short", "far", "empty"]
"""As many as the fullest · one fewer · two fewer, balance · three or more, play halts there · nobody yet."""


class FloorSeat(msgspec.Struct, frozen=True, gc=False):
    """One chair as the map shows it."""

    seat: int
    entry: EntryId | None = None
    name: str = ""
    """The whole name."""
    short_name: str = ""
    """Family name and initial, told apart from namesakes."""
    locked: bool = False
    reserved_for: str = ""
    """Who alone may sit here; empty when anybody may."""
    dead: bool = False
    """The player left after the start, the chips stay."""
    fixed: bool = False
    """This player must have this table or seat."""
    mark: Mark = NO_MARK
    """A marker, that the player is away or waits."""
    out: bool = False
    """A penalty keeps the player from the table."""


class FloorTable(msgspec.Struct, frozen=True, gc=False):
    """One table as the map shows it."""

    number: int
    seats: tuple[FloorSeat, ...]
    count: int
    """How many chairs are held."""
    open_seats: int
    """Chairs where somebody may be placed: free, not locked, kept for nobody."""
    tone: Tone = "full"
    short_by: int = 0
    """How many fewer than the fullest table."""
    closed: bool = False
    last: LastHand | None = None
    """Where button and blinds were in the hand just dealt; None before the first."""

    def seat(self, number: int) -> FloorSeat | None:
        """This chair, or None."""
        return self.seats[number - 1] if 1 <= number <= len(self.seats) else None


class FloorRow(msgspec.Struct, frozen=True, gc=False):
    """One table as a line of a list, for the keyboard and for screen readers."""

    number: int
    players: int
    seats: int
    open_seats: int
    tone: Tone
    short_by: int
    state: str
    """In a word or two: ▲ 2 for two short, closed; empty when nothing is the matter."""
    text: str
    """The whole state of the table in one sentence."""


class _Source(msgspec.Struct, frozen=True, gc=False):
    """What one table was made of: the same parts give the same table."""

    table: Table
    held: Mapping[int, EntryId] | None
    entries: tuple[Entry | None, ...]
    persons: tuple[Person | None, ...]
    kept: tuple[tuple[int, EntryId, Person | None], ...]
    fixed: frozenset[EntryId]
    marks: tuple[tuple[int, Mark], ...]
    """By seat, of those who have one."""
    out: tuple[int, ...] = ()
    """Seats whose players a penalty keeps from the table."""


class Floor(msgspec.Struct, frozen=True):
    """All tables by number, with what they were made of, so that the next picture costs little."""

    tables: tuple[FloorTable, ...] = ()
    fullest: int = 0
    """How many sit at the fullest open table."""
    language: str = ""
    people: People | None = None
    of: Tournament | None = None
    sources: dict[int, tuple[_Source, FloorTable]] = {}
    out: frozenset[EntryId] = frozenset()
    """Whom a penalty keeps from the table."""

    def table(self, number: int) -> FloorTable | None:
        """This table, or None."""
        found = self.sources.get(number)
        return found[1] if found is not None else None


def floor_tables(
    tournament: Tournament,
    people: People,
    words: Words,
    previous: Floor | None = None,
    touched: Collection[EntryId] | None = None,
    now: Moment | None = None,
) -> Floor:
    """The floor as it is now. Tables that did not change are the very same objects as in `previous`.

    `touched`, where it is known, names the entries that may stand otherwise than in `previous`. Without `now`
    no penalty is counted by the clock.
    """
    if previous is None or previous.language != words.language:
        previous = Floor()
    kept, before, sources = _kept_chairs(tournament), previous.sources, previous.sources.copy()
    out = frozenset(kept_out(tournament, now))
    fullest = max(tournament.sizes(), default=0)
    renamed = renamed_since(previous.people, people) if previous.people is not None else frozenset[PersonId]()
    places = tournament.seating.places
    back = {places[entry].table for entry in out ^ previous.out if entry in places}
    for number in _to_look_at(tournament, previous, kept, renamed, touched) | back:
        table, old = tournament.tables.get(number), before.get(number)
        if table is None:
            sources.pop(number, None)
            continue
        source = _source(tournament, people, table, kept.get(number, ()), out)
        same = old is not None and _same(old[0], source) and not (renamed and _any_of(source, renamed))
        made = old[1] if old is not None and same else _made(source, people, words)
        sources[number] = (source, _toned(made, fullest))
    if fullest != previous.fullest:
        sources = {number: (source, _toned(table, fullest)) for number, (source, table) in sources.items()}
    if sources.keys() != before.keys():
        sources = dict(sorted(sources.items()))
    return Floor(
        tables=tuple(table for _, table in sources.values()),
        fullest=fullest,
        language=words.language,
        people=people,
        of=tournament,
        sources=sources,
        out=out,
    )


def _to_look_at(
    tournament: Tournament,
    previous: Floor,
    kept: Collection[int],
    renamed: frozenset[PersonId],
    touched: Collection[EntryId] | None,
) -> set[int]:
    """The tables that may be otherwise than they were."""
    was, before = previous.of, previous.sources
    if was is None:
        return set(tournament.tables)
    found = tables_touched(was, tournament) | _special(tournament, kept)
    if was.needs is not tournament.needs or was.marks is not tournament.marks:
        found |= {n for n, (source, _) in before.items() if source.kept or source.fixed or source.marks}
    if was.entries is not tournament.entries:
        places, entries = tournament.seating.places, tournament.entries
        if touched is None:
            touched = [entry for entry in entries if was.entries.get(entry) is not entries.get(entry)]
        found |= {places[entry].table for entry in touched if entry in places}
    if renamed:
        found |= {n for n, (source, _) in before.items() if _any_of(source, renamed)}
    return found


def floor_table(tournament: Tournament, people: People, words: Words, number: int) -> FloorTable:
    """One table as it is now, without its tone. Raises KeyError where there is none of this number."""
    kept = _kept_chairs(tournament).get(number, ())
    out = frozenset(kept_out(tournament))
    return _made(_source(tournament, people, tournament.tables[number], kept, out), people, words)


def floor_row(table: FloorTable, words: Words) -> FloorRow:
    """A table as a line of a list."""
    return FloorRow(
        table.number,
        table.count,
        len(table.seats),
        table.open_seats,
        table.tone,
        table.short_by,
        _state(table, words),
        table_sentence(table, words),
    )


def _state(table: FloorTable, words: Words) -> str:
    if table.closed:
        return words._("closed")
    if table.tone == "empty":
        return words.pgettext("table", "empty")
    return f"▲ {table.short_by}" if table.short_by > 1 else ""


def table_sentence(table: FloorTable, words: Words) -> str:
    """The state of a table in one sentence."""
    facts = {"table": table.number, "players": table.count, "seats": len(table.seats)}
    if table.closed:
        return words._("Table {table}, closed").format(**facts)
    if table.tone == "empty":
        return words._("Table {table}, nobody of {seats}").format(**facts)
    if table.short_by > 1:
        return words._("Table {table}, {players} of {seats}, short by {short}").format(
            **facts, short=table.short_by
        )
    return words._("Table {table}, {players} of {seats}").format(**facts)


def seat_sentence(table: FloorTable, seat: FloorSeat, words: Words) -> str:
    """The state of a chair in one sentence."""
    lies = position_words(table.last, seat.seat, words)
    out = (words._("penalty, not in play"),) if seat.out else ()
    return ", ".join((_held(table, seat, words), *lies, *mark_words(seat.mark, words), *out))


def _held(table: FloorTable, seat: FloorSeat, words: Words) -> str:
    place = TableSeat(table.number, seat.seat)
    if seat.dead:
        return words._("{seat}: dead stack of {name}").format(seat=place, name=seat.name)
    if seat.entry is not None:
        return words._("{seat}: {name}").format(seat=place, name=seat.name)
    if seat.locked:
        return words._("{seat}: locked").format(seat=place)
    if seat.reserved_for:
        return words._("{seat}: kept for {name}").format(seat=place, name=seat.reserved_for)
    return words._("{seat}: free").format(seat=place)


def short_name(person: Person) -> str:
    """Family name and initial; the whole name where the script has no capitals to shorten to."""
    initial = person.given[:1]
    if not person.family or initial.lower() == initial.upper():
        return person.name
    return f"{person.family} {initial}."


def _short(person: Person, people: People) -> str:
    return f"{short_name(person)} {names.distinction(people, person.id)}".strip()


def _kept_chairs(tournament: Tournament) -> dict[int, tuple[tuple[int, EntryId], ...]]:
    """Table → its chairs that are kept for somebody."""
    found: dict[int, tuple[tuple[int, EntryId], ...]] = {}
    for entry, need in tournament.needs.items():
        if chair := need.chair:
            found[chair.table] = (*found.get(chair.table, ()), (chair.seat, entry))
    return found


def _special(tournament: Tournament, kept: Collection[int]) -> set[int]:
    """Tables where a chair is kept, or somebody sits who needs it or has a mark: these are asked in full."""
    places = tournament.seating.places
    some = (*tournament.needs, *tournament.marks)
    return {*kept, *(places[entry].table for entry in some if entry in places)}


def _source(
    tournament: Tournament,
    people: People,
    table: Table,
    kept: tuple[tuple[int, EntryId], ...],
    out: frozenset[EntryId],
) -> _Source:
    held, needs = tournament.seating.tables.get(table.number), tournament.needs
    marks = tournament.marks
    entries = tuple(map(tournament.entries.get, held.values())) if held else ()
    keepers = (tournament.entries.get(entry) for _, entry in kept)
    return _Source(
        table=table,
        held=held,
        entries=entries,
        persons=tuple(_person(people, entry) for entry in entries),
        kept=tuple((s, e, _person(people, k)) for (s, e), k in zip(kept, keepers, strict=True)),
        fixed=frozenset(e for e in held.values() if e in needs) if held and needs else frozenset(),
        marks=tuple((s, marks[e]) for s, e in held.items() if e in marks) if held and marks else (),
        out=tuple(s for s, e in held.items() if e in out) if held and out else (),
    )


def _person(people: People, entry: Entry | None) -> Person | None:
    return people.by_id.get(entry.person) if entry is not None else None


def _same(old: _Source, new: _Source) -> bool:
    """Whether two sources give the same table; parts are shared, so asking `is` first is quick."""
    return (
        old.table is new.table
        and (old.held is new.held or old.held == new.held)
        and all(map(is_, old.entries, new.entries))
        and all(map(is_, old.persons, new.persons))
        and old.kept == new.kept
        and old.fixed == new.fixed
        and old.marks == new.marks
        and old.out == new.out
    )


def _any_of(source: _Source, renamed: frozenset[PersonId]) -> bool:
    keepers = (person for _, _, person in source.kept)
    return any(person is not None and person.id in renamed for person in (*source.persons, *keepers))


def _told_apart(seats: list[FloorSeat]) -> list[FloorSeat]:
    """Whoever would read like somebody else of the table stands there with the whole name."""
    known, alike = set[str](), set[str]()
    for seat in seats:
        if seat.entry is not None:
            (alike if seat.short_name in known else known).add(seat.short_name)
    if not alike:
        return seats
    return [replace(seat, short_name=seat.name) if seat.short_name in alike else seat for seat in seats]


def _made(source: _Source, people: People, words: Words) -> FloorTable:
    table, held = source.table, source.held or {}
    sitting = dict(zip(held, zip(source.entries, source.persons, strict=True), strict=True))
    marks = dict(source.marks)
    kept = {
        seat: _name(person, entry, people, words)
        for seat, entry, person in source.kept
        if held.get(seat) != entry
    }
    seats = []
    for number in range(1, table.seats + 1):
        locked, reserved_for = number in table.locked, kept.get(number, "")
        entry, person = sitting.get(number, (None, None))
        if entry is None:
            seats.append(FloorSeat(number, locked=locked, reserved_for=reserved_for))
            continue
        name = _name(person, entry.id, people, words)
        seats.append(
            FloorSeat(
                number,
                entry.id,
                name,
                _short(person, people) if person is not None else name,
                locked,
                reserved_for,
                entry.dead,
                entry.id in source.fixed,
                marks.get(number, NO_MARK),
                number in source.out,
            )
        )
    free = sum(s.entry is None and not s.locked and not s.reserved_for for s in seats)
    return FloorTable(
        table.number,
        tuple(_told_apart(seats)),
        len(held),
        0 if table.closed else free,
        closed=table.closed,
        last=None if table.closed else table.last,
    )


_TONES: tuple[Tone, ...] = ("full", "even", "short", "far")


def _toned(table: FloorTable, fullest: int) -> FloorTable:
    short = 0 if table.closed else fullest - table.count
    tone: Tone = "empty" if table.count == 0 else _TONES[min(short, 3)]
    if table.tone == tone and table.short_by == short:
        return table
    return msgspec.structs.replace(table, tone=tone, short_by=short)


def _name(person: Person | None, entry: EntryId, people: People, words: Words) -> str:
    if person is None:
        return words._("Entry {number}").format(number=entry)
    return names.told_apart(people, person.id, words)
