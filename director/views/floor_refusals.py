"""Every "no" of the floor together: entries, closing tables, going out, next steps, hands, prizes."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_
from director.views import (
    breaking_refusals,
    bust_refusals,
    entry_refusals,
    hand_for_hand_refusals,
    prize_refusals,
    step_refusals,
)

IMPOSSIBLE: Final[dict[str, str]] = {
    **breaking_refusals.IMPOSSIBLE,
    **bust_refusals.IMPOSSIBLE,
    **entry_refusals.IMPOSSIBLE,
    **hand_for_hand_refusals.IMPOSSIBLE,
    **prize_refusals.IMPOSSIBLE,
    **step_refusals.IMPOSSIBLE,
    "others_first": N_(
        "Another desk wrote line {line} meanwhile, so nothing was taken back. See what Undo would take back "
        "now, and press it again."
    ),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    **breaking_refusals.OBJECTIONS,
    **bust_refusals.OBJECTIONS,
    **entry_refusals.OBJECTIONS,
    **hand_for_hand_refusals.OBJECTIONS,
    **prize_refusals.OBJECTIONS,
    **step_refusals.OBJECTIONS,
}
"""What may be overruled with a reason."""
