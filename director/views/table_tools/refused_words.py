"""Why something typed of a hand was not taken, and which rule was broken where play went on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.entering.entering import Refused
from director.rules.hand.acts import NotAllowed
from director.views import figures
from director.views.verdicts import COMPLAINTS
from director.views.verdicts.told import shown

__all__ = ["BROKEN", "UNREAD", "broken_rule", "refusal", "step_refused"]

_CHIPS: Final = frozenset({"total", "low", "high", "most", "call", "owed", "bet", "blind", "to", "highest"})
"""Facts that are amounts of chips."""

UNREAD: Final[Mapping[str, str]] = {
    "unread": N_("{field}: this is no action. There are f, c, x, b600, r600, a, and cards like AsKd7c."),
    "not_due": N_("{field}: no cards are opened now; the betting goes on."),
    "no_amount": N_("{field}: say how many chips there are then, such as r600."),
    "bad_amount": N_("{field}: {amount} is no amount of chips; write 600, 4k or 2.5k."),
    "no_cards": N_("{field}: say which cards, such as AsKd7c."),
    "no_pot_raise": N_("{field}: only in pot-limit, and only whoever is to act, raises by the pot."),
    "unknown_seat": N_("{field}: nobody at seat {seat} takes part in this hand."),
    "stack_unknown": N_("{field}: the stack of seat {seat} is not known; say how much it is, such as a1200."),
    "stack_too_small": N_("{field}: seat {seat} has put in more than that before."),
    "cards_first": N_("{field}: the next cards come first; type them, such as AsKd7c."),
    "who_opens": N_(
        "{field}: the open cards do not tell who acts first; put the seat before it, such as 5x."
    ),
    "no_hand": N_("No hand can be dealt yet: see what is missing."),
    "played_on": N_("The hand holds something that the rules do not allow; no other program could read it."),
}
"""Code of something that cannot be read → its sentence."""

BROKEN: Final[Mapping[str, str]] = {
    "out_of_turn": N_("out of turn"),
    "already_folded": N_("had folded before"),
    "must_bring_in": N_("the round was not open"),
    "cannot_check": N_("checked with a bet to call"),
    "nothing_to_call": N_("there was nothing to call"),
    "wrong_call": N_("not the amount of the call"),
    "no_bring_in": N_("there was no bring-in"),
    "wrong_bring_in": N_("not the amount of the bring-in"),
    "bring_in_too_large": N_("too much for a bring-in"),
    "wrong_all_in": N_("not all the chips of an all-in"),
    "bet_stands": N_("a bet stood already"),
    "nothing_to_raise": N_("there was nothing to raise"),
    "nothing_to_complete": N_("there was nothing to complete"),
    "no_chips_to_raise": N_("too few chips to raise"),
    "capped": N_("no raise was left"),
    "not_reopened": N_("the betting was not open again"),
    "nobody_left": N_("nobody could answer a raise"),
    "bet_too_small": N_("the bet was too small"),
    "bet_too_large": N_("the bet was too large"),
    "raise_too_small": N_("the raise was too small"),
    "raise_too_large": N_("the raise was too large"),
    "between_sizes": N_("between the two sizes"),
}
"""Code of a rule that was broken → a few words."""


def refusal(refused: Refused, words: Words) -> str:
    """One sentence: what was not taken, and why."""
    return _said(refused.code, refused.part, refused.facts, words)


def step_refused(no: NotAllowed, words: Words) -> str:
    """Why a step that was entered before cannot be any more."""
    return _said(no.code, words._("The next step"), no.facts, words)


def broken_rule(code: str, words: Words) -> str:
    """Which rule was broken, in a few words."""
    return words._(BROKEN.get(code, N_("against the rules")))


def _said(code: str, field: str, facts: Mapping[str, object], words: Words) -> str:
    told = {name: _fact(name, value, words) for name, value in facts.items()}
    return words._(UNREAD.get(code) or COMPLAINTS[code]).format(**{**told, "field": field})


def _fact(name: str, value: object, words: Words) -> str:
    return figures.chips(value, words) if name in _CHIPS and isinstance(value, int) else shown(value)
