"""The samples of every document with other names in place of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tests.printing.samples import ALL, SAMPLES


def renamed(document: str, names: Sequence[str]) -> tuple[Any, tuple[str, ...]]:
    """The rows of the sample with these names, in order and again from the first; and which of them stand."""
    others = {name: names[at % len(names)] for at, name in enumerate(ALL)}
    met: dict[str, None] = {}
    return _with(SAMPLES[document], others, met), tuple(met)


def _with(value: Any, others: Mapping[str, str], met: dict[str, None]) -> Any:
    if isinstance(value, str):
        if value in others:
            met[others[value]] = None
        return others.get(value, value)
    if isinstance(value, msgspec.Struct):
        fields = {name: _with(getattr(value, name), others, met) for name in value.__struct_fields__}
        return type(value)(**fields)
    if type(value) is tuple:
        return tuple(_with(one, others, met) for one in value)
    return value
