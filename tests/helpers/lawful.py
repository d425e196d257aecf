"""The laws of the state: they hold after every step, whatever was done in whatever order."""

from __future__ import annotations

from director.domain.chip_count import recounted
from director.domain.hands import KEPT_HANDS
from director.domain.ids import EntryId, PersonId
from director.domain.marks import NO_MARK
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Tournament
from director.rules.floor.alternates import alternates


def lawful(tournament: Tournament) -> None:
    """Nobody shares a seat, nobody is in twice, and everything that is counted twice agrees."""
    seating, entries = tournament.seating, tournament.entries
    held = [TableSeat(table, seat) for table, chairs in seating.tables.items() for seat in chairs]
    assert len(held) == len(set(held)) == len(seating.places)
    for entry, place in seating.places.items():
        assert seating.holder(place) == entry
        assert entries[entry].state is EntryState.IN or entries[entry].dead
        assert not tournament.tables[place.table].closed
    playing = {entry.person: entry.id for entry in entries.values() if entry.state is EntryState.IN}
    assert dict(tournament.playing_persons) == playing
    waiting = [entries[entry] for entry in sorted(playing.values()) if entry not in seating.places]
    assert list(tournament.unseated()) == waiting
    assert set(tournament.needs) <= set(playing.values())
    assert tournament.chips == recounted(entries.values(), tournament.chips.room)
    for one in entries.values():
        assert (one.state is EntryState.OUT) <= (one.exit is not None)
        assert (one.state is EntryState.IN or one.dead) <= (one.exit is None)
    assert tournament.winner is None or tournament.started
    _each_person_once(tournament)
    assert NO_MARK not in tournament.marks.values()
    for entry, mark in tournament.marks.items():
        assert entry in playing.values() or (entries[entry].dead and not mark.away)
        assert not mark.waits or tournament.in_play(tournament.tables[seating.places[entry].table])
    for table in tournament.tables.values():
        assert bool(table.hands) == bool(table.played)
        assert len(table.played) <= KEPT_HANDS
    assert all(0 <= e.refund_buy_in <= e.buy_in and 0 <= e.refund_fee <= e.fee for e in entries.values())


def _each_person_once(tournament: Tournament) -> None:
    """The entries of a person follow each other, and who waits for a seat is in and has none."""
    entries = tournament.entries
    counted = [one for one in entries.values() if one.counts]
    last: dict[PersonId, EntryId] = {one.person: one.id for one in sorted(counted, key=lambda one: one.id)}
    assert dict(tournament.latest) == last
    for one in counted:
        assert (one.again is None) == (last[one.person] == one.id)
        before = None if one.of is None else entries[one.of]
        assert one.nth == (1 if before is None else before.nth + 1)
        assert before is None or (before.again == one.id and before.person == one.person)
    waiting = alternates(tournament)
    assert len(set(waiting)) == len(waiting)
    assert all(entry not in tournament.seating.places for entry in waiting)
