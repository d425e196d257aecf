"""Stacks left in their seats, table by table."""

from __future__ import annotations

from director.domain.entries import RemoveStack, Withdraw
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.rules.floor.dead_stacks import dead_stacks
from tests.helpers.evening import Evening


def test_each_stands_under_its_table_until_it_is_taken_away() -> None:
    """P29: unsold stacks were in play at some tables only, and nobody had a list."""
    evening = Evening().tables(1, 2)
    late, early, stays = evening.enter(1, (2, 3)), evening.enter(2, (1, 4)), evening.enter(3, (1, 1))
    evening.do(StartPlay())
    for entry in (late, early):
        evening.do(Withdraw(entry, chips="dead"), "called away")
    whole, second = dead_stacks(evening.tournament), dead_stacks(evening.tournament, 2)
    evening.do(RemoveStack(early))

    assert whole == [(early, TableSeat(1, 4)), (late, TableSeat(2, 3))]
    assert second == [(late, TableSeat(2, 3))]
    assert dead_stacks(evening.tournament, 1) == []
    assert evening.tournament.seating.at(stays) is not None
