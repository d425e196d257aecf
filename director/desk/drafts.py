"""Scratch sheets of a venue: a change is on disk before the next key, and a killed program finds it again.

A sheet is named by what it is and by where it belongs, such as `hand` and the table of an event. No decision
is in it, so there is no line, no undo by others, and nothing for a check to prove.
"""

from __future__ import annotations

from collections.abc import Callable

from director.storage.database import Database
from director.storage.drafts import drop_draft, every_draft, keep_draft, kept_draft, kept_drafts

__all__ = ["Drafts"]


class Drafts:
    """The drafts of one venue's file. Every call raises Unavailable for what the world does.

    A window that only looks on keeps none: what is typed there is asked nobody's leave and lost with it.
    """

    def __init__(self, database: Database, moment: Callable[[], str]) -> None:
        self._database = database
        self._moment = moment
        """Now, as the file writes it."""

    def keep(self, kind: str, key: str, data: str) -> None:
        """Write a draft, in place of the one there was; on disk when this returns."""
        if self._database.only_looked_at is None:
            keep_draft(self._database, kind, key, data, self._moment())

    def read(self, kind: str, key: str) -> str | None:
        """A draft as it was written; None when there is none."""
        return kept_draft(self._database, kind, key)

    def all(self, kind: str) -> dict[str, str]:
        """All drafts of a kind by key, the one written last first."""
        return kept_drafts(self._database, kind)

    def every(self) -> list[tuple[str, str, str]]:
        """Kind, key and text of all drafts there are."""
        return every_draft(self._database)

    def drop(self, kind: str, key: str) -> None:
        """Throw a draft away; nothing happens when there is none."""
        if self._database.only_looked_at is None:
            drop_draft(self._database, kind, key)
