"""The fields of a text, each with the type it must have; what cannot be read names its field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

from director.domain.misfits import of_toml
from director.rules.hand.phh.recorded import BadPhh
from director.rules.toml_text import toml_fields

__all__ = [
    "MOST_DECIMALS",
    "Scale",
    "amount",
    "amounts",
    "checked",
    "decimals_of",
    "listed",
    "needed",
    "read_toml",
    "text_of",
    "texts",
]

MOST_DECIMALS: Final = 4
"""Amounts are kept as whole numbers of their smallest part; no currency has finer ones."""
_MOST: Final = 10**12
LONGEST: Final = 1_000_000
"""Letters of a text that are looked at; a long hand has some ten thousand."""

Fields = Mapping[str, object]


def text_of(content: bytes) -> str:
    """The text of a file. Raises BadPhh."""
    if len(content) > LONGEST:
        raise BadPhh("too_long", most=LONGEST)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadPhh("not_utf8") from None


def read_toml(text: str) -> dict[str, object]:
    """The fields of a text, before anybody has looked at them. Raises BadPhh."""
    if len(text) > LONGEST:
        raise BadPhh("too_long", most=LONGEST)
    try:
        return toml_fields(text, Decimal)
    except (ValueError, ArithmeticError, RecursionError) as error:
        # A number with too many digits is a plain ValueError, and endless nesting a RecursionError.
        raise BadPhh("not_toml", misfit=of_toml(error, text)) from None


def needed(fields: Fields, name: str) -> object:
    """A field that may not be left out."""
    if name not in fields:
        raise BadPhh("field_missing", name)
    return fields[name]


def listed(fields: Fields, name: str, count: int | None = None) -> list[object]:
    """A list that may not be left out; of so many values, where that is known."""
    found = needed(fields, name)
    if not isinstance(found, list):
        raise BadPhh("no_list", name)
    if count is not None and len(found) != count:
        raise BadPhh("wrong_length", name, count=len(found), players=count)
    return found


def texts(fields: Fields, name: str, count: int | None = None) -> list[str]:
    """A list of texts."""
    found = []
    for at, text in enumerate(listed(fields, name, count)):
        if not isinstance(text, str):
            raise BadPhh("no_text", f"{name}[{at}]")
        found.append(text)
    return found


def amount(fields: Fields, name: str) -> Decimal:
    """An amount that may not be left out."""
    return _amount(needed(fields, name), name)


def amounts(fields: Fields, name: str, count: int | None = None) -> list[Decimal]:
    """One amount for each player."""
    return [_amount(value, f"{name}[{at}]") for at, value in enumerate(listed(fields, name, count))]


def _amount(value: object, field: str) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise BadPhh("no_amount", field)
    return checked(Decimal(value), field)


def checked(value: Decimal, field: str) -> Decimal:
    """The amount, when it can be one of chips. Raises BadPhh."""
    if value.is_infinite():
        raise BadPhh("stack_unknown", field)
    if value.is_nan() or not 0 <= value <= _MOST:
        raise BadPhh("amount_range", field, most=_MOST)
    return value


class Scale(NamedTuple):
    """How amounts of a text become chips: one chip is its smallest amount."""

    decimals: int

    def chips(self, value: Decimal) -> int:
        """Chips of an amount.

        >>> Scale(2).chips(Decimal("1.5"))
        150
        """
        return int(value.scaleb(self.decimals))

    def amount(self, chips: int) -> Decimal:
        """The amount of so many chips.

        >>> str(Scale(2).amount(150))
        '1.50'
        """
        return Decimal(chips).scaleb(-self.decimals)


def decimals_of(values: Iterable[Decimal]) -> int:
    """How many decimals the finest of these amounts has. Raises BadPhh when they are too many.

    >>> decimals_of([Decimal("0.50"), Decimal(3)])
    1
    """
    most = max((-_exponent(value) for value in values), default=0)
    if most > MOST_DECIMALS:
        raise BadPhh("too_fine", most=MOST_DECIMALS)
    return max(most, 0)


def _exponent(value: Decimal) -> int:
    return int(value.normalize().as_tuple().exponent)
