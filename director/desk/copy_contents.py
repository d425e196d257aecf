"""What a copy of a venue holds, read without opening a tournament and without touching the file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from director.storage.inspection import inspecting
from director.storage.tournaments import TournamentCard


class Held(NamedTuple):
    """What is in a copy."""

    events: tuple[TournamentCard, ...]
    lines: int
    """How many decisions, of all its tournaments."""
    last: str
    """When the last of them was written, UTC; empty where there is none."""
    people: int
    """In the address book."""


def held(copy: Path) -> Held:
    """Look into a copy. Raises Unavailable: gone, damaged, not_a_venue, too_new."""
    with inspecting(copy) as file:
        lines, last = file.extent()
        return Held(tuple(file.cards()), lines, last, len(file.persons()))
