"""Which level a hand belongs to, and the clock while play is hand for hand. Cases of the rule book."""

from __future__ import annotations

import pytest

from director.domain.moments import MINUTE, SECOND
from director.domain.refusal import Impossible
from director.domain.structure import Structure
from director.rules import clock_steps as steps
from director.rules.clock_hands import A_HAND, after_hands, level_of_hand
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article
from tests.helpers.clock_room import Room, blinds, club, minutes

TDA = ruleset("tda-2024")
NOON = 14 * 60 * MINUTE
"""14:00:00, when the level ends."""


@pytest.mark.parametrize(("riffle", "level"), [(-2, "old"), (1, "new"), (0, "new")])
def test_t246_a_hand_belongs_to_the_level_of_its_first_riffle(riffle: int, level: str) -> None:
    """TDA 23: riffle at 13:59:58 or 14:00:01, and on the very second of the change."""
    verdict = level_of_hand(TDA, change=NOON, began=NOON + riffle * SECOND)

    assert verdict.answer == level
    assert verdict.because == (article("TDA 23"),)


def test_t247_a_push_that_began_on_the_old_level_leaves_one_hand_on_it() -> None:
    """TDA 23: the level ends while dealers change."""
    push = NOON - 10 * SECOND

    assert level_of_hand(TDA, change=NOON, began=NOON + 20 * SECOND, push=push).answer == "old"
    assert level_of_hand(TDA, change=NOON, began=NOON + 90 * SECOND).answer == "new", "the hand after it"
    assert level_of_hand(TDA, change=NOON, began=NOON + 20 * SECOND, push=NOON).answer == "new"


def test_a_hand_dealt_on_the_old_level_by_mistake_goes_on_after_substantial_action() -> None:
    """TDA 36 decides whether it is too late."""
    late = NOON + 30 * SECOND

    assert level_of_hand(TDA, change=NOON, began=late, substantial=False).answer == "new"
    verdict = level_of_hand(TDA, change=NOON, began=late, substantial=True)
    assert (verdict.answer, verdict.because[0]) == ("old", article("TDA 36"))


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_set_can_say_where_it_stands(name: str) -> None:
    assert level_of_hand(ruleset(name), change=0, began=1).because
    assert after_hands(ruleset(name), minutes(5)).because == (article("WSOP-T 126-c"),)


def test_t244_each_hand_takes_two_minutes_off() -> None:
    """WSOP-T 126-c. 17:30 left, in hours and minutes as the case has it: 17:28, then 17:26."""
    left = (17 * 60 + 30) * MINUTE

    after = [after_hands(TDA, left, hands).answer for hands in (1, 2)]

    assert after == [(17 * 60 + 28) * MINUTE, (17 * 60 + 26) * MINUTE]


def test_t244_the_clock_stands_and_hands_are_counted_off_it() -> None:
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(2.5))
    room.step(steps.pause)
    seen = []
    for _ in range(2):
        room.passes(minutes(4))
        room.step(steps.hand_off, A_HAND)
        seen.append((room.face.left, room.face.running))

    assert seen == [(minutes(15.5), False), (minutes(13.5), False)]


def test_no_hand_takes_more_than_three_minutes_and_none_goes_below_nothing() -> None:
    assert after_hands(TDA, minutes(10), each=minutes(9)).answer == minutes(7)
    assert after_hands(TDA, minutes(1)).answer == 0


def test_a_hand_that_is_longer_than_what_is_left_goes_into_the_next_level() -> None:
    room = Room(Structure(blinds(20, 100, 200)))
    room.step(steps.jump, 0, minutes(0.5))
    room.step(steps.hand_off, A_HAND)

    assert (room.face.level, room.face.left, room.face.running) == (2, minutes(18.5), False)


def test_a_hand_counted_off_while_the_clock_runs_lets_it_run() -> None:
    room = Room(club())
    room.step(steps.start)
    room.step(steps.hand_off, A_HAND)
    room.passes(minutes(1))

    assert (room.face.left, room.face.running) == (minutes(17), True)


def test_over_night_no_hand_is_counted_off() -> None:
    room = Room(club())
    with pytest.raises(Impossible, match="clock_left"):
        room.step(steps.hand_off, 0)
    room.step(steps.jump, 5)
    with pytest.raises(Impossible, match="day_is_over"):
        room.step(steps.hand_off, A_HAND)
