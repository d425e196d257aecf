"""Every "no" about re-entries, rebuys, add-ons, waiting for a seat and being there, as a sentence."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "entered_already": N_("{person} has entered this event already."),
    "expected_already": N_("{person} is pre-registered already."),
    "not_expected": N_("{person} is not pre-registered."),
    "person_twice": N_("{person} is named twice."),
    "entry_twice": N_("{name} is named twice."),
    "in_trash": N_("This tournament lies in the trash already."),
    "no_tournament": N_("This venue has no such tournament."),
    "not_in_trash": N_("This tournament does not lie in the trash."),
    "no_dead_stacks": N_("No dead stack stands at the tables."),
    "no_seat_held": N_("{name} has no seat that could be given up."),
    "no_alternates": N_("Nobody waits for a seat."),
    "nobody_named": N_("Name at least one player."),
    "not_at_table": N_("{name} does not sit at table {table}. Look again."),
    "not_offered": N_("Not offered in this event: {offer}. The set-up says what is."),
    "reenter_instead": N_("{person} was in and is out. Make a re-entry instead of registering."),
    "reentered": N_("{name} has re-entered already."),
    "stack_not_taken": N_(
        "Chips are counted out when a stack is taken away after the first hand. Leave the number out."
    ),
    "taken_chips": N_("{value} chips cannot leave with {name}: there are {most} in play."),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    "alternates_first": N_("{name} has waited longer for a seat; in front are {value} in all."),
    "entry_last_hands": N_(
        "The last hands of the day are played; nobody takes a seat any more. Register for the draw, without "
        "a seat, who comes in on the next day."
    ),
    "not_offered": N_("Not offered in this event: {offer}. The set-up says what is."),
    "offer_before": N_("Not possible before level {level}: {offer}."),
    "offer_in_breaks": N_("Only in the breaks, up to the one after level {level}: {offer}."),
    "offer_over": N_("Ended with level {level}: {offer}."),
    "offer_price": N_("The set-up has another price: {offer}, {paid}, chips: {value}."),
    "offer_used_up": N_("Allowed for each player: {most}, and that is reached: {offer}."),
    "was_seen": N_("{name} was seen at {seat}, so somebody came."),
}
"""What may be overruled with a reason."""
