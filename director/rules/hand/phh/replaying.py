"""The actions of a text turned into moves, by playing them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeAlias

from director.domain.plan import Discipline
from director.rules.cards.card import BadCards, check_one_deck
from director.rules.games import HOLE
from director.rules.hand.betting import NotAllowed, What
from director.rules.hand.dealing import Deal, Seen
from director.rules.hand.hand import Hand
from director.rules.hand.phh.fields import Scale
from director.rules.hand.phh.notation import Action
from director.rules.hand.phh.recorded import BadPhh
from director.rules.hand.playing import Move, begin, moved, settled

__all__ = ["Steps", "cards_dealt", "moves_of"]

Steps: TypeAlias = Sequence[tuple[str, Action]]
"""Actions, each with the field it stands in."""


def cards_dealt(steps: Steps, seats: Sequence[int], game: Discipline) -> dict[int, Seen]:
    """The cards of each seat in dealing order, those that were shown later filled in. Raises BadPhh."""
    hole: dict[int, Seen] = {}
    for field, action in steps:
        if action.player is None or action.verb not in ("dh", "sm"):
            continue
        seat = seats[action.player - 1]
        have = hole.get(seat, ())
        hole[seat] = (*have, *action.cards) if action.verb == "dh" else _filled(have, action.cards)
        if len(hole[seat]) > HOLE[game]:
            raise BadPhh("too_many_cards", field, most=HOLE[game])
        _check_deck(hole, field)
    return {seat: cards for seat, dealt in hole.items() if (cards := _as_far_as_seen(dealt))}


def _as_far_as_seen(cards: Seen) -> Seen:
    """Cards without those at the end that nobody saw: left out they mean the same."""
    seen = [at for at, card in enumerate(cards, 1) if card is not None]
    return cards[: seen[-1]] if seen else ()


def _filled(dealt: Seen, shown: Seen) -> Seen:
    """Cards as dealt, with those among the shown ones that nobody had seen."""
    if not dealt:
        return shown
    new = iter([card for card in shown if card is not None and card not in dealt])
    return tuple(next(new, None) if card is None else card for card in dealt)


def _check_deck(hole: dict[int, Seen], field: str) -> None:
    try:
        check_one_deck(card for card in chain.from_iterable(hole.values()) if card is not None)
    except BadCards as bad:
        raise BadPhh(bad.code, field, card=bad.card) from None


def moves_of(deal: Deal, steps: Steps, seats: Sequence[int], scale: Scale) -> tuple[Move, ...]:
    """The moves of a text. Raises BadPhh at an action that cannot be.

    Hands may be thrown in before the last cards are out, with all players all-in: that counts at the end.
    """
    hand, moves, mucks = begin(deal), list[Move](), list[tuple[str, Move]]()
    for field, action in steps:
        seat = None if action.player is None else seats[action.player - 1]
        if action.verb == "dh":
            continue
        if action.verb == "sm":
            mucks += [(field, Move(seat, "muck"))] if action.mucks else []
            continue
        ready = settled(hand, seat)
        move = _move(ready, seat, action, scale)
        hand = _after(hand, move, field)
        moves.append(move)
    for field, move in mucks:
        hand = _after(hand, move, field)
        moves.append(move)
    return tuple(moves)


def _after(hand: Hand, move: Move, field: str) -> Hand:
    try:
        return moved(hand, move)
    except NotAllowed as no:
        raise BadPhh(no.code, field, **no.facts) from None


def _move(hand: Hand, seat: int | None, action: Action, scale: Scale) -> Move:
    if action.verb == "db":
        return Move(None, "deal", cards=action.cards)
    if action.verb == "pb":
        return Move(seat, "bring_in")
    if action.verb == "f":
        return Move(seat, "fold")
    if action.verb == "cc":
        legal = hand.legal
        return Move(seat, "call" if legal is not None and legal.call else "check")
    total = scale.chips(action.amount)
    return Move(seat, _wager(hand, seat, total), total)


def _wager(hand: Hand, seat: int | None, total: int) -> What:
    """What going to this total is."""
    betting = hand.round
    if betting is None or seat is None:
        return "bet"
    if total == betting.put.get(seat, 0) + betting.left.get(seat, 0):
        return "all_in"
    standing = betting.standing
    if betting.unopened or (standing.highest and not standing.bets):
        return "complete"
    return "raise" if standing.highest else "bet"
