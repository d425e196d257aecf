"""What there is to do on the floor, the most pressing first."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.attendance import CheckSeats
from director.domain.breaking import SetBreakingOrder
from director.domain.busts import Bust, Out
from director.domain.entries import Withdraw
from director.domain.hand_for_hand import HandDone, StartHandForHand
from director.domain.hand_for_hand_state import HandForHand
from director.domain.hands import LastHand
from director.domain.ids import Seq
from director.domain.play import Away
from director.domain.seating import FixSeat, FreeNeed, KeepApart, Move, MoveReason
from director.domain.seats import TableSeat
from director.rules.floor.next_steps import NextSteps, next_steps
from director.rules.floor.steps import (
    BreakDue,
    ButtonUnknown,
    FinalTable,
    Halt,
    HandForHandDue,
    HandForHandOver,
    HasWinner,
    HeldBack,
    MoveDue,
    RedrawDue,
    SeatsForAlternates,
    SeatsUnchecked,
    Step,
)
from director.rules.verdict import Article
from tests.helpers.evening import PLAN, Evening
from tests.helpers.floor_room import FloorRoom

TDA = replace(PLAN, rules="tda-2024")
ONE_DUE = {1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3), 3: LastHand(1, 2, 3)}
"""At a full table 1 seat 1 has the next big blind."""


def kinds(found: NextSteps) -> list[type[Step]]:
    return [type(step) for step in found.steps]


def test_before_the_event_is_set_up_drawn_or_begun_there_is_nothing_to_do() -> None:
    room = FloorRoom(9, 5, started=False)

    assert room.steps() == NextSteps()
    assert next_steps(replace(room.tournament, plan=None), room.now()) == NextSteps()


def test_t193_one_move_with_its_numbers_and_articles() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE, plan=TDA)

    (move,) = room.steps().steps

    assert isinstance(move, MoveDue)
    assert (move.entry, move.source, move.target) == (room.at(1, 1), TableSeat(1, 1), TableSeat(3, 8))
    assert (move.counts, move.why, move.moved, move.away) == ((9, 7), "next_big_blind", 0, False)
    assert move.because[:2] == (Article("TDA", "11-A"), Article("TDA", "11-D"))
    threshold = room.steps().threshold
    assert threshold is not None
    assert (threshold.answer.diff, threshold.answer.line) == (2, "rule_set")


def test_p23_the_policy_line_decides_and_a_move_is_due_only_under_it() -> None:
    wide = FloorRoom(9, 9, 7, 7, last=ONE_DUE, plan=TDA, balance_diff=3)
    tight = FloorRoom(9, 9, 7, 7, last=ONE_DUE, plan=replace(TDA, tight_tables=4), balance_diff=3)

    assert wide.steps().steps == ()
    assert kinds(tight.steps()).count(MoveDue) == 2


def test_s04_numbers_follow_from_move_to_move() -> None:
    room = FloorRoom(9, 9, 4, last=ONE_DUE)

    assert [move.counts for move in room.steps().moves] == [(9, 4), (9, 5), (8, 6)]


def test_a_button_nobody_set_is_asked_for_where_a_move_depends_on_it() -> None:
    room = FloorRoom(9, 9, 9, 7, last={1: LastHand(7, 8, 9)})

    button, move = room.steps().steps

    assert isinstance(button, ButtonUnknown)
    assert button.table == 4
    assert isinstance(move, MoveDue)


def test_before_the_first_hand_and_in_stud_nobody_asks_for_a_button() -> None:
    drawn = FloorRoom(9, 7, started=False)
    drawn = _with(drawn, draws=(None,))
    stud = FloorRoom(8, 8, 6, plan=replace(PLAN, discipline="stud", structure="FL"), seats=8)

    assert kinds(drawn.steps()) == [MoveDue]
    assert kinds(stud.steps()) == [MoveDue]


def _with(room: FloorRoom, **fields: object) -> FloorRoom:
    room.journal = replace(room.journal, tournament=replace(room.tournament, **fields))
    return room


def test_t194_play_halts_at_three_short_before_the_moves_that_fill_the_table() -> None:
    room = FloorRoom(9, 9, 6, last={**ONE_DUE, 3: LastHand(4, 5, 6)}, plan=TDA)

    halt = room.steps().steps[0]

    assert halt == Halt(table=3, players=6, fullest=9, because=(Article("TDA", "11-D"),))
    assert kinds(room.steps())[1:] == [MoveDue, MoveDue]


def test_t201_a_table_breaks_as_soon_as_the_others_have_room() -> None:
    room = FloorRoom(8, 8, 8, 7, 7, 7)

    (step,) = room.steps().steps

    assert isinstance(step, BreakDue)
    assert (step.table, step.players, step.room, step.tables) == (6, 7, 7, 5)
    assert (step.posted, step.early) == (False, False)
    assert step.because == (Article("TDA", "10-B"),), "no book says that the one opened last goes first"

    room.do(SetBreakingOrder((4,)))
    (step,) = room.steps().steps
    assert isinstance(step, BreakDue)
    assert (step.table, step.because) == (4, (Article("WSOP-T", "66"), Article("TDA", "10-B")))
    assert kinds(FloorRoom(8, 8, 8, 8, 7, 7).steps()) == []


def test_while_somebody_waits_for_a_seat_breaking_comes_last_and_tables_are_evened_out() -> None:
    room = FloorRoom(7, 5, 5, last={1: LastHand(5, 6, 7), 2: LastHand(1, 2, 3), 3: LastHand(1, 2, 3)})
    room.enter(900)

    found = room.steps()

    assert kinds(found) == [MoveDue, SeatsForAlternates, BreakDue]
    seats, breaks = found.steps[-2:]
    assert isinstance(seats, SeatsForAlternates)
    assert (len(seats.entries), seats.waiting) == (1, 1)
    assert isinstance(breaks, BreakDue)
    assert breaks.early


def test_those_who_wait_are_seated_first_where_fewer_have_to_move_then() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE)
    room.enter(900)

    assert kinds(room.steps()) == [SeatsForAlternates, MoveDue]


def test_where_those_who_wait_fill_the_tables_nobody_has_to_move() -> None:
    room = FloorRoom(9, 8, 6, last=ONE_DUE)
    for newcomer in range(900, 904):
        room.enter(newcomer)

    found = room.steps()

    assert next(kind for kind in kinds(found) if kind is not Halt) is SeatsForAlternates
    assert found.moves
    assert found.moves[0].target.table == 3


def test_seats_for_those_who_wait_do_not_come_first_where_just_as_many_have_to_move() -> None:
    room = FloorRoom(9, 7, 7, last=ONE_DUE)
    room.enter(900)

    assert kinds(room.steps())[:2] == [MoveDue, SeatsForAlternates]


def _stuck_break() -> FloorRoom:
    """Table 3 has room at the others, but one of it must not sit with anybody there."""
    room = FloorRoom(7, 7, 2, last=ONE_DUE)
    for foe in (room.at(1, 1), room.at(2, 1)):
        room.do(KeepApart(foe, room.at(3, 1)))
    return room


def test_a_break_that_would_be_refused_for_a_pair_says_so_and_holds_nothing_up() -> None:
    room = _stuck_break()

    *moves, breaking = room.steps().steps

    assert isinstance(breaking, BreakDue)
    assert breaking.inseparable is not None
    assert room.at(3, 1) in breaking.inseparable
    assert MoveDue in [type(step) for step in moves]


def test_a_break_whose_pairs_can_be_parted_is_as_urgent_as_any() -> None:
    room = FloorRoom(7, 7, 2, last=ONE_DUE)
    room.do(KeepApart(room.at(1, 1), room.at(3, 1)))

    breaking, *others = room.steps().steps

    assert isinstance(breaking, BreakDue)
    assert breaking.inseparable is None
    assert MoveDue not in [type(step) for step in others]


def test_a_redraw_that_would_be_refused_for_pairs_says_so_and_holds_nothing_up() -> None:
    room = FloorRoom(5, 5, 5, plan=replace(PLAN, redraw_at=(2,)))
    (redraw,) = room.steps().steps
    assert isinstance(redraw, RedrawDue)
    assert redraw.inseparable is None

    three = [room.at(table, 1) for table in (1, 2, 3)]
    for at, one in enumerate(three):
        for other in three[:at]:
            room.do(KeepApart(one, other))

    redraw, breaking = room.steps().steps
    assert isinstance(redraw, RedrawDue)
    assert redraw.inseparable is not None
    assert set(redraw.inseparable) < set(three)
    assert isinstance(breaking, BreakDue)


def test_nobody_is_called_to_a_seat_while_none_is_open() -> None:
    room = FloorRoom(9)
    room.enter(900)

    assert room.steps().steps == ()


def test_nobody_is_called_to_a_seat_that_is_kept_for_somebody_else() -> None:
    room = FloorRoom(8)
    late = room.enter(900)
    assert kinds(room.steps()) == [SeatsForAlternates]

    room.do(FixSeat(room.at(1, 1), 1, 9))
    assert room.steps().steps == ()

    room.do(FreeNeed(room.at(1, 1)))
    room.do(KeepApart(room.at(1, 1), late))
    assert room.steps().steps == ()


def test_t203_nine_left_at_two_tables_form_the_final_table() -> None:
    room = FloorRoom(5, 4, plan=TDA)

    (step,) = room.steps().steps

    assert isinstance(step, FinalTable)
    assert (step.players, step.size, step.table, step.seats) == (9, 9, 1, 0)
    assert step.because == (Article("TDA", "RP-9"),)
    assert FloorRoom(5, 5, plan=TDA).steps().steps == ()


def test_a_redraw_at_a_set_point_goes_before_breaking() -> None:
    room = FloorRoom(6, 6, 6, plan=replace(TDA, redraw_at=(2,)))

    (step,) = room.steps().steps

    assert isinstance(step, RedrawDue)
    assert (step.players, step.tables) == (18, (1, 2))


def test_one_left_is_the_winner_and_then_nothing_is_to_do() -> None:
    room = FloorRoom(1, 0)

    assert room.steps().steps == (HasWinner(winner=room.at(1, 1)),)
    assert _with(room, winner=room.at(1, 1)).steps() == NextSteps()


def test_one_place_from_the_money_hands_are_played_together() -> None:
    room = FloorRoom(6, 6, plan=replace(PLAN, places_paid=11))

    assert room.steps().steps == (HandForHandDue(players=12, paid=11),)
    assert FloorRoom(6, 6, plan=replace(PLAN, places_paid=10)).steps().steps == ()
    assert FloorRoom(9, plan=replace(PLAN, places_paid=8)).steps().steps == ()


def test_in_the_money_hand_for_hand_ends_with_its_hand() -> None:
    room = FloorRoom(6, 6, plan=replace(PLAN, places_paid=11))
    room.do(StartHandForHand())
    room.do(Bust((Out(room.at(1, 1), TableSeat(1, 1)),), round=1))
    assert room.steps().steps == ()

    room.do(HandDone(1, 1))
    assert room.steps().steps == (), "at table 2 somebody may still share the place"
    room.do(HandDone(2, 1))
    assert room.steps().steps == (HandForHandOver(players=11, paid=11),)


def test_hand_for_hand_has_no_sense_at_one_table() -> None:
    room = _with(FloorRoom(9, plan=replace(PLAN, places_paid=8)), hand_for_hand=HandForHand(Seq(1)))

    assert room.steps().steps == (HandForHandOver(players=9, paid=8),)


def test_nobody_is_moved_while_hands_are_played_together() -> None:
    room = _with(FloorRoom(9, 9, 6, last=ONE_DUE), hand_for_hand=HandForHand(Seq(1)))

    (held,) = room.steps().steps

    assert held == HeldBack(why="hand_for_hand", moves=2)


def test_no_table_breaks_while_hands_are_played_together() -> None:
    room = FloorRoom(4, 5, 5)
    assert kinds(room.steps()) == [BreakDue]

    assert _with(room, hand_for_hand=HandForHand(Seq(1))).steps().steps == ()


def test_an_even_room_holds_nothing_back() -> None:
    assert _with(FloorRoom(9, 9), hand_for_hand=HandForHand(Seq(1))).steps().steps == ()


# ------------------------------------------------------------------ who is not moved


def test_who_needs_his_seat_and_whose_chips_only_are_left_stay() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE, plan=replace(TDA, dead_stacks=True))
    room.do(FixSeat(room.at(1, 1), table=1))
    room.do(Withdraw(room.at(1, 2), 0, 0, "dead"), "left")

    (move,) = room.steps().moves

    assert (move.source, move.why) == (TableSeat(1, 3), "next_due")


def test_a_need_of_somebody_without_a_seat_binds_nobody() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE)
    room.do(FixSeat(room.enter(900), seat=1))

    assert [move.source for move in room.steps().moves] == [TableSeat(1, 1)]


def test_those_kept_apart_stay_apart() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE)
    room.do(KeepApart(room.at(1, 1), room.at(3, 2)))
    room.do(KeepApart(room.at(1, 1), room.enter(900)))

    assert [move.source for move in room.steps().moves] == [TableSeat(1, 2)]


def test_an_absent_player_is_moved_and_staff_are_told() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE)
    room.do(Away(room.at(1, 1)))

    (move,) = room.steps().moves

    assert move.away


def test_s06_nobody_is_proposed_back_where_he_came_from_and_earlier_moves_are_told() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE)
    (first,) = room.steps().moves
    room.do(Move(first.entry, first.source, first.target, MoveReason.BALANCE))
    for seat in (8, 9):  # two go out at table 1, so it is the short one now
        room.do(Bust((Out(room.at(1, seat), TableSeat(1, seat)),)))

    # 6 v 9 v 8: table 2 gives, and were it table 3, it would not be he.
    moves = room.steps(minutes=10).moves
    assert first.entry not in [move.entry for move in moves]
    room.do(Bust((Out(room.at(2, 1), TableSeat(2, 1)), Out(room.at(2, 2), TableSeat(2, 2)))))
    assert first.entry not in [move.entry for move in room.steps(minutes=10).moves]


def test_s06_where_the_rule_leaves_no_choice_the_second_move_is_marked() -> None:
    room = FloorRoom(9, 9, 7, last=ONE_DUE)
    (first,) = room.steps().moves
    room.do(Move(first.entry, first.source, first.target, MoveReason.BALANCE))
    tournament = room.tournament
    again = replace(tournament.entries[room.at(2, 4)], moved=2, moved_at=room.journal.lines[-1].at)
    _with(room, entries=tournament.entries.set(again.id, again))
    for seat in (7, 8):
        room.do(Bust((Out(room.at(1, seat), TableSeat(1, seat)),)))

    found = {move.source: (move.moved, move.caution) for move in room.steps(minutes=10).moves}

    assert found == {TableSeat(2, 4): (2, "moved_lately")}


def test_after_all_moves_are_made_none_is_due() -> None:
    room = FloorRoom(9, 9, 9, 4, last={**ONE_DUE, 4: LastHand(2, 3, 4)})

    while moves := room.steps().moves:
        room.do(Move(moves[0].entry, moves[0].source, moves[0].target, MoveReason.BALANCE))

    assert sorted(room.tournament.seating.count(n) for n in (1, 2, 3, 4)) == [7, 8, 8, 8]


# ------------------------------------------------------------------ stud


def test_stud_fills_the_seat_that_came_free_last() -> None:
    room = FloorRoom(8, 8, 7, plan=replace(TDA, discipline="stud", structure="FL"), seats=8)
    room.do(Bust((Out(room.at(3, 4), TableSeat(3, 4)),)))

    (move,) = room.steps().moves

    assert (move.source, move.target, move.why) == (TableSeat(1, 4), TableSeat(3, 4), "same_seat")
    assert move.because[0] == Article("TDA", "11-A")


def test_a_seat_that_a_moved_player_left_is_open_as_well() -> None:
    room = FloorRoom(8, 8, 8, plan=replace(TDA, discipline="stud", structure="FL"), seats=8)
    room.do(Bust((Out(room.at(3, 4), TableSeat(3, 4)),)))
    room.do(Bust((Out(room.at(1, 5), TableSeat(1, 5)),)))
    room.do(Move(room.at(3, 2), TableSeat(3, 2), TableSeat(1, 5), MoveReason.BALANCE))

    (move,) = room.steps().moves

    assert move.target == TableSeat(3, 2), "left after somebody went out at seat 4"


def test_wsop_67_b_in_stud_a_card_decides() -> None:
    plan = replace(PLAN, rules="wsop-2026", discipline="stud", structure="FL")
    room = FloorRoom(8, 8, 6, plan=plan, seats=8)

    (move,) = room.steps().moves

    assert move.by_card
    assert move.key == ("MoveDue", None, 1, TableSeat(3, 7))
    assert move.because[0] == Article("WSOP-T", "67-b")


# ------------------------------------------------------------------ seats that were checked


def test_once_dealers_check_seats_those_not_seen_are_counted() -> None:
    room = FloorRoom(3, 3, seats=4, plan=replace(PLAN, dead_stacks=True))
    room.do(CheckSeats(1, (room.at(1, 1), room.at(1, 2), room.at(1, 3))))
    room.do(Withdraw(room.at(2, 1), 0, 0, "dead"), "left")

    assert SeatsUnchecked(players=2, tables=(2,)) in room.steps().steps
    assert kinds(FloorRoom(3, 3, seats=4).steps()) == []


def test_all_seen_or_nobody_there_is_nothing_to_check() -> None:
    room = FloorRoom(4, 3, seats=4)
    room.do(CheckSeats(1, tuple(room.at(1, seat) for seat in range(1, 5))))
    room.do(CheckSeats(2, tuple(room.at(2, seat) for seat in range(1, 4))))

    assert room.steps().steps == ()


# ------------------------------------------------------------------ which proposal it is


def test_a_step_is_found_again_while_it_proposes_the_same() -> None:
    room = FloorRoom(9, 9, 6, last=ONE_DUE)
    first, second = room.steps().moves
    room.do(Move(first.entry, first.source, first.target, MoveReason.BALANCE))

    assert room.steps().find(first) is None
    found = room.steps().find(second)
    assert found is not None
    assert found.key == second.key


def test_every_kind_of_step_has_a_key_of_its_own() -> None:
    steps: list[Step] = [
        Step(),
        HasWinner(winner=Evening().enter(1)),
        HandForHandDue(players=12, paid=11),
        HandForHandOver(players=11, paid=11),
        FinalTable(players=9, size=9, table=1, seats=0),
        RedrawDue(players=18, tables=(1, 2)),
        BreakDue(table=1, players=4, room=9, tables=2, posted=True, early=False),
        Halt(table=1, players=4, fullest=9),
        HeldBack(why="last_hands", moves=1),
        ButtonUnknown(table=1),
        SeatsForAlternates(entries=(), waiting=2),
        SeatsUnchecked(players=3, tables=(1,)),
    ]

    assert len({step.key for step in steps}) == len(steps)
