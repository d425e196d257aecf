"""The seat draw, version 1: uniform over seats, provable from its key, with needs honoured.

One stream of numbers is used in one fixed order (sizes, seats used, one shuffle, exchanges), so that
anybody who has the key, the context and the list finds the same seats. A change of that order is a new
version, never a repair: drawn seats of last year must still prove.
"""

from __future__ import annotations

import dataclasses
from bisect import bisect_right
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar, get_args

from director.domain.seats import TableSeat
from director.domain.tournament import Fill
from director.rules.floor.sizes import CannotDraw, balanced_sizes
from director.rules.floor.stream import Stream
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, article, cited

Who = TypeVar("Who", bound=Hashable)

FILLS: Final[tuple[Fill, ...]] = get_args(Fill)


@dataclass(frozen=True, slots=True)
class DrawTable:
    """A table that receives players."""

    number: int
    """As it stands on the table."""
    seats: int
    """Seats 1 to this number."""
    locked: frozenset[int] = frozenset()
    """Seats nobody may be given: broken, media, the dealer's gap."""


@dataclass(frozen=True, slots=True)
class Field(Generic[Who]):
    """Everybody and everything that goes into one draw."""

    players: Sequence[Who]
    """In order of registration."""
    tables: Sequence[DrawTable]
    """In the order the house opens them."""
    reserved: Mapping[Who, TableSeat] = dataclasses.field(default_factory=dict)
    """Who has a seat before the draw (TDA 9)."""
    apart: Sequence[tuple[Who, Who]] = ()
    """Pairs that may not share a table."""
    fill: Fill = "random"


def draw(field: Field[Who], key: bytes, context: str, rules: RuleSet) -> Verdict[dict[Who, TableSeat]]:
    """A chair for everybody (SP Draw, TDA 7), with the articles. Raises CannotDraw."""
    return Verdict(seats_drawn(field, key, context), draw_articles(rules, needs=bool(field.reserved)))


def draw_articles(rules: RuleSet, *, needs: bool = False) -> tuple[Article, ...]:
    """The articles a draw follows; `needs` when somebody had a seat before it."""
    book = article("SP Draw") if rules.name == "sport-ru" else article("TDA 7")
    return cited([book], [article("TDA 9")] if needs else [])


def seats_drawn(field: Field[Who], key: bytes, context: str) -> dict[Who, TableSeat]:
    """Who sits where, players in the order given.

    Every player is equally likely on every chair; tables that are not full differ by one at most.
    Raises CannotDraw.
    """
    _check(field)
    stream = Stream(key, context)
    free = [player for player in field.players if player not in field.reserved]
    slots = _slots(field, len(free), stream)
    stream.shuffle(slots)
    places = dict(field.reserved)
    places.update(zip(free, slots, strict=True))
    part_pairs(field, places, stream)
    return {player: places[player] for player in field.players}


def part_pairs(field: Field[Who], places: dict[Who, TableSeat], stream: Stream) -> None:
    """Let pairs that share a table change places, in `places`; those in `reserved` stay where they are.

    Raises CannotDraw where nobody can change.
    """
    if field.apart:
        _Exchange(field, places, stream).part_all()


def _slots(field: Field[Who], players: int, stream: Stream) -> list[TableSeat]:
    """The chairs of players without a reserved one: tables in the order given, seats ascending."""
    taken: dict[int, set[int]] = {table.number: set() for table in field.tables}
    for place in field.reserved.values():
        taken[place.table].add(place.seat)
    held = [len(taken[table.number]) for table in field.tables]
    capacity = [table.seats - len(table.locked) for table in field.tables]
    sizes = balanced_sizes(players, capacity, stream, held)
    slots: list[TableSeat] = []
    for table, size, before in zip(field.tables, sizes, held, strict=True):
        barred = table.locked | taken[table.number]
        seats = [seat for seat in range(1, table.seats + 1) if seat not in barred]
        if field.fill == "random":
            stream.shuffle(seats)
        slots.extend(TableSeat(table.number, seat) for seat in sorted(seats[: size - before]))
    return slots


