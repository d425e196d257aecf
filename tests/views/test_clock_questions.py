"""What the clock asks, and what may be answered."""

from __future__ import annotations

import pytest

from director.domain.structure import Structure
from director.host.i18n import words_for
from director.rules import clock_steps as steps
from director.views.clock_face import clock_face
from director.views.clock_questions import Question, questions
from tests.helpers.clock_room import Room, blinds, minutes

EN = words_for("en")


@pytest.fixture
def room() -> Room:
    """Six levels of twenty minutes; the first has run for five."""
    room = Room(Structure(blinds(20, 50, 100, 200, 300, 400, 500)))
    room.step(steps.start)
    room.passes(minutes(5))
    return room


def asked(room: Room) -> tuple[Question, ...]:
    face = clock_face(room.tournament, room.now, EN)
    assert face is not None
    return questions(face, room.clock.line, EN)


def test_a_clock_that_simply_runs_asks_nothing(room: Room) -> None:
    assert asked(room) == ()


def test_a_sleep_is_kept_or_set_back(room: Room) -> None:
    room.computer.sleeps(minutes(8))
    (one,) = asked(room)

    assert (one.kind, one.tone) == ("slept", "amber")
    assert one.answers == (("keep", "That is right"), ("set_back", "Set back by 8:00"))
    room.step(steps.keep)
    assert asked(room) == ()


def test_a_restart_comes_before_a_sleep(room: Room) -> None:
    room.computer.starts_anew(minutes(3))
    (one,) = asked(room)

    assert one.kind == "restarted"
    assert one.text.endswith("Level 1, 12:00 left: is this right?")
    assert [answer for answer, _words in one.answers] == ["keep", "correct"]


@pytest.mark.parametrize(
    ("level", "kind", "text"),
    [
        (4, "ending", "2 more levels, then the schedule ends."),
        (5, "ending", "1 more level, then the schedule ends."),
        (6, "last_level", "This is the last level of the schedule."),
    ],
)
def test_the_end_of_the_schedule_is_said_ahead(room: Room, level: int, kind: str, text: str) -> None:
    """P42."""
    room.step(steps.jump, level - 1)
    (one,) = asked(room)

    assert (one.kind, one.text) == (kind, text)
    assert [answer for answer, _words in one.answers] == ["levels", "leave"]


def test_each_level_is_news_of_its_own(room: Room) -> None:
    marks = set[str]()
    for part in (3, 4, 5):
        room.step(steps.jump, part)
        marks.add(asked(room)[0].mark)
    room.passes(minutes(21))
    marks.add(asked(room)[0].mark)

    assert len(marks) == 4


def test_overtime_offers_time_and_levels(room: Room) -> None:
    room.step(steps.jump, 5)
    room.passes(minutes(23))
    (one,) = asked(room)

    assert one.text == "The last level has been over for 3:00. Its blinds stay until there are more levels."
    assert [answer for answer, _words in one.answers] == ["levels", "minutes", "leave"]


def test_before_the_start_nobody_is_told_of_the_end() -> None:
    assert asked(Room(Structure(blinds(20, 100)))) == ()


def test_a_clock_on_the_wall_that_was_set_is_only_told(room: Room) -> None:
    room.computer.is_set(minutes(60))
    (one,) = asked(room)
    assert (one.kind, one.tone, one.answers) == ("wall", "blue", (("leave", "Good"),))
    assert "set forward by 1:00:00" in one.text

    room.computer.is_set(-minutes(90))
    assert "set back by 30:00" in asked(room)[0].text
