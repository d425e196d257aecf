"""How each state of the event is recognised from the far wall: a ground, a band across, a mark and a word."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from director.host import resources
from director.host.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Mapping


class Mark(NamedTuple):
    """What a look has beside its colours."""

    icon: str = ""
    words: str = ""
    """What the band says; empty where the face of the clock says it."""
    blinks: bool = False
    """The band comes and goes, by its strength."""
    solid: bool = False
    """The drawing is filled, where its outline alone would be taken for something else."""


LOOKS: Final[Mapping[str, Mark]] = {
    "ready": Mark("armchair", N_("Starts soon")),
    "countdown": Mark("hourglass"),
    "level": Mark(),
    "last_level": Mark("flag", solid=True),
    "break": Mark("coffee"),
    "paused": Mark("pause", solid=True),
    "overtime": Mark("triangle-alert"),
    "day_end": Mark("moon", solid=True),
    "finished": Mark("trophy"),
    "bubble": Mark("circle-dashed", N_("Bubble")),
    "in_the_money": Mark("coins", N_("In the money")),
    "hand_for_hand": Mark("hand", N_("Hand for hand"), blinks=True),
}
"""By the look of a `ClockFace`."""

COLOURS: Final = ("night", "day", "felt", "safe")
"""The sets of colours to choose from, each a file of resources/screens; the first until one was chosen."""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of one state."""

    ground: str
    band: str
    on_band: str


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One set of colours."""

    name: str
    text: str
    soft: str
    """For what explains a figure."""
    urgent: str
    """For the figures of the last minute."""
    line: str
    """For what is left of the part, drawn along the band."""
    looks: dict[str, Look]

    def of(self, look: str) -> Look:
        """The colours of a state."""
        return self.looks[look]


@cache
def colours(key: str) -> Colours:
    """A set by its key; the first one for a key that does not exist."""
    found = key if key in COLOURS else COLOURS[0]
    return msgspec.convert(tomllib.loads(resources.read_text(f"screens/{found}.toml")), Colours)


COLOUR_NAMES: Final[Mapping[str, str]] = {
    "night": N_("Dark room"),
    "day": N_("Bright hall"),
    "felt": N_("Green felt"),
    "safe": N_("Colour-blind safe, on black"),
}
