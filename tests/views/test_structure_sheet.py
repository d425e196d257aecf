"""The rows of the printed schedule: times of the first day, what leaves, what closes, who pays the ante."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.ids import Seq
from director.domain.moments import Moment
from director.domain.plan import Plan
from director.domain.scheduling import SetChips, SetStructure
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.host.i18n import words_for
from director.views.structure_sheet import StructureSheet, structure_sheet
from tests.helpers.evening import PLAN, Evening
from tests.helpers.sheets import SHORT, STUD, schedule_of, the_reading

WORDS = words_for("en")
NO_CHIPS = ChipCase()
NOW = "2026-12-05T14:20:00.000Z"


def sheet(structure: Structure | None, case: ChipCase = NO_CHIPS, plan: Plan = PLAN) -> StructureSheet:
    evening = Evening(plan)
    if case.chips:
        evening.do(SetChips(case))
    if structure is not None:
        left = structure.parts[0].length
        evening.do(SetStructure(Seq(0), structure, Moment(1_000_000), 0, left))
    return structure_sheet(evening.journal, WORDS, NOW)


def test_before_there_is_a_schedule_there_is_nothing_on_the_sheet() -> None:
    rows = sheet(None)

    assert (rows.rows, rows.facts, rows.footnote, rows.ante_head) == ((), (), "", "")


def test_every_row_has_its_time_until_the_first_day_ends() -> None:
    rows = sheet(SHORT).rows

    assert [(row.name, row.starts, row.minutes) for row in rows] == [
        ("1", "18:00", "20"),
        ("2", "18:20", "20"),
        ("Break", "18:40", "10"),
        ("3", "18:50", "20"),
        ("End of day 1", "19:10", ""),
        ("4", "", "20"),
    ]
    assert rows[2].marks == "colour-up 25"


def test_without_a_start_or_with_one_that_never_comes_there_are_no_times() -> None:
    assert not sheet(SHORT, plan=replace(PLAN, starts="")).timed
    assert not sheet(SHORT, plan=replace(PLAN, starts="2026-03-29T02:30", zone="Europe/Berlin")).timed


def test_what_closes_is_marked_where_it_closes_and_registration_has_a_bar() -> None:
    structure = replace(
        SHORT,
        late_registration=Window(2, break_too=True),
        reentry=Window(2),
        add_on=Window(2, only_breaks=True),
    )
    rows = sheet(structure)

    assert [row.is_open for row in rows.rows] == [True, True, True, False, False, False]
    assert rows.rows[1].marks == "re-entry closes"
    assert rows.rows[2].marks == "colour-up 25 · registration closes · add-on closes"
    assert dict(rows.facts)["Registration"] == "until level 3 begins"
    assert dict(rows.facts)["Re-entry"] == "until the end of level 2"


def test_the_facts_name_stack_and_chips() -> None:
    case = ChipCase((Chip(25, "green"), Chip(1000)))

    assert sheet(SHORT, case).facts[:2] == (
        ("Starting stack", "10,000 (200 BB)"),
        ("Chips", "25 green, 1,000"),
    )
    assert sheet(schedule_of(the_reading(STUD))).facts == (("Starting stack", "10,000"),)


def test_who_pays_the_ante_stands_in_the_head_and_the_rule_of_the_house_below() -> None:
    rows = sheet(SHORT, plan=replace(PLAN, rules="tda-2024"))

    assert rows.ante_head == "Big-blind ante"
    assert [row.ante for row in rows.rows if row.ante] == ["200", "400"]
    assert rows.footnote == (
        "The big blind pays the ante for the whole table. "
        "A short stack pays the blind first; the ante gets the rest. (TDA RP-11)"
    )


def test_each_player_s_ante_needs_no_rule() -> None:
    rows = sheet(schedule_of(the_reading(STUD)))

    assert (rows.ante_head, rows.footnote, rows.rows[0].ante) == ("Ante, each player", "", "5")


def test_in_a_rotation_every_level_says_its_game_and_who_pays() -> None:
    structure = Structure(
        (
            Level(20, 25, 50, 50, "big_blind"),
            Break(5),
            Level(
                20,
                ante=10,
                ante_kind="each",
                bring_in=10,
                small_bet=50,
                big_bet=100,
                game="stud",
                betting="FL",
            ),
            DayEnd(),
        )
    )
    rows = sheet(structure)

    assert rows.rotates
    assert [row.game for row in rows.rows] == ["No-limit Hold’em", "", "Limit Seven-card stud", ""]
    assert [row.ante for row in rows.rows] == ["50", "", "10 each", ""]
    assert rows.ante_head == "Ante"
