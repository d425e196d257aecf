"""Deals signed, prizes paid, receipts made void or left as they are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.entries import Void
from director.domain.ids import EntryId, Seq
from director.domain.methods import MOST_METHOD
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.prize_money import Share
from director.domain.refusal import Impossible
from director.domain.undo import Undo
from tests.helpers.prize_room import PrizeRoom


def three_left() -> PrizeRoom:
    """Players 1 to 3 are left of six, and 600,000 is published for three places."""
    room = PrizeRoom()
    room.publish()
    room.out(6)
    room.out(5)
    room.out(4)
    return room


def deal_of(room: PrizeRoom, *amounts: int, leave: int = 0) -> AgreeDeal:
    shares = (Share(room.who[n], amount, 1_000) for n, amount in enumerate(amounts, 1))
    return AgreeDeal("custom", tuple(shares), leave)


def test_a_deal_gives_out_all_that_is_left_to_the_last_unit() -> None:
    room = three_left()
    assert room.refused(deal_of(room, 200_000, 200_000, 199_999)) == "deal_total"

    line = room.line(deal_of(room, 200_000, 180_000, 170_000, leave=50_000))

    (deal,) = room.tournament.prize_money.deals
    assert (deal.line, deal.leave, len(deal.shares)) == (line, 50_000, 3)
    room.undo(line)
    assert room.tournament.prize_money.deals == ()


def test_a_second_deal_divides_what_the_first_left() -> None:
    room = three_left()
    room.do(deal_of(room, 200_000, 180_000, 170_000, leave=50_000))
    room.out(3)
    assert room.refused(deal_of(room, 300_000, 180_000)) == "deal_total"

    room.do(deal_of(room, 25_000, 25_000))

    assert len(room.tournament.prize_money.deals) == 2


def test_a_deal_is_of_people_who_are_left_each_once_with_amounts() -> None:
    room = three_left()
    whole = deal_of(room, 200_000, 200_000, 200_000)
    one, two, three = whole.shares

    def refused(*shares: Share, leave: int = 0) -> str:
        return room.refused(AgreeDeal("icm", shares, leave))

    assert refused() == "deal_of_nobody"
    assert refused(one, two, one) == "deal_twice"
    assert refused(one, two, replace(three, entry=room.who[4])) == "entry_out"
    assert refused(one, replace(two, amount=-1), three) == "prize_amount"
    assert refused(one, replace(two, stack=-1), three) == "deal_stack"
    assert refused(one, replace(two, stack=10**30), three) == "deal_stack"
    assert refused(one, two, three, leave=-1) == "prize_amount"


def test_without_a_promise_there_is_nothing_to_divide() -> None:
    room = PrizeRoom()

    assert room.refused(deal_of(room, 300_000, 300_000)) == "nothing_published"


def test_a_payment_keeps_what_was_handed_out_to_whom_for_what_and_how() -> None:
    room = three_left()
    room.out(3)

    line = room.line(Pay(room.who[3], 120_000, "place", (3, 3), " bank  transfer ", 15_600))

    paid = room.tournament.prize_money.payments[line]
    assert (paid.entry, paid.amount, paid.withheld) == (room.who[3], 120_000, 15_600)
    assert (paid.place, paid.method, paid.paid_for, paid.staff) == ((3, 3), "bank transfer", "place", "Olga")
    assert (paid.at, paid.counts) == (room.journal.line(line).at, True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"entry": EntryId(99)}, "no_entry"),
        ({"amount": 0}, "prize_amount"),
        ({"withheld": -1}, "withheld"),
        ({"withheld": 120_001}, "withheld"),
        ({"place": (0, 3)}, "paid_place"),
        ({"place": (4, 3)}, "paid_place"),
        ({"method": "  "}, "no_method"),
        ({"method": "x" * (MOST_METHOD + 1)}, "too_long"),
    ],
)
def test_what_is_no_payment_is_refused(change: dict[str, object], code: str) -> None:
    room = three_left()

    assert room.refused(replace(Pay(room.who[3], 120_000), **change)) == code


def test_a_registration_that_is_void_is_paid_nothing() -> None:
    room = three_left()
    late = room.enter(7)
    room.do(Void(late), "a slip")

    assert room.refused(Pay(late, 5)) == "entry_void"


def test_a_payment_is_never_undone_but_made_void_with_a_reason_and_its_number_stays() -> None:
    room = three_left()
    room.out(3)
    line = room.pay(3)
    with pytest.raises(Impossible, match="undo_payment"):
        room.do(Undo(line))
    assert room.refused(VoidPayment(line), "") == "reason_needed"

    void = room.line(VoidPayment(line), "wrong envelope")

    paid = room.tournament.prize_money.payments[line]
    assert (paid.void, paid.why_void, paid.counts) == (void, "wrong envelope", False)
    assert room.refused(VoidPayment(line)) == "payment_void"
    assert room.refused(KeepPayment(line, 0)) == "payment_void"
    assert room.refused(VoidPayment(Seq(1))) == "no_payment"
    assert room.journal.line(void).action.takes_back == line
    with pytest.raises(Impossible, match="undo_payment"):
        room.do(Undo(void))


def test_that_a_payment_stands_is_a_decision_about_what_was_due_then() -> None:
    room = three_left()
    room.out(3)
    line = room.pay(3)
    assert room.refused(KeepPayment(line, 5), "") == "reason_needed"
    assert room.refused(KeepPayment(line, -5)) == "prize_amount"

    decided = room.line(KeepPayment(line, 100_000), "he is gone with it")

    assert room.tournament.prize_money.payments[line].stands == 100_000
    room.undo(decided)
    assert room.tournament.prize_money.payments[line].stands is None
