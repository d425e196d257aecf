"""What was chosen for each monitor of this computer, by its name; kept in the settings."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from director.gui.screens.looks import COLOURS
from director.host import settings
from director.host.i18n import N_

if TYPE_CHECKING:
    from director.host.settings import Settings

_log = logging.getLogger(__name__)

CONTENTS: Final[Mapping[str, str]] = {
    "clock": N_("Clock"),
    "next_break": N_("Next break"),
    "seating": N_("Seating"),
    "moves": N_("Who goes where"),
    "payouts": N_("Payouts"),
    "text": N_("Own text and logo"),
}
"""What a screen can show."""

FACTS: Final[Mapping[str, str]] = {
    "time_of_day": N_("Time of day"),
    "next_level": N_("Next level"),
    "next_break": N_("Next break"),
    "players": N_("Players left"),
    "average": N_("Average stack"),
    "registration": N_("Late registration"),
    "colour_up": N_("Chips that leave play"),
    "note": N_("Notes of the schedule"),
}
"""What can be left out of a clock."""

MOST_LETTERS: Final = 600
"""The longest text of one's own: more cannot be read from afar."""


class Choice(msgspec.Struct, frozen=True):
    """What one monitor shows."""

    monitor: str
    shows: str = "clock"
    """A key of CONTENTS."""
    is_open: bool = False
    """It shows it now, or will as soon as the monitor is there."""
    again: bool = False
    """It was shown when the screens were last taken down, and comes back with them."""
    colours: str = COLOURS[0]
    logo: str = ""
    """A file with a picture; empty for none."""
    text: str = ""
    left_out: tuple[str, ...] = ()
    """Keys of FACTS that are not shown."""

    def has(self, fact: str) -> bool:
        """Whether this fact is shown."""
        return fact not in self.left_out


def read(kept: Settings) -> dict[str, Choice]:
    """What was chosen, by the name of the monitor; what cannot be understood is left out, and logged."""
    found: dict[str, Choice] = {}
    for table in kept.get(settings.SCREENS):
        try:
            choice = msgspec.convert(table, Choice)
        except msgspec.ValidationError as nonsense:
            _log.warning("setting screens: %s; this one is left out", nonsense)
            continue
        known = choice.shows if choice.shows in CONTENTS else "clock"
        found[choice.monitor] = msgspec.structs.replace(choice, shows=known, text=choice.text[:MOST_LETTERS])
    return found


def write(kept: Settings, choices: Mapping[str, Choice]) -> None:
    """Keep them."""
    kept.set(settings.SCREENS, tuple(msgspec.to_builtins(choice) for choice in choices.values()))
