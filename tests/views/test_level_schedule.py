"""The schedule beside the clock: where we are, and when the rest is expected."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.structure import DayEnd, Level, Structure, Window
from director.host.i18n import words_for
from director.rules import clock_steps as steps
from director.views.level_schedule import ScheduleRow, schedule_rows
from tests.helpers.clock_room import Room, blinds, club, minutes

EN = words_for("en")


def rows(room: Room) -> tuple[ScheduleRow, ...]:
    return schedule_rows(room.tournament, room.now, EN)


def test_without_a_schedule_there_is_nothing() -> None:
    assert rows(Room()) == ()


def test_what_is_over_what_is_now_and_what_comes() -> None:
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(30))

    assert [(row.name, row.when, row.minutes, row.starts) for row in rows(room)] == [
        ("1", "past", "20", ""),
        ("2", "now", "20", "now"),
        ("Break", "coming", "15", "15:40"),
        ("3", "coming", "20", "15:55"),
        ("4", "coming", "20", "16:15"),
        ("End of the day", "coming", "", "16:35"),
    ]
    assert rows(room)[2].notes == "colour-up 25 · dinner"
    assert [row.kind for row in rows(room)[2:]] == ["break", "level", "level", "day_end"]


def test_while_the_clock_stands_the_times_are_guesses() -> None:
    room = Room(club())
    room.step(steps.start)
    room.step(steps.pause)

    assert [row.starts for row in rows(room)[:3]] == ["", "≈ 15:20", "≈ 15:40"]


def test_a_start_at_a_given_time_makes_them_sure() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(180))

    assert rows(room)[1].starts == "18:20"


def test_of_tomorrow_nobody_knows_the_hour() -> None:
    room = Room(Structure((*blinds(20, 50, 100), DayEnd(), *blinds(20, 200))))
    room.step(steps.start)
    assert [row.starts for row in rows(room)] == ["now", "15:20", "15:40", ""]

    room.passes(minutes(500))
    assert [row.starts for row in rows(room)] == ["", "", "", ""]


def test_overtime_has_nothing_to_come() -> None:
    room = Room(Structure(blinds(20, 100)))
    room.step(steps.start)
    room.passes(minutes(25))

    assert [row.starts for row in rows(room)] == ["now"]


def test_what_ends_with_a_level_or_its_break_is_noted() -> None:
    structure = replace(
        club(),
        late_registration=Window(2, break_too=True),
        reentry=Window(2, break_too=True),
        rebuy=Window(1),
        add_on=Window(2, only_breaks=True),
    )
    told = {row.name: row.notes for row in rows(Room(structure))}

    assert told["1"] == "rebuys end"
    assert told["2"] == ""
    assert told["Break"] == "colour-up 25 · registration closes · add-on closes · dinner"


def test_a_rotation_names_the_game_of_each_level() -> None:
    level = Level(20, 25, 50)
    room = Room(Structure((level, replace(level, game="omaha", betting="PL", ante=5, ante_kind="each"))))

    assert [(row.game, row.ante) for row in rows(room)] == [
        ("No-limit Hold’em", ""),
        ("Pot-limit Omaha", "5 each"),
    ]