class _Exchange(Generic[Who]):
    """Parts pairs that must not share a table, by changing places with a chair drawn among all that fit.

    Drawing everything again instead would make the seats of all others depend on the pair.
    """

    def __init__(self, field: Field[Who], places: dict[Who, TableSeat], stream: Stream) -> None:
        self._apart = field.apart
        self._fixed = field.reserved
        self._places = places
        self._stream = stream
        self._rank = {player: at for at, player in enumerate(field.players)}
        order = {table.number: at for at, table in enumerate(field.tables)}
        self._holders = {place: player for player, place in places.items()}
        movable = [place for place, player in self._holders.items() if player not in field.reserved]
        self._chairs = sorted(movable, key=lambda place: (order[place.table], place.seat))
        """Chairs whose holders may be moved; which these are never changes."""
        self._number = {chair: at for at, chair in enumerate(self._chairs)}
        self._at_table: dict[int, list[TableSeat]] = {}
        for place in places.values():
            self._at_table.setdefault(place.table, []).append(place)
        self._foes: dict[Who, set[Who]] = {}
        for one, other in field.apart:
            self._foes.setdefault(one, set()).add(other)
            self._foes.setdefault(other, set()).add(one)

    def part_all(self) -> None:
        places = self._places
        for one, other in self._apart:
            if places[one].table == places[other].table:
                self._part(one, other)

    def _part(self, one: Who, other: Who) -> None:
        movable = [player for player in (one, other) if player not in self._fixed]
        barred = self._barred(mover := max(movable, key=self._rank.__getitem__)) if movable else []
        count = len(self._chairs) - len(barred) if movable else 0
        if not count:
            raise CannotDraw("apart_impossible", one=one, other=other, table=self._places[one].table)
        chair = self._chairs[_nth_left(self._stream.below(count), barred)]
        holder, left = self._holders[chair], self._places[mover]
        self._places[mover], self._places[holder] = chair, left
        self._holders[chair], self._holders[left] = mover, holder

    def _barred(self, mover: Who) -> list[int]:
        """Numbers of the chairs whose holder may not change places with this player, ascending.

        They are few beside those that fit, so a field of thousands with thousands of pairs is no long wait.
        """
        places, holders, foes = self._places, self._holders, self._foes
        old = places[mover].table
        foes_at: dict[int, set[Who]] = {}
        for foe in foes[mover]:
            foes_at.setdefault(places[foe].table, set()).add(foe)
        barred = set(self._at_table[old])
        for table, there in foes_at.items():
            alone = places[next(iter(there))] if len(there) == 1 else None
            barred.update(chair for chair in self._at_table[table] if chair != alone)
        # Whoever must be apart from somebody that stays at the mover's table cannot come there.
        for place in self._at_table[old]:
            if (stays := holders[place]) != mover:
                barred.update(places[foe] for foe in foes.get(stays, ()))
        return sorted(self._number[chair] for chair in barred if chair in self._number)


def _nth_left(n: int, barred: Sequence[int]) -> int:
    """The n-th of the numbers 0, 1, 2 … that are left when these, ascending, are taken out.

    >>> [_nth_left(n, [0, 2, 3]) for n in range(3)]
    [1, 4, 5]
    """
    return n + bisect_right([number - at for at, number in enumerate(barred)], n)


def _check(field: Field[Who]) -> None:
    """Refuse what no draw can honour, naming who and where."""
    known = set(field.players)
    if len(known) < len(field.players):
        raise CannotDraw("duplicate_player", player=_twice(field.players))
    tables = {table.number: table for table in field.tables}
    if len(tables) < len(field.tables):
        raise CannotDraw("duplicate_table", table=_twice([table.number for table in field.tables]))
    taken: dict[TableSeat, Who] = {}
    for player, place in field.reserved.items():
        if player not in known:
            raise CannotDraw("unknown_player", player=player)
        _check_place(player, place, tables)
        if place in taken:
            raise CannotDraw("seat_taken", player=player, place=place, holder=taken[place])
        taken[place] = player
    for one, other in field.apart:
        if one == other:
            raise CannotDraw("same_player", player=one)
        for player in (one, other):
            if player not in known:
                raise CannotDraw("unknown_player", player=player)


def _check_place(player: Who, place: TableSeat, tables: Mapping[int, DrawTable]) -> None:
    table = tables.get(place.table)
    if table is None:
        raise CannotDraw("no_such_table", player=player, place=place, table=place.table)
    if not 1 <= place.seat <= table.seats:
        raise CannotDraw("no_such_seat", player=player, place=place)
    if place.seat in table.locked:
        raise CannotDraw("seat_locked", player=player, place=place)


def _twice(things: Sequence[Who]) -> Who:
    return next(thing for at, thing in enumerate(things) if thing in things[:at])
