"""Why a move takes this player, and why to this seat, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from director.host.i18n import N_, Words
from director.rules.floor.steps import MoveDue

_MOVERS: Final = {
    "next_big_blind": N_("Next big blind of table {source}."),
    "next_due": N_("The first due the big blind at table {source} who may go."),
    "highest_seat": N_("Highest seat of table {source}: no hand of it is known."),
    "moved_least": N_("Moved least of table {source}, of which no hand is known."),
    "same_seat": N_("Of table {source} the seat that is newest open at table {target}, or the next one."),
    "high_card": N_("Deal a card to each at table {source}; the highest moves."),
}


def mover_reason(step: MoveDue, words: Words) -> str:
    """Why it is this player."""
    return words._(_MOVERS[step.why]).format(source=step.source.table, target=step.target.table)


def seat_reason(step: MoveDue, words: Words) -> str:
    """Why it is this seat, and what waits there."""
    if step.why in ("same_seat", "high_card"):
        return words._("Fills the seat that came free last.")
    if step.posts_small:
        return words._("Only the small blind’s place is open: posts it, unless the floor decides otherwise.")
    if step.waits:
        return words._("No better seat is open: waits for the button.")
    if step.hands == 1:
        return words._("Worst seat there: posts the big blind.")
    if step.hands:
        text = words.ngettext(
            "Worst seat there: big blind in {n} hand.",
            "Worst seat there: big blind in {n} hands.",
            step.hands,
        )
        return text.format(n=step.hands)
    return words._("Lowest open seat: no hand of the table is known.")


def after_seat(step: MoveDue, words: Words) -> Iterator[str]:
    """What else staff should know."""
    if step.moved:
        text = words.ngettext("Moved {n} time before.", "Moved {n} times before.", step.moved)
        yield text.format(n=step.moved)
    if step.caution == "moved_lately":
        yield words._("The last time less than half an hour ago.")
    if step.away:
        yield words._("Absent: staff carry the chips.")
