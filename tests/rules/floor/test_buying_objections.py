"""What the house has against a re-entry, a rebuy, an add-on, a seat given up and a seat out of turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.busts import Bust, Out
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import LateDraw, Register
from director.domain.ids import EntryId, PersonId
from director.domain.plan import Offer
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.scheduling import SetStructure
from director.domain.seating import FixSeat, KeepApart, Move, Seat
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, OpenTables, SetUp
from director.domain.structure import Window
from director.rules import clock_steps as steps
from director.rules.floor.alternates import open_seats
from director.rules.floor.proof import late_context
from director.rules.floor.proposals import late_chair
from director.rules.policy import objections
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import EVENT, PLAN, Evening
from tests.helpers.offers import OFFERING, goes_out

KEY = bytes(range(32))


def asked(evening: Evening, action: Action) -> list[tuple[str, dict[str, object]]]:
    return [(found.code, found.facts) for found in objections(evening.journal, action)]


def codes(evening: Evening, action: Action) -> list[str]:
    return [code for code, _ in asked(evening, action)]


def started() -> tuple[Evening, EntryId, EntryId]:
    evening = Evening(OFFERING).tables(1)
    one, other = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    evening.enter(3, (1, 3))
    evening.do(StartPlay())
    return evening, one, other


def reenter(of: EntryId, seat: TableSeat | None = None, drawn: LateDraw | None = None) -> Reenter:
    return Reenter(of, 100_000, 10_000, 12_000, seat, drawn)


def test_what_the_plan_offers_at_its_price_may_be_bought() -> None:
    evening, one, other = started()
    goes_out(evening, one)

    for action in (reenter(one), Rebuy(other, 90_000, 0, 10_000), AddOn(other, 50_000, 5_000, 15_000)):
        assert codes(evening, action) == []


def test_what_the_plan_does_not_offer_is_objected_to() -> None:
    evening = Evening(PLAN).tables(1)
    one = evening.enter(1, (1, 1))

    assert asked(evening, Rebuy(one, 90_000, 0, 10_000)) == [("not_offered", {"offer": "rebuy"})]


def test_another_price_than_that_of_the_plan_is_objected_to() -> None:
    evening, one, _ = started()

    for action in (
        Rebuy(one, 80_000, 0, 10_000),
        Rebuy(one, 90_000, 5, 10_000),
        Rebuy(one, 90_000, 0, 9_000),
    ):
        assert codes(evening, action) == ["offer_price"]


def test_a_third_re_entry_is_one_too_many() -> None:
    evening, last, _ = started()
    for _ in range(2):
        goes_out(evening, last)
        last = evening.do(reenter(last, TableSeat(1, 9)))
    goes_out(evening, last)

    assert asked(evening, reenter(last)) == [("offer_used_up", {"offer": "reentry", "most": 2})]


def test_rebuys_are_counted_over_all_entries_of_a_person() -> None:
    evening, one, other = started()
    evening.do(Rebuy(one, 90_000, 0, 10_000))
    evening.do(AddOn(one, 50_000, 5_000, 15_000))
    goes_out(evening, one)
    again = evening.do(reenter(one, TableSeat(1, 9)))
    second = codes(evening, Rebuy(again, 90_000, 0, 10_000))
    evening.do(Rebuy(again, 90_000, 0, 10_000))

    assert second == []
    assert codes(evening, Rebuy(again, 90_000, 0, 10_000)) == ["offer_used_up"]
    assert codes(evening, AddOn(again, 50_000, 5_000, 15_000)) == ["offer_used_up"]
    assert codes(evening, AddOn(other, 50_000, 5_000, 15_000)) == []


def test_an_offer_without_a_limit_may_be_taken_as_often_as_wanted() -> None:
    plan = replace(OFFERING, rebuy=Offer(90_000, 0, 10_000))
    evening = Evening(plan).tables(1)
    one = evening.enter(1, (1, 1))
    for _ in range(5):
        evening.do(Rebuy(one, 90_000, 0, 10_000))

    assert codes(evening, Rebuy(one, 90_000, 0, 10_000)) == []


def test_of_an_entry_that_does_not_exist_nothing_is_asked() -> None:
    evening, _, _ = started()

    assert codes(evening, Rebuy(EntryId(99), 90_000, 0, 10_000)) == []
    assert codes(evening, reenter(EntryId(99))) == []


def test_windows_are_told_by_their_level() -> None:
    made = Room(club())
    made.do(SetUp(OFFERING))
    made.do(OpenTables((1,), 9))
    one = EntryId(made.do(Register(PersonId(1), 100_000, 10_000, 10_000, TableSeat(1, 1))))
    made.do(StartPlay())
    made.step(steps.start)
    windows = replace(club(), rebuy=Window(1), add_on=Window(2, 2, only_breaks=True), reentry=Window(4, 2))
    made.step(steps.set_structure, windows)

    def told(action: Action) -> list[tuple[str, dict[str, object]]]:
        return [(found.code, found.facts) for found in objections(made.journal, action, now=made.now)]

    rebuy, add_on = Rebuy(one, 90_000, 0, 10_000), AddOn(one, 50_000, 5_000, 15_000)
    assert told(rebuy) == []
    assert told(add_on) == [("offer_before", {"offer": "add_on", "level": 2})]
    made.passes(minutes(25))  # level 2
    assert told(rebuy) == [("offer_over", {"offer": "rebuy", "level": 1})]
    assert told(add_on) == [("offer_in_breaks", {"offer": "add_on", "level": 2})]
    made.passes(minutes(20))  # the break after it
    assert told(add_on) == []
    assert isinstance(made.journal.lines[-1].action, SetStructure)


def test_who_was_seen_is_no_no_show() -> None:
    evening, one, other = started()
    evening.do(CheckSeats(1, (one,)))
    unseated = evening.enter(9)

    assert asked(evening, ReleaseSeats((one, other))) == [
        ("was_seen", {"entry": one, "seat": TableSeat(1, 1)})
    ]
    evening.do(Move(one, TableSeat(1, 1), TableSeat(1, 8)))
    assert codes(evening, ReleaseSeats((one, unseated))) == []


def test_a_re_entry_draws_its_seat_as_any_late_entry() -> None:
    evening, one, _ = started()
    goes_out(evening, one)
    context = late_context(EVENT, evening.journal.seq + 1)
    drawn, chair = LateDraw(KEY.hex(), context), late_chair(evening.tournament, KEY, context)
    other = next(seat for seat in evening.tournament.empty_seats(1) if seat != chair.seat)

    assert codes(evening, reenter(one, chair, drawn)) == []
    assert codes(evening, reenter(one, TableSeat(1, other), drawn)) == ["late_not_drawn"]


def waiting(seats: int = 3) -> tuple[Evening, EntryId, EntryId]:
    """A table of so many seats with two players, and two who wait."""
    evening = Evening(OFFERING).tables(1, seats=seats)
    evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    evening.do(StartPlay())
    return evening, evening.enter(3), evening.enter(4)


def test_a_seat_out_of_turn_passes_over_who_has_waited_longer() -> None:
    evening, first, second = waiting()

    assert codes(evening, Seat(first, TableSeat(1, 3))) == []
    assert asked(evening, Seat(second, TableSeat(1, 3))) == [
        ("alternates_first", {"entry": first, "value": 1})
    ]
    assert asked(evening, Register(PersonId(5), 100_000, 10_000, 10_000, TableSeat(1, 3))) == [
        ("alternates_first", {"entry": first, "value": 2})
    ]


def test_where_there_are_seats_for_all_nobody_is_passed_over() -> None:
    evening, _, second = waiting(seats=4)

    assert codes(evening, Seat(second, TableSeat(1, 3))) == []


def test_who_needs_a_certain_seat_or_company_is_not_passed_over() -> None:
    evening, first, second = waiting()
    seated = evening.tournament.seating.holder(TableSeat(1, 1))
    assert seated is not None
    evening.do(FixSeat(first, seat=2))
    with_need = codes(evening, Seat(second, TableSeat(1, 3)))
    evening, first, second = waiting()
    evening.do(KeepApart(first, seated))

    assert with_need == []
    assert codes(evening, Seat(second, TableSeat(1, 3))) == []


def test_no_seat_chosen_by_hand_gets_past_a_registration_that_is_closed() -> None:
    """P22: whoever chose a seat was let in after the close; a re-entry was too."""
    made = Room(club())
    made.do(SetUp(OFFERING))
    made.do(OpenTables((1,), 9))
    one, other = (
        EntryId(made.do(Register(PersonId(n), 100_000, 10_000, 10_000, TableSeat(1, n)))) for n in (1, 2)
    )
    made.do(StartPlay())
    made.step(steps.start)
    made.step(steps.set_structure, replace(club(), late_registration=Window(1)))
    made.do(Bust((Out(one, TableSeat(1, 1)),)))
    made.passes(minutes(25))  # level 2
    chosen = Register(PersonId(3), 100_000, 10_000, 10_000, TableSeat(1, 5))

    def told(action: Action) -> list[str]:
        return [found.code for found in objections(made.journal, action, now=made.now)]

    assert told(chosen) == ["registration_closed"]
    assert told(reenter(one, TableSeat(1, 5))) == ["offer_over"]
    assert told(Rebuy(other, 90_000, 0, 10_000)) == []


def test_the_seat_of_who_went_out_is_free_and_a_closed_table_takes_nobody() -> None:
    """P22: free seats counted those who were out, and somebody was seated at a closed table."""
    evening, one, other = started()
    before = open_seats(evening.tournament)
    goes_out(evening, one)
    evening.tables(2)
    evening.do(CloseTable(2))

    assert open_seats(evening.tournament) == before + 1
    with pytest.raises(Impossible, match="table_closed"):
        evening.do(reenter(one, TableSeat(2, 1)))
    assert evening.tournament.seating.at(other) == TableSeat(1, 2)
