"""Bounties as the evening goes: what lies on whose head, who earned what, and which nobody earned yet.

A bounty goes to those who knocked its owner out, in the order from the button (rules/prizes/bounty.py). Whose
bounty nobody is known to have earned leaves it on the table until somebody is named; at the end it goes to
the winner with his own, which is the house's choice. A person who entered again has a new bounty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from director.domain.ids import EntryId, Seq
from director.domain.prize_plan import BountyPlan
from director.domain.tournament import Entry, EntryState, Exit, Tournament
from director.rules.asked_again import once_for
from director.rules.prizes.bounty import bounty_shares


class Earning(NamedTuple):
    """One bounty that was earned, or that waits for somebody to be named."""

    victim: EntryId
    line: Seq
    """The line of the exit."""
    value: int
    """What lay on the head, in minor units."""
    shares: tuple[tuple[EntryId, int, int], ...]
    """Who earned it: entry, paid at once, added to the own head. Empty while nobody is named."""


class Heads(NamedTuple):
    """All bounties of an event."""

    earned: dict[EntryId, int]
    """Paid at once, by entry, in minor units."""
    heads: dict[EntryId, int]
    """What lies on the head of everybody who is in."""
    earnings: tuple[Earning, ...]
    """In the order of going out; the winner's own stands last."""

    @property
    def open(self) -> tuple[Earning, ...]:
        """Those for which nobody is named."""
        return tuple(one for one in self.earnings if not one.shares and one.value)


NO_HEADS = Heads({}, {}, ())


@once_for(lambda tournament: (tournament.entries, tournament.winner, tournament.prize_money.planned.bounty))
def heads_now(tournament: Tournament) -> Heads:
    """Bounties as they stand; nothing where the event has none, or draws them out of envelopes."""
    plan = tournament.prize_money.planned.bounty
    if plan is None or plan.kind == "mystery":
        return NO_HEADS
    heads = {entry.id: plan.amount for entry in tournament.entries.values() if entry.counts}
    earned: dict[EntryId, int] = {}
    earnings = [_earning(plan, gone, how, heads, earned) for gone, how in _exits(tournament)]
    if tournament.winner is not None:
        earnings.append(_own(tournament.winner, heads, earnings, earned))
    return Heads(earned, heads, tuple(earnings))


def _exits(tournament: Tournament) -> Iterator[tuple[EntryId, Exit]]:
    gone = [
        (entry.exit.line, entry.exit.hand, entry.id, entry.exit)
        for entry in tournament.entries.values()
        if entry.exit is not None and entry.counts
    ]
    yield from ((entry, how) for _, _, entry, how in sorted(gone, key=lambda one: one[:3]))


def _earning(
    plan: BountyPlan, victim: EntryId, how: Exit, heads: dict[EntryId, int], earned: dict[EntryId, int]
) -> Earning:
    value, shares = heads.pop(victim), list[tuple[EntryId, int, int]]()
    if how.by:
        split = bounty_shares(value, "plain" if plan.kind == "plain" else "progressive", how.by).answer
        for winner in how.by:
            paid, more = split.paid[winner], split.head[winner]
            if winner in heads:
                heads[winner] += more
            else:  # who is out by now has no head any more: he gets all of it
                paid, more = paid + more, 0
            earned[winner] = earned.get(winner, 0) + paid
            shares.append((winner, paid, more))
    return Earning(victim, how.line, value, tuple(shares))


def _own(
    winner: EntryId, heads: dict[EntryId, int], before: list[Earning], earned: dict[EntryId, int]
) -> Earning:
    """What the winner takes: his own head, and what nobody earned."""
    value = sum(heads.values()) + sum(one.value for one in before if not one.shares)
    heads.clear()
    earned[winner] = earned.get(winner, 0) + value
    return Earning(winner, Seq(0), value, ((winner, value, 0),))


# ------------------------------------------------------------------ mystery bounties


class Waiting(NamedTuple):
    """A mystery bounty that is still to be drawn."""

    victim: EntryId
    by: tuple[EntryId, ...]
    """Who draws: one, or several who share; empty while nobody is named."""


def mysteries_due(tournament: Tournament) -> tuple[Waiting, ...]:
    """Knock-outs for which no envelope was drawn yet, in order; the winner's own last."""
    money = tournament.prize_money
    plan = money.planned.bounty
    if plan is None or plan.kind != "mystery":
        return ()
    drawn = {one.sealed.victim for one in money.mysteries}
    people = sum(_took_part(entry) for entry in tournament.entries.values())
    found: list[Waiting] = []
    for victim, how in _exits(tournament):
        again = tournament.entries[victim].again is not None
        within = not plan.since or (not again and people <= plan.since)
        people -= not again
        if within and victim not in drawn and tournament.entries[victim].state is EntryState.OUT:
            found.append(Waiting(victim, how.by))
    winner = tournament.winner
    if winner is not None and winner not in drawn:
        found.append(Waiting(winner, (winner,)))
    return tuple(found)


def _took_part(entry: Entry) -> bool:
    return entry.counts and entry.again is None


def envelopes_left(tournament: Tournament) -> tuple[int, ...]:
    """What is still in the envelopes, in the order of the published table, in minor units."""
    money = tournament.prize_money
    plan = money.planned.bounty
    if plan is None:
        return ()
    left = [one.amount for one in plan.envelopes for _ in range(one.count)]
    for drawn in money.mysteries:
        if drawn.amount in left:
            left.remove(drawn.amount)
    return tuple(left)
