"""A festival day: 1,224 drawn, 400 wait, 300 come late, 200 come again; down to nine and to the winner."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from director.domain.options import read_options
from director.domain.plan import Offer
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from tests.helpers.day_laws import Laws
from tests.helpers.day_people import Field
from tests.helpers.evening import PLAN
from tests.helpers.whole_day import Day, a_day

FESTIVAL = replace(
    PLAN,
    name="Main Event",
    rules="wsop-2026",
    dead_stacks=True,
    stack=30_000,
    reentry=Offer(100_000, 10_000, 30_000, 2),
    options=read_options({"ft_size": {"9": 9}}),
)
SCHEDULE = Structure(
    (
        *(Level(400, big // 2, big) for big in (100, 200, 300, 400, 500, 600)),
        Break(20, colour_up=(25,)),
        *(Level(60, big // 2, big) for big in range(800, 40_000, 400)),
        DayEnd(),
    ),
    late_registration=Window(6, break_too=True),
    reentry=Window(6, break_too=True),
)
WHOLE = Field(drawn=1_224, alternates=400, late=300, reentries=200)
TENTH = Field(drawn=126, alternates=40, late=30, reentries=20)
"""The same with a tenth of everybody, for each run of the suite."""


def play(folder: Path, key: object, field: Field, every: int) -> tuple[Day, Laws]:
    """The day by this key; now and then all proposals are done and the tables are even."""
    plan = replace(FESTIVAL, places_paid=field.drawn * 3 // 20)
    day = a_day(folder, f"festival {key}", plan, SCHEDULE, field)
    laws = Laws(day, every)
    day.begins(9)
    while day.tournament.winner is None:
        day.runs(every)
        laws.settled()
    laws.ended()
    day.desk.venue.close()
    persons = field.drawn + field.alternates + field.late
    assert len(day.tournament.latest) == persons
    assert day.tournament.counted == persons + field.reentries
    assert 2 <= laws.final <= 9
    return day, laws


@pytest.mark.parametrize("key", [0, 1])
def test_a_tenth_of_a_festival_day_keeps_every_law_to_the_winner(tmp_path: Path, key: int) -> None:
    day, laws = play(tmp_path, key, TENTH, 60)

    assert laws.moves > 20
    assert day.happened["BreakTable"] > 8
    assert day.happened["Seat"] > 40
    assert day.happened["HandDone"]


@pytest.mark.heavy
@pytest.mark.parametrize("key", range(2, 22))
def test_twenty_other_tenths(tmp_path: Path, key: int) -> None:
    play(tmp_path, key, TENTH, 60)


@pytest.mark.heavy
@pytest.mark.parametrize("key", range(3))
def test_the_festival_day_whole(tmp_path: Path, key: int) -> None:
    day, laws = play(tmp_path, key, WHOLE, 500)

    assert laws.moves > 200
    assert day.happened["BreakTable"] > 100
    assert day.happened["Seat"] > 400
