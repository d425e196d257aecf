"""An event in memory whose money is told in a line: entries, payouts, who goes out, who is paid."""

from __future__ import annotations

from collections.abc import Mapping

from director.domain.action import Action
from director.domain.busts import Bust, Out
from director.domain.ids import EntryId, Seq
from director.domain.payments import Pay
from director.domain.play import StartPlay
from director.domain.prize_plan import PercentTable, PrizePlan, Scheme
from director.domain.prizes import PublishPayouts, SetPrizes
from director.domain.refusal import Impossible
from director.rules.policy import objections
from director.rules.prizes.dues import Due, dues
from director.rules.prizes.proposing import propose_payouts
from director.rules.table.sitting import rules_at
from tests.helpers.evening import Evening

THREE = PrizePlan(scheme=Scheme(tables=(PercentTable(("50", "30", "20")),)))
"""Three places; of six entries at 1,000 the pool is 6,000: 3,000, 1,800, 1,200."""


class PrizeRoom(Evening):
    """Players 1, 2, 3 … at one table, named by their numbers; play has begun."""

    def __init__(self, players: int = 6, plan: PrizePlan | None = THREE, *, seats: int = 9) -> None:
        super().__init__()
        self.who: dict[int, EntryId] = {}
        self.tables(1, seats=max(seats, players))
        for number in range(1, players + 1):
            self.who[number] = self.enter(number, (1, number))
        if plan is not None:
            self.do(SetPrizes(plan))
        self.do(StartPlay())

    def line(self, action: Action, reason: str = "") -> Seq:
        """Do it; the number of its line."""
        return Seq(self.do(action, reason))

    def publish(self, reason: str = "") -> Seq:
        return self.line(propose_payouts(self.tournament).action, reason)

    def out(self, *numbers: int, by: tuple[int, ...] = (), stacks: Mapping[int, int] | None = None) -> Seq:
        """These go out in one hand; the last but one ends the event."""
        gone = []
        for number in numbers:
            seat = self.tournament.seating.at(self.who[number])
            assert seat is not None
            stack = (stacks or {}).get(number)
            gone.append(Out(self.who[number], seat, stack, tuple(self.who[one] for one in by)))
        ends = len(self.tournament.playing_persons) - len(gone) == 1
        return self.line(Bust(tuple(gone), ends=ends))

    def dues(self) -> tuple[Due, ...]:
        return dues(self.tournament, rules_at(self.tournament))

    def due(self, number: int, paid_for: str = "place") -> Due:
        mine = (one for one in self.dues() if one.entry == self.who[number] and one.paid_for == paid_for)
        return next(mine)

    def amounts(self, paid_for: str = "place") -> dict[int, int]:
        """What each is due, by number."""
        numbers = {entry: number for number, entry in self.who.items()}
        return {numbers[one.entry]: one.amount for one in self.dues() if one.paid_for == paid_for}

    def pay(self, number: int, amount: int | None = None) -> Seq:
        due = self.due(number)
        place = None if due.place is None else (due.place.first, due.place.last)
        return self.line(Pay(self.who[number], due.left if amount is None else amount, place=place))

    def against(self, action: Action) -> list[str]:
        """Codes of what speaks against it."""
        return [one.code for one in objections(self.journal, action)]

    def refused(self, action: Action, reason: str = "because") -> str:
        """The code of why it cannot be; nothing is changed."""
        before = self.journal
        try:
            self.do(action, reason)
        except Impossible as refusal:
            assert self.journal is before
            return refusal.code
        raise AssertionError("it was done")

    def published(self, *amounts: int) -> PublishPayouts:
        """A promise of other amounts out of the same pool."""
        made = propose_payouts(self.tournament)
        return PublishPayouts(amounts, made.pool)


def paid_third() -> PrizeRoom:
    """Six players: published, two are left, and the third was paid."""
    room = PrizeRoom()
    room.publish()
    for number in (6, 5, 4, 3):
        room.out(number)
    room.pay(3)
    return room
