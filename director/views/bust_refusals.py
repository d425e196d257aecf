"""Every "no" about going out and coming back, as a sentence."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "already_ended": N_("The event is over: {name} has won."),
    "by_out": N_("{name} goes out in the same hand and cannot have won the chips."),
    "by_twice": N_("{name} is named twice among those who won the chips."),
    "entry_out": N_("{name} is out. If that was a mistake, revive the player."),
    "everybody_out": N_("Somebody must have won the last hand: not everybody can go out."),
    "hand_round": N_("{value} is no hand of the hand-for-hand play."),
    "nobody_out": N_("Say who is out."),
    "not_one_left": N_("Players left: {players}. The event is over when one is left."),
    "not_out": N_("{name} was not knocked out."),
    "out_twice": N_("{name} stands there twice. Nobody goes out twice in one hand."),
    "stamp": N_("There is no level {level}."),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    "by_elsewhere": N_("{other} does not sit at the table of {seat} and cannot have won the chips there."),
    "may_still_come_in": N_("Registration, re-entry or rebuy is still open, so somebody may come in."),
    "nobody_won": N_("Nobody would be left at table {table} who could have won the chips."),
    "other_round": N_("Hand-for-hand play is at another hand than {value} by now. Look again."),
    "out_above_chips": N_(
        "{value} chips are as many as all there are ({most}), so nobody can have won them."
    ),
    "stacks_missing": N_(
        "Several go out in one hand at table {table}: without their stacks at its start they tie. "
        "Type them, such as 12-4:25000."
    ),
}
"""What may be overruled with a reason."""
