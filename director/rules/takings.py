"""What each clerk took and paid out, line by line: the till of a shift is the sum of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.methods import tidy_method
from director.domain.payments import Pay
from director.domain.undo import Undo

TakenKind: TypeAlias = Literal["entry", "reentry", "rebuy", "add_on", "refund", "payout", "back"]
"""What money was taken for, or given back for; `back` turns round what an earlier shift had taken."""


class Taken(msgspec.Struct, frozen=True, gc=False):
    """Money that went over a desk in one line."""

    line: int
    at: str
    """When, UTC as lines write it."""
    desk: str
    staff: str
    kind: TakenKind
    method: str
    """How; empty where it was not told."""
    amount: int
    """Minor units; below zero for what was given back or paid out."""
    entry: EntryId
    off: int = 0
    """The line that took it off again: an undo, or an entry or a receipt made void; 0 while it counts."""


def takings(journal: Journal) -> tuple[Taken, ...]:
    """Every line that moved money, in order, those that do not count any more too.

    A refund is given back the way the entry was paid. What is withheld of a prize stays in the house.
    """
    undone, void, found = _undone_by(journal), _void_by(journal), list[Taken]()
    methods: dict[EntryId, str] = {}
    for line in journal.of_kinds(Register, Reenter, Rebuy, AddOn, Withdraw, Pay):
        one = _taken(line, methods)
        if one is None:
            continue
        methods.setdefault(one.entry, one.method)
        off: int
        if one.kind == "payout":
            off = journal.tournament.prize_money.payments[line.seq].void
        else:
            off = void.get(one.entry, 0)
        off = undone.get(line.seq, off)
        found.append(msgspec.structs.replace(one, off=off) if off else one)
    return tuple(found)


def given_back(one: Taken, by: Line) -> Taken:
    """What taking it off moves in the till of whoever did so, where the money itself came in before."""
    return msgspec.structs.replace(
        one,
        line=by.seq,
        at=by.at,
        desk=by.desk,
        staff=by.staff,
        kind="back",
        amount=-one.amount,
        off=0,
    )


def _taken(line: Line, methods: dict[EntryId, str]) -> Taken | None:
    """The money of one line; None where it moves none."""
    match line.action:
        case Register(buy_in=buy_in, fee=fee, method=method) if buy_in + fee:
            return _of(line, "entry", method, buy_in + fee, EntryId(line.seq))
        case Reenter(buy_in=buy_in, fee=fee, method=method) if buy_in + fee:
            return _of(line, "reentry", method, buy_in + fee, EntryId(line.seq))
        case Rebuy(entry=entry, buy_in=buy_in, fee=fee, method=method) if buy_in + fee:
            return _of(line, "rebuy", method, buy_in + fee, entry)
        case AddOn(entry=entry, buy_in=buy_in, fee=fee, method=method) if buy_in + fee:
            return _of(line, "add_on", method, buy_in + fee, entry)
        case Withdraw(entry=entry, refund_buy_in=buy_in, refund_fee=fee) if buy_in + fee:
            return _of(line, "refund", methods.get(entry, ""), -buy_in - fee, entry)
        case Pay(entry=entry, amount=amount, withheld=withheld, method=method) if amount != withheld:
            return _of(line, "payout", method, withheld - amount, entry)
    return None


def _of(line: Line, kind: TakenKind, method: str, amount: int, entry: EntryId) -> Taken:
    return Taken(line.seq, line.at, line.desk, line.staff, kind, tidy_method(method), amount, entry)


def _undone_by(journal: Journal) -> dict[int, int]:
    """The lines that do not count, each with the undo that says so."""
    found: dict[int, int] = {}
    for line in journal.undos:
        if line.seq not in journal.undone and isinstance(line.action, Undo):
            found.update((seq, line.seq) for seq in range(line.action.line, line.action.last + 1))
    return found


def _void_by(journal: Journal) -> dict[EntryId, int]:
    """The entries made void, each with the line that did it."""
    voids = journal.counting(Void)
    return {line.action.entry: line.seq for line in voids if isinstance(line.action, Void)}
