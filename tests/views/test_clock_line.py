"""The clock in the quick line, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.moments import Moment, as_text, utc_ms
from director.domain.people import People
from director.domain.refusal import Impossible
from director.domain.setup import SetUp
from director.domain.structure import Structure
from director.domain.timing import SetClock
from director.host.i18n import words_for
from director.rules import clock_steps as steps
from director.views.clock_line import HAND, Meant, Turn, read_added, read_clock, read_time, read_wall, step_of
from director.views.quick_line import read
from tests.helpers.clock_room import NOON, Computer, Room, blinds, club, minutes
from tests.helpers.evening import PLAN

EN = words_for("en")


@pytest.fixture
def room() -> Room:
    """The first level of twenty minutes has run for five."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(5))
    return room


def meant(room: Room, line: str) -> list[Meant]:
    return list(read_clock(line, room.tournament, room.now, EN))


@pytest.mark.parametrize(
    ("line", "turn"),
    [
        ("clock", Turn("pause")),
        ("clo", Turn("pause")),
        ("clock pause", Turn("pause")),
        ("clock pa", Turn("pause")),
        ("часы пауза", Turn("pause")),
        ("таймер стоп", Turn("pause")),
        ("clock next", Turn("forward")),
        ("часы вперёд", Turn("forward")),
        ("clock back", Turn("back")),
        ("clock break", Turn("break")),
        ("часы перерыв", Turn("break")),
        ("clock 15:00", Turn("left", minutes(15))),
        ("clock 15", Turn("left", minutes(15))),
        ("clock 15 min", Turn("left", minutes(15))),
        ("часы 15 мин", Turn("left", minutes(15))),
        ("+5", Turn("add", minutes(5))),
        ("+ 5", Turn("add", minutes(5))),
        ("clock +5", Turn("add", minutes(5))),
        ("−1:30", Turn("add", -minutes(1.5))),
        ("level 3", Turn("part", 3)),
        ("clock level 3", Turn("part", 3)),
        ("уровень 2", Turn("part", 1)),
        ("ур 2", Turn("part", 1)),
    ],
)
def test_a_line_is_one_step(room: Room, line: str, turn: Turn) -> None:
    assert [one.turn for one in meant(room, line)] == [turn]


@pytest.mark.parametrize(
    "line",
    ["", "cl", "ivanov", "12-4", "5", "+", "+x", "level", "level x", "clock 99:99", "clock xyz", "12 next"],
)
def test_what_is_not_for_the_clock(room: Room, line: str) -> None:
    assert meant(room, line) == []


def test_a_clock_that_stands_is_started_by_its_name_or_at_a_time(room: Room) -> None:
    room.step(steps.pause)

    assert [one.turn for one in meant(room, "clock")] == [Turn("start")]
    assert [one.turn for one in meant(room, "часы пуск")] == [Turn("start")]
    for line in ("clock at 18:00", "clock start 18:00", "clock start at 18:00", "часы в 18:00"):
        assert [one.turn for one in meant(room, line)] == [Turn("start_at", NOON + minutes(180))]


@pytest.mark.parametrize(
    ("line", "title", "detail"),
    [
        ("clock pause", "Pause the clock", "Level 1, 15:00 left"),
        ("clock start", "Start the clock", "The clock is running already."),
        ("clock 8:00", "Set the clock to 8:00", "Level 1, 8:00 left"),
        ("+5", "Add 5:00 to the clock", "Level 1, 20:00 left"),
        ("-5", "Take 5:00 off the clock", "Level 1, 10:00 left"),
        ("clock next", "Clock to: Level 2", "Level 2, 20:00 left"),
        ("clock back", "Clock to: Level 1", "Level 1, 20:00 left"),
        ("clock break", "Clock to: Break", "Break, 15:00 left"),
        ("level 4", "Clock to: Level 4", "Level 4, 20:00 left"),
        ("level 7", "Level 7", "There is no level 7. The schedule has 4."),
        ("clock at 18:00", "Start the clock at 18:00", "The clock is running already."),
    ],
)
def test_it_says_what_it_would_do(room: Room, line: str, title: str, detail: str) -> None:
    (one,) = meant(room, line)

    assert (one.title, one.detail) == (title, detail)
    assert (one.turn is None) is detail.endswith(".")


def test_where_nothing_comes_it_says_so() -> None:
    room = Room(Structure(blinds(20, 100)))
    room.step(steps.start)

    assert [(one.title, one.detail) for one in meant(room, "clock next")] == [
        ("Clock to: Level 1", "The schedule has no more levels. Add some first.")
    ]
    assert [one.turn for one in meant(room, "clock break")] == [None]


@pytest.mark.parametrize("line", ["clock pause", "часы", "+5", "level 7"])
def test_without_a_schedule_it_says_so(line: str) -> None:
    assert [(one.detail, one.turn) for one in meant(Room(), line)] == [
        ("There is no level schedule yet. Make one first.", None)
    ]
    assert meant(Room(), "level up") == []


