"""A club night of twenty-seven, from registration to the winner, with all that happens in a club."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from director.domain.plan import Offer
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.rules.clock import clock_face
from tests.helpers.day_laws import Laws
from tests.helpers.day_people import Field
from tests.helpers.evening import PLAN
from tests.helpers.whole_day import Day, a_day

CLUB = replace(
    PLAN,
    name="Friday night",
    dead_stacks=True,
    reentry=Offer(100_000, 10_000, 10_000, 2),
    rebuy=Offer(100_000, 0, 10_000),
    add_on=Offer(50_000, 0, 15_000, 1),
    places_paid=11,
)
BREAK = 4
"""The place of the break in the schedule, after four levels."""
SCHEDULE = Structure(
    (
        *(Level(20, big // 2, big) for big in (100, 200, 300, 400)),
        Break(15, colour_up=(25,)),
        *(Level(20, big // 2, big) for big in range(600, 12_000, 300)),
        DayEnd(),
    ),
    late_registration=Window(4, break_too=True),
    reentry=Window(4, break_too=True),
    rebuy=Window(4),
    add_on=Window(4, first=4, only_breaks=True),
)
FIELD = Field(drawn=22, late=5, reentries=3, rebuys=12, add_ons=14)


def _all_in(day: Day) -> bool:
    return not (day.left["late"] or day.left["reentries"] or day.left["rebuys"])


def play(folder: Path, key: object) -> tuple[Day, Laws]:
    """The night by this key, to its winner."""
    day = a_day(folder, key, CLUB, SCHEDULE, FIELD)
    laws = Laws(day, 10)
    day.begins(9)
    day.runs(3_000, _all_in)
    laws.settled()
    day.break_comes(BREAK)
    for _ in range(100):
        day.runs(40)
        laws.settled()
        if day.tournament.winner is not None:
            break
    laws.ended()
    day.desk.venue.close()
    return day, laws


def told(day: Day, laws: Laws) -> None:
    """All that makes a club night happened in it."""
    entries = day.tournament.entries.values()
    assert len(day.tournament.latest) == 27
    assert len(entries) == 30
    assert sum(entry.rebuys for entry in entries) == 12
    assert sum(entry.add_ons for entry in entries) == day.happened["AddOn"] > 7
    assert day.tournament.counted == 30
    done = day.happened
    assert done["Bust"] > 10
    assert done["Away"]
    assert done.get("BreakTable", 0) + done["Redraw"] >= 2
    assert done["HandDone"]
    assert 2 <= laws.final <= 10
    face = clock_face(day.tournament, day.now)
    assert face is not None
    assert not face.running


@pytest.mark.parametrize("key", range(3))
def test_a_club_night_keeps_every_law_to_the_winner(tmp_path: Path, key: int) -> None:
    day, laws = play(tmp_path, key)

    told(day, laws)
    assert laws.looked_whole > 12


@pytest.mark.heavy
@pytest.mark.parametrize("key", range(3, 203))
def test_two_hundred_other_nights(tmp_path: Path, key: int) -> None:
    play(tmp_path, key)
