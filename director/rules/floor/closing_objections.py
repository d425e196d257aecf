"""What speaks against closing a table as proposed: seats, pairs, fixed players, the draw's proof."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.breaking import BreakTable, Redraw, SeatChange
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.refusal import Impossible, Objection
from director.domain.tournament import Tournament
from director.rules.floor.break_table import TWO_STEPS, Leaving
from director.rules.floor.chair_objections import TDA_NEEDS, chair_objections
from director.rules.floor.closing import (
    POSTED_ORDER,
    break_terms,
    breaking_order,
    drawn_apart,
    redraw_terms,
    seat_changes,
)
from director.rules.floor.proof import break_context, redraw_context
from director.rules.floor.stream import KEY_BYTES


def closing_objections(journal: Journal, action: BreakTable | Redraw, seq: int) -> Iterator[Objection]:
    """Everything against these moves; `seq` is the number their line will have."""
    tournament = journal.tournament
    if isinstance(action, BreakTable):
        yield from _out_of_order(tournament, action.table)
        if tournament.hand_for_hand is not None and action.moves:
            # House choice, as in next_steps: while tables wait for each other, no table leaves them.
            yield Objection("break_hand_for_hand", {"table": action.table})
    closing = _closing(tournament, action)
    yield from _fixed(tournament, action, closing)
    for move in action.moves:
        yield from _chair(tournament, move, closing)
    yield from _together(tournament, action, closing)
    if action.proof is None:
        if action.moves:
            yield Objection("seats_not_drawn", {}, TWO_STEPS)
    elif proven_changes(tournament, action, seq) != action.moves:
        yield Objection("break_not_drawn", {}, TWO_STEPS)


def proven_changes(
    tournament: Tournament, action: BreakTable | Redraw, seq: int
) -> tuple[SeatChange, ...] | None:
    """The moves that the key draws in the state before the line; None where it draws none."""
    proof = action.proof
    if proof is None or proof.context != expected_context(tournament, action, seq):
        return None
    try:
        key = bytes.fromhex(proof.key)
        if len(key) != KEY_BYTES:
            return None
        drawn = drawn_apart(tournament, terms_of(tournament, action), key, proof.context)
    except (ValueError, Impossible):
        return None
    return seat_changes(tournament, drawn.answer)


def expected_context(tournament: Tournament, action: BreakTable | Redraw, seq: int) -> str:
    """The context that the draw of this line must have."""
    make = break_context if isinstance(action, BreakTable) else redraw_context
    return make(tournament.id, seq)


def terms_of(tournament: Tournament, action: BreakTable | Redraw) -> Leaving[EntryId]:
    """Everything that decides the draw of this line but its key, in the state before it."""
    if isinstance(action, BreakTable):
        return break_terms(tournament, action.table)
    return redraw_terms(tournament, action.tables, action.seats)


def _out_of_order(tournament: Tournament, number: int) -> Iterator[Objection]:
    """Where an order was posted, another table breaks only for a reason: a leak, a game to be filmed."""
    order = breaking_order(tournament)
    if tournament.breaking_order and order and order[0] != number:
        yield Objection("not_next_to_break", {"table": number, "next": order[0]}, POSTED_ORDER)


def _fixed(
    tournament: Tournament, action: BreakTable | Redraw, closing: frozenset[int]
) -> Iterator[Objection]:
    """Who needs a chair at a table that closes is never moved in silence."""
    for move in action.moves if tournament.needs else ():
        need = tournament.needs.get(move.entry)
        if need is not None and need.table in closing:
            # Not the seat drawn: whoever saw it and then left the draw could draw until it pleases.
            yield Objection("fixed_player_leaves", {"entry": move.entry, "table": need.table}, TDA_NEEDS)


def _closing(tournament: Tournament, action: BreakTable | Redraw) -> frozenset[int]:
    if isinstance(action, BreakTable):
        return frozenset((action.table,))
    return frozenset(table.number for table in tournament.open_tables()) - set(action.tables)


def _chair(tournament: Tournament, move: SeatChange, closing: frozenset[int]) -> Iterator[Objection]:
    """What is asked of one new chair; needs at a table that closes are another matter, see `_fixed`."""
    place, entry = move.target, move.entry
    table = tournament.tables.get(place.table)
    if table is None or table.closed:
        return  # the line itself refuses it
    need = tournament.needs.get(entry)
    asked = None if need is None or need.table in closing else need
    yield from chair_objections(tournament, entry, place, asked)


def _together(
    tournament: Tournament, action: BreakTable | Redraw, closing: frozenset[int]
) -> Iterator[Objection]:
    """Pairs to be kept apart who would share a table, unless there is only one."""
    left = len(tournament.open_tables()) - len(closing) if tournament.apart else 0
    if left < 2:
        return
    target = {move.entry: move.target for move in action.moves}
    for one, other in tournament.apart:
        if one not in target and other not in target:
            continue
        here = target.get(one, tournament.seating.at(one))
        there = target.get(other, tournament.seating.at(other))
        if here is not None and there is not None and here.table == there.table:
            facts = {"entry": one, "other": other, "seat": here}
            yield Objection("kept_apart", facts)
