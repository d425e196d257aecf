"""How pots are divided among those who win them: every pot on its own, in the smallest chip.

Shares are equal; an odd chip goes by the rule of the book, several one each (SP 5.9.3, TDA 20, RRoP "ties").
Of a pot for high and low the odd chip goes to high (ST 6.3.9, TDA 20-C), and each half is then divided by its
own rule, unless the same players tie both ways: then there is one even split (ST 6.3.9).

No book speaks of what is less than the smallest chip in play, as when a denomination has just left: it goes
with the first odd chip of the pot, or to whoever would get one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.rules.cards.card import Card
from director.rules.clockwise import clockwise_after
from director.rules.hand.odd_chip import Side, odd_chip_order, odd_key
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, article, cited

__all__ = ["BadClaim", "Claim", "OddChip", "Rest", "Split", "split_pots"]


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


class Rest(NamedTuple):
    """What of a pot that several divide is less than one unit."""

    pot: int
    """Which pot, from 0, as given."""
    seat: int
    """Who gets it."""
    chips: int


class Split(NamedTuple):
    """Who gets how much."""

    shares: Mapping[int, int]
    """Chips by seat, seats ascending, of all pots together."""
    odd: tuple[OddChip, ...]
    to_high: tuple[int, ...] = ()
    """The pots, from 0, of which the odd chip between high and low went to high."""
    rests: tuple[Rest, ...] = ()


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
    parted = []
    for at, claim in enumerate(claims):
        _check(claim, at, unit)
        parted.append(_parted(at, claim, table))
    won: Counter[int] = Counter()
    for one in parted:
        won.update(one.shares)
    split = Split(
        dict(sorted(won.items())),
        tuple(chip for one in parted for chip in one.odd),
        tuple(at for at, one in enumerate(parted) if one.to_high),
        tuple(rest for one in parted for rest in one.rests),
    )
    because = cited(*(one.because for one in parted), _books(claims, split, played))
    keys = dict.fromkeys(key for one in parted for key in one.keys)
    return Verdict(split, because, played.house(*keys))


@dataclass(slots=True)
class _Parted:
    """One pot as it is divided, part after part."""

    to_high: bool
    keys: list[str]
    """Options that decided."""
    because: list[Article]
    shares: Counter[int] = field(default_factory=Counter)
    odd: list[OddChip] = field(default_factory=list)
    rests: list[Rest] = field(default_factory=list)


def _parted(at: int, claim: Claim, table: _Table) -> _Parted:
    """How a pot is divided among those who win it."""
    parts = tuple(_parts(claim, table))
    even = ["even_split"] if _alike(claim) and len(claim.high) > 1 else []
    parted = _Parted(_uneven(parts), even, list(table.rules.articles(*even)))
    for part, rest in _with_rest(parts, claim.amount % table.unit):
        order = part.winners
        if len(order) > 1 and (part.odd or rest):
            key = odd_key(part.side, table.game)
            parted.keys.append(key)
            parted.because += _articles(table.rules, key, half=len(parts) > 1)
            order = table.order(key, part)
        parted.shares.update(_shares(part, order, table.unit))
        parted.shares[order[0]] += rest
        parted.odd.extend(OddChip(at, part.side, seat) for seat in order[: part.odd])
        if rest and len({*claim.high, *(claim.low or ())}) > 1:
            parted.rests.append(Rest(at, order[0], rest))
    return parted


class _Part(NamedTuple):
    """Chips that are divided by one rule."""

    side: Side
    winners: tuple[int, ...]
    units: int

    @property
    def odd(self) -> int:
        """How many get a chip more than the others."""
        return self.units % len(self.winners)


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
    """The pot as one, or its high half and its low half, the odd chip between them on the side of high."""
    units = claim.amount // table.unit
    if not claim.low or (_alike(claim) and (len(claim.high) == 1 or table.rules.value("even_split"))):
        yield _Part("high", claim.high, units)
        return
    yield _Part("high", claim.high, units - units // 2)
    yield _Part("low", claim.low, units // 2)


def _uneven(parts: Sequence[_Part]) -> bool:
    """Is there an odd chip between high and low?"""
    return parts[-1].units < parts[0].units


def _with_rest(parts: Sequence[_Part], rest: int) -> Iterator[tuple[_Part, int]]:
    """Each part, and what its first winner gets that is below a chip.

    It goes with the first odd chip: that between high and low comes first, and then those of each side.
    """
    high = parts[0]
    first = high if _uneven(parts) else next((part for part in parts if part.odd), high)
    for part in parts:
        yield part, rest if part is first else 0


def _alike(claim: Claim) -> bool:
    """Do the same players win both ways?"""
    return claim.low is not None and set(claim.high) == set(claim.low)


def _shares(part: _Part, order: Sequence[int], unit: int) -> dict[int, int]:
    """What each gets in whole chips."""
    each = part.units // len(order)
    return {seat: (each + (at < part.odd)) * unit for at, seat in enumerate(order)}


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

_IN_A_HALF: Final = {article("ST 6.3.9"): article("ST 6.3.10")}
"""Where a book has the odd chip of the high half apart from that of a pot of one kind."""


def _articles(rules: RuleSet, key: str, *, half: bool) -> tuple[Article, ...]:
    """Where the book says to whom an odd chip goes."""
    found = rules.articles(key)
    return tuple(_IN_A_HALF.get(one, one) for one in found) if half else found


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


def _books(claims: Sequence[Claim], split: Split, rules: RuleSet) -> tuple[Article, ...]:
    """What the books say of these pots, the weightiest first."""
    followed: tuple[tuple[tuple[str, ...], bool], ...] = (
        (_EQUAL, any(len(winners) > 1 for claim in claims for winners in (claim.high, claim.low or ()))),
        (_TO_HIGH, bool(split.to_high)),
        (_NO_LOW, any(claim.low == () for claim in claims)),
        (APART, len(claims) > 1),
    )
    places = [places for places, follows in followed if follows] or [_BEST]
    return cited(*(in_force(rules, *one) for one in places))
