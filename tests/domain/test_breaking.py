"""Tables that close: a break, a redraw, and the order posted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.breaking import BreakTable, Redraw, SeatChange, SetBreakingOrder
from director.domain.entries import Withdraw
from director.domain.ids import EntryId
from director.domain.play import Away, SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, Move
from director.domain.seats import TableSeat
from director.domain.touched import touched
from tests.helpers.evening import Evening
from tests.helpers.lawful import lawful


class _Room:
    """Three tables of nine; at each the seats 1 to 3 are taken, and play goes on."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1, 2, 3)
        self.at: dict[TableSeat, EntryId] = {}
        for table in (1, 2, 3):
            for seat in (1, 2, 3):
                self.at[TableSeat(table, seat)] = self.evening.enter(10 * table + seat, (table, seat))
        self.evening.do(StartPlay())
        for table in (1, 2, 3):
            self.evening.do(SetButton(table, 1, 2, 3))

    def change(self, source: tuple[int, int], target: tuple[int, int]) -> SeatChange:
        return SeatChange(self.at[TableSeat(*source)], TableSeat(*source), TableSeat(*target))

    def break_three(self) -> BreakTable:
        moves = (
            self.change((3, 1), (1, 5)),
            self.change((3, 2), (2, 5)),
            self.change((3, 3), (1, 6)),
        )
        return BreakTable(3, moves)

    def refused(self, action: BreakTable | Redraw | SetBreakingOrder) -> tuple[str, dict[str, object]]:
        before = self.evening.journal
        with pytest.raises(Impossible) as refusal:
            self.evening.do(action)
        assert self.evening.journal is before
        return refusal.value.code, refusal.value.facts


@pytest.fixture
def room() -> _Room:
    return _Room()


def test_a_broken_table_is_closed_and_everybody_sits_elsewhere(room: _Room) -> None:
    room.evening.do(room.break_three())

    tournament = room.evening.tournament
    assert tournament.tables[3].closed
    assert [tournament.seating.count(table) for table in (1, 2, 3)] == [5, 4, 0]
    assert tournament.seating.holder(TableSeat(1, 6)) == room.at[TableSeat(3, 3)]
    assert tournament.tables[1].played, "the tables that receive play on"
    lawful(tournament)


def test_everybody_moved_is_new_at_the_table_and_counted_once(room: _Room) -> None:
    mover = room.at[TableSeat(3, 1)]
    line = room.evening.do(room.break_three())

    tournament = room.evening.tournament
    assert tournament.mark(mover).marker == "NEW"
    assert tournament.entries[mover].moved == 1
    assert tournament.entries[mover].moved_at == room.evening.journal.line(line).at
    assert tournament.entries[room.at[TableSeat(1, 1)]].moved == 0


def test_the_absent_and_a_dead_stack_move_with_their_chips(room: _Room) -> None:
    away, gone = room.at[TableSeat(3, 1)], room.at[TableSeat(3, 2)]
    room.evening.do(Away(away))
    room.evening.do(Withdraw(gone, chips="dead"), "ill")

    room.evening.do(room.break_three())

    tournament = room.evening.tournament
    assert tournament.seating.at(gone) == TableSeat(2, 5)
    assert tournament.mark(away).away
    lawful(tournament)


def test_a_break_undone_brings_everybody_back_and_done_again_moves_them(room: _Room) -> None:
    before = room.evening.tournament
    line = room.evening.do(room.break_three())
    after = room.evening.tournament

    room.evening.undo(line)
    assert room.evening.tournament.seating == before.seating
    assert room.evening.tournament.entries == before.entries
    assert not room.evening.tournament.tables[3].closed

    room.evening.undo(room.evening.journal.seq)
    assert room.evening.tournament.seating == after.seating
    assert room.evening.tournament.tables[3].closed


def test_a_break_left_behind_by_an_arrival_is_refused_by_name(room: _Room) -> None:
    stale = room.break_three()
    late = room.evening.enter(99, (3, 7))

    assert room.refused(stale) == ("left_behind", {"entry": late, "table": 3})


def test_a_break_left_behind_by_a_move_is_refused(room: _Room) -> None:
    stale, mover = room.break_three(), room.at[TableSeat(3, 1)]
    room.evening.do(Move(mover, TableSeat(3, 1), TableSeat(3, 9)))

    code, facts = room.refused(stale)

    assert (code, facts["entry"], facts["now"]) == ("moved_meanwhile", mover, TableSeat(3, 9))


def test_a_break_left_behind_by_a_withdrawal_is_refused(room: _Room) -> None:
    stale, mover = room.break_three(), room.at[TableSeat(3, 1)]
    room.evening.do(Withdraw(mover), "ill")

    assert room.refused(stale)[0] == "entry_withdrawn"


def test_a_chair_taken_meanwhile_refuses_the_whole_break(room: _Room) -> None:
    stale = room.break_three()
    late = room.evening.enter(99, (1, 6))

    code, facts = room.refused(stale)

    assert (code, facts["seat"], facts["entry"]) == ("seat_taken", TableSeat(1, 6), late)


def test_one_chair_for_two_is_refused(room: _Room) -> None:
    one, two, three = room.break_three().moves

    code, facts = room.refused(BreakTable(3, (one, two, replace(three, target=one.target))))

    assert (code, facts) == ("seat_taken", {"seat": one.target, "entry": one.entry})


