"""Tables closed at a desk: drawn, written, and checked again from the key that stands in the line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from director.desk.checking import check
from director.desk.closing import breaking, final_table, redrawing
from director.desk.desk import Desk
from director.domain.breaking import BreakTable
from director.domain.refusal import Impossible
from tests.helpers.evening import drawn_desk


def _broken(folder: Path, **changed: object) -> Desk:
    desk = drawn_desk(folder, players=12, tables=3)
    action = replace(breaking(desk.journal, 3, desk.venue.key()), **changed)
    desk.do(action, "why", overrule=True)
    return desk


def test_a_break_a_redraw_and_a_final_table_prove_from_their_keys(tmp_path: Path) -> None:
    desk = _broken(tmp_path)
    desk.do(redrawing(desk.journal, (1, 2), desk.venue.key(), 7))
    desk.do(final_table(desk.journal, desk.venue.key()))

    report = check(desk.venue.path)

    assert report.sound
    assert (report.tournaments[0].draws, report.tournaments[0].notes) == (4, ())
    assert [table.number for table in desk.journal.tournament.open_tables()] == [1]
    assert desk.journal.tournament.tables[1].seats == 12


def test_an_undone_and_repeated_break_is_proved_as_well(tmp_path: Path) -> None:
    desk = _broken(tmp_path)
    desk.undo_last()
    desk.redo()

    assert check(desk.venue.path).sound


def test_seats_given_by_hand_are_noted(tmp_path: Path) -> None:
    desk = _broken(tmp_path, proof=None)

    report = check(desk.venue.path)

    assert report.sound
    assert [note.code for note in report.tournaments[0].notes] == ["break_by_hand"]


def test_seats_that_do_not_follow_from_the_key_come_out(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    drawn = breaking(desk.journal, 3, desk.venue.key())
    one, two, *rest = drawn.moves
    swapped = (replace(one, target=two.target), replace(two, target=one.target), *rest)
    desk.do(replace(drawn, moves=swapped), "why", overrule=True)

    (found,) = check(desk.venue.path).tournaments
    (note,) = [one for one in found.notes if one.overruled]

    assert (found.faults, note.code, note.line) == ((), "break_seats", desk.journal.seq)


def test_a_key_of_another_line_comes_out(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    drawn = breaking(desk.journal, 3, desk.venue.key())
    assert drawn.proof is not None
    desk.do(replace(drawn, proof=replace(drawn.proof, context="breaktable|v1|x|1")), "why", overrule=True)

    (found,) = check(desk.venue.path).tournaments
    (note,) = [one for one in found.notes if one.overruled]

    assert (found.faults, note.code, note.line) == ((), "late_context", desk.journal.seq)


def test_an_empty_table_that_breaks_has_nothing_to_prove(tmp_path: Path) -> None:
    desk = _broken(tmp_path)
    desk.undo_last()
    for move in breaking(desk.journal, 3, desk.venue.key()).moves:
        from director.domain.seating import Move

        desk.do(Move(move.entry, move.source, move.target))
    desk.do(BreakTable(3, ()))

    assert check(desk.venue.path).sound


def test_there_is_no_final_table_without_players_or_with_one_table_left(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=6, tables=2)
    desk.do(final_table(desk.journal, desk.venue.key(), 2))

    with pytest.raises(Impossible) as refused:
        final_table(desk.journal, desk.venue.key())
    assert refused.value.code == "no_final_table"
