"""Who is due what now, and what was paid of it. Derived from places, promises, deals and bounties.

Nothing pays itself and nothing repays itself: where places change after money was handed out, the line that
was paid is marked and asks for a decision. Who shares places shares their prizes, what cannot be divided one
unit each in the order of registration: the house's choice, for no book has one.

After a deal, the house's choice too: those of the first deal hold the places it divided, whatever happens
later, and of these only what the last deal left to play for is still due, to the winner. The prizes below are
for those outside of it, in the order of their places among themselves. Who enters, or enters again, after the
deal plays for what it left and for nothing else. So no undo, no overruling and no tie makes more due than was
published.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from director.domain.ids import EntryId
from director.domain.prize_money import PaidFor, Payment, Published
from director.domain.tournament import EntryState, Tournament
from director.rules.asked_again import once_for
from director.rules.floor.places import (
    Place,
    place_now,
    places,
    to_be_placed,
    what_places_depend_on,
)
from director.rules.prizes.heads import heads_now
from director.rules.prizes.rounding import in_turn
from director.rules.rulesets import RuleSet

State: TypeAlias = Literal["open", "part", "paid", "kept", "changed"]
"""Nothing paid yet, a part, all of it; paid otherwise and kept by a decision; or waiting for one."""


class Due(NamedTuple):
    """What one entry is due for one thing."""

    entry: EntryId
    paid_for: PaidFor
    amount: int
    """Minor units; 0 where nothing is due any more and something was paid."""
    place: Place | None
    seat: bool
    """A seat in the target event instead of money."""
    payments: tuple[Payment, ...]
    """What was paid for it and is not void, the first one first."""

    @property
    def key(self) -> str:
        """What it is called by for life, however much it comes to."""
        return f"{self.entry}:{self.paid_for}"

    @property
    def paid(self) -> int:
        """What was paid so far, in minor units."""
        return sum(one.amount for one in self.payments)

    @property
    def left(self) -> int:
        """What is still to be paid; below nothing where too much was."""
        return self.amount - self.paid

    @property
    def state(self) -> State:
        """Where it stands."""
        if not self.payments:
            return "open"
        if self.paid == self.amount:
            return "paid"
        if self.payments[-1].stands == self.amount:
            return "kept"
        moved = self.place is not None and any(
            one.place not in (None, tuple(self.place)) for one in self.payments
        )
        return "changed" if self.paid > self.amount or moved else "part"


def _asked(tournament: Tournament, rules: RuleSet) -> tuple[object, ...]:
    """All that dues depend on."""
    money = (tournament.prize_money, tournament.started, tournament.latest)
    return (*what_places_depend_on(tournament, rules), *money)


@once_for(_asked)
def dues(tournament: Tournament, rules: RuleSet) -> tuple[Due, ...]:
    """Everything that is due or was paid: prizes by place, best first, then deals, bounties, mysteries."""
    paid: dict[tuple[EntryId, PaidFor], list[Payment]] = {}
    for _, one in sorted(tournament.prize_money.payments.items()):
        if one.counts:
            paid.setdefault((one.entry, one.paid_for), []).append(one)
    found: list[Due] = []
    for entry, paid_for, amount, place, seat in _amounts(tournament, rules):
        found.append(Due(entry, paid_for, amount, place, seat, tuple(paid.pop((entry, paid_for), ()))))
    for (entry, paid_for), some in paid.items():
        found.append(Due(entry, paid_for, 0, None, False, tuple(some)))
    return tuple(found)


def due_of(tournament: Tournament, rules: RuleSet, entry: EntryId, paid_for: PaidFor) -> Due | None:
    """What one entry is due for one thing, or was paid for it; quicker than everything. None for nothing."""
    payments = sorted(tournament.prize_money.payments.items())
    paid = tuple(one for _, one in payments if one.counts and (one.entry, one.paid_for) == (entry, paid_for))
    if entry in tournament.entries:
        needed = paid_for in ("place", "deal")
        found = _places_about(tournament, rules, entry) if needed else {}
        for who, _, amount, place, seat in _PARTS[paid_for](tournament, found):
            if who == entry:
                return Due(entry, paid_for, amount, place, seat, paid)
    return Due(entry, paid_for, 0, None, False, paid) if paid else None


def _places_about(tournament: Tournament, rules: RuleSet, entry: EntryId) -> Mapping[EntryId, Place]:
    """The place of this entry, with everybody on whom its prize depends."""
    place = place_now(tournament, rules, entry)
    if place is None:
        return {}
    alone = place.tied == 1 and not tournament.prize_money.deals
    return {entry: place} if alone else places(tournament, rules)


_Amount = tuple[EntryId, PaidFor, int, Place | None, bool]


def _amounts(tournament: Tournament, rules: RuleSet) -> Iterator[_Amount]:
    found = places(tournament, rules)
    for part in _PARTS.values():
        yield from part(tournament, found)


def _of_bounties(tournament: Tournament, _found: Mapping[EntryId, Place]) -> Iterator[_Amount]:
    mine = dict[EntryId, int]()
    for entry, amount in heads_now(tournament).earned.items():
        last = _last_entry(tournament, entry)
        mine[last] = mine.get(last, 0) + amount
    yield from ((entry, "bounty", amount, None, False) for entry, amount in sorted(mine.items()) if amount)


def _of_mysteries(tournament: Tournament, _found: Mapping[EntryId, Place]) -> Iterator[_Amount]:
    drawn = dict[EntryId, int]()
    for one in tournament.prize_money.mysteries:
        for share in one.shares:
            last = _last_entry(tournament, share.entry)
            drawn[last] = drawn.get(last, 0) + share.amount
    yield from ((entry, "mystery", amount, None, False) for entry, amount in sorted(drawn.items()) if amount)


def _last_entry(tournament: Tournament, entry: EntryId) -> EntryId:
    """The last entry of its person, under which he is paid."""
    return tournament.latest.get(tournament.entries[entry].person, entry)


def _of_places(tournament: Tournament, found: Mapping[EntryId, Place]) -> Iterator[_Amount]:
    for entry, amount, place, seat in _by_place(tournament, found):
        if amount and not forfeits(tournament, entry):
            yield entry, "place", amount, place, seat


def forfeited(tournament: Tournament, rules: RuleSet) -> int:
    """What the house gives to nobody, because of how those left who have the places. Minor units."""
    prizes = _by_place(tournament, places(tournament, rules))
    return sum(amount for entry, amount, _, _ in prizes if forfeits(tournament, entry))


_Prize = tuple[EntryId, int, Place, bool]


def _prizes_of_now(tournament: Tournament, found: Mapping[EntryId, Place]) -> tuple[object, ...]:
    players = (tournament.entries, tournament.playing_persons, tournament.started, tournament.winner)
    return found, *players, tournament.prize_money.versions, tournament.prize_money.deals


@once_for(_prizes_of_now)
def _by_place(tournament: Tournament, found: Mapping[EntryId, Place]) -> tuple[_Prize, ...]:
    """The prizes of all places taken, best place first, whether the house pays or keeps them."""
    return tuple(_each_prize(tournament, found))


def _each_prize(tournament: Tournament, found: Mapping[EntryId, Place]) -> Iterator[_Prize]:
    published = tournament.prize_money.published
    if published is None:
        return
    taken: dict[Place, list[EntryId]] = {}
    for entry, place in with_seated(tournament, found).items():
        taken.setdefault(place, []).append(entry)
    if tournament.prize_money.deals:
        groups = [(place, sorted(taken[place])) for place in sorted(taken)]
        yield from _after_deal(tournament, published, groups)
        return
    for place in sorted(place for place in taken if place.first <= len(published.amounts)):
        for entry, amount, seat in prizes_of(published, place, sorted(taken[place])):
            yield entry, amount, place, seat


def _after_deal(
    tournament: Tournament, published: Published, groups: list[tuple[Place, list[EntryId]]]
) -> Iterator[_Prize]:
    """What is due for places once a deal was made: what it left, and the prizes below it."""
    leave = tournament.prize_money.deals[-1].leave
    below, outside = _below_deal(tournament, published)
    placed = {entry for _, some in groups for entry in some}
    ahead = len(tournament.prize_money.deals[0].shares)
    ahead += sum(entry not in placed and outside(entry) for entry in to_be_placed(tournament))
    for place, some in groups:
        mine: dict[EntryId, tuple[int, bool]] = {}
        tied = [entry for entry in some if outside(entry)]
        if tied and ahead < len(below.amounts):
            prizes = prizes_of(below, Place(ahead + 1, ahead + len(tied)), tied)
            mine = {entry: (amount, seat) for entry, amount, seat in prizes}
        ahead += len(tied)
        rest = in_turn(leave if place.first == 1 else 0, len(some), published.unit)
        for entry, more in zip(some, rest, strict=True):
            amount, seat = mine.get(entry, (0, False))
            yield entry, amount + more, place, seat


def _below_deal(tournament: Tournament, published: Published) -> tuple[Published, Callable[[EntryId], bool]]:
    """The payouts without what the first deal divided, and for whom they are.

    Where less was published anew after it, the lowest places pay for that.
    """
    deal = tournament.prize_money.deals[0]
    divided = sum(share.amount for share in deal.shares) + deal.leave
    left, amounts = max(0, sum(published.amounts) - divided), [0] * len(deal.shares)
    seats = min(published.seats, len(deal.shares))
    for at, amount in enumerate(published.amounts[len(deal.shares) :], len(deal.shares)):
        amounts.append(min(amount, left))
        left -= amounts[-1]
        # A place that cannot pay for a seat any more is one of money, which those who share it share.
        seats += at == seats < published.seats and amounts[-1] == amount
    inside = {tournament.entries[share.entry].person for share in deal.shares}

    def outside(entry: EntryId) -> bool:
        # The number of an entry is that of its line.
        return entry < deal.line and tournament.entries[entry].person not in inside

    return replace(published, amounts=tuple(amounts), seats=seats), outside


def prizes_of(published: Published, place: Place, tied: list[EntryId]) -> Iterator[tuple[EntryId, int, bool]]:
    """The prize of a place, or of places that several share: entry, amount, whether it is a seat."""
    together = sum(published.amounts[place.first - 1 : place.last])
    if place.last <= published.seats:
        alike = published.amounts[place.first - 1 : place.last]
        yield from ((entry, amount, True) for entry, amount in zip(tied, alike, strict=False))
        return
    shares = in_turn(together, place.tied, published.unit)
    yield from ((entry, amount, False) for entry, amount in zip(tied, shares, strict=False))


def satellite_over(tournament: Tournament, published: Published) -> bool:
    """Whether a satellite stops: no more players are left than there are seats, and none has won alone."""
    left = len(tournament.playing_persons)
    return tournament.started and tournament.winner is None and 0 < left <= published.seats


def with_seated(tournament: Tournament, found: Mapping[EntryId, Place]) -> Mapping[EntryId, Place]:
    """These places, with those who have a seat where a satellite stops: they share the first ones."""
    published = tournament.prize_money.published
    if published is None or not satellite_over(tournament, published):
        return found
    seated = Place(1, len(tournament.playing_persons))
    return {**found, **{entry.id: seated for entry in tournament.alive()}}


def forfeits(tournament: Tournament, entry: EntryId) -> bool:
    """Whether the house pays this entry nothing for its place, because of how it left."""
    plan, gone = tournament.prize_money.planned, tournament.entries[entry]
    if gone.disqualified:
        return plan.disqualified == "none"
    return gone.state is EntryState.WITHDRAWN and plan.withdrawn == "none"


def _of_deals(tournament: Tournament, found: Mapping[EntryId, Place]) -> Iterator[_Amount]:
    by_entry: dict[EntryId, int] = {}
    for deal in tournament.prize_money.deals:
        for share in deal.shares:
            by_entry[share.entry] = by_entry.get(share.entry, 0) + share.amount
    for entry, amount in by_entry.items():
        if amount:
            yield entry, "deal", amount, found.get(entry), False


_PARTS: Final[dict[PaidFor, Callable[[Tournament, Mapping[EntryId, Place]], Iterator[_Amount]]]] = {
    "place": _of_places,
    "deal": _of_deals,
    "bounty": _of_bounties,
    "mystery": _of_mysteries,
}
"""In the order of the payout desk."""


# ------------------------------------------------------------------ what was promised and what is there


class Stale(NamedTuple):
    """The pool is another than the one that is published, and nobody decided about it yet."""

    published: int
    """The pool as published, in minor units."""
    now: int


def stale(tournament: Tournament) -> Stale | None:
    """Where the pool changed after the payouts were published; None where all is as promised or decided."""
    from director.rules.prizes.pool import prize_pool

    money = tournament.prize_money
    if money.published is None:
        return None
    now = prize_pool(tournament).total
    if now in (money.published.pool.total, money.kept):
        return None
    return Stale(money.published.pool.total, now)


class Totals(NamedTuple):
    """The money of the payout desk in minor units."""

    due: int
    """All that is due now, seats by what they are worth."""
    paid: int
    """Of all payments that are not void."""
    withheld: int
    by_method: tuple[tuple[str, int, int], ...]
    """Way to pay, how many payments, how much was handed out, in the order of first use."""
    void: int
    """How many receipts are void."""


def totals(tournament: Tournament, found: tuple[Due, ...]) -> Totals:
    """What is due, what was paid and how."""
    every = [one for _, one in sorted(tournament.prize_money.payments.items())]
    by_method: dict[str, list[int]] = {}
    for one in every:
        if one.counts:
            some = by_method.setdefault(one.method, [0, 0])
            some[0] += 1
            some[1] += one.amount - one.withheld
    live = [one for one in every if one.counts]
    return Totals(
        sum(one.amount for one in found),
        sum(one.amount for one in live),
        sum(one.withheld for one in live),
        tuple((name, count, amount) for name, (count, amount) in by_method.items()),
        len(every) - len(live),
    )
