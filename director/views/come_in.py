"""Who is there and may choose how he comes into a ring game, and what each choice costs."""

from __future__ import annotations

import msgspec

from director.domain.ids import EntryId
from director.domain.marks import Marker, Return
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.table.markers import owed
from director.rules.table.missed_mode import missed_mode
from director.rules.table.sitting import mode_of, rules_at
from director.views.floor import FloorTable
from director.views.next_hand import post_words


class ComesIn(msgspec.Struct, frozen=True, gc=False):
    """Somebody who is new at the table or owes a blind."""

    seat: int
    entry: EntryId
    name: str
    marker: Marker
    posts: str
    """What posting costs, in words."""
    waits: str
    says: Return | None
    """What he said before."""


def has_choice(tournament: Tournament, entry: EntryId) -> bool:
    """Whether somebody may post or wait: he is new or owes a blind, and the event keeps markers."""
    return tournament.mark(entry).marker is not None and mode_of(rules_at(tournament)) == "ring"


def comes_in(
    tournament: Tournament, table: FloorTable, blinds: tuple[int, int], words: Words
) -> tuple[ComesIn, ...]:
    """Everybody of a table who is there and may choose, by seat."""
    found = []
    for seat in table.seats:
        marker = seat.mark.marker
        if seat.entry is None or marker is None or tournament.is_away(seat.entry):
            continue
        if has_choice(tournament, seat.entry):
            found.append(
                ComesIn(
                    seat.seat,
                    seat.entry,
                    seat.name,
                    marker,
                    posting(tournament, marker, blinds, words),
                    words._("waits for the big blind"),
                    seat.mark.says,
                )
            )
    return tuple(found)


def posting(tournament: Tournament, marker: Marker, blinds: tuple[int, int], words: Words) -> str:
    """What it costs to come in now: posts 200 live, 100 dead."""
    due = owed(marker, missed_mode(rules_at(tournament), "ring").answer, *blinds)
    return post_words(due.live, due.dead, words) or words._("posts what is due")
