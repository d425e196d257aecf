"""What a view must be told to go from one list of keys to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from director.views.runs import runs

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


@dataclass(frozen=True, slots=True)
class Steps:
    """First those that went, then a new order of the rest, then those that came."""

    gone: list[tuple[int, int]]
    """Ranges, both ends inclusive, as places in the old list."""
    reordered: list[int] | None
    """For the rows that stay, old place by new place among themselves; None when their order holds."""
    came: list[tuple[int, int]]
    """Ranges as places in the new list."""

    @property
    def ranges(self) -> int:
        """How many separate steps these are."""
        return len(self.gone) + len(self.came)


def steps(old: Sequence[Hashable], new: Sequence[Hashable]) -> Steps:
    """The steps from one list to the other; keys differ within each.

    >>> steps("abcd", "bxd")
    Steps(gone=[(0, 0), (2, 2)], reordered=None, came=[(1, 1)])
    >>> steps("abc", "cab").reordered
    [2, 0, 1]
    """
    if len(new) > len(old) and list(new[len(new) - len(old) :]) == list(old):  # they came at the top
        return Steps([], None, [(0, len(new) - len(old) - 1)])
    was, now = set(old), set(new)
    gone = runs(at for at, key in enumerate(old) if key not in now)
    came = runs(at for at, key in enumerate(new) if key not in was)
    stay = [key for key in old if key in now] if gone else old
    wanted = [key for key in new if key in was] if came else new
    if list(stay) == list(wanted):
        return Steps(gone, None, came)
    place = {key: at for at, key in enumerate(stay)}
    return Steps(gone, [place[key] for key in wanted], came)
