"""The clock against everything that computers and people do to time. Cases by their numbers in the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.clock import stopped
from director.domain.ids import EntryId, Seq, TournamentId
from director.domain.journal import Journal
from director.domain.moments import LATEST, SECOND, Moment, as_text, comes_twice, local, of_local
from director.domain.refusal import Impossible
from director.domain.structure import Break, DayEnd, Level, Structure
from director.domain.tournament import Tournament
from director.rules import clock_steps as steps
from director.rules.clock import clock_face
from director.rules.undoing import undo
from director.storage.codec import decode, encode
from tests.helpers.clock_room import NOON, Computer, Room, blinds, club, minutes


@pytest.fixture
def room() -> Room:
    """The first level of twenty minutes, with ten left."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(10))
    return room


# ------------------------------------------------------------------ what the face says


def test_before_there_is_a_schedule_there_is_no_face() -> None:
    assert clock_face(Tournament(TournamentId("x")), Moment(0)) is None


def test_a_clock_that_was_not_started_is_ready_in_full() -> None:
    room = Room(club())
    room.passes(minutes(100))

    face = room.face
    assert (face.state, face.level, face.left, face.running) == ("ready", 1, minutes(20), False)


def test_a_face_says_what_is_and_what_comes(room: Room) -> None:
    face = room.face

    assert (face.state, face.part, face.level, face.left) == ("running", 0, 1, minutes(10))
    assert face.stakes.big_blind == 50
    assert face.next_level is not None
    assert face.next_level.big_blind == 100
    assert isinstance(face.next_break, Break)
    assert face.to_break == minutes(30)
    assert face.break_at == room.now.utc + minutes(30)
    assert face.to_day_end == minutes(85)
    assert face.day_end == room.now.utc + minutes(85)
    assert face.colour_up == (25,)
    assert (face.levels_left, face.last_level, face.ending) == (3, False, False)


def test_a_break_says_so_with_the_blinds_that_come_after_it(room: Room) -> None:
    room.passes(minutes(35))
    face = room.face

    assert isinstance(face.now, Break)
    assert (face.level, face.stakes.big_blind, face.left) == (2, 100, minutes(10))
    assert face.next_level is not None
    assert face.next_level.big_blind == 200
    assert isinstance(face.next_break, DayEnd)
    assert face.to_break == minutes(50)
    assert face.colour_up == (25,)


def test_the_end_of_the_day_stands_until_the_next_day_is_started() -> None:
    room = Room(Structure((*blinds(20, 100), DayEnd(), *blinds(20, 200))))
    room.step(steps.start)
    room.passes(minutes(600))

    face = room.face
    assert (face.state, face.left, face.running, face.to_day_end) == ("day_end", 0, False, 0)
    room.step(steps.start)
    room.passes(minutes(5))
    face = room.face
    assert (face.state, face.level, face.left, face.next_break, face.to_break) == (
        "running", 2, minutes(15), None, None,
    )  # fmt: skip
    assert face.to_day_end == minutes(15)


def test_the_next_day_begins_with_its_first_level_in_full() -> None:
    room = Room(Structure((Level(20, 50, 100), DayEnd(), Level(45, 100, 200), Level(30, 200, 400))))
    room.step(steps.start)
    room.passes(minutes(600))
    room.step(steps.start)

    assert (room.face.level, room.face.left) == (2, minutes(45))


def test_a_schedule_that_ends_before_the_part_to_come_begins_anew_or_is_refused() -> None:
    """Before the clock has run it stands at the first level again; once it has, what was played stays."""
    room = Room(club())
    room.step(steps.jump, 2)
    room.step(steps.set_structure, Structure(blinds(15, 50, 100)))
    assert (room.face.part, room.face.left) == (0, minutes(15))

    room = Room(club())
    room.step(steps.start)
    room.step(steps.jump, 2)
    with pytest.raises(Impossible) as refused:
        room.step(steps.set_structure, Structure(blinds(15, 50, 100)))
    assert (refused.value.code, refused.value.facts["row"]) == ("level_played", 3)


