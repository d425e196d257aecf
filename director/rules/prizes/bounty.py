"""A bounty: who is paid how much of it, and how much goes to the head of whoever earned it.

It belongs to the winners of the last pot in which the player who went out still was, not to those of the main
pot: that is why the markers of several all-ins lie in their own side pots (WSOP-T 39-a). How several share
it, and to whom an odd unit goes, no book says.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from director.rules.prizes.rounding import in_turn
from director.rules.verdict import Verdict, article

BountyKind: TypeAlias = Literal["plain", "progressive"]

BOUNTY_KINDS: Final[tuple[BountyKind, ...]] = ("plain", "progressive")
"""All of it is paid at once; or half, and the other half is added to the winner's own bounty."""

MARKERS: Final = article("WSOP-T 39-a")
"""The marker of the smallest all-in lies in the main pot, the others in their side pots."""

Winner = TypeVar("Winner", bound=Hashable)


class Earned(NamedTuple, Generic[Winner]):
    """By winner, in the order given."""

    paid: Mapping[Winner, int]
    head: Mapping[Winner, int]
    """What his own bounty grows by."""


def bounty_shares(bounty: int, kind: BountyKind, winners: Sequence[Winner]) -> Verdict[Earned[Winner]]:
    """The bounty among those who won the last pot its owner was in, in the order from the button.

    Several share first, the odd units to the earliest; then each halves his share, the odd unit to the head.
    The winner of the event gets his own bounty: there it is `plain` and he the only winner.

    >>> bounty_shares(1_505, "progressive", ["B"]).answer
    Earned(paid={'B': 752}, head={'B': 753})
    """
    shares = dict(zip(winners, in_turn(bounty, len(winners), 1), strict=True))
    paid = {winner: share if kind == "plain" else share // 2 for winner, share in shares.items()}
    head = {winner: share - paid[winner] for winner, share in shares.items()}
    return Verdict(Earned(paid, head), (MARKERS,))
