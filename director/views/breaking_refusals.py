"""Every "no" to closing a table as a sentence; `refusals.py` takes them over."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "left_behind": N_("{name} sits at table {table} and is not among those who move. Draw again."),
    "moved_twice": N_("{name} would move twice, or does not sit where everybody moves. Draw again."),
    "no_changes": N_("Nobody changed seats there: no table was broken, balanced or drawn anew."),
    "no_final_table": N_("No final table can be formed: nobody sits, or one table is left already."),
    "no_room_to_break": N_(
        "There is no room: {players} need a seat and {room} are open. "
        "Open more tables first: {tables} with {seats} seats each."
    ),
    "no_table_to_break": N_(
        "No table can break: the others have no room for table {table}, or one is left only."
    ),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    "break_hand_for_hand": N_(
        "Hands are played at all tables together; table {table} is not closed meanwhile. "
        "End hand-for-hand play first."
    ),
    "break_not_drawn": N_("These are not the seats that the key draws, so nobody could prove them."),
    "fixed_player_leaves": N_(
        "{name} has a fixed seat at table {table}, which closes. Ask the player first, and fix another seat."
    ),
    "not_next_to_break": N_("By the posted order table {next} breaks first, not table {table}."),
    "seats_not_drawn": N_("The new seats were not drawn by the program, so nobody can prove them."),
}
"""What may be overruled with a reason."""
