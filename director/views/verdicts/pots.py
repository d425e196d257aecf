"""Pots in words: who may win them, who gets how much, who shows first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.hand.pots import build_pots
from director.rules.hand.showdown import Why, beginning
from director.rules.questions.pots import read_pots
from director.rules.questions.showdown import read_showdown, shown
from director.rules.questions.split import SplitRead, divided, read_split
from director.views import figures
from director.views.verdicts.odd_chips import Parted, odd_chips
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
        text = words.ngettext(
            "{chips} of dead hands, above what any live hand put in, joins the last pot: call the floor.",
            "{chips} of dead hands, above what any live hand put in, join the last pot: call the floor.",
            built.above,
        )
        sentences.append(text.format(chips=figures.chips(built.above, words)))
    return " ".join(sentences)


def uncalled(returned: Mapping[int, int], words: Words) -> Iterator[str]:
    """What goes back of a bet that nobody called, by seat."""
    for seat, amount in returned.items():
        text = words.ngettext(
            "Nobody called {chips} of what seat {seat} bet: it goes back to that seat.",
            "Nobody called {chips} of what seat {seat} bet: they go back to that seat.",
            amount,
        )
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
    several = Parted(parted, len(read.claims), read.rules, read.game, read.unit, read.cards or {})
    reasons = [*odd_chips(several, words), *_sides(read, words)]
    return f"{text} {sentence('; '.join(reasons))}" if reasons else text


def taken(shares: Mapping[int, int], words: Words) -> str:
    """What each seat takes, in clauses."""
    return ", ".join(
        words._("seat {seat} takes {chips}").format(seat=seat, chips=figures.chips(amount, words))
        for seat, amount in shares.items()
    )


def _sides(read: SplitRead, words: Words) -> Iterator[str]:
    """What high and low, and several pots, mean for the shares."""
    alike = [claim for claim in read.claims if claim.low and set(claim.low) == set(claim.high)]
    if any(len(claim.high) > 1 for claim in alike) and read.rules.value("even_split"):
        yield words._("who ties both ways shares the pot in one even split")
    if any(claim.low == () for claim in read.claims):
        yield words._("no low qualifies, so high takes the whole pot")
    if len(read.claims) > 1:
        yield words._("each pot is divided on its own")


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
