"""A ruling and the penalty written with it are one deed: written, taken back and done again together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from director.desk.checking import check
from director.desk.desk import Desk
from director.desk.rulings import books
from director.domain.action import Action
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.judges_book import book_of
from director.domain.line import Line
from director.domain.penalties import Disqualify, Penalise, ServePenalty
from director.domain.refusal import Impossible
from director.domain.ruled import Ruled
from director.domain.rulings import Rule, TakeBackRuling
from director.domain.tournament import EntryState
from director.domain.undo import Undo
from director.rules.ruled_deed import one_deed, take_back
from tests.helpers.evening import a_desk

SAID = Ruled("Phone at the table.", "One round.", "conduct")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return a_desk(tmp_path, 3, 2)


def _entry(desk: Desk, n: int = 0) -> EntryId:
    return sorted(desk.journal.tournament.entries)[n]


def _ruled(desk: Desk, *, out: bool = False) -> tuple[Seq, Seq]:
    """A ruling with a penalty, as the window writes it."""
    one = _entry(desk)

    def make(journal: Journal, _people: object) -> Sequence[Action]:
        ruling = Seq(journal.seq + 1)
        given = (
            Disqualify(one, ruling=ruling, approved="C. R.")
            if out
            else Penalise(one, "rounds", 1, ruling=ruling)
        )
        return (Rule(replace(SAID, entries=(one,))), given)

    first = Seq(desk.journal.seq + 1)
    desk.write(make)
    return first, Seq(first + 1)


def _stands(desk: Desk) -> tuple[list[bool], int]:
    """Whether each ruling counts, and how many penalties there are."""
    state = desk.journal.tournament
    return [not one.taken_back for one in state.rulings.values()], len(state.penalties)


def test_undo_takes_back_both_by_one_line_and_redo_brings_back_both(desk: Desk) -> None:
    first, second = _ruled(desk)

    desk.undo_last()

    assert _stands(desk) == ([False], 0)
    assert desk.journal.seq == second + 1
    assert desk.journal.lines[-1].action == Undo(second, ruling=TakeBackRuling(first))
    desk.redo()
    assert _stands(desk) == ([True], 1)
    desk.undo_last()
    assert _stands(desk) == ([False], 0)
    desk.redo()
    assert _stands(desk) == ([True], 1)


def test_after_both_are_taken_back_undo_goes_on_with_what_was_before(desk: Desk) -> None:
    before = desk.journal.step_back()
    _ruled(desk)
    desk.undo_last()

    desk.undo_last()

    assert desk.journal.lines[-1].action == before


@pytest.mark.parametrize(("line", "through"), [(0, 0), (1, 0), (0, 1)])
def test_either_line_or_both_take_back_both(desk: Desk, line: int, through: int) -> None:
    deed = _ruled(desk)

    desk.undo(deed[line], deed[1] if through else 0)

    assert _stands(desk) == ([False], 0)


def test_whoever_was_disqualified_in_a_ruling_plays_again_when_it_is_taken_back(desk: Desk) -> None:
    _ruled(desk, out=True)
    assert desk.journal.tournament.entries[_entry(desk)].state is EntryState.WITHDRAWN

    desk.undo_last()

    assert desk.journal.tournament.entries[_entry(desk)].state is EntryState.IN
    assert _stands(desk) == ([False], 0)


def test_a_penalty_that_was_served_in_part_keeps_both_until_that_is_taken_back(desk: Desk) -> None:
    first, second = _ruled(desk)
    desk.do(ServePenalty(second))

    with pytest.raises(Impossible) as refused:
        desk.undo(first)

    assert (refused.value.code, refused.value.facts["blocker"]) == ("undo_blocked", second + 1)
    assert _stands(desk) == ([True], 1)


def test_where_only_one_of_the_two_counts_each_goes_by_itself(desk: Desk) -> None:
    first, second = _ruled(desk)
    desk.do(TakeBackRuling(first))

    assert one_deed(desk.journal, second) == (second, second)
    desk.undo_last()

    assert _stands(desk) == ([False], 0)
    assert desk.journal.lines[-1].action == Undo(second)


def test_lines_that_are_no_such_deed_are_told_by_themselves(desk: Desk) -> None:
    desk.do(Rule(SAID))
    alone = desk.journal.seq
    desk.do_all((Rule(SAID), Penalise(_entry(desk), "warning", what="late")))
    other = desk.journal.seq

    assert one_deed(desk.journal, alone) == (alone, alone)
    assert one_deed(desk.journal, other) == (other, other)
    assert take_back(desk.journal, alone) is None
    assert take_back(desk.journal, other + 1) is None


def test_the_book_read_by_itself_and_a_check_of_the_file_know_it(desk: Desk) -> None:
    _ruled(desk)
    desk.undo_last()
    _ruled(desk)
    desk.undo_last()
    desk.redo()

    (book,) = books(desk.venue.database)

    assert book == book_of(desk.journal.tournament)
    assert [one.taken_back for one in book.rulings] == [True, False]
    assert check(desk.venue.path).sound


def test_a_ruling_taken_back_so_that_was_never_written_is_refused(desk: Desk) -> None:
    _, second = _ruled(desk)
    false = Undo(second, ruling=TakeBackRuling(Seq(2)))

    with pytest.raises(Impossible, match="no_ruling"):
        desk.journal.then(Line(Seq(second + 1), "x", "", "", "", false))
