"""Reads what questions about prizes have in common: money, percents, names, and what they refuse."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Final

from director.domain.plan import MOST_MONEY
from director.rules.prizes.icm import MOST_STACKS
from director.rules.prizes.rounding import CannotPay
from director.rules.questions.reading import (
    BadQuestion,
    Fields,
    below,
    identity,
    items,
    members,
    places,
    text,
    whole,
)
from director.rules.questions.table_reading import chips

_PERCENT: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,12})?")


def money_of(fields: Fields, name: str, low: int = 0) -> int:
    """An amount of minor units that may not be left out."""
    return fields.whole(name, low, MOST_MONEY)


def unit_of(fields: Fields) -> int:
    """The smallest amount that is paid out."""
    return money_of(fields, "unit", 1)


def amounts_of(fields: Fields, name: str, most: int) -> list[int]:
    """Amounts that may not be left out, first place first."""
    listed = items(fields.need(name), fields.at(name), most)
    return [whole(raw, path, 0, MOST_MONEY) for path, raw in places(listed, fields.at(name))]


def falling_of(fields: Fields, name: str, most: int) -> list[int]:
    """Prizes that may not be left out: none of them is larger than the one before."""
    amounts = amounts_of(fields, name, most)
    for place in range(1, len(amounts)):
        if amounts[place] > amounts[place - 1]:
            raise BadQuestion(f"{fields.at(name)}[{place}]", "prizes_rise", place=place + 1)
    return amounts


def percent(value: object, path: str) -> Fraction:
    """A percent, exactly as it is written: a text such as `12.5`."""
    written = text(value, path)
    if not _PERCENT.fullmatch(written):
        raise BadQuestion(path, "bad_percent")
    return Fraction(written)


def named_stacks(fields: Fields) -> Mapping[str, int]:
    """Chips by the id of whoever has them, in the order given; nobody has none."""
    path = fields.at("stacks")
    given = members(fields.need("stacks"), path)
    if not given:
        raise BadQuestion(path, "empty")
    if len(given) > MOST_STACKS:
        raise BadQuestion(path, "too_many", count=len(given), most=MOST_STACKS)
    return {
        identity(name, below(path, name)): chips(raw, below(path, name), 1) for name, raw in given.items()
    }


def refused(cannot: CannotPay, path: str) -> BadQuestion:
    """What prizes cannot be, said of a field."""
    facts = {
        name: f"{Decimal(fact.numerator) / Decimal(fact.denominator):f}"
        if isinstance(fact, Fraction)
        else fact
        for name, fact in cannot.facts.items()
    }
    return BadQuestion(path, cannot.code, **facts)
