"""The plan of a colour-up: what leaves when, for what, at which tables, and what to bring."""

from __future__ import annotations

from time import perf_counter

from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import ColourUp, SeatRace, TableRace
from director.domain.scheduling import SetChips
from director.domain.seats import TableSeat
from director.domain.structure import Break, DayEnd, Level, Structure
from director.domain.tournament import Tournament
from director.rules.table.chip_exchange import Denominations
from director.rules.table.race_plan import TableNeed, chips_leaving, small_in_play
from tests.helpers.evening import Evening

CASE = ChipCase((Chip(25, in_stack=8), Chip(100, in_stack=8), Chip(500, in_stack=18)))
VALUES = (25, 100, 500)
STRUCTURE = Structure(
    (
        Level(20, 25, 50),
        Break(10, colour_up=(25,)),
        Level(20, 100, 200),
        DayEnd(colour_up=(100, 500)),
        Level(20, 1_000, 2_000),
    )
)


def _evening(*players: int) -> Evening:
    """So many players at tables 1, 2, …; a stack of 10,000 has eight chips of 25."""
    evening = Evening().tables(*range(1, len(players) + 1))
    evening.do(SetChips(CASE))
    who = iter(range(1, 500))
    for table, count in enumerate(players, 1):
        for seat in range(1, count + 1):
            evening.enter(next(who), (table, seat))
    return evening


def _with(tournament: Tournament, structure: Structure = STRUCTURE) -> Tournament:
    return replace(tournament, structure=structure)


def test_each_chip_leaves_in_its_break_for_the_smallest_that_stays() -> None:
    plan = chips_leaving(_with(_evening(2).tournament), VALUES)

    # 500 is the largest chip: nothing could take its place, so it stays and the plan leaves it out.
    assert [(one.part, one.after, one.terms) for one in plan] == [(1, 1, Denominations(25, 100, 100))]

    more = chips_leaving(_with(_evening(2).tournament), (*VALUES, 1_000))
    # 100 into 1,000 may need 81 cards at a table of nine: one step at a time.
    assert [one.terms.larger for one in more] == [100, 500, 1_000]


def test_where_one_deck_is_not_enough_the_first_step_is_proposed() -> None:
    structure = Structure((Level(20, 25, 50), Break(10, colour_up=(25, 100)), Level(20, 500, 1_000)))
    full, few = _evening(9), Evening().tables(1, seats=2)

    assert [one.terms.larger for one in chips_leaving(_with(full.tournament, structure), VALUES)] == [
        100,
        500,
    ]
    assert chips_leaving(_with(few.tournament, structure), VALUES)[0].terms.larger == 500
    odd = replace(STRUCTURE, parts=(Level(20, 1, 2), Break(10, colour_up=(1,)), Level(20, 500, 1_000)))
    assert chips_leaving(_with(full.tournament, odd), (1, 500))[0].terms.larger == 500


def test_p15_every_table_is_told_what_to_bring() -> None:
    (plan,) = chips_leaving(_with(_evening(4, 0, 2).tournament), VALUES)

    # 6 stacks of eight: 48 chips of 25. Table 1 has about 32, worth eight of 100, and one for the race.
    assert plan.open == (TableNeed(1, 4, 32, 9), TableNeed(3, 2, 16, 5))
    assert plan.bring == 14
    assert plan.done == 0


def test_p15_forty_tables_are_planned_at_once() -> None:
    tournament = _with(_evening(*[9] * 40).tournament)
    began = perf_counter()
    (plan,) = chips_leaving(tournament, VALUES)

    assert perf_counter() - began < 2
    assert [need.table for need in plan.open] == list(range(1, 41))
    assert plan.bring == 40 * 19


def test_a_table_that_has_done_it_is_not_asked_again() -> None:
    evening = _evening(1, 1)
    held = evening.tournament.seating.holder(TableSeat(1, 1))
    assert held is not None
    action = ColourUp(25, 100, 100, (TableRace(1, (SeatRace(1, held, 8),), 0, 0),))
    evening.do(action)
    (plan,) = chips_leaving(_with(evening.tournament), VALUES, (action,))

    assert [need.table for need in plan.open] == [2]
    assert plan.done == 1
    assert plan.open[0].small == 8


def test_what_races_brought_in_is_counted_with_the_larger_chip() -> None:
    evening = _evening(2)
    one = evening.tournament.seating.players(1)[1]
    race = TableRace(1, (SeatRace(1, one, 17, True, "Ks", 75),), 25, 1, (1,), (), 75)

    # Two stacks of eight hundreds, and five more for seventeen chips of 25.
    assert small_in_play(evening.tournament, (ColourUp(25, 100, 100, (race,)),), 100) == 21
    assert small_in_play(evening.tournament, (), 5_000) == 0
    assert small_in_play(evening.tournament, (ColourUp(25, 100, 100, (race,)),), 500) == 36


def test_without_a_case_nothing_is_guessed_and_without_a_schedule_nothing_planned() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    (plan,) = chips_leaving(_with(evening.tournament), VALUES)

    assert plan.open == (TableNeed(1, 1, None, None),)
    assert plan.bring is None
    assert chips_leaving(evening.tournament, VALUES) == ()


def test_a_room_where_nobody_sits_needs_nothing() -> None:
    evening = Evening()
    evening.enter(1)
    (plan,) = chips_leaving(_with(evening.tournament), VALUES)

    assert plan.open == ()
    assert plan.bring == 0
