"""How many tables, and how many players at each: no two tables differ by more than one."""

from __future__ import annotations

from collections.abc import Sequence

from director.domain.refusal import Impossible
from director.rules.floor.stream import Stream


class CannotDraw(Impossible):
    """A draw that cannot be: `code` says why, `facts` name who and where.

    Codes: too_few_players, capacity, duplicate_player, duplicate_table, unknown_player, no_such_table,
    no_such_seat, seat_locked, seat_taken, same_player, apart_impossible, no_seat_for_need.
    """


def plan_tables(players: int, seats: int) -> int:
    """How many tables of so many seats these players need (SP Draw). Raises CannotDraw below two players.

    >>> plan_tables(23, 9)
    3
    """
    if players < 2:
        raise CannotDraw("too_few_players", players=players)
    return -(-players // seats)


def table_sizes(players: int, seats: int) -> list[int]:
    """Sizes of equal tables, the larger first. Raises CannotDraw below two players.

    >>> table_sizes(46, 9)
    [8, 8, 8, 8, 7, 7]
    """
    tables = plan_tables(players, seats)
    low, more = divmod(players, tables)
    return [low + 1] * more + [low] * (tables - more)


def balanced_sizes(
    players: int, capacity: Sequence[int], stream: Stream, seated: Sequence[int] = ()
) -> list[int]:
    """Sizes after filling tables like water: the lowest that are not full gain one place, again and again.

    `capacity` and `seated` (places held before, default none) stand in the order of the tables. When the
    last round is too short for all tables tied, chance decides which of them gain. Raises CannotDraw
    `capacity` when not all players find a place.
    """
    sizes = list(seated) or [0] * len(capacity)
    room = sum(capacity) - sum(sizes)
    if players > room:
        raise CannotDraw("capacity", players=players + sum(sizes), capacity=sum(capacity))
    while players:
        open_tables = [at for at, size in enumerate(sizes) if size < capacity[at]]
        lowest = min(sizes[at] for at in open_tables)
        tied = [at for at in open_tables if sizes[at] == lowest]
        if players < len(tied):
            stream.shuffle(tied)
            tied = tied[:players]
        for at in tied:
            sizes[at] += 1
        players -= len(tied)
    return sizes
