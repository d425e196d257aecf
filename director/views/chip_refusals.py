"""Every "no" to a count of chips."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "nothing_counted": N_("Table {table}: give its chips, or the chips of each seat."),
    "stack_counted_twice": N_("The stack of {name} is counted twice."),
    "stacks_sum": N_(
        "Table {table}: the stacks come to {total}, not to {value}. Count again, or write one sum only."
    ),
}
"""What nobody can order."""

OBJECTIONS: Final[dict[str, str]] = {
    "stack_not_counted": N_("The stack of {name} at {seat} is missing from the count."),
    "stack_not_there": N_("{name} does not sit at table {table}; the stack belongs elsewhere."),
}
"""What may be overruled with a reason."""
