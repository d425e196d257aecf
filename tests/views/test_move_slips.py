"""Move slips: whose, from where to where, and what the dealer there must know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.card_code import card_code
from director.domain.hands import LastHand
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.domain.play import Away, SetButton
from director.domain.refusal import Impossible
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.rules.floor.proposals import next_big_blind
from director.views.move_slips import MoveSlips, move_slips
from tests.helpers.evening import PLAN
from tests.helpers.floor_room import FloorRoom

TDA = replace(PLAN, rules="tda-2024")
PEOPLE = People([person(f"Player{n}", who=PersonId(n)) for n in range(1, 40)])
HANDS = {1: LastHand(7, 8, 9), 2: LastHand(5, 6, 7)}


def moved(room: FloorRoom, source: tuple[int, int], target: tuple[int, int]) -> None:
    entry = room.at(*source)
    room.do(Move(entry, TableSeat(*source), TableSeat(*target), MoveReason.BALANCE))


def slips(room: FloorRoom, line: int | None = None) -> MoveSlips:
    return move_slips(room.journal, PEOPLE, words_for("en"), "2026-12-05T18:30:00.000Z", line=line)


def test_a_slip_names_both_seats_the_player_and_the_code() -> None:
    room = FloorRoom(9, 7, last=HANDS, plan=TDA)
    anna = room.at(1, 1)
    moved(room, (1, 1), (2, 8))

    made = slips(room)

    (row,) = made.rows
    assert (row.name, row.source, row.target_table, row.target_seat) == ("Player1", "1-1", 2, 8)
    assert row.code == card_code(room.tournament.id, anna)
    assert row.note == "Posts the big blind"
    assert made.time == "18:00"
    assert made.letterhead.event == "Spring Cup"


@pytest.mark.parametrize(
    ("hand", "seat", "note"),
    [
        (LastHand(2, 5, 8), 6, "Waits for the button"),
        (LastHand(1, 2, 3), 8, ""),
    ],
)
def test_what_the_dealer_must_know(hand: LastHand, seat: int, note: str) -> None:
    room = FloorRoom(9, 5, last={1: LastHand(7, 8, 9), 2: hand}, plan=TDA)
    moved(room, (1, 1), (2, seat))

    assert slips(room).rows[0].note == note


def test_of_the_absent_staff_carry_the_chips() -> None:
    room = FloorRoom(9, 5, last={1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3)}, plan=TDA)
    room.do(Away(room.at(1, 1)))
    moved(room, (1, 1), (2, 8))

    assert slips(room).rows[0].note == "Absent: staff carry the chips"


def test_who_went_on_meanwhile_posts_nothing_at_the_seat_of_the_slip() -> None:
    room = FloorRoom(9, 7, last=HANDS, plan=TDA)
    moved(room, (1, 1), (2, 8))
    line = room.journal.seq
    moved(room, (2, 8), (2, 9))

    assert slips(room, line).rows[0].note == ""


def test_before_anybody_moved_there_is_no_slip() -> None:
    with pytest.raises(Impossible, match="no_changes"):
        slips(FloorRoom(9, 7, plan=TDA))
    with pytest.raises(Impossible, match="no_changes"):
        slips(FloorRoom(9, 7, plan=TDA), line=2)


def test_the_next_big_blind_of_a_table_is_known_once_a_hand_and_two_players_are() -> None:
    room = FloorRoom(3, 1, plan=TDA)
    assert next_big_blind(room.tournament, 1) is None
    room.do(SetButton(1, 1, 2, 3))
    room.do(SetButton(2, 1, 2, 3))

    assert (next_big_blind(room.tournament, 1), next_big_blind(room.tournament, 2)) == (1, None)
