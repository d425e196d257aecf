"""After a deal no more is due than was published, whoever comes back, comes in, or ties."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from director.domain.busts import Bust, Out, Revive
from director.domain.buying import Reenter
from director.domain.entries import Register, Withdraw
from director.domain.hand_for_hand import StartHandForHand
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.payments import AgreeDeal
from director.domain.penalties import Disqualify
from director.domain.prize_money import Pool, Share
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import PublishPayouts
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.undo import Undo
from director.rules.prizes.deciding import deal_now
from director.rules.prizes.dues import due_of, forfeited
from director.rules.table.sitting import rules_at
from tests.helpers.prize_room import PrizeRoom

PRIZES = (300_000, 150_000, 80_001, 40_000, 29_999)
FIVE = PrizePlan(scheme=Scheme(kind="fixed", amounts=PRIZES))


def dealt(leave: int = 60_000, plan: PrizePlan = FIVE) -> tuple[PrizeRoom, Seq]:
    """Six players, five places; the last three made a deal and left so much. And the line of the fourth."""
    room = PrizeRoom(plan=plan)
    room.publish()
    room.out(6)
    room.out(5)
    fourth = room.out(4)
    room.do(deal_now(room.tournament, "equal", {room.who[n]: 9 for n in (1, 2, 3)}, leave))
    return room, fourth


def of_the_deal(room: PrizeRoom) -> int:
    return sum(room.amounts("deal").values())


def due_in_all(room: PrizeRoom) -> int:
    """For places and by deals, in minor units."""
    return sum(due.amount for due in room.dues() if due.paid_for in ("place", "deal"))


# ------------------------------------------------------------------ the law

wishes = st.lists(
    st.tuples(
        st.sampled_from(
            ("out", "out", "out", "out2", "round", "deal", "few", "revive", "again", "late", "undo", "gone")
        ),
        st.integers(0, 99),
    ),
    max_size=14,
)


class Night:
    """A night of which everything is overruled that can be."""

    def __init__(self, plan: PrizePlan, leave: int) -> None:
        self.room, _ = dealt(leave, plan)
        self.room.do(StartHandForHand())

    def tell(self, what: str, number: int) -> None:
        """One more decision; what cannot be changes nothing."""
        with suppress(Impossible):
            getattr(self, f"_{what}")(number)

    def _alive(self) -> list[EntryId]:
        return sorted(self.room.tournament.playing_persons.values())

    def _bust(self, number: int, count: int, hand: int = 0) -> None:
        alive = self._alive()
        if len(alive) <= count:
            return
        told = []
        for n in range(count):
            entry = alive[(number + n) % len(alive)]
            seat = self.room.tournament.seating.at(entry)
            if seat is not None:
                told.append(Out(entry, seat, 100 + number % 2 * n))
        self.room.do(Bust(tuple(told), round=hand, ends=len(alive) - count == 1))

    def _out(self, number: int) -> None:
        self._bust(number, 1)

    def _out2(self, number: int) -> None:
        self._bust(number, 2)

    def _round(self, number: int) -> None:
        self._bust(number, 1 + number % 2, hand=1)

    def _deal(self, number: int) -> None:
        self.room.do(deal_now(self.room.tournament, "chip", dict.fromkeys(self._alive(), 5), number * 100))

    def _few(self, number: int) -> None:
        some = self._alive()[: 1 + number % 3]
        self.room.do(deal_now(self.room.tournament, "chip", dict.fromkeys(some, 5), number * 100))

    def _chair(self, number: int) -> TableSeat:
        return TableSeat(1, 1 + number % 9)

    def _any(self, number: int) -> EntryId:
        every = sorted(self.room.tournament.entries)
        return every[number % len(every)]

    def _revive(self, number: int) -> None:
        self.room.do(Revive(self._any(number), self._chair(number)), "because")

    def _again(self, number: int) -> None:
        self.room.do(Reenter(self._any(number), 100_000, 0, 10_000, self._chair(number)), "because")

    def _late(self, number: int) -> None:
        self.room.do(Register(PersonId(50 + number), 100_000, 0, 10_000, self._chair(number)), "because")

    def _undo(self, number: int) -> None:
        self.room.do(Undo(Seq(self.room.journal.seq - number % 12)), "because")

    def _gone(self, number: int) -> None:
        gone = Withdraw(self._any(number)) if number % 2 else Disqualify(self._any(number), "because")
        self.room.do(gone, "because")


def _agrees_with_each(room: PrizeRoom) -> bool:
    rules = rules_at(room.tournament)
    return all(due_of(room.tournament, rules, due.entry, due.paid_for) == due for due in room.dues())


@settings(max_examples=250)
@given(
    wishes,
    st.sampled_from((0, 1, 60_000, 150_000)),
    st.sampled_from(
        (FIVE, PrizePlan(scheme=FIVE.scheme, unit=700, withdrawn="none"), PrizePlan(seat_price=150_000))
    ),
)
def test_no_more_is_due_than_was_published_and_outside_the_deal_its_rest_is_all_one_can_win(
    told: list[tuple[str, int]], leave: int, plan: PrizePlan
) -> None:
    night = Night(plan, leave)
    for what, number in told:
        night.tell(what, number)
        room = night.room
        money, published = room.tournament.prize_money, room.tournament.prize_money.published
        assert published is not None
        total = published.pool.total

        assert due_in_all(room) + forfeited(room.tournament, rules_at(room.tournament)) <= total
        assert _agrees_with_each(room)
        if money.deals:
            below = published.amounts[len(money.deals[0].shares) :]
            places = [due.amount for due in room.dues() if due.paid_for == "place"]
            assert sum(places) <= money.deals[-1].leave + sum(below)
            assert max(places, default=0) <= money.deals[-1].leave + max(below, default=0)


@given(st.permutations([1, 2, 3, 4]), st.integers(0, 300_000), st.booleans())
def test_whoever_comes_back_all_that_was_published_is_due_to_the_last_unit(
    order: list[int], leave: int, tied: bool
) -> None:
    """The fourth was not out after all; the four go out in any order, the first two in one hand or not."""
    room, fourth = dealt(leave)
    room.undo(fourth)
    if tied:
        room.out(*order[:2], stacks=dict.fromkeys(order[:2], 700))
    else:
        room.out(order[0])
        room.out(order[1])
    room.out(order[2])

    assert due_in_all(room) == 600_000
    sure = {4: 40_000, 5: 29_999}
    sure[order[3]] = sure.get(order[3], 0) + leave
    assert room.amounts() == {who: amount for who, amount in sure.items() if amount}


# ------------------------------------------------------------------ one by one


def test_who_comes_in_after_a_deal_and_wins_gets_what_it_left_and_nobody_elses_prize_moves() -> None:
    room, _ = dealt()
    room.who[7] = room.enter(7, (1, 7))
    room.who[6] = EntryId(room.do(Reenter(room.who[6], 100_000, 0, 10_000, TableSeat(1, 6))))
    for number in (1, 2, 6):
        room.out(number)
    assert room.amounts() == {4: 40_000, 5: 29_999}

    room.out(3)

    assert room.amounts() == {7: 60_000, 4: 40_000, 5: 29_999}
    assert due_in_all(room) == 600_000


def test_who_was_in_the_deal_and_enters_again_plays_for_what_it_left_only() -> None:
    room, _ = dealt()
    room.out(3)
    room.who[3] = EntryId(room.do(Reenter(room.who[3], 100_000, 0, 10_000, TableSeat(1, 3))))
    room.out(2)
    room.out(1)

    assert room.amounts() == {3: 60_000, 4: 40_000, 5: 29_999}
    assert due_in_all(room) == 600_000


def test_who_took_no_part_in_a_deal_keeps_the_prize_below_it_and_wins_the_rest_on_top() -> None:
    room = PrizeRoom(plan=FIVE)
    room.publish()
    room.out(6, 5, 4, stacks={6: 1, 5: 2, 4: 3})
    two = tuple(Share(room.who[n], 200_000) for n in (1, 2))
    room.do(AgreeDeal("custom", two, 50_000), "the third did not want to")
    assert room.amounts() == {4: 40_000, 5: 29_999}

    room.out(1)
    room.out(2)

    assert room.amounts() == {3: 130_001, 4: 40_000, 5: 29_999}
    assert due_in_all(room) == 600_000


def test_a_hand_for_hand_tie_over_the_edge_of_a_deal_pays_the_prizes_below_it_once() -> None:
    room, fourth = dealt()
    room.undo(fourth)
    room.do(StartHandForHand())
    seats = {n: room.tournament.seating.at(room.who[n]) for n in (3, 4)}
    for number, seat in seats.items():
        assert seat is not None
        room.do(Bust((Out(room.who[number], seat, 700),), round=1))

    assert room.amounts() == {4: 40_000, 5: 29_999}
    assert due_in_all(room) == of_the_deal(room) + 69_999


def test_a_satellite_that_stops_after_a_deal_shares_what_it_left_among_those_who_are_in() -> None:
    room, _ = dealt(50_000, PrizePlan(seat_price=150_000))

    assert room.tournament.winner is None
    assert room.amounts() == {1: 16_667, 2: 16_667, 3: 16_666, 4: 150_000}
    assert due_in_all(room) == 600_000


def test_who_is_sent_away_after_a_deal_keeps_his_part_and_the_places_below_it_keep_theirs() -> None:
    room, _ = dealt()
    room.do(Disqualify(room.who[3], "cheating"))

    assert forfeited(room.tournament, rules_at(room.tournament)) == 0
    assert 3 in room.amounts("deal")
    assert room.amounts() == {4: 40_000, 5: 29_999}


def test_payouts_published_anew_and_smaller_after_a_deal_pay_below_it_what_it_did_not_take() -> None:
    room, _ = dealt()
    room.do(room.published(400_000, 100_000, 50_000, 25_000, 25_000), "the auditor said so")
    assert room.amounts() == {4: 25_000, 5: 25_000}

    room.do(room.published(200_000, 180_000, 120_000, 60_000, 40_000), "and again")

    assert room.amounts() == {4: 60_000, 5: 9_999}
    room.out(3)
    room.out(2)
    assert due_in_all(room) == 600_000


def test_a_seat_that_cannot_be_paid_whole_below_a_deal_is_money_and_shared() -> None:
    room = PrizeRoom(plan=None)
    room.do(PublishPayouts((150_000,) * 4, Pool(6, 600_000), seats=4))
    room.out(6)
    room.out(5)
    half = tuple(Share(room.who[number], 150_000) for number in (1, 2))
    room.do(AgreeDeal("custom", half))
    room.do(PublishPayouts((120_000, 120_000, 120_000, 90_000), Pool(6, 450_000), seats=4), "less")

    found = {due.entry: (due.amount, due.seat) for due in room.dues() if due.paid_for == "place"}

    assert found == {room.who[3]: (75_000, False), room.who[4]: (75_000, False)}


def test_seats_below_a_deal_that_can_be_paid_whole_stay_seats() -> None:
    room = PrizeRoom(plan=None)
    room.do(PublishPayouts((150_000,) * 4, Pool(6, 600_000), seats=4))
    room.out(6)
    room.out(5)
    half = tuple(Share(room.who[number], 150_000) for number in (1, 2))
    room.do(AgreeDeal("custom", half))

    found = {due.entry: (due.amount, due.seat) for due in room.dues() if due.paid_for == "place"}

    assert found == {room.who[3]: (150_000, True), room.who[4]: (150_000, True)}
