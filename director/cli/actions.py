"""director actions: every kind of decision that `director do` takes, as JSON schema."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from director.cli.outcome import Status, say_fields
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
        from director.cli.outcome import misused

        if options.kind not in kinds:
            sentence = _("“{kind}” is no kind of decision. There are: {kinds}.")
            raise misused(sentence.format(kind=options.kind, kinds=", ".join(kinds)))
        kinds = {options.kind: kinds[options.kind]}
    say_fields(schemas(kinds))
    return Status.DONE


def schemas(kinds: dict[str, type[msgspec.Struct]]) -> dict[str, Any]:
    """JSON schema of a line for `do`, and of every kind."""
    refs, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    for name, kind in kinds.items():
        part = parts[str(refs[list(kinds).index(name)]["$ref"]).rpartition("/")[2]]
        part["description"] = (kind.__doc__ or "").strip()
        part["properties"] = {"do": {"const": name}, **part.get("properties", {}), **_EVERYWHERE}
        part["required"] = ["do", *part.get("required", [])]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "oneOf": list(refs),
        "$defs": parts,
    }


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
