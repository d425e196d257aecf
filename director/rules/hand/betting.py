"""One betting round: who is to act, what he may do, and what each action makes of it (SP 4.7 to 4.9).

A `Round` is a frozen value: `act` gives the round after an action, or says by NotAllowed why there is none.
What it is stands in `round_state`, what actions do in `forced` (blinds) and `decisions`. The rules have
modules of their own: `sizes` how much, `pot_limit` the largest wager there, `caps` how often, `reopening` who
may raise again, `fourth_street` the open pair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from director.rules.hand.acts import POSTS, Act, NotAllowed, What
from director.rules.hand.decisions import decided
from director.rules.hand.forced import check_post, opened_by_blind, with_post
from director.rules.hand.round_state import RoundState
from director.rules.hand.sizes import lawful_sizes
from director.rules.hand.standing import Place
from director.rules.hand.terms import Chair, Terms

__all__ = ["Act", "Chair", "Legal", "NotAllowed", "Round", "Terms", "What"]


class Legal(NamedTuple):
    """What is allowed now."""

    to_act: int | None = None
    """Whose turn it is; None when the round is closed."""
    call: int | None = None
    """Chips he adds to call, never more than he has; 0 when nothing is to be called."""
    may_check: bool = False
    may_raise: bool = False
    """Whether he may bet, complete or raise."""
    min_to: int | None = None
    """The smallest total of a full bet or raise."""
    max_to: int | None = None
    """The largest total; his all-in total when he is short of it, which may be less than `min_to`."""
    sizes: tuple[int, ...] = ()
    """In limit games the only lawful totals; empty where every total between the two ends is lawful."""
    may_fold: bool = False
    must_bring_in: bool = False
    """Nobody has opened: he brings in, or bets in full; only the low card may not fold."""


@dataclass(frozen=True, slots=True)
class Round(RoundState):
    """A betting round up to now; what is asked of it stands in RoundState."""

    @staticmethod
    def start(terms: Terms, chairs: Sequence[Chair]) -> Round:
        """The round before anything was posted or said.

        The chairs are a ring in acting order: in a blind game's first round from left of the big blind to
        the big blind, in stud from whoever opens, else from the first seat after the button.
        """
        terms = replace(terms, rules=terms.rules.playing(terms.game))
        places = tuple(Place(chair.seat, chair.stack) for chair in chairs)
        blind = terms.big_blind if terms.blind_round else 0
        return Round(terms, places, opened_by_blind(terms, blind)).asking(after=-1)

    def legal(self) -> Legal:
        """What whoever is to act may do."""
        place = self.acting
        if place is None:
            return Legal()
        owed = self.standing.highest - place.put
        plain = Legal(
            to_act=place.seat,
            call=min(owed, place.left),
            may_check=owed == 0 and not self.unopened,
            may_fold=not self.forced,
            must_bring_in=self.unopened,
        )
        if self.why_no_raise(place) is not None:
            return plain
        sizes = lawful_sizes(self.terms, self.standing, self.places, place)
        most = min(sizes.high, place.most)
        only = sorted({min(total, place.most) for total in sizes.only})
        return plain._replace(may_raise=True, min_to=sizes.low, max_to=most, sizes=tuple(only))

    def act(self, seat: int, what: What, total: int | None = None) -> Round:
        """The round after this action. Raises NotAllowed.

        `total` is what the seat has in front of it afterwards; a call, an all-in and a bring-in whose size is
        known do without. Of `post_dead` it is the dead chips alone.
        """
        if what in POSTS:
            return self._posted(seat, what, 0 if total is None else total)
        return decided(self, seat, what, total)

    def _posted(self, seat: int, what: What, total: int) -> Round:
        place = self.place(seat)
        check_post(self.terms, self.places, place, what, total)
        standing = self.standing
        if what != "post_dead":
            standing = opened_by_blind(self.terms, max(standing.highest, self.terms.blind, total))
        after = self.changed(with_post(place, what, total), standing, Act(seat, what, total, "post"))
        return after.asking(after=-1)
