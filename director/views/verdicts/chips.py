"""Chips put in, in words: what they mean, what goes back, what must be added."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_
from director.rules.hand.chips_in import Push, Reading, read
from director.rules.questions.chips_in import push_of
from director.rules.rulesets import RuleSet
from director.views import figures
from director.views.verdicts.told import Explanation, Told


def _chips_in(told: Told) -> str:
    # The answer has no reasons: they are found again from the question, which can be read.
    push, rules = push_of(told.question)
    reading = read(push, rules)
    chips = {
        "total": reading.total,
        "said": push.said if isinstance(push.said, int) else 0,
        "pot": push.pot,
        "returned": push.in_front - reading.total,
        "more": reading.total - push.in_front,
    }
    facts = {name: figures.chips(amount, told.words) for name, amount in chips.items()}
    rest = _way_out(reading, rules) or _change(push, reading)
    sentences = [*_unclear(reading), _what(push, reading), *rest]
    return " ".join(told.words._(sentence).format(**facts) for sentence in sentences)


def _unclear(reading: Reading) -> list[str]:
    if "unclear" not in reading.why:
        return []
    return [N_("By {said} the highest amount was meant that the pot of {pot} covers.")]


def _what(push: Push, reading: Reading) -> str:
    if reading.means == "call":
        return _call(push, reading)
    if reading.means not in {"bet", "raise"}:
        return _OTHER[reading.means]
    limits = [why for why in ("pot_limit", "fixed_limit") if why in reading.why]
    if limits:
        return _LIMITED[reading.means, limits[0]]
    if reading.means == "bet":
        return _SHORT_BET if "underraise" in reading.why else _BET
    if "underraise" in reading.why:
        return _EVIDENT
    return _HALF if "made_full" in reading.why else _RAISE


def _call(push: Push, reading: Reading) -> str:
    if "one_chip_more" in reading.why:
        return N_("One chip without a word raises nothing: it is a check.")
    if push.facing == push.put:
        return N_("There is nothing to call: it is a check.")
    return next((text for why, text in _CALLS.items() if why in reading.why), N_("It is a call of {total}."))


_CALLS: Final[Mapping[str, str]] = {
    "raise_50": N_("What is above the call is less than half of a raise: it is a call of {total}."),
    "multi_chip": N_("Every chip was needed for the call, so it is no more than a call: {total} in all."),
    "one_chip": N_("One chip without a word is a call, whatever its size: {total} in all."),
}
"""Reason → why it is a call; the first that is there counts."""

_BET: Final = N_("It is a bet of {total}.")
_SHORT_BET: Final = N_("The smallest bet is {total}, so that is what it must be.")
_RAISE: Final = N_("It is a raise to {total}.")
_HALF: Final = N_("At least half of a raise was put in, so it must be a full one, to {total}.")
_EVIDENT: Final = N_("What is above the call makes it a raise, and it must be a full one, to {total}.")

_LIMITED: Final[Mapping[tuple[str, str], str]] = {
    ("bet", "pot_limit"): N_("The pot allows a bet of {total}, no more."),
    ("bet", "fixed_limit"): N_("The bet is {total}: sizes are fixed."),
    ("raise", "pot_limit"): N_("The pot allows a raise to {total}, no more."),
    ("raise", "fixed_limit"): N_("The raise is to {total}: sizes are fixed."),
}
"""What it is, what limits it → the sentence."""

_OTHER: Final[Mapping[str, str]] = {
    "all_in": N_("These are the last chips: the player is all-in for {total}."),
    "undercall": N_("That is less than the call of {total}."),
    "underraise": N_("A raise was announced, and the smallest is to {total}."),
}
"""What it is → the sentence."""


def _way_out(reading: Reading, rules: RuleSet) -> list[str]:
    """What the player may do who put in too little."""
    option = next((why for why in reading.why if why in {"undercall", "underraise"}), None)
    if option is None or reading.means == "all_in":
        return []
    if rules.text(option) == "complete_or_forfeit":
        return [N_("The player makes it up, or passes and loses the chips put in; it cannot grow any more.")]
    if option == "underraise":
        return [N_("It is made up for everybody as long as this round lasts.")]
    return [
        N_(
            "Heads-up or against the opening bet the call must be made in full; otherwise the referee may let"
            " the player pass without these chips."
        )
    ]


def _change(push: Push, reading: Reading) -> list[str]:
    if push.in_front > reading.total:
        return [N_("Back to the player: {returned}.")]
    return [N_("To be put in: {more} more.")] if push.in_front < reading.total else []


EXPLANATIONS: Final[Mapping[str, Explanation]] = {"chips-in": _chips_in}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "nothing_done": N_("No chip was pushed and nothing was said, so nothing was done."),
    "raise_not_above": N_(
        "{field} is the smallest total of a raise and must be more than the {facing} faced."
    ),
    "pot_without_his_own": N_(
        "{field} of {pot} must hold the {put} that the player has in already, for it counts all chips."
    ),
    "bad_said": N_("{field} must be one of these: {allowed}, or the number that was said."),
}
"""Code of a BadQuestion → its sentence."""
