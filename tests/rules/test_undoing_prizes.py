"""Undo of a promise or a payment writes the line that takes it back; both stay on record."""

from __future__ import annotations

import pytest

from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.moments import Moment
from director.domain.payments import VoidPayment
from director.domain.prizes import RecallPayouts
from director.domain.refusal import Impossible
from director.domain.undo import Undo
from director.rules.prizes.deciding import pay_now
from director.rules.undoing import preview, step_back, step_forward, undo
from tests.helpers.prize_room import PrizeRoom, paid_third

NOW = Moment(1_000_000)


def test_undo_of_published_payouts_takes_them_back() -> None:
    room = PrizeRoom()
    line = room.publish()

    assert undo(room.journal, line, 0, NOW) == RecallPayouts(line)
    assert step_back(room.journal, NOW) == RecallPayouts(line)


def test_undo_of_a_payment_makes_the_receipt_void_and_then_the_line_before_is_next() -> None:
    room = paid_third()
    (line,) = room.tournament.prize_money.payments
    made = step_back(room.journal, NOW)
    assert made == VoidPayment(line)

    room.do(made, "wrong player")

    last = room.journal.last_done()
    assert last is not None
    assert last.seq == line - 1


def test_of_receipts_written_as_one_the_last_is_taken_back_first() -> None:
    room = PrizeRoom()
    room.publish()
    for number in (6, 5, 4, 3, 2):
        room.out(number)
    together = [pay_now(room.due(number)) for number in (3, 2, 1)]
    for n, action in enumerate(together, 1):
        seq = Seq(room.journal.seq + 1)
        at = "2026-12-05T18:00:00.000Z"
        room.journal = room.journal.then(Line(seq, f"batch/{n}", at, "1", "Olga", action))
    third, second, first = room.tournament.prize_money.payments

    taken = []
    for _ in together:
        made = step_back(room.journal, NOW)
        room.do(made, "wrong day")
        taken.append(made)

    assert taken == [VoidPayment(first), VoidPayment(second), VoidPayment(third)]
    assert isinstance(step_back(room.journal, NOW), Undo), "then comes the last knock-out"


def test_what_took_one_back_stays_too() -> None:
    room = paid_third()
    void = room.line(step_back(room.journal, NOW), "wrong player")
    with pytest.raises(Impossible, match="undo_payment"):
        undo(room.journal, void, 0, NOW)
    with pytest.raises(Impossible, match="undo_payment"):
        step_forward(room.journal, NOW)

    back = room.line(RecallPayouts(room.tournament.prize_money.versions[0].line), "not agreed")
    with pytest.raises(Impossible, match="undo_promise"):
        undo(room.journal, back, 0, NOW)


def test_a_payment_that_is_void_already_is_not_made_void_again() -> None:
    room = paid_third()
    (line,) = room.tournament.prize_money.payments
    room.do(VoidPayment(line), "wrong player")

    with pytest.raises(Impossible, match="payment_void"):
        preview(room.journal, line, 0, NOW)


def test_the_undo_of_a_knock_out_goes_through_although_somebody_was_paid_third() -> None:
    room = paid_third()
    (line,) = room.tournament.prize_money.payments

    made = undo(room.journal, line - 1, 0, NOW)
    room.do(made)

    assert room.due(3).state == "changed"
