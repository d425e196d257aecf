"""Players left against places paid, by three counts; who shares what in one hand (P1, P2, T224, T225)."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace

from director.domain.busts import Bust, Out
from director.domain.buying import Reenter
from director.domain.entries import Withdraw
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.ids import EntryId, TournamentId
from director.domain.options import read_options
from director.domain.play import StartPlay
from director.domain.seats import Seating, TableSeat
from director.domain.structure import Level, Structure, Window
from director.domain.tournament import Tournament
from director.rules import clock_steps as steps
from director.rules.floor.bubble import out_in_hand, paid_places, phase, shared_places, standing
from director.rules.floor.places import Place
from director.rules.policy import objections
from tests.helpers.clock_room import Room as ClockRoom
from tests.helpers.evening import PLAN, Evening


class Room:
    """So many players at tables of nine, table by table; play has begun."""

    def __init__(self, players: int, paid: int, *, out: int = 0, **options: object) -> None:
        plan = replace(PLAN, places_paid=paid, dead_stacks=True, options=read_options(options))
        self.evening = Evening(plan)
        count = players + out
        self.evening.tables(*range(1, -(-count // 9) + 1))
        places = [(n // 9 + 1, n % 9 + 1) for n in range(count)]
        self.at = {place: self.evening.enter(n, place) for n, place in enumerate(places, 1)}
        self.evening.do(StartPlay())
        if out:
            self.bust(*((place, None) for place in places[-out:]))

    @property
    def tournament(self) -> Tournament:
        return self.evening.tournament

    def bust(self, *out: tuple[tuple[int, int], int | None]) -> None:
        play = self.tournament.hand_for_hand
        told = tuple(Out(self.at[place], TableSeat(*place), stack) for place, stack in out)
        self.evening.do(Bust(told, round=play.round if play is not None else 0))

    def shared(self, number: int) -> list[tuple[Place, tuple[EntryId, ...]]]:
        return list(shared_places(self.tournament, number))


# ------------------------------------------------------------------ where the event stands


def test_p1_66_left_two_bust_in_one_hand_64_are_left_and_it_is_the_bubble() -> None:
    room = Room(66, 63)
    room.evening.do(StartHandForHand())

    room.bust(((1, 1), 5_000), ((1, 2), 8_000))

    now = standing(room.tournament)
    assert (now.players, now.by_seats, now.by_tables) == (64, 64, 64)
    assert (now.phase, now.to_money, now.paid, now.agrees) == ("bubble", 1, 63, True)
    assert room.tournament.hand_for_hand is not None, "hand for hand stays on"
    ending = EndHandForHand(1)
    assert "bubble_not_burst" in [one.code for one in objections(room.evening.journal, ending)]


def test_from_far_to_the_money() -> None:
    room = Room(12, 9)
    assert (phase(room.tournament), standing(room.tournament).to_money) == ("before", 3)
    room.bust(((1, 1), None))
    assert phase(room.tournament) == "before"
    room.evening.do(StartHandForHand())
    assert phase(room.tournament) == "bubble", "the house has announced it"
    room.evening.do(EndHandForHand(1))
    room.bust(((1, 2), None))
    assert phase(room.tournament) == "bubble"
    room.bust(((1, 3), None))
    assert (phase(room.tournament), standing(room.tournament).to_money) == ("in_the_money", 0)


def test_nobody_can_say_before_the_first_hand_nor_while_places_are_not_known() -> None:
    unknown = Room(9, 0)
    assert (phase(unknown.tournament), standing(unknown.tournament).to_money) == ("unknown", 0)
    assert phase(Room(9, 9).tournament) == "unknown", "as many places as entries are no announcement"
    evening = Evening(replace(PLAN, places_paid=1)).tables(1)
    evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    assert phase(evening.tournament) == "unknown"
    assert paid_places(Tournament(TournamentId("EVT1"))) == 0


def test_while_somebody_may_come_in_nobody_is_in_the_money() -> None:
    clock = ClockRoom(Structure((Level(20, 50, 100), Level(20, 100, 200)), Window(1)))
    clock.step(steps.start)
    room = Room(9, 8, out=1)
    timed = replace(room.tournament, structure=clock.tournament.structure, clock=clock.tournament.clock)

    assert phase(timed) == "bubble"
    assert phase(timed, clock.now) == "before"
    clock.step(steps.forward)
    assert phase(replace(timed, clock=clock.tournament.clock), clock.now) == "bubble"


def test_who_waits_for_a_seat_is_left_and_a_dead_stack_is_not() -> None:
    room = Room(10, 3)
    room.evening.enter(50)
    room.evening.do(Withdraw(room.at[1, 1], chips="dead"), "ill")

    now = standing(room.tournament)
    assert (now.players, now.by_seats, now.by_tables, now.agrees) == (10, 10, 10, True)


def test_counts_that_part_name_the_table() -> None:
    room = Room(20, 3)
    seating = room.tournament.seating
    gone = replace(
        room.tournament,
        entries=room.tournament.entries.set(
            room.at[2, 1], replace(room.tournament.entries[room.at[2, 1]], counts=False)
        ).delete(room.at[3, 1]),
    )
    now = standing(gone)
    assert (now.players, now.by_seats, now.agrees, now.wrong) == (19, 20, False, (3,))

    half = Seating(seating.tables, seating.places.delete(room.at[1, 1]))
    now = standing(replace(room.tournament, seating=half))
    assert (now.players, now.by_tables, now.wrong, now.agrees) == (20, 21, (1,), False)

    nowhere = Seating(seating.tables.set(77, Map({1: room.at[1, 1]})), seating.places)
    assert standing(replace(room.tournament, seating=nowhere)).wrong == (77,)


# ------------------------------------------------------------------ who shares


def test_t224_three_bust_on_the_hand_in_which_it_was_announced_and_share() -> None:
    """52 left, 50 paid: three tables, one each, so the places are 50 to 52 for all of them."""
    room = Room(52, 50)
    room.evening.do(StartHandForHand())
    room.bust(((1, 1), 4_000))
    room.bust(((2, 1), 9_000))
    room.bust(((3, 1), 500))

    out = (room.at[1, 1], room.at[2, 1], room.at[3, 1])
    assert room.shared(1) == [(Place(50, 52), out)]
    assert tuple(entry.id for entry in out_in_hand(room.tournament, 1)) == out


@pytest.mark.parametrize(
    ("option", "places"),
    [("tie_across_tables", [(10, 11)]), ("stacks", [(10, 10), (11, 11)])],
)
def test_t225_two_bust_at_different_tables(option: str, places: list[tuple[int, int]]) -> None:
    room = Room(11, 10, bust_tie=option)
    room.evening.do(StartHandForHand())
    room.bust(((1, 1), 4_000))
    room.bust(((2, 1), 9_000))

    assert [place for place, _ in room.shared(1)] == places
    assert {who for _, some in room.shared(1) for who in some} == {room.at[1, 1], room.at[2, 1]}


def test_p2_two_at_one_table_are_parted_by_their_stacks() -> None:
    room = Room(21, 20, out=9)
    room.evening.do(StartHandForHand())
    room.bust(((1, 1), 25_000), ((1, 2), 40_000))

    assert room.shared(1) == [(Place(20, 20), (room.at[1, 2],)), (Place(21, 21), (room.at[1, 1],))]


def test_p2_three_over_two_tables_the_best_of_each_tie() -> None:
    room = Room(21, 19)
    room.evening.do(StartHandForHand())
    room.bust(((1, 1), 25_000), ((1, 2), 40_000))
    room.bust(((2, 1), 30_000))

    assert room.shared(1) == [
        (Place(19, 20), (room.at[1, 2], room.at[2, 1])),
        (Place(21, 21), (room.at[1, 1],)),
    ]


def test_each_hand_has_its_own() -> None:
    room = Room(21, 9)
    room.bust(((1, 9), None))
    room.evening.do(StartHandForHand())
    room.bust(((1, 1), 25_000))
    room.evening.do(HandDone(1, 1))
    room.evening.do(NextHand(1))
    room.bust(((2, 1), 30_000))

    assert room.shared(1) == [(Place(20, 20), (room.at[1, 1],))]
    assert room.shared(2) == [(Place(19, 19), (room.at[2, 1],))]
    assert room.shared(3) == []


def test_who_enters_again_has_no_place_of_that_hand() -> None:
    room = Room(21, 9)
    room.evening.do(StartHandForHand())
    room.bust(((1, 1), 25_000))
    room.evening.do(Reenter(room.at[1, 1], 100_000, 10_000, 10_000))

    assert [entry.id for entry in out_in_hand(room.tournament, 1)] == [room.at[1, 1]]
    assert room.shared(1) == []
