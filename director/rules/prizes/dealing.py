"""A deal made ready to be signed: what is left to win, divided among all who are left, however many tables.

Over a second deal only what the first one left to play for can be divided.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from director.domain.ids import EntryId
from director.domain.payments import AgreeDeal, left_to_win
from director.domain.plan import MOST_CHIPS
from director.domain.prize_money import Share
from director.domain.prize_plan import check_money
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.rules.prizes.deal import Deal, DealKind, Warned, deal, deal_warnings
from director.rules.prizes.rounding import CannotPay


def prizes_left(tournament: Tournament) -> tuple[int, ...]:
    """What those who are left play for, first place first, in minor units; nothing before it is published."""
    money, players = tournament.prize_money, len(tournament.playing_persons)
    if money.deals:
        return (money.deals[-1].leave,)
    return () if money.published is None else money.published.amounts[:players]


class Offered(NamedTuple):
    """A deal as it could be signed."""

    action: AgreeDeal
    warnings: tuple[Warned, ...]


def propose_deal(
    tournament: Tournament, method: DealKind, stacks: Mapping[EntryId, int], leave: int = 0, unit: int = 1
) -> Offered:
    """What each of these gets by a method. Raises CannotPay.

    Raises Impossible for a unit that is none, and before anything is published.

    `stacks` are the chips counted now, in the order of precedence for what cannot be divided.
    """
    if not stacks:
        raise Impossible("deal_of_nobody")
    check_money("unit", unit, 1)
    left_to_win(tournament, len(stacks))
    if any(stack < 1 for stack in stacks.values()):
        raise CannotPay("no_stack", entry=next(one for one, stack in stacks.items() if stack < 1))
    if max(stacks.values()) > MOST_CHIPS:
        raise CannotPay("stack", value=max(stacks.values()), most=MOST_CHIPS)
    found = deal(method, tuple(stacks.values()), prizes_left(tournament)[: len(stacks)], unit, leave)
    return Offered(AgreeDeal(method, _shares(stacks, found), leave), found.warnings)


def _shares(stacks: Mapping[EntryId, int], found: Deal) -> tuple[Share, ...]:
    pairs = zip(stacks.items(), found.amounts, strict=True)
    return tuple(Share(entry, amount, stack) for (entry, stack), amount in pairs)


def warned(tournament: Tournament, action: AgreeDeal) -> tuple[Warned, ...]:
    """What should be said of a deal before it is signed, a custom one too."""
    if not action.shares:
        return ()
    every = [*prizes_left(tournament)[: len(action.shares)]]
    every += [0] * (len(action.shares) - len(every))
    return deal_warnings([share.amount for share in action.shares], every[0] - action.leave, every[-1])
