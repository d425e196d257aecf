"""An action as canonical JSON, and back with every type checked."""

from __future__ import annotations

import msgspec

from director.domain.action import Action
from director.domain.actions import ACTIONS
from director.domain.refusal import Unavailable
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
