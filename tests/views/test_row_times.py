"""When the rows of a schedule that is being written begin."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.moments import MINUTE
from director.domain.structure import Part
from director.host.i18n import words_for
from director.rules import clock_steps
from director.views.row_times import row_times
from tests.helpers.clock_room import Room
from tests.helpers.evening import PLAN
from tests.helpers.sheets import SHORT

WORDS = words_for("en")


def times(
    parts: tuple[Part | None, ...], room: Room | None = None, starts: str = PLAN.starts
) -> tuple[str, ...]:
    made = room or Room(SHORT)
    return row_times(parts, made.face, made.now, replace(PLAN, starts=starts), WORDS)


def test_before_the_start_they_count_from_the_start_of_the_event() -> None:
    assert times(SHORT.parts) == ("18:00", "18:20", "18:40", "18:50", "19:10", "")
    assert times(SHORT.parts, starts="") == ("",) * 6


def test_after_a_row_that_is_wrong_nobody_knows() -> None:
    assert times((SHORT.parts[0], None, *SHORT.parts[2:])) == ("18:00", "18:20", "", "", "", "")


def test_while_the_clock_runs_they_count_from_where_it_is() -> None:
    room = Room(SHORT)
    room.step(clock_steps.start)
    room.passes(25 * MINUTE)

    assert times(SHORT.parts, room) == ("", "now", "15:40", "15:50", "16:10", "")
    assert times((*SHORT.parts[:3], None, *SHORT.parts[4:]), room)[3:] == ("15:50", "", "")
    assert times(SHORT.parts[:1], room) == ("",), "the row that is played was taken out"


def test_while_the_clock_stands_they_are_guesses() -> None:
    room = Room(SHORT)
    room.step(clock_steps.start)
    room.passes(5 * MINUTE)
    room.step(clock_steps.pause)

    assert times(SHORT.parts, room)[:2] == ("", "≈ 15:20")


def test_overnight_nobody_knows() -> None:
    room = Room(SHORT)
    room.step(clock_steps.start)
    room.passes(80 * MINUTE)

    assert times(SHORT.parts, room) == ("",) * 6
