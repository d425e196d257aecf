"""Markers of missed blinds: what they cost, who may not yet come back, and when they are laid."""

from __future__ import annotations

import pytest

from director.domain.marks import Marker
from director.rules.table.button import Positions
from director.rules.table.markers import after_the_blinds, must_wait, owed
from director.rules.table.missed_mode import MissedMode

NEXT = Positions(button=5, small=8, big=1)
HEADS_UP = Positions(button=2, small=2, big=6)


@pytest.mark.parametrize("mode", ["ml_ms", "bb_live_only"])
def test_dr_the_small_blind_is_dead_and_the_big_one_live(mode: MissedMode) -> None:
    assert owed("ML", mode, 1, 2) == (2, 1)
    assert owed("MS", mode, 1, 2) == (0, 1)
    assert owed("NEW", mode, 1, 2) == (2, 0)


def test_rrop_4_all_is_live_up_to_the_smallest_bet() -> None:
    assert owed("ML", "live_up_to_min", 1, 2) == (2, 1)
    assert owed("MS", "live_up_to_min", 1, 2) == (1, 0)
    assert owed("NEW", "live_up_to_min", 1, 2) == (2, 0)


@pytest.mark.parametrize(
    ("marker", "waiting"),
    [("ML", {5, 6, 7, 8, 9}), ("MS", {5, 6, 7, 8, 9}), ("NEW", {6, 7, 8, 9})],
)
def test_dr_until_the_button_has_passed_he_waits(marker: Marker, waiting: set[int]) -> None:
    between = "wait_between_button_and_blinds"

    assert {seat for seat in range(1, 10) if must_wait(marker, between, seat, NEXT)} == waiting


def test_nobody_who_is_on_the_big_blind_waits() -> None:
    assert not any(must_wait(marker, "sb_or_button_wait", 1, NEXT) for marker in ("ML", "MS", "NEW"))


def test_a_big_blind_on_the_button_itself_leaves_no_place_that_does_not_wait() -> None:
    assert must_wait("NEW", "sb_to_button_only", 3, Positions(button=2, small=5, big=2))


def test_who_was_due_the_small_blind_and_is_away_gets_ms() -> None:
    assert after_the_blinds({8: None}, NEXT, last_big=8) == {8: "MS"}


def test_whom_the_big_blind_passes_over_gets_ml_and_it_takes_the_place_of_ms() -> None:
    assert after_the_blinds({9: None}, NEXT, last_big=8) == {9: "ML"}
    assert after_the_blinds({9: "MS"}, NEXT, last_big=8) == {9: "ML"}


def test_other_markers_stay_as_they_are() -> None:
    there: dict[int, Marker | None] = {8: "ML", 9: "NEW", 2: None, 3: "MS", 7: "ML"}

    assert after_the_blinds(there, NEXT, last_big=8) == {8: "ML", 9: "NEW", 3: "MS", 7: "ML"}


def test_between_two_players_the_small_blind_was_due_from_the_last_big_blind() -> None:
    assert after_the_blinds({4: None, 5: None, 3: None}, HEADS_UP, last_big=4) == {4: "MS", 5: "ML"}
