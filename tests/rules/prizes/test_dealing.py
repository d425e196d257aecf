"""Deals on the prizes that are left, however many players and tables."""

from __future__ import annotations

import pytest

from director.domain.ids import EntryId
from director.domain.payments import AgreeDeal
from director.domain.plan import MOST_CHIPS
from director.domain.prize_money import Share
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.refusal import Impossible
from director.host.i18n import words_for
from director.rules.prizes.deal import DEAL_KINDS
from director.rules.prizes.dealing import prizes_left, propose_deal, warned
from director.rules.prizes.rounding import CannotPay
from director.views.prize_refusals import cannot_pay
from tests.helpers.prize_room import PrizeRoom

CLUB = PrizePlan(scheme=Scheme(kind="fixed", amounts=(300_000, 180_000, 120_000)))


def three_left() -> PrizeRoom:
    room = PrizeRoom(plan=CLUB)
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    return room


def stacks(room: PrizeRoom, *chips: int) -> dict[EntryId, int]:
    return {room.who[n]: stack for n, stack in enumerate(chips, 1)}


def test_what_is_left_to_win_are_the_prizes_of_those_who_are_left() -> None:
    room = PrizeRoom(plan=CLUB)
    assert prizes_left(room.tournament) == ()
    with pytest.raises(Impossible, match="nothing_published"):
        propose_deal(room.tournament, "icm", stacks(room, 1, 1))
    room.publish()
    assert prizes_left(room.tournament) == (300_000, 180_000, 120_000)

    assert prizes_left(three_left().tournament) == (300_000, 180_000, 120_000)


def test_what_is_no_unit_or_no_stack_divides_nothing() -> None:
    room = three_left()

    with pytest.raises(Impossible, match="prize_amount"):
        propose_deal(room.tournament, "chip", stacks(room, 5, 3, 2), unit=0)
    with pytest.raises(CannotPay) as cannot:
        propose_deal(room.tournament, "chip", stacks(room, 5, 3, 10**30))
    assert cannot_pay(cannot.value, room.tournament.setup, words_for("en")) == (
        f"{10**30} is no stack. A stack has from 1 to {MOST_CHIPS} chips."
    )


@pytest.mark.parametrize("method", DEAL_KINDS)
@pytest.mark.parametrize("leave", [0, 30_000])
def test_p6_each_method_gives_a_deal_that_can_be_signed(method: str, leave: int) -> None:
    room = three_left()
    kind = next(one for one in DEAL_KINDS if one == method)

    offered = propose_deal(room.tournament, kind, stacks(room, 33_000, 21_000, 6_000), leave, 1_000)

    assert sum(share.amount for share in offered.action.shares) + leave == 600_000
    assert warned(room.tournament, offered.action) == offered.warnings
    room.do(offered.action)


def test_p08_a_chop_by_chips_may_go_above_first_prize_and_says_so() -> None:
    room = three_left()

    straight = propose_deal(room.tournament, "straight", stacks(room, 55_000, 3_500, 1_500))

    assert straight.warnings == ("above_first", "below_minimum")
    assert room.against(straight.action) == ["deal_above_first", "deal_below_minimum"]
    fair = propose_deal(room.tournament, "icm", stacks(room, 55_000, 3_500, 1_500))
    assert room.against(fair.action) == []


def test_a_second_deal_divides_the_rest_of_the_first() -> None:
    room = three_left()
    room.do(propose_deal(room.tournament, "equal", stacks(room, 5, 5, 5), 60_000).action)
    room.out(3)

    second = propose_deal(room.tournament, "equal", stacks(room, 5, 5))

    assert [share.amount for share in second.action.shares] == [30_000, 30_000]
    room.do(second.action)
    assert warned(room.tournament, AgreeDeal("custom", second.action.shares)) == ("above_first",)


def test_with_more_players_than_prizes_the_others_have_no_sure_prize() -> None:
    room = PrizeRoom(plan=CLUB)
    room.publish()

    offered = propose_deal(room.tournament, "equal", stacks(room, 1, 1, 1, 1, 1, 1))

    assert [share.amount for share in offered.action.shares] == [100_000] * 6
    assert offered.warnings == ()


def test_without_chips_there_is_nothing_to_divide_by() -> None:
    room = three_left()

    with pytest.raises(CannotPay, match="no_stack"):
        propose_deal(room.tournament, "icm", stacks(room, 5, 0, 5))


def test_a_deal_is_of_everybody_who_is_left() -> None:
    room = PrizeRoom(plan=CLUB)
    room.publish()
    part = AgreeDeal("custom", (Share(room.who[1], 300_000), Share(room.who[2], 180_000)))

    assert warned(room.tournament, AgreeDeal("custom", ())) == ()
    (objection,) = [one for one in room.against(part) if one == "deal_not_all"]
    assert objection == "deal_not_all"


def test_a_deal_of_nobody_is_refused() -> None:
    with pytest.raises(Impossible, match="deal_of_nobody"):
        propose_deal(three_left().tournament, "icm", {})
