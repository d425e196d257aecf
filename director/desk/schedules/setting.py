"""A schedule and its chips put into force. Only what differs is written, each as a decision of its own.

They are not one decision: a step of the clock in between must not keep the chips from being taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from director.domain.scheduling import Keep, SetChips
from director.rules.clock_steps import set_structure

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.domain.chip_case import ChipCase
    from director.domain.structure import Structure


def set_schedule(
    desk: Desk,
    structure: Structure,
    case: ChipCase,
    keep: Keep = "elapsed",
    reason: str = "",
    *,
    overrule: bool = False,
) -> Changed | None:
    """Set both; None where nothing differs. Raises what the desk raises, and then nothing has changed."""
    known = desk.journal.tournament
    done: list[Changed] = []
    if structure != known.structure:
        # First what may be refused: the clock may have gone on.
        done.append(
            desk.clock(
                lambda tournament, now: set_structure(tournament, now, structure, keep),
                reason=reason,
                overrule=overrule,
            )
        )
    if case != known.case:
        done.append(desk.do(SetChips(case), reason, overrule=overrule))
    if not done:
        return None
    lines = tuple(line for one in done for line in one.lines)
    return replace(done[-1], before=done[0].before, lines=lines)
