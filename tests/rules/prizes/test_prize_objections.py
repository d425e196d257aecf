"""What speaks against promises that do not fit and payments nobody is due."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.bounties import AwardBounty
from director.domain.busts import Revive
from director.domain.buying import Reenter
from director.domain.entries import Register
from director.domain.ids import PersonId, Seq
from director.domain.payments import KeepPayment, Pay, VoidPayment
from director.domain.prize_plan import BountyPlan, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.seats import TableSeat
from director.rules.prizes.dealing import propose_deal
from director.rules.prizes.proposing import propose_payouts
from tests.helpers.evening import Evening
from tests.helpers.prize_room import THREE, PrizeRoom, paid_third


def test_the_plan_may_change_freely_until_the_first_hand() -> None:
    evening = Evening()
    evening.do(SetPrizes(THREE))
    room = PrizeRoom()

    assert room.against(SetPrizes(PrizePlan())) == ["prizes_after_start"]
    assert room.against(SetPrizes(THREE)) == []
    assert PrizeRoom(plan=None).against(SetPrizes(THREE)) == []


def test_the_first_choice_of_a_table_is_no_other_plan_once_play_has_begun() -> None:
    room = PrizeRoom(plan=replace(THREE, scheme=Scheme()))

    assert room.against(SetPrizes(THREE)) == []
    assert room.against(SetPrizes(replace(THREE, guarantee=THREE.guarantee + 1))) == ["prizes_after_start"]


def test_a_bounty_is_part_of_the_buy_in() -> None:
    room = PrizeRoom(plan=None)
    buy_in = room.tournament.setup.buy_in

    assert room.against(SetPrizes(replace(THREE, bounty=BountyPlan(buy_in)))) == []
    assert room.against(SetPrizes(replace(THREE, bounty=BountyPlan(buy_in + 1)))) == ["bounty_above_buy_in"]


def test_envelopes_hold_what_the_bounties_come_to_when_payouts_are_published() -> None:
    def against(count: int) -> list[str]:
        bounty = BountyPlan(1_000, "mystery", (Envelope(2_000, 1), Envelope(500, count)))
        room = PrizeRoom(6, replace(THREE, bounty=bounty))
        return room.against(propose_payouts(room.tournament).action)

    assert [against(7), against(8), against(9)] == [
        ["envelopes_other_total"],
        [],
        ["envelopes_other_total"],
    ]


def test_what_is_published_is_the_pool_as_it_is_for_players_who_took_part() -> None:
    room = PrizeRoom(2)
    made = propose_payouts(room.tournament).action
    assert room.against(made) == []
    three = PublishPayouts((100_000, 60_000, 40_000), made.pool)
    assert room.against(three) == ["payouts_places"]

    room.enter(3, (1, 3))

    assert room.against(made) == ["payouts_pool_other"]


def test_after_money_was_handed_out_the_promise_is_not_changed_lightly() -> None:
    room = paid_third()
    again = propose_payouts(room.tournament).action
    version = room.tournament.prize_money.published
    assert version is not None

    assert room.against(again) == ["payouts_after_paying"]
    assert room.against(RecallPayouts(version.line)) == ["payouts_after_paying"]
    (paid,) = room.tournament.prize_money.payments
    room.do(VoidPayment(paid), "a slip")
    assert room.against(again) == []


def test_after_a_deal_neither() -> None:
    room = PrizeRoom()
    room.publish()
    stacks = dict.fromkeys(room.who.values(), 10)
    room.do(propose_deal(room.tournament, "equal", stacks).action)

    assert room.against(propose_payouts(room.tournament).action) == ["payouts_after_deal"]


def test_nobody_comes_in_unasked_when_the_prizes_are_divided() -> None:
    room = PrizeRoom()
    room.publish()
    room.out(6)
    back = Revive(room.who[6], TableSeat(1, 6))
    again = Reenter(room.who[6], room.tournament.setup.buy_in, 0, 10_000)
    late = Register(PersonId(99), room.tournament.setup.buy_in, 0, 10_000)
    before = [room.against(one) for one in (back, again, late)]

    stacks = dict.fromkeys(room.tournament.playing_persons.values(), 10)
    room.do(propose_deal(room.tournament, "equal", stacks).action)

    after = [room.against(one) for one in (back, again, late)]
    assert [set(now) - set(then) for now, then in zip(after, before, strict=True)] == [
        {"entry_after_deal"}
    ] * 3


def test_a_decision_about_another_pool_is_looked_at_again() -> None:
    room = PrizeRoom()
    room.publish()

    assert room.against(KeepPayouts(600_000)) == []
    assert room.against(KeepPayouts(700_000)) == ["kept_other_pool"]


def test_only_what_is_due_is_paid_once() -> None:
    room = paid_third()
    two, three = room.who[2], room.who[3]

    assert room.against(Pay(two, 5)) == ["pay_nothing_due"]
    assert room.against(Pay(three, 5)) == ["pay_above_due"]
    room.out(2)
    assert room.against(Pay(two, 180_000, place=(2, 2))) == []
    assert room.against(Pay(two, 180_001, place=(2, 2))) == ["pay_above_due"]
    assert room.against(Pay(two, 180_000, place=(3, 3))) == ["pay_other_place"]
    assert room.against(Pay(two, 180_000)) == []


def test_somebody_who_has_too_much_is_paid_no_more() -> None:
    room = PrizeRoom()
    room.publish()
    lines = [room.out(number) for number in (6, 5, 4, 3)]
    room.pay(3)
    room.undo(lines[2])

    assert room.against(Pay(room.who[3], 5)) == ["pay_above_due"]


def test_nothing_is_paid_by_a_promise_whose_pool_has_changed() -> None:
    late = PrizeRoom()
    late.publish()
    late.enter(7, (1, 7))
    for number in (6, 5, 4, 3):
        late.out(number)

    assert late.against(Pay(late.who[3], 120_000)) == ["pay_stale", "pay_nothing_due"]


def test_that_a_payment_stands_is_said_of_what_is_due_now() -> None:
    room = paid_third()
    (paid,) = room.tournament.prize_money.payments

    assert room.against(KeepPayment(paid, 120_000)) == []
    assert room.against(KeepPayment(paid, 0)) == ["keep_other_due"]
    assert room.against(KeepPayment(Seq(999), 0)) == [], "the line itself refuses it"
    stray = room.line(Pay(room.who[1], 5, "bounty"))
    assert room.against(KeepPayment(stray, 0)) == []


def test_who_earned_a_bounty_is_settled_before_bounties_are_paid() -> None:
    bounty = PrizePlan(scheme=Scheme(tables=(PercentTable(("100",)),)), bounty=BountyPlan(1_000))
    room = PrizeRoom(plan=bounty)
    room.out(6, by=(1,))
    award = AwardBounty(room.who[6], (room.who[2],))
    assert room.against(award) == []

    room.do(Pay(room.who[1], 1_000, "bounty"))

    assert room.against(award) == ["bounties_paid"]
