"""The face of the clock in words: every state, both languages, and when a text changes by itself."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace

from director.domain.entries import Register
from director.domain.ids import PersonId
from director.domain.moments import SECOND
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.host.i18n import Words, words_for
from director.rules import clock_steps as steps
from director.views.clock_face import ClockFace, blinds_words, clock_face, stakes_words
from tests.helpers.clock_room import Room, blinds, club, minutes
from tests.helpers.evening import PLAN

EN = words_for("en")


def face_of(room: Room, words: Words = EN) -> ClockFace:
    face = clock_face(room.tournament, room.now, words)
    assert face is not None
    return face


@pytest.fixture
def room() -> Room:
    """The clock of the club, not started."""
    return Room(club())


def test_without_a_schedule_there_is_no_face() -> None:
    empty = Room()

    assert clock_face(empty.tournament, empty.now, EN) is None


def test_before_the_start_times_count_from_when_it_was_announced(room: Room) -> None:
    face = face_of(room)

    assert (face.look, face.time, face.title, face.state) == ("ready", "20:00", "Level 1", "Not started yet")
    assert (face.break_at, face.day_end_at) == ("≈ 18:40", "≈ 19:35")


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "America/New_York", "UTC"])
def test_c16_a_computer_in_another_zone_shows_the_time_of_the_venue(
    room: Room, zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file taken along and opened elsewhere: the wall of the place counts, not that of the computer."""
    room.step(steps.start)
    before = face_of(room)
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", zone)
        time.tzset()
        there = face_of(room)
    time.tzset()

    assert (there.time_of_day, there.break_at, there.day_end_at) == ("15:00", "15:40", "16:35")
    assert there == before


@pytest.mark.parametrize("ms", [-1_999, -3, 0, 3, 1_999])
def test_a_clock_that_starts_on_the_hour_says_so_however_the_wall_is_corrected(room: Room, ms: int) -> None:
    """The wall and the even time of a computer drift apart by milliseconds."""
    at = room.now.utc + minutes(180)
    room.step(steps.start_at, at)
    room.passes(minutes(20))
    room.computer.is_set(ms)
    waiting = face_of(room)
    room.passes(minutes(165))

    assert (waiting.state, waiting.break_at) == ("Starts at 18:00", "18:40")
    assert face_of(room).break_at == "18:40"


def test_a_start_announced_for_an_hour_that_never_comes_is_no_error() -> None:
    room = Room(club())
    plan = replace(PLAN, starts="2025-03-30T02:30", zone="Europe/Berlin")
    room.journal = replace(room.journal, tournament=replace(room.tournament, plan=plan))

    assert face_of(room).break_at == "≈ 13:40"


def test_a_running_level(room: Room) -> None:
    room.step(steps.start)
    room.passes(minutes(5))
    face = face_of(room)

    assert (face.look, face.time, face.state, face.urgent) == ("level", "15:00", "", False)
    assert (face.blinds, face.ante, face.stakes) == ("25 / 50", "", "25 / 50")
    assert (face.next_title, face.next_stakes) == ("Level 2", "50 / 100")
    assert (face.next_break, face.to_break, face.break_at) == ("Break", "35:00", "15:40")
    assert (face.day_end_at, face.time_of_day) == ("16:35", "15:05")


def test_the_last_minute_is_urgent(room: Room) -> None:
    room.step(steps.start)
    room.passes(minutes(19) - 1)
    assert not face_of(room).urgent

    room.passes(1)
    assert face_of(room).urgent


def test_a_break_says_what_comes_after_it(room: Room) -> None:
    room.step(steps.start)
    room.passes(minutes(44))
    face = face_of(room)

    assert (face.look, face.time, face.title, face.note) == ("break", "11:00", "Break", "dinner")
    assert (face.next_title, face.next_blinds, face.next_ante) == ("Level 3", "100 / 200", "")
    assert face.colour_up == "25"
    assert (face.next_break, face.to_break) == ("End of the day", "51:00")


def test_a_pause_is_one_whatever_it_stopped(room: Room) -> None:
    room.step(steps.start)
    room.passes(minutes(44))
    room.step(steps.pause)
    face = face_of(room)

    assert (face.look, face.title, face.state, face.break_at) == ("paused", "Break", "Paused", "≈ 16:35")


def test_a_countdown_shows_the_time_until_the_start(room: Room) -> None:
    room.step(steps.start_at, room.now.utc + minutes(25))
    face = face_of(room)

    assert (face.look, face.time, face.state) == ("countdown", "25:00", "Starts at 15:25")
    assert (face.to_break, face.break_at) == ("1:05:00", "16:05")


def test_after_the_day_there_is_no_time(room: Room) -> None:
    room.step(steps.start)
    room.passes(minutes(500))
    face = face_of(room)

    assert (face.look, face.time, face.title, face.day_end_at) == ("day_end", "", "End of the day", "")


