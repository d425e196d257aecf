"""What each clerk took: every line that moves money, and what was taken off again."""

from __future__ import annotations

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.payments import Pay, VoidPayment
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.rules.takings import Taken, takings
from tests.helpers.evening import Evening
from tests.helpers.offers import OFFERING, goes_out


def _enter(evening: Evening, who: int, seat: int, method: str = "cash") -> EntryId:
    return evening.do(Register(PersonId(who), 100_000, 10_000, 10_000, TableSeat(1, seat), method=method))


def _told(found: tuple[Taken, ...]) -> list[tuple[str, str, int, int]]:
    return [(one.kind, one.method, one.amount, one.off) for one in found]


def test_everything_that_was_bought_is_money_of_who_sat_at_the_desk() -> None:
    evening = Evening(OFFERING).tables(1)
    one = evening.do(Register(PersonId(1), 100_000, 10_000, 10_000, method="card"))
    _enter(evening, 2, 2)
    evening.do(Rebuy(one, 90_000, 0, 10_000, " bank  draft "))
    evening.do(AddOn(one, 50_000, 5_000, 15_000))

    found = takings(evening.journal)

    assert _told(found) == [
        ("entry", "card", 110_000, 0),
        ("entry", "cash", 110_000, 0),
        ("rebuy", "bank draft", 90_000, 0),
        ("add_on", "", 55_000, 0),
    ]
    assert {(one.staff, one.desk) for one in found} == {("Olga", "1")}
    assert [one.line for one in found] == [3, 4, 5, 6]


def test_a_re_entry_is_money_and_a_bust_is_none() -> None:
    evening = Evening(OFFERING).tables(1)
    one = _enter(evening, 1, 1)
    for seat in (2, 3):
        _enter(evening, seat, seat)
    evening.do(StartPlay())
    goes_out(evening, one)
    evening.do(Reenter(one, 100_000, 10_000, 12_000, method="ticket"))

    assert _told(takings(evening.journal))[-1] == ("reentry", "ticket", 110_000, 0)


def test_what_cost_nothing_moved_no_money() -> None:
    evening = Evening(OFFERING).tables(1)
    one = evening.do(Register(PersonId(1), 0, 0, 10_000))
    evening.do(Withdraw(one), "ill")

    assert takings(evening.journal) == ()


def test_a_refund_goes_back_the_way_it_was_paid() -> None:
    evening = Evening(OFFERING).tables(1)
    one = _enter(evening, 1, 1, "card")
    evening.do(Withdraw(one, 100_000, 0), "ill")

    assert _told(takings(evening.journal)) == [
        ("entry", "card", 110_000, 0),
        ("refund", "card", -100_000, 0),
    ]


def test_an_undone_line_names_the_undo_that_took_it_off_and_redo_brings_it_back() -> None:
    evening = Evening(OFFERING).tables(1)
    line = _enter(evening, 1, 1)
    evening.undo(line)
    undo = evening.journal.seq

    assert _told(takings(evening.journal)) == [("entry", "cash", 110_000, undo)]

    evening.undo(undo)
    assert _told(takings(evening.journal)) == [("entry", "cash", 110_000, 0)]


def test_a_void_entry_takes_its_rebuys_with_it() -> None:
    evening = Evening(OFFERING).tables(1)
    one = _enter(evening, 1, 1)
    evening.do(Rebuy(one, 90_000, 0, 10_000, "cash"))
    evening.undo(evening.do(Void(one), "slip"))
    assert [one.off for one in takings(evening.journal)] == [0, 0], "the void was undone"
    void = evening.do(Void(one), "registered twice")

    assert [one.off for one in takings(evening.journal)] == [void, void]


def test_a_prize_paid_out_is_money_that_left_but_for_what_is_withheld() -> None:
    evening = Evening(OFFERING).tables(1)
    one = _enter(evening, 1, 1)
    paid = evening.do(Pay(one, 300_000, "place", (1, 1), "transfer", 39_000))
    other = evening.do(Pay(one, 50_000))
    void = evening.do(VoidPayment(Seq(other)), "paid twice")

    assert _told(takings(evening.journal))[1:] == [
        ("payout", "transfer", -261_000, 0),
        ("payout", "cash", -50_000, void),
    ]
    assert takings(evening.journal)[1].line == paid
