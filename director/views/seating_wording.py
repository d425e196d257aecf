"""Who sits where and beside whom, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from director.domain.action import Action
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Swap
from director.host.i18n import N_

if TYPE_CHECKING:
    from director.views.wording import Telling


def _move(tell: Telling, action: Move) -> str:
    return tell.words._("{name} moved from {source} to {target}").format(
        name=tell.name(action.entry), source=action.source, target=action.target
    )


def _swap(tell: Telling, action: Swap) -> str:
    return tell.words._("{one} and {other} changed places: {one_seat} and {other_seat}").format(
        one=tell.name(action.one),
        other=tell.name(action.other),
        one_seat=action.other_seat,
        other_seat=action.one_seat,
    )


def _fix(tell: Telling, action: FixSeat) -> str:
    name = tell.name(action.entry)
    if action.table is None:
        return tell.words._("{name} needs seat {seat} at any table").format(name=name, seat=action.seat)
    if action.seat is None:
        return tell.words._("{name} needs table {table}").format(name=name, table=action.table)
    return tell.words._("Seat {seat} is kept for {name}").format(
        name=name, seat=f"{action.table}-{action.seat}"
    )


def _free_need(tell: Telling, action: FreeNeed) -> str:
    return tell.words._("{name} no longer needs a fixed seat").format(name=tell.name(action.entry))


def _apart(tell: Telling, action: KeepApart) -> str:
    return tell.words._("{one} and {other} must not share a table").format(
        one=tell.name(action.one), other=tell.name(action.other)
    )


def _end_apart(tell: Telling, action: EndApart) -> str:
    return tell.words._("{one} and {other} may share a table again").format(
        one=tell.name(action.one), other=tell.name(action.other)
    )


SENTENCES: Final[dict[type[Action], Callable[[Telling, Any], str]]] = {  # Any: each takes its own kind
    Move: _move,
    Swap: _swap,
    FixSeat: _fix,
    FreeNeed: _free_need,
    KeepApart: _apart,
    EndApart: _end_apart,
}

KINDS: Final[dict[str, str]] = {
    "Move": N_("Move"),
    "Swap": N_("Change places"),
    "FixSeat": N_("Fix a seat"),
    "FreeNeed": N_("Free a fixed seat"),
    "KeepApart": N_("Keep apart"),
    "EndApart": N_("Let share a table"),
}
