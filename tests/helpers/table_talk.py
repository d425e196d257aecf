"""Hands as people would tell them: "4 raises to 300" is written `4 raise 300`, cards are opened by `deal`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from director.rules.cards.card import read_cards
from director.rules.hand.dealing import Deal, Level, Seen
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import Outcome, outcome
from director.rules.hand.playing import Move, Word, play
from director.rules.rulesets import ruleset


def cards(text: str) -> Seen:
    """Cards as they are written; `??` is one that nobody saw."""
    found: list[Any] = []
    for at, part in enumerate(text.split("??")):
        found += [None] if at else []
        found += read_cards(part)
    return tuple(found)


def dealt(stacks: Mapping[int, int], button: int, **terms: Any) -> Deal:
    """A hand before the first decision: no-limit hold'em 50/100 by TDA rules, if nothing else is said."""
    hole, board = terms.pop("hole", {}), terms.pop("board", None)
    game = terms.pop("game", "holdem")
    rules = ruleset(terms.pop("rules", "tda-2024"), terms.pop("options", None)).playing(game)
    level = {name: terms.pop(name) for name in Level._fields if name in terms}
    if game not in ("stud", "stud8"):
        level = {"small_blind": 50, "big_blind": 100, **level}
    return Deal(
        game,
        terms.pop("structure", "NL"),
        rules,
        button,
        dict(stacks),
        Level(**level),
        hole={seat: cards(text) for seat, text in hole.items()},
        board=None if board is None else cards(board),
        **terms,
    )


def said(text: str) -> Iterator[Move]:
    """Moves, with semicolons between: `3 raise 300; 5 call; burn; deal AsKdQc; 5 draw 2`."""
    for sentence in filter(None, map(str.strip, text.split(";"))):
        match sentence.split():
            case ["burn"]:
                yield Move(None, "burn")
            case ["deal", opened]:
                yield Move(None, "deal", cards=cards(opened))
            case [seat, what]:
                yield Move(int(seat), cast("Word", what))
            case [seat, what, total]:
                yield Move(int(seat), cast("Word", what), int(total))


def told(deal: Deal, text: str = "") -> Hand:
    """The hand after these moves."""
    return play(deal, said(text))


def ended(deal: Deal, text: str) -> Outcome:
    """How the hand ends."""
    hand = told(deal, text)
    assert hand.over
    return outcome(hand).answer
