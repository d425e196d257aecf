"""Reads a question field by field; whatever cannot be read is a BadQuestion that names the field.

A path joins names and map keys by dots and puts places in lists in brackets from 0, such as
`tables[0].locked[2]` or `reserved.P04`. No value of a question is trusted: not its type, not its size, not
its letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from director.domain.options import OPTIONS
from director.domain.seats import MOST_SEATS, MOST_TABLE
from director.rules.floor.stream import KEY_BYTES
from director.rules.rulesets import DEFAULT, NAMES, BadOption, RuleSet, UnknownRules, ruleset

COMMON: Final = ("ask", "rules", "options")
"""Fields every topic knows."""

MOST_ID: Final = 10**15
"""The largest whole number an id may be."""


W = TypeVar("W", bound=str)


class BadQuestion(Exception):
    """A question that cannot be answered: the path of the field, a code, and what a sentence needs."""

    def __init__(self, field: str, code: str, **facts: object) -> None:
        super().__init__(field, code, facts)
        self.field = field
        self.code = code
        self.facts = facts


class Doubled(dict[str, object]):
    """An object in which a name stood twice: nobody can tell which value was meant."""

    def __init__(self, members: Mapping[str, object], name: str) -> None:
        super().__init__(members)
        self.name = name


def below(path: str, name: str) -> str:
    """The path of a member.

    >>> below("", "key"), below("reserved", "P04")
    ('key', 'reserved.P04')
    """
    return f"{path}.{name}" if path else name


class Fields:
    """One object of a question. Raises BadQuestion for a name it does not know, right when it is opened."""

    def __init__(self, value: object, path: str, names: Sequence[str]) -> None:
        self._path = path
        self._members = members(value, path)
        for name in self._members:
            if name not in names:
                raise BadQuestion(below(path, name), "unknown_field", name=name)

    def at(self, name: str) -> str:
        """The path of one of its fields."""
        return below(self._path, name)

    def get(self, name: str) -> object:
        """The value of a field; None when it is left out, or null."""
        return self._members.get(name)

    def need(self, name: str) -> object:
        """The value of a field that may not be left out."""
        value = self._members.get(name)
        if value is None:
            raise BadQuestion(self.at(name), "missing", name=name)
        return value

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number that may not be left out."""
        return whole(self.need(name), self.at(name), low, high)

    def items(self, name: str, most: int) -> list[object]:
        """A list; an empty one when the field is left out."""
        value = self.get(name)
        return [] if value is None else items(value, self.at(name), most)

    def seats(self, name: str, seats: int) -> frozenset[int]:
        """Numbers of seats of one table, each once; none when the field is left out."""
        found: set[int] = set()
        for path, raw in places(self.items(name, seats), self.at(name)):
            seat = whole(raw, path, 1, seats)
            if seat in found:
                raise BadQuestion(path, "duplicate", value=seat)
            found.add(seat)
        return frozenset(found)


def _wrong(path: str, expected: str) -> BadQuestion:
    return BadQuestion(path, "wrong_type", expected=expected)


def members(value: object, path: str) -> Mapping[str, object]:
    """An object with its members."""
    if isinstance(value, Doubled):
        raise BadQuestion(below(path, value.name), "duplicate_key", name=value.name)
    if not isinstance(value, dict):
        raise _wrong(path, "object")
    for name in value:
        if not isinstance(name, str):
            raise _wrong(path, "object")
    return value


def items(value: object, path: str, most: int) -> list[object]:
    """A list of so many values at most."""
    if not isinstance(value, list):
        raise _wrong(path, "list")
    if len(value) > most:
        raise BadQuestion(path, "too_many", count=len(value), most=most)
    return value


def pair(value: object, path: str) -> tuple[object, object]:
    """Exactly two values."""
    both = items(value, path, 2)
    if len(both) < 2:
        raise BadQuestion(path, "not_a_pair")
    return both[0], both[1]


def places(values: Sequence[object], path: str) -> Iterator[tuple[str, object]]:
    """The values of a list, each with its path."""
    for at, value in enumerate(values):
        yield f"{path}[{at}]", value


def whole(value: object, path: str, low: int, high: int) -> int:
    """A whole number in a range, both ends included; true and false are no numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(path, "whole")
    if not low <= value <= high:
        raise BadQuestion(path, "out_of_range", low=low, high=high)
    return value


def text(value: object, path: str) -> str:
    """A text that can be written as UTF-8."""
    if not isinstance(value, str):
        raise _wrong(path, "text")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise BadQuestion(path, "bad_text") from None
    return value


def truth(value: object, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise _wrong(path, "truth")
    return value


def word(value: object, path: str, allowed: Sequence[W]) -> W:
    """One of a few words."""
    if not isinstance(value, str):
        raise _wrong(path, "text")
    for one in allowed:
        if one == value:
            return one
    raise BadQuestion(path, "not_one_of", allowed=tuple(allowed))


def identity(value: object, path: str) -> str:
    """An id: a text, or a whole number in its decimal form. A line feed would blur the hash of the list."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(whole(value, path, 0, MOST_ID))
    name = text(value, path)
    if not name or "\n" in name:
        raise BadQuestion(path, "bad_id")
    return name


def secret(fields: Fields) -> bytes:
    """The key of a draw: 64 hexadecimal digits."""
    digits = text(fields.need("key"), path := fields.at("key"))
    if len(digits) != 2 * KEY_BYTES or not set(digits) <= set("0123456789abcdefABCDEF"):
        raise BadQuestion(path, "bad_key", digits=2 * KEY_BYTES)
    return bytes.fromhex(digits)


def rules_of(fields: Fields) -> RuleSet:
    """The rule set of a question with its options."""
    raw_name, raw_options = fields.get("rules"), fields.get("options")
    name = DEFAULT if raw_name is None else text(raw_name, fields.at("rules"))
    given = {} if raw_options is None else members(raw_options, fields.at("options"))
    options = {key: value for key, value in given.items() if value is not None or key not in OPTIONS}
    try:
        return ruleset(name, options)
    except UnknownRules:
        raise BadQuestion(fields.at("rules"), "unknown_rules", allowed=NAMES) from None
    except BadOption as bad:
        raise BadQuestion(below(fields.at("options"), bad.key), "bad_option", key=bad.key) from None


def table_number(fields: Fields, known: set[int]) -> int:
    """The number of a table that was not named before."""
    number = fields.whole("number", 1, MOST_TABLE)
    if number in known:
        raise BadQuestion(fields.at("number"), "duplicate", value=number)
    known.add(number)
    return number


def seats_each(fields: Fields) -> int:
    """How many seats a table has."""
    return fields.whole("seats", 2, MOST_SEATS)
