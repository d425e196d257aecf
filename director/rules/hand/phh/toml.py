"""Values written as TOML: texts, numbers, times, and lists of them."""

from __future__ import annotations

import re
from datetime import date, datetime, time
from decimal import Decimal
from typing import Final

__all__ = ["toml_line", "toml_value"]

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_MUST_BE_ESCAPED: Final = {
    **{code: f"\\u{code:04x}" for code in (*range(0x20), 0x7F)},
    **{ord(sign): f"\\{letter}" for sign, letter in zip('"\\\b\t\n\f\r', '"\\btnfr', strict=True)},
}


def toml_line(name: str, value: object) -> str:
    """One field.

    >>> toml_line("players", ["Ivan", "Li"])
    'players = ["Ivan", "Li"]'
    """
    key = name if _BARE.fullmatch(name) else toml_value(name)
    return f"{key} = {toml_value(value)}"


def toml_value(value: object) -> str:
    """A value; anything that TOML has no kind for is written as the text it makes.

    >>> toml_value([1, True, "one"])
    '[1, true, "one"]'
    """
    match value:
        case bool():
            return str(value).lower()
        case int() | Decimal() | datetime() | date() | time():
            return _number_or_time(value)
        case list() | tuple():
            return f"[{', '.join(map(toml_value, value))}]"
        case dict():
            return f"{{{', '.join(toml_line(str(name), one) for name, one in value.items())}}}"
    return f'"{str(value).translate(_MUST_BE_ESCAPED)}"'


def _number_or_time(value: int | Decimal | date | time) -> str:
    match value:
        case Decimal():
            return _decimal(value)
        case int():
            return str(value)
    return value.isoformat()


def _decimal(value: Decimal) -> str:
    """A decimal as TOML writes it: its infinity and its not-a-number are small words."""
    if not value.is_finite():
        return str(value).lower().replace("infinity", "inf")
    if value == value.to_integral_value():
        return str(int(value))
    return f"{value:f}"
