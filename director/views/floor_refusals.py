"""Every "no" of the floor together: entries, closing tables, going out, next steps, hands, prizes."""

from __future__ import annotations

from typing import Final

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
