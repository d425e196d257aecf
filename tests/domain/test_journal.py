"""Lines fold to the state; undo folds without a line, or names the line that needs it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.entries import Register
from director.domain.ids import Seq
from director.domain.journal import EVERY, Journal, undone_lines
from director.domain.line import first_hash
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import Move, Seat
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from tests.helpers.evening import EVENT, Evening


def test_the_same_lines_fold_to_the_same_state() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))

    assert Journal.of(EVENT, evening.journal.lines) == evening.journal


def test_the_first_line_must_set_the_event_up() -> None:
    with pytest.raises(Impossible, match="not_set_up"):
        Journal.blank(EVENT).then(Evening().tables(1).journal.lines[1])


def test_a_blank_journal_is_chained_to_the_name_of_the_tournament() -> None:
    assert Journal.blank(EVENT).head == first_hash(EVENT)
    assert Journal.blank(EVENT).seq == 0


def test_undo_then_redo_is_as_before() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 1))
    before = evening.tournament

    evening.undo(entry)
    without = evening.tournament
    evening.undo(evening.journal.seq)

    assert without.entries.get(entry) is None
    assert evening.tournament == before


def test_a_line_that_others_need_names_the_one_that_needs_it() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 1))
    move = evening.do(Move(entry, TableSeat(1, 1), TableSeat(1, 2)))

    with pytest.raises(Impossible) as refused:
        evening.undo(entry)

    assert (refused.value.code, refused.value.facts["blocker"]) == ("undo_blocked", move)


def test_any_earlier_line_can_be_undone_while_nothing_needs_it() -> None:
    evening = Evening().tables(1)
    first, second = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))

    evening.undo(first)

    assert list(evening.tournament.entries) == [second]


def test_a_preview_shows_what_would_be_and_changes_nothing() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 1))
    before = evening.journal

    after = evening.journal.preview_undo(entry)

    assert after.tournament.counted == 0
    assert evening.journal is before


@pytest.mark.parametrize(
    ("code", "line", "through"),
    [
        ("undo_first_line", 1, 0),
        ("no_line", 0, 0),
        ("no_line", 99, 0),
        ("undo_backwards", 3, 2),
        ("no_line", 3, 99),
        ("already_undone", 4, 0),
        ("undo_range", 5, 6),
    ],
)
def test_undos_that_cannot_be(code: str, line: int, through: int) -> None:
    evening = Evening().tables(1)
    evening.enter(1)
    evening.enter(2)
    evening.undo(4)
    evening.enter(3)

    with pytest.raises(Impossible) as refused:
        evening.undo(line, through)

    assert refused.value.code == code


def test_an_import_is_undone_whole() -> None:
    evening = Evening().tables(1)
    first = evening.enter(1)
    last = evening.enter(2)

    evening.undo(first, last)

    assert evening.tournament.counted == 0
    assert evening.journal.undone == {Seq(first), Seq(last)}


def test_what_was_brought_back_may_be_undone_again() -> None:
    evening = Evening()
    entry = evening.enter(1)
    evening.undo(entry)
    evening.undo(entry + 1)

    evening.undo(entry)

    assert evening.tournament.counted == 0


def test_undo_goes_back_one_decision_at_a_time_and_redo_forward_again() -> None:
    evening = Evening().tables(1)
    first, second = evening.enter(1), evening.enter(2)
    walked = []
    for _ in range(2):
        walked.append(evening.journal.step_back().line)
        evening.do(evening.journal.step_back())
    for _ in range(2):
        evening.do(evening.journal.step_forward())

    assert walked == [Seq(second), Seq(first)]
    assert sorted(evening.tournament.entries) == [first, second]
    assert evening.journal.last_undone() is None


def test_a_line_knows_what_undid_it_until_that_is_undone_itself() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1)
    evening.undo(entry)
    by = evening.journal.undone_by(entry)
    evening.do(evening.journal.step_forward())

    assert (by, evening.journal.undone_by(entry)) == (Seq(entry + 1), Seq(0))


def test_a_new_decision_ends_redo() -> None:
    evening = Evening()
    evening.undo(evening.enter(1))
    evening.enter(2)

    assert evening.journal.last_undone() is None


def test_the_set_up_is_not_offered_for_undo() -> None:
    assert Evening().journal.last_done() is None
    assert Journal.blank(EVENT).last_undone() is None
    with pytest.raises(Impossible, match="nothing_to_undo"):
        Evening().journal.step_back()
    with pytest.raises(Impossible, match="nothing_to_redo"):
        Evening().journal.step_forward()


def test_checkpoints_do_not_change_what_an_undo_gives() -> None:
    evening = Evening().tables(*range(1, 60))
    entries = [evening.enter(n, (1 + n // 9, 1 + n % 9)) for n in range(2 * EVERY + 10)]
    evening.undo(entries[EVERY])

    slow = Journal.of(EVENT, evening.journal.lines)
    evening.undo(evening.journal.seq)

    assert slow.tournament.counted == len(entries) - 1
    assert evening.tournament.counted == len(entries)
    assert Journal.of(EVENT, evening.journal.lines) == evening.journal


def test_many_lines_at_once_give_what_they_give_one_by_one() -> None:
    evening = Evening().tables(*range(1, 60))
    before = evening.journal
    for n in range(EVERY + 5):
        evening.enter(n, (1 + n // 9, 1 + n % 9))
    fresh = evening.journal.lines[before.seq :]

    assert before.then_all(fresh) == evening.journal
    assert Journal.blank(EVENT).then_all(evening.journal.lines) == evening.journal


def test_one_line_that_does_not_hold_is_named_among_many() -> None:
    evening = Evening().tables(1)
    before = evening.journal
    evening.enter(1, (1, 1))
    twice = evening.journal.lines[-1]

    with pytest.raises(Impossible) as refused:
        before.then_all([twice, twice])

    assert (refused.value.code, refused.value.facts["line"]) == ("line_does_not_hold", twice.seq)


def test_a_stored_line_that_does_not_hold_is_named_on_reading() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    lines = evening.journal.lines

    with pytest.raises(Impossible) as refused:
        Journal.of(EVENT, (lines[0], lines[2]))

    assert refused.value.facts["line"] == lines[2].seq


def test_there_is_no_line_zero() -> None:
    with pytest.raises(Impossible, match="no_line"):
        Evening().journal.line(0)


def test_lines_written_together_are_found_together() -> None:
    evening = Evening().tables(1)
    lines = tuple(
        replace(line, uid=f"import/{n}") if n else line for n, line in enumerate(evening.journal.lines)
    )
    journal = Journal.of(EVENT, lines)

    assert lines[1].batch == "import"
    assert journal.together(2) == (2, 2)
    assert journal.together(1) == (1, 1)


def test_an_undo_of_an_undo_brings_back_what_it_had_undone() -> None:
    evening = Evening()
    entry = evening.enter(1)
    evening.undo(entry)
    evening.undo(entry + 1)

    assert undone_lines(evening.journal.lines) == {Seq(entry + 1)}


@pytest.mark.parametrize("action", [StartPlay(), OpenTables((1,), 9)])
def test_a_kind_is_named_after_its_class(action: Action) -> None:
    assert action.kind == type(action).__name__


def test_an_import_is_found_whole_from_its_middle_and_end() -> None:
    evening = Evening()
    for n in range(4):
        evening.enter(n)
    lines = tuple(
        replace(line, uid=f"import/{line.seq}") if 2 <= line.seq <= 4 else line
        for line in evening.journal.lines
    )
    journal = Journal.of(EVENT, lines)

    assert [journal.together(seq) for seq in (2, 3, 4, 5)] == [(2, 4), (2, 4), (2, 4), (5, 5)]


@pytest.mark.parametrize("place", ["{n}", "{n}x", "9{n}", "²"])
def test_an_import_is_found_whole_however_its_lines_are_marked(place: str) -> None:
    evening = Evening()
    for n in range(4):
        evening.enter(n)
    lines = tuple(
        replace(line, uid="import/" + place.format(n=line.seq - 1)) if 2 <= line.seq <= 4 else line
        for line in evening.journal.lines
    )
    journal = Journal.of(EVENT, lines)

    assert [journal.together(seq) for seq in (2, 3, 4)] == [(2, 4)] * 3


def test_the_state_before_a_line_is_that_of_the_lines_before_it_whatever_was_undone_since() -> None:
    evening = Evening().tables(1)
    entries = [evening.enter(number) for number in range(2 * EVERY + 20)]
    for entry in (entries[-3], entries[EVERY], entries[2]):
        evening.undo(entry)
    evening.undo(evening.journal.seq)
    evening.enter(9_000)
    journal = evening.journal

    for line in (1, 2, EVERY, EVERY + 1, 2 * EVERY + 5, *range(journal.seq - 6, journal.seq + 1)):
        assert journal.before(line) == Journal.of(EVENT, journal.lines[: line - 1]).tournament


def test_lines_of_a_kind_are_known_however_the_journal_grew_and_another_one_knows_its_own() -> None:
    evening = Evening().tables(1)
    first = Seq(evening.enter(1))
    assert [line.seq for line in evening.journal.of_kinds(Register)] == [first]
    fork = evening.journal

    second = Seq(evening.enter(2))
    evening.undo(first)
    other = fork.then(replace(evening.journal.lines[-2], action=OpenTables((2,), 9)))

    assert [line.seq for line in evening.journal.of_kinds(Register)] == [first, second]
    assert [line.seq for line in evening.journal.counting(Register)] == [second]
    assert [line.seq for line in other.of_kinds(Register)] == [first]
    assert [line.seq for line in other.of_kinds(Register, OpenTables)] == [2, first, other.seq]
    assert [line.seq for line in fork.of_kinds(Register)] == [first]


def test_who_waits_for_a_seat_is_the_same_whether_asked_before_or_only_now() -> None:
    evening = Evening().tables(1)
    waiting, seated = evening.enter(1), evening.enter(2, (1, 2))
    assert [one.id for one in evening.tournament.unseated()] == [waiting]

    last = evening.enter(3)
    evening.do(Move(seated, TableSeat(1, 2), TableSeat(1, 3)))
    evening.do(Seat(waiting, TableSeat(1, 1)))

    assert [one.id for one in evening.tournament.unseated()] == [last]
    assert Journal.of(EVENT, evening.journal.lines).tournament.unseated() == evening.tournament.unseated()
