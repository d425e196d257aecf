"""A stream of fair numbers that anyone can compute again from the key."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final, TypeVar

Thing = TypeVar("Thing")

KEY_BYTES: Final = 32
"""Length of a draw's key."""

_SPAN: Final = 1 << 32


class Stream:
    """HMAC-SHA256 in counter mode: block i = HMAC(key, context|i), read as eight big-endian numbers.

    >>> stream = Stream(bytes([0] * 31 + [1]), "seatdraw|v1|EVT1")
    >>> [stream.below(10) for _ in range(8)]
    [5, 2, 4, 6, 9, 8, 7, 4]
    """

    __slots__ = ("_numbers",)

    def __init__(self, key: bytes, context: str) -> None:
        self._numbers = _numbers(key, context)

    def number(self) -> int:
        """The next number from 0 to 2³² − 1."""
        return next(self._numbers)

    def below(self, count: int) -> int:
        """A number from 0 to count − 1, each equally likely; count is from 1 to 2³².

        Numbers above the largest multiple of `count` are thrown away: a plain remainder would favour
        the low ones.
        """
        limit = _SPAN - _SPAN % count
        number = next(self._numbers)
        while number >= limit:
            number = next(self._numbers)
        return number % count

    def shuffle(self, things: list[Thing]) -> None:
        """Bring a list into random order, in place (Fisher–Yates); a list of 0 or 1 uses no number."""
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]


def _numbers(key: bytes, context: str) -> Iterator[int]:
    # The state after key and context is kept: a long context costs no more than a short one.
    start = hmac.new(key, f"{context}|".encode(), hashlib.sha256)
    block = 0
    while True:
        state = start.copy()
        state.update(b"%d" % block)
        digest = state.digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
