"""In which order those rank who go out in one hand, and who of them ties.

At one table the larger stack at the start of the hand is higher, equal ones tie, and so do those of whom
nobody knows them (WSOP-T 126-b). At different tables in one hand of hand-for-hand play all tie, or stacks are
compared, as the house has it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import chain, zip_longest
from typing import Final, Generic, NamedTuple, TypeVar

from director.rules.verdict import article

SAME_HAND: Final = article("WSOP-T 126-b")
"""At one table the larger stack at the start of the hand places higher; hand for hand, tables tie."""
ANNOUNCED: Final = article("TDA RP-8-A")
"""From the announcement of hand-for-hand play on, all who go out in the current hand share the places."""

Who = TypeVar("Who", bound=Hashable)


class Gone(NamedTuple, Generic[Who]):
    """Somebody who went out in the hand."""

    who: Who
    table: int
    stack: int | None
    """Chips at the start of the hand; None when nobody knows them."""


def ranked(gone: Sequence[Gone[Who]], *, together: bool, across: bool) -> list[list[Who]]:
    """Those of one hand, the highest first; who ties stands together, in the order given.

    `together` is hand-for-hand play, `across` compares stacks of different tables there. The tables of a
    hand in which no table waited for another are told in their order of going out, unless stacks are known.

    >>> ranked([Gone("A", 1, 90), Gone("B", 2, 50), Gone("C", 2, 70)], together=True, across=False)
    [['A', 'C'], ['B']]
    """
    if (across or not together) and all(one.stack is not None for one in gone):
        return _by_stack(gone)
    by_table: dict[int, list[Gone[Who]]] = {}
    for one in gone:
        by_table.setdefault(one.table, []).append(one)
    if together:
        # Of several tables that lose several, the best of each tie, then the second ones: no book says it.
        tables = [_by_stack(some) for some in by_table.values()]
        levels = (set(chain.from_iterable(level)) for level in zip_longest(*tables, fillvalue=()))
        return [[one.who for one in gone if one.who in level] for level in levels]
    # Told as one outside of hand-for-hand play: who was told first went out first.
    return [tied for table in sorted(by_table, reverse=True) for tied in _by_stack(by_table[table])]


def _by_stack(gone: Sequence[Gone[Who]]) -> list[list[Who]]:
    """The larger stack at the start of the hand first; equal ones tie, and all where one is not known."""
    return list(_levels(gone)) if all(one.stack is not None for one in gone) else [[one.who for one in gone]]


def _levels(gone: Sequence[Gone[Who]]) -> Iterator[list[Who]]:
    by_stack: dict[int, list[Who]] = {}
    for one in gone:
        by_stack.setdefault(one.stack or 0, []).append(one.who)
    for stack in sorted(by_stack, reverse=True):
        yield by_stack[stack]