def test_nobody_moves_twice_or_from_another_table(room: _Room) -> None:
    one, two, three = room.break_three().moves
    elsewhere = room.change((1, 1), (2, 9))

    assert room.refused(BreakTable(3, (one, two, three, one)))[0] == "moved_twice"
    assert room.refused(BreakTable(3, (one, two, three, elsewhere)))[0] == "moved_twice"


def test_a_card_is_one_of_the_deck(room: _Room) -> None:
    one, two, three = room.break_three().moves

    assert room.refused(BreakTable(3, (replace(one, card="1x"), two, three)))[0] == "bad_card"
    room.evening.do(BreakTable(3, (replace(one, card="Td"), two, three)))


def test_nobody_is_moved_to_the_table_that_closes(room: _Room) -> None:
    one, two, three = room.break_three().moves

    assert (
        room.refused(BreakTable(3, (one, two, replace(three, target=TableSeat(3, 9)))))[0] == "table_closed"
    )


def test_an_empty_table_may_break_without_anybody(room: _Room) -> None:
    room.evening.tables(4)

    room.evening.do(BreakTable(4, ()))

    assert room.evening.tournament.tables[4].closed


def test_a_chair_needed_at_the_closed_table_is_forgotten_another_is_not(room: _Room) -> None:
    fixed, other = room.at[TableSeat(3, 1)], room.at[TableSeat(3, 2)]
    room.evening.do(FixSeat(fixed, 3, 1))
    room.evening.do(FixSeat(other, seat=5))

    room.evening.do(room.break_three())

    assert set(room.evening.tournament.needs) == {other}


def _final(room: _Room, seats: int = 0) -> Redraw:
    moves = [
        SeatChange(entry, source, TableSeat(2, at))
        for at, (source, entry) in enumerate(reversed(room.at.items()), start=1)
    ]
    return Redraw((2,), tuple(moves), seats=seats)


def test_a_redraw_to_one_table_seats_everybody_and_closes_the_others(room: _Room) -> None:
    room.evening.do(_final(room))

    tournament = room.evening.tournament
    assert [table.number for table in tournament.open_tables()] == [2]
    assert tournament.seating.count(2) == 9
    lawful(tournament)


def test_after_a_redraw_tables_begin_with_a_first_button_and_nobody_is_new(room: _Room) -> None:
    late = room.evening.enter(99, (1, 9))
    moves = [*_final(room).moves, SeatChange(late, TableSeat(1, 9), TableSeat(2, 10))]
    assert room.evening.tournament.mark(late).marker == "NEW"

    room.evening.do(Redraw((2,), tuple(moves), seats=10))

    table = room.evening.tournament.tables[2]
    assert (table.hands, table.played, table.seats) == (0, (), 10)
    assert room.evening.tournament.mark(late).marker is None


def test_a_redraw_is_not_counted_as_a_move(room: _Room) -> None:
    room.evening.do(_final(room))

    assert {entry.moved for entry in room.evening.tournament.entries.values()} == {0}


def test_a_redraw_undone_brings_the_tables_and_their_buttons_back(room: _Room) -> None:
    before = room.evening.tournament
    line = room.evening.do(_final(room))

    room.evening.undo(line)

    after = room.evening.tournament
    assert (after.seating, after.tables, after.marks) == (before.seating, before.tables, before.marks)


def test_a_redraw_may_give_the_same_chair_again(room: _Room) -> None:
    one = room.change((2, 1), (2, 1))
    rest = [move for move in _final(room).moves if move.entry != one.entry]
    free = iter(TableSeat(2, seat) for seat in range(2, 10))
    moves = (one, *(replace(move, target=next(free)) for move in rest))

    room.evening.do(Redraw((2,), moves))

    assert room.evening.tournament.seating.at(one.entry) == TableSeat(2, 1)


def test_a_redraw_that_leaves_somebody_out_is_refused(room: _Room) -> None:
    moves = _final(room).moves

    assert room.refused(Redraw((2,), moves[:-1]))[0] == "left_behind"


def test_the_tables_of_a_redraw_are_open_ones_each_once(room: _Room) -> None:
    moves = _final(room).moves

    assert room.refused(Redraw((), moves))[0] == "no_tables_named"
    assert room.refused(Redraw((2, 2), moves))[0] == "duplicate_table"
    assert room.refused(Redraw((7,), moves))[0] == "no_table"
    assert room.refused(Redraw((2,), moves, seats=24))[0] == "table_seats"
    assert room.refused(Redraw((1,), moves))[0] == "table_closed"


def test_the_breaking_order_is_posted_and_taken_down(room: _Room) -> None:
    room.evening.do(SetBreakingOrder((2, 1)))
    assert list(room.evening.tournament.breaking_order) == [2, 1]

    room.evening.do(SetBreakingOrder(()))
    assert list(room.evening.tournament.breaking_order) == []


def test_the_breaking_order_names_open_tables_once(room: _Room) -> None:
    assert room.refused(SetBreakingOrder((1, 1)))[0] == "duplicate_table"
    assert room.refused(SetBreakingOrder((8,)))[0] == "no_table"


def test_a_list_looks_only_at_those_who_moved(room: _Room) -> None:
    since = room.evening.journal.seq
    room.evening.do(room.break_three())

    assert set(touched(room.evening.journal, since) or ()) == {
        room.at[TableSeat(3, seat)] for seat in (1, 2, 3)
    }
