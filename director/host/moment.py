"""The clock of this machine. Everything else takes the moment as an argument."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """This moment, in UTC and aware of it."""
    return datetime.now(UTC)


def iso(moment: datetime) -> str:
    """A moment as the journal writes it: UTC, milliseconds, Z.

    >>> from datetime import timedelta, timezone
    >>> iso(datetime(2026, 12, 5, 21, 14, 3, 250_999, tzinfo=timezone(timedelta(hours=3))))
    '2026-12-05T18:14:03.250Z'

    Raises ValueError for a moment without a zone: nobody could say when that was.
    """
    if moment.tzinfo is None:
        raise ValueError("a moment needs a zone")
    utc = moment.astimezone(UTC)
    return utc.strftime("%Y-%m-%dT%H:%M:%S.") + f"{utc.microsecond // 1000:03d}Z"
