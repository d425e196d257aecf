"""How many chips there are: issued, corrected, gained and lost in chip races, taken out of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from director.domain.tournament import Entry


class ChipCount(msgspec.Struct, frozen=True, gc=False):
    """The chips of the event. Void entries are in none of these figures."""

    issued: int = 0
    """Handed out at registration, re-entry, rebuy and add-on."""
    left: int = 0
    """Out of play with those who left: as counted, else all they had brought, with corrections and races."""
    adjusted: int = 0
    """By corrections, of single entries and of the room."""
    room: int = 0
    """Those of them that belong to no entry."""
    raced: int = 0
    """By how much chip races changed the total."""

    @property
    def in_play(self) -> int:
        """What a count of all stacks must give."""
        return self.issued - self.left + self.adjusted + self.raced

    def plus(self, *, issued: int = 0, left: int = 0, adjusted: int = 0, raced: int = 0) -> ChipCount:
        """So many more of each."""
        return ChipCount(
            self.issued + issued, self.left + left, self.adjusted + adjusted, self.room, self.raced + raced
        )


def recounted(entries: Iterable[Entry], room: int) -> ChipCount:
    """The same from the entries themselves, and what corrections of the room came to."""
    issued = left = raced = 0
    adjusted = room
    for entry in entries:
        if entry.state == "void":
            continue
        issued += entry.stack
        adjusted += entry.adjusted
        raced += entry.raced
        if entry.state == "withdrawn" and not entry.dead:
            left += entry.chips if entry.taken is None else entry.taken
    return ChipCount(issued, left, adjusted, room, raced)
