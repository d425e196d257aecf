"""The source of the program as tests look at it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import director

ROOT = Path(director.__file__).resolve().parent.parent


def modules(top: str = "director") -> dict[str, Path]:
    """Name and file of every module under a package or folder of the checkout."""
    found = {}
    for file in sorted((ROOT / top.replace(".", "/")).rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


@cache
def tree(file: Path) -> ast.Module:
    """A module, parsed once."""
    return ast.parse(file.read_text(encoding="utf-8"))
