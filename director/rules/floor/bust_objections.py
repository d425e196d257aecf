"""What speaks against a bust as it was told, a revival, or an end: what nobody can have seen at a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from director.domain.busts import Bust, EndPlay, Out
from director.domain.refusal import Objection
from director.domain.tournament import Tournament
from director.rules.floor.busting import may_come_in
from director.rules.floor.same_hand import SAME_HAND


def bust_objections(tournament: Tournament, action: Bust) -> Iterator[Objection]:
    """Everything against these players going out so."""
    tables = dict.fromkeys(one.seat.table for one in action.out)
    for table in tables:
        yield from _at_table(tournament, table, [one for one in action.out if one.seat.table == table])
    yield from _chips(tournament, action.out)
    play = tournament.hand_for_hand
    if action.round != (play.round if play is not None else 0):
        yield Objection("other_round", {"value": action.round})
    if action.ends and action.at is not None and may_come_in(tournament, action.at):
        yield Objection("may_still_come_in")


def end_objections(tournament: Tournament, action: EndPlay) -> Iterator[Objection]:
    """What speaks against the event being over."""
    if may_come_in(tournament, action.at):
        yield Objection("may_still_come_in")


def _at_table(tournament: Tournament, table: int, out: list[Out]) -> Iterator[Objection]:
    """The players of one hand: somebody there has won, and their stacks say who is higher."""
    if tournament.seating.count(table) == len(out):
        yield Objection("nobody_won", {"table": table})
    if len(out) > 1 and any(one.stack is None for one in out):
        yield Objection("stacks_missing", {"table": table}, SAME_HAND)
    for one in out:
        for winner in one.by:
            seat = tournament.seating.at(winner)
            if seat is None or seat.table != table:
                yield Objection("by_elsewhere", {"entry": one.entry, "other": winner, "seat": one.seat})


def _chips(tournament: Tournament, out: Iterable[Out]) -> Iterator[Objection]:
    """Nobody had more than all chips there are, nor all of them while somebody else won."""
    most = tournament.chips.in_play
    told = sum(one.stack or 0 for one in out)
    if told >= most > 0:
        yield Objection("out_above_chips", {"value": told, "most": most})
