"""What there is to do on the floor now, the most pressing first. Nothing of it is kept: it follows anew."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Final

from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.refusal import Impossible
from director.domain.tournament import EntryState, Tournament
from director.rules.floor.alternates import alternates
from director.rules.floor.balance import BalancePlan
from director.rules.floor.break_table import TWO_STEPS
from director.rules.floor.bubble import paid_places, phase
from director.rules.floor.busting import may_come_in
from director.rules.floor.closing import (
    POSTED_ORDER,
    break_terms,
    breaking_order,
    inseparable,
    redraw_terms,
    room_without,
)
from director.rules.floor.final_table import chairs_needed, final_size, final_table_due, redraw_due, staying
from director.rules.floor.hand_for_hand import still_playing
from director.rules.floor.last_hands import are_played
from director.rules.floor.mover import NEVER
from director.rules.floor.proposals import late_chairs
from director.rules.floor.room_now import RoomNow, room_now
from director.rules.floor.steps import (
    BreakDue,
    ButtonUnknown,
    FinalTable,
    Halt,
    HandForHandDue,
    HandForHandOver,
    HasWinner,
    Held,
    HeldBack,
    MoveDue,
    RedrawDue,
    SeatsForAlternates,
    SeatsUnchecked,
    Step,
)
from director.rules.floor.threshold import Threshold
from director.rules.table.sitting import has_button
from director.rules.verdict import Verdict, article, cited

_CHECKED: Final = attrgetter("checked")
LAST_HANDS = article("WSOP-T 125-b-2")
"""During the last announced hands of a day tables are not balanced."""


@dataclass(frozen=True, slots=True)
class NextSteps:
    """All there is to do, and the room that it follows from."""

    steps: tuple[Step, ...] = ()
    room: RoomNow | None = field(default=None, compare=False, repr=False)
    """What they follow from; None while nobody is moved: before the first draw, once the event is over."""

    def find(self, step: Step) -> Step | None:
        """The step of now that proposes the same; None when it is not proposed any more."""
        return next((one for one in self.steps if one.key == step.key), None)

    @property
    def threshold(self) -> Verdict[Threshold] | None:
        """Which line of the policy makes somebody move, while anybody is moved."""
        return None if self.room is None else self.room.threshold

    @property
    def moves(self) -> tuple[MoveDue, ...]:
        """Those that move somebody, in their order."""
        return tuple(step for step in self.steps if isinstance(step, MoveDue))


def next_steps(tournament: Tournament, now: Moment, before: NextSteps | None = None) -> NextSteps:
    """What there is to do now, the most pressing first.

    Tables that nothing happened to since the steps `before` are not looked at again.
    """
    if tournament.plan is None or tournament.winner is not None:
        return NextSteps()
    if not (tournament.started or tournament.draws):
        return NextSteps()
    awaited = may_come_in(tournament, now)
    if tournament.started and len(tournament.playing_persons) == 1 and not awaited:
        (winner,) = tournament.playing_persons.values()
        return NextSteps((HasWinner(winner=winner),))
    room = room_now(tournament, now.utc, before.room if before is not None else None)
    return NextSteps(tuple(_steps(tournament, room, now, awaited=awaited)), room)


def _steps(tournament: Tournament, room: RoomNow, now: Moment, *, awaited: bool) -> Iterator[Step]:
    """A table with players breaks before anybody is moved, unless it may be needed; an empty one waits.

    What would be refused because two cannot be kept apart holds nothing else up. House choice: those who wait
    are seated before tables are evened out where fewer players have to move then, since newcomers go to the
    tables with the fewest.
    """
    yield from _bubble(tournament, now)
    waiting = alternates(tournament)
    anew = () if awaited else tuple(_all_anew(tournament))
    yield from anew
    drawing = any(not isinstance(step, RedrawDue) or step.inseparable is None for step in anew)
    early = awaited or bool(waiting)
    breaking: tuple[BreakDue, ...] = () if drawing else tuple(_break(tournament, early=early))
    urgent = not early and any(step.players and step.inseparable is None for step in breaking)
    if urgent:
        yield from breaking
    verdict = room.plan
    yield from _halts(room, verdict)
    moving = () if drawing or urgent else tuple(_balance(tournament, room, verdict, now))
    seating = tuple(_alternates(tournament, waiting))
    if moving and any(_spares_moves(room, len(step.entries)) for step in seating):
        yield from (*seating, *moving)
    else:
        yield from (*moving, *seating)
    yield from _unchecked(tournament)
    if not urgent:
        yield from breaking


def _bubble(tournament: Tournament, now: Moment) -> Iterator[Step]:
    """House choice: no source says when hand-for-hand begins and ends, and every room does it here."""
    paid, players = paid_places(tournament), len(tournament.playing_persons)
    several = len(tournament.sizes()) - tournament.sizes().count(0) > 1
    if tournament.hand_for_hand is None:
        if several and phase(tournament, now) == "bubble":
            yield HandForHandDue(players=players, paid=paid)
    elif not several or (phase(tournament, now) == "in_the_money" and not still_playing(tournament)):
        yield HandForHandOver(players=players, paid=paid)


def _all_anew(tournament: Tournament) -> Iterator[FinalTable | RedrawDue]:
    """Everybody draws anew: to the final table, or to fewer tables."""
    final = final_table_due(tournament)
    players = len(tournament.seating.places)
    if final.answer:
        (table,) = staying(tournament, 1)
        size, seats = final_size(tournament).answer, chairs_needed(tournament, table)
        yield FinalTable(
            players=players, size=size, table=table, seats=seats, because=final.because, house=final.house
        )
        return
    redraw = redraw_due(tournament)
    if redraw.answer is not None:
        tables = staying(tournament, redraw.answer)
        stuck = inseparable(tournament, redraw_terms(tournament, tables)) if tournament.apart else None
        yield RedrawDue(
            players=players, tables=tables, inseparable=stuck, because=redraw.because, house=redraw.house
        )


def _break(tournament: Tournament, *, early: bool) -> Iterator[BreakDue]:
    if not tournament.started or tournament.hand_for_hand is not None:
        return  # house choice: while tables wait for each other, no table leaves them
    number, *others = breaking_order(tournament) or (0,)
    if not others:
        return
    players, room = room_without(tournament, number)
    if players > room:
        return
    paired = {entry for pair in tournament.apart for entry in pair}
    stuck = None
    if not paired.isdisjoint(tournament.seating.players(number).values()):
        stuck = inseparable(tournament, break_terms(tournament, number))
    posted = number in tournament.breaking_order
    yield BreakDue(
        table=number,
        players=players,
        room=room,
        tables=len(others),
        posted=posted,
        early=early,
        inseparable=stuck,
        because=cited([POSTED_ORDER] if posted else [], [TWO_STEPS] if players else []),
    )


def _halts(room: RoomNow, verdict: Verdict[BalancePlan]) -> Iterator[Step]:
    counts = room.counts
    fullest = max(counts.values(), default=0)
    for number in verdict.answer.halt:
        yield Halt(
            table=number,
            players=counts[number],
            fullest=fullest,
            because=room.rules.articles("halt_rule"),
            house=room.rules.house("halt_rule"),
        )


def held_back(tournament: Tournament, now: Moment | None) -> Held | None:
    """Why nobody is moved to even tables out now; None when nothing is against it.

    For hand-for-hand play no source says so: it is the choice of the house.
    """
    if tournament.hand_for_hand is not None:
        return "hand_for_hand"
    return "last_hands" if now is not None and are_played(tournament, now) else None


def _balance(
    tournament: Tournament, room: RoomNow, verdict: Verdict[BalancePlan], now: Moment
) -> Iterator[Step]:
    moves = verdict.answer.moves
    held = held_back(tournament, now) if moves else None
    if held is not None:
        because = (LAST_HANDS,) if held == "last_hands" else ()
        yield HeldBack(why=held, moves=len(moves), because=because)
        return
    if tournament.started and has_button(tournament):
        last = {table.number: table.last for table in room.tables}
        touched = dict.fromkeys(place.table for move in moves for place in (move.source, move.target))
        yield from (ButtonUnknown(table=number) for number in touched if last[number] is None)
    counts = room.counts
    for move in moves:
        giver, receiver = move.source.table, move.target.table
        entry = tournament.seating.players(giver)[move.source.seat]
        before = room.moved.get(move.source, NEVER)
        yield MoveDue(
            entry=entry,
            source=move.source,
            target=move.target,
            why=move.why,
            counts=(counts[giver], counts[receiver]),
            waits=move.waits,
            posts_small=move.posts_small,
            hands=move.hands,
            away=tournament.mark(entry).away,
            moved=before.times,
            caution=before.caution,
            because=verdict.because,
            house=verdict.house,
        )
        counts[giver] -= 1
        counts[receiver] += 1


def _alternates(tournament: Tournament, waiting: tuple[EntryId, ...]) -> Iterator[SeatsForAlternates]:
    if not waiting:
        return
    found: list[int] = []
    for table in tournament.open_tables():
        found += tournament.empty_seats(table.number)
        if len(found) >= len(waiting):
            break
    if found and any(_can_sit(tournament, entry) for entry in waiting):
        yield SeatsForAlternates(entries=waiting[: len(found)], waiting=len(waiting))


def _spares_moves(room: RoomNow, newcomers: int) -> bool:
    """Whether fewer players move to even the tables out once so many have sat down where the fewest sit."""
    tables = [*room.opened.tables.values()]
    seats = [table.open_seats() for table in tables]
    receiving = [(len(table.occupied), at) for at, table in enumerate(tables) if seats[at]]
    heapq.heapify(receiving)
    for _ in range(min(newcomers, sum(map(len, seats)))):
        players, at = receiving[0]
        tables[at] = replace(tables[at], occupied=tables[at].occupied | {seats[at].pop(0)})
        if seats[at]:
            heapq.heapreplace(receiving, (players + 1, at))
        else:
            heapq.heappop(receiving)
    filled = replace(room, tables=tuple(table for table in tables if table.occupied))
    return len(filled.plan.answer.moves) < len(room.plan.answer.moves)


def _can_sit(tournament: Tournament, entry: EntryId) -> bool:
    """Whether any open seat is for him: not kept for another, nor beside whom he must be apart from."""
    try:
        return bool(late_chairs(tournament, entry))
    except Impossible:
        return False


def _unchecked(tournament: Tournament) -> Iterator[Step]:
    """Once dealers have begun to check who sits where, those who were not seen in their seats."""
    if not tournament.started:
        return
    places, missing = tournament.seating.places, dict[int, int]()
    # Asked of all entries after each change: where nobody was checked yet one quick look is enough.
    if not any(map(_CHECKED, tournament.entries.values())):
        return
    playing = [entry for entry in tournament.entries.values() if entry.state is EntryState.IN]
    for entry in playing:
        # Whoever moved after he was seen is known by sight.
        if entry.checked is None and entry.id in places:
            table = places[entry.id].table
            missing[table] = missing.get(table, 0) + 1
    if missing and any(entry.checked is not None and entry.id in places for entry in playing):
        yield SeatsUnchecked(players=sum(missing.values()), tables=tuple(sorted(missing)))
