"""Paper packs in their folder: the newest ten of an event, each with what it was made for in its name.

What to keep is a pure question of names. A file whose name is not one of ours is never touched.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from director.desk.files import cut_name, file_title, of_disk, refuse_venue
from director.domain.ids import TournamentId
from director.domain.journal import Journal
from director.host import moment

_log = logging.getLogger(__name__)

FOLDER: Final = "Paper pack"
"""Beside the venue's file, unless another place was chosen."""
KEPT: Final = 10
"""So many of the newest packs of an event are kept."""
NO_PART: Final = 0
"""Of a pack that was made without a level schedule."""

_STAMP: Final = "%Y%m%d-%H%M%S-%f"
_NAME: Final = re.compile(
    r".*\.(?P<event>[^.]+)-p(?P<part>\d+)\.(?P<at>\d{8}-\d{6}-\d{6})\.(?P<line>\d+)-(?P<hash>[0-9a-f]*)\.pack\.pdf"
)
_LONGEST: Final = 60
"""Letters of the title in a name: what comes after it must fit, too."""
_MOST_BYTES: Final = 150
"""The same for letters of three or four bytes."""


class Pack(NamedTuple):
    """One pack that lies in the folder."""

    path: Path
    event: str
    part: int
    """The part of the schedule it was made for, counted from 1; 0 without a schedule."""
    at: datetime
    """When, UTC."""
    line: int
    """The last line of the journal it shows."""


def pack_of(path: Path) -> Pack | None:
    """What the name of a file says; None for a file that is none of ours.

    >>> pack_of(Path("Cup, Level 7.EVT1-p9.20261205-181403-000000.812-3f9a01bc.pack.pdf")).part
    9
    >>> pack_of(Path("Cup, Level 7.pdf")) is None
    True
    """
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    try:
        at = datetime.strptime(found["at"], _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Pack(path, found["event"], int(found["part"]), at, int(found["line"]))


def to_drop(packs: Iterable[Pack], kept: int = KEPT) -> list[Pack]:
    """All packs but the newest of each event."""
    newest_first = sorted(packs, key=lambda pack: pack.at, reverse=True)
    seen: dict[str, int] = {}
    dropped = []
    for pack in newest_first:
        seen[pack.event] = seen.get(pack.event, 0) + 1
        if seen[pack.event] > kept:
            dropped.append(pack)
    return dropped


class Packs:
    """The packs of one event in a folder."""

    def __init__(
        self, event: TournamentId, folder: Path, *, now: Callable[[], datetime] = moment.now
    ) -> None:
        self.event = event
        self.folder = folder
        self._now = now

    def packs(self) -> list[Pack]:
        """All packs of this event, the oldest first; none where the folder cannot be read."""
        try:
            found = [pack_of(path) for path in self.folder.iterdir()]
        except OSError:
            return []
        ours = (pack for pack in found if pack is not None and pack.event == self.event)
        return sorted(ours, key=lambda pack: pack.at)

    def newest(self) -> Pack | None:
        """The one made last."""
        return max(self.packs(), key=lambda pack: pack.at, default=None)

    def is_due(self, part: int) -> bool:
        """Whether the one made last is of another part of the schedule, or there is none."""
        last = self.newest()
        return last is None or last.part != part

    def keep(self, content: bytes, journal: Journal, part: int, title: str) -> Pack:
        """Write a pack whole or not at all, then drop what is no longer needed. Raises Unavailable."""
        at = self._now().astimezone(UTC)
        name = f"{_clean(title)}.{self.event}-p{part}.{at.strftime(_STAMP)}.{journal.seq}-{journal.head[:8]}"
        path = self.folder / f"{name}.pack.pdf"
        try:
            self.folder.mkdir(exist_ok=True)
            _write(path, content)
        except OSError as trouble:
            raise of_disk(trouble, self.folder) from trouble
        for old in to_drop(self.packs()):
            try:
                old.path.unlink()
            except OSError as refused:
                _log.info("an old paper pack stays: %s", refused)
        return Pack(path, self.event, part, at, journal.seq)


def _write(path: Path, content: bytes) -> None:
    """Write beside, to the disk, and rename: after a power cut there is the whole file or none."""
    refuse_venue(path)
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _clean(title: str) -> str:
    """A title without what no file may be called."""
    kept = file_title(title).replace(".", "")
    return cut_name(" ".join(kept.split())[:_LONGEST], _MOST_BYTES).strip() or "pack"
