"""Why a file that the house keeps beside its venue cannot be used: its paper, its logo."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.misfits import Misfit
from director.host.disk_errors import disk_code
from director.host.i18n import N_, Words
from director.views.disk_words import why_not
from director.views.misfits import misfit_words


class HouseFault(NamedTuple):
    """A file that is not what it should be, and why."""

    file: str
    code: str
    """A key of `_FAULTS`."""
    value: str = ""
    misfit: Misfit | None = None
    """What was written there by hand and does not fit, for `no_toml` and `field`."""


_FAULTS: Final = {
    "unreadable": N_("{file} cannot be read: {value}."),
    "no_toml": N_("{file} is no TOML. {value} See Paper of the house in the handbook."),
    "field": N_("{file}: {value} See Paper of the house in the handbook."),
    "size": N_("{file}: a paper of {value} mm is too small or too large. It has 25 to 1200 mm a side."),
    "grid": N_(
        "{file}: cards of {value} mm do not fit the sheet. Give columns, rows, card_width, card_height."
    ),
    "heavy": N_("{file} is too large for a logo: {value} MB are allowed. Make the picture smaller."),
    "no_picture": N_("{file} is no picture that can be read. Choose a PNG, JPEG or SVG."),
    "pixels": N_("{file} has {value} pixels, too many or too few for a logo. Make the picture smaller."),
    "tricky": N_("{file} repeats its parts too often to be drawn. Save it as PNG and choose that."),
}


def unreadable(file: str, error: OSError) -> HouseFault:
    """A file that the disk does not give."""
    return HouseFault(file, "unreadable", disk_code(error))


def house_fault(fault: HouseFault, words: Words) -> str:
    """Why the file cannot be used, and what to do."""
    value = why_not(fault.value, words) if fault.code == "unreadable" else fault.value
    if fault.misfit is not None:
        value = misfit_words(fault.misfit, words)
    return words._(_FAULTS[fault.code]).format(file=fault.file, value=value)
