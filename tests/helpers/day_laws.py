"""The laws of a whole day: the quick ones after each change, all of them now and then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from director.desk.desk import Changed
from director.domain.breaking import Redraw
from director.domain.journal import Journal
from director.domain.seats import TableSeat
from director.domain.touched import names, touched
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.rules.floor.alternates import alternates
from director.rules.floor.next_steps import next_steps
from director.rules.floor.places import places, places_left
from director.rules.floor.room_now import room_now
from director.rules.floor.steps import MoveDue, SeatsForAlternates, Step
from director.rules.table.sitting import rules_at
from director.views.reconciliation import Sums, reconciliation, sums
from tests.helpers.lawful import lawful
from tests.helpers.whole_day import Day

PLACED = ("Seat", "Move", "BreakTable", "Redraw", "Register", "Reenter")


class Laws:
    """Somebody who looks at each change of a day; `every` so many changes at all of it."""

    def __init__(self, day: Day, every: int) -> None:
        self.day, self.every = day, every
        self.changes = self.looked_whole = 0
        self.moves = self.final = 0
        """Moves of the floor, and how many sat down at the final table."""
        self._sums: Sums | None = None
        day.look, day.proposed = self.change, self.plan

    # ------------------------------------------------------------------ after each change

    def change(self, changed: Changed) -> None:
        """What may be otherwise since is as it must be."""
        self.changes += 1
        tournament, before = changed.after.tournament, changed.before.tournament
        self._strip(changed)
        _sizes(before, tournament)
        for line in changed.lines:
            for entry in names(line):
                place = tournament.seating.at(entry)
                if place is not None:
                    assert tournament.seating.holder(place) == entry
            if isinstance(line.action, Redraw) and len(line.action.tables) == 1:
                self.final = sum(not before.entries[move.entry].dead for move in line.action.moves)
            if line.action.kind in PLACED:
                _lawful_chairs(before, tournament, line.overruled)
        if self.changes % self.every == 0:
            self.whole()

    def _strip(self, changed: Changed) -> None:
        since = changed.before.seq
        self._sums = sums(changed.after.tournament, self._sums, touched(changed.after, since))
        for count in reconciliation(changed.after.tournament, words_for("en"), self._sums):
            assert count.agrees, count

    # ------------------------------------------------------------------ before a step is done

    def plan(self, before: Tournament, steps: Sequence[Step]) -> None:
        """Nobody is moved twice by one plan, nor onto another, nor is passed over in the line."""
        moves = [step for step in next_steps(before, self.day.now).steps if isinstance(step, MoveDue)]
        assert max(Counter(move.entry for move in moves).values(), default=1) == 1
        assert max(Counter(move.target for move in moves).values(), default=1) == 1
        assert not {move.source.table for move in moves} & {move.target.table for move in moves}
        for move in moves:
            entry = before.entries[move.entry]
            assert move.target.table != entry.moved_from, "nobody is sent straight back"
            assert move.entry not in before.needs
        self.moves += sum(isinstance(step, MoveDue) for step in steps)
        for step in steps:
            if isinstance(step, SeatsForAlternates):
                assert step.entries == alternates(before)[: len(step.entries)]
                queue = [before.entries[one] for one in step.entries]
                order = [(one.queued or one.id, one.id) for one in queue]
                assert order == sorted(order)

    # ------------------------------------------------------------------ now and then

    def whole(self) -> None:
        """Every law of the state, the places, and the journal folded anew."""
        self.looked_whole += 1
        journal = self.day.desk.journal
        tournament = journal.tournament
        lawful(tournament)
        assert self._sums == sums(tournament)
        without_gaps(tournament)
        assert Journal.of(tournament.id, journal.lines) == journal

    def settled(self) -> None:
        """All that was proposed is done: no table is so much shorter than another."""
        self.day.settles()
        tournament = self.day.tournament
        if tournament.winner is not None or tournament.hand_for_hand is not None:
            return
        room = room_now(tournament, self.day.now.utc)
        open_ones = [len(table.occupied) for table in room.tables if table.open_seats()]
        if open_ones and not _tied(tournament):
            assert max(room.counts.values()) - min(open_ones) < room.threshold.answer.diff, room.counts

    def ended(self) -> None:
        """The winner is known, everybody has a place, and the clock stands."""
        self.whole()
        tournament = self.day.tournament
        assert tournament.winner is not None
        found = places(tournament, rules_at(tournament))
        assert len(found) == len(tournament.latest)
        assert min(place.first for place in found.values()) == 1
        assert tournament.clock is None or tournament.clock.stop == "winner"


def without_gaps(tournament: Tournament) -> None:
    """Places of those who are out follow each other, ties count for all who share them, to the last."""
    found = places(tournament, rules_at(tournament))
    shares = Counter(found.values())
    assert all(place.tied == many for place, many in shares.items())
    ordered = sorted(shares)
    assert all(one.last + 1 == other.first for one, other in pairwise(ordered))
    if ordered:
        left = 0 if tournament.winner is not None else places_left(tournament)
        assert ordered[0].first == left + 1
        assert ordered[-1].last == left + len(found)


def _sizes(before: Tournament, after: Tournament) -> None:
    if before.seating is after.seating and before.tables is after.tables:
        return
    for table in after.open_tables():
        held = after.seating.players(table.number)
        assert len(held) <= table.seats
        assert all(1 <= seat <= table.seats for seat in held)


def _lawful_chairs(before: Tournament, after: Tournament, overruled: Sequence[str]) -> None:
    """Needs that were met are met, nobody was put on a locked seat, pairs stay apart.

    Only where a table breaks and the others have no such chair somebody may have decided otherwise.
    """
    for entry, need in () if "need_not_met" in overruled else after.needs.items():
        was, place = before.seating.at(entry), after.seating.at(entry)
        if was is not None and place is not None and need.met_by(was):
            assert need.met_by(place), "who needs a seat has it"
    for table in after.open_tables():
        for seat in table.locked:
            holder = after.seating.holder(TableSeat(table.number, seat))
            assert holder is None or before.seating.at(holder) == TableSeat(table.number, seat)
    if len(after.open_tables()) > 1 and "kept_apart" not in overruled:
        for one, other in after.apart:
            mine, theirs = after.seating.at(one), after.seating.at(other)
            assert mine is None or theirs is None or mine.table != theirs.table


def _tied(tournament: Tournament) -> bool:
    """Whether somebody cannot be moved, or not there: then a difference may remain."""
    return bool(tournament.needs or tournament.apart) or any(e.dead for e in tournament.entries.values())
