"""Plays a hand of the oracle by our own rules, and says where the two disagree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from director.rules.cards.card import read_cards
from director.rules.hand.betting import Legal, NotAllowed
from director.rules.hand.dealing import Deal, Level
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import outcome
from director.rules.hand.playing import Move, Word, begin, moved, settled
from director.rules.rulesets import RuleSet, ruleset
from tests.helpers.oracle import GROUND, Played, Step

RULES: Final = ruleset("tda-2024", GROUND)


def disagreements(played: Played, rules: RuleSet = RULES) -> list[str]:
    """What our rules say otherwise than the oracle, the first difference first; empty when nothing."""
    hand = begin(_deal(played, rules))
    for number, step in enumerate(played.steps):
        ready = settled(hand, step.seat)
        if _idle(step) and not (ready.betting and ready.to_act == step.seat):
            continue
        found = [f"step {number} {step.what}: {one}" for one in _at_a_step(ready, step)]
        if found:
            return found
        try:
            hand = moved(ready, Move(step.seat, cast("Word", step.what), step.total))
        except NotAllowed as no:
            return [f"step {number} {step}: refused, {no.code} {no.facts}"]
    return list(_at_the_end(settled(hand), played))


def _deal(played: Played, rules: RuleSet) -> Deal:
    small, big = played.blinds
    level = Level(
        small,
        big,
        ante=played.ante,
        bb_ante=played.bb_ante,
        bring_in=played.bring_in,
        limits=played.limits if played.structure == "FL" or played.bring_in else (0, 0),
    )
    return Deal(
        played.game,
        played.structure,
        rules.playing(played.game),
        played.button,
        played.stacks,
        level,
        dead_small=played.dead_small,
        hole={seat: read_cards(cards) for seat, cards in played.hole.items()},
        board=read_cards(played.board),
    )


def _idle(step: Step) -> bool:
    """Whether somebody is asked who can do nothing but check: then nobody need ask him."""
    return step.what == "check" and step.raises is None


def _at_a_step(hand: Hand, step: Step) -> Iterator[str]:
    if step.what == "draw":
        if hand.to_draw != step.seat:
            yield f"{hand.to_draw} is to draw, not {step.seat}"
        return
    legal = hand.legal
    if legal is None or legal.to_act is None:
        yield f"nobody is to act, not {step.seat}"
        return
    ours: dict[str, object] = {
        "street": hand.street,
        "to act": legal.to_act,
        "pot": hand.pot,
        "raises": _raises(legal),
        "call": None if legal.must_bring_in else legal.call,
        "check": legal.may_check,
    }
    theirs: dict[str, object] = {
        "street": step.street,
        "to act": step.seat,
        "pot": step.pot,
        "raises": step.raises,
        "call": step.call,
        "check": step.call == 0,
    }
    if step.pots is not None:
        ours["pots"], theirs["pots"] = _pots(hand), step.pots
    yield from (f"{name} {ours[name]}, not {theirs[name]}" for name in ours if ours[name] != theirs[name])


def _raises(legal: Legal) -> tuple[int, int] | None:
    if legal.min_to is None or legal.max_to is None:
        return None
    return (min(legal.min_to, legal.max_to), legal.max_to)


def _pots(hand: Hand) -> tuple[tuple[int, frozenset[int]], ...]:
    return tuple((pot.amount, frozenset(pot.eligible)) for pot in hand.pots.pots)


def _at_the_end(hand: Hand, played: Played) -> Iterator[str]:
    if not hand.over:
        yield f"the hand is not over: {hand.to_act} is to act"
        return
    end = outcome(hand).answer
    if played.pots:
        if _pots(hand) != played.pots:
            yield f"pots {_pots(hand)}, not {played.pots}"
            return
        winners = tuple((frozenset(one.high), frozenset(one.low or ())) for one in end.winners if one)
        if winners != tuple(map(tuple, played.winners)):
            yield f"winners {winners}, not {played.winners}"
    if played.shown and end.showdown.order != played.shown:
        yield f"shown {end.showdown.order}, not {played.shown}"
    if played.after is not None and end.stacks != played.after:
        yield f"stacks {end.stacks}, not {played.after}"
