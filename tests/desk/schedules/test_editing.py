"""The schedule under the hands of an editor: typed, pasted, filled, moved; and what is wrong with it then."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.desk.schedules import editing, parsing
from director.desk.schedules.parsing import draft_of, parse
from director.domain.plan import Discipline
from director.domain.plan import Structure as Betting
from director.domain.sheets import Cell, Draft, DraftRow
from director.domain.structure import AMOUNTS, AnteKind, Break, DayEnd, Level, Part, Structure, Window
from tests.helpers.sheets import SHORT, tour

DRAFT = draft_of(SHORT)
FIELDS: tuple[editing.Field, ...] = ("kind", "minutes", "small_blind", "big_blind", "ante")


@pytest.mark.parametrize("module", [editing, parsing])
def test_the_examples_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def faults(draft: Draft) -> list[tuple[str, int, str]]:
    return [(fault.code, fault.row, fault.column) for fault in parse(draft).faults]


def kinds(draft: Draft) -> str:
    return "".join(row.kind[0] for row in draft.rows)


# ---- there and back

GAMES: list[Discipline | None] = [None, "holdem", "stud8"]
BETTING: list[Betting | None] = [None, "FL"]
_CHIPS = st.sampled_from([0, 25, 100, 1_500, 10**9])


@st.composite
def _levels(draw: st.DrawFn) -> Level:
    amounts = {name: draw(_CHIPS) for name in AMOUNTS}
    kinds: list[AnteKind] = ["each", "big_blind"] if amounts["ante"] else ["none"]
    kind = draw(st.sampled_from(kinds))
    game = draw(st.sampled_from(GAMES))
    betting = draw(st.sampled_from(BETTING))
    note = draw(st.sampled_from(["", "last level", "=1+1", 'a; b, "c"']))
    return Level(draw(st.integers(1, 1440)), **amounts, ante_kind=kind, game=game, betting=betting, note=note)


_PAUSES = st.one_of(
    st.builds(
        Break, st.integers(1, 99), st.sampled_from(["", "dinner"]), st.sampled_from([(), (25,), (25, 100)])
    ),
    st.just(DayEnd("bags", (500,))),
)


@st.composite
def structures(draw: st.DrawFn) -> Structure:
    """Any lawful schedule."""
    parts: list[Part] = [draw(_levels())]
    for pause in draw(st.lists(st.one_of(st.none(), _PAUSES), max_size=6)):
        parts += [draw(_levels())] if pause is None else [pause, draw(_levels())]
    last = sum(isinstance(part, Level) for part in parts)
    window = st.one_of(st.none(), st.builds(Window, st.integers(1, last), break_too=st.booleans()))
    return Structure(tuple(parts), draw(window), draw(window), None, None)


@given(structures())
def test_a_schedule_taken_apart_into_cells_and_put_together_is_the_same(structure: Structure) -> None:
    parsed = parse(draft_of(structure))

    assert parsed.faults == ()
    assert parsed.structure == structure
    parsed.structure.check()
    assert parsed.parts == structure.parts


# ---- typing


@pytest.mark.parametrize(
    ("field", "typed", "kept"),
    [
        ("small_blind", "1 500", "1500"),
        ("big_blind", "2.5k", "2500"),
        ("minutes", "1:30", "90"),
        ("minutes", "0", "0"),
        ("ante", "—", ""),
        ("game", "PLO", "omaha PL"),
        ("ante_kind", "каждый", "each"),
        ("ante_kind", "none", ""),
        ("note", "  last   level ", "last level"),
        ("big_blind", "ten", "ten"),
        ("minutes", "soon", "soon"),
        ("game", "whist", "whist"),
        ("ante_kind", "uncle", "uncle"),
    ],
)
def test_a_cell_takes_what_people_type(field: editing.Field, typed: str, kept: str) -> None:
    draft = editing.put(DRAFT, [0], field, typed)

    assert draft.rows[0].text(field) == kept  # type: ignore[arg-type]


def test_an_ante_takes_over_who_pays_it() -> None:
    draft = editing.put(DRAFT, [5], "ante", "500")
    first = editing.put(DRAFT, [0], "ante", "50")
    small = editing.put(DRAFT, [1], "ante", "10")

    assert draft.rows[5].ante_kind == "big_blind"
    assert first.rows[0].ante_kind == "big_blind", "as large as the big blind"
    assert small.rows[1].ante_kind == "each"


def test_an_ante_that_is_taken_away_leaves_nobody_to_pay_it() -> None:
    assert editing.put(DRAFT, [3], "ante", "").rows[3].ante_kind == ""


def test_minutes_of_several_levels_at_once() -> None:
    draft = editing.put(DRAFT, [0, 1, 3, 4], "minutes", "25")

    assert [row.minutes for row in draft.rows] == ["25", "25", "10", "25", "", "20"]


def test_a_row_becomes_another_kind_and_loses_what_that_has_not() -> None:
    draft = editing.put(DRAFT, [1], "kind", "Перерыв")

    assert draft.rows[1] == DraftRow("break", "20")
    assert editing.put(draft, [1], "kind", "Level 2").rows[1] == DraftRow("level", "20")
    assert editing.put(draft, [1], "kind", "what?") == draft


# ---- pasting


def test_a_block_is_pasted_over_cells_and_goes_on_below() -> None:
    block = [["level", "30", "300", "600", "600"], ["Break", "15"], ["8", "30", "1 000", "2 000", "2 000"]]
    draft = editing.pasted(DRAFT, 5, FIELDS, block)

    assert parse(draft).parts[5:] == (
        Level(30, 300, 600, 600, "big_blind"),
        Break(15),
        Level(30, 1_000, 2_000, 2_000, "big_blind"),
    )


def test_a_block_inside_the_table_touches_only_its_cells() -> None:
    draft = editing.pasted(DRAFT, 0, ("big_blind", "ante"), [["60"], ["120", "12"]])

    assert [(row.small_blind, row.big_blind, row.ante) for row in draft.rows[:2]] == [
        ("25", "60", ""),
        ("50", "120", "12"),
    ]


def test_what_was_played_is_not_pasted_over() -> None:
    draft = editing.pasted(DRAFT, 0, ("big_blind",), [["1"], ["2"], ["x"], ["4"]], first=3)

    assert [row.big_blind for row in draft.rows] == ["50", "100", "", "4", "", "400"]


# ---- filling, moving


def test_cells_are_filled_down_where_a_row_has_such_a_cell() -> None:
    draft = editing.filled_down(DRAFT, [1, 2, 3, 4], ("minutes", "big_blind"))

    assert [row.minutes for row in draft.rows] == ["20", "20", "20", "20", "", "20"]
    assert [row.big_blind for row in draft.rows] == ["50", "100", "", "100", "", "400"]
    assert editing.filled_down(DRAFT, [], ("minutes",)) == DRAFT


def test_cells_are_emptied() -> None:
    draft = editing.cleared(DRAFT, [(0, "big_blind"), (0, "small_blind"), (1, "kind"), (3, "ante")])

    assert draft.rows[0] == DraftRow("level", "20")
    assert draft.rows[1] == DRAFT.rows[1]
    assert draft.rows[3].ante_kind == ""


def test_a_new_level_is_as_long_as_the_one_above_and_a_new_break_as_the_others() -> None:
    draft = editing.inserted(editing.inserted(DRAFT, 6, "level"), 6, "break")

    assert draft.rows[6:] == (DraftRow("break", "10"), DraftRow("level", "20"))
    assert editing.inserted(Draft(), 0, "break").rows == (DraftRow("break", "15"),)
    assert editing.inserted(DRAFT, 4, "day_end").rows[4] == DraftRow("day_end")


def test_rows_are_moved_together_and_stop_at_the_edges() -> None:
    assert kinds(editing.moved(DRAFT, [2], 1)) == "llldbl".replace("dbl", "bdl")
    assert kinds(editing.moved(DRAFT, [3, 4], -1)) == "llldbl"
    assert editing.moved(DRAFT, [0], -1) == DRAFT
    assert editing.moved(DRAFT, [5], 1) == DRAFT
    assert editing.moved(DRAFT, [2], -1, first=2) == DRAFT
    assert editing.moved(DRAFT, [1], 1, first=2) == DRAFT
    assert editing.moved(DRAFT, [], 1) == DRAFT


def test_rows_are_duplicated_below_the_last_of_them_and_removed() -> None:
    draft = editing.duplicated(DRAFT, [1, 2])

    assert kinds(draft) == "llblbldl"
    assert editing.removed(draft, {3, 4}) == DRAFT
    assert editing.duplicated(DRAFT, []) == DRAFT


def test_colour_ups_go_to_the_break_after_their_level_and_from_all_others() -> None:
    draft = editing.coloured_up(DRAFT, {3: (100, 25)})

    assert [row.colour_up for row in draft.rows] == ["", "", "", "", "25, 100", ""]
    assert editing.coloured_up(DRAFT, {3: (100,)}, first=3).rows[2].colour_up == "25"


# ---- what is wrong


@pytest.mark.parametrize(
    ("at", "field", "text", "code"),
    [
        (0, "minutes", "0", "zero_minutes"),
        (2, "minutes", "0", "zero_minutes"),
        (0, "minutes", "", "no_minutes"),
        (0, "minutes", "soon", "bad_minutes"),
        (0, "minutes", "24:01:00", "long_minutes"),
        (1, "big_blind", "ten", "bad_chips"),
        (1, "big_blind", "10000000000000", "bad_chips"),
        (1, "game", "whist", "bad_game"),
        (1, "ante_kind", "uncle", "bad_ante_kind"),
        (2, "colour_up", "all", "bad_leaving"),
        (4, "note", "x" * 201, "note_too_long"),
    ],
)
def test_a_wrong_cell_is_named(at: int, field: Cell, text: str, code: str) -> None:
    """C11: no length, no level."""
    assert faults(editing.put(DRAFT, [at], field, text)) == [(code, at + 1, field)]


def test_a_wrong_order_is_named() -> None:
    assert faults(Draft()) == [("no_levels", 0, "")]
    assert faults(editing.removed(DRAFT, {0, 1})) == [("structure_first", 1, "")]
    assert faults(editing.inserted(DRAFT, 6, "break")) == [("structure_last", 7, "")]
    assert faults(editing.inserted(DRAFT, 4, "day_end")) == [("day_end_twice", 6, "")]


def test_a_window_beyond_the_last_level_is_named() -> None:
    draft = Draft(DRAFT.rows, late_registration=Window(5), reentry=Window(4))

    assert faults(draft) == [("window", 0, "late_registration")]


def test_a_schedule_of_too_many_rows_is_one_fault() -> None:
    assert faults(Draft(DRAFT.rows * 200)) == [("too_many_parts", 0, "")]


def test_one_chip_twice_in_a_break_is_kept_once() -> None:
    assert editing.put(DRAFT, [2], "colour_up", "25, 25").rows[2].colour_up == "25"


def test_the_three_days_of_a_tour_go_through_the_editor_unchanged() -> None:
    assert parse(draft_of(tour())).structure == tour()
