"""Paper for chips: what the sheets of a colour-up and of a count say."""

from __future__ import annotations

from time import perf_counter

from msgspec.structs import replace

from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import ColourUp, TableRace
from director.domain.ids import Seq
from director.domain.moments import Moment
from director.domain.options import read_options
from director.domain.people import People
from director.domain.scheduling import SetChips, SetStructure
from director.domain.structure import Break, Level, Structure
from director.host.i18n import words_for
from director.printing import catalogue
from director.views.chip_papers import CountSheets, RaceSheets, count_sheets, race_sheets
from tests.helpers.evening import PLAN, Evening, a_person

EN = words_for("en")
NOW = Moment(1_000_000)
STRUCTURE = Structure(
    (
        Level(20, 25, 50),
        Break(10, colour_up=(25,)),
        Level(20, 100, 200),
        Break(10, colour_up=(100,)),
        Level(20, 500, 1_000),
    )
)
CASE = ChipCase((Chip(25, in_stack=8), Chip(100, in_stack=8), Chip(500, in_stack=18)))
WHEN = "2026-12-05T15:00:00.000Z"


def _evening(*players: int, schedule: bool = True, **options: object) -> Evening:
    evening = Evening(replace(PLAN, options=read_options(options))).tables(*range(1, len(players) + 1))
    evening.do(SetChips(CASE))
    who = iter(range(1, 500))
    for table, count in enumerate(players, 1):
        for seat in range(1, count + 1):
            evening.enter(next(who), (table, seat))
    if schedule:
        evening.do(SetStructure(Seq(0), STRUCTURE, NOW, 0, STRUCTURE.parts[0].length))
    return evening


def _people(count: int) -> People:
    return People([replace(a_person(n), id=n) for n in range(1, count + 1)])


def _races(evening: Evening, count: int, only: tuple[int, ...] | None = None) -> RaceSheets:
    return race_sheets(evening.journal, _people(count), EN, WHEN, NOW, only=only)


def test_p15_the_list_says_what_to_bring_to_each_table_in_order() -> None:
    (run,) = _races(_evening(4, 0, 2), 6).runs

    assert (run.title, run.total) == ("25 → 100", "About 14 chips of 100 to bring in all.")
    assert [(row.order, row.table, row.players, row.bring) for row in run.rows] == [
        (1, 1, 4, "≈ 9"),
        (2, 3, 2, "≈ 5"),
    ]
    form = run.forms[1]
    assert (form.number, form.title) == (3, "Colour-up 25 → 100 · 2 of 2")
    assert form.note.startswith("Bring ≈ 5 chips of 100. One card for each odd chip, seat 1 first.")
    assert form.note.endswith("Add up every seat before the rack leaves the table.")
    assert [chair.name for chair in form.chairs] == ["Player00005 Name5", "Player00006 Name6"]
    assert form.columns[0] == "Chips of 25"


def test_what_the_rules_of_the_event_say_stands_on_the_sheet() -> None:
    told = {
        rounding: _races(_evening(2, race_round=rounding), 2).runs[0].forms[0].note
        for rounding in ("up", "half", "down", "round_up_each")
    }

    assert "any rest makes one chip more" in told["up"]
    assert "half a chip or more makes one chip more" in told["half"]
    assert "a rest makes none" in told["down"]
    assert "no cards are dealt" in told["round_up_each"]


def test_after_one_chip_the_next_is_prepared_and_one_table_may_be_printed_alone() -> None:
    evening = _evening(2, 2)
    evening.do(ColourUp(25, 100, 100, (TableRace(1, ()), TableRace(2, ()))))

    assert [run.title for run in _races(evening, 4).runs] == ["100 → 500"]
    assert [row.table for row in _races(evening, 4, only=(2,)).runs[0].rows] == [2]
    assert _races(evening, 4, only=(7,)).runs == ()


def test_without_a_schedule_the_smallest_chip_has_its_sheets() -> None:
    (run,) = _races(_evening(2, schedule=False), 2).runs

    assert (run.title, run.total, run.rows[0].bring) == ("25 → 100", "", "")
    assert run.forms[0].note.startswith("One card for each odd chip")


def test_p15_sheets_of_forty_tables_are_there_in_two_seconds() -> None:
    evening, people = _evening(*[9] * 40), _people(360)
    began = perf_counter()
    rows = race_sheets(evening.journal, people, EN, WHEN, NOW)
    content = catalogue.pdf("race-sheet", rows, EN)

    assert perf_counter() - began < 2
    assert len(rows.runs[0].forms) == 40
    assert content.startswith(b"%PDF")


def test_a_sheet_for_counting_has_a_column_for_each_chip_still_in_play() -> None:
    evening = _evening(2, 0)
    evening.do(ColourUp(25, 100, 100, (TableRace(1, ()),)))
    sheets = count_sheets(evening.journal, _people(2), EN, WHEN)

    assert isinstance(sheets, CountSheets)
    (form,) = sheets.forms
    assert form.columns == ("× 100", "× 500", "Stack")
    assert [chair.seat for chair in form.chairs] == [1, 2]
    assert count_sheets(evening.journal, _people(2), EN, WHEN, only=(2,)).forms == ()
