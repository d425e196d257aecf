"""Decisions of every kind whose fields have the right types and values that may be anything."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import inspect

from director.cli.ready_made import READY_MADE
from director.domain.actions import ACTIONS

KINDS: Final = {**ACTIONS, **READY_MADE}
SMALL: Final = (0, 1, 2, 3, 4, 5, 8, 9, 10, 22)
LARGE: Final = (-1, 25, 100, 1_000, 99_999, 10**6, 10**12, 10**18, -(10**18))
TEXTS: Final = (
    "", "x", " ", "Ann", "Ks Qd 7c", "TDA 71", "18:00", "15:00", "+5", "cash", "club", "a" * 300, "\u202e",
    "\u0007", "2026-12-05T18:00", "ff" * 32, "RUB", "Europe/Moscow", "{", "%s",
)  # fmt: skip


def decision(random: Random) -> dict[str, Any]:
    """A decision as `director do` takes it, now and then with a reason, or in spite of objections."""
    name, kind = random.choice(list(KINDS.items()))
    fields = _value(random, inspect.type_info(kind))
    if random.random() < 0.6:
        fields["reason"] = "why"
        fields["overrule"] = random.random() < 0.7
    return {"do": name, **fields}


def _value(random: Random, kind: inspect.Type) -> Any:
    """Some value of a type."""
    match kind:
        case inspect.UnionType(types=types):
            return _value(random, random.choice(types))
        case inspect.LiteralType(values=values):
            return random.choice(values)
        case inspect.EnumType(cls=cls):
            return random.choice(list(cls)).value
        case inspect.IntType():
            return random.choice(SMALL if random.random() < 0.75 else LARGE)
        case inspect.StrType():
            return random.choice(TEXTS)
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.NamedTupleType(fields=fields):
            return [_value(random, one.type) for one in fields]
        case inspect.TupleType(item_types=types):
            return [_value(random, one) for one in types]
        case inspect.CollectionType(item_type=item):
            return [_value(random, item) for _ in range(random.choice((0, 1, 1, 2, 3)))]
        case inspect.DictType(key_type=key, value_type=value):
            return {str(_value(random, key)): _value(random, value) for _ in range(random.randrange(3))}
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            some = (one for one in fields if one.required or random.random() < 0.5)
            made = {one.encode_name: _value(random, one.type) for one in some}
            return made if tag_field is None else {**made, tag_field: tag}
        case _:
            return None
