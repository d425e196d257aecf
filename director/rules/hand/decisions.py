"""What each decision does to a betting round, and why it cannot be taken."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from director.rules.hand.acts import FREE, Act, Meaning, NotAllowed, What
from director.rules.hand.caps import at_cap
from director.rules.hand.round_state import RoundState
from director.rules.hand.sizes import after_raise, lawful_sizes
from director.rules.hand.standing import Place, able

S = TypeVar("S", bound=RoundState)


def decided(before: S, seat: int, what: What, total: int | None) -> S:
    """The round after this decision. Raises NotAllowed."""
    place = _whose_turn(before, seat)
    if what in FREE and total not in (None, place.put):
        raise NotAllowed("no_chips_in_it", seat=seat, total=total)
    if what == "fold":
        return _fold(before, place)
    if what == "check":
        return _check(before, place)
    if what == "call":
        return _call(before, place, what, total)
    if what == "bring_in":
        return _bring_in(before, place, what, total)
    if what == "all_in":
        return _all_in(before, place, total)
    meaning = _named(before, place, what)
    if total is None:
        raise NotAllowed("no_total", seat=seat)
    return _raised(before, place, Act(seat, what, total, meaning))


def _whose_turn(before: RoundState, seat: int) -> Place:
    place = before.place(seat)
    if before.turn is None:
        raise NotAllowed("round_closed", seat=seat)
    if place.folded:
        raise NotAllowed("already_folded", seat=seat, to_act=before.to_act)
    if place.left == 0:
        raise NotAllowed("already_all_in", seat=seat, to_act=before.to_act)
    if before.to_act != seat:
        raise NotAllowed("out_of_turn", seat=seat, to_act=before.to_act)
    return place


def _fold(before: S, place: Place) -> S:
    if before.forced:
        raise NotAllowed("must_bring_in", seat=place.seat)
    act = Act(place.seat, "fold", place.put, "fold")
    return before.settled(place._replace(folded=True), before.standing, act)


def _check(before: S, place: Place) -> S:
    if before.unopened:
        raise NotAllowed("must_bring_in", seat=place.seat)
    owed = before.standing.highest - place.put
    if owed:
        raise NotAllowed("cannot_check", seat=place.seat, call=min(owed, place.left))
    return before.settled(place, before.standing, Act(place.seat, "check", place.put, "check"))


def _call(before: S, place: Place, what: What, total: int | None) -> S:
    if before.unopened:
        raise NotAllowed("must_bring_in", seat=place.seat)
    if before.standing.highest == place.put:
        raise NotAllowed("nothing_to_call", seat=place.seat)
    called = min(before.standing.highest, place.most)
    if total not in (None, called):
        raise NotAllowed("wrong_call", seat=place.seat, total=total, to=called)
    act = Act(place.seat, what, called, "call")
    return before.settled(place._replace(put=called), before.standing, act)


def _bring_in(before: S, place: Place, what: What, total: int | None) -> S:
    if not before.unopened:
        raise NotAllowed("no_bring_in", seat=place.seat)
    owed = min(before.terms.bring_in, place.most)
    if total is None and not owed:
        raise NotAllowed("no_total", seat=place.seat)
    paid = owed if total is None else total
    if owed and paid != owed:
        raise NotAllowed("wrong_bring_in", seat=place.seat, total=paid, owed=owed)
    if paid < 1:
        raise NotAllowed("nothing_put_in", seat=place.seat)
    if paid > place.left:
        raise NotAllowed("not_enough_chips", seat=place.seat, total=paid, most=place.most)
    if paid >= before.terms.base:
        raise NotAllowed("bring_in_too_large", seat=place.seat, total=paid, bet=before.terms.base)
    # A short one lowers nothing, as with a blind.
    due = max(paid, before.terms.bring_in)
    standing = before.standing._replace(highest=due, full=due)
    act = Act(place.seat, what, paid, "bring_in")
    return before.settled(place._replace(put=paid), standing, act)


def _all_in(before: S, place: Place, total: int | None) -> S:
    """All he has is a call, a bet or a raise, and must be allowed as such."""
    if total not in (None, place.most):
        raise NotAllowed("wrong_all_in", seat=place.seat, total=total, most=place.most)
    if before.unopened and place.most <= before.terms.bring_in:
        return _bring_in(before, place, "all_in", place.most)
    if place.most <= before.standing.highest:
        return _call(before, place, "all_in", place.most)
    meaning: Meaning = "raise" if before.standing.highest else "bet"
    return _raised(before, place, Act(place.seat, "all_in", place.most, meaning))


def _named(before: RoundState, place: Place, what: What) -> Meaning:
    """A bet, a raise or a completion, if there can be one now."""
    standing = before.standing
    if what == "bet":
        if standing.highest:
            raise NotAllowed("bet_stands", seat=place.seat, highest=standing.highest)
        return "bet"
    if what == "raise":
        if standing.highest == 0:
            raise NotAllowed("nothing_to_raise", seat=place.seat)
        return "raise"
    # A bring-in is completed, and a short all-in may be called so too.
    if not (before.unopened or standing.highest > standing.full or (standing.full and not standing.bets)):
        raise NotAllowed("nothing_to_complete", seat=place.seat)
    return "complete"


def _raised(before: S, place: Place, act: Act) -> S:
    """The round after a bet, a completion or a raise."""
    if act.total > place.most:
        raise NotAllowed("not_enough_chips", seat=place.seat, total=act.total, most=place.most)
    why = before.why_no_raise(place)
    if why is not None:
        call = min(before.standing.highest - place.put, place.left)
        raise NotAllowed(why, seat=place.seat, call=call, raises=before.raises_used)
    _check_size(before, place, act.total)
    return wagered(before, place, act)


def wagered(before: S, place: Place, act: Act) -> S:
    """The round after this wager, whether it was allowed or not."""
    raised = after_raise(before.terms, before.standing, before.places, place, act.total)
    # The cap holds for good when three or more could still bet as it was reached (RRoP).
    reached = at_cap(before.terms, raised.standing) and able(before.places) > 2
    standing = raised.standing._replace(sealed=before.standing.sealed or reached)
    places = tuple(one._replace(reopened=one.reopened or raised.reopens) for one in before.places)
    return replace(before, places=places).settled(place._replace(put=act.total), standing, act)


def _check_size(before: RoundState, place: Place, total: int) -> None:
    sizes = lawful_sizes(before.terms, before.standing, before.places, place)
    highest = before.standing.highest
    if sizes.allows(total) or (total == place.most and highest < total <= sizes.high):
        return
    kind = "raise" if highest else "bet"
    facts = {"seat": place.seat, "total": total, "low": sizes.low, "high": sizes.high, "most": place.most}
    if total < sizes.low:
        raise NotAllowed(f"{kind}_too_small", **facts)
    if total > sizes.high:
        raise NotAllowed(f"{kind}_too_large", **facts)
    raise NotAllowed("between_sizes", **facts)
