"""What is said of decisions about prizes, and of why one cannot be."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.line import unwritten
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.people import People, person
from director.domain.plan import Plan
from director.domain.prize_money import Pool, Share
from director.domain.prize_plan import PrizePlan
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.refusal import Impossible, Objection, Refused
from director.host.i18n import words_for
from director.rules.prizes.rounding import CannotPay
from director.views.method_words import method_name
from director.views.prize_refusals import CANNOT, cannot_pay
from director.views.reconciliation import reconciliation
from director.views.refusals import RefusalTelling
from director.views.wording import Telling
from tests.helpers.prize_room import PrizeRoom, paid_third

EN, RU = words_for("en"), words_for("ru")
PEOPLE = People(person(f"Player{n}", who=PersonId(n)) for n in range(1, 7))


def paid() -> tuple[PrizeRoom, Seq]:
    """Player 3 was paid the third prize."""
    room = paid_third()
    (receipt,) = room.tournament.prize_money.payments
    return room, receipt


def said(action: Action, language: str = "en") -> str:
    room, _ = paid()
    words = words_for(language)
    return Telling(room.journal, PEOPLE, words).line(unwritten(action)).replace("\u00a0", " ")


def test_a_plan_and_its_payouts_are_told_as_the_promise() -> None:
    room = PrizeRoom()
    first = room.line(SetPrizes(PrizePlan()))
    room.line(PublishPayouts((600_000,), Pool(6, 600_000)))

    told = Telling(room.journal, PEOPLE, EN).together(first, first + 1)

    assert told.replace("\u00a0", " ") == "Payouts published: 1 place, RUB 6,000"


ONE, TWO, SIX = EntryId(3), EntryId(4), EntryId(8)
THREE_SHARES = (Share(ONE, 300_000), Share(TWO, 180_000))


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (SetPrizes(PrizePlan()), "Prizes planned"),
        (SetPrizes(PrizePlan(guarantee=100_000_000)), "Prizes planned, guaranteed: RUB 1,000,000"),
        (PublishPayouts((600_000,), Pool(6, 600_000)), "Payouts published: 1 place, RUB 6,000"),
        (RecallPayouts(Seq(9)), "Payouts of line 9 taken back"),
        (KeepPayouts(700_000), "Payouts stay as published although the pool is RUB 7,000"),
        (AgreeDeal("icm", THREE_SHARES), "Deal of 2 players, by ICM: RUB 4,800"),
        (
            AgreeDeal("chip", THREE_SHARES, 120_000),
            "Deal of 2 players, chip chop: RUB 4,800; RUB 1,200 left to play for",
        ),
        (Pay(ONE, 120_000, "bounty", None, "giro"), "Player1 paid RUB 1,200: bounties, giro"),
        (Pay(ONE, 120_000, "place", (3, 4)), "Player1 paid RUB 1,200: prize, 3rd–4th place, cash"),
        (VoidPayment(Seq(99)), "Receipt 99 made void: , "),
        (AwardBounty(SIX, ()), "Nobody is known to have knocked Player6 out"),
        (AwardBounty(SIX, (ONE, TWO)), "Bounty of Player6 goes to Player1, Player2"),
        (
            SealMystery(1, SIX, "ab" * 32, "cd" * 32, (5,)),
            "Mystery bounty 1 for Player6 sealed: key abababab, envelopes cdcdcdcd",
        ),
        (
            DrawMystery(1, "00", "Ks", 500, (Share(ONE, 500),)),
            "Mystery bounty 1: RUB 5 to Player1, public word “Ks”",
        ),
        (
            DrawMystery(1, "00", "", 500, (Share(ONE, 500),)),
            "Mystery bounty 1: RUB 5 to Player1, without a public word",
        ),
    ],
)
def test_each_decision_is_told_in_one_sentence(action: Action, sentence: str) -> None:
    assert said(action) == sentence


def test_a_receipt_is_named_with_whom_it_paid() -> None:
    room, receipt = paid()
    telling = Telling(room.journal, PEOPLE, EN)

    void, kept = (
        telling.line(unwritten(action)).replace("\u00a0", " ")
        for action in (VoidPayment(receipt), KeepPayment(receipt, 0))
    )

    assert void == f"Receipt {receipt} made void: Player3, RUB 1,200"
    assert kept == f"Receipt {receipt} stands: Player3, RUB 1,200, although RUB 0 is due now"


def test_in_russian_too() -> None:
    assert (
        said(Pay(ONE, 120_000, "place", (3, 3)), "ru")
        == "Player1: выплачено 1 200 ₽, приз, 3-е место, наличными"
    )
    assert method_name("transfer", RU) == "банковским переводом"
    assert method_name("giro", RU) == "giro"


def test_refusals_name_people_and_money() -> None:
    room, receipt = paid()
    telling = RefusalTelling(Telling(room.journal, PEOPLE, EN))
    objection = Objection("prize_paid", {"entry": room.who[3], "line": receipt, "money": 120_000})

    told = telling.tell(Refused([objection])).replace("\u00a0", " ")
    cannot = telling.tell(
        Impossible("cannot_divide", cannot=CannotPay("fixed_above_pool", total=500, pool=400))
    )

    assert told == (
        f"Player3 was paid RUB 1,200 for a place (receipt {receipt}). "
        "Make that receipt void first. [house choice]"
    )
    assert cannot.replace("\u00a0", " ") == (
        "That cannot be worked out. The fixed prizes come to RUB 5, but the pool is RUB 4."
    )


@pytest.mark.parametrize("code", [*CANNOT, "prizes_rise"])
def test_why_a_table_cannot_be_worked_out_is_one_sentence(code: str) -> None:
    facts = dict.fromkeys(("total", "pool", "first", "least", "unit", "value", "most"), 100)
    numbers = dict.fromkeys(("places", "place", "prizes", "stacks", "entries"), 3)

    sentence = cannot_pay(CannotPay(code, **facts, **numbers, entry=5), Plan(name="x"), EN)

    assert sentence.endswith(".")
    assert "{" not in sentence


def test_the_strip_says_where_what_is_published_and_the_pool_part() -> None:
    room = PrizeRoom()
    room.publish()
    assert [count.id for count in reconciliation(room.tournament, EN)] == ["seats", "chips", "money"]
    room.enter(7, (1, 7))

    (count,) = [one for one in reconciliation(room.tournament, EN) if not one.agrees]

    assert count.text.replace("\u00a0", " ") == "Payouts RUB 6,000 ≠ pool RUB 7,000"
