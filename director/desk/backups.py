"""Rolling copies of a venue: on a timer and before risky steps, each with everything committed.

What to keep is a pure question of moments, asked before anything is deleted.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from director.desk.files import cut_name
from director.domain.refusal import Unavailable
from director.host import moment
from director.storage.backup import copy_database
from director.storage.restoring import replace_database

_log = logging.getLogger(__name__)

EVERY: Final = timedelta(minutes=10)
"""How often the timer copies a venue in which something was done."""
NEWEST: Final = 12
"""So many of the newest copies are always kept."""
HOURLY: Final = timedelta(days=1)
"""For so long, the newest copy of each hour is kept."""
DAILY: Final = timedelta(days=31)
"""For so long, the newest copy of each day is kept."""

_STAMP: Final = "%Y%m%d-%H%M%S-%f"
_NAME: Final = re.compile(r".*\.(\d{8}-\d{6}-\d{6})\.([a-z]+)\.backup")


class Why(StrEnum):
    """What a copy was made for; part of its name."""

    TIMER = "timer"
    DRAW = "draw"
    REDRAW = "redraw"
    IMPORT = "import"
    MIGRATION = "migration"
    RESTORE = "restore"
    HAND = "hand"


class Copy(NamedTuple):
    """One copy that lies in the folder."""

    path: Path
    at: datetime
    """When it was made, UTC."""
    why: Why

    @property
    def at_text(self) -> str:
        """When it was made, for lists."""
        return f"{self.at:%Y-%m-%d %H:%M:%S}"


def is_due(last: datetime | None, now: datetime, every: timedelta = EVERY) -> bool:
    """Whether it is time for the next copy. A clock that was set back makes it due at once.

    >>> noon = datetime(2026, 12, 5, 12, tzinfo=UTC)
    >>> is_due(None, noon), is_due(noon, noon + timedelta(minutes=9)), is_due(noon, noon + EVERY)
    (True, False, True)
    """
    return last is None or not timedelta(0) <= now - last < every


def to_drop(copies: Iterable[Copy], now: datetime) -> list[Copy]:
    """Which copies are no longer needed.

    All but the newest twelve, the last of each hour of a day, and the last of each day of a month.
    """
    newest_first = sorted(copies, key=lambda copy: copy.at, reverse=True)
    keep = set(newest_first[:NEWEST])
    for span, form in ((HOURLY, "%Y%m%d%H"), (DAILY, "%Y%m%d")):
        seen: set[str] = set()
        for copy in newest_first:
            slot = copy.at.strftime(form)
            if now - copy.at <= span and slot not in seen:
                seen.add(slot)
                keep.add(copy)
    return [copy for copy in newest_first if copy not in keep]


class Backups:
    """The copies of one venue, in a folder of their own."""

    def __init__(self, venue: Path, folder: Path, *, now: Callable[[], datetime] = moment.now) -> None:
        self.venue = venue
        self.folder = folder / _folder_name(venue)
        self._now = now
        self._seen: tuple[int, ...] = ()
        """How the file looked when it was last copied."""

    def copies(self) -> list[Copy]:
        """All copies there are, the oldest first."""
        try:
            found = [_copy(path) for path in self.folder.iterdir()]
        except OSError:
            return []
        return sorted((copy for copy in found if copy is not None), key=lambda copy: copy.at)

    def make(self, why: Why) -> Copy:
        """Copy everything committed, now, and drop what is no longer needed.

        Raises Unavailable, and then no half-made copy lies about.
        """
        now = self._now().astimezone(UTC)
        path = self.folder / f"{cut_name(self.venue.stem, 80)}.{now.strftime(_STAMP)}.{why}.backup"
        seen = self._looks()
        copy_database(self.venue, path)
        self._seen = seen
        self._drop(now)
        return Copy(path, now, why)

    def tick(self) -> Copy | None:
        """Make the copy of the timer when it is due and something was done since the last one."""
        last = max((copy.at for copy in self.copies()), default=None)
        if not is_due(last, self._now()) or (last is not None and self._looks() == self._seen):
            return None
        return self.make(Why.TIMER)

    def _drop(self, now: datetime) -> None:
        for copy in to_drop(self.copies(), now):
            try:
                copy.path.unlink()
            except OSError as refused:
                _log.info("an old copy stays: %s", refused)

    def _looks(self) -> tuple[int, ...]:
        """Size and time of the file and its log; something else after each decision."""
        parts: list[int] = []
        for tail in ("", "-wal"):
            try:
                state = Path(f"{self.venue}{tail}").stat()
            except OSError:
                continue
            parts += (state.st_size, state.st_mtime_ns)
        return tuple(parts)


def restore(copy: Path, target: Path, *, now: Callable[[], datetime] = moment.now) -> Path | None:
    """Put a copy in the place of a venue's file. The old file is kept, and its new name given back.

    Nobody may have the venue open. Raises Unavailable, and then everything is as it was: a folder or a device
    is never put aside for a file.
    """
    if target.exists() and not target.is_file():
        raise Unavailable("not_a_file", path=str(target))
    stamp = now().astimezone(UTC).strftime(_STAMP)
    kept = target.with_name(f"{cut_name(target.name, 150)}.{stamp}.{Why.RESTORE}.backup")
    return kept if replace_database(copy, target, kept) else None


def _folder_name(venue: Path) -> str:
    """Two venues of one name in two folders must not drop each other's copies."""
    where = hashlib.sha256(str(venue.absolute()).encode("utf-8", "surrogateescape")).hexdigest()
    return f"{cut_name(venue.stem)}-{where[:8]}"


def _copy(path: Path) -> Copy | None:
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    try:
        return Copy(path, datetime.strptime(found[1], _STAMP).replace(tzinfo=UTC), Why(found[2]))
    except ValueError:
        return None
