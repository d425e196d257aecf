"""The button was not moved: the three ways on, each with the hand that follows from it."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.play import PlayHand, SkipButton, Steps
from director.domain.refusal import Impossible
from director.host.i18n import N_, Words
from director.rules.table.proposals import propose_hand, propose_skip
from director.views.next_hand import hand_sentence

STEPS: Final[dict[Steps, str]] = {
    "one": N_("It goes on by &one place, as ever"),
    "two": N_("It goes on by &two, to make good the place it missed"),
    "stay": N_("It &stays: another hand with the same button"),
}
"""Playing on comes first, as the rules have it."""


class SkipWay(NamedTuple):
    """One way on."""

    action: SkipButton | None
    """The decision; None where too few hands are known."""
    hand: PlayHand | None
    """The hand that would follow; None where none can be dealt."""
    follows: str
    """In words: where button and blinds are then."""


def skip_ways(journal: Journal, table: int, words: Words, *, acted: bool) -> dict[Steps, SkipWay]:
    """All of them. `acted`: there was substantial action in the hand with the old button."""
    return {steps: _way(journal, table, steps, words, acted=acted) for steps in STEPS}


def _way(journal: Journal, table: int, steps: Steps, words: Words, *, acted: bool) -> SkipWay:
    try:
        action = propose_skip(journal.tournament, table, steps, acted=acted).answer
    except Impossible:
        return SkipWay(None, None, words._("Too few hands of this table are known for that."))
    line = Line(Seq(journal.seq + 1), "asked", "", "", "", action)
    try:
        after = action.apply(journal.tournament, line)
        hand = propose_hand(replace(after, started=True), table).answer
    except Impossible:
        return SkipWay(action, None, "")
    return SkipWay(action, hand, hand_sentence(hand, words))
