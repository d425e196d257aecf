"""From where a judge is called: what is chosen on the page that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from director.domain.case import TableCase
    from director.domain.ids import EntryId
    from director.domain.seats import TableSeat


class Called(NamedTuple):
    """A seat, a table, players, or a case of Table tools; nothing where nothing is chosen."""

    place: TableSeat | None = None
    """Seat 0 for a table."""
    table: int = 0
    entries: tuple[EntryId, ...] = ()
    case: TableCase | None = None
