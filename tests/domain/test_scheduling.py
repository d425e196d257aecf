"""The level schedule and the chips: what they may be, and what of them stays when the clock has run."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.chip_case import MOST_VALUES, Chip, ChipCase
from director.domain.clock import position
from director.domain.ids import Seq
from director.domain.plan import MOST_CHIPS
from director.domain.refusal import Impossible
from director.domain.scheduling import SetChips, SetStructure
from director.domain.structure import MOST_MINUTES, Break, DayEnd, Level, Part, Structure, Window
from director.rules import clock_steps as steps
from tests.helpers.clock_room import Room, blinds, club, minutes

LEVEL = Level(20, 25, 50)


def _refused(room: Room, action: Action) -> Impossible:
    before = room.journal
    with pytest.raises(Impossible) as refused:
        room.do(action)
    assert room.journal is before
    return refused.value


# ------------------------------------------------------------------ what a schedule may be


def test_a_schedule_is_in_force_with_a_clock_that_waits() -> None:
    room = Room(club())

    structure, clock = room.tournament.timed
    assert structure == club()
    assert position(structure, clock, room.now) == (0, minutes(20), False)
    assert not clock.begun


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ((), "structure_length"),
        ((LEVEL,) * 501, "structure_length"),
        ((Break(5), LEVEL), "structure_first"),
        ((DayEnd(), LEVEL), "structure_first"),
        ((LEVEL, Break(5)), "structure_last"),
        ((LEVEL, DayEnd(), DayEnd()), "day_end_twice"),
        ((Level(0, 25, 50),), "minutes"),
        ((LEVEL, Break(0), LEVEL), "minutes"),
        ((Level(-5),), "minutes"),
        ((Level(MOST_MINUTES + 1),), "minutes"),
        ((Level(20, -1),), "level_amount"),
        ((Level(20, big_bet=MOST_CHIPS + 1),), "level_amount"),
        ((Level(20, ante=5),), "ante_kind"),
        ((Level(20, ante_kind="each"),), "ante_kind"),
        ((Level(20, note="x" * 201),), "too_long"),
        ((LEVEL, DayEnd(note="x" * 201)), "too_long"),
        ((LEVEL, Break(5, colour_up=(0,)), LEVEL), "colour_up_chip"),
        ((LEVEL, DayEnd(colour_up=(25, 25))), "colour_up_chip"),
    ],
)
def test_c11_a_schedule_that_cannot_be_played_is_refused(parts: tuple[Part, ...], code: str) -> None:
    """Levels and breaks of no minutes among them: such a clock would never stand still."""
    room = Room()

    assert _refused(room, SetStructure(Seq(0), Structure(parts), room.now)).code == code


@pytest.mark.parametrize("window", [Window(5), Window(2, 3), Window(2, 0)])
@pytest.mark.parametrize("field", ["late_registration", "reentry", "rebuy", "add_on"])
def test_what_is_tied_to_levels_is_tied_to_those_there_are(window: Window, field: str) -> None:
    room = Room()
    structure = replace(club(), **{field: window})

    refused = _refused(room, SetStructure(Seq(0), structure, room.now))
    assert (refused.code, refused.facts["field"]) == ("window", field)


@pytest.mark.parametrize(
    ("window", "open_in"),
    [
        (None, [0, 1, 2, 3, 4, 5]),
        (Window(2), [0, 1]),
        (Window(3), [0, 1, 2, 3]),
        (Window(2, break_too=True), [0, 1, 2]),
        (Window(4, break_too=True), [0, 1, 2, 3, 4, 5]),
        (Window(4, 3), [3, 4]),
        (Window(2, 2, only_breaks=True), [2]),
        (Window(4, 1, only_breaks=True), [2]),
    ],
)
def test_a_window_is_open_from_level_to_level(window: Window | None, open_in: list[int]) -> None:
    structure = club()

    assert [part for part in range(6) if structure.is_open(window, part)] == open_in


def test_levels_are_counted_by_themselves() -> None:
    structure = club()

    assert structure.levels == 4
    assert [structure.number(part) for part in range(6)] == [1, 2, 2, 3, 4, 4]
    assert [structure.part_of(level) for level in (1, 2, 3, 4)] == [0, 1, 3, 4]
    with pytest.raises(Impossible, match="no_level"):
        structure.part_of(5)


def test_notes_are_kept_as_people_read_them() -> None:
    parts = (Level(20, note=" a\u202eb "), Break(5, note="c\u200bd"), DayEnd(note=" e"))

    assert [part.note for part in parts] == ["ab", "cd", "e"]


# ------------------------------------------------------------------ changed while the clock runs


@pytest.fixture
def room() -> Room:
    """Eight minutes into the second level."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(28))
    return room


