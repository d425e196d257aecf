"""Finding the parts of a window as a screen reader does: by kind and name."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

Part = TypeVar("Part", bound=QObject)


def the(parent: QObject | None, kind: type[Part], name: str = "") -> Part:
    """The part of this kind, and of this name where one is given. Fails the test where there is none."""
    assert parent is not None
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert found is not None, f"no {kind.__name__} {name!r}"
    return found
