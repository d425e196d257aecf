"""How a hand ends: who shows in what order, who wins each pot, what everybody gets, the stacks after it.

The best hand wins each pot it has a claim to, the best low its half where the game has one (SP 5.9.1,
ST 6.3). A pot that only one hand can claim is simply his, seen or not (SP 5.9.2). Where a hand that nobody
saw might win, nobody can say who does: that pot has no winners here, and no shares are given out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from director.rules.cards.card import Card
from director.rules.cards.comparing import Comparison, compare_hands, ranking_articles
from director.rules.cards.lows import LOW_GAMES
from director.rules.games import HOLE, STUD
from director.rules.hand.dealing import Deal, known
from director.rules.hand.hand import Hand
from director.rules.hand.pots import Pot, Pots
from director.rules.hand.showdown import Showdown, showdown_order
from director.rules.hand.split import Claim, OddChip, Split, split_pots
from director.rules.verdict import Verdict, cited

__all__ = ["Outcome", "Winners", "all_cards", "cards_of", "outcome"]


class Winners(NamedTuple):
    """Who wins one pot."""

    high: tuple[int, ...]
    low: tuple[int, ...] | None
    """Nobody when no low qualified; None in games without a low."""


class Outcome(NamedTuple):
    """The end of a hand."""

    showdown: Showdown
    pots: Pots
    claimants: tuple[tuple[int, ...], ...]
    """For each pot, who can win it at showdown: hands thrown in cannot."""
    winners: tuple[Winners | None, ...]
    """For each pot, main pot first; None where cards that nobody saw decide."""
    hands: Comparison
    """The hands that had to be compared, as far as they were seen."""
    split: Split | None
    """How the pots are divided; None where winners are not known."""
    stacks: Mapping[int, int] | None
    """After the hand, by seat; None like the split."""

    @property
    def shares(self) -> Mapping[int, int] | None:
        """Chips by seat, of all pots together."""
        return None if self.split is None else self.split.shares

    @property
    def odd(self) -> tuple[OddChip, ...]:
        """Chips that one tied winner gets more than another."""
        return () if self.split is None else self.split.odd


def outcome(hand: Hand) -> Verdict[Outcome]:
    """How a hand that is over ends."""
    shown, pots, deal = _order(hand), hand.pots, hand.deal
    claimants = tuple(tuple(seat for seat in pot.eligible if seat not in hand.mucked) for pot in pots.pots)
    hands = _compared(hand, {seat for seats in claimants if len(seats) > 1 for seat in seats})
    winners = tuple(_winners(deal, seats, hands) for seats in claimants)
    tie = any(len(side) > 1 for one in winners if one for side in (one.high, one.low or ()))
    compared = any(one is not None and len(seats) > 1 for one, seats in zip(winners, claimants, strict=True))
    ranking = ranking_articles(deal.rules, deal.game, tie=tie) if compared else ()
    end = Outcome(shown.answer, pots, claimants, winners, hands, None, None)
    decided = [one for one in winners if one is not None]
    if len(decided) < len(winners):
        return Verdict(end, cited(shown.because, ranking), shown.house)
    split = split_pots(
        [_claim(*pot) for pot in zip(pots.pots, claimants, decided, strict=True)],
        rules=deal.rules,
        game=deal.game,
        button=deal.button,
        unit=deal.unit,
        cards=all_cards(hand),
    )
    stacks = {
        seat: chips + pots.returned.get(seat, 0) + split.answer.shares.get(seat, 0)
        for seat, chips in sorted(hand.behind.items())
    }
    end = end._replace(split=split.answer, stacks=stacks)
    # Who is left alone takes everything, whatever his hand: no rule of comparing or parting was needed.
    parted = () if hand.alone else split.because
    house = dict.fromkeys((*shown.house, *split.house))
    return Verdict(end, cited(shown.because, ranking, parted), tuple(house))


def cards_of(hand: Hand, seat: int) -> tuple[Card, ...] | None:
    """A player's own cards at the end, when all of them were seen."""
    own = HOLE[hand.deal.game] - len(_common(hand))
    cards = known(hand.deal.hole.get(seat, ()))
    return cards if cards is not None and len(cards) == own else None


def all_cards(hand: Hand) -> dict[int, tuple[Card, ...]]:
    """The cards of those who are in, the common one of stud among them, as far as they were seen."""
    common = _common(hand)
    own = {seat: cards_of(hand, seat) for seat in hand.live}
    return {seat: (*cards, *common) for seat, cards in own.items() if cards is not None}


def _common(hand: Hand) -> tuple[Card, ...]:
    """The common card of stud."""
    return (known(hand.board) or ()) if hand.deal.game in STUD else ()


def _order(hand: Hand) -> Verdict[Showdown]:
    betting, behind = hand.last_round, hand.behind
    return showdown_order(
        rules=hand.deal.rules,
        button=hand.deal.button,
        live=hand.live,
        last_round=[] if betting is None else [(act.seat, act.meaning) for act in betting.acts],
        all_in=any(not behind[seat] for seat in hand.live),
    )


def _compared(hand: Hand, seats: Collection[int]) -> Comparison:
    """Those of these hands that were seen, compared with each other."""
    board = known(hand.board)
    if board is None:
        return Comparison([], [], {}, {})
    found = {seat: cards_of(hand, seat) for seat in hand.live if seat in seats}
    return compare_hands(
        hand.deal.game, {seat: cards for seat, cards in found.items() if cards is not None}, board
    )


def _winners(deal: Deal, seats: Sequence[int], hands: Comparison) -> Winners | None:
    hi_lo = deal.game in LOW_GAMES
    if len(seats) == 1:
        return Winners((seats[0],), () if hi_lo else None)
    if any(seat not in hands.highs for seat in seats):
        return None
    return Winners(_best(hands.high, seats), _best(hands.low, seats) if hi_lo else None)


def _claim(pot: Pot, seats: Sequence[int], winners: Winners) -> Claim:
    """Who divides a pot. One that only one hand can claim has no low that was missing (ST 6.3.2)."""
    return Claim(pot.amount, winners.high, winners.low if len(seats) > 1 else None)


def _best(groups: Sequence[Sequence[int]], seats: Collection[int]) -> tuple[int, ...]:
    """The best of these seats, ascending; nobody when none of them is in a group."""
    tied = ([seat for seat in group if seat in seats] for group in groups)
    return tuple(sorted(next(filter(None, tied), [])))
