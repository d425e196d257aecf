"""Who is due what, what was paid of it, and what must be decided after something was taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.busts import Bust, Out, Revive
from director.domain.buying import Reenter
from director.domain.entries import Withdraw
from director.domain.hand_for_hand import StartHandForHand
from director.domain.options import read_options
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.penalties import Disqualify
from director.domain.prize_money import Share
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import KeepPayouts, SetPrizes
from director.domain.seats import TableSeat
from director.domain.setup import SetUp
from director.rules.prizes.dues import due_of, forfeited, stale, totals
from director.rules.table.sitting import rules_at
from tests.helpers.prize_room import THREE, PrizeRoom


def played(plan: PrizePlan = THREE) -> PrizeRoom:
    """Six players, three places published, two of them out of the money."""
    room = PrizeRoom(plan=plan)
    room.publish()
    room.out(6)
    room.out(5)
    return room


def test_whoever_has_a_place_that_is_paid_is_due_its_prize() -> None:
    room = played()
    room.out(4)
    assert room.amounts() == {}

    room.out(3)
    room.out(2)

    assert room.amounts() == {1: 300_000, 2: 180_000, 3: 120_000}
    assert [(one.state, one.left) for one in room.dues()] == [
        ("open", 300_000),
        ("open", 180_000),
        ("open", 120_000),
    ]


def test_before_anything_is_published_nobody_is_due_anything() -> None:
    room = PrizeRoom()
    room.out(2, 3, 4, 5, 6)

    assert room.dues() == ()
    assert forfeited(room.tournament, rules_at(room.tournament)) == 0


def test_t259_a_shared_place_is_paid_to_the_unit_and_the_odd_unit_goes_by_registration() -> None:
    plan = PrizePlan(scheme=Scheme(kind="fixed", amounts=(380_000, 100_000, 70_000, 50_000)), unit=10_000)
    room = PrizeRoom(plan=plan)
    room.publish()
    room.out(6, 5, stacks={5: 9_000, 6: 4_000})
    room.out(4, 2, 3, stacks={2: 500, 3: 500, 4: 500})

    assert room.amounts() == {1: 380_000, 2: 80_000, 3: 70_000, 4: 70_000}


def test_p01_stacks_at_the_start_decide_whatever_the_order_of_clicking() -> None:
    plan = PrizePlan(scheme=Scheme(kind="fixed", amounts=(300_000, 165_000, 73_500, 61_500)), unit=500)

    def after(*told: int, three: int, four: int) -> dict[int, int]:
        room = played(plan)
        room.out(*told, stacks={3: three, 4: four})
        return room.amounts()

    for told in ((3, 4), (4, 3)):
        assert after(*told, three=40_000, four=22_000) == {3: 73_500, 4: 61_500}
        assert after(*told, three=40_000, four=40_000) == {3: 67_500, 4: 67_500}


def bubble(house: str, *gone: tuple[int, int]) -> dict[int, int]:
    """Scenario P2 in small: two tables, these go out in one hand with these stacks; four places are paid."""
    room = PrizeRoom(4, PrizePlan(scheme=Scheme(kind="fixed", amounts=(400_000, 200_000, 91_651, 8_349))))
    room.tables(2)
    room.who.update({number: room.enter(number, (2, number)) for number in (5, 6, 7)})
    if house == "stacks":
        plan = room.tournament.setup
        room.do(SetUp(replace(plan, options=read_options({"bust_tie": "stacks"}))))
    room.publish()
    room.do(StartHandForHand())
    told = []
    for number, stack in gone:
        seat = room.tournament.seating.at(room.who[number])
        assert seat is not None
        told.append(Out(room.who[number], seat, stack))
    room.do(Bust((Out(room.who[4], TableSeat(1, 4), 900),)))
    if len(gone) == 2:
        room.do(Bust((Out(room.who[3], TableSeat(1, 3), 900),)))
    room.do(Bust(tuple(told), round=1))
    return room.amounts()


def test_p2_on_the_bubble_one_table_goes_by_stacks_and_two_tables_by_the_rule_of_the_house() -> None:
    one_table, two_tables = ((5, 40_000), (6, 25_000)), ((5, 40_000), (2, 25_000))

    assert bubble("tie", *one_table) == {5: 8_349}
    assert bubble("tie", *two_tables) == {2: 4_175, 5: 4_174}
    assert bubble("stacks", *two_tables) == {5: 8_349}
    three = bubble("tie", (5, 40_000), (6, 25_000), (2, 30_000))
    assert three == {2: 4_175, 5: 4_174}, "the best of each table ties, and the third one is the bubble"


def test_p04_somebody_who_came_back_has_one_place_and_one_prize() -> None:
    room = played()
    again = room.do(Reenter(room.who[6], 100_000, 10_000, 10_000, TableSeat(1, 6)))
    room.who[6] = again
    for number in (4, 3, 2):
        room.out(number)

    assert room.amounts() == {2: 120_000}
    room.out(1)
    assert room.amounts() == {6: 300_000, 1: 180_000, 2: 120_000}


def test_what_was_paid_is_paid_and_a_part_of_it_is_a_part() -> None:
    room = played()
    room.out(4)
    room.out(3)
    first = room.pay(3, 20_000)
    assert (room.due(3).state, room.due(3).left) == ("part", 100_000)

    room.pay(3)
    assert (room.due(3).state, room.due(3).paid) == ("paid", 120_000)

    room.do(VoidPayment(first), "a slip")
    assert (room.due(3).state, room.due(3).left) == ("part", 20_000)


def test_undo_of_a_knock_out_marks_who_was_paid_and_nothing_repays_itself() -> None:
    room = played()
    fourth = room.out(4)
    room.out(3)
    paid = room.pay(3)

    room.undo(fourth)

    due = room.due(3)
    assert due.state == "changed", "he is fourth now, which is not paid"
    assert (due.amount, due.paid, due.place) == (0, 120_000, None)
    assert room.tournament.prize_money.published is not None
    assert room.tournament.prize_money.published.amounts == (300_000, 180_000, 120_000)

    room.do(KeepPayment(paid, 0), "the money is gone")
    assert room.due(3).state == "kept"

    room.out(4)
    assert room.amounts() == {4: 120_000, 3: 0}


def test_a_decision_holds_until_another_amount_is_due() -> None:
    room = played()
    room.out(4)
    third = room.out(3)
    paid = room.pay(3)
    room.undo(third)
    assert room.due(3).state == "changed"
    room.do(KeepPayment(paid, 0), "it stays")

    room.out(2)
    room.out(3)

    assert (room.due(3).amount, room.due(3).state) == (180_000, "changed")
    room.do(Pay(room.who[3], 60_000, place=(2, 2)))
    assert room.due(3).state == "paid"


def test_p7_who_was_paid_is_not_revived_before_the_receipt_is_void() -> None:
    room = played()
    room.out(4)
    room.out(3)
    paid = room.pay(3)
    revive = Revive(room.who[3], TableSeat(1, 3))
    assert room.against(revive) == ["prize_paid"]

    room.do(VoidPayment(paid), "he had the flush")

    assert room.against(revive) == []
    room.do(revive, "he had the flush")
    assert room.dues() == ()


def test_after_a_deal_its_parts_are_due_and_the_winner_gets_what_was_left() -> None:
    room = played()
    room.out(4)
    parts = {1: 200_000, 2: 180_000, 3: 170_000}
    shares = tuple(Share(room.who[n], amount, 9) for n, amount in parts.items())
    room.do(AgreeDeal("custom", shares, 50_000))
    assert (room.amounts(), room.amounts("deal")) == ({}, parts)

    room.out(3)
    room.out(1)

    assert (room.amounts(), room.amounts("deal")) == ({2: 50_000}, parts)
    assert sum(one.amount for one in room.dues()) == 600_000


def test_a_part_of_nothing_in_a_deal_is_not_due() -> None:
    room = played()
    room.out(4)
    shares = tuple(Share(room.who[n], amount) for n, amount in ((1, 600_000), (2, 0), (3, 0)))
    room.do(AgreeDeal("custom", shares))

    assert room.amounts("deal") == {1: 600_000}
    room.out(2, 3)
    assert room.amounts() == {}


@pytest.mark.parametrize(("house", "due"), [("prize", {3: 120_000}), ("none", {})])
def test_p07_who_withdrew_gets_the_prize_of_his_place_where_the_house_has_it_so(
    house: str, due: dict[int, int]
) -> None:
    room = PrizeRoom(plan=PrizePlan(scheme=THREE.scheme, withdrawn="none" if house == "none" else "prize"))
    room.publish()
    room.out(6)
    room.out(5)
    room.out(4)

    assert forfeited(room.tournament, rules_at(room.tournament)) == 0
    room.do(Withdraw(room.who[3]), "to the airport")

    assert room.amounts() == due
    assert forfeited(room.tournament, rules_at(room.tournament)) == (0 if due else 120_000)


@pytest.mark.parametrize(("house", "due"), [("prize", {3: 120_000}), ("none", {})])
def test_p07_who_was_disqualified_gets_a_prize_only_where_the_house_has_it_so(
    house: str, due: dict[int, int]
) -> None:
    plan = PrizePlan(scheme=THREE.scheme, disqualified="prize" if house == "prize" else "none")
    room = PrizeRoom(plan=plan)
    room.publish()
    for number in (6, 5, 4):
        room.out(number)

    room.do(Disqualify(room.who[3], "cheating"))

    assert room.amounts() == due


def test_t242_a_seat_cannot_be_cut() -> None:
    """Five seats, six left, two out together with equal stacks: four seats, the fifth's value shared."""
    room = PrizeRoom(plan=PrizePlan(seat_price=120_000))
    room.publish()
    assert room.dues() == ()

    room.out(5, 6, stacks={5: 700, 6: 700})

    assert room.amounts() == {1: 120_000, 2: 120_000, 3: 120_000, 4: 120_000, 5: 60_000, 6: 60_000}
    assert [one.seat for one in room.dues()] == [True] * 4 + [False] * 2


