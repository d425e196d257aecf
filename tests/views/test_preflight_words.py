"""A schedule checked, in words: each thing with its reason, the end as a range, chips, depth, tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.plan import Plan
from director.domain.structure import Break, DayEnd, Level, Part, Structure
from director.host.i18n import words_for
from director.rules.rulesets import ruleset
from director.rules.schedule.preflight import Field, preflight
from director.views.preflight import NeedRow, PreflightWords, field_of, preflight_words
from tests.helpers.evening import PLAN, Evening
from tests.helpers.sheets import STUD, schedule_of, the_reading, tour

WORDS = words_for("en")
RULES = ruleset("tda-2024")
NO_CHIPS = ChipCase()
CASE = ChipCase(
    (Chip(25, owned=400, in_stack=8), Chip(100, owned=400, in_stack=8), Chip(1000, owned=300, in_stack=9))
)


def told(
    parts: tuple[Part, ...] | Structure, case: ChipCase = NO_CHIPS, entries: int = 27, plan: Plan = PLAN
) -> PreflightWords:
    structure = parts if isinstance(parts, Structure) else Structure(parts)
    field = Field(entries, plan.stack, plan.seats)
    return preflight_words(preflight(structure, case, RULES, field), structure, case, plan, field, WORDS)


def said(words: PreflightWords) -> list[str]:
    return [finding.text for finding in words.findings]


def test_a_level_that_needs_chips_which_have_left_names_them() -> None:
    """P14: 150/300 with the 25s gone, T248."""
    words = told(
        (Level(20, 75, 150), Break(10, colour_up=(25,)), Level(20, 75, 150), Level(20, 100, 200)), CASE
    )

    assert not words.playable
    assert words.verdict == "1 level cannot be played with these chips."
    assert (words.findings[0].text, words.findings[0].part) == (
        "Level 2 cannot be played: the small blind 75 needs chips of 25, which have left by then.",
        2,
    )


def test_a_level_that_no_chips_can_pay_says_so() -> None:
    words = told((Level(20, 30, 60), Level(20, 100, 200)), CASE)

    assert said(words)[0] == "Level 1 cannot be played: no chips make up the small blind 30."


def test_each_colour_up_is_explained_by_the_level_that_last_needs_the_chip() -> None:
    """P18."""
    words = told(
        (Level(20, 25, 50), Level(20, 50, 100), Break(10), Level(20, 100, 200), Level(20, 200, 400)), CASE
    )

    finding = next(finding for finding in words.findings if "Chips of 25" in finding.text)
    assert finding.text == (
        "Chips of 25 are last needed in level 2 (small blind 50): off at the break after it."
        " The schedule does not say so."
    )
    assert (finding.weight, finding.part) == ("note", 2)
    assert words.because == "TDA 24"


def test_chips_that_are_missing_are_counted() -> None:
    words = told((Level(20, 25, 50), Level(20, 50, 100)), CASE, entries=52)

    assert words.verdict == "The chips do not suffice for this schedule."
    assert said(words)[0] == "16 chips of 25 are missing: the stacks need 416, 400 are there."
    assert words.needs[0] == NeedRow("25", "416", "400", "16", "for the stacks")


def test_chips_for_a_colour_up_are_counted_too() -> None:
    case = ChipCase(
        (Chip(25, owned=500, in_stack=40), Chip(100, owned=60), Chip(1000, owned=100, in_stack=9))
    )
    words = told((Level(20, 25, 50), Break(10, colour_up=(25,)), Level(20, 100, 200)), case, entries=9)

    assert said(words)[0] == (
        "30 chips of 100 are missing: 90 are needed once the 25 have been changed, 60 are there."
    )
    assert words.needs[1].why == "for the 25 that leave"


def test_what_nobody_has_counted_is_not_short() -> None:
    case = ChipCase(tuple(replace(chip, owned=0) for chip in CASE.chips))
    words = told((Level(20, 25, 50), Level(20, 50, 100)), case, entries=10_000)

    assert words.playable
    assert {need.owned for need in words.needs} == {""}


@pytest.mark.parametrize(
    ("case", "parts", "sentence"),
    [
        (
            ChipCase((Chip(25, in_stack=1), Chip(100))),
            (Level(20, 25, 50),),
            "The chips of a starting stack make 25; the event starts with 10,000.",
        ),
        (
            CASE,
            (Level(20, 25, 50), Break(10, colour_up=(5,)), Level(20, 50, 100)),
            "The schedule sends chips of 5 away, which this event does not have.",
        ),
        (
            ChipCase((Chip(1009), Chip(100_000))),
            (Level(20, 1009, 2018),),
            "Only 1 goes into the values of all these chips: one of them must be a slip of the keyboard.",
        ),
        (
            CASE,
            (Level(20, 500, 1_000),),
            "The starting stack is 10 big blinds, which makes for a quick evening.",
        ),
        (CASE, (Level(1, 25, 50),), "The levels run out before there is a winner. Add some at the end."),
        (
            ChipCase((Chip(25), Chip(100), Chip(1000))),
            (Level(20, 100, 200), Break(10), Level(20, 200, 400)),
            "No level needs chips of 25: they need not come into play at all.",
        ),
    ],
)
def test_every_other_doubt_is_a_sentence(case: ChipCase, parts: tuple[Part, ...], sentence: str) -> None:
    words = told(parts, case)

    assert sentence in said(words)
    assert all("{" not in text for text in said(words))


def test_stud_is_counted_in_bets() -> None:
    words = told(
        schedule_of(the_reading(STUD)), plan=replace(PLAN, stack=1_000, discipline="stud", structure="FL")
    )

    assert words.unit == "bets"
    assert "The starting stack is 40 small bets, which makes for a quick evening." in said(words)
    assert words.outlook[0].stakes == "bring-in 10 · bets 25 / 50 · ante 5 each"


# ---- the tour of three days


def test_the_tour_for_287_entries_with_50_000_chips() -> None:
    """Issue point 3: the misprint, the end as a range, tables and dealers."""
    words = told(tour(), entries=287, plan=replace(PLAN, stack=50_000))

    assert words.verdict == "It can be played; 1 thing looks doubtful."
    assert (
        words.findings[0].text == "Level 25 is doubtful: big blind 30,000 is less than in level 24, 40,000."
    )
    assert words.findings[0].part == 30
    assert words.end.startswith("On day 2 of 2, ≈ ")
    assert words.end_note == "in levels 27–28 and beyond"
    assert words.field == "287 entries, 50,000 chips each, 9 seats at a table"
    first = words.outlook[0]
    assert (first.level, first.depth, first.players, first.tables, first.dealers) == (
        "1",
        "333",
        "287",
        "32",
        "40",
    )


# ---- the end


def levels(count: int, minutes: int = 20) -> tuple[Level, ...]:
    return tuple(Level(minutes, 100 * 2**n, 200 * 2**n) for n in range(count))


def test_an_evening_ends_at_a_time_of_the_day() -> None:
    words = told(levels(12), plan=replace(PLAN, starts="2026-12-05T18:00", zone="Europe/Moscow"))

    first, last = words.end.split(", ")[0].removeprefix("≈ ").split(" – ")
    assert first[:2] in ("20", "21", "22")
    assert last > first
    assert words.end.endswith("after it starts")


@pytest.mark.parametrize("starts", ["", "2026-03-29T02:30"])
def test_without_a_start_it_ends_so_long_after_it(starts: str) -> None:
    words = told(levels(12), plan=replace(PLAN, starts=starts, zone="Europe/Berlin"))

    assert words.end.startswith("≈ ")
    assert " h" in words.end
    assert ":" not in words.end


def test_a_slow_evening_may_go_into_another_day() -> None:
    parts = levels(14)
    words = told((*parts[:7], DayEnd(), *parts[7:]))

    assert words.end.startswith("Between day 1 (≈ ")


def test_without_stakes_no_end_can_be_told() -> None:
    assert told((Level(20), Level(20))).end == "No end can be told."


# ---- for whom


def test_the_field_is_what_is_asked_else_who_is_in_else_the_seats() -> None:
    evening = Evening(PLAN)

    assert field_of(evening.journal.tournament).entries == PLAN.seats
    assert field_of(evening.journal.tournament, 287).entries == 287
    evening.tables(1, 2)
    assert field_of(evening.journal.tournament).entries == 2 * PLAN.seats


@pytest.mark.parametrize(
    ("parts", "plan", "verdict", "sentence"),
    [
        (
            (Level(20, ante=5, ante_kind="each", bring_in=10), Level(20, 25, 50)),
            PLAN,
            "1 level lacks what the game is played with.",
            "Level 1 has no blinds, and the game is No-limit Hold’em.",
        ),
        (
            (Level(20, 25, 50), Level(20, 50, 100)),
            replace(PLAN, discipline="stud", structure="FL"),
            "2 levels lack what the game is played with.",
            "Levels 1, 2 have neither ante nor bring-in, and the game is Limit Seven-card stud.",
        ),
        (
            (Level(20, ante=5, ante_kind="each", bring_in=10),),
            replace(PLAN, discipline="stud", structure="FL"),
            "1 level lacks what the game is played with.",
            "Level 1 does not say how much is bet, and the game is Limit Seven-card stud.",
        ),
        (
            (Level(20, bring_in=10),) * 3,
            PLAN,
            "3 levels lack what the game is played with.",
            "Levels 1–3 have no blinds, and the game is No-limit Hold’em.",
        ),
        (
            (Level(20, bring_in=10),) * 2,
            replace(PLAN, discipline="stud", structure="FL"),
            "2 levels lack what the game is played with.",
            "Levels 1, 2 do not say how much is bet, and the game is Limit Seven-card stud.",
        ),
        (
            (Level(20, 25, 50),),
            replace(PLAN, discipline="stud", structure="FL"),
            "1 level lacks what the game is played with.",
            "Level 1 has neither ante nor bring-in, and the game is Limit Seven-card stud.",
        ),
    ],
)
def test_a_schedule_of_another_game_says_what_it_lacks(
    parts: tuple[Part, ...], plan: Plan, verdict: str, sentence: str
) -> None:
    structure, field = Structure(parts), Field(27, 10_000, 9, game=plan.discipline, betting=plan.structure)

    words = preflight_words(
        preflight(structure, NO_CHIPS, RULES, field), structure, NO_CHIPS, plan, field, WORDS
    )

    assert (words.playable, words.verdict, words.findings[0].text) == (False, verdict, sentence)


def test_the_game_of_the_event_is_held_against_the_schedule() -> None:
    tournament = Evening(replace(PLAN, discipline="stud", structure="FL")).tournament

    field = field_of(tournament, 20)

    assert (field.game, field.betting) == ("stud", "FL")


def test_where_no_end_can_be_told_no_level_is_named_for_it() -> None:
    words = told((Level(20, 1, 2),), entries=100_000)

    assert (words.end, words.end_note) == ("No end can be told.", "")


def test_an_end_a_day_later_or_more_is_told_by_its_length_alone() -> None:
    plan = replace(PLAN, starts="2026-12-05T18:00")

    within, beyond = (told((Level(20, 50, 100), Level(20, big // 2, big)), plan=plan) for big in (2000, 1000))

    assert within.end == "≈ 22:15 – 10:30, 4 h 15 min – 16 h 30 min after it starts"
    assert beyond.end == "≈ 8 h 15 min – 32 h 45 min after it starts"
