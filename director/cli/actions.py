"""director actions: every kind of decision that `director do` takes, as JSON schema."""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Mapping
from typing import Any

import msgspec

from director.cli.field_words import field_words
from director.cli.outcome import Status, misused, say_fields
from director.cli.ready_made import READY_MADE
from director.domain.actions import ACTIONS
from director.host.i18n import _


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but, perhaps, one kind."""
    parser.add_argument("kind", metavar=_("KIND"), nargs="?", help=_("only this kind"))
    parser.epilog = _(
        "Each line for `director do` is one object: its kind under “do”, its fields, and where wanted "
        "“reason”, “overrule” and “uid”. Kinds in small letters are ready-made: the program finds the rest."
    )


def run(options: argparse.Namespace) -> int:
    """Print the schemas."""
    kinds: dict[str, type[msgspec.Struct]] = {**ACTIONS, **READY_MADE}
    if options.kind:
        if options.kind not in kinds:
            sentence = _("“{kind}” is no kind of decision. There are: {kinds}.")
            raise misused(sentence.format(kind=options.kind, kinds=", ".join(kinds)))
        kinds = {options.kind: kinds[options.kind]}
    say_fields(schemas(kinds))
    return Status.DONE


def schemas(kinds: Mapping[str, type[msgspec.Struct]]) -> dict[str, Any]:
    """JSON schema of a line for `do`, and of every kind and what it holds."""
    refs, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    for (name, kind), ref in zip(kinds.items(), refs, strict=True):
        part = parts[str(ref["$ref"]).rpartition("/")[2]]
        fields = part.get("properties", {})
        for field, words in field_words(kind).items():
            if field in fields:
                fields[field] = {**fields[field], "description": words}
        part["description"] = inspect.cleandoc(kind.__doc__ or "")
        part["properties"] = {"do": {"const": name}, **fields, **_EVERYWHERE}
        part["required"] = ["do", *part.get("required", [])]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "oneOf": list(refs), "$defs": parts}


_EVERYWHERE: dict[str, Any] = {
    "reason": {"type": "string", "default": "", "description": "Why; written in the journal."},
    "overrule": {
        "type": "boolean",
        "default": False,
        "description": "Do it in spite of objections; needs a reason.",
    },
    "uid": {
        "type": "string",
        "default": "",
        "description": "A name of your own: the same uid a second time counts as done.",
    },
}