def _with(part: int, what: Part) -> Structure:
    parts = list(club().parts)
    parts[part] = what
    return Structure(tuple(parts))


def test_an_edit_of_what_comes_later_leaves_the_clock_alone(room: Room) -> None:
    room.step(steps.set_structure, _with(4, Level(30, 300, 600)))

    assert room.face.left == minutes(12)
    assert room.face.running
    assert room.tournament.timed[0].parts[4] == Level(30, 300, 600)


def test_a_longer_current_level_keeps_what_was_played_or_what_is_left(room: Room) -> None:
    longer = _with(1, Level(30, 50, 100))

    elapsed = steps.set_structure(room.tournament, room.now, longer)
    remaining = steps.set_structure(room.tournament, room.now, longer, "remaining")

    assert (elapsed.left, remaining.left) == (minutes(22), minutes(12))
    room.do(elapsed)
    assert room.face.left == minutes(22)


def test_a_level_made_shorter_than_was_played_is_over(room: Room) -> None:
    room.step(steps.set_structure, _with(1, Level(5, 50, 100)))

    assert (room.face.part, room.face.left) == (2, minutes(15))


def test_what_was_played_is_frozen(room: Room) -> None:
    line, now = room.clock.line, room.now

    past = SetStructure(line, _with(0, Level(15, 25, 50)), now, 1, 1000, running=True)
    kind = SetStructure(line, _with(1, Break(20)), now, 1, 1000, running=True)
    shorter = SetStructure(line, Structure(club().parts[:1]), now, 0, 1000, running=True)
    assert (_refused(room, past).code, _refused(room, past).facts) == ("level_played", {"row": 1})
    assert _refused(room, kind).facts == {"row": 2}
    assert _refused(room, replace(shorter, part=1)).code == "no_part"
    with pytest.raises(Impossible, match="level_played"):
        steps.set_structure(room.tournament, room.now, Structure(club().parts[:1]))


def test_before_the_clock_has_run_everything_may_be_changed() -> None:
    room = Room(club())
    room.step(steps.forward)

    room.step(steps.set_structure, Structure(blinds(30, 100, 200)))
    assert (room.face.part, room.face.left) == (1, minutes(30))
    room.step(steps.set_structure, Structure(blinds(40, 100)))
    assert (room.face.part, room.face.left) == (0, minutes(40))


def test_a_time_set_before_the_first_start_stays_when_the_schedule_is_changed() -> None:
    room = Room(club())
    room.step(steps.jump, 3, minutes(7))

    room.step(steps.set_structure, _with(4, Level(30, 300, 600)))
    assert (room.face.part, room.face.left) == (3, minutes(7))
    room.step(steps.set_structure, _with(3, Level(25, 100, 200)), "remaining")
    assert room.face.left == minutes(7)
    room.step(steps.set_structure, club())
    assert room.face.left == minutes(2)
    room.step(steps.set_structure, _with(3, Break(15)))
    assert room.face.left == minutes(15)


