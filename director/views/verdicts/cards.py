"""Hands in words: what somebody has, and whose is better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.cards.comparing import Comparison, compare_hands
from director.rules.cards.lows import LOW_GAMES, low_hand
from director.rules.cards.ranking import Combination, high_hand
from director.rules.questions.best_hand import read_best_hand
from director.rules.questions.compare import read_compare
from director.views.combinations import combination, low, with_signs
from director.views.verdicts.told import Explanation, Told, listed


def _best_hand(told: Told) -> str:
    words, read = told.words, read_best_hand(told.question).cards
    high, best_low = high_hand(*read), low_hand(*read)
    text = words._("The best five cards are {cards}: {hand}.").format(
        cards=with_signs(high.cards), hand=_said(high, words)
    )
    if read.game not in LOW_GAMES:
        return text
    if best_low is None:
        nothing = words._("There is no low: it takes five different ranks, none above an eight.")
        return f"{text} {nothing}"
    lowest = words._("The best low is {cards}: {low}.").format(
        cards=with_signs(best_low.cards), low=low(best_low.cards, words)
    )
    return f"{text} {lowest}"


def _compare(told: Told) -> str:
    # The answer has seats only: what they hold is ranked again.
    hands = read_compare(told.question).hands
    compared = compare_hands(*hands)
    text = _highs(compared, told.words)
    return f"{text} {_lows(compared, told.words)}" if hands.game in LOW_GAMES else text


def _highs(compared: Comparison, words: Words) -> str:
    best, *others = compared.high
    hand = compared.highs[best[0]]
    if not others:
        return _best(best, _said(hand, words), words)
    next_best = compared.highs[others[0][0]]
    alike = _said(hand, words) == _said(next_best, words)
    text = _best(best, combination(hand.name, hand.cards, words, kickers=alike), words)
    if not alike:
        return text
    against = combination(next_best.name, next_best.cards, words, kickers=True)
    return " ".join((text, words._("The next best is {hand}.").format(hand=against)))


def _said(hand: Combination, words: Words) -> str:
    return combination(hand.name, hand.cards, words)


def _best(seats: list[int], hand: str, words: Words) -> str:
    text = words.ngettext(
        "Seat {seats} has the best hand: {hand}.",
        "Seats {seats} are equal with the best hand: {hand}. Suits do not decide.",
        len(seats),
    )
    return text.format(seats=listed(seats), hand=hand)


def _lows(compared: Comparison, words: Words) -> str:
    if not compared.low:
        return words._("Nobody has a low: the best hand takes the whole pot.")
    seats = compared.low[0]
    text = words.ngettext(
        "Seat {seats} has the best low: {low}.",
        "Seats {seats} are equal with the best low: {low}.",
        len(seats),
    )
    return text.format(seats=listed(seats), low=low(compared.lows[seats[0]].cards, words))


EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    "best-hand": _best_hand,
    "compare": _compare,
}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "too_few_cards": N_("{field}: at least {low} cards are needed, not {count}."),
}
"""Code of a BadQuestion → its sentence."""
