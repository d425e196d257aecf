"""Quick phrases of a venue: a text file beside its database, one phrase a line, that anybody can edit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from director.desk.files import of_disk, write_whole
from director.desk.house_files import FOLDER
from director.domain.names import tidy
from director.host.bounded_file import read_bounded

FILE: Final = "ruling-phrases.txt"
MOST: Final = 200
LONGEST: Final = 300
"""Letters of the longest phrase."""
LARGEST: Final = 200_000
"""Bytes of the largest file that is looked at."""


def read_phrases(venue: Path) -> list[str] | None:
    """The phrases of this venue in their order; None where it keeps none, or they cannot be read."""
    file = venue.parent / FOLDER / FILE
    try:
        content = read_bounded(file, LARGEST)
        if len(content) > LARGEST:
            return None
        return tidied(content.decode("utf-8-sig").splitlines())
    except (OSError, UnicodeDecodeError):
        return None


def keep_phrases(venue: Path, phrases: Sequence[str]) -> list[str]:
    """Keep these, in place of those there were; gives them as kept. Raises Unavailable."""
    kept, folder = tidied(phrases), venue.parent / FOLDER
    try:
        folder.mkdir(exist_ok=True)
    except OSError as trouble:
        raise of_disk(trouble, folder) from trouble
    write_whole(folder / FILE, "".join(f"{one}\n" for one in kept).encode())
    return kept


def tidied(lines: Sequence[str]) -> list[str]:
    """Phrases without empty lines, each once, none too long."""
    return list(dict.fromkeys(one for line in lines if (one := tidy(line)[:LONGEST].strip())))[:MOST]
