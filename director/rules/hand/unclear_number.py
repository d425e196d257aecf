"""A number said without its hundreds or thousands: the highest meaning that the pot covers (TDA 57)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

LEFT_OUT: Final = (100, 1_000, 100_000, 1_000_000)
"""What players leave out when they say a small number: hundred, thousand, hundred thousand, million."""

LEFT_OUT_OF_HUNDREDS: Final = (1_000,)
"""What they leave out of a larger one: "one-fifty" is 150,000, but nobody says "two hundred hundred"."""

_SPOKEN_SHORT: Final = 100
"""Below this no hundred and no thousand was said: "five", "twenty-five"."""

_SMALL_PART: Final = 50
"""No chip in play is as small as this part of the least that could be meant: "one-fifty" at 100,000."""


def is_unclear(said: int, least: int) -> bool:
    """Whether a number may mean something larger than it says.

    `least` is the least he could mean by it: the smallest bet, or the call. A number that reaches it is
    taken as it is; so is one that was said with its hundreds and falls short: that is an under-bet.

    >>> is_unclear(5, 400), is_unclear(500, 400), is_unclear(200, 8_000)
    (True, False, False)
    """
    return said < least and (said < _SPOKEN_SHORT or said * _SMALL_PART <= least)


def number_meant(said: int, least: int, pot: int, pushed: Collection[int] = ()) -> int:
    """What a number means, with all that is in the pot and in front of the players before it.

    Only a number that can lawfully have several meanings is read so (TDA 57: with no other clarifying
    information). Chips pushed with it, counted alone or with those before them, make it clear when they are
    the number itself or exactly one of its meanings. Without a meaning that the pot covers, it is what it
    says.

    >>> number_meant(5, least=400, pot=4_900), number_meant(5, least=400, pot=5_000)
    (500, 5000)
    >>> number_meant(200, least=10_000, pot=250_000), number_meant(200, 10_000, 250_000, pushed=[200])
    (200000, 200)
    """
    if said in pushed or not is_unclear(said, least):
        return said
    factors = LEFT_OUT if said < _SPOKEN_SHORT else LEFT_OUT_OF_HUNDREDS
    meanings = [said * factor for factor in factors if said * factor >= least]
    shown = [meaning for meaning in meanings if meaning in pushed]
    return max(shown or [meaning for meaning in meanings if meaning <= pot], default=said)
