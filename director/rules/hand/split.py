"""How pots are divided among those who win them: every pot on its own, in the smallest chip.

Shares are equal; an odd chip goes by the rule of the book, several one each (SP 5.9.3, TDA 20, RRoP "ties").
Of a pot for high and low the odd chip goes to high (ST 6.3.9, TDA 20-C), and each half is then divided by its
own rule, unless the same players tie both ways: then there is one even split (ST 6.3.9).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.rules.cards.card import Card
from director.rules.clockwise import clockwise_after
from director.rules.hand.odd_chip import Side, odd_chip_order, odd_key
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, cited

__all__ = ["BadClaim", "Claim", "OddChip", "Split", "split_pots"]


class Claim(NamedTuple):
    """A pot and who won it."""

    amount: int
    high: tuple[int, ...]
    """Who won it, or the high half of it."""
    low: tuple[int, ...] | None = None
    """Who won the low half: nobody when no low qualified, None where there is no low half."""


class OddChip(NamedTuple):
    """A chip that one tied winner gets more than another."""

    pot: int
    """Which pot, from 0, as given."""
    side: Side
    seat: int
    chips: int = 1


class Split(NamedTuple):
    """Who gets how much."""

    shares: Mapping[int, int]
    """Chips by seat, seats ascending, of all pots together."""
    odd: tuple[OddChip, ...]


class BadClaim(ValueError):
    """A pot nobody can be given."""

    def __init__(self, code: str, pot: int) -> None:
        super().__init__(code, pot)
        self.code = code
        """`no_winner`, `winner_twice`, `less_than_nothing` or `no_unit`."""
        self.pot = pot


def split_pots(
    claims: Sequence[Claim],
    *,
    rules: RuleSet,
    game: Discipline | None,
    button: int,
    unit: int,
    cards: Mapping[int, tuple[Card, ...]] | None,
    board: Sequence[Card] = (),
) -> Verdict[Split]:
    """What each winner gets. Raises NoCards when a card decides and is not known, and BadClaim.

    `unit` is the smallest chip by which pots are parted; what is below it goes with the first odd chip. In
    stud `button` is the dealer's seat and `board` the common card, if there is one. Without a game odd chips
    go by position.
    """
    played = rules if game is None else rules.playing(game)
    hands = {seat: (*hand, *board) for seat, hand in (cards or {}).items() if hand}
    table = _Table(played, game, button, unit, hands)
    won: Counter[int] = Counter()
    odd: list[OddChip] = []
    keys: dict[str, None] = {}
    for at, claim in enumerate(claims):
        _check(claim, at, unit)
        if _alike(claim) and len(claim.high) > 1:
            keys["even_split"] = None
        for part in _parts(claim, table):
            order = part.winners
            if _needs_order(part, unit):
                key = odd_key(part.side, game)
                keys[key] = None
                order = table.order(key, part)
            shares, over = _shares(part.amount, order, unit)
            won.update(shares)
            odd += [OddChip(at, part.side, seat) for seat in order[:over]]
    split = Split(dict(sorted(won.items())), tuple(odd))
    because = cited(played.articles(*keys), _books(claims, unit, played))
    return Verdict(split, because, played.house(*keys))


class _Part(NamedTuple):
    """Chips that are divided by one rule."""

    side: Side
    winners: tuple[int, ...]
    amount: int


class _Table(NamedTuple):
    """What all pots of a hand are divided by."""

    rules: RuleSet
    game: Discipline | None
    button: int
    unit: int
    hands: Mapping[int, tuple[Card, ...]]

    def order(self, key: str, part: _Part) -> tuple[int, ...]:
        """Who ties, the first to get an odd chip first."""
        tied = clockwise_after(part.winners, self.button)
        return odd_chip_order(self.rules.text(key), part.side, tied, self.hands)


def _parts(claim: Claim, table: _Table) -> Iterator[_Part]:
    """The pot as one, or its high half and its low half: what cannot be halved is on the side of high."""
    if not claim.low or (_alike(claim) and (len(claim.high) == 1 or table.rules.value("even_split"))):
        yield _Part("high", claim.high, claim.amount)
        return
    low = claim.amount // table.unit // 2 * table.unit
    yield _Part("high", claim.high, claim.amount - low)
    yield _Part("low", claim.low, low)


def _alike(claim: Claim) -> bool:
    """Do the same players win both ways?"""
    return claim.low is not None and set(claim.high) == set(claim.low)


def _needs_order(part: _Part, unit: int) -> bool:
    return len(part.winners) > 1 and part.amount % (unit * len(part.winners)) != 0


def _shares(amount: int, order: Sequence[int], unit: int) -> tuple[dict[int, int], int]:
    """What each gets, and how many get a chip more than others."""
    units, rest = divmod(amount, unit)
    each, over = divmod(units, len(order))
    shares = {seat: (each + (at < over)) * unit for at, seat in enumerate(order)}
    shares[order[0]] += rest
    return shares, over


def _check(claim: Claim, at: int, unit: int) -> None:
    if unit < 1:
        raise BadClaim("no_unit", at)
    if claim.amount < 0:
        raise BadClaim("less_than_nothing", at)
    if not claim.high:
        raise BadClaim("no_winner", at)
    if any(len(set(winners)) < len(winners) for winners in (claim.high, claim.low or ())):
        raise BadClaim("winner_twice", at)


# ------------------------------------------------------------------ what the books say

_EQUAL: Final = ("SP 5.9.3", "PP equal hands", "OS winner", "TDA 20", "RRoP ties", "WSOP-T 73")
"""That hands of equal rank divide a pot."""
_TO_HIGH: Final = ("ST 6.3.9", "TDA 20-C", "RRoP ties", "WSOP-T 73")
"""That the odd chip between high and low goes to high."""
_NO_LOW: Final = ("ST 6.3.2",)
"""That without a low the high hand takes everything."""
APART: Final = ("SP Definitions", "PP all-in", "OS winner", "TDA 21", "RRoP ties", "WSOP-L 153")
"""That every pot has its own winners."""
_BEST: Final = ("SP 5.9.1", "DR Who wins", "PP showdown", "OS winner", "TDA 12")
"""That the best hand wins."""


def _books(claims: Sequence[Claim], unit: int, rules: RuleSet) -> tuple[Article, ...]:
    """What the books say of these pots, the weightiest first."""
    halved = [claim for claim in claims if claim.low and not _alike(claim)]
    followed: tuple[tuple[tuple[str, ...], bool], ...] = (
        (_EQUAL, any(len(winners) > 1 for claim in claims for winners in (claim.high, claim.low or ()))),
        (_TO_HIGH, any(claim.amount // unit % 2 for claim in halved)),
        (_NO_LOW, any(claim.low == () for claim in claims)),
        (APART, len(claims) > 1),
    )
    places = [places for places, follows in followed if follows] or [_BEST]
    return cited(*(in_force(rules, *one) for one in places))