def test_the_quick_line_reads_it_where_it_knows_the_moment(room: Room) -> None:
    tournament, people = room.tournament, People()

    assert [one.what for one in read("clock pause", tournament, people, EN, room.now)] == [Turn("pause")]
    assert read("clock pause", tournament, people, EN) == ()


def test_a_hand_is_two_minutes_unless_said(room: Room) -> None:
    """T244: hand for hand at 17:30 left."""
    room.step(steps.set_left, minutes(17.5))
    room.step(steps.pause)

    for value, left in ((0, 15.5), (HAND // 2, 14.5)):
        action = step_of(Turn("hand", value))(room.tournament, room.now)
        assert isinstance(action, SetClock)
        assert (action.how, action.left) == ("hand", minutes(left))
        room.do(action)


def test_every_step_has_its_maker(room: Room) -> None:
    pauses = []
    for way in ("pause_after", "go_on_after"):
        room.step(step_of(Turn(way)))
        pauses.append(room.face.pause_after)
    assert pauses == [True, False]
    room.computer.sleeps(minutes(6))
    room.step(step_of(Turn("set_back")))
    assert room.face.left == minutes(15)
    room.computer.sleeps(minutes(16))
    room.step(step_of(Turn("change_back")))
    assert (room.face.part, room.face.left, room.face.running) == (0, 0, False)


@pytest.mark.parametrize(
    ("text", "ms"),
    [
        ("15", minutes(15)), ("15:00", minutes(15)), ("1:02:03", 3_723_000), ("90", minutes(90)),
        ("0:30", 30_000), (" 5 min. ", minutes(5)), ("", None), ("1:5", None), ("1:60", None),
        ("1:2:3:4", None), ("-5", None),
        ("12345", None), ("٣", None),
    ],
)  # fmt: skip
def test_times_as_people_write_them(text: str, ms: int | None) -> None:
    assert read_time(text) == ms


def test_a_time_added_has_a_sign() -> None:
    assert [read_added(text) for text in ("+5", "-0:30", "−2", "–2", "5", "+0")] == [
        minutes(5), -30_000, -minutes(2), -minutes(2), None, None,
    ]  # fmt: skip


def test_a_time_of_day_is_the_next_one() -> None:
    now = Computer().now()  # 15:00 on the wall of the place

    assert read_wall("15:01", "Europe/Moscow", now) == NOON + minutes(1)
    assert read_wall("15:00", "Europe/Moscow", now) == NOON + minutes(24 * 60)
    assert [read_wall(text, "Europe/Moscow", now) for text in ("24:00", "18:60", "18", "x")] == [None] * 4


def _at(utc: str) -> Moment:
    return Moment(utc_ms(utc))


def test_c16_an_hour_that_the_wall_skipped_today_is_meant_for_tomorrow() -> None:
    ten = _at("2026-03-29T08:00:00.000Z")

    starts = read_wall("02:30", "Europe/Berlin", ten)

    assert starts is not None
    assert as_text(starts) == "2026-03-30T00:30:00.000Z"


@pytest.mark.parametrize(
    ("now", "text", "starts"),
    [
        ("2026-10-25T00:10:00.000Z", "02:30", "2026-10-25T00:30:00.000Z"),
        ("2026-10-25T00:50:00.000Z", "02:30", "2026-10-25T01:30:00.000Z"),
        ("2026-10-25T01:10:00.000Z", "02:30", "2026-10-25T01:30:00.000Z"),
        ("2026-10-25T01:30:00.000Z", "02:30", "2026-10-26T01:30:00.000Z"),
    ],
)
def test_c16_of_an_hour_that_comes_twice_the_next_is_meant(now: str, text: str, starts: str) -> None:
    """The clocks are set back from 03:00 to 02:00 in the night of 25 October."""
    found = read_wall(text, "Europe/Berlin", _at(now))

    assert found is not None
    assert as_text(found) == starts


def test_a_start_that_is_for_tomorrow_says_so(room: Room) -> None:
    """A time that is just over is easily meant for today."""
    room.step(steps.pause)

    (today,), (tomorrow,) = meant(room, "clock at 15:06"), meant(room, "clock at 15:05")

    assert (today.title, tomorrow.title) == (
        "Start the clock at 15:06",
        "Start the clock on 6 Dec 2026, 15:05",
    )


def test_c16_an_hour_that_never_comes_is_refused_with_the_next() -> None:
    room = Room(club())
    plan = replace(PLAN, zone="Europe/Berlin")
    room.do(SetUp(plan))
    room.computer.utc = 1_774_744_200_000  # 01:30 in Berlin, half an hour before the clocks are set forward
    assert as_text(room.now.utc) == "2026-03-29T00:30:00.000Z"

    with pytest.raises(Impossible, match="hour_skipped"):
        read_wall("02:30", "Europe/Berlin", room.now)
    (one,) = meant(room, "clock at 02:30")
    assert (one.title, one.turn) == ("Start the clock at 02:30", None)
    assert one.detail.startswith("02:30 never comes on that day")
    assert meant(room, "clock at noon") == []
