"""How it was paid, in words: on receipts and in the line of what was done."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.host.i18n import words_for
from director.views.receipts import receipts
from director.views.wording import Telling
from tests.helpers.evening import Evening
from tests.helpers.offers import OFFERING, goes_out

EN, RU = words_for("en"), words_for("ru")
PEOPLE = People(person(name, "A", who=PersonId(n)) for n, name in enumerate(("Lee", "Roy", "Cho", "Dow"), 1))


def _evening() -> Evening:
    """Lee is out, Roy and Cho play."""
    evening = Evening(OFFERING).tables(1)
    one = evening.enter(1, (1, 4))
    evening.enter(2, (1, 5))
    evening.enter(3, (1, 6))
    evening.do(StartPlay())
    goes_out(evening, one)
    return evening


@pytest.mark.parametrize(
    ("bought", "told"),
    [
        (Register(PersonId(4), 100_000, 10_000, 5, method="card"), "Dow A registered, RUB 1,100 (bank card)"),
        (Reenter(EntryId(3), 5, 0, 5, method="transfer"), "Lee A re-entered, RUB 0.05 (bank transfer)"),
        (Rebuy(EntryId(4), 90_000, 0, 5, method="voucher"), "Rebuy of Roy A, RUB 900 (voucher)"),
        (AddOn(EntryId(4), 50_000, 0, 5, method="ticket"), "Add-on of Roy A, RUB 500 (ticket), chips: 5"),
    ],
    ids=("register", "reenter", "rebuy", "add-on"),
)  # fmt: skip
def test_the_line_says_how_it_was_paid_where_it_was_not_cash(bought: Action, told: str) -> None:
    evening = _evening()

    line = evening.do(bought)

    assert (
        Telling(evening.journal, PEOPLE, EN)
        .line(evening.journal.lines[line - 1])
        .replace("\xa0", " ")
        .startswith(told)
    )


@pytest.mark.parametrize("method", ["", "cash", " cash "])
def test_cash_is_not_said_in_the_line(method: str) -> None:
    evening = _evening()

    line = evening.do(Register(PersonId(4), 100_000, 10_000, 5, method=method))

    told = Telling(evening.journal, PEOPLE, EN).line(evening.journal.lines[line - 1])
    assert told == "Dow A registered, RUB\xa01,100"


def test_the_receipt_says_how_it_was_paid() -> None:
    evening = _evening()
    evening.do(Register(PersonId(4), 100_000, 10_000, 5, method="cash"))
    evening.do(Rebuy(EntryId(4), 90_000, 0, 5, method="card"))

    rows = receipts(evening.journal, PEOPLE, RU, "2026-12-05T18:00:00.000Z").rows

    assert [row.how for row in rows][-2:] == ["наличными", "банковской картой"]
    assert rows[0].how == "", "where nobody said how, the receipt says nothing"


def test_what_cost_nothing_was_paid_in_no_way() -> None:
    evening = _evening()
    line = evening.do(Register(PersonId(4), 0, 0, 5, method="card"))

    rows = receipts(evening.journal, PEOPLE, EN, "2026-12-05T18:00:00.000Z", line=line).rows

    assert [row.how for row in rows] == [""]
