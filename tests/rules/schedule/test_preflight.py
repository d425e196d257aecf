"""A schedule checked against chips and field, by case."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.structure import Break, DayEnd, Level, Structure
from director.rules.rulesets import ruleset
from director.rules.schedule.lacking import Lacking, lacking
from director.rules.schedule.leaving import leaving, planned, with_colour_ups
from director.rules.schedule.paying import ChipNeed, Unpaid, chip_needs, in_play, no_unit, unpaid
from director.rules.schedule.preflight import Field, Preflight, Remark, preflight
from director.rules.table.colour_up import Removal
from tests.helpers.clock_room import blinds
from tests.helpers.level_sheets import club, limit_stud, tour

TDA = ruleset("tda-2024")
TOUR = ChipCase(
    (
        Chip(25, "green", 3000, 8),
        Chip(100, "black", 4000, 8),
        Chip(500, "purple", 3000, 4),
        Chip(1000, "yellow", 6000, 7),
        Chip(5000, "orange", 3000, 8),
        Chip(25_000, "grey", 500),
    )
)
"""A starting stack of 50,000."""


def _case(*values: int) -> ChipCase:
    return ChipCase(tuple(Chip(value) for value in values))


def _codes(found: Preflight) -> list[str]:
    return [remark.code for remark in found.remarks]


# ------------------------------------------------------------------ chips that can pay


def test_t248_75_150_while_25s_are_gone() -> None:
    """The 75 cannot be paid, and the check names the chip that left too early."""
    structure = Structure((Level(20, 50, 100), Break(10, colour_up=(25,)), Level(20, 75, 150)))

    assert unpaid(structure, (25, 100)) == (
        Unpaid(2, "small", 75, (25,)),
        Unpaid(2, "big", 150, (25,)),
    )


def test_p14_150_300_was_still_to_come_when_the_25s_left() -> None:
    structure = Structure((*blinds(30, 200), Break(10, colour_up=(25,)), *blinds(30, 300)))

    found = preflight(structure, _case(25, 100, 500), TDA, Field(30, 10_000, 9))

    assert not found.playable
    assert found.remarks[0] == Remark(
        "error", "unpaid", 2, {"level": 2, "what": "small", "amount": 150, "gone": (25,)}
    )


def test_an_amount_that_no_chip_of_the_house_can_pay_has_no_culprit() -> None:
    structure = Structure((Level(20, 50, 100, 10, "each"), Break(5, colour_up=(25,)), Level(20, 50, 110)))

    assert unpaid(structure, (25, 100)) == (
        Unpaid(1, "ante", 10, ()),
        Unpaid(2, "small", 50, (25,)),
        Unpaid(2, "big", 110, ()),
    )


def test_where_every_chip_has_left_nothing_can_be_paid() -> None:
    structure = Structure((Level(20, 25, 50), DayEnd(colour_up=(25,)), Level(20, 50, 100)))

    assert unpaid(structure, (25,)) == (Unpaid(2, "small", 50, (25,)), Unpaid(2, "big", 100, (25,)))


def test_without_chips_nothing_is_said_of_chips() -> None:
    found = preflight(club(), ChipCase(), TDA, Field(30, 10_000, 9))

    assert (found.unpaid, found.needs, found.removals) == ((), (), ())
    assert not any(remark.weight == "error" for remark in found.remarks)


def test_chips_with_nothing_in_common_are_an_error() -> None:
    case = _case(1001, 1_000_003)

    assert no_unit(case.values) == 1
    assert no_unit(()) is None
    found = preflight(club(), case, TDA, Field(30, 10_000, 9))
    assert (found.remarks[0].code, found.playable) == ("no_unit", False)


def test_which_chips_each_level_is_played_with() -> None:
    structure = Structure((*blinds(20, 50), Break(5, colour_up=(25, 5)), *blinds(20, 200, 400)))

    assert in_play(structure, (5, 25, 100)) == [(5, 25, 100), (100,), (100,)]


# ------------------------------------------------------------------ how many chips


def test_starting_stacks_need_chips() -> None:
    needs = {need.value: need for need in chip_needs(tour(), TOUR, 287)}

    assert needs[25] == ChipNeed(25, 2296, 3000, 0)
    assert needs[5000].short == 0
    assert needs[5000]._replace(owned=2000).short == 296


def test_chips_that_leave_need_larger_ones_to_take_their_place() -> None:
    """40 stacks of eight 25s are 8,000: 80 more of the hundreds, and those later 2,000 in five-hundreds."""
    case = ChipCase((Chip(25, "", 400, 8), Chip(100, "", 200, 3), Chip(500, "", 10, 0)))
    structure = Structure(
        (
            *blinds(20, 50),
            Break(5, colour_up=(25,)),
            *blinds(20, 200),
            Break(5, colour_up=(25, 77, 100)),
            *blinds(20, 1000),
            DayEnd(colour_up=(500,)),
        )
    )

    assert chip_needs(structure, case, 40) == (
        ChipNeed(25, 320, 400, 0),
        ChipNeed(100, 200, 200, 25),
        ChipNeed(500, 40, 10, 100),
    )
    found = preflight(structure, case, TDA, Field(40, 500, 9))
    short = [remark for remark in found.remarks if remark.code == "chips_short"]
    assert short == [
        Remark("error", "chips_short", 0, {"value": 500, "needed": 40, "owned": 10, "why": 100, "short": 30})
    ]


def test_several_that_leave_at_once_are_changed_for_the_first_that_stays() -> None:
    case = ChipCase((Chip(25, "", 0, 4), Chip(100, "", 0, 4), Chip(500)))
    structure = Structure((*blinds(20, 50), Break(5, colour_up=(100, 25)), *blinds(20, 1000)))

    assert [need.needed for need in chip_needs(structure, case, 10)] == [40, 40, 10]


def test_p18_without_a_count_of_what_is_owned_nothing_is_called_short() -> None:
    assert "chips_short" not in _codes(
        preflight(club(), ChipCase((Chip(25, "", 0, 8), Chip(100, "", 0, 8))), TDA, Field(30, 1_000, 9))
    )


# ------------------------------------------------------------------ when chips may leave


def test_the_colour_ups_of_a_schedule_are_written_into_its_breaks() -> None:
    structure = with_colour_ups(club(), (25, 100, 500, 1000), TDA)

    pauses = [part.colour_up for part in structure.parts if isinstance(part, Break)]
    assert pauses == [(), (25,), (100,)]
    assert planned(structure) == {25, 100}
    assert unpaid(structure, (25, 100, 500, 1000)) == ()
    assert with_colour_ups(structure, (), TDA) == club()
    found = preflight(structure, _case(25, 100, 500, 1000), TDA, Field(30, 10_000, 9))
    assert "not_planned" not in _codes(found)
    assert found.because


def test_no_break_after_the_last_need_means_that_the_chip_stays() -> None:
    structure = Structure((*blinds(20, 50), Break(5), *blinds(20, 150, 200)))

    assert leaving(structure, (25, 100), TDA).removals == (Removal(25, 2, None, "small", 75, None),)
    assert with_colour_ups(structure, (25, 100), TDA) == structure
    assert "not_planned" not in _codes(preflight(structure, _case(25, 100), TDA, Field(9, 10_000, 9)))


def test_a_chip_that_no_level_needs_and_one_that_nobody_has() -> None:
    structure = Structure((*blinds(20, 200), Break(5, colour_up=(77,)), *blinds(20, 400)))

    remarks = preflight(structure, _case(5, 100), TDA, Field(9, 20_000, 9)).remarks

    assert Remark("doubt", "unknown_chip", 0, {"chip": 77}) in remarks
    assert Remark("note", "never_needed", 0, {"chip": 5}) in remarks


# ------------------------------------------------------------------ what a game is played with


def test_a_sheet_of_stud_is_none_for_hold_em_nor_one_of_blinds_for_stud() -> None:
    hold_em = preflight(limit_stud(), ChipCase(), TDA, Field(9, 10_000, 9, game="holdem"))
    stud = preflight(club(), ChipCase(), TDA, Field(9, 10_000, 9, game="stud", betting="FL"))

    assert hold_em.remarks[0] == Remark(
        "error", "lacking", 1, {"lack": "blinds", "levels": tuple(range(1, 11))}
    )
    assert (stud.remarks[0].code, stud.lacking[0].lack) == ("lacking", "bring_in")
    assert not hold_em.playable
    stud_hi_lo, omaha = Field(9, 10_000, 9, 0, "stud8", "FL"), Field(9, 10_000, 9, 0, "omaha", "PL")
    assert "lacking" not in _codes(preflight(limit_stud(), ChipCase(), TDA, stud_hi_lo))
    assert "lacking" not in _codes(preflight(club(), ChipCase(), TDA, omaha))
    assert "lacking" not in _codes(preflight(limit_stud(), ChipCase(), TDA, Field(9, 10_000, 9)))


def test_big_blinds_without_any_small_one_are_doubted() -> None:
    single = Structure((Level(20, 0, 50), Level(20, 0, 100)))
    field = Field(9, 10_000, 9, game="holdem")

    assert Remark("doubt", "no_small_blind") in preflight(single, ChipCase(), TDA, field).remarks
    assert "no_small_blind" not in _codes(preflight(single, ChipCase(), TDA, Field(9, 10_000, 9)))
    assert "no_small_blind" not in _codes(preflight(club(), ChipCase(), TDA, field))
    assert "no_small_blind" not in _codes(preflight(limit_stud(), ChipCase(), TDA, field))


def test_a_level_lacks_what_its_own_game_is_played_with() -> None:
    structure = Structure(
        (
            Level(20, 25, 50),
            Level(20, 25, 50, game="stud"),
            Level(20, ante=5, ante_kind="each", game="stud", betting="FL"),
            Level(20, bring_in=5, game="stud"),
            Level(20, small_bet=50, big_bet=100, betting="FL"),
            Level(20, small_bet=50, big_bet=100),
            Level(20),
        )
    )

    assert lacking(structure, "holdem", "NL") == (
        Lacking("bring_in", (2,)),
        Lacking("bets", (3,)),
        Lacking("blinds", (6, 7)),
    )
    found = preflight(structure, ChipCase(), TDA, Field(9, 10_000, 9, game="holdem"))
    assert "no_stakes" not in [one.facts.get("why") for one in found.remarks], "said once"


# ------------------------------------------------------------------ the three sheets


def test_the_published_event_with_its_misprint() -> None:
    """Level 25 is printed 25,000/30,000; chips, depth and end for 287 entries with 50,000."""
    found = preflight(tour(), TOUR, TDA, Field(287, 50_000, 9))

    assert found.playable
    assert [(doubt.level, doubt.why) for doubt in found.doubtful] == [(25, "falls")]
    assert [(one.chip, one.at_break_after) for one in found.removals][:2] == [(25, 6), (100, 12)]
    assert found.depth[:3] == (333, 250, 166)
    assert _codes(found) == ["doubtful", *["not_planned"] * 4, "runs_out"]


def test_a_clubs_evening_whose_stack_is_not_what_its_chips_are_worth() -> None:
    case = ChipCase((Chip(25, "зелёная", 500, 8), Chip(100, "чёрная", 500, 8), Chip(1000, "", 500, 3)))

    found = preflight(club(), case, TDA, Field(30, 5_000, 9))

    assert Remark("doubt", "stack_differs", 0, {"stack": 5_000, "chips": 4_000}) in found.remarks


def test_a_stud_event_can_be_played() -> None:
    found = preflight(limit_stud(), _case(5, 25, 100, 500), TDA, Field(24, 5_000, 8))

    assert found.playable
    assert found.depth[0] == 200


@pytest.mark.parametrize(("stack", "shallow"), [(2_000, True), (5_000, False)])
def test_a_shallow_start_is_worth_a_note(stack: int, shallow: bool) -> None:
    structure = Structure(blinds(20, 100, 200))

    assert ("shallow" in _codes(preflight(structure, ChipCase(), TDA, Field(9, stack, 9)))) is shallow


def test_a_schedule_that_is_much_too_short_is_doubted() -> None:
    structure = Structure(blinds(20, 100, 200))
    many = Field(100, 10_000, 9)

    assert "runs_out_surely" in _codes(preflight(structure, ChipCase(), TDA, many))
    long = Structure(blinds(20, *(100 * 2**n for n in range(14))))
    assert not {"runs_out", "runs_out_surely"} & set(_codes(preflight(long, ChipCase(), TDA, many)))


def test_rebuys_bring_more_chips_and_a_later_end() -> None:
    plain = preflight(club(), ChipCase(), TDA, Field(30, 5_000, 9)).forecast
    more = preflight(club(), ChipCase(), TDA, Field(30, 5_000, 9, chips=300_000)).forecast

    assert plain.earliest is not None
    assert more.earliest is not None
    assert plain.earliest < more.earliest


def test_the_weightiest_comes_first() -> None:
    structure = replace(
        Structure((*blinds(20, 100), Break(5, colour_up=(25, 77)), Level(20, 75, 150), Level(20, 25, 200)))
    )

    weights = [one.weight for one in preflight(structure, _case(25, 100), TDA, Field(50, 900, 9)).remarks]

    assert weights == sorted(weights, key=["error", "doubt", "note"].index)
    assert set(weights) == {"error", "doubt", "note"}
