"""Odd chips in words: who gets what cannot be divided, and why he."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.host.i18n import N_, Words
from director.rules.cards.card import Card
from director.rules.hand.odd_chip import BY_CARD, Side, deciding_cards, odd_key
from director.rules.hand.split import Split
from director.rules.rulesets import RuleSet
from director.views import figures
from director.views.combinations import with_signs
from director.views.verdicts.told import listed

__all__ = ["Parted", "odd_chips"]


class Parted(NamedTuple):
    """Pots that were divided."""

    split: Split
    pots: int
    """How many."""
    rules: RuleSet
    """Those of the game."""
    game: Discipline | None
    unit: int
    cards: Mapping[int, tuple[Card, ...]]
    """All cards of those who tie, a common one among them, as far as they are known."""


def odd_chips(parted: Parted, words: Words) -> Iterator[str]:
    """To whom odd chips go and what is less than a chip, in clauses; of several pots each is named."""
    for at in range(parted.pots):
        where = f"{_in_pot(at, words)} " if parted.pots > 1 else ""
        for clause in _of_pot(parted, at, words):
            yield where + clause


def _in_pot(at: int, words: Words) -> str:
    if at < len(_IN_POTS):
        return words._(_IN_POTS[at])
    return words._("in side pot {number}").format(number=at)


_IN_POTS: Final = (
    N_("in the main pot"),
    N_("in the first side pot"),
    N_("in the second side pot"),
    N_("in the third side pot"),
)


def _of_pot(parted: Parted, at: int, words: Words) -> Iterator[str]:
    if at in parted.split.to_high:
        yield words._("the odd chip between high and low goes to high")
    for side in _SIDES:
        seats = [chip.seat for chip in parted.split.odd if (chip.pot, chip.side) == (at, side)]
        if seats:
            yield _of_side(parted, side, seats, words)
    yield from _less_than_a_chip(parted, at, words)


_SIDES: Final[tuple[Side, ...]] = ("high", "low")


def _of_side(parted: Parted, side: Side, seats: list[int], words: Words) -> str:
    """The odd chips between those who tie for one side of a pot."""
    by = parted.rules.text(odd_key(side, parted.game))
    if len(seats) == 1:
        text = words._("the odd chip of {unit} goes to seat {seats}, {why}")
    else:
        text = words._("the odd chips of {unit} go one each to seats {seats}, {why}")
    unit = figures.chips(parted.unit, words)
    named = listed(_claimant(seat, by, side, parted) for seat in seats)
    return text.format(unit=unit, seats=named, why=words._(_WHY[by]))


_WHY: Final[Mapping[str, str]] = {
    "left_of_button": N_("first to the left of the button"),
    "left_of_dealer": N_("first to the left of the dealer"),
    "high_card_best5": N_("with the highest card by suit of the five that count"),
    "high_card_all": N_("with the highest card by suit of all cards"),
    "low_card_all": N_("with the lowest card by suit of all cards"),
}


def _claimant(seat: int, by: str, side: Side, parted: Parted) -> str:
    """A seat, and the card it gets the chip for."""
    if by not in BY_CARD:
        return str(seat)
    return f"{seat} ({with_signs(deciding_cards(by, side, parted.cards[seat])[:1])})"


def _less_than_a_chip(parted: Parted, at: int, words: Words) -> Iterator[str]:
    split = parted.split
    odd = at in split.to_high or any(chip.pot == at for chip in split.odd)
    for rest in split.rests:
        if rest.pot != at:
            continue
        if odd:
            text = words.ngettext(
                "{rest}, less than one chip of {unit}, goes with the first odd chip to seat {seat}",
                "{rest}, less than one chip of {unit}, go with the first odd chip to seat {seat}",
                rest.chips,
            )
        else:
            text = words.ngettext(
                "{rest}, less than one chip of {unit}, goes to seat {seat}, who would get an odd chip",
                "{rest}, less than one chip of {unit}, go to seat {seat}, who would get an odd chip",
                rest.chips,
            )
        less, unit = figures.chips(rest.chips, words), figures.chips(parted.unit, words)
        yield text.format(rest=less, unit=unit, seat=rest.seat)
