"""A hand as it stands: a frozen value that can always say whose turn it is and what lies in the pots.

`playing` turns it into the next one, `outcome` says how it ends. At every step all chips are in stacks or in
the middle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from director.rules.games import LAST_STREET
from director.rules.hand.betting import Legal, Round
from director.rules.hand.dealing import Deal, Seen
from director.rules.hand.posting import Posted
from director.rules.hand.pots import Pots, Stake, build_pots
from director.rules.hand.streets import Opener

__all__ = ["Hand"]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it stands."""

    deal: Deal
    posted: Posted
    street: int
    before: Mapping[int, int]
    """Bets of earlier rounds by seat; every seat is there."""
    folded: frozenset[int] = frozenset()
    """Those who folded in earlier rounds."""
    mucked: frozenset[int] = frozenset()
    """Those who threw their hands in at showdown."""
    board: Seen = ()
    """What lies in the middle."""
    burns: int = 0
    """Cards burned for what comes next."""
    drawn: tuple[tuple[int, int], ...] = ()
    """Who exchanged how many cards, in turn."""
    opener: Opener | None = None
    """Who opens this street of stud."""
    sixth_first: int | None = None
    """Who opened sixth street of stud."""
    unopened: bool = False
    """The betting of this street is still to begin."""
    round: Round | None = None
    """The betting of this street; None where nobody bets."""
    earlier: Round | None = None
    """The betting of the last street before it that had any."""

    # ------------------------------------------------------------------ how it stands

    @property
    def out(self) -> frozenset[int]:
        """Those who folded."""
        return self.folded if self.round is None else self.folded.union(self.round.folded)

    @property
    def live(self) -> tuple[int, ...]:
        """Those who did not fold, in dealing order."""
        out = self.out
        return tuple(seat for seat in self.deal.order if seat not in out)

    @property
    def put(self) -> dict[int, int]:
        """Bets and blinds of the whole hand by seat, antes left out."""
        now: Mapping[int, int] = {} if self.round is None else self.round.put
        return {seat: chips + now.get(seat, 0) for seat, chips in self.before.items()}

    @property
    def behind(self) -> dict[int, int]:
        """What each player still has in his stack."""
        put = self.put
        return {seat: chips - put[seat] for seat, chips in self.posted.behind.items()}

    @property
    def pot(self) -> int:
        """All chips in the middle and in front of the players."""
        return sum(self.deal.stacks.values()) - sum(self.behind.values())

    @property
    def betting(self) -> bool:
        """Somebody is to act."""
        return self.round is not None and not self.round.closed

    @property
    def betting_over(self) -> bool:
        """No more bets will come: the players who are left have no chips, or nobody to bet against."""
        if self.betting or self.unopened:
            return False
        behind = self.behind
        return sum(behind[seat] > 0 for seat in self.live) < 2

    @property
    def alone(self) -> bool:
        """All but one have folded."""
        return len(self.live) == 1

    @property
    def over(self) -> bool:
        """Nothing can be done any more but showing the hands."""
        last = self.street == LAST_STREET[self.deal.game]
        return self.alone or (last and not self.betting and not self.unopened)

    @property
    def to_draw(self) -> int | None:
        """Who is to exchange cards next; None when nobody is."""
        if self.deal.game != "draw5" or self.street != 1 or self.betting or self.alone:
            return None
        return next((seat for seat in self.live[len(self.drawn) :]), None)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is, to bet or to draw; None when cards must come first, or the hand is over."""
        if self.round is not None and not self.round.closed:
            return self.round.to_act
        return self.to_draw

    @property
    def legal(self) -> Legal | None:
        """What whoever is to act may do; None on a street without betting."""
        return None if self.round is None else self.round.legal()

    @property
    def last_round(self) -> Round | None:
        """The last betting there was; None when nobody could bet at all."""
        return self.earlier if self.round is None else self.round

    @property
    def pots(self) -> Pots:
        """The pots if nobody put in another chip, and what nobody has matched so far."""
        out, put, antes = self.out, self.put, self.posted.antes
        stakes = [
            Stake(seat, put[seat], antes.get(seat, 0), "folded" if seat in out else "live")
            for seat in self.deal.order
        ]
        return build_pots(stakes, self.posted.bb_ante)
