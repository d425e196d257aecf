"""Until when late entries, re-entries, rebuys and add-ons are possible, as the level schedule says."""

from __future__ import annotations

from typing import Final

from director.domain.structure import Structure, Window
from director.host.i18n import N_, Words

WINDOWS: Final = {
    "late_registration": N_("late registration"),
    "reentry": N_("re-entry"),
    "rebuy": N_("rebuy"),
    "add_on": N_("add-on"),
}


def windows_text(structure: Structure | None, words: Words) -> str:
    """Late registration: to the end of level 6 · rebuy: levels 1 to 4; empty where no level ends anything."""
    if structure is None:
        return ""
    parts = []
    for name, what in WINDOWS.items():
        window: Window | None = getattr(structure, name)
        if window is not None:
            parts.append(
                words._("{what}: {until}").format(what=words._(what), until=window_text(window, words))
            )
    return words._("By the level schedule — {windows}.").format(windows=" · ".join(parts)) if parts else ""


def window_text(window: Window, words: Words) -> str:
    """When one window is open.

    >>> from director.host.i18n import words_for
    >>> english = words_for("en")
    >>> [window_text(Window(6), english), window_text(Window(6, 3), english)]
    ['to the end of level 6', 'levels 3 to 6']
    >>> window_text(Window(6, break_too=True), english)
    'to the end of the break after level 6'
    >>> window_text(Window(6, 6, only_breaks=True), english)
    'only in the break after level 6'
    """
    if window.only_breaks:
        if window.first == window.last:
            return words._("only in the break after level {level}").format(level=window.last)
        text = words._("only in the breaks after levels {first} to {level}")
        return text.format(first=window.first, level=window.last)
    if window.first > 1:
        return words._("levels {first} to {level}").format(first=window.first, level=window.last)
    if window.break_too:
        return words._("to the end of the break after level {level}").format(level=window.last)
    return words._("to the end of level {level}").format(level=window.last)
