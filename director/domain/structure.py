"""The level schedule of an event: levels, breaks and the ends of days, in the order they are played.

A place in it is a number from 0, called a part; levels are counted by themselves, from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from director.domain.moments import MINUTE
from director.domain.names import tidy
from director.domain.plan import MOST_CHIPS, MOST_LETTERS, Discipline
from director.domain.plan import Structure as Betting
from director.domain.refusal import Impossible

AnteKind = Literal["none", "each", "big_blind"]
"""Who pays an ante: nobody, each player, or the big blind for the table."""

MOST_MINUTES: Final = 24 * 60
"""The longest level or break."""
MOST_PARTS: Final = 500
"""The longest structure."""
AMOUNTS: Final = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet")
"""The fields of a level that are chips."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="level", tag_field="part"):
    """So many minutes of play at these stakes; 0 for what its game does not have."""

    minutes: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_kind: AnteKind = "none"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    game: Discipline | None = None
    """The game of this level in a rotation; null for that of the event."""
    betting: Betting | None = None
    """No-limit, pot-limit or limit, where the rotation changes that too."""
    note: str = ""

    def __post_init__(self) -> None:
        """Notes are kept as people read them."""
        msgspec.structs.force_setattr(self, "note", tidy(self.note))

    @property
    def length(self) -> int:
        """How long it is, in milliseconds."""
        return self.minutes * MINUTE


class Break(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="break", tag_field="part"):
    """So many minutes without play."""

    minutes: int
    note: str = ""
    colour_up: tuple[int, ...] = ()
    """Values of the chips that leave play in it."""

    def __post_init__(self) -> None:
        """Notes are kept as people read them."""
        msgspec.structs.force_setattr(self, "note", tidy(self.note))

    @property
    def length(self) -> int:
        """How long it is, in milliseconds."""
        return self.minutes * MINUTE


class DayEnd(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="day_end", tag_field="part"
):
    """Play ends for today: the clock stands until somebody starts the next day."""

    note: str = ""
    colour_up: tuple[int, ...] = ()
    """Values of the chips that leave play overnight."""

    def __post_init__(self) -> None:
        """Notes are kept as people read them."""
        msgspec.structs.force_setattr(self, "note", tidy(self.note))

    @property
    def length(self) -> int:
        """Nothing: the clock stands."""
        return 0


Part: TypeAlias = Level | Break | DayEnd


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """From which level to which something is possible, such as late registration. Levels count from 1."""

    last: int
    """The last level in which it is possible."""
    first: int = 1
    break_too: bool = False
    """Also after the last level, until the next one begins."""
    only_breaks: bool = False
    """Not while play goes on: only in the breaks after these levels, as with many an add-on."""


WINDOWS: Final = ("late_registration", "reentry", "rebuy", "add_on")
"""What may be tied to levels."""


class Structure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The whole schedule."""

    parts: tuple[Part, ...]
    late_registration: Window | None = None
    """Null where the house opens and closes it by hand."""
    reentry: Window | None = None
    rebuy: Window | None = None
    add_on: Window | None = None

    def check(self) -> None:
        """Raise Impossible with the part, counted from 1, and what cannot be."""
        if not 1 <= len(self.parts) <= MOST_PARTS:
            raise Impossible("structure_length", value=len(self.parts), most=MOST_PARTS)
        if not isinstance(self.parts[0], Level):
            raise Impossible("structure_first")
        if isinstance(self.parts[-1], Break):
            raise Impossible("structure_last")
        for place, part in enumerate(self.parts):
            _check_part(place + 1, part)
            if isinstance(part, DayEnd) and isinstance(self.parts[place - 1], DayEnd):
                raise Impossible("day_end_twice", row=place + 1)
        self._check_windows()

    def _check_windows(self) -> None:
        levels = self.levels
        for name in WINDOWS:
            window: Window | None = getattr(self, name)
            if window is not None and not 1 <= window.first <= window.last <= levels:
                raise Impossible("window", field=name, value=window.last, first=window.first, most=levels)

    @property
    def levels(self) -> int:
        """How many levels there are."""
        return sum(isinstance(part, Level) for part in self.parts)

    def number(self, part: int) -> int:
        """The number of the level at this place; in a break or overnight that of the level before."""
        return sum(isinstance(one, Level) for one in self.parts[: part + 1])

    def part_of(self, level: int) -> int:
        """The place of a level. Raises Impossible for one that does not exist."""
        for place, number in self.numbered():
            if number == level:
                return place
        raise Impossible("no_level", level=level, most=self.levels)

    def numbered(self) -> Iterator[tuple[int, int]]:
        """Place and number of each level."""
        places = (place for place, part in enumerate(self.parts) if isinstance(part, Level))
        return ((place, number) for number, place in enumerate(places, 1))

    def is_open(self, window: Window | None, part: int) -> bool:
        """Whether what the window stands for is possible in this part. Without a window it is."""
        if window is None:
            return True
        number, plays = self.number(part), isinstance(self.parts[part], Level)
        if plays:
            return window.first <= number <= window.last and not window.only_breaks
        ends = window.last if window.break_too or window.only_breaks else window.last - 1
        return window.first <= number <= ends and (
            isinstance(self.parts[part], Break) or not window.only_breaks
        )


def _check_part(row: int, part: Part) -> None:
    if len(part.note) > MOST_LETTERS:
        raise Impossible("too_long", field="note", most=MOST_LETTERS)
    if not isinstance(part, DayEnd) and not 1 <= part.minutes <= MOST_MINUTES:
        raise Impossible("minutes", row=row, value=part.minutes, most=MOST_MINUTES)
    if isinstance(part, Level):
        for field in AMOUNTS:
            if not 0 <= getattr(part, field) <= MOST_CHIPS:
                raise Impossible("level_amount", row=row, field=field, value=getattr(part, field))
        if (part.ante > 0) is (part.ante_kind == "none"):
            raise Impossible("ante_kind", row=row)
        return
    for chip in part.colour_up:
        if not 1 <= chip <= MOST_CHIPS or part.colour_up.count(chip) > 1:
            raise Impossible("colour_up_chip", row=row, value=chip)
