"""The chips of the house: which values there are, how many of each, and what a starting stack is made of."""

from __future__ import annotations

from typing import Final

import msgspec

from director.domain.names import tidy
from director.domain.plan import MOST_CHIPS
from director.domain.refusal import Impossible

MOST_VALUES: Final = 30
"""More values than that nobody has on the table."""
MOST_COLOUR: Final = 40
"""The longest name of a colour."""


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One value of chip."""

    value: int
    colour: str = ""
    """What people call it: green, or зелёная."""
    owned: int = 0
    """How many the house has."""
    in_stack: int = 0
    """How many a starting stack has of it."""

    def __post_init__(self) -> None:
        """The name of the colour is kept as people read it."""
        msgspec.structs.force_setattr(self, "colour", tidy(self.colour))


class ChipCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """All values, the smallest first."""

    chips: tuple[Chip, ...] = ()

    def __post_init__(self) -> None:
        """Chips lie in the order of their values, so that equal cases are equal."""
        in_order = tuple(sorted(self.chips, key=lambda chip: chip.value))
        msgspec.structs.force_setattr(self, "chips", in_order)

    @property
    def values(self) -> tuple[int, ...]:
        """The values, the smallest first."""
        return tuple(chip.value for chip in self.chips)

    @property
    def stack(self) -> int:
        """What the chips of a starting stack are worth."""
        return sum(chip.value * chip.in_stack for chip in self.chips)

    def check(self) -> None:
        """Raise Impossible with what cannot be."""
        if len(self.chips) > MOST_VALUES:
            raise Impossible("too_many_chips", most=MOST_VALUES)
        seen = set[int]()
        for chip in self.chips:
            if not 1 <= chip.value <= MOST_CHIPS:
                raise Impossible("stack", value=chip.value, most=MOST_CHIPS)
            if chip.value in seen:
                raise Impossible("chip_twice", value=chip.value)
            for count in (chip.owned, chip.in_stack):
                if not 0 <= count <= MOST_CHIPS:
                    raise Impossible("chips", value=count, most=MOST_CHIPS)
            if len(chip.colour) > MOST_COLOUR:
                raise Impossible("too_long", field="colour", most=MOST_COLOUR)
            seen.add(chip.value)
