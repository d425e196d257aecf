"""Evening out the largest room: the plan of moves, all next steps in words, and a "why not"."""

from __future__ import annotations

from random import Random

from immutables import Map
from msgspec.structs import replace

from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.rules.floor.next_steps import next_steps
from director.rules.floor.proposals import tables_now
from director.rules.floor.room_now import room_now
from director.rules.floor.why_not import why_not
from director.views.next_steps import step_rows
from tests.bench_parts.figure import Figure, seconds
from tests.gui.floor_rooms import room

TABLES, PLAYERS = 1_124, 10_112
GONE, MOVED = 1_500, 400
"""So many are out, by lot from all tables, and so many of those left were moved before."""
NOW = Moment(1_796_485_000_000)
PLAN = "≤ 100 ms"


def uneven() -> tuple[Tournament, People]:
    """The room of the largest event in play, every button known, tables three and four apart."""
    tournament, people = room(TABLES, PLAYERS, started=True)
    chance = Random(7)
    tables = {
        n: replace(table, hands=1, played=(LastHand(*chance.sample(range(1, 10), 3)),))
        for n, table in tournament.tables.items()
    }
    gone = {EntryId(n): None for n in chance.sample(range(1, PLAYERS + 1), GONE)}
    left = [n for n in tournament.entries if n not in gone]
    moved = {
        n: replace(tournament.entries[n], moved=1, moved_at="2026-12-05T15:00:00.000Z", moved_from=1)
        for n in chance.sample(left, MOVED)
    }
    after = replace(
        tournament,
        tables=Map(tables),
        seating=tournament.seating.without_all(gone),
        entries=tournament.entries.update(moved),
        playing_persons=Map({tournament.entries[n].person: n for n in left}),
    )
    return after, people


def figures() -> list[Figure]:
    """What the floor asks after each change."""
    tournament, people = uneven()
    people.prepare("en")
    words, moves = words_for("en"), room_now(tournament, NOW.utc).plan.answer.moves
    plan = seconds(lambda: room_now(tournament, NOW.utc).plan, 9)
    steps = seconds(lambda: next_steps(tournament, NOW), 9)
    found = next_steps(tournament, NOW)
    told = seconds(lambda: step_rows(tournament, people, words, found), 9)
    asked = seconds(lambda: why_not(tournament, NOW, TableSeat(1, 1)), 5)
    looked = seconds(lambda: tables_now(tournament), 9)
    beside = f"{len(moves)} moves; to look at the tables alone {looked * 1000:.0f} ms"
    return [
        Figure("balance plan, 1,124 tables", plan * 1000, "ms", PLAN, beside),
        Figure("all next steps, 1,124 tables", steps * 1000, "ms", PLAN, f"{len(found.steps)} steps"),
        Figure("the next steps in words", told * 1000, "ms", "a few ms"),
        Figure("why not the other one", asked * 1000, "ms", PLAN),
    ]
