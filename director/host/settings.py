"""Every setting of this machine, declared once, kept in one readable file.

A setting lives here when it belongs to the computer. What belongs to a tournament is an action, what belongs
to the venue is a template. A damaged file never stops the program: it is put aside and the defaults hold.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from director.host.i18n import LANGUAGES, N_

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Setting(Generic[T_co]):
    """One setting: how it is called in the file, what it is until chosen, what it means."""

    name: str
    default: T_co
    about: str
    """What it does, for the settings dialog and the handbook."""
    read: Callable[[object], T_co]
    """The value of what the file says. Raises ValueError when the file says nonsense."""
    choices: tuple[str, ...] = ()
    """The only values allowed, or empty when any will do."""


def _text(name: str, default: str, about: str, *choices: str) -> Setting[str]:
    def read(stored: object) -> str:
        if not isinstance(stored, str) or (choices and stored not in choices):
            raise ValueError(f"{stored!r} is none of {choices or 'text'}")
        return stored

    return Setting(name, default, about, read, choices)


def _switch(name: str, default: bool, about: str) -> Setting[bool]:
    def read(stored: object) -> bool:
        if not isinstance(stored, bool):
            raise ValueError(f"{stored!r} is neither true nor false")  # noqa: TRY004 - one error for all nonsense
        return stored

    return Setting(name, default, about, read)


def _texts(name: str, about: str) -> Setting[tuple[str, ...]]:
    def read(stored: object) -> tuple[str, ...]:
        if not isinstance(stored, list) or not all(isinstance(text, str) for text in stored):
            raise ValueError(f"{stored!r} is no list of texts")
        return tuple(stored)

    return Setting(name, (), about, read)


def _share(name: str, default: int, about: str) -> Setting[int]:
    def read(stored: object) -> int:
        if not isinstance(stored, int) or isinstance(stored, bool) or not 0 <= stored <= 100:
            raise ValueError(f"{stored!r} is no whole number from 0 to 100")
        return stored

    return Setting(name, default, about, read)


def _tables(name: str, about: str) -> Setting[tuple[Mapping[str, object], ...]]:
    def read(stored: object) -> tuple[Mapping[str, object], ...]:
        if not isinstance(stored, list) or not all(isinstance(one, dict) for one in stored):
            raise ValueError(f"{stored!r} is no list of tables")
        return tuple(stored)

    return Setting(name, (), about, read)


LANGUAGE: Final = _text(
    "language", "", N_("Language of the window; empty follows this computer."), "", *LANGUAGES
)
THEME: Final = _text(
    "theme", "system", N_("Light, dark, or as this computer is set."), "system", "light", "dark"
)
COLOUR_SAFE: Final = _switch("colour_safe", False, N_("Colours that colour-blind eyes tell apart."))
TYPE_SIZE: Final = _text(
    "type_size",
    "usual",
    N_("Size of type and controls: larger ones are read from afar and hit by a finger. From the next start."),
    *("usual", "large", "largest"),
)
SCREEN: Final = _text("screen", "", N_("The smallest screen there was, in pixels: larger type must fit it."))
DESK: Final = _text("desk", "1", N_("Name of this desk, written beside each step in the journal."))
STAFF: Final = _text("staff", "", N_("Who sits at this desk, written beside each step in the journal."))
USUAL_METHOD: Final = _text(
    "usual_method",
    "cash",
    N_("How most players pay their entry; the desk comes back to it after each one."),
    *("cash", "card", "transfer", "cheque", "ticket", "chips"),
)
AFTER_ENTRY: Final = _text(
    "after_entry",
    "hold",
    N_("What is printed after each entry; cards that are held are printed together later."),
    *("hold", "at_once", "both"),
)
LAST_VENUE: Final = _text("last_venue", "", N_("The file of the venue that was open last."))
RECENT_VENUES: Final = _texts("recent_venues", N_("Files of venues opened before, the latest first."))
BACKUP_FOLDER: Final = _text(
    "backup_folder", "", N_("Where copies of the venue go; empty is the program's own folder.")
)
PACK: Final = _switch(
    "pack", True, N_("Make a paper pack at each level and break, to go on with when the power is gone.")
)
PACK_FOLDER: Final = _text(
    "pack_folder", "", N_("Where paper packs go; empty is a folder beside the file of the venue.")
)
PACK_LANGUAGE: Final = _text(
    "pack_language", "", N_("Language of paper packs; empty follows the window."), "", *LANGUAGES
)
PACK_SECOND: Final = _text(
    "pack_second", "", N_("Second language of paper packs, beside the first; empty for none."), "", *LANGUAGES
)
SOUNDS: Final = _switch(
    "sounds", True, N_("Let the room hear the end of a level, one minute left, and breaks begin and end.")
)
VOLUME: Final = _share("volume", 80, N_("How loud these sounds are, from 0 to 100."))
PRINTERS: Final = _tables("printers", N_("How each printer moves and shrinks paper, as measured."))
SCREENS: Final = _tables("screens", N_("What each monitor shows to the public, by its name."))

DECLARED: Final[tuple[Setting[object], ...]] = (
    LANGUAGE,
    THEME,
    COLOUR_SAFE,
    TYPE_SIZE,
    SCREEN,
    DESK,
    STAFF,
    USUAL_METHOD,
    AFTER_ENTRY,
    LAST_VENUE,
    RECENT_VENUES,
    BACKUP_FOLDER,
    PACK,
    PACK_FOLDER,
    PACK_LANGUAGE,
    PACK_SECOND,
    SOUNDS,
    VOLUME,
    PRINTERS,
    SCREENS,
)
"""All settings; the dialog, the file and the tests are made from this list."""


class Settings:
    """The settings of this machine, read from their file once and written at each change."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._stored: dict[str, object] = _read(file) if file else {}
        self._for_now: dict[str, object] = {}

    def hold(self, setting: Setting[T], value: T) -> None:
        """Let a value hold until the program ends, or another is chosen; it is not stored."""
        setting.read(value)
        self._for_now[setting.name] = value

    def get(self, setting: Setting[T]) -> T:
        """The value chosen, or the default where nothing usable was."""
        source = self._for_now if setting.name in self._for_now else self._stored
        if setting.name not in source:
            return setting.default
        try:
            return setting.read(source[setting.name])
        except ValueError as nonsense:
            _log.warning("setting %s: %s; the default holds", setting.name, nonsense)
            return setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        """Choose a value and store it. Raises ValueError for one that is not allowed.

        A disk that refuses is logged, not raised: the choice holds until the program ends.
        """
        stored = list(value) if isinstance(value, tuple) else value
        setting.read(stored)
        self._stored[setting.name] = stored
        self._for_now.pop(setting.name, None)
        if self._file:
            _write(self._file, self._stored)


def _read(file: Path) -> dict[str, object]:
    """What the file says; a file that cannot be understood is put aside under another name."""
    try:
        stored = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as refused:
        _log.warning("settings not read: %s; the defaults hold", refused)
        return {}
    except (ValueError, RecursionError) as damage:
        return _put_aside(file, damage)
    if not isinstance(stored, dict):
        return _put_aside(file, ValueError("not a table of names and values"))
    return stored


def _put_aside(file: Path, damage: Exception) -> dict[str, object]:
    aside = file.with_suffix(".damaged.json")
    try:
        file.replace(aside)
    except OSError as refused:
        _log.warning("damaged settings could not be put aside: %s", refused)
    _log.warning("settings damaged (%s); put aside as %s, the defaults hold", damage, aside.name)
    return {}


def _write(file: Path, stored: dict[str, object]) -> None:
    """Write beside and replace, so that a power cut leaves the old file or the new one, never half of one."""
    beside = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as out:
            json.dump(stored, out, ensure_ascii=False, indent=2, sort_keys=True)
            out.write("\n")
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as refused:
        _log.warning("settings not stored: %s", refused)
