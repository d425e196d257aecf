"""Every "no" about hand-for-hand play, as a sentence."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "hand_done_already": N_("Hand {value} is over at table {table} already."),
    "hand_for_hand_already": N_("Play goes hand for hand already."),
    "hand_over": N_("Hand {value} is not the one being played: it is hand {now} by now. Look again."),
    "nobody_at_table": N_("Nobody sits at table {table}, so no hand is played there."),
    "not_hand_for_hand": N_("Play does not go hand for hand."),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    "bubble_not_burst": N_("Players left: {players}, places paid: {most}. The bubble has not burst."),
    "clock_stands_together": N_(
        "While play goes hand for hand the clock stands, and each hand takes its time off."
    ),
    "hand_counted_by_play": N_("The next hand of hand-for-hand play takes its time off by itself."),
    "hand_too_long": N_("No hand takes more than three minutes off the clock."),
    "in_the_money_already": N_("Players left: {players}, places paid: {most}. Everybody is in the money."),
    "one_player_alone": N_("One player is left at table {table}, so no hand is played there."),
    "one_table_alone": N_("One table plays, so there is no other to wait for."),
    "tables_still_playing": N_("Tables that are still playing the hand: {tables}."),
}
"""What may be overruled with a reason."""
