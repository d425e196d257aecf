"""Blinds put in before the first decision: in any order, and nobody's turn.

A short blind lowers nothing: what is to be matched, and what a raise must be, follow from the full big blind
(SP 4.9.8, RRoP 4-1, WSOP-L 154). A player who returns posts one more big blind, which plays, and pays
separately what is dead (DR missed blinds).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from director.rules.hand.acts import NotAllowed, What
from director.rules.hand.standing import Place, Standing
from director.rules.hand.terms import Terms


def opened_by_blind(terms: Terms, blind: int) -> Standing:
    """The betting once a big blind is owed: it counts as the bet, however much of it was posted."""
    if blind == 0:
        return Standing()
    if terms.structure == "FL" and blind < terms.base:
        # Less than a bet: like a bring-in it is completed first. No book speaks of it.
        return Standing(highest=blind, full=blind)
    return Standing(highest=blind, full=blind, step=blind, bets=1)


def check_post(terms: Terms, places: Sequence[Place], place: Place, what: What, total: int) -> None:
    """Raises NotAllowed when this may not be posted so."""
    if not terms.blind_round:
        raise NotAllowed("no_blinds_now", seat=place.seat)
    if any(one.seen is not None or one.folded for one in places):
        raise NotAllowed("post_too_late", seat=place.seat)
    if place.dead if what == "post_dead" else place.posted:
        raise NotAllowed("posted_already", seat=place.seat)
    if what == "post_sb" and any(one.posted == "post_sb" for one in places):
        raise NotAllowed("second_small_blind", seat=place.seat)
    if total < 1:
        raise NotAllowed("nothing_put_in", seat=place.seat)
    if total > place.left:
        raise NotAllowed("not_enough_chips", seat=place.seat, total=total, most=place.left)
    owed = _owed(terms, what)
    if owed and total != min(owed, place.left):
        raise NotAllowed("wrong_blind", seat=place.seat, total=total, owed=min(owed, place.left))
    if what != "post_dead" and total > terms.blind > 0:
        raise NotAllowed("wrong_blind", seat=place.seat, total=total, owed=terms.blind)


def _owed(terms: Terms, what: What) -> int:
    """The size of a blind; 0 where nothing is said of it."""
    return {"post_sb": terms.small_blind, "post_bb": terms.blind}.get(what, 0)


def with_post(place: Place, what: What, total: int) -> Place:
    """The place after its post, which was checked."""
    if what == "post_dead":
        return place._replace(dead=total)
    return place._replace(put=total, blind=total, posted=cast("Literal['post_sb', 'post_bb']", what))