def test_p42_the_end_of_the_schedule_is_said_two_levels_ahead() -> None:
    room = Room(Structure(blinds(20, 100, 200, 400, 800)))
    room.step(steps.start)

    seen = []
    for _ in range(4):
        seen.append((room.face.ending, room.face.last_level, room.face.levels_left))
        room.passes(minutes(20))

    assert seen == [(False, False, 3), (True, False, 2), (True, False, 1), (True, True, 0)]


def test_c11_after_the_last_level_it_reads_nothing_and_overtime_counts_up() -> None:
    room = Room(Structure(blinds(20, 100, 200)))
    room.step(steps.start)
    room.passes(minutes(40))
    assert (room.face.left, room.face.over, room.face.last_level) == (0, 0, True)

    room.passes(minutes(500))

    face = room.face
    assert (face.left, face.over, face.level, face.running) == (0, minutes(500), 2, True)
    assert (face.stakes.big_blind, face.to_day_end) == (200, 0)


# ------------------------------------------------------------------ C01: the computer slept


def test_c01_eight_minutes_of_sleep_are_counted_and_asked_about(room: Room) -> None:
    room.computer.sleeps(minutes(8) + 3 * SECOND)
    face = room.face

    assert face.left == minutes(2) - 3 * SECOND
    assert face.slept == minutes(8) + 3 * SECOND

    room.step(steps.keep)
    assert (room.face.slept, room.face.left) == (0, face.left)


def test_c01_eight_minutes_of_sleep_are_set_back(room: Room) -> None:
    room.computer.sleeps(minutes(8))
    room.passes(7 * SECOND)

    room.step(steps.set_back)

    assert (room.face.slept, room.face.left, room.face.running) == (0, minutes(10) - 7 * SECOND, True)


@pytest.mark.parametrize(("ms", "asked"), [(4_999, 0), (5_000, 5_000)])
def test_a_nap_of_less_than_five_seconds_is_not_asked_about(room: Room, ms: int, asked: int) -> None:
    room.computer.sleeps(ms)

    assert room.face.slept == asked


def test_p47_seven_minutes_of_suspend_are_counted_or_set_back(room: Room) -> None:
    room.computer.sleeps(minutes(7))
    assert (room.face.left, room.face.slept) == (minutes(3), minutes(7))

    room.step(steps.set_back)

    assert (room.face.left, room.face.slept) == (minutes(10), 0)


def test_a_clock_forgotten_for_days_is_paused_answered_and_taken_back() -> None:
    """The last level runs on over the weekend, and the computer sleeps through it."""
    room = Room(Structure(blinds(20, 50)))
    started = room.step(steps.start)
    room.passes(minutes(30))
    room.computer.sleeps(minutes(50 * 60))

    kept = steps.keep(room.tournament, room.now)
    back = steps.set_back(room.tournament, room.now)
    room.step(steps.pause)

    assert (room.face.over, room.face.running) == (minutes(50 * 60 + 10), False)
    room.do(undo(room.journal, room.journal.seq, 0, room.now))
    assert room.face.over == minutes(50 * 60 + 10)
    room.do(undo(room.journal, started, 0, room.now))
    assert (room.face.left, room.face.running) == (minutes(20), False)
    assert (kept.left, back.left) == (-minutes(50 * 60 + 10), -minutes(10))


def test_a_moment_at_the_end_of_time_still_has_a_face() -> None:
    room = Room(Structure(tuple(Level(24 * 60, 50, 100) for _ in range(500))))
    room.computer.utc = LATEST
    room.step(steps.start)

    assert as_text(room.face.day_end) == "9998-05-15T23:59:59.999Z"
    assert f"{local(room.face.day_end, 'Pacific/Kiritimati'):%Y}" == "9998"


def test_c01_twenty_five_minutes_of_sleep_over_the_end_of_a_level(room: Room) -> None:
    room.computer.sleeps(minutes(25))

    face = room.face
    assert (face.level, face.left, face.slept) == (2, minutes(5), minutes(25))
    room.step(steps.set_back)
    assert (room.face.level, room.face.left) == (1, minutes(10))


def test_a_nap_of_a_moment_is_not_asked_about(room: Room) -> None:
    room.computer.sleeps(4 * SECOND)

    assert (room.face.slept, room.face.left) == (0, minutes(10) - 4 * SECOND)


