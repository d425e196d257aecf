"""What somebody wrote by hand and cannot be read: which field it is, what it has, what it wants.

The readers of TOML, JSON and of typed fields tell that in English of their own. Here it becomes codes and
facts; views/misfits.py says them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from director.domain.refusal import Impossible

_LONGEST: Final = 60
"""Letters of a value that are shown."""
_PATH: Final = re.compile(r" - at `(key` in `)?\$([^`]*)`$")
_ENCODER: Final = msgspec.json.Encoder(enc_hook=str, decimal_format="number")
_KEY: Final = "."
"""A step to the names of a group instead of a field."""
_NO_NAME: Final = (_KEY, "...")
_PARTS: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
_MISSING: Final = re.compile(r"missing required field `([^`]+)`")
_UNKNOWN: Final = re.compile(r"contains unknown field `([^`]+)`")
_TOML_AT: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_TOML: Final = (
    ("toml_twice", r"Cannot overwrite|twice|Cannot redefine|Cannot mutate|Duplicate"),
    ("toml_quote", r"Unterminated string|Illegal character '\\n'|Expected \"'|Expected '\"'"),
    ("toml_bracket", r"Unclosed|Expected '\]"),
    ("toml_backslash", r"Unescaped|hex value|Unicode scalar"),
    ("toml_value", r"Invalid value|Invalid date"),
    ("toml_behind", r"Expected newline"),  # so it says of a date that is none, too
    ("toml_equals", r"Expected '='|Invalid initial|Invalid statement"),
    ("toml_sign", r"character"),
)


class Want(msgspec.Struct, frozen=True):
    """One kind of value that would do."""

    kind: str
    """whole, number, text, yes_no, list, tuple, fields, choice, nothing or other."""
    choices: tuple[str, ...] = ()
    """The values of a choice; what stands in a tuple; the names of fields."""


class Misfit(msgspec.Struct, frozen=True):
    """One thing that cannot be read."""

    code: str
    """A key of the sentences in views/misfits.py."""
    field: str = ""
    """The way to it, such as rebuy.stack or tables[2]."""
    has: str = ""
    """The value as it was written, cut short; empty where that cannot be told."""
    wants: tuple[Want, ...] = ()
    line: int = 0
    """Of a text, from 1."""
    at: int = 0
    """The character of a line, from 1; the number of a format."""
    facts: dict[str, object] = {}
    """Of a refusal, whose code is what it has."""


class LeftOut(msgspec.Struct, frozen=True):
    """A file of the house that is left out, and why."""

    file: str
    """Seen from the folder of the venue."""
    key: str
    """Its name without ending."""
    misfit: Misfit


def of_refusal(refusal: Impossible) -> Misfit:
    """What was read and cannot be."""
    return Misfit("impossible", has=refusal.code, facts=refusal.facts)


def of_toml(error: Exception, text: str) -> Misfit:
    """Why a text is no TOML."""
    if isinstance(error, RecursionError):
        return Misfit("deep")
    told = str(error)
    where = _TOML_AT.search(told)
    if where is None:
        return Misfit("long_number")
    line = int(where[1]) if where[1] else max(len(text.rstrip().splitlines()), 1)
    code = next((code for code, form in _TOML if re.search(form, told)), "toml_line")
    return Misfit(code, line=line)


def of_json(text: str, at: int | None) -> Misfit:
    """Why a text is no JSON, with the character (from 0) where reading stopped; None for nested too deep."""
    if at is None:
        return Misfit("deep")
    if at >= len(text.rstrip()):
        return Misfit("json_end")
    return Misfit("json_sign", has=text[at], at=at + 1)


def of_fields(error: msgspec.ValidationError, kind: Any, written: object) -> Misfit:
    """Why fields that were read do not fit a type."""
    text = str(error)
    found = _PATH.search(text)
    way = [name or index for name, index in _PARTS.findall(found[2] if found else "")]
    if found and found[1]:
        way.append(_KEY)
    for code, form in (("missing", _MISSING), ("unknown", _UNKNOWN)):
        named = form.search(text)
        if named:
            there = [Want("fields", _names(one)) for one in _at(kind, way) if _names(one)]
            return Misfit(code, _joined([*way, named[1]]), wants=tuple(there[:1]))
    if "out of range" in text:
        return Misfit("long_number", _joined(way))
    code = {_KEY: "wants_name", "...": "wants_inside"}.get(way[-1] if way else "", "wants")
    return Misfit(code, _joined(way), _value(written, way), tuple(_wants(_at(kind, way))))


def _joined(way: Sequence[str]) -> str:
    """The way to a field as people write it."""
    parts = (f"[{int(part) + 1}]" if part.isdecimal() else f".{part}" for part in way if part not in _NO_NAME)
    return "".join(parts).lstrip(".")


def _value(written: object, way: Iterable[str]) -> str:
    """What stands there, as JSON."""
    for part in way:
        if isinstance(written, dict) and part in written:
            written = written[part]
        elif isinstance(written, list | tuple) and part.isdecimal() and int(part) < len(written):
            written = written[int(part)]
        else:
            return ""
    return as_written(written)


def as_written(value: object) -> str:
    """A value as people wrote it, cut short; half a letter, which no text can carry, as Python writes it.

    >>> as_written([1, "b"]), as_written(True)
    ('[1,"b"]', 'true')
    """
    try:
        return _short(_ENCODER.encode(value).decode())
    except ValueError:
        return _short(ascii(value))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


# ------------------------------------------------------------------ what a type wants


def _at(kind: Any, way: Iterable[str]) -> list[msgspec.inspect.Type]:
    """The types that may stand at the end of a way."""
    there = list(_parts(msgspec.inspect.type_info(kind)))
    for part in way:
        there = [one for kind in there for step in _step(kind, part) for one in _parts(step)]
    return there


def _parts(kind: msgspec.inspect.Type) -> Iterator[msgspec.inspect.Type]:
    """A type, or the types of which it may be one."""
    if isinstance(kind, msgspec.inspect.UnionType):
        for one in kind.types:
            yield from _parts(one)
    else:
        yield kind


def _step(kind: msgspec.inspect.Type, part: str) -> Iterator[msgspec.inspect.Type]:
    """What stands in a type under a name or an index."""
    match kind:
        case msgspec.inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            yield from (one.type for one in fields if one.encode_name == part)
            if tag_field == part and tag is not None:
                yield msgspec.inspect.LiteralType((tag,))
        case msgspec.inspect.NamedTupleType(fields=fields) if part.isdecimal():
            yield from (one.type for one in fields[int(part) : int(part) + 1])
        case msgspec.inspect.TupleType(item_types=types) if part.isdecimal():
            yield from types[int(part) : int(part) + 1]
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            yield key if part == _KEY else value
        case msgspec.inspect.CollectionType(item_type=item):
            yield item


def _names(kind: msgspec.inspect.Type) -> tuple[str, ...]:
    if not isinstance(kind, msgspec.inspect.StructType):
        return ()
    return tuple(one.encode_name for one in kind.fields)


def _wants(kinds: Iterable[msgspec.inspect.Type]) -> list[Want]:
    """What would do, each kind once; values that may be chosen together."""
    found: list[Want] = []
    choices: list[str] = []
    for kind in kinds:
        if isinstance(kind, msgspec.inspect.LiteralType):
            choices += [str(value) for value in kind.values]
        else:
            found.append(_want(kind))
    if choices:
        found.insert(0, Want("choice", tuple(choices)))
    return list(dict.fromkeys(found))


def _want(kind: msgspec.inspect.Type) -> Want:
    match kind:
        case msgspec.inspect.NamedTupleType(fields=fields):
            return Want("tuple", tuple(one.encode_name for one in fields))
        case msgspec.inspect.EnumType(cls=cls):
            return Want("choice", tuple(str(one.value) for one in cls))
        case msgspec.inspect.StructType():
            return Want("fields", _names(kind))
        case msgspec.inspect.DictType():
            return Want("fields")
        case msgspec.inspect.IntType():
            return Want("whole")
        case msgspec.inspect.FloatType():
            return Want("number")
        case msgspec.inspect.StrType():
            return Want("text")
        case msgspec.inspect.BoolType():
            return Want("yes_no")
        case msgspec.inspect.NoneType():
            return Want("nothing")
        case msgspec.inspect.CollectionType() | msgspec.inspect.TupleType():
            return Want("list")
        case _:
            return Want("other")
