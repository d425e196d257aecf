"""One sum of the reconciliation strip."""

from __future__ import annotations

import msgspec

from director.domain.seats import TableSeat


class Count(msgspec.Struct, frozen=True, gc=False):
    """One sum of the strip."""

    id: str
    """seats, chips, counted, money, payouts or bubble."""
    text: str
    """The sum in words and figures."""
    short: str
    """The same where the room is short."""
    agrees: bool
    about: str
    """What is compared with what."""
    wrong: tuple[TableSeat, ...] = ()
    """The chairs to look at where it does not agree."""
