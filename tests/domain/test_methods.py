"""How an entry, a re-entry, a rebuy or an add-on was paid."""

from __future__ import annotations

import msgspec
import pytest

from director.domain.action import Action
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId
from director.domain.methods import ENTRY_METHODS, MOST_METHOD, tidy_method
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.storage.codec import decode
from director.views.method_words import METHODS
from tests.helpers.evening import Evening
from tests.helpers.offers import OFFERING, goes_out


def _out() -> tuple[Evening, EntryId]:
    """One plays, one is out."""
    evening = Evening(OFFERING).tables(1)
    one, _other = evening.enter(7, (1, 4)), evening.enter(8, (1, 5))
    evening.enter(9, (1, 6))
    evening.do(StartPlay())
    goes_out(evening, one)
    return evening, one


def test_lines_written_before_say_not_how_they_were_paid() -> None:
    lines = {
        "Register": '{"buy_in":1,"drawn":null,"fee":0,"person":7,"seat":null,"stack":5}',
        "Reenter": '{"buy_in":1,"drawn":null,"fee":0,"keeps":false,"of":2,"seat":null,"stack":5}',
        "Rebuy": '{"buy_in":1,"entry":2,"fee":0,"stack":5}',
        "AddOn": '{"buy_in":1,"entry":2,"fee":0,"stack":5}',
    }

    assert [decode(kind, 1, data).method for kind, data in lines.items()] == [""] * 4  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "bought",
    [
        Register(PersonId(1), 100, 10, 500),
        Reenter(EntryId(3), 100, 10, 500),
        Rebuy(EntryId(4), 100, 10, 500),
        AddOn(EntryId(4), 100, 10, 500),
    ],
    ids=lambda action: action.kind,
)
def test_a_way_to_pay_has_at_most_forty_letters(bought: Action) -> None:
    evening, _one = _out()

    with pytest.raises(Impossible) as refused:
        evening.do(msgspec.structs.replace(bought, method="x" * (MOST_METHOD + 1)))
    entry = evening.do(msgspec.structs.replace(bought, method="x" * MOST_METHOD))

    assert refused.value.code == "too_long"
    assert refused.value.facts == {"field": "method", "most": MOST_METHOD}
    assert entry


def test_a_way_to_pay_is_kept_tidy() -> None:
    assert tidy_method("  gift\u200b   voucher ") == "gift voucher"


def test_every_way_to_pay_for_an_entry_has_a_word() -> None:
    assert set(ENTRY_METHODS) <= METHODS.keys()
