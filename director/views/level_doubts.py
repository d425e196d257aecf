"""What speaks against a level, and when a chip leaves: one sentence each, for verdicts, editor and paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.rules.table.colour_up import Removal, Unplayable
from director.rules.table.doubtful_levels import Doubt, Why
from director.rules.table.stakes import Stakes, What
from director.views import figures


def removal_sentence(one: Removal, words: Words) -> str:
    """When a chip is last needed, for what, and at which break it leaves."""
    if one.what is None:
        return words._("No level needs chips of {chip}.").format(chip=figures.chips(one.chip, words))
    if one.at_break_after is None:
        text = words._(
            "Chips of {chip} are last needed in level {level} ({amount}); no break comes after it."
        )
    elif one.at_break_after == one.last_needed:
        text = words._(
            "Chips of {chip} are last needed in level {level} ({amount}): off at the break after it."
        )
    else:
        text = words._(
            "Chips of {chip} are last needed in level {level} ({amount}): off at the break after level {at}."
        )
    amount = amount_words(one.what, one.amount, words)
    chip = figures.chips(one.chip, words)
    return text.format(chip=chip, level=one.last_needed, amount=amount, at=one.at_break_after)


_AMOUNTS: Final[Mapping[What, str]] = {
    "small": N_("small blind {amount}"),
    "big": N_("big blind {amount}"),
    "ante": N_("ante {amount}"),
    "bring_in": N_("bring-in {amount}"),
    "small_bet": N_("smaller bet {amount}"),
    "big_bet": N_("larger bet {amount}"),
}


def amount_words(what: What, amount: int, words: Words) -> str:
    """An amount with its name: small blind 75."""
    return words._(_AMOUNTS[what]).format(amount=figures.chips(amount, words))


def unplayable_sentence(one: Unplayable, words: Words) -> str:
    """An amount that no chips make up."""
    amount = amount_words(one.what, one.amount, words)
    text = words._("Level {level} cannot be played: no chips make up the {amount}.")
    return text.format(level=one.level, amount=amount)


def doubt_sentence(one: Doubt, levels: Sequence[Stakes], words: Words) -> str:
    """Why a level looks misprinted."""
    level = levels[one.level - 1]
    other = level if one.beside is None else levels[one.beside - 1]
    what, amount, there = _different(one.why, level, other)
    return words._(_DOUBTS[one.why]).format(
        level=one.level,
        beside=one.beside,
        amount=amount_words(what, amount, words),
        there=figures.chips(there, words),
        stakes=_stakes(level, words),
        others=_stakes(other, words),
        bets=_pair(level.limits, words),
        ante=figures.chips(level.ante, words),
        bring_in=figures.chips(level.bring_in, words),
    )


def _different(why: Why, level: Stakes, other: Stakes) -> tuple[What, int, int]:
    """The amount of a level that does not fit to another, and what it is there."""
    if why.startswith("ante"):
        return "ante", level.ante, other.ante
    here, there = dict(level.amounts()), dict(other.amounts())
    falls = why == "falls"
    return next(
        (
            (what, amount, there[what])
            for what, amount in here.items()
            if what != "ante" and what in there and (amount < there[what] if falls else amount > there[what])
        ),
        ("big", level.big, other.big),
    )


_DOUBTS: Final[Mapping[Why, str]] = {
    "no_stakes": N_("Level {level} asks for no chips at all."),
    "falls": N_("Level {level} is doubtful: {amount} is less than in level {beside}, {there}."),
    "above_next": N_("Level {level} is doubtful: {amount} is more than in level {beside}, {there}."),
    "repeats": N_("Level {level} is doubtful: it is the same as level {beside}."),
    "jumps": N_(
        "Level {level} is doubtful: {stakes} is more than three times as much as {others} in level {beside}."
    ),
    "not_half": N_("Level {level} is doubtful: in {stakes} the small blind is not half of the big blind."),
    "limits_not_double": N_("Level {level} is doubtful: in {bets} the larger bet is not twice the smaller."),
    "bring_in_no_less": N_(
        "Level {level} is doubtful: the bring-in of {bring_in} is no less than the bet, {bets}."
    ),
    "ante_large": N_("Level {level} is doubtful: the ante of {ante} is too large beside {stakes}."),
    "ante_small": N_("Level {level} is doubtful: the ante of {ante} is too small beside {stakes}."),
    "ante_falls": N_("Level {level} is doubtful: {amount} is less than in level {beside}, {there}."),
    "ante_above_next": N_("Level {level} is doubtful: {amount} is more than in level {beside}, {there}."),
}
"""Why a level is doubted → the sentence."""


def _stakes(level: Stakes, words: Words) -> str:
    """What a level is called: its blinds, or its bets where it has none."""
    return _pair((level.small, level.big) if level.big or not any(level.limits) else level.limits, words)


def _pair(amounts: tuple[int, int], words: Words) -> str:
    return "/".join(figures.chips(amount, words) for amount in amounts)
