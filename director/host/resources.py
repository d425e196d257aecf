"""Files of resources/, in a frozen build, in an installed package or in a checkout."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def roots() -> tuple[Path, ...]:
    """Where resources may lie, the nearest first: frozen bundle, package, checkout."""
    package = Path(__file__).resolve().parent.parent
    found: list[Path] = []
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        found += [Path(bundle) / "resources", Path(bundle) / "director" / "resources"]
    return (*found, package / "resources", package.parent / "resources")


def find(name: str) -> Path | None:
    """The file or folder of this name, or None when this build has none."""
    return next((root / name for root in roots() if (root / name).exists()), None)


def path(name: str) -> Path:
    """The file or folder of this name, such as `fonts/x.ttf`. Raises FileNotFoundError naming it."""
    found = find(name)
    if found is None:
        raise FileNotFoundError(f"resources/{name} is missing from this copy of the program")
    return found


def read_bytes(name: str) -> bytes:
    """The bytes of a resource. Raises FileNotFoundError naming it."""
    return path(name).read_bytes()


def read_text(name: str) -> str:
    """The UTF-8 text of a resource. Raises FileNotFoundError naming it."""
    return path(name).read_text(encoding="utf-8")


def listing(folder: str, pattern: str = "*") -> list[str]:
    """Names of the resources in a folder, sorted; empty when there is no such folder.

    The names go back into `path`: `handbook/en/draw.md`.
    """
    found = find(folder)
    if found is None or not found.is_dir():
        return []
    return sorted(f"{folder}/{entry.name}" for entry in found.glob(pattern))
