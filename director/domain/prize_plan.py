"""How the prizes of an event are made: what the pool is, how it is cut, and what the house chose.

Percents are texts of exact decimals, because a journal holds no fractions. No book speaks of any of it, so
all of it is the house's choice and stands in the journal before anybody is paid.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final, Literal, get_args

import msgspec

from director.domain.names import tidy
from director.domain.plan import MOST_ENTRIES, MOST_MONEY
from director.domain.refusal import Impossible

SchemeKind = Literal["percent", "fixed", "curve"]
Remainder = Literal["first", "largest_remainder"]
"""To whom the units go that rounding leaves: all to first place, or one each by the largest remainder."""
BountyKind = Literal["plain", "progressive", "mystery"]
Forfeit = Literal["prize", "none"]

SCHEMES: Final = get_args(SchemeKind)
MOST_PLACES: Final = 4_000
"""More places than any event has paid: 15 % of 25,000 entries are 3,750."""
MOST_TABLES: Final = 50
"""Payout tables by number of entries in one plan."""
MOST_NAMED: Final = 20
"""Deductions, or lines that a receipt leaves free."""
MOST_LETTERS: Final = 80
"""The longest name of a deduction, of a payout table, of a line on a receipt."""
MOST_ENVELOPES: Final = 10_000
_PERCENT: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,9})?")


def exact(percent: str) -> Fraction:
    """A percent as written, exactly. Raises Impossible for anything from nothing to a hundred it is not.

    >>> exact("12.5"), exact("100")
    (Fraction(25, 2), Fraction(100, 1))
    """
    if not _PERCENT.fullmatch(percent) or not 0 < Fraction(percent) <= 100:
        raise Impossible("percent", percent=percent)
    return Fraction(percent)


class PercentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What part of the pool each place gets, from a number of entries on."""

    percents: tuple[str, ...]
    """First place first; exact decimals, 100 together, none larger than the one before."""
    entries: int = 0
    """From so many entries on."""


class Scheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """By what the pool is cut into prizes."""

    kind: SchemeKind = "percent"
    name: str = ""
    """Of the table it was taken from; empty for one made by hand."""
    tables: tuple[PercentTable, ...] = ()
    """By percent: the fewest entries first."""
    amounts: tuple[int, ...] = ()
    """Fixed: each place in minor units; what the pool has more goes to first place."""
    places: int = 0
    """Curve: how many are paid; 0 where it is a share of the field."""
    field: str = ""
    """Curve: how many percent of the entries are paid, the last place rounded up."""
    first: str = ""
    """Curve: what part of the pool first place gets, in percent."""


class Deduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is taken off the buy-ins before anything is paid: for the staff, a league, a good cause."""

    name: str
    percent: str = ""
    """Of the buy-ins less bounties; empty for an amount."""
    amount: int = 0
    """In minor units; 0 for a percent."""


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Mystery bounties of one value."""

    amount: int
    """Minor units."""
    count: int


class BountyPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid for knocking somebody out."""

    amount: int
    """Of each buy-in, in minor units."""
    kind: BountyKind = "plain"
    """All at once; half, and half on the winner's own head; or drawn out of envelopes."""
    envelopes: tuple[Envelope, ...] = ()
    """The published table of mystery bounties, largest first."""
    since: int = 0
    """Mystery bounties are drawn for knock-outs from so many players left on; 0 from the first hand on."""


class PrizePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that decides the prizes but the entries themselves."""

    guarantee: int = 0
    """The house adds what is missing to it, in minor units; 0 without one."""
    added: int = 0
    """What somebody gives on top, in minor units."""
    deductions: tuple[Deduction, ...] = ()
    scheme: Scheme = Scheme()
    unit: int = 1
    """Prizes are whole multiples of it, in minor units."""
    remainder: Remainder = "first"
    minimum: int = 0
    """The last place gets at least so much, or fewer are paid; 0 where the house wants none."""
    bounty: BountyPlan | None = None
    seat_price: int = 0
    """What a seat in the target event is worth, in minor units; 0 where this is no satellite."""
    withdrawn: Forfeit = "prize"
    """House choice: whether who withdrew after the first hand gets the prize of his place."""
    disqualified: Forfeit = "none"
    """House choice: whether who was disqualified gets the prize of his place."""
    receipt_lines: tuple[str, ...] = ()
    """Lines that a receipt leaves free for the pen, such as a document or a tax number: no journal has it."""

    def __post_init__(self) -> None:
        """Lines are kept as people read them."""
        msgspec.structs.force_setattr(self, "receipt_lines", tuple(tidy(one) for one in self.receipt_lines))

    def check(self) -> None:
        """Raise Impossible with what cannot be."""
        for field in ("guarantee", "added", "minimum", "seat_price"):
            check_money(field, getattr(self, field))
        check_money("unit", self.unit, least=1)
        _check_named(self.receipt_lines)
        _check_named(tuple(one.name for one in self.deductions))
        for one in self.deductions:
            check_money("deductions.amount", one.amount)
            if bool(one.percent) == bool(one.amount):
                raise Impossible("deduction", deduction=one.name)
            if one.percent:
                exact(one.percent)
        if self.bounty is not None:
            _check_bounty(self.bounty)
        _check_scheme(self.scheme)


def check_money(field: str, value: int, least: int = 0) -> None:
    """Raise Impossible for an amount that nobody pays."""
    if not least <= value <= MOST_MONEY:
        raise Impossible("prize_amount", field=field, money=value)


def check_prizes(amounts: tuple[int, ...]) -> None:
    """Raise Impossible for too many prizes, one above the one before it, or one that is no amount."""
    if len(amounts) > MOST_PLACES:
        raise Impossible("too_many_places", value=len(amounts), most=MOST_PLACES)
    for place, amount in enumerate(amounts, 1):
        check_money("amounts", amount)
        if place > 1 and amount > amounts[place - 2]:
            raise Impossible("prizes_rise", place=place)


def _check_named(names: tuple[str, ...]) -> None:
    if len(names) > MOST_NAMED:
        raise Impossible("too_many_lines", value=len(names), most=MOST_NAMED)
    for name in names:
        if not name.strip():
            raise Impossible("line_without_name")
        if len(name) > MOST_LETTERS:
            raise Impossible("too_long", field="name", most=MOST_LETTERS)


def _check_bounty(bounty: BountyPlan) -> None:
    check_money("bounty.amount", bounty.amount, least=1)
    if not 0 <= bounty.since <= MOST_ENTRIES:
        raise Impossible("bounty_since", value=bounty.since, most=MOST_ENTRIES)
    if (bounty.kind == "mystery") != bool(bounty.envelopes):
        raise Impossible("envelopes")
    for one in bounty.envelopes:
        check_money("bounty.envelopes", one.amount)
    count = sum(one.count for one in bounty.envelopes)
    if any(one.count < 1 for one in bounty.envelopes) or count > MOST_ENVELOPES:
        raise Impossible("envelope_count", value=count, most=MOST_ENVELOPES)


def _check_scheme(scheme: Scheme) -> None:
    if len(scheme.name) > MOST_LETTERS:
        raise Impossible("too_long", field="name", most=MOST_LETTERS)
    check_prizes(scheme.amounts)
    if not 0 <= scheme.places <= MOST_PLACES:
        raise Impossible("too_many_places", value=scheme.places, most=MOST_PLACES)
    for percent in (scheme.field, scheme.first):
        if percent:
            exact(percent)
    if scheme.kind == "curve" and not (scheme.first and bool(scheme.places) != bool(scheme.field)):
        raise Impossible("curve")
    _check_tables(scheme.tables)


def _check_tables(tables: tuple[PercentTable, ...]) -> None:
    if len(tables) > MOST_TABLES:
        raise Impossible("too_many_lines", value=len(tables), most=MOST_TABLES)
    before = -1
    for table in tables:
        if not before < table.entries <= MOST_ENTRIES:
            raise Impossible("percent_tables", value=table.entries)
        before = table.entries
        if len(table.percents) > MOST_PLACES:
            raise Impossible("too_many_places", value=len(table.percents), most=MOST_PLACES)
        parts = [exact(percent) for percent in table.percents]
        for place in range(1, len(parts)):
            if parts[place] > parts[place - 1]:
                raise Impossible("prizes_rise", place=place + 1)
        if sum(parts) != 100:
            raise Impossible("percents_total", value=table.entries)
