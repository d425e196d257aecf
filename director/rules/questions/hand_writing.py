"""A hand written as the question that asks about it."""

from __future__ import annotations

from collections.abc import Iterable

from director.rules.games import STUD
from director.rules.hand.dealing import Deal, seen_text
from director.rules.hand.event_options import event_options
from director.rules.hand.playing import Move
from director.rules.questions.table_reading import seat_names

__all__ = ["hand_question"]


def hand_question(deal: Deal, moves: Iterable[Move]) -> dict[str, object]:
    """The question of topic `hand`, as `read_hand` reads it."""
    level = deal.level
    question: dict[str, object] = {
        "ask": "hand",
        "rules": deal.rules.name,
        "options": event_options(deal.rules),
        "game": deal.game,
        "structure": deal.structure,
        "ante": level.ante,
        "event_heads_up": deal.event_heads_up,
        "unit": deal.unit,
        "button": deal.button,
        "stacks": seat_names(deal.stacks),
        "hole": {str(seat): seen_text(cards) for seat, cards in deal.hole.items()},
        "actions": [_action(move) for move in moves],
    }
    if level.limits[0]:
        question["limits"] = list(level.limits)
    if deal.game in STUD:
        question["bring_in"] = level.bring_in
    else:
        question |= {"small_blind": level.small_blind, "big_blind": level.big_blind}
        question |= {"dead_small": deal.dead_small, "bb_ante": level.bb_ante}
    if deal.board is not None:
        question["board"] = seen_text(deal.board)
    return question


def _action(move: Move) -> list[object]:
    if move.what == "deal":
        return [None, "deal", seen_text(move.cards)]
    return [move.seat, move.what, *(() if move.total is None else (move.total,))]
