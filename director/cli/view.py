"""What a view of `director show` is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from director.desk.desk import Desk
from director.host.i18n import Words

Rows = list[dict[str, Any]]


class View(msgspec.Struct, frozen=True):
    """One thing that can be shown."""

    about: str
    """Marked for translation, like the heads."""
    heads: tuple[tuple[str, str], ...]
    """Which fields people see, and what stands over them; a program gets all fields."""
    rows: Callable[[Desk, Words], Rows]
    keyed: bool = False
    """Each row is a figure with a name: programs get them as one object, people those that say something."""
