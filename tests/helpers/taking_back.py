"""Steps of a clock room taken back and again, as the undo key does it; each gives what was written."""

from __future__ import annotations

from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.timing import SetClock
from director.rules.undoing import step_back, step_forward, undo
from tests.helpers.clock_room import Room


def back(room: Room) -> Action:
    """The last step."""
    action = step_back(room.journal, room.now)
    room.do(action)
    return action


def again(room: Room) -> Action:
    """The step that was taken back last."""
    action = step_forward(room.journal, room.now)
    room.do(action)
    return action


def taken_back(room: Room, line: Seq) -> SetClock:
    """Any earlier step, by its line."""
    action = undo(room.journal, line, 0, room.now)
    assert isinstance(action, SetClock)
    room.do(action)
    return action
