"""A moment by every clock a computer has, and how long it is from one to another.

The clock on the wall may be set, and jumps with summer time and with corrections from the network. The time
since the computer was started goes on evenly, sleep included. So both are kept of every step of the clock:
as long as the computer that took it has not been started anew, the even one counts; after that, and on
another computer, only the wall is left.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from director.domain.refusal import Impossible

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
LATEST: Final = 253_307_692_799_999
"""The last millisecond of the year 9996: what is reckoned from it can still be written as a date."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """When something was. All in milliseconds."""

    utc: int
    """Since 1970, by the clock on the wall of this computer."""
    boot: str = ""
    """Which start of which computer; empty when the computer cannot tell."""
    up: int = 0
    """Since that start, sleep included."""
    slept: int = 0
    """How much of that it slept."""

    def check(self) -> None:
        """Raise Impossible for what no computer says."""
        if not (0 <= self.utc <= LATEST and 0 <= self.slept <= self.up <= LATEST) or len(self.boot) > 80:
            raise Impossible("moment")

    def later(self, ms: int) -> Moment:
        """So much later, without sleep and with nobody setting the wall clock.

        >>> Moment(5_000, "a", 100).later(50)
        Moment(utc=5050, boot='a', up=150, slept=0)
        """
        return Moment(self.utc + ms, self.boot, self.up + ms, self.slept)


def same_start(one: Moment, other: Moment) -> bool:
    """Whether both were read on one computer that was not started anew between them."""
    return one.boot == other.boot != ""


def between(start: Moment, end: Moment) -> int:
    """How long it was from one moment to the other; never less than nothing.

    >>> between(Moment(1_000_000, "a", 500), Moment(4_600_000, "a", 60_500))  # set forward by an hour
    60000
    >>> between(Moment(1_000_000, "a", 500), Moment(1_060_000, "b", 70))  # started anew
    60000
    """
    passed = end.up - start.up if same_start(start, end) else end.utc - start.utc
    return max(0, passed)


def slept_between(start: Moment, end: Moment) -> int:
    """How much of that time the computer slept; 0 where it cannot tell."""
    return max(0, end.slept - start.slept) if same_start(start, end) else 0


def wall_shift(start: Moment, end: Moment) -> int:
    """By how much the wall clock was set meanwhile, forward or back; 0 where nobody can tell.

    >>> wall_shift(Moment(1_000_000, "a", 500), Moment(4_600_000, "a", 60_500))
    3540000
    """
    return (end.utc - start.utc) - (end.up - start.up) if same_start(start, end) else 0


def utc_ms(at: str) -> int:
    """The moment of a line, as milliseconds.

    >>> utc_ms("1970-01-01T00:00:01.250Z")
    1250
    """
    return round(datetime.fromisoformat(at).timestamp() * 1000)


def as_text(utc: int) -> str:
    """Milliseconds as a line writes its moment.

    >>> as_text(1250)
    '1970-01-01T00:00:01.250Z'
    """
    return _utc(utc).strftime("%Y-%m-%dT%H:%M:%S.") + f"{utc % 1000:03d}Z"


def local(utc: int, zone: str) -> datetime:
    """What a clock on the wall of the place shows then."""
    return _utc(utc).astimezone(ZoneInfo(zone))


def of_local(text: str, zone: str, *, second: bool = False) -> int:
    """The moment when a clock on the wall of the place shows this: 2026-12-05T18:00.

    An hour that comes twice, when summer time ends, is the first of the two unless `second`.
    Raises Impossible for a time that never comes because the clocks are set forward then.

    >>> as_text(of_local("2025-03-30T03:30", "Europe/Berlin"))
    '2025-03-30T01:30:00.000Z'
    """
    wall = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=int(second))
    utc = round(wall.timestamp() * 1000)
    shown = local(utc, zone)
    if shown.replace(tzinfo=None) != wall.replace(tzinfo=None, fold=0):
        raise Impossible("hour_skipped", time=text, next=f"{shown:%H:%M}", zone=zone)
    return utc


def comes_twice(text: str, zone: str) -> bool:
    """Whether the clocks of the place show this time twice, as they do when summer time ends.

    >>> comes_twice("2025-10-26T02:30", "Europe/Berlin"), comes_twice("2025-10-26T03:30", "Europe/Berlin")
    (True, False)
    """
    wall = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))
    try:
        of_local(text, zone)
    except Impossible:
        return False
    return wall.utcoffset() != wall.replace(fold=1).utcoffset()


def _utc(utc: int) -> datetime:
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=utc)
