"""Every "no" about the next steps of the floor, as a sentence."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "no_such_step": N_("There is no step {value} now; there are {most}."),
    "step_by_card": N_("A card decides who moves from table {table}. Deal it, and name the seat."),
    "step_by_hand": N_("This step is not done by a press. Do what it says first."),
    "step_other_table": N_("{seat} is not at table {table}, from which somebody moves."),
    "step_stale": N_("The proposal is out of date, so nothing was done. {why}"),
    "steps_together": N_("Only moves are done together. Do the other steps one by one."),
    "room_changed": N_("The tables have changed meanwhile."),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    "balance_hand_for_hand": N_("Hands are played at all tables together; {name} is not moved meanwhile."),
    "balance_last_hands": N_("The last hands of the day are played; {name} is not moved any more."),
    "moved_lately": N_("{name} was moved {minutes} min ago already; moves so far: {times}."),
}
"""What may be overruled with a reason."""
