"""Steps confirmed one, some or all; a stale one is refused whole, with the reason (S07)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from director.desk.desk import Desk
from director.desk.next_steps import confirm
from director.domain.breaking import BreakTable, Redraw
from director.domain.busts import Bust, EndPlay, Out
from director.domain.entries import Register
from director.domain.hand_for_hand import EndHandForHand, HandDone, StartHandForHand
from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.plan import Plan
from director.domain.play import SetButton, StartPlay
from director.domain.refusal import Impossible, Refused
from director.domain.seating import Move, MoveReason, Seat
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, OpenTables
from director.rules.floor.next_steps import NextSteps, next_steps
from tests.helpers.evening import PLAN, a_desk, a_person

BUTTONS = {1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3), 3: LastHand(4, 5, 6)}
"""At a full table 1 seat 1 has the next big blind."""


def room(folder: Path, *sizes: int, plan: Plan = PLAN, buttons: bool = True, seats: int = 9) -> Desk:
    """Tables of so many players on the lowest seats, in play."""
    desk = a_desk(folder, plan=replace(plan, seats=seats))
    desk.do(OpenTables(tuple(range(1, len(sizes) + 1)), seats))
    chairs = [TableSeat(n, seat) for n, size in enumerate(sizes, 1) for seat in range(1, size + 1)]
    desk.write(
        lambda _journal, added: [
            Register(one.id, 100_000, 10_000, 10_000, chair) for one, chair in zip(added, chairs, strict=True)
        ],
        newcomers=[a_person(n) for n in range(1, len(chairs) + 1)],
    )
    desk.do(StartPlay())
    if buttons:
        desk.do_all([SetButton(number, *BUTTONS[number]) for number in range(1, len(sizes) + 1)])
    return desk


def due(desk: Desk) -> NextSteps:
    return next_steps(desk.journal.tournament, desk.venue.instant())


def at(desk: Desk, table: int, seat: int) -> EntryId:
    return desk.journal.tournament.seating.players(table)[seat]


def out(desk: Desk, *chairs: tuple[int, int]) -> None:
    seating = desk.journal.tournament.seating
    gone = [(seating.players(table)[seat], TableSeat(table, seat)) for table, seat in chairs]
    stacks = range(100, 100 + len(gone))
    desk.do(Bust(tuple(Out(entry, chair, stack) for (entry, chair), stack in zip(gone, stacks, strict=True))))


def test_one_move_is_made(tmp_path: Path) -> None:
    desk = room(tmp_path, 9, 9, 6)
    first, second = due(desk).moves

    changed = confirm(desk, [second])

    (line,) = changed.lines
    assert line.action == Move(second.entry, second.source, second.target, MoveReason.BALANCE)
    assert [move.key for move in due(desk).moves] == [first.key]


def test_all_moves_are_written_as_one_and_undone_as_one(tmp_path: Path) -> None:
    desk = room(tmp_path, 9, 9, 6)
    before = desk.journal.tournament.seating
    moves = due(desk).moves

    changed = confirm(desk, moves)

    assert len(changed.lines) == 2
    assert len({line.batch for line in changed.lines}) == 1
    assert due(desk).steps == ()
    desk.undo_last()
    assert desk.journal.tournament.seating == before


def test_s07_a_seat_taken_meanwhile_refuses_the_move_and_nothing_is_half_done(tmp_path: Path) -> None:
    desk = room(tmp_path, 9, 9, 6)
    moves = due(desk).moves
    someone = EntryId(desk.register(a_person(99), seated=False).lines[0].seq)
    desk.do(Seat(someone, moves[0].target))
    head = desk.journal.head

    with pytest.raises(Impossible) as refused:
        confirm(desk, moves)

    assert refused.value.code == "step_stale"
    why = refused.value.facts["why"]
    assert isinstance(why, Impossible)
    assert (why.code, why.facts["seat"]) == ("seat_taken", moves[0].target)
    assert desk.journal.head == head
    assert due(desk).moves  # the fresh proposal
    assert due(desk).find(moves[0]) is None


@pytest.mark.parametrize(
    ("meanwhile", "code"),
    [
        (lambda desk: out(desk, (1, 1)), "entry_out"),
        (lambda desk: desk.do(Move(at(desk, 1, 1), TableSeat(1, 1), TableSeat(3, 9))), "moved_meanwhile"),
        (lambda desk: out(desk, (1, 5), (2, 1), (2, 2)), "room_changed"),
    ],
)
def test_s07_the_reason_is_what_came_between(
    tmp_path: Path, meanwhile: Callable[[Desk], object], code: str
) -> None:
    desk = room(tmp_path, 9, 9, 7)
    (move,) = due(desk).moves
    meanwhile(desk)

    with pytest.raises(Impossible) as refused:
        confirm(desk, [move])

    why = refused.value.facts["why"]
    assert isinstance(why, Impossible)
    assert why.code == code


def test_a_desk_that_did_not_hear_of_the_change_is_refused_as_well(tmp_path: Path) -> None:
    desk = room(tmp_path, 9, 9, 7)
    (move,) = due(desk).moves
    other = desk.venue.desk(desk.journal.tournament.id)
    confirm(other, [move])

    with pytest.raises(Impossible, match="step_stale"):
        confirm(desk, [move])


def test_a_table_breaks_and_an_empty_one_is_closed(tmp_path: Path) -> None:
    desk = room(tmp_path, 6, 6, 5)

    (line,) = confirm(desk, due(desk).steps).lines
    assert isinstance(line.action, BreakTable)
    assert not due(desk).moves
    desk.do(OpenTables((4,), 9))
    (line,) = confirm(desk, due(desk).steps).lines
    assert line.action == CloseTable(4)


def test_the_final_table_and_a_redraw_are_drawn(tmp_path: Path) -> None:
    desk = room(tmp_path, 6, 6, 5, plan=replace(PLAN, redraw_at=(2,)))

    (line,) = confirm(desk, due(desk).steps).lines
    assert isinstance(line.action, Redraw)
    assert line.action.tables == (1, 2)
    places = list(desk.journal.tournament.seating.places.values())[:8]
    out(desk, *places)
    (line,) = confirm(desk, due(desk).steps).lines
    assert isinstance(line.action, Redraw)
    assert len(line.action.tables) == 1


def test_those_who_wait_are_seated(tmp_path: Path) -> None:
    desk = room(tmp_path, 8, 7)
    for n in (97, 98):
        desk.register(a_person(n), seated=False)

    changed = confirm(desk, due(desk).steps[:1])

    assert [type(line.action) for line in changed.lines] == [Seat, Seat]


def test_hands_are_played_together_one_place_from_the_money(tmp_path: Path) -> None:
    desk = room(tmp_path, 6, 6, plan=replace(PLAN, places_paid=11))

    (line,) = confirm(desk, due(desk).steps).lines

    assert isinstance(line.action, StartHandForHand)
    assert due(desk).steps == ()

    bust = Bust((Out(desk.journal.tournament.seating.players(1)[1], TableSeat(1, 1)),), round=1)
    desk.do_all([bust, HandDone(1, 1), HandDone(2, 1)])
    (line,) = confirm(desk, due(desk).steps[:1]).lines

    assert line.action == EndHandForHand(1)


def test_the_event_ends_with_its_winner(tmp_path: Path) -> None:
    desk = room(tmp_path, 1, buttons=False)

    (line,) = confirm(desk, due(desk).steps).lines

    assert isinstance(line.action, EndPlay)
    assert desk.journal.tournament.winner == at(desk, 1, 1)


def test_what_only_tells_is_not_done_and_other_steps_go_one_by_one(tmp_path: Path) -> None:
    desk = room(tmp_path, 9, 9, 7, buttons=False)
    button, move = due(desk).steps[0], due(desk).moves[0]

    with pytest.raises(Impossible, match="step_by_hand"):
        confirm(desk, [button])
    with pytest.raises(Impossible, match="steps_together"):
        confirm(desk, [button, move])


def test_p33_a_second_move_within_half_an_hour_is_asked_about(tmp_path: Path) -> None:
    desk = room(tmp_path, 9, 9, 7)
    confirm(desk, due(desk).moves)
    out(desk, (1, 2))
    out(desk, (2, 1), (2, 2), (2, 3))
    desk.do(SetButton(3, 5, 6, 7))  # whoever came to 3-8 is due there
    moves = due(desk).moves
    assert [(move.source, move.moved, move.caution) for move in moves] == [
        (TableSeat(3, 8), 1, "moved_lately")
    ]

    with pytest.raises(Refused) as refused:
        confirm(desk, moves)
    assert [objection.code for objection in refused.value.objections] == ["moved_lately"]
    (line,) = confirm(desk, moves, reason="nobody else", overrule=True).lines
    assert line.overruled == ("moved_lately",)


def test_wsop_67_b_by_card_the_seat_is_named(tmp_path: Path) -> None:
    stud = replace(PLAN, rules="wsop-2026", discipline="stud", structure="FL")
    desk = room(tmp_path, 8, 8, 6, plan=stud, buttons=False, seats=8)
    out(desk, (3, 6), (1, 8), (2, 8))

    for chair, code in (
        (None, "step_by_card"),
        (TableSeat(2, 1), "step_other_table"),
        (TableSeat(1, 8), "nobody_at_seat"),
    ):
        with pytest.raises(Impossible) as refused:
            confirm(desk, due(desk).moves, chair)
        assert refused.value.code == code
    (line,) = confirm(desk, due(desk).moves, TableSeat(1, 5)).lines
    assert isinstance(line.action, Move)
    assert (line.action.source, line.action.target.table) == (TableSeat(1, 5), 3)