def test_a_satellite_that_is_played_on_pays_the_same_seats() -> None:
    room = PrizeRoom(plan=PrizePlan(seat_price=200_000))
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    assert room.amounts() == {1: 200_000, 2: 200_000, 3: 200_000}

    room.out(3)
    room.out(2)

    assert room.amounts() == {1: 200_000, 2: 200_000, 3: 200_000}
    assert all(one.seat for one in room.dues())


def test_p9_late_entries_after_publishing_make_it_stale_until_somebody_decides() -> None:
    room = PrizeRoom()
    assert stale(room.tournament) is None
    room.publish()
    assert stale(room.tournament) is None
    room.enter(7, (1, 7))
    assert stale(room.tournament) == (600_000, 700_000)

    room.do(KeepPayouts(700_000), "it was announced")
    assert stale(room.tournament) is None
    room.enter(8, (1, 8))
    assert stale(room.tournament) == (600_000, 800_000)

    room.publish("two late entries")
    assert stale(room.tournament) is None


def test_money_of_the_desk_by_method_with_what_was_withheld_and_void() -> None:
    room = played()
    room.out(4)
    room.out(3)
    room.out(2)
    room.do(Pay(room.who[3], 120_000, place=(3, 3), withheld=20_000))
    room.do(Pay(room.who[2], 100_000, place=(2, 2), method="transfer"))
    slip = room.line(Pay(room.who[2], 80_000, place=(2, 2), method="transfer"))
    room.do(VoidPayment(slip), "wrong account")

    found = totals(room.tournament, room.dues())

    assert (found.due, found.paid, found.withheld, found.void) == (600_000, 220_000, 20_000, 1)
    assert found.by_method == (("cash", 1, 100_000), ("transfer", 1, 100_000))


def test_what_one_is_due_is_found_as_among_all_shared_places_too() -> None:
    room = played()
    room.out(4, 3, stacks={3: 500, 4: 500})
    room.out(2)
    rules = rules_at(room.tournament)

    for number in (1, 2, 3, 4):
        mine = next(due for due in room.dues() if due.entry == room.who[number])
        assert due_of(room.tournament, rules, room.who[number], "place") == mine
    assert due_of(room.tournament, rules, room.who[6], "place") is None
    assert due_of(room.tournament, rules, room.who[1], "deal") is None
    assert due_of(room.tournament, rules, room.who[1], "mystery") is None


def test_a_payment_for_nothing_that_is_due_asks_for_a_decision() -> None:
    room = PrizeRoom()
    room.do(SetPrizes(THREE))
    room.do(Pay(room.who[1], 5))

    (due,) = room.dues()
    assert (due.state, due.amount, due.left) == ("changed", 0, -5)
