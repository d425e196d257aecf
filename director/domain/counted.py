"""What a count of the chips of one table gave."""

from __future__ import annotations

import msgspec

from director.domain.ids import EntryId, Seq


class TableCount(msgspec.Struct, frozen=True):
    """The chips of one table at one moment."""

    line: Seq
    """The line of the count."""
    at: str
    """When, UTC."""
    chips: int
    """Of the whole table."""
    stacks: tuple[tuple[EntryId, int], ...] = ()
    """Stack by stack, where they were counted so."""
