"""A decision that the rules do not allow and that play went on after: what the betting is then.

Nobody may order such a thing, and a hand is written down as it happened. What was done out of turn is done
in its turn from there on; whoever was skipped is asked when the betting comes round, and whoever put in too
little still owes the rest. A wager of a wrong size stands at its size, and counts as a full raise where it is
one. Nothing can be made of chips that are not there, or of a decision when nobody may take one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from director.rules.hand.acts import POSTS, Act, Meaning, NotAllowed, What
from director.rules.hand.betting import Round
from director.rules.hand.decisions import decided, wagered
from director.rules.hand.hand import Hand
from director.rules.hand.standing import Place

__all__ = ["HOPELESS", "as_happened"]

HOPELESS: Final = frozenset(
    {"not_enough_chips", "not_in_round", "already_all_in", "no_total", "posted_by_program"}
)
"""Codes of refusals that no play can have gone on after: what was typed cannot have happened so."""


def as_happened(hand: Hand, seat: int, what: What, total: int | None = None) -> Hand:
    """The hand after a decision taken all the same. Raises NotAllowed where nothing can be made of it."""
    betting = hand.round
    if betting is None or betting.closed:
        raise NotAllowed("round_closed", seat=seat)
    if what in POSTS:
        raise NotAllowed("posted_by_program", seat=seat)
    place = betting.place(seat)
    if place.left == 0:
        raise NotAllowed("already_all_in", seat=seat, to_act=betting.to_act)
    there = place._replace(folded=False)
    turned = replace(
        betting,
        places=tuple(there if one.seat == seat else one for one in betting.places),
        turn=betting.places.index(place),
    )
    return replace(hand, round=_done(turned, there, what, total))


def _done(now: Round, place: Place, what: What, total: int | None) -> Round:
    try:
        return decided(now, place.seat, what, total)
    except NotAllowed as no:
        if no.code in HOPELESS:
            raise
    if what == "fold":
        return now.settled(
            place._replace(folded=True), now.standing, Act(place.seat, what, place.put, "fold")
        )
    if what == "check":
        return now.settled(place, now.standing, Act(place.seat, what, place.put, "check"))
    return _chips_in(now, place, what, total)


def _chips_in(now: Round, place: Place, what: What, total: int | None) -> Round:
    """So many chips lie there now: as much as a wager where it is above the others, else towards a call."""
    highest = now.standing.highest
    usual = place.most if what == "all_in" else max(highest, place.put)
    reached = usual if total is None else total
    if reached > place.most or reached < place.put:
        raise NotAllowed("not_enough_chips", seat=place.seat, total=reached, most=place.most)
    if reached <= highest:
        act = Act(place.seat, what, reached, "call")
        return now.settled(place._replace(put=reached), now.standing, act)
    meaning: Meaning = "raise" if highest else "bet"
    return wagered(now, place, Act(place.seat, what, reached, meaning))
