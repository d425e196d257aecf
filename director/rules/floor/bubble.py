"""Where the event stands against the money, from counts that must agree, and who shares what in one hand.

Players left are counted from the entries, from the list of seats, and table by table. The number that people
are told is never one that only a sheet of paper knows (scenario P1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.tournament import Entry, EntryState, Tournament
from director.rules.floor.busting import may_come_in
from director.rules.floor.places import Place, places
from director.rules.table.sitting import rules_at

Phase: TypeAlias = Literal["unknown", "before", "bubble", "in_the_money"]
"""Nobody can say yet, more than one to go, the bubble, or everybody who is left is paid."""

ON_THE_BUBBLE: Final = 1
"""House choice: so many from the money is the bubble, and hand-for-hand play is proposed."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Players left, places paid, and what that comes to."""

    phase: Phase
    players: int
    """Left by the entries."""
    by_seats: int
    """Left by the list of seats, with those who wait for one."""
    by_tables: int
    """Left by the tables, each counted, with those who wait for a seat."""
    paid: int
    """Places paid; 0 when not yet known."""
    wrong: tuple[int, ...] = ()
    """Tables where the counts part, such as one with somebody who is out."""

    @property
    def to_money(self) -> int:
        """How many must still go out before everybody is paid; 0 when all are, or when nobody knows."""
        return max(0, self.players - self.paid) if self.paid else 0

    @property
    def agrees(self) -> bool:
        """Whether all counts say the same."""
        return not self.wrong and self.players == self.by_seats == self.by_tables


def paid_places(tournament: Tournament) -> int:
    """How many places are paid, as published or else as announced; 0 when it is not yet known."""
    published = tournament.prize_money.published
    if published is not None:
        return len(published.amounts)
    return 0 if tournament.plan is None else tournament.plan.places_paid


def phase(tournament: Tournament, now: Moment | None = None) -> Phase:
    """Before the bubble, on it, or in the money; quick enough for every second of a public screen.

    While somebody may still come in, nobody is in the money. Without `now` the clock is not asked.
    """
    paid, players = paid_places(tournament), len(tournament.playing_persons)
    if not (tournament.started and paid and paid < tournament.counted):
        return "unknown"
    if players > paid + ON_THE_BUBBLE:
        return "before" if tournament.hand_for_hand is None else "bubble"
    if now is not None and may_come_in(tournament, now):
        return "before"
    return "bubble" if players > paid else "in_the_money"


def standing(tournament: Tournament, now: Moment | None = None) -> Standing:
    """Where the event stands, everything counted anew."""
    inside = [entry for entry in tournament.entries.values() if entry.state is EntryState.IN]
    seated = tournament.seating.places
    waiting = sum(entry.id not in seated for entry in inside)
    by_seats = sum(not _is_dead(tournament.entries.get(entry)) for entry in seated)
    by_tables = sum(
        sum(not _is_dead(tournament.entries.get(entry)) for entry in held.values())
        for held in tournament.seating.tables.values()
    )
    return Standing(
        phase=phase(tournament, now),
        players=len(inside),
        by_seats=by_seats + waiting,
        by_tables=by_tables + waiting,
        paid=paid_places(tournament),
        wrong=_wrong(tournament),
    )


def out_in_hand(tournament: Tournament, number: int) -> tuple[Entry, ...]:
    """Who went out in this hand of the hand-for-hand play, at whichever table, in the order it was told."""
    gone = [
        (entry.exit.line, entry.exit.hand, entry.id, entry)
        for entry in tournament.entries.values()
        if entry.exit is not None and entry.exit.round == number and entry.state is EntryState.OUT
    ]
    return tuple(entry for *_, entry in sorted(gone, key=lambda one: one[:3]))


def shared_places(tournament: Tournament, number: int) -> tuple[tuple[Place, tuple[EntryId, ...]], ...]:
    """The places of a hand, the highest first, each with all who share it.

    Who went out at several tables ties or not as the rules of the event have it (`bust_tie`).
    """
    gone = out_in_hand(tournament, number)
    if not gone:
        return ()
    found = places(tournament, rules_at(tournament))
    by_place: dict[Place, list[EntryId]] = {}
    for entry in gone:
        if entry.id in found:
            by_place.setdefault(found[entry.id], []).append(entry.id)
    return tuple((place, tuple(by_place[place])) for place in sorted(by_place))


def _is_dead(entry: Entry | None) -> bool:
    return entry is not None and entry.dead


def _wrong(tournament: Tournament) -> tuple[int, ...]:
    """Tables that are closed with somebody at them, or where somebody sits who is out, or elsewhere too."""
    seated, found = tournament.seating.places, set[int]()
    for number, held in tournament.seating.tables.items():
        table = tournament.tables.get(number)
        gone = table is None or table.closed
        for seat, entry in held.items():
            who = tournament.entries.get(entry)
            plays = who is not None and (who.state is EntryState.IN or who.dead)
            if gone or not plays or seated.get(entry) != (number, seat):
                found.add(number)
    return tuple(sorted(found))
