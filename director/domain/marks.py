"""What lies at a player's seat: a marker, his absence, that he waits. It goes with him wherever he sits."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from immutables import Map
from msgspec.structs import replace

from director.domain.ids import EntryId

Marker: TypeAlias = Literal["ML", "MS", "NEW"]
"""`ML`  the big blind was missed: both blinds are owed
`MS`  only the small blind was missed
`NEW`  new at the table since its last hand, and not dealt in yet
"""

Return: TypeAlias = Literal["post", "wait"]
"""What somebody says who is new or owes a blind: he posts it now, or he waits for his big blind."""


class Mark(msgspec.Struct, frozen=True, gc=False):
    """What there is to know of one player between two hands."""

    marker: Marker | None = None
    away: bool = False
    says: Return | None = None
    """His choice; None when he has not said anything."""
    waits: Literal["button", "big_blind"] | None = None
    """Why he was not dealt in in his table's last hand, though he was there."""


Marks: TypeAlias = Map[EntryId, Mark]
"""Few players have any; who is not in it owes nothing and is there."""

NO_MARK = Mark()


def marked(marks: Marks, entry: EntryId, mark: Mark) -> Marks:
    """These marks with one set anew; a mark that says nothing is not kept."""
    if mark != NO_MARK:
        return marks.set(entry, mark)
    return marks.delete(entry) if entry in marks else marks


def sat_down(marks: Marks, entry: EntryId, *, in_play: bool) -> Marks:
    """The marks after a player came to another table, which has had hands already or has not.

    A blind that is owed stays owed. Where nobody was dealt a hand yet, nobody is new.
    """
    mark = marks.get(entry, NO_MARK)
    if mark is NO_MARK and not in_play:
        return marks
    new: Marker | None = "NEW" if in_play else None
    marker = mark.marker if mark.marker in ("ML", "MS") else new
    return marked(marks, entry, replace(mark, marker=marker, waits=None))


def stood_up(marks: Marks, entry: EntryId, *, dead_stack: bool = False) -> Marks:
    """The marks after a player left the event; a dead stack still waits where he would have."""
    mark = marks.get(entry)
    if mark is None:
        return marks
    left = Mark(mark.marker, waits=mark.waits) if dead_stack else NO_MARK
    return marked(marks, entry, left)