def test_a_start_that_is_waited_for_stays_when_the_schedule_is_changed() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(30))
    room.passes(minutes(10))

    room.step(steps.set_structure, Structure(blinds(30, 100, 200)))

    assert room.face.starts_in == minutes(20)
    room.passes(minutes(21))
    assert (room.face.running, room.face.left) == (True, minutes(29))
    room.step(steps.set_structure, Structure(blinds(30, 100, 400)))
    assert (room.face.running, room.face.left) == (True, minutes(29))
    assert room.clock.begun


def test_a_clock_that_started_and_stopped_by_itself_stands_when_the_schedule_is_changed() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(10))
    room.step(steps.pause_after)
    room.passes(minutes(45))
    assert (room.face.part, room.face.left, room.face.running) == (1, minutes(20), False)

    room.step(steps.set_structure, _with(4, Level(30, 300, 600)))

    assert (room.face.part, room.face.left, room.face.running) == (1, minutes(20), False)


def test_a_pause_after_the_level_stays_when_the_schedule_is_changed(room: Room) -> None:
    room.step(steps.pause_after)
    room.step(steps.set_structure, _with(4, Level(30, 300, 600)))
    room.passes(minutes(60))

    assert (room.face.part, room.face.running, room.face.left) == (2, False, minutes(15))


def test_a_schedule_changed_at_two_desks_at_once_is_changed_once(room: Room) -> None:
    late = steps.set_structure(room.tournament, room.now, _with(3, Level(5, 100, 200)))
    room.step(steps.set_structure, _with(4, Level(30, 300, 600)))

    assert _refused(room, late).code == "clock_changed"
    assert _refused(Room(), late).code == "clock_changed"


def test_p42_levels_added_after_the_end_begin_at_once_and_in_full() -> None:
    room = Room(Structure(blinds(20, 100, 200)))
    room.step(steps.start)
    room.passes(minutes(47))
    assert (room.face.over, room.face.left) == (minutes(7), 0)

    room.step(steps.set_structure, Structure(blinds(20, 100, 200, 400)))

    assert (room.face.level, room.face.left, room.face.running) == (3, minutes(20), True)


def test_an_edit_of_the_last_level_in_overtime_leaves_the_overtime(room: Room) -> None:
    room = Room(Structure(blinds(20, 100, 200)))
    room.step(steps.start)
    room.passes(minutes(47))

    room.step(steps.set_structure, Structure((*blinds(20, 100), Level(20, 150, 300))))

    assert (room.face.over, room.face.stakes.big_blind) == (minutes(7), 300)


def test_undo_of_a_schedule_that_steps_of_the_clock_follow_names_them(room: Room) -> None:
    first = room.step(steps.set_structure, _with(4, Level(30, 300, 600)))
    pause = room.step(steps.pause)

    with pytest.raises(Impossible) as refused:
        room.undo(first)

    assert refused.value.facts["blocker"] == pause


# ------------------------------------------------------------------ chips


CASE = ChipCase((Chip(100, "black", 900, 10), Chip(25, " green ", 1200, 8)))


def test_chips_lie_in_the_order_of_their_values(room: Room) -> None:
    room.do(SetChips(CASE))

    case = room.tournament.case
    assert case.values == (25, 100)
    assert case.chips[0].colour == "green"
    assert case.stack == 1200


@pytest.mark.parametrize(
    ("case", "code"),
    [
        (ChipCase(tuple(Chip(n) for n in range(1, MOST_VALUES + 2))), "too_many_chips"),
        (ChipCase((Chip(0),)), "stack"),
        (ChipCase((Chip(5), Chip(5))), "chip_twice"),
        (ChipCase((Chip(5, owned=-1),)), "chips"),
        (ChipCase((Chip(5, in_stack=MOST_CHIPS + 1),)), "chips"),
        (ChipCase((Chip(5, "x" * 41),)), "too_long"),
    ],
)
def test_chips_that_cannot_be_are_refused(room: Room, case: ChipCase, code: str) -> None:
    assert _refused(room, SetChips(case)).code == code
