"""Hand for hand: which tables wait for which, its decisions made ready, and what speaks against them.

The clock stands meanwhile. Each hand takes two minutes off it, at most three, counted after the hand
(WSOP-T 126-c); a clock that somebody started all the same counts by itself, and nothing comes off. A hand
never runs into a break: that begins in full when the hand is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from director.domain.clock import Position, position
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand, playing
from director.domain.hand_for_hand_state import HandForHand
from director.domain.moments import Moment
from director.domain.refusal import Impossible, Objection
from director.domain.structure import Level, Structure
from director.domain.timing import SetClock, StartClock
from director.domain.tournament import Tournament
from director.rules import clock_steps
from director.rules.clock_hands import A_HAND, LONGEST_HAND
from director.rules.floor.bubble import paid_places
from director.rules.verdict import article

CLOCK_OF_HANDS: Final = article("WSOP-T 126-c")
"""The clock stands, and each hand takes two minutes off, at most three."""


def tables_together(tournament: Tournament) -> tuple[int, ...]:
    """The tables that play the hand: those with at least two who hold a seat, or that have finished it."""
    play = tournament.hand_for_hand
    done = play.finished if play is not None else frozenset[int]()
    return tuple(
        sorted(
            table.number
            for table in tournament.open_tables()
            if table.number in done or tournament.seating.count(table.number) > 1
        )
    )


def still_playing(tournament: Tournament) -> tuple[int, ...]:
    """The tables that all others wait for."""
    play = tournament.hand_for_hand
    done = play.finished if play is not None else frozenset[int]()
    return tuple(table for table in tables_together(tournament) if table not in done)


# ------------------------------------------------------------------ made ready


def propose_start(tournament: Tournament, now: Moment) -> StartHandForHand:
    """It begins now, and the clock stops where it runs."""
    timed = _timed(tournament, now)
    running = timed is not None and timed[1].running
    return StartHandForHand(clock_steps.pause(tournament, now) if running else None)


def propose_next(tournament: Tournament, now: Moment, took: int = A_HAND) -> NextHand:
    """The next hand, with so much time off for the one that is over. Raises Impossible."""
    play = current(tournament)
    return NextHand(play.round, _off(tournament, now, took))


def propose_end(tournament: Tournament, now: Moment, took: int = A_HAND) -> EndHandForHand:
    """It ends now, and a clock that it had stopped goes on. Raises Impossible.

    A hand that all tables have finished takes its time off as every other.
    """
    play, timed = current(tournament), _timed(tournament, now)
    off = None if still_playing(tournament) else _off(tournament, now, took)
    if timed is None or not play.stopped or timed[1].running:
        return EndHandForHand(play.round, off)
    step = off or clock_steps.resume_from(tournament, now, 0)
    goes_on = isinstance(timed[0].parts[step.part], Level)
    return EndHandForHand(play.round, replace(step, running=True) if goes_on else off)


def current(tournament: Tournament) -> HandForHand:
    """Hand-for-hand play as it stands. Raises Impossible where there is none."""
    play = tournament.hand_for_hand
    if play is None:
        raise Impossible("not_hand_for_hand")
    return play


def _timed(tournament: Tournament, now: Moment) -> tuple[Structure, Position] | None:
    if tournament.structure is None or tournament.clock is None:
        return None
    return tournament.structure, position(tournament.structure, tournament.clock, now)


def _off(tournament: Tournament, now: Moment, took: int) -> SetClock | None:
    """What a hand takes off a clock that stands in a level; a break after it begins in full."""
    timed = _timed(tournament, now)
    if timed is None or timed[1].running or not isinstance(timed[0].parts[timed[1].part], Level):
        return None
    pause = _next_pause(*timed)
    if pause is None:
        return clock_steps.hand_off(tournament, now, took)
    part, before = pause
    if not before:
        return clock_steps.jump(tournament, now, part)
    return clock_steps.hand_off(tournament, now, min(took, before))


def _next_pause(structure: Structure, where: Position) -> tuple[int, int] | None:
    """The next break or end of a day, and what is left of the levels before it; None where none comes."""
    left = max(0, where.left)
    for part in range(where.part + 1, len(structure.parts)):
        if not isinstance(structure.parts[part], Level):
            return part, left
        left += structure.parts[part].length
    return None


# ------------------------------------------------------------------ what speaks against it


def hand_for_hand_objections(
    tournament: Tournament, action: StartHandForHand | NextHand | EndHandForHand
) -> Iterator[Objection]:
    """What speaks against beginning, going on or ending."""
    paid, players = paid_places(tournament), len(tournament.playing_persons)
    if isinstance(action, StartHandForHand):
        if len(tables_together(tournament)) < 2:
            yield Objection("one_table_alone")
        if paid and players <= paid:
            yield Objection("in_the_money_already", {"players": players, "most": paid})
        return
    playing(tournament, action.round)
    missing = still_playing(tournament)
    if missing:
        yield Objection("tables_still_playing", {"tables": missing, "table": missing[0]})
    if action.clock is not None and -action.clock.by > LONGEST_HAND:
        yield Objection("hand_too_long", {"value": action.clock.by}, CLOCK_OF_HANDS)
    if isinstance(action, EndHandForHand) and 0 < paid < players:
        yield Objection("bubble_not_burst", {"players": players, "most": paid})


def done_objections(tournament: Tournament, action: HandDone) -> Iterator[Objection]:
    """A table where nobody can have played."""
    if tournament.seating.count(action.table) == 1:
        yield Objection("one_player_alone", {"table": action.table})


def clock_objections(tournament: Tournament, action: StartClock | SetClock) -> Iterator[Objection]:
    """While hands are counted off, nobody starts the clock in a level or counts one off besides."""
    parts = tournament.timed[0].parts
    in_level = 0 <= action.part < len(parts) and isinstance(parts[action.part], Level)
    if isinstance(action, SetClock) and action.how == "hand":
        yield Objection("hand_counted_by_play", {}, CLOCK_OF_HANDS)
    elif isinstance(action, StartClock) and in_level:
        yield Objection("clock_stands_together", {}, CLOCK_OF_HANDS)
