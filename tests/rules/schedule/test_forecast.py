"""When an event ends: against events whose numbers are known, and against what must always hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.structure import Break, DayEnd, Level, Structure
from director.rules.schedule.course import QUICK, SLOW, Course, course
from director.rules.schedule.forecast import Span, forecast
from director.rules.schedule.stakes_of import cost_of_a_hand, levels_of, measure, stakes_of
from director.rules.table.stakes import Stakes
from tests.helpers.clock_room import minutes
from tests.helpers.level_sheets import club, limit_stud, tour

HOUR = minutes(60)


def _levels(length: int, *bigs: int) -> tuple[Level, ...]:
    return tuple(Level(length, big // 2, big, big, "big_blind") for big in bigs)


def test_a_schedule_in_the_words_of_the_chip_rules() -> None:
    parts = (
        Level(20, 25, 50),
        Break(5),
        Level(20, ante=5, ante_kind="each", bring_in=10, small_bet=20, big_bet=40),
        DayEnd(),
    )

    assert stakes_of(Structure(parts)) == [
        Stakes(25, 50, break_after=True),
        Stakes(0, 0, 5, 10, (20, 40), break_after=True),
    ]
    assert len(levels_of(Structure(parts))) == 2


def test_what_a_hand_costs_before_anybody_has_chosen() -> None:
    costs = [
        cost_of_a_hand(level, 8)
        for level in (
            Level(20, 50, 100),
            Level(20, 50, 100, 100, "big_blind"),
            Level(20, 50, 100, 10, "each"),
            Level(20, ante=10, ante_kind="each", bring_in=15, small_bet=50, big_bet=100),
            Level(20, small_bet=50, big_bet=100),
        )
    ]

    assert costs == [150, 250, 230, 95, 75]


def test_stacks_are_counted_in_what_the_game_has() -> None:
    levels = (Level(1, 5, 10), Level(1, small_bet=20), Level(1, bring_in=3), Level(1, ante=2), Level(1))

    assert [measure(level) for level in levels] == [10, 20, 3, 2, 0]


# ------------------------------------------------------------------ against events that are known


def _left(of: Course, part: int) -> float:
    return next(one.players for one in of.reached if one.part == part)


def test_the_first_two_days_of_the_largest_event() -> None:
    """10,000 players with 60,000 each, two-hour levels: about 70 % see the second day, a third the third."""
    days = Structure(
        (
            *_levels(120, 200, 300, 400, 500, 600),
            DayEnd(),
            *_levels(120, 800, 1000, 1200, 1600, 2000),
            DayEnd(),
            *_levels(120, 2500),
        )
    )
    slow, quick = (course(days, 10_000, 600_000_000, seats=9, pace=pace) for pace in (SLOW, QUICK))

    assert _left(quick, 6) < 7_000 < _left(slow, 6)
    assert _left(quick, 12) < 3_300 < _left(slow, 12)


def test_a_last_table_of_that_event() -> None:
    """Nine with 376 big blinds together: it took about nine hours of play."""
    bigs = (1_600_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000)
    found = forecast(Structure(_levels(120, *bigs)), 9, 602_000_000, seats=9)

    assert found.earliest is not None
    assert found.latest is not None
    assert found.earliest < 9 * HOUR < found.latest


def test_the_published_event_for_287_entries_with_50_000() -> None:
    """The organiser planned 29 hours: that is a quick event, and the levels may run out."""
    found = forecast(tour(), 287, 287 * 50_000, seats=9)

    assert found.earliest is not None
    assert found.latest is not None
    assert 24 * HOUR < found.earliest < 32 * HOUR < found.latest < 45 * HOUR
    assert found.runs_out
    assert not found.runs_out_surely
    first = found.levels[0]
    assert (first.players, first.tables, first.dealers) == (Span(287, 287), Span(32, 32), Span(40, 40))
    assert first.depth == Span(333, 333)


def test_a_clubs_evening_of_forty() -> None:
    found = forecast(club(), 40, 40 * 5_000, seats=9)

    assert found.earliest is not None
    assert found.latest is not None
    assert 3 * HOUR < found.earliest < 5.5 * HOUR < found.latest


def test_a_stud_event_has_an_end_as_well() -> None:
    found = forecast(limit_stud(), 24, 24 * 5_000, seats=8)

    assert found.runs_out_surely
    assert found.earliest is not None
    assert found.scheduled == 5 * HOUR < found.earliest


# ------------------------------------------------------------------ what must hold


def test_a_schedule_without_stakes_has_no_end() -> None:
    found = forecast(Structure((Level(20),)), 9, 9_000, seats=9)

    assert (found.earliest, found.latest) == (None, None)
    assert found.runs_out_surely
    assert found.levels[0].depth == Span(1000, 1000)


def test_it_goes_on_from_where_the_event_is() -> None:
    structure = Structure((*_levels(20, 100, 200), Break(10), *_levels(20, 400, 800, 1600, 3200, 6400)))

    found = forecast(structure, 9, 90_000, seats=9, part=2, left=minutes(4))

    assert [(one.level, one.at) for one in found.levels[:2]] == [(3, minutes(4)), (4, minutes(24))]
    assert found.scheduled == minutes(4 + 5 * 20)
    over = forecast(structure, 9, 90_000, seats=9, part=7, left=-minutes(3))
    assert over.scheduled == 0
    assert over.earliest is not None


def test_days_end_where_the_schedule_says_so() -> None:
    structure = Structure((*_levels(60, 100, 200), DayEnd(), *_levels(60, 400, 800), DayEnd()))

    found = forecast(structure, 90, 900_000, seats=9)

    assert found.day_ends == ((2, 2 * HOUR), (5, 4 * HOUR))


def test_even_a_quick_event_has_somebody_with_the_chips() -> None:
    found = forecast(Structure(_levels(20, *(100 * 2**n for n in range(12)))), 9, 90_000, seats=9)

    assert min(one.players.least for one in found.levels) == 1
    assert min(one.tables.least for one in found.levels) == 1


def test_who_is_alone_has_won() -> None:
    found = forecast(Structure(_levels(20, 100)), 1, 10_000, seats=9)

    assert (found.earliest, found.latest) == (0, 0)


@given(
    st.integers(2, 2000),
    st.integers(20, 400),
    st.integers(5, 60),
    st.integers(2, 10),
    st.floats(1.2, 1.6),
)
def test_slow_is_slower_and_players_only_go(
    players: int, depth: int, length: int, seats: int, growth: float
) -> None:
    levels = tuple(Level(length, round(50 * growth**n), 2 * round(50 * growth**n)) for n in range(30))
    found = forecast(Structure(levels), players, players * depth * 100, seats=seats)

    if found.earliest is not None and found.latest is not None:
        assert found.earliest <= found.latest
    for one, two in zip(found.levels, found.levels[1:], strict=False):
        assert two.players.least <= one.players.least
        assert two.players.most <= one.players.most
    for one in found.levels:
        assert one.players.least <= one.players.most <= players
        assert one.tables.least <= one.tables.most <= one.dealers.most
        assert one.depth.least <= one.depth.most


@pytest.mark.parametrize("pace", [SLOW, QUICK])
def test_every_part_before_the_end_is_named_once(pace: object) -> None:
    found = course(tour(), 287, 287 * 50_000, seats=9, pace=SLOW if pace is SLOW else QUICK)

    assert [one.part for one in found.reached] == list(range(len(found.reached)))
