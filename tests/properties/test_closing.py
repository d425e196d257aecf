"""Whatever room a table closes in: everybody sits once, tables are even, needs and pairs are kept."""

from __future__ import annotations

import random

import pytest

from director.desk.closing import breaking, redrawing
from director.domain.breaking import BreakTable, Redraw
from director.domain.entries import Withdraw
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.play import Away, SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart
from director.domain.setup import LockSeats
from director.rules.floor.closing import breaking_order
from director.rules.floor.closing_objections import proven_changes
from director.rules.policy import objections
from tests.helpers.evening import EVENT, Evening
from tests.helpers.lawful import lawful


def _room(chance: random.Random) -> Evening:
    """Some tables in play, unevenly full, with locks, needs, pairs, absent players and dead stacks."""
    seats, tables = chance.randint(4, 10), chance.randint(2, 7)
    evening = Evening().tables(*range(1, tables + 1), seats=seats)
    who = 0
    for table in range(1, tables + 1):
        for seat in sorted(chance.sample(range(1, seats + 1), chance.randint(1, seats - 1))):
            who += 1
            evening.enter(who, (table, seat))
        free = evening.tournament.empty_seats(table)
        if chance.random() < 0.3:
            evening.do(LockSeats(table, (chance.choice(free),)))
    entries = [entry.id for entry in evening.tournament.alive()]
    _needs(evening, chance, entries)
    evening.do(StartPlay())
    for table in range(1, tables + 1):
        if seats >= 3 and chance.random() < 0.7:
            button, small, big = sorted(chance.sample(range(1, seats + 1), 3))
            evening.do(SetButton(table, button, small, big))
    for entry in chance.sample(entries, min(2, len(entries) - 1)):
        evening.do(chance.choice((Away(entry), Withdraw(entry, chips="dead"))), "left")
    return evening


def _needs(evening: Evening, chance: random.Random, entries: list[EntryId]) -> None:
    places = evening.tournament.seating.places
    for entry in chance.sample(entries, min(2, len(entries))):
        evening.do(FixSeat(entry, *chance.choice((places[entry], (None, places[entry].seat)))))
    for _ in range(chance.randint(0, 2)):
        if len(entries) > 3:
            one, other = chance.sample(entries, 2)
            if (min(one, other), max(one, other)) not in evening.tournament.apart:
                evening.do(KeepApart(one, other))


_ALLOWED = {"fixed_player_leaves", "need_not_met"}
"""What a drawn break may be objected to: a player's need that cannot be met."""


def _drawn(evening: Evening, chance: random.Random) -> BreakTable | Redraw | None:
    order = breaking_order(evening.tournament)
    key = chance.randbytes(32)
    try:
        if chance.random() < 0.7:
            return breaking(evening.journal, chance.choice(order), key)
        return redrawing(evening.journal, sorted(chance.sample(order, chance.randint(1, len(order)))), key)
    except Impossible as refused:
        if refused.code not in {"no_room_to_break", "apart_impossible"}:
            raise
        return None


def _even(action: BreakTable | Redraw, after: Evening) -> bool:
    """No table has two fewer than another that gained, unless it had no open seat left."""
    gained = {move.target.table for move in action.moves}
    tournament = after.tournament
    sizes = {table.number: tournament.seating.count(table.number) for table in tournament.open_tables()}
    kept = {need.chair for need in tournament.needs.values() if need.chair is not None}
    for table, size in sizes.items():
        open_seats = [s for s in tournament.empty_seats(table) if (table, s) not in kept]
        if open_seats and any(sizes[other] - size > 1 for other in gained):
            return False
    return True


@pytest.mark.parametrize("number", range(60))
def test_a_table_that_closes_keeps_every_law(number: int) -> None:
    chance = random.Random(f"closing {number}")
    evening = _room(chance)
    action = _drawn(evening, chance)
    if action is None:
        return
    before = evening.tournament
    seq = evening.journal.seq + 1

    assert {found.code for found in objections(evening.journal, action)} <= _ALLOWED
    assert proven_changes(before, action, seq) == action.moves
    line = evening.do(action)

    after = evening.tournament
    lawful(after)
    assert set(after.seating.places) == set(before.seating.places)
    assert Journal.of(EVENT, evening.journal.lines) == evening.journal
    assert after.chips == before.chips
    evening.undo(line)
    assert evening.tournament.seating == before.seating
    assert (evening.tournament.entries, evening.tournament.marks) == (before.entries, before.marks)


@pytest.mark.parametrize("number", range(60))
def test_without_needs_and_pairs_tables_end_even(number: int) -> None:
    chance = random.Random(f"even {number}")
    seats, tables = chance.randint(4, 10), chance.randint(2, 7)
    evening = Evening().tables(*range(1, tables + 1), seats=seats)
    for table in range(1, tables + 1):
        for seat in chance.sample(range(1, seats + 1), chance.randint(0, seats - 1)):
            evening.enter(100 * table + seat, (table, seat))
    action = _drawn(evening, chance)
    if action is None:
        return

    evening.do(action)

    assert _even(action, evening)