def test_sleep_while_the_clock_stands_is_nobodys_business(room: Room) -> None:
    room.step(steps.pause)
    room.computer.sleeps(minutes(60))
    room.step(steps.start)

    assert (room.face.slept, room.face.left) == (0, minutes(10))


def test_sleep_over_night_is_nobodys_business() -> None:
    room = Room(Structure((*blinds(20, 100), DayEnd(), *blinds(20, 200))))
    room.step(steps.start)
    room.passes(minutes(25))
    room.computer.sleeps(minutes(600))

    assert room.face.slept == 0
    room.step(steps.start)
    assert room.face.slept == 0


def test_a_question_stays_until_it_is_answered(room: Room) -> None:
    """Whoever pauses the clock right after the computer woke up, or adds a minute, has not answered it."""
    room.computer.sleeps(minutes(8))
    room.step(steps.pause)
    assert (room.face.slept, room.face.left) == (minutes(8), minutes(2))
    room.passes(minutes(3))
    room.step(steps.start)
    room.step(steps.add, minutes(1))
    room.step(steps.set_structure, club())
    room.passes(minutes(1))

    assert (room.face.slept, room.face.left) == (minutes(8), minutes(2))
    room.step(steps.set_back)
    assert (room.face.slept, room.face.left) == (0, minutes(10))


def test_nothing_is_set_back_that_was_not_slept(room: Room) -> None:
    with pytest.raises(Impossible, match="nothing_to_set_back"):
        room.step(steps.set_back)


# ------------------------------------------------------------------ C02: pause really pauses


def test_c02_five_minutes_of_pause_are_not_counted(room: Room) -> None:
    before = room.face
    room.step(steps.pause)
    room.passes(minutes(5))
    assert (room.face.state, room.face.left) == ("paused", minutes(10))
    room.step(steps.start)

    after = room.face
    assert after.left == minutes(10)
    assert after.day_end - before.day_end == minutes(5)
    assert (after.break_at or 0) - (before.break_at or 0) == minutes(5)


def test_c02_sixty_pauses_of_half_a_second_lose_no_fraction(room: Room) -> None:
    for _ in range(60):
        room.step(steps.pause)
        room.passes(500)
        room.step(steps.start)
        room.passes(317)

    assert room.face.left == minutes(10) - 60 * 317


# ------------------------------------------------------------------ C04, C16: somebody sets the wall clock


def test_c04_the_wall_clock_of_the_computer_is_set(room: Room) -> None:
    before = room.face
    room.computer.is_set(minutes(60))
    assert room.face.left == minutes(10)
    assert room.face.wall_shift == minutes(60)
    assert room.face.day_end == before.day_end + minutes(60), "only times of day change"

    room.computer.is_set(-minutes(120))
    room.passes(minutes(3))
    assert (room.face.left, room.face.wall_shift) == (minutes(7), -minutes(60))
    assert not room.face.restarted

    room.step(steps.pause)
    room.passes(minutes(1))
    room.step(steps.start)
    assert (room.face.left, room.face.wall_shift) == (minutes(7), 0)


@pytest.mark.parametrize(("ms", "said"), [(-1_500, 0), (1_999, 0), (2_000, 2_000), (-2_000, -2_000)])
def test_a_correction_from_the_network_is_not_worth_a_word(room: Room, ms: int, said: int) -> None:
    room.computer.is_set(ms)

    assert room.face.wall_shift == said


@pytest.mark.parametrize(
    ("zone", "day"), [("Europe/Berlin", "2025-03-30"), ("America/New_York", "2025-11-02")]
)
def test_c16_summer_time_comes_and_goes_while_the_clock_runs(zone: str, day: str) -> None:
    """It starts in the evening before, and runs through the hour that is skipped or comes twice."""
    evening = of_local(f"{day}T00:30", zone)
    room = Room()
    room.computer.utc = evening
    room.step(steps.set_structure, Structure((*blinds(60, 100, 200, 400, 800), DayEnd())))
    room.step(steps.start)
    shown = f"{local(room.face.day_end, zone):%H:%M}"
    room.passes(minutes(200))

    assert (room.face.level, room.face.left) == (4, minutes(40))
    assert shown == f"{local(room.face.day_end, zone):%H:%M}", "known from the beginning"
    assert shown == {"Europe/Berlin": "05:30", "America/New_York": "03:30"}[zone]


