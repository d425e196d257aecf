"""Schedules made to measure: smooth, payable, with breaks, and honest about when they end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.domain.chip_case import Chip, ChipCase
from director.domain.refusal import Impossible
from director.domain.structure import AnteKind, Break, DayEnd, Structure, Window
from director.rules.rulesets import ruleset
from director.rules.schedule.building import LIMITS, Built, Wish, built
from director.rules.schedule.ladder import SLOWEST, STEEPEST, Rung, climb, rung, rungs, smooth, unit_at
from director.rules.schedule.paying import unpaid
from director.rules.schedule.preflight import Field, preflight
from director.rules.schedule.stakes_of import levels_of
from tests.helpers.clock_room import minutes

TDA = ruleset("tda-2024")
CLUB = Wish(40, 10_000, 20, 330, (25, 100, 500, 1000, 5000))
"""Forty players, five and a half hours."""
TOUR = Wish(
    287,
    50_000,
    60,
    30 * 60,
    (25, 100, 500, 1000, 5000, 25_000),
    ante_kind="each",
    day_minutes=11 * 60,
    depth=300,
)


def _growth(structure: Structure) -> list[float]:
    measures = [level.big_blind or level.small_bet for level in levels_of(structure)]
    return [two / one for one, two in pairwise(measures)]


# ------------------------------------------------------------------ the ladder


def test_the_small_blind_is_half_or_the_next_amount_below() -> None:
    assert rung(200, (25, 100)) == Rung(100, 200, 25)
    assert rung(75, (25, 100)) == Rung(25, 75, 25)
    assert rung(500, (100,)) == Rung(200, 500, 100)
    assert rung(25, (25,)) is None
    assert (Rung(25, 75, 25).halved, Rung(100, 200, 25).halved) == (False, True)


def test_the_chip_to_count_in_goes_four_times_into_the_blind() -> None:
    assert [unit_at(big, (25, 100, 500)) for big in (10, 50, 399, 400, 1999, 2000)] == [
        25, 25, 25, 100, 100, 500,
    ]  # fmt: skip


def test_rungs_lie_between_two_blinds() -> None:
    assert [one.big for one in rungs(100, (25, 100, 500), 400)] == [100, 150, 200, 250, 300, 400]
    assert rungs(100, (25,), 90) == []


@pytest.mark.parametrize(
    "values", [(25, 100, 500, 1000), (5, 25, 100), (1, 2, 5), (100, 500, 1000), (20, 50)]
)
@pytest.mark.parametrize("growth", [1.2, 1.3, 1.4, 1.5, 1.6])
def test_common_chips_climb_smoothly(values: tuple[int, ...], growth: float) -> None:
    first = rung(4 * values[0], values)
    assert first is not None

    assert smooth(climb(first, growth, 20, values))


def test_where_chips_allow_no_smooth_step_the_next_rung_is_taken() -> None:
    """Fifties and nothing smaller, chips of three hundred, and chips in which nobody counts."""
    ladder = climb(Rung(50, 100, 50), 1.2, 3, (50,))
    assert [one.big for one in ladder] == [100, 150, 200]

    low = climb(Rung(25, 50, 25), 1.2, 3, (25, 1000))
    assert [one.big for one in low] == [50, 75, 100]
    assert not smooth([Rung(25, 50, 25), Rung(50, 100, 25)])
    assert [one.big for one in climb(Rung(300, 600, 300), 1.3, 3, (300,))] == [600, 900, 1200]
    sevens = climb(Rung(7, 14, 7), 1.4, 6, (7,))
    assert [(one.small, one.big) for one in sevens] == [
        (7, 14),
        (7, 21),
        (14, 28),
        (14, 35),
        (28, 56),
        (35, 77),
    ]
    assert climb(Rung(14, 35, 7), 1.4, 2, (7, 11))[1] == Rung(33, 77, 11)


# ------------------------------------------------------------------ whole schedules


def test_an_evening_for_forty_that_fits() -> None:
    found = built(CLUB, TDA)

    assert found.fit == "fits"
    assert found.forecast.earliest is not None
    assert found.forecast.latest is not None
    assert found.forecast.earliest < minutes(330) < found.forecast.latest
    assert not found.forecast.runs_out
    first = levels_of(found.structure)[0]
    assert (first.small_blind, first.big_blind, first.ante, first.ante_kind) == (50, 100, 100, "big_blind")
    assert [part.minutes for part in found.structure.parts if isinstance(part, Break)] == [15, 15, 15]
    assert found.structure.late_registration is None


def test_a_quicker_wish_grows_more_quickly() -> None:
    slow, quick = built(CLUB._replace(length=380), TDA), built(CLUB._replace(length=300), TDA)

    assert slow.growth < quick.growth


def test_a_wish_that_no_growth_fulfils_says_so() -> None:
    assert built(CLUB._replace(length=100), TDA).fit == "longer"
    assert built(CLUB._replace(length=3000), TDA).fit == "shorter"


def test_three_days_with_an_ante_of_each_player() -> None:
    found = built(TOUR, TDA)

    days = [part for part in found.structure.parts if isinstance(part, DayEnd)]
    assert len(days) >= 2
    antes = [level.ante for level in levels_of(found.structure)]
    assert antes == sorted(antes)
    assert all(level.ante_kind == "each" for level in levels_of(found.structure))
    day = 0
    for part in found.structure.parts:
        day = 0 if isinstance(part, DayEnd) else day + part.minutes
        assert day <= TOUR.day_minutes
    found.structure.check()


def test_chips_leave_at_breaks_and_everything_can_be_paid() -> None:
    for wish in (CLUB, TOUR):
        found = built(wish, TDA)
        case = ChipCase(tuple(Chip(value) for value in wish.values))
        checked = preflight(found.structure, case, TDA, Field(wish.entries, wish.stack, wish.seats))

        assert checked.remarks == ()
        assert any(part.colour_up for part in found.structure.parts if isinstance(part, Break | DayEnd))


def test_antes_begin_where_they_are_wished() -> None:
    levels = levels_of(built(CLUB._replace(ante_from=4), TDA).structure)
    assert [level.ante_kind for level in levels[:4]] == ["none", "none", "none", "big_blind"]

    assert not any(level.ante for level in levels_of(built(CLUB._replace(ante_kind="none"), TDA).structure))


def test_no_breaks_late_registration_and_one_long_day() -> None:
    found = built(CLUB._replace(break_every=0, late_levels=6), TDA)

    assert not any(isinstance(part, Break) for part in found.structure.parts)
    assert found.structure.late_registration == Window(6)
    short = built(CLUB._replace(late_levels=60), TDA).structure
    assert short.late_registration == Window(short.levels)


def test_a_limit_game_has_blinds_and_bets() -> None:
    level = levels_of(built(CLUB._replace(betting="FL", ante_kind="none"), TDA).structure)[0]

    assert (level.small_blind, level.big_blind, level.small_bet, level.big_bet) == (50, 100, 100, 200)


def test_stud_has_antes_a_bring_in_and_bets() -> None:
    found = built(Wish(24, 5_000, 30, 360, (5, 25, 100, 500), seats=8, game="stud8", betting="FL"), TDA)
    level = levels_of(found.structure)[0]

    assert (level.small_blind, level.big_blind, level.ante_kind) == (0, 0, "each")
    assert (level.ante, level.bring_in, level.small_bet, level.big_bet) == (10, 20, 50, 100)
    for one in levels_of(found.structure):
        assert 0 < one.ante <= one.bring_in < one.small_bet
    assert unpaid(found.structure, (5, 25, 100, 500)) == ()


@pytest.mark.parametrize("field", list(LIMITS))
def test_what_cannot_be_wished_is_refused(field: str) -> None:
    least, most = LIMITS[field]
    for value in (least - 1, most + 1):
        with pytest.raises(Impossible) as refused:
            built(Wish(**{**CLUB._asdict(), field: value}), TDA)
        assert (refused.value.code, refused.value.facts["field"]) == ("schedule_wish", field)


@pytest.mark.parametrize("values", [(), (0, 25), (1001, 1_000_003), (10**12,)])
def test_without_chips_that_belong_together_there_is_no_schedule(values: tuple[int, ...]) -> None:
    with pytest.raises(Impossible, match="schedule_chips"):
        built(CLUB._replace(values=values), TDA)


def test_more_chips_than_any_blinds_can_bring_in_say_so() -> None:
    with pytest.raises(Impossible, match="schedule_endless"):
        built(Wish(1_000_000, 10**12, 1, 1_000, (1,), depth=5_000), TDA)


def test_a_stack_smaller_than_two_chips_still_has_a_first_level() -> None:
    first = levels_of(built(Wish(9, 20, 15, 120, (25, 100), depth=5), TDA).structure)[0]

    assert (first.small_blind, first.big_blind) == (25, 50)


_antes: st.SearchStrategy[AnteKind] = st.sampled_from(["none", "each", "big_blind"])
_values = st.sampled_from(
    [
        (25, 100, 500, 1000, 5000),
        (100, 500, 1000, 5000),
        (5, 25, 100, 500),
        (1, 5, 25, 100),
        (50, 100, 500, 1000),
    ]
)


@given(
    st.integers(6, 1500),
    st.integers(100, 300),
    st.sampled_from([10, 15, 20, 30, 40, 60]),
    st.integers(120, 1800),
    _values,
    _antes,
    st.sampled_from([50, 100, 200]),
)
@settings(deadline=None, max_examples=60)
def test_every_schedule_is_smooth_and_payable(
    entries: int, stacks: int, level: int, length: int, values: tuple[int, ...], ante: AnteKind, depth: int
) -> None:
    wish = Wish(
        entries,
        stacks * 4 * values[0],
        level,
        length,
        values,
        ante_kind=ante,
        depth=depth,
    )
    found: Built = built(wish, TDA)

    found.structure.check()
    assert unpaid(found.structure, values) == ()
    growth = _growth(found.structure)
    assert all(step > 1 for step in growth)
    # Below four chips in a blind there is no smooth step: 25-50 is followed by 25-75.
    assert all(SLOWEST - 1e-9 <= step <= STEEPEST + 1e-9 for step in growth[3:])
    assert found.forecast.earliest is not None
    assert not found.forecast.runs_out or len(growth) >= 50
