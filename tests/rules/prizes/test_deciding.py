"""Decisions made ready from the state as it is."""

from __future__ import annotations

import pytest

from director.domain.ids import EntryId
from director.domain.payments import KeepPayment, Pay
from director.domain.prize_plan import PrizePlan
from director.domain.prizes import KeepPayouts
from director.domain.refusal import Impossible
from director.rules.prizes.deciding import (
    deal_now,
    keep_now,
    keep_payment_now,
    pay_now,
    publish_now,
)
from director.rules.prizes.dues import due_of
from director.rules.rulesets import ruleset
from tests.helpers.evening import Evening
from tests.helpers.prize_room import PrizeRoom

RULES = ruleset("sport-ru")


def ended() -> PrizeRoom:
    room = PrizeRoom()
    room.do(publish_now(room.tournament))
    for number in (6, 5, 4, 3, 2):
        room.out(number)
    return room


def test_what_cannot_be_worked_out_or_has_no_money_is_not_published() -> None:
    with pytest.raises(Impossible, match="cannot_divide"):
        publish_now(PrizeRoom(plan=PrizePlan()).tournament)
    with pytest.raises(Impossible, match="nothing_to_divide"):
        publish_now(Evening().tournament)


def test_what_is_kept_is_the_pool_as_it_is_now() -> None:
    room = ended()

    assert keep_now(room.tournament) == KeepPayouts(600_000)


def test_a_deal_without_chips_cannot_be_worked_out() -> None:
    room = PrizeRoom()
    room.publish()
    stacks = dict.fromkeys(room.who.values(), 10)

    assert sum(share.amount for share in deal_now(room.tournament, "icm", stacks).shares) == 600_000
    with pytest.raises(Impossible, match="cannot_divide"):
        deal_now(room.tournament, "icm", dict.fromkeys(room.who.values(), 0))


def test_a_payment_is_of_what_is_left_or_of_a_part() -> None:
    room = ended()
    due = due_of(room.tournament, RULES, room.who[2], "place")
    assert due is not None
    assert pay_now(due) == Pay(room.who[2], 180_000, "place", (2, 2), "cash", 0)
    assert pay_now(due, "transfer", 50_000, 500) == Pay(room.who[2], 50_000, "place", (2, 2), "transfer", 500)
    assert due_of(room.tournament, RULES, EntryId(99), "place") is None


def test_a_receipt_stands_for_what_is_due_now() -> None:
    room = ended()
    paid = room.pay(3)
    stray = room.line(Pay(room.who[4], 5, "bounty"))

    assert keep_payment_now(room.tournament, paid) == KeepPayment(paid, 120_000)
    assert keep_payment_now(room.tournament, stray) == KeepPayment(stray, 0)


def test_payouts_that_hold_are_not_published_again() -> None:
    room = PrizeRoom()
    room.do(publish_now(room.tournament))

    with pytest.raises(Impossible, match="published_already"):
        publish_now(room.tournament)
