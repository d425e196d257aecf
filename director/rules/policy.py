"""What the rule book and the house have against a new action. Never asked on replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from director.domain.action import Action
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.refusal import Objection
from director.domain.seating import FixSeat, Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.verdict import article

SP_DRAW = article("SP Draw")
"""A draw is even, secret and honest."""
TDA_SPECIAL_NEEDS = article("TDA 9")


def objections(journal: Journal, action: Action) -> tuple[Objection, ...]:
    """Everything that speaks against this action now; empty when it may be done."""
    ask = _QUESTIONS.get(type(action))
    return tuple(ask(journal, action)) if ask is not None else ()


def _register(journal: Journal, action: Register) -> Iterator[Objection]:
    if action.seat is not None:
        yield from _chair(journal.tournament, None, action.seat)


def _seat(journal: Journal, action: Seat) -> Iterator[Objection]:
    yield from _chair(journal.tournament, action.entry, action.seat)


def _move(journal: Journal, action: Move) -> Iterator[Objection]:
    yield from _chair(journal.tournament, action.entry, action.target)


def _swap(journal: Journal, action: Swap) -> Iterator[Objection]:
    yield from _chair(journal.tournament, action.one, action.other_seat, leaving=action.other)
    yield from _chair(journal.tournament, action.other, action.one_seat, leaving=action.one)


def _chair(
    tournament: Tournament, entry: EntryId | None, place: TableSeat, leaving: EntryId | None = None
) -> Iterator[Objection]:
    table = tournament.tables.get(place.table)
    if table is not None and place.seat in table.locked:
        yield Objection("seat_locked", {"seat": place})
    kept = tournament.kept_for(place)
    if kept is not None and kept != entry:
        yield Objection("seat_kept", {"seat": place, "entry": kept}, TDA_SPECIAL_NEEDS)
    if entry is None:
        return
    need = tournament.needs.get(entry)
    if need is not None and not need.met_by(place):
        facts = {"entry": entry, "seat": place, "table": need.table, "number": need.seat}
        yield Objection("need_not_met", facts, TDA_SPECIAL_NEEDS)
    for other in _partners(tournament, entry):
        seat = tournament.seating.at(other)
        if seat is not None and seat.table == place.table and other != leaving:
            yield Objection("kept_apart", {"entry": entry, "other": other, "seat": place})


def _partners(tournament: Tournament, entry: EntryId) -> Iterator[EntryId]:
    for one, other in tournament.apart:
        if entry in (one, other):
            yield other if entry == one else one


def _fix_seat(journal: Journal, action: FixSeat) -> Iterator[Objection]:
    if action.table is None or action.seat is None:
        return
    table = journal.tournament.tables.get(action.table)
    if table is not None and action.seat in table.locked:
        yield Objection("seat_locked", {"seat": TableSeat(action.table, action.seat)})


def _withdraw(journal: Journal, action: Withdraw) -> Iterator[Objection]:
    if journal.tournament.started and (action.refund_buy_in or action.refund_fee):
        yield Objection("refund_after_start", {"entry": action.entry})


def _void(journal: Journal, action: Void) -> Iterator[Objection]:
    if journal.tournament.started:
        yield Objection("void_after_start", {"entry": action.entry})


def _seal(journal: Journal, action: SealDraw) -> Iterator[Objection]:
    if journal.tournament.started:
        yield Objection("draw_after_start")
    made = [line.action.number for line in journal.lines if isinstance(line.action, DrawSeats)]
    if made:
        yield Objection("redraw", {"number": action.number, "made": len(made)}, SP_DRAW)
    sealed = [line.action for line in journal.lines if isinstance(line.action, SealDraw)]
    if any(earlier.key_hash == action.key_hash for earlier in sealed):
        yield Objection("key_used", {"number": action.number}, SP_DRAW)
    if any(earlier.number >= action.number for earlier in sealed):
        yield Objection("draw_number_used", {"number": action.number}, SP_DRAW)


def _draw(journal: Journal, action: DrawSeats) -> Iterator[Objection]:
    shown = any(
        isinstance(line.action, DrawSeats) and line.action.key == action.key for line in journal.lines
    )
    if shown:
        yield Objection("key_shown", {"number": action.number}, SP_DRAW)


_QUESTIONS: Final[dict[type[Action], Callable[[Journal, Any], Iterator[Objection]]]] = {  # Any: its own kind
    Register: _register,
    Seat: _seat,
    Move: _move,
    Swap: _swap,
    FixSeat: _fix_seat,
    Withdraw: _withdraw,
    Void: _void,
    SealDraw: _seal,
    DrawSeats: _draw,
}