def test_overtime_counts_up_in_whole_seconds() -> None:
    room = Room(Structure(blinds(20, 100)))
    room.step(steps.start)
    assert face_of(room).look == "last_level"

    room.passes(minutes(20))
    assert (face_of(room).time, face_of(room).state) == ("0:00", "Last level")
    room.passes(999)
    assert (face_of(room).time, face_of(room).state) == ("+0:00", "Overtime")
    room.passes(1)
    assert face_of(room).time == "+0:01"
    assert face_of(room).day_end_at == ""


def test_players_and_the_average_stack(room: Room) -> None:
    assert (face_of(room).players, face_of(room).average, face_of(room).average_blinds) == ("", "", "")

    for who in (1, 2, 3):
        room.do(Register(PersonId(who), 0, 0, 10_000))

    face = face_of(room)
    assert (face.players, face.average, face.average_blinds) == ("3 / 3", "10,000", "200 BB")
    assert face_of(room, words_for("ru")).average == "10\xa0000"


def test_an_average_without_blinds_has_none() -> None:
    room = Room(Structure((Level(20, bring_in=25, small_bet=50, big_bet=100, ante=10, ante_kind="each"),)))
    room.do(Register(PersonId(1), 0, 0, 10_000))

    assert face_of(room).average_blinds == ""


# ------------------------------------------------------------------ stakes


def test_the_ante_says_who_pays_it() -> None:
    big = Level(20, 400, 800, 800, "big_blind")
    each = Level(20, 400, 800, 100, "each")

    assert stakes_words(big, PLAN, EN) == "400 / 800 · ante 800"
    assert stakes_words(each, PLAN, EN) == "400 / 800 · ante 100 each"


def test_limit_and_stud_say_their_bets() -> None:
    limit = Level(20, 200, 400, small_bet=400, big_bet=800)
    stud = Level(20, small_blind=5, big_blind=10, bring_in=100, small_bet=400, big_bet=800, game="stud")

    assert blinds_words(limit, PLAN, EN) == "200 / 400 · bets 400 / 800"
    assert blinds_words(stud, PLAN, EN) == "bring-in 100 · bets 400 / 800"


def test_a_rotation_names_its_games() -> None:
    one, two = blinds(20, 100, 200)
    room = Room(Structure((one, replace(two, game="omaha", betting="PL"))))
    room.step(steps.start)

    assert face_of(room).game == "No-limit Hold’em"
    assert face_of(room).next_stakes == "Pot-limit Omaha · 100 / 200"
    assert face_of(room).next_game == "Pot-limit Omaha"
    room.passes(minutes(20))
    assert face_of(room).game == "Pot-limit Omaha"


# ------------------------------------------------------------------ late registration


@pytest.mark.parametrize(
    ("window", "at", "full", "short", "is_open"),
    [
        (None, 0, "", "", True),
        (Window(2), 0, "Registration until the end of level 2", "to the end of level 2", True),
        (Window(2), 41, "Registration closed", "closed", False),
        (
            Window(2, break_too=True), 41,
            "Registration until the end of the break after level 2", "until level 3 begins", True,
        ),
        (
            Window(3, break_too=True), 41,
            "Registration until the end of level 3", "to the end of level 3", True,
        ),
        (Window(2, break_too=True), 56, "Registration closed", "closed", False),
    ],
)  # fmt: skip
def test_late_registration(window: Window | None, at: int, full: str, short: str, is_open: bool) -> None:
    room = Room(replace(club(), late_registration=window))
    room.step(steps.start)
    room.passes(minutes(at))
    face = face_of(room)

    assert (face.late, face.late_short, face.late_open) == (full, short, is_open)


# ------------------------------------------------------------------ when it changes


def test_a_face_says_when_it_changes_by_itself(room: Room) -> None:
    assert face_of(room).next_tick == 60 * SECOND
    room.step(steps.start_at, room.now.utc + minutes(25))
    assert face_of(room).next_tick == SECOND
    room.step(steps.start)
    for passed in (0, 1, 400, 999, 1000):
        room.passes(passed)
        before = face_of(room)
        room.passes(before.next_tick - 1)
        assert face_of(room).time == before.time
        room.passes(1)
        assert face_of(room).time != before.time


def test_overtime_says_so_too() -> None:
    room = Room(Structure((*blinds(20, 100), DayEnd(), *blinds(1, 200))))
    room.step(steps.start)
    room.passes(minutes(30))
    room.step(steps.start)
    room.passes(minutes(1) + 1300)

    assert (face_of(room).time, face_of(room).next_tick) == ("+0:01", 700)


def test_a_note_of_the_schedule_is_shown() -> None:
    room = Room(Structure((Level(20, 25, 50, note="last rebuys"), Break(5), *blinds(20, 100))))

    assert face_of(room).note == "last rebuys"
