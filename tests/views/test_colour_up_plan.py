"""The colour-ups of the schedule in words: what comes, what is due, what is done, what to bring."""

from __future__ import annotations

from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import ColourUp, TableRace
from director.domain.ids import Seq
from director.domain.moments import Moment
from director.domain.scheduling import SetChips, SetStructure
from director.domain.structure import Break, DayEnd, Level, Structure
from director.host.i18n import words_for
from director.rules.table.chip_exchange import Denominations
from director.views.colour_up_plan import colour_up_plan, due
from tests.helpers.evening import Evening

EN = words_for("en")
NOW = Moment(1_000_000)
STRUCTURE = Structure(
    (
        Level(20, 25, 50),
        Break(10, colour_up=(25,)),
        Level(20, 100, 200),
        DayEnd(colour_up=(100,)),
        Level(20, 500, 1_000),
    )
)
CASE = ChipCase((Chip(25, in_stack=8), Chip(100, in_stack=8), Chip(500, in_stack=18)))


def _evening(part: int, *, case: bool = True) -> Evening:
    """One player at table 1, two at table 2, and the clock in this part."""
    evening = Evening().tables(1, 2, seats=4)
    if case:
        evening.do(SetChips(CASE))
    for who, seat in ((1, (1, 1)), (2, (2, 1)), (3, (2, 2))):
        evening.enter(who, seat)
    evening.do(SetStructure(Seq(0), STRUCTURE, NOW, part, STRUCTURE.parts[part].length))
    return evening


def test_what_comes_is_told_with_what_to_bring() -> None:
    plan = colour_up_plan(_evening(0).journal, NOW, EN)

    assert [(one.title, one.state) for one in plan] == [
        ("25 → 100, in the break after level 1", "coming"),
        ("100 → 500, overnight after level 2", "coming"),
    ]
    assert plan[0].says == "2 tables · bring about 8 chips of 100"
    assert plan[0].terms == Denominations(25, 100, 100)
    assert due(plan) == ()


def test_in_its_break_it_is_due_until_every_table_has_done_it() -> None:
    evening = _evening(1)
    (first,) = due(colour_up_plan(evening.journal, NOW, EN))
    assert (first.chip, first.tables) == (25, (1, 2))

    one = evening.do(ColourUp(25, 100, 100, (TableRace(1, ()),)))
    (left,) = due(colour_up_plan(evening.journal, NOW, EN))
    assert left.says == "1 table left to do · bring about 7 chips of 100"

    evening.do(ColourUp(25, 100, 100, (TableRace(2, ()),)))
    plan = colour_up_plan(evening.journal, NOW, EN)
    assert (plan[0].state, plan[0].says, due(plan)) == ("done", "done at every table", ())
    evening.undo(one)
    assert [one.tables for one in due(colour_up_plan(evening.journal, NOW, EN))] == [(1,)]


def test_a_break_that_is_over_stays_due_and_one_done_early_is_done() -> None:
    assert [one.chip for one in due(colour_up_plan(_evening(2).journal, NOW, EN))] == [25]
    early = _evening(0)
    early.do(ColourUp(25, 100, 100, (TableRace(1, ()), TableRace(2, ()))))

    assert colour_up_plan(early.journal, NOW, EN)[0].state == "done"


def test_without_a_case_nothing_is_guessed_and_without_a_schedule_nothing_said() -> None:
    plan = colour_up_plan(_evening(0, case=False).journal, NOW, EN)

    assert (plan[0].says, plan[0].bring) == ("2 tables", None)
    assert colour_up_plan(Evening().journal, NOW, EN) == ()
