"""Pots in words: who may win them, who gets how much, who shows first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.hand.odd_chip import BY_CARD, Side, deciding_cards, odd_key
from director.rules.hand.pots import build_pots
from director.rules.hand.showdown import Why, beginning
from director.rules.hand.split import Split
from director.rules.questions.pots import read_pots
from director.rules.questions.showdown import read_showdown, shown
from director.rules.questions.split import SplitRead, divided, read_split
from director.views import figures
from director.views.combinations import with_signs
from director.views.verdicts.told import Explanation, Told, listed, sentence

# ------------------------------------------------------------------ pots


def _pots(told: Told) -> str:
    words, read = told.words, read_pots(told.question)
    built = build_pots(read.stakes, read.dead)
    sentences = list(uncalled(built.returned, words))
    parts = [_pot(pot.amount, pot.eligible, words) for pot in built.pots]
    if not parts:
        sentences.append(words._("There is nothing in the pot."))
    elif len(parts) == 1:
        sentences.append(words._("There is one pot: {pot}.").format(pot=parts[0]))
    else:
        text = words._("The main pot is {main}; beside it {side}.")
        sentences.append(text.format(main=parts[0], side="; ".join(parts[1:])))
    if built.above:
        text = words._(
            "{chips} of dead hands, above what any live hand put in, join the last pot: call the floor."
        )
        sentences.append(text.format(chips=figures.chips(built.above, words)))
    return " ".join(sentences)


def uncalled(returned: Mapping[int, int], words: Words) -> Iterator[str]:
    """What goes back of a bet that nobody called, by seat."""
    for seat, amount in returned.items():
        text = words._("Nobody called {chips} of what seat {seat} bet: they go back to that seat.")
        yield text.format(chips=figures.chips(amount, words), seat=seat)


def _pot(amount: int, eligible: tuple[int, ...], words: Words) -> str:
    text = words.ngettext(
        "{chips}, which only seat {seats} can win", "{chips} for seats {seats}", len(eligible)
    )
    return text.format(chips=figures.chips(amount, words), seats=listed(eligible))


# ------------------------------------------------------------------ split


def _split(told: Told) -> str:
    words, read = told.words, read_split(told.question)
    parted = divided(read).answer
    text = sentence(taken(parted.shares, words))
    reasons = [*_odd(parted, read, words), *_sides(read, words), *_below_a_chip(read, words)]
    return f"{text} {sentence('; '.join(reasons))}" if reasons else text


def taken(shares: Mapping[int, int], words: Words) -> str:
    """What each seat takes, in clauses."""
    return ", ".join(
        words._("seat {seat} takes {chips}").format(seat=seat, chips=figures.chips(amount, words))
        for seat, amount in shares.items()
    )


def _odd(parted: Split, read: SplitRead, words: Words) -> Iterator[str]:
    """To whom the odd chips between tied winners go, and why: one clause for high, one for low."""
    for side in _SIDES:
        chips = [chip for chip in parted.odd if chip.side == side]
        if not chips:
            continue
        by = read.rules.text(odd_key(side, read.game))
        seats = list(dict.fromkeys(chip.seat for chip in chips))
        if len(chips) == 1:
            text = words._("the odd chip of {unit} goes to seat {seats}, {why}")
        elif len(chips) == len(seats):
            text = words._("the odd chips of {unit} go one each to seats {seats}, {why}")
        else:
            text = words._("the odd chips of {unit} go in every pot first to seat {seats}, {why}")
        named = ", ".join(_claimant(seat, by, side, read) for seat in seats)
        yield text.format(unit=figures.chips(read.unit, words), seats=named, why=words._(_WHY_ODD[by]))


_SIDES: Final[tuple[Side, ...]] = ("high", "low")

_WHY_ODD: Final[Mapping[str, str]] = {
    "left_of_button": N_("first to the left of the button"),
    "left_of_dealer": N_("first to the left of the dealer"),
    "high_card_best5": N_("with the highest card by suit of the five that count"),
    "high_card_all": N_("with the highest card by suit of all cards"),
    "low_card_all": N_("with the lowest card by suit of all cards"),
}


def _claimant(seat: int, by: str, side: Side, read: SplitRead) -> str:
    """A seat, and the card it gets the chip for."""
    if by not in BY_CARD or read.cards is None:
        return str(seat)
    return f"{seat} ({with_signs(deciding_cards(by, side, read.cards[seat])[:1])})"


def _sides(read: SplitRead, words: Words) -> Iterator[str]:
    """What high and low, and several pots, mean for the shares."""
    halved = [claim for claim in read.claims if claim.low and set(claim.low) != set(claim.high)]
    alike = [claim for claim in read.claims if claim.low and set(claim.low) == set(claim.high)]
    if any(len(claim.high) > 1 for claim in alike) and read.rules.value("even_split"):
        yield words._("who ties both ways shares the pot in one even split")
    if any(claim.low == () for claim in read.claims):
        yield words._("no low qualifies, so high takes the whole pot")
    if any(claim.amount // read.unit % 2 for claim in halved):
        yield words._("the odd chip between high and low goes to high")
    if len(read.claims) > 1:
        yield words._("each pot is divided on its own")


def _below_a_chip(read: SplitRead, words: Words) -> Iterator[str]:
    rest = sum(
        claim.amount % read.unit for claim in read.claims if len({*claim.high, *(claim.low or ())}) > 1
    )
    if rest:
        text = words._("{rest}, less than one chip of {unit}, go with the first odd chip")
        yield text.format(rest=figures.chips(rest, words), unit=figures.chips(read.unit, words))


# ------------------------------------------------------------------ showdown


def _showdown(told: Told) -> str:
    words, read = told.words, read_showdown(told.question)
    order, all_face_up = shown(read).answer
    if not order:
        return won_unseen(read.live[0], words)
    if all_face_up:
        text = words._(
            "Somebody is all-in and the betting is over: seats {seats} turn their hands up at once."
        )
        return text.format(seats=listed(order))
    begins = beginning(read.rules, read.button, read.last_round)
    if begins.why == "left_of_button" or begins.seat == order[0]:
        first = words._(_FIRST[begins.why]).format(seat=order[0])
    else:
        first = words._(_NEXT[begins.why]).format(seat=order[0], gone=begins.seat)
    follow = words.ngettext("Seat {seats} follows.", "Then follow, clockwise, seats {seats}.", len(order) - 1)
    return f"{first} {follow.format(seats=listed(order[1:]))}"


def won_unseen(seat: int, words: Words) -> str:
    """Who is left alone wins without showing."""
    return words._("Only seat {seat} is left: the pot is won without showing.").format(seat=seat)


_FIRST: Final[Mapping[Why, str]] = {
    "last_aggressor": N_("Seat {seat} made the last bet or raise and shows first."),
    "first_bettor": N_("Seat {seat} was the first to bet on the last round and shows first."),
    "left_of_button": N_(
        "Nobody bet on the last round: seat {seat}, the first left of the button, shows first."
    ),
    "first_to_act": N_("Nobody bet on the last round: seat {seat}, who was first to act, shows first."),
}
_NEXT: Final[Mapping[Why, str]] = {
    "last_aggressor": N_(
        "Seat {gone} made the last bet or raise and is out: seat {seat}, next, shows first."
    ),
    "first_bettor": N_("Seat {gone} was the first to bet and is out: seat {seat}, next, shows first."),
    "first_to_act": N_("Seat {gone} was first to act and is out: seat {seat}, next, shows first."),
}
"""When the one who should show has no cards any more."""


EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    "pots": _pots,
    "split": _split,
    "showdown": _showdown,
}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "nobody_live": N_("{field}: somebody must still have a live hand, or nobody could win."),
    "not_eligible": N_("{field}: seat {seat} is not among those who may win this pot."),
    "fewer_than_five": N_(
        "{field}: all cards of seat {seat} are needed, five at least, to find the odd chip."
    ),
    "no_low": N_("{field}: these cards of seat {seat} make no low, eight or better."),
    "has_folded": N_("{field}: seat {seat} folded on the last round and cannot be live."),
}
"""Code of a BadQuestion → its sentence."""
