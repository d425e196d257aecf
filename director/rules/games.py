"""What the games differ in at the table: blinds or a bring-in, how many streets, how many cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.plan import Discipline

STUD: Final[frozenset[Discipline]] = frozenset({"stud", "stud8"})
"""Games with antes and a bring-in, and no button (SP 5.4.2); the others have blinds (SP 5.4.1)."""

LAST_STREET: Final[Mapping[Discipline, int]] = {"holdem": 4, "omaha": 4, "stud": 5, "stud8": 5, "draw5": 2}
"""How many betting rounds a game has."""

BOARD: Final[Mapping[Discipline, tuple[int, ...]]] = {
    "holdem": (0, 0, 3, 4, 5),
    "omaha": (0, 0, 3, 4, 5),
}
"""How many cards lie open on each street, from street 1 at place 1; games without a board are not in it."""

HOLE: Final[Mapping[Discipline, int]] = {"holdem": 2, "omaha": 4, "stud": 7, "stud8": 7, "draw5": 5}
"""How many cards a player has at the end, a common card of stud among them."""
