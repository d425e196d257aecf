"""Whole rooms by chance: hands follow the rules, marks follow the players, chips are never lost."""

from __future__ import annotations

import pytest

from director.domain.journal import Journal
from director.domain.plan import RuleSetName
from tests.helpers.evening import EVENT
from tests.helpers.room_evening import RoomEvening

EVENTS: tuple[tuple[RuleSetName, dict[str, object]], ...] = (
    ("tda-2024", {}),
    ("sport-ru", {}),
    ("robert-11", {}),
    ("wsop-2026", {}),
    ("draw-room", {}),
    ("draw-room", {"button_rule": "dead"}),
    ("draw-room", {"missed_mode": "dealt_in"}),
    ("tda-2024", {"missed_mode": "ml_ms"}),
    ("robert-11", {"missed_mode": "live_up_to_min"}),
)


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_p36_p38_a_room_keeps_the_laws_whatever_happens(
    event: tuple[RuleSetName, dict[str, object]],
) -> None:
    rules, options = event
    played = 0
    for seed in range(10):
        room = RoomEvening(seed, rules, **options)
        played += room.run(120)
        journal = room.evening.journal
        assert Journal.of(EVENT, journal.lines) == journal

    assert played > 100
