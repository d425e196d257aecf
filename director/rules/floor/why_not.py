"""Why it is not another player, table or seat: the question the room asks of every move that is proposed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.clockwise import clockwise_after
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import next_mover
from director.rules.floor.next_steps import held_back, next_steps
from director.rules.floor.room_now import RoomNow, room_now
from director.rules.floor.steps import MoveDue
from director.rules.floor.target import Role, target_seat
from director.rules.verdict import Article, article

Code: TypeAlias = Literal[
    "moves",
    "held",
    "larger_first",
    "nobody_moves",
    "not_seated",
    "only_chips",
    "needs_seat",
    "by_card",
    "other_seat",
    "came_from_there",
    "kept_apart",
    "not_due",
    "due_later",
    "gives",
    "receives",
    "no_table",
    "table_empty",
    "not_fullest",
    "moved_more",
    "given_before",
    "not_shortest",
    "received_before",
    "no_seat",
    "seat_locked",
    "seat_kept",
    "small_blind",
    "waits",
    "later_blind",
    "not_first",
]
"""One reason each; the sentences stand in views/why_not.py."""

Asked: TypeAlias = EntryId | TableSeat
"""A player, or a chair; the chair 0 of a table is the table."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The reason, with what its sentence names."""

    code: Code
    facts: Mapping[str, object] = field(default_factory=dict)
    because: tuple[Article, ...] = ()


NEEDS: Final = (article("TDA 9"),)
WORST_SEAT: Final = (article("TDA 11-A"),)
DONORS: Final = (article("TDA 11-C"),)


def why_not(tournament: Tournament, now: Moment, asked: Asked) -> WhyNot:
    """Why this player, table or chair is not the one; or that he, or it, is. Raises Impossible."""
    return _Question(tournament, now).answer(asked)


