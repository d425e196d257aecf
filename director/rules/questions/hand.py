"""`hand`: a whole hand played from its actions and cards.

The answer says at every step the street, whose turn it is and what he may do, and the pots as they would be
if nobody put in another chip; `returned` is what nobody has matched so far. `order`, `winners`, `shares` and
`stacks` are null until the hand is over. A hand won without showdown has an empty `order`. Where a live hand
that nobody saw might win a pot, its winners are null, and so are `shares` and `stacks`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from director.rules.hand.betting import NotAllowed
from director.rules.hand.dealing import Deal
from director.rules.hand.draw.running_out import deck_in_hand
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import Winners, outcome
from director.rules.hand.playing import Move, begin, moved, settled
from director.rules.hand.reasons import reasons
from director.rules.in_force import in_force
from director.rules.questions.betting_round import round_answer
from director.rules.questions.hand_reading import read_hand
from director.rules.questions.pots import UNCALLED
from director.rules.questions.reading import BadQuestion
from director.rules.questions.table_reading import seat_names
from director.rules.verdict import Verdict, cited

__all__ = ["answered", "hand_of", "hand_topic", "played"]

_CLOSED: Final[Mapping[str, object]] = {
    "to_act": None,
    "call": None,
    "may_check": False,
    "may_raise": False,
    "min_to": None,
    "max_to": None,
    "raises_used": 0,
    "capped": False,
    "closed": True,
}


def hand_topic(question: object) -> Verdict[dict[str, object]]:
    """How the hand stands after its actions. Raises BadQuestion."""
    return answered(hand_of(question))


def hand_of(question: object) -> Hand:
    """The hand a question asks about, after its actions. Raises BadQuestion."""
    read = read_hand(question)
    return played(read.deal, read.moves)


def played(deal: Deal, moves: Sequence[Move]) -> Hand:
    """The hand after these actions. Raises BadQuestion with the place of one that cannot be."""
    hand = begin(deal)
    for at, move in enumerate(moves):
        try:
            hand = moved(hand, move)
        except NotAllowed as no:
            raise BadQuestion(f"actions[{at}]", no.code, **no.facts) from None
    return settled(hand)


def answered(hand: Hand) -> Verdict[dict[str, object]]:
    """How a hand stands, as plain data."""
    told = _ended(hand) if hand.over else _going_on(hand)
    if hand.deal.game != "draw5":
        return told
    return Verdict(told.answer, cited(told.because, deck_in_hand(hand).because), told.house)


def _going_on(hand: Hand) -> Verdict[dict[str, object]]:
    posted, opens = hand.posted.verdict, None if hand.opener is None else hand.opener.verdict
    asked = None if hand.round is None or hand.round.closed else reasons(hand.round)
    said = [one for one in (asked, opens, posted) if one is not None]
    house = dict.fromkeys(key for one in said for key in one.house)
    return Verdict(_standing(hand), cited(*(one.because for one in said)), tuple(house))


def _standing(hand: Hand) -> dict[str, object]:
    pots = hand.pots
    return {
        "street": hand.street,
        "to_act": hand.to_act,
        "round": _round(hand),
        "pots": [{"amount": pot.amount, "eligible": list(pot.eligible)} for pot in pots.pots],
        "returned": seat_names(pots.returned),
        "order": None,
        "winners": None,
        "shares": None,
        "stacks": None,
    }


def _ended(hand: Hand) -> Verdict[dict[str, object]]:
    verdict, posted = outcome(hand), hand.posted.verdict
    end = verdict.answer
    answer = {
        **_standing(hand),
        "order": list(end.showdown.order),
        "winners": [_winners(one) for one in end.winners],
        "shares": None if end.shares is None else seat_names(end.shares),
        "stacks": None if end.stacks is None else seat_names(end.stacks),
    }
    uncalled = in_force(hand.deal.rules, *UNCALLED) if end.pots.returned else ()
    house = dict.fromkeys((*verdict.house, *(() if posted is None else posted.house)))
    because = cited(verdict.because, uncalled, () if posted is None else posted.because)
    return Verdict(answer, because, tuple(house))


def _winners(winners: Winners | None) -> object:
    if winners is None:
        return None
    if winners.low is None:
        return list(winners.high)
    return {"high": list(winners.high), "low": list(winners.low)}


def _round(hand: Hand) -> dict[str, object]:
    """The betting as `round` tells it; where nobody bets, a round that is closed.

    Where open cards that nobody saw decide who opens, it has not begun: nobody can be named, and it is open.
    """
    if hand.round is not None:
        return round_answer(hand.round)
    return {**_CLOSED, "closed": not hand.unopened, "pot_now": hand.pot}
