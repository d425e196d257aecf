"""What an entry remembers of being taken to another table by balancing or by a table that breaks."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.tournament import Entry


def moved_once_more(entry: Entry, source: int, at: str) -> Entry:
    """The entry after it was taken away from the table `source`; `at` is UTC."""
    return replace(entry, moved=entry.moved + 1, moved_at=at, moved_from=source)
