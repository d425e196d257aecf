"""Results over the tournaments of a venue, and the standings of a season."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from director.desk.desk import Desk
from director.desk.seasons import season, tournament_results
from director.desk.venue import Venue
from director.domain.busts import Bust, Out
from director.domain.ids import PersonId
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.prizes import SetPrizes
from director.domain.setup import OpenTables
from director.host.i18n import words_for
from director.rules.prizes.points import PointsTable
from director.rules.prizes.proposing import propose_payouts
from director.storage import results as stored
from director.views.prizes.standings import season_table
from tests.helpers.evening import PLAN, counted_keys, ticking
from tests.helpers.prize_room import THREE

ROOT = PointsTable(name="root", factor=10, taking_part=1)


@pytest.fixture
def venue(tmp_path: Path) -> Venue:
    return Venue.open(tmp_path / "venue.floor", create=True, staff="Olga", now=ticking(), key=counted_keys())


def evening(venue: Venue, name: str, *order: int) -> Desk:
    """An event of these persons, who go out from the last to the first."""
    desk = venue.create(replace(PLAN, name=name))
    desk.do(OpenTables((1,), 9))
    desk.do(SetPrizes(THREE))
    while len(venue.people) < max(order):
        number = len(venue.people) + 1
        venue.add_people([person(f"Player{number}", "A")])
    for who in order:
        desk.register(PersonId(who))
    desk.do(StartPlay())
    desk.do(propose_payouts(desk.journal.tournament).action)
    for who in reversed(order[1:]):
        tournament = desk.journal.tournament
        entry = tournament.playing_persons[PersonId(who)]
        seat = tournament.seating.at(entry)
        assert seat is not None
        desk.do(Bust((Out(entry, seat),), ends=len(tournament.playing_persons) == 2))
    return desk


def test_every_finished_event_of_the_venue_counts_once_for_each_person(venue: Venue) -> None:
    evening(venue, "One", 1, 2, 3, 4)
    evening(venue, "Two", 2, 1, 5)

    found = season(venue)

    assert len(found) == 7
    first = {one.person: (one.place, one.prize) for one in found if one.players == 4}
    assert first[PersonId(1)] == ((1, 1), 200_000)
    assert first[PersonId(4)] == ((4, 4), 0)
    table = season_table(ROOT, found, venue.people, words_for("en"))
    assert [(row.rank, row.name, row.points, row.wins) for row in table.rows] == [
        (1, "Player1 A", 20 + 1 + 12 + 1, 1),
        (2, "Player2 A", 17 + 1 + 14 + 1, 1),
        (3, "Player3 A", 11 + 1, 0),
        (4, "Player5 A", 10 + 1, 0),
        (4, "Player4 A", 10 + 1, 0),
    ]
    assert (table.events, table.letterhead.event, table.letterhead.when) == (
        2, "Root of players over place", "2 events",
    )  # fmt: skip


def test_an_event_that_goes_on_counts_only_where_it_is_asked_for(venue: Venue) -> None:
    desk = evening(venue, "One", 1, 2, 3)
    desk.undo(desk.journal.seq)

    assert season(venue) == ()
    assert len(season(venue, finished=False)) == 3
    assert season(venue, ()) == ()


def test_results_are_read_again_only_where_the_journal_has_moved_on(venue: Venue) -> None:
    desk = evening(venue, "One", 1, 2, 3)
    tournament = desk.journal.tournament.id
    head, rows = tournament_results(venue, tournament, None)
    assert stored.heads(venue.database) == {tournament: head}
    assert stored.kept(venue.database, tournament) == rows

    again, same = tournament_results(venue, tournament, head)
    assert (again is head, same) == (True, rows)

    desk.undo(desk.journal.seq)
    later, other = tournament_results(venue, tournament, head)
    assert later.seq == desk.journal.seq
    assert [row.first for row in other] == [3, 0, 0]


def test_an_event_without_entries_has_no_results(venue: Venue) -> None:
    venue.create(PLAN)

    assert season(venue, finished=False) == ()
    assert stored.kept(venue.database, venue.cards()[0].id) == ()
