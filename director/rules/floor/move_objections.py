"""What speaks against a move that evens tables out: all wait, the day ends, or he was moved just now."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.moments import MINUTE, SECOND, Moment, utc_ms
from director.domain.refusal import Objection
from director.domain.seating import Move
from director.domain.tournament import Tournament
from director.rules.floor.mover import LATELY
from director.rules.floor.next_steps import LAST_HANDS, held_back


def move_objections(tournament: Tournament, action: Move, now: Moment | None) -> Iterator[Objection]:
    """The objections to a move of why BALANCE. Without `now` nothing is asked that depends on the time."""
    held = held_back(tournament, now)
    if held == "hand_for_hand":
        yield Objection("balance_hand_for_hand", {"entry": action.entry})
    elif held == "last_hands":
        yield Objection("balance_last_hands", {"entry": action.entry}, LAST_HANDS)
    entry = tournament.entries.get(action.entry)
    if entry is not None and entry.moved and now is not None:
        ago = max(0, now.utc - utc_ms(entry.moved_at))
        if ago < LATELY * SECOND:
            facts: dict[str, object] = {"entry": action.entry, "minutes": ago // MINUTE, "times": entry.moved}
            yield Objection("moved_lately", facts)