def test_c16_a_start_in_the_skipped_hour_gets_a_message() -> None:
    with pytest.raises(Impossible) as refused:
        of_local("2025-03-30T02:30", "Europe/Berlin")

    assert (refused.value.code, refused.value.facts["next"]) == ("hour_skipped", "03:30")
    assert not comes_twice("2025-03-30T02:30", "Europe/Berlin")


def test_c16_of_an_hour_that_comes_twice_either_can_be_meant() -> None:
    first = of_local("2025-11-02T01:30", "America/New_York")
    second = of_local("2025-11-02T01:30", "America/New_York", second=True)

    assert comes_twice("2025-11-02T01:30", "America/New_York")
    assert second - first == minutes(60)


def test_c16_a_day_after_the_change_is_shown_as_it_is_on_the_wall() -> None:
    start = of_local("2025-03-29T14:00", "Europe/Berlin")

    assert as_text(start) == "2025-03-29T13:00:00.000Z"
    assert f"{local(start + minutes(24 * 60), 'Europe/Berlin'):%d %H:%M}" == "30 15:00"
    assert f"{local(of_local('2025-03-30T14:00', 'Europe/Berlin'), 'UTC'):%H:%M}" == "12:00"


# ------------------------------------------------------------------ C06, C08, C14: screens and restarts


def test_c06_a_screen_opened_in_the_middle_of_a_break_shows_the_truth(room: Room) -> None:
    room.passes(minutes(30) + minutes(4))

    for _ in range(3):
        screen = clock_face(room.tournament, room.now)
        assert screen is not None
        assert isinstance(screen.now, Break)
        assert (screen.left, screen.running) == (minutes(11), True)


def test_c08_all_displays_show_the_same_after_every_correction(room: Room) -> None:
    corrections: list[tuple[Callable[..., Action], tuple[int, ...]]] = [
        (steps.add, (30 * SECOND,)),
        (steps.add, (-30 * SECOND,)),
        (steps.add, (minutes(1),)),
        (steps.forward, ()),
        (steps.back, ()),
        (steps.to_break, ()),
    ]
    for step, more in corrections:
        room.step(step, *more)
        room.passes(777)
        faces = [clock_face(room.tournament, room.now, desk) for desk in ("", "1", "2")]
        assert faces[0] == faces[1] == faces[2]


