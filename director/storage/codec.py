"""An action as canonical JSON, and back with every type checked."""

from __future__ import annotations

from typing import Any

import msgspec

from director.domain.action import Action
from director.domain.actions import ACTIONS
from director.domain.refusal import Impossible, Unavailable
from director.storage.upgrades import upgraded

_encoder = msgspec.json.Encoder(order="sorted")
_decoders = {name: msgspec.json.Decoder(kind) for name, kind in ACTIONS.items()}


def encode(action: Action) -> str:
    """Canonical JSON: keys sorted, no spaces, integers only."""
    return _encoder.encode(action).decode()


def decode(kind: str, version: int, data: str) -> Action:
    """The action of a stored line. Raises Unavailable when a newer program wrote it or it cannot be read."""
    known = ACTIONS.get(kind)
    if known is None or version > known.version:
        raise Unavailable("line_too_new", kind=kind, version=version)
    try:
        if version == known.version:
            return _decoders[kind].decode(data)
        fields = msgspec.json.decode(data, type=dict[str, object])
        return msgspec.convert(upgraded(kind, version, known.version, fields), known)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unavailable("line_unreadable", kind=kind, why=str(error)) from error


def action_from(fields: dict[str, Any]) -> Action:
    """An action from a plain dict with its kind under "do". Raises Impossible naming the wrong field."""
    rest = dict(fields)
    kind = rest.pop("do", None)
    known = ACTIONS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise Impossible("unknown_kind", kind=kind)
    try:
        return msgspec.convert(rest, known)
    except msgspec.ValidationError as error:
        raise Impossible("bad_field", kind=kind, why=str(error)) from error


def schemas() -> dict[str, Any]:
    """JSON schema of every kind of action."""
    refs, parts = msgspec.json.schema_components(ACTIONS.values(), ref_template="#/$defs/{name}")
    return {"actions": dict(zip(ACTIONS, refs, strict=True)), "$defs": parts}
