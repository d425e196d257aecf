"""How an event came out, and points of a season."""

from __future__ import annotations

from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from director.domain.buying import Reenter
from director.domain.entries import Void, Withdraw
from director.domain.ids import PersonId, TournamentId
from director.domain.prize_money import PrizeMoney
from director.domain.prize_plan import BountyPlan, PercentTable, PrizePlan, Scheme
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.floor.places import Place
from director.rules.prizes.points import PointsTable, Scored, points, standings
from director.rules.prizes.results import results
from director.rules.table.sitting import rules_at
from tests.helpers.prize_room import PrizeRoom

ROOT = PointsTable(name="Root", factor=10, taking_part=1)


def test_one_person_has_one_place_with_all_entries_and_money_behind_it() -> None:
    plan = PrizePlan(scheme=Scheme(tables=(PercentTable(("60", "40")),)), bounty=BountyPlan(10_000))
    room = PrizeRoom(3, plan)
    room.out(3, by=(1,))
    room.who[3] = room.do(Reenter(room.who[3], 100_000, 10_000, 10_000, TableSeat(1, 3)))
    room.publish()
    room.out(2, by=(3,))
    room.out(3, by=(1,))

    found = results(room.tournament, rules_at(room.tournament))

    assert [(one.person, one.place, one.entries) for one in found] == [
        (1, (1, 1), 1),
        (3, (2, 2), 2),
        (2, (3, 3), 1),
    ]
    first, again, third = found
    assert (first.prize, first.bounties) == (216_000, 30_000)
    assert (again.prize, again.bounties) == (144_000, 10_000)
    assert (third.prize, third.paid, third.seat) == (0, 0, False)


def test_who_withdrew_before_the_start_or_was_a_slip_is_not_listed() -> None:
    room = PrizeRoom(3)
    room.undo(room.journal.seq)
    room.do(Withdraw(room.who[3]), "ill")
    room.do(Void(room.who[2]), "a slip")

    assert [one.person for one in results(room.tournament, rules_at(room.tournament))] == [1]


def test_before_the_start_everybody_is_listed_without_a_place() -> None:
    room = PrizeRoom(2)
    room.undo(room.journal.seq)

    assert [one.place for one in results(room.tournament, rules_at(room.tournament))] == [None, None]
    assert results(Tournament(TournamentId("x"), prize_money=PrizeMoney()), rules_at(room.tournament)) == ()


@pytest.mark.parametrize(
    "change",
    [
        {"name": " "},
        {"kind": "places"},
        {"places": (5,)},
        {"factor": -1},
        {"taking_part": 10**9 + 1},
        {"best": -1},
        {"best": 10_001},
        {"kind": "places", "places": (1,) * 4_001},
        {"kind": "places", "places": (-1,)},
    ],
)
def test_what_is_no_table_of_points_is_refused(change: dict[str, object]) -> None:
    ROOT.check()
    with pytest.raises(Impossible):
        replace(ROOT, **change).check()


def test_who_has_no_place_gets_no_points_and_unpaid_places_only_those_of_taking_part() -> None:
    paid_only = replace(ROOT, paid_only=True)

    assert points(ROOT, None, 40, paid=False) == 0
    assert points(paid_only, Place(9, 9), 40, paid=False) == 1
    assert points(paid_only, Place(1, 1), 36, paid=True) == 61
    table = PointsTable(name="Ten", kind="places", places=(10, 5))
    assert [points(table, Place(n, n), 40, paid=True) for n in (1, 2, 3)] == [10, 5, 0]


@given(st.integers(1, 25_000), st.integers(1, 25_000), st.integers(0, 10_000))
def test_better_places_never_give_fewer_points_and_the_root_is_exact(
    place: int, players: int, factor: int
) -> None:
    table = PointsTable(name="Root", factor=factor)
    here, next_one = (points(table, Place(n, n), players, paid=True) for n in (place, place + 1))

    assert here >= next_one >= 0
    assert here * here * place <= factor * factor * players < (here + 1) * (here + 1) * place
    assert here == isqrt(factor * factor * players // place)


def test_only_the_best_results_count_and_equal_points_share_a_rank() -> None:
    one, two, three = PersonId(1), PersonId(2), PersonId(3)
    season = [
        Scored("a", one, Place(1, 1), 100, 5_000),
        Scored("a", two, Place(4, 4), 100, 0),
        Scored("b", one, Place(25, 25), 100, 0),
        Scored("b", two, Place(1, 1), 25, 100),
        Scored("c", three, None, 4, 0),
        Scored("c", two, Place(4, 4), 100, 0),
    ]

    both = standings(replace(ROOT, taking_part=0), season)
    best = standings(replace(ROOT, taking_part=0, best=1), season)

    assert [(row.rank, row.person, row.points, row.counted) for row in both] == [
        (1, two, 150, 3),
        (2, one, 120, 2),
        (3, three, 0, 1),
    ]
    assert [(row.rank, row.person, row.points) for row in best] == [
        (1, one, 100),
        (2, two, 50),
        (3, three, 0),
    ]
    assert (both[1].wins, both[1].best, both[1].prizes, both[1].played) == (1, 1, 5_000, 2)
    equal = [Scored("a", who, Place(place, place), 100, 0) for who, place in ((one, 2), (two, 2), (three, 3))]
    assert [row.rank for row in standings(ROOT, equal)] == [1, 1, 3]


def test_those_whom_a_satellite_gives_a_seat_have_the_first_places() -> None:
    room = PrizeRoom(6, PrizePlan(seat_price=200_000))
    room.publish()
    for number in (6, 5, 4):
        room.out(number)

    found = results(room.tournament, rules_at(room.tournament))

    first = [(one.place.first, one.place.last, one.prize, one.seat) for one in found[:3] if one.place]
    assert first == [(1, 3, 200_000, True)] * 3
    assert [one.place.first for one in found[3:] if one.place] == [4, 5, 6]
