"""A seat drawn for a re-entry is proven like every other."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from director.desk.checking import check
from director.desk.desk import Desk
from director.domain.busts import Bust, Out
from director.domain.buying import Reenter
from director.domain.entries import LateDraw
from director.domain.findings import Overruling
from director.domain.ids import EntryId
from director.domain.play import StartPlay
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats
from director.rules.floor.proof import late_context
from director.rules.floor.proposals import late_chair, late_chairs
from director.rules.policy import objections
from tests.helpers.evening import drawn_desk
from tests.helpers.offers import OFFERING

KEY = "11" * 32


def test_a_reentry_whose_seat_was_not_drawn_is_found_and_one_that_was_counts(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    desk.do(StartPlay())
    places = desk.journal.tournament.seating.places
    gone = sorted(places)[:2]
    for entry in gone:
        desk.do(Bust((Out(entry, places[entry]),)))

    def comes_again(entry: EntryId, *, honest: bool) -> None:
        tournament = desk.journal.tournament
        context = late_context(tournament.id, desk.journal.seq + 1)
        drawn = late_chair(tournament, bytes.fromhex(KEY), context)
        other = next(chair for chair in late_chairs(tournament) if chair != drawn)
        action = Reenter(entry, 100, 10, 10_000, drawn if honest else other, LateDraw(KEY, context))
        desk.do(action, "a friend of the house", overrule=True)

    comes_again(gone[0], honest=True)
    comes_again(gone[1], honest=False)

    one = check(desk.venue.path).tournaments[0]
    assert one.faults == (), "whoever wrote it was told and gave a reason"
    said = [(note.code, note.line, note.overruled) for note in one.notes if note.overruled]
    told = Overruling(desk.venue.desk_name, desk.venue.staff, "a friend of the house")
    assert said == [("late_seat", desk.journal.seq, told)]
    assert one.late_seats == 1


def _three_tables(folder: Path, *, players: int = 12) -> tuple[Desk, EntryId, EntryId]:
    """In play, with re-entries; somebody and his friend at another table who must be kept apart."""
    desk = drawn_desk(folder, players=players, tables=3, plan=OFFERING)
    desk.do(StartPlay())
    seating = desk.journal.tournament.seating
    one, friend = (min(seating.players(table).values()) for table in (1, 2))
    desk.do(KeepApart(one, friend))
    return desk, one, friend


def _out(desk: Desk, entry: EntryId) -> None:
    desk.do(Bust((Out(entry, desk.journal.tournament.seating.places[entry]),)))


def _again(desk: Desk, entry: EntryId) -> EntryId:
    desk.reenter(entry)
    return EntryId(desk.journal.seq)


def test_a_re_entry_draws_at_a_table_without_those_it_must_be_kept_apart_from(tmp_path: Path) -> None:
    desk, one, friend = _three_tables(tmp_path)
    shunned = desk.journal.tournament.seating.places[friend].table
    for _ in range(2):  # as often as the event allows
        _out(desk, one)
        for entry in list(desk.journal.tournament.seating.players(shunned).values())[:2]:
            if entry != friend:
                _out(desk, entry)  # the table with the fewest players is that of the friend
        one = _again(desk, one)
        place = desk.journal.tournament.seating.places[one]
        assert place.table != shunned
        assert desk.journal.tournament.apart_from(one) == (friend,)

    found = check(desk.venue.path).tournaments[0]
    assert found.faults == ()
    assert found.late_seats == 2


def test_a_re_entry_gets_the_very_chair_that_the_player_needs_and_a_seat_number_at_any_table(
    tmp_path: Path,
) -> None:
    desk, one, friend = _three_tables(tmp_path)
    chair = desk.journal.tournament.seating.places[one]
    desk.do(FixSeat(one, chair.table, chair.seat))
    desk.do(FixSeat(friend, seat=desk.journal.tournament.seating.places[friend].seat))
    number = desk.journal.tournament.seating.places[friend].seat
    _out(desk, one)
    _out(desk, friend)

    one, friend = _again(desk, one), _again(desk, friend)

    places = desk.journal.tournament.seating.places
    assert places[one] == chair
    assert places[friend].seat == number
    assert check(desk.venue.path).tournaments[0].faults == ()


def test_where_no_seat_is_open_that_a_re_entry_may_have_it_waits_for_one(tmp_path: Path) -> None:
    desk, one, friend = _three_tables(tmp_path, players=6)
    chair = desk.journal.tournament.seating.places[one]
    desk.do(FixSeat(one, chair.table, chair.seat))
    _out(desk, one)
    desk.do(LockSeats(chair.table, (chair.seat,)))

    one = _again(desk, one)

    tournament = desk.journal.tournament
    assert tournament.seating.at(one) is None
    assert tournament.needs[one].chair == chair
    assert tournament.apart_from(one) == (friend,)


def test_a_chair_beside_whom_he_must_be_apart_from_is_objected_to_for_a_re_entry(tmp_path: Path) -> None:
    desk, one, friend = _three_tables(tmp_path)
    table = desk.journal.tournament.seating.places[friend].table
    free = TableSeat(table, next(iter(desk.journal.tournament.empty_seats(table))))
    _out(desk, one)
    action = Reenter(one, 100_000, 10_000, 12_000, free, keeps=True)

    codes = [found.code for found in objections(desk.journal, action)]

    assert codes == ["kept_apart"]
    assert objections(desk.journal, replace(action, keeps=False)) == ()
    assert objections(desk.journal, replace(action, of=EntryId(10_000))) == ()