class _Question:
    """The room at one moment, and the moves that are due in it."""

    def __init__(self, tournament: Tournament, now: Moment) -> None:
        self._tournament, self._now = tournament, now
        found = next_steps(tournament, now)
        self._room: RoomNow = found.room or room_now(tournament, now.utc)
        self._moves = found.moves
        self._counts = self._room.counts

    def answer(self, asked: Asked) -> WhyNot:
        seating = self._tournament.seating
        if not isinstance(asked, TableSeat):
            place = seating.at(asked)
            return WhyNot("not_seated", {"entry": asked}) if place is None else self._player(asked, place)
        table = self._tournament.tables.get(asked.table)
        if table is None or table.closed:
            return WhyNot("no_table", {"table": asked.table})
        if asked.seat == 0:
            return self._table(asked.table)
        if not 1 <= asked.seat <= table.seats:
            return WhyNot("no_seat", {"seat": asked})
        holder = seating.holder(asked)
        return self._chair(asked) if holder is None else self._player(holder, asked)

    # ------------------------------------------------------------ a player

    def _player(self, entry: EntryId, place: TableSeat) -> WhyNot:
        facts: dict[str, object] = {"entry": entry}
        for move in self._moves:
            if move.entry == entry and not move.by_card:
                return WhyNot("moves", {**facts, "seat": move.target}, move.because)
        if self._tournament.entries[entry].dead:
            return WhyNot("only_chips", facts)
        if place in self._room.stays:
            return WhyNot("needs_seat", facts, NEEDS)
        here = next((move for move in self._moves if move.source.table == place.table), None)
        if here is None:
            return self._table(place.table)
        facts |= {"other": here.entry, "seat": here.source, "target": here.target}
        if here.by_card:
            return WhyNot("by_card", facts, here.because)
        if here.why == "same_seat":
            return WhyNot("other_seat", facts, here.because)
        mine, his = self._hands(place), self._hands(here.source)
        before = self._tournament.entries[entry].moved
        if not mine and before > here.moved:
            return WhyNot("moved_more", {**facts, "times": before})
        if (mine or -place.seat) < (his or -here.source.seat):
            return self._passed_over(place, here, facts)
        if not mine:
            return WhyNot("not_due", facts)
        return WhyNot("due_later", {**facts, "hands": mine, "sooner": his}, WORST_SEAT)

    def _passed_over(self, place: TableSeat, here: MoveDue, facts: dict[str, object]) -> WhyNot:
        """Due before the one who moves, and kept from that table."""
        for chair in self._room.ties.apart.get(place, ()):
            foe = self._tournament.seating.holder(chair)
            coming = next((move.target for move in self._moves if move.entry == foe), chair)
            if coming.table == here.target.table:
                return WhyNot("kept_apart", {**facts, "foe": foe}, NEEDS)
        return WhyNot("came_from_there", {**facts, "table": here.target.table})

    def _hands(self, place: TableSeat) -> int:
        """Hands until whoever sits here has the big blind, 1 being the next; 0 where nobody can say."""
        table = self._late(place.table)
        if table.last is None:
            return 0
        return clockwise_after(table.occupied, table.last.big).index(place.seat) + 1

    # ------------------------------------------------------------ a table

    def _nobody(self) -> WhyNot:
        held = held_back(self._tournament, self._now)
        if held is not None:
            return WhyNot("held", {"why": held})
        counts = self._counts.values()
        facts = {"most": max(counts), "fewest": min(counts), "diff": self._room.threshold.answer.diff}
        if max(counts) - min(counts) >= self._room.threshold.answer.diff and self._room.plan.answer.moves:
            return WhyNot("larger_first")
        return WhyNot("nobody_moves", facts, self._room.threshold.because)

    def _table(self, number: int) -> WhyNot:
        for move in self._moves:
            if move.source.table == number:
                return WhyNot("gives", {"table": number, "entry": move.entry, "seat": move.target})
            if move.target.table == number:
                return WhyNot("receives", {"table": number, "entry": move.entry, "seat": move.target})
        if number not in self._counts:
            return WhyNot("table_empty", {"table": number})
        if not self._moves:
            return self._nobody()
        first = self._moves[0]
        players, most = self._counts[number], first.counts[0]
        facts = {"table": number, "players": players, "most": most, "other": first.source.table}
        if players < most:
            return WhyNot("not_fullest", facts, WORST_SEAT)
        late, rule = self._late(number), self._room.rules.text("button_rule")
        due = next_mover(late, late.occupied, rule, self._room.stays, self._room.moved)
        if due is not None and due.before.times > first.moved:
            entry = self._tournament.seating.players(number)[due.seat]
            return WhyNot("moved_more", {**facts, "entry": entry, "times": due.before.times})
        return WhyNot("given_before", facts, DONORS)

    # ------------------------------------------------------------ an open chair

    def _chair(self, place: TableSeat) -> WhyNot:
        facts: dict[str, object] = {"seat": place, "table": place.table}
        if place.seat in self._tournament.tables[place.table].locked:
            return WhyNot("seat_locked", facts)
        kept = self._tournament.kept_for(place)
        if kept is not None:
            return WhyNot("seat_kept", {**facts, "entry": kept}, NEEDS)
        coming = [move for move in self._moves if move.target.table == place.table]
        for move in coming:
            if move.target == place:
                return WhyNot("moves", {"entry": move.entry, "seat": place}, move.because)
        if place.table not in self._counts:
            return WhyNot("table_empty", facts)
        if not self._moves:
            return self._nobody()
        if not coming:
            return self._not_receiving(place)
        return self._other_chair(place, coming[0], facts)

    def _not_receiving(self, place: TableSeat) -> WhyNot:
        first = self._moves[0]
        facts = {
            "table": place.table,
            "players": self._counts[place.table],
            "fewest": first.counts[1],
            "other": first.target.table,
        }
        return WhyNot("not_shortest" if facts["players"] != facts["fewest"] else "received_before", facts)

    def _other_chair(self, place: TableSeat, move: MoveDue, facts: dict[str, object]) -> WhyNot:
        """Another chair of the table that receives."""
        facts |= {"target": move.target, "entry": move.entry}
        if move.why in ("same_seat", "high_card"):
            return WhyNot("not_first", facts, move.because)
        table = self._late(place.table)
        here = target_seat(table, [place.seat], table.occupied, self._room.rules)
        there = target_seat(table, [move.target.seat], table.occupied, self._room.rules)
        if here.role is Role.SMALL:
            return WhyNot("small_blind", facts, WORST_SEAT)
        if here.role is Role.WAITS:
            return WhyNot("waits", facts, WORST_SEAT)
        if here.hands > there.hands:
            return WhyNot("later_blind", {**facts, "hands": here.hands, "sooner": there.hands}, WORST_SEAT)
        return WhyNot("not_first", facts, WORST_SEAT if table.last is not None else ())

    def _late(self, number: int) -> LateTable:
        return next(table for table in self._room.tables if table.number == number)
