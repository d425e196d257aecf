"""Receipts: a slip for everything that was paid."""

from __future__ import annotations

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.receipts import Receipts, receipts
from tests.helpers.evening import Evening
from tests.helpers.offers import OFFERING, goes_out

EN = words_for("en")
PEOPLE = People(person(name, "A", who=PersonId(n)) for n, name in enumerate(("Lee", "Roy", "Cho"), 1))
AT = "2026-12-05T18:00:00.000Z"


def slips(evening: Evening, **which: object) -> Receipts:
    return receipts(evening.journal, PEOPLE, EN, AT, **which)  # type: ignore[arg-type]  # passed on


def test_each_purchase_of_a_player_has_its_own_receipt() -> None:
    """P05: two rebuys and an add-on, each with a line of its own."""
    evening = Evening(OFFERING).tables(1)
    one = evening.enter(1, (1, 4))
    evening.enter(2, (1, 5))
    lines = [one, *(evening.do(Rebuy(one, 90_000, 0, 10_000)) for _ in range(2))]
    lines.append(evening.do(AddOn(one, 50_000, 5_000, 15_000)))

    rows = slips(evening, only={one}).rows

    assert [row.line for row in rows] == [str(line) for line in lines]
    assert [row.what for row in rows] == ["Entry", "Rebuy", "Rebuy", "Add-on"]
    assert [row.paid for row in rows] == ["RUB\xa01,100", "RUB\xa0900", "RUB\xa0900", "RUB\xa0550"]
    assert [bool(row.split) for row in rows] == [True, False, False, True]
    assert {row.place for row in rows} == {"Seat 1-4"}
    assert {row.name for row in rows} == {"Lee A"}


def test_what_was_taken_back_has_no_receipt() -> None:
    evening = Evening(OFFERING).tables(1)
    one = evening.enter(1, (1, 4))
    line = evening.do(Rebuy(one, 90_000, 0, 10_000))

    evening.undo(line)

    assert [row.what for row in slips(evening).rows] == ["Entry"]


def test_who_waits_sees_his_number() -> None:
    evening = Evening(OFFERING).tables(1, seats=2)
    one = evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    evening.enter(3)
    evening.do(StartPlay())
    goes_out(evening, one)
    again = evening.do(Reenter(one, 100_000, 10_000, 12_000))

    (row,) = slips(evening, line=again).rows

    assert (row.what, row.place) == ("Re-entry: entry 2", "Waits for a seat: number 2")
    assert slips(evening, only={one}).rows[0].place == ""
    assert evening.tournament.seating.holder(TableSeat(1, 1)) is None