def test_c14_killed_at_seven_thirty_one_and_started_again_after_twenty_seconds() -> None:
    """With nobody registered: the journal is read from its lines as from a file."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(20) - (7 * 60 + 31) * SECOND)
    assert room.face.left == (7 * 60 + 31) * SECOND

    stored = [
        replace(line, action=decode(line.action.kind, line.action.version, encode(line.action)))
        for line in room.journal.lines
    ]
    room.passes(20 * SECOND)
    room.journal = Journal.of(room.journal.tournament.id, stored)

    face = room.face
    assert (face.state, face.level, face.left) == ("running", 1, (7 * 60 + 11) * SECOND)
    assert (face.slept, face.restarted) == (0, False)


def test_a_computer_started_anew_goes_by_the_wall_and_says_so(room: Room) -> None:
    room.computer.starts_anew(minutes(3))

    face = room.face
    assert (face.left, face.running, face.restarted) == (minutes(7), True, True)
    room.step(steps.keep)
    assert (room.face.left, room.face.restarted) == (minutes(7), False)
    room.computer.is_set(minutes(60))
    assert room.face.left == minutes(7), "from now on the wall does not matter again"


def test_a_computer_started_anew_can_be_set_back(room: Room) -> None:
    room.computer.starts_anew(minutes(3))
    room.step(steps.set_back, minutes(2))

    assert (room.face.left, room.face.restarted) == (minutes(9), False)


def test_a_wall_clock_that_lost_its_time_takes_nothing_off(room: Room) -> None:
    """An empty battery: the computer believes it is a year ago."""
    room.step(steps.add, 1)
    room.computer.starts_anew(-minutes(60 * 24 * 365))

    assert (room.face.left, room.face.restarted) == (minutes(10) + 1, True)


def test_more_may_be_set_back_than_has_run_since_the_last_step(room: Room) -> None:
    room.step(steps.add, minutes(1))
    room.passes(minutes(1))
    room.step(steps.set_back, minutes(4))

    assert room.face.left == minutes(14)


def test_another_desk_is_not_asked_about_a_computer_it_is_not_on(room: Room) -> None:
    other = Computer("b", room.computer.utc)
    other.passes(minutes(2))

    face = clock_face(room.tournament, other.now(), "2")
    assert face is not None
    assert (face.left, face.restarted) == (minutes(8), False)
    mine = clock_face(room.tournament, other.now(), "1")
    assert mine is not None
    assert mine.restarted


def test_a_computer_that_cannot_tell_its_start_goes_by_the_wall() -> None:
    room = Room(club())
    room.do(replace(steps.start(room.tournament, room.now), at=Moment(room.now.utc)))
    room.passes(minutes(2))

    face = clock_face(room.tournament, Moment(room.now.utc))
    assert face is not None
    assert (face.left, face.restarted) == (minutes(18), True)


# ------------------------------------------------------------------ C12: the winner stops the clock


def _with_winner(room: Room) -> Tournament:
    """As a bust of the last player but one will leave the tournament."""
    structure, clock = room.tournament.timed
    now = stopped(structure, clock, room.now, "winner", Seq(clock.line), "1")
    return replace(room.tournament, clock=now, winner=EntryId(1))


def test_c12_the_winner_stops_the_clock_and_undo_goes_on_from_the_same_value(room: Room) -> None:
    over = _with_winner(room)
    room.passes(minutes(5))
    face = clock_face(over, room.now)
    assert face is not None
    assert (face.state, face.left) == ("finished", minutes(10))

    on = steps.resume(over, room.tournament, room.now)
    assert on is not None
    room.do(on)

    assert (room.face.state, room.face.left) == ("running", minutes(10))
    room.passes(minutes(1))
    assert room.face.left == minutes(9)


def test_an_undo_that_has_nothing_to_do_with_the_clock_leaves_it_alone(room: Room) -> None:
    assert steps.resume(room.tournament, room.tournament, room.now) is None
    assert steps.resume(Room().tournament, room.tournament, room.now) is None


# ------------------------------------------------------------------ steps


def test_forward_and_back_go_to_the_beginning_of_a_part(room: Room) -> None:
    room.step(steps.forward)
    assert (room.face.part, room.face.left, room.face.running) == (1, minutes(20), True)
    room.passes(minutes(1))
    room.step(steps.back)
    assert (room.face.part, room.face.left) == (0, minutes(20))
    room.step(steps.back)
    assert room.face.part == 0


def test_to_the_next_break_and_then_there_is_none() -> None:
    room = Room(Structure((*blinds(20, 100), Break(15), *blinds(20, 200))))
    room.step(steps.to_break)
    assert (room.face.part, room.face.running) == (1, False)

    with pytest.raises(Impossible, match="no_more_breaks"):
        room.step(steps.to_break)


def test_the_last_part_has_no_next(room: Room) -> None:
    room.step(steps.jump, 5)
    assert (room.face.state, room.face.running) == ("day_end", False)

    for step in (steps.forward, steps.start):
        with pytest.raises(Impossible, match="no_more_levels"):
            room.step(step)
    with pytest.raises(Impossible, match="no_part"):
        room.step(steps.jump, 6)
    for set_to in (steps.add, steps.set_left):
        with pytest.raises(Impossible, match="day_is_over"):
            room.step(set_to, 5)


def test_to_some_part_with_some_time_left(room: Room) -> None:
    room.step(steps.jump, 3, minutes(4))

    assert (room.face.level, room.face.left, room.face.running) == (3, minutes(4), True)


def test_the_remaining_time_is_set(room: Room) -> None:
    room.step(steps.pause_after)
    room.step(steps.set_left, minutes(3))

    assert (room.face.left, room.face.pause_after) == (minutes(3), True)
    with pytest.raises(Impossible, match="clock_left"):
        room.step(steps.set_left, -1)


def test_no_more_time_is_taken_than_is_left(room: Room) -> None:
    room.step(steps.pause)
    room.step(steps.add, -minutes(30))

    assert (room.face.part, room.face.left) == (0, 0)
    with pytest.raises(Impossible, match="no_time_left"):
        room.step(steps.add, -1)
    room.step(steps.start)
    assert (room.face.part, room.face.left) == (1, minutes(20))


def test_time_added_in_overtime_is_left_from_now() -> None:
    room = Room(Structure(blinds(20, 100)))
    room.step(steps.start)
    room.passes(minutes(27))
    with pytest.raises(Impossible, match="no_time_left"):
        room.step(steps.add, -1)

    room.step(steps.add, minutes(5))

    assert (room.face.left, room.face.over) == (minutes(5), 0)


def test_a_change_of_level_is_taken_back_to_the_end_of_the_level(room: Room) -> None:
    room.passes(minutes(10) + 20 * SECOND)
    assert room.face.level == 2
    room.step(steps.change_back)
    room.passes(minutes(1))
    assert (room.face.level, room.face.left, room.face.state) == (1, 0, "paused")

    room.step(steps.add, minutes(2))
    room.step(steps.start)
    room.passes(minutes(2))
    assert (room.face.level, room.face.left) == (2, minutes(20))


def test_the_first_level_did_not_begin_by_itself() -> None:
    with pytest.raises(Impossible, match="nothing_to_undo"):
        Room(club()).step(steps.change_back)


def test_a_start_counted_down_to_stays_when_the_clock_is_set() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(30))
    room.passes(minutes(10))
    room.step(steps.add, minutes(5))

    face = room.face
    assert (face.state, face.starts_in, face.left) == ("countdown", minutes(20), minutes(25))
    assert face.to_break == minutes(65)
    room.passes(minutes(25))
    assert (room.face.state, room.face.left) == ("running", minutes(20))
    room.step(steps.pause_after)
    room.passes(minutes(60))
    assert (room.face.state, room.face.left) == ("paused", minutes(20))


def test_steps_that_are_not_there_are_refused(room: Room) -> None:
    for step, more in ((steps.start, ()), (steps.start_at, (room.now.utc + 1,))):
        with pytest.raises(Impossible, match="clock_runs"):
            room.step(step, *more)
    room.step(steps.pause)
    with pytest.raises(Impossible, match="clock_stands"):
        room.step(steps.pause)


def test_a_clock_set_before_moments_were_kept_in_order_runs_from_the_earlier(room: Room) -> None:
    """A step whose key was pressed before another was written counts from its own moment, never backwards."""
    earlier = Moment(room.now.utc - 400, room.now.boot, room.now.up - 400, 0)
    room.step(steps.add, minutes(1))
    room.do(steps.pause(room.tournament, earlier))

    assert room.face.left == minutes(11)


@pytest.mark.parametrize("stops", [True, False])
def test_c04_a_pause_asked_for_after_a_restart_is_the_moment_from_which_the_wall_counts(
    room: Room, stops: bool
) -> None:
    """The wall is set right after somebody used the clock: it takes nothing off what ran evenly since."""
    if not stops:
        room.step(steps.pause_after)
    room.computer.starts_anew(minutes(1))
    room.step(steps.pause_after, stops=stops)
    room.computer.is_set(minutes(120))
    room.passes(minutes(2))

    assert (room.face.level, room.face.left, room.face.running) == (1, minutes(7), True)
    assert (room.face.restarted, room.face.pause_after) == (True, stops)


@pytest.mark.parametrize(
    "again", [steps.start, lambda state, now: steps.start_at(state, now, NOON + minutes(300))]
)
def test_a_clock_that_was_to_stop_after_the_last_level_is_not_started_for_nothing(
    again: Callable[..., Action],
) -> None:
    room = Room(Structure(blinds(20, 50, 100)))
    room.step(steps.jump, 1)
    room.step(steps.start)
    room.step(steps.pause_after)
    room.passes(minutes(21))
    assert (room.face.left, room.face.running) == (0, False)

    with pytest.raises(Impossible, match="no_more_levels"):
        room.step(again)

    room.step(steps.pause_after, stops=False)
    room.step(steps.start)
    room.passes(minutes(3))
    assert (room.face.over, room.face.running) == (minutes(3), True)
