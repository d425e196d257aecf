"""Hand-for-hand play in one sentence each, with what became of the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.timing import PauseClock, SetClock
from director.views import clock_wording

if TYPE_CHECKING:
    from director.views.wording import Telling


def start(tell: Telling, action: StartHandForHand) -> str:
    """Hand for hand from this hand on. Clock paused: level 9, 12:34 left."""
    return _with_clock(tell, tell.words._("Hand for hand from this hand on"), action.clock)


def hand_done(tell: Telling, action: HandDone) -> str:
    """Hand 3 is over at table 12."""
    return tell.words._("Hand {number} is over at table {table}").format(
        number=action.round, table=action.table
    )


def next_hand(tell: Telling, action: NextHand) -> str:
    """Hand 3 is over, hand 4 is dealt. 2:00 off the clock for a hand: level 9, 10:34 left."""
    text = tell.words._("Hand {number} is over everywhere, hand {next} is dealt")
    return _with_clock(tell, text.format(number=action.round, next=action.round + 1), action.clock)


def end(tell: Telling, action: EndHandForHand) -> str:
    """Hand for hand ended after hand 4."""
    text = tell.words._("Hand for hand ended with hand {number}").format(number=action.round)
    return _with_clock(tell, text, action.clock)


def _with_clock(tell: Telling, text: str, step: PauseClock | SetClock | None) -> str:
    """The sentence, and what the clock did with it."""
    match step:
        case None:
            return text
        case PauseClock():
            return f"{text}. {clock_wording.pause_clock(tell, step)}"
        case SetClock():
            return f"{text}. {clock_wording.set_clock(tell, step)}"
