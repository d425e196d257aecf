"""More levels for a schedule that runs out."""

from __future__ import annotations

import pytest

from director.domain.refusal import Impossible
from director.domain.structure import Break, DayEnd, Level, Structure
from director.rules import clock_steps as steps
from director.rules.schedule.longer import add_levels, longer
from tests.helpers.clock_room import Room, blinds, club, minutes


def added(structure: Structure, values: tuple[int, ...] = ()) -> list[Level]:
    parts = longer(structure, values).parts
    fresh = [part for part in parts if part not in structure.parts]
    assert len(parts) == len(structure.parts) + 3
    return [part for part in fresh if isinstance(part, Level)]


def test_they_stand_before_the_end_of_the_day_and_last_as_long() -> None:
    parts = longer(club()).parts

    assert parts[:5] == club().parts[:5]
    assert parts[-1] == DayEnd()
    assert [part.minutes for part in parts[5:8] if isinstance(part, Level)] == [20, 20, 20]


def test_blinds_grow_as_they_have_grown() -> None:
    slow, steep = blinds(20, 400, 500, 600, 800, 1_000), blinds(20, 100, 200, 400, 800)

    assert [level.big_blind for level in added(Structure(slow))] == [1_200, 1_600, 2_000]
    assert [level.big_blind for level in added(Structure(steep))] == [1_200, 1_600, 2_000], "never steeper"


def test_one_level_says_nothing_of_growth() -> None:
    assert [level.big_blind for level in added(Structure(blinds(20, 100)))] == [150, 200, 250]


def test_the_ante_stays_what_it_is() -> None:
    whole = Structure((Level(30, 200, 400, 400, "big_blind"), Level(30, 250, 500, 500, "big_blind")))
    each = Structure((Level(30, 200, 400, 50, "each"), Level(30, 250, 500, 50, "each")))

    assert [(level.big_blind, level.ante, level.ante_kind) for level in added(whole)] == [
        (600, 600, "big_blind"), (800, 800, "big_blind"), (1_000, 1_000, "big_blind"),
    ]  # fmt: skip
    assert [level.ante for level in added(each, (25, 100))] == [100, 100, 100]


def test_only_chips_that_are_still_there_are_asked_for() -> None:
    structure = Structure((*blinds(20, 100, 200), Break(10, colour_up=(25,)), *blinds(20, 400)))

    assert all(level.small_blind % 100 == 0 for level in added(structure, (25, 100, 500)))


def test_the_games_come_in_their_turn() -> None:
    stud = Level(20, ante=20, ante_kind="each", bring_in=40, small_bet=100, big_bet=200, game="stud8")
    holdem = Level(20, 100, 200, small_bet=200, big_bet=400, game="holdem", note="last rebuys")

    fresh = added(Structure((stud, holdem)), (5, 25, 100))

    assert [level.game for level in fresh] == ["stud8", "holdem", "stud8"]
    assert [(level.small_bet, level.big_bet) for level in fresh] == [(300, 600), (400, 800), (600, 1_200)]
    assert [(level.ante > 0, level.bring_in > 0, level.big_blind) for level in fresh] == [
        (True, True, 0), (False, False, 400), (True, True, 0),
    ]  # fmt: skip
    assert fresh[1].note == ""


def test_the_smallest_blinds_there_are() -> None:
    assert [(level.small_blind, level.big_blind) for level in added(Structure((Level(20, 1, 2),)))] == [
        (1, 3), (2, 4), (3, 6),
    ]  # fmt: skip


def test_p42_a_last_level_that_is_over_ends_at_once() -> None:
    room = Room(Structure(blinds(20, 100, 200)))
    room.step(steps.start)
    room.passes(minutes(45))
    assert room.face.over

    room.step(add_levels)

    assert (room.face.level, room.face.left, room.face.over) == (3, minutes(20), 0)


def test_a_schedule_has_its_length() -> None:
    room = Room(Structure(blinds(1, *range(2, 1_000, 2))))

    with pytest.raises(Impossible, match="structure_length"):
        room.step(add_levels)
