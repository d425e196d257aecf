"""What makes a draw provable: two hashes shown before it, the context, and the check after it.

The house stores and shows both hashes first. Then a word nobody could know is entered and becomes part of
the context, so that no one can try keys until the seats please. After the draw the key is shown.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from director.domain.draws import key_hash, list_hash
from director.domain.seats import TableSeat
from director.rules.floor.draw import Field, Who, seats_drawn
from director.rules.floor.sizes import CannotDraw


def draw_context(tournament: str, number: int, word: str) -> str:
    """The context of a whole draw; `word` is the public one, "" when there was none.

    >>> draw_context("EVT2", 1, "KsQd7c")
    'seatdraw|v1|EVT2|1|KsQd7c'
    """
    return f"seatdraw|v1|{tournament}|{number}|{word}"


def late_context(tournament: str, entry: int) -> str:
    """The context of one late entry's seat; `entry` is the number of its line.

    >>> late_context("EVT2", 412)
    'lateseat|v1|EVT2|412'
    """
    return f"lateseat|v1|{tournament}|{entry}"


def break_context(tournament: str, line: int) -> str:
    """The context of the seats that a broken table's players draw; `line` is the number of its line.

    >>> break_context("EVT2", 977)
    'breaktable|v1|EVT2|977'
    """
    return f"breaktable|v1|{tournament}|{line}"


def redraw_context(tournament: str, line: int) -> str:
    """The context of a redraw, the final table's too; `line` is the number of its line.

    >>> redraw_context("EVT2", 1204)
    'redraw|v1|EVT2|1204'
    """
    return f"redraw|v1|{tournament}|{line}"


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Where a draw differs from what its key gives."""

    code: str
    """`key_hash`, `list_hash`, `seats`, or `cannot` when its list and tables admit no draw at all."""
    facts: Mapping[str, object] = dataclasses.field(default_factory=dict)
    """Who sits where by the record and by the key, or the hashes compared."""


def check_draw(
    field: Field[Who],
    key: bytes,
    context: str,
    *,
    seats: Mapping[Who, TableSeat],
    key_shown: str,
    list_shown: str,
) -> Mismatch | None:
    """What is wrong with a recorded draw, or None when it follows from its key to the last seat.

    `key_shown` and `list_shown` are the hashes published before the draw.
    """
    for code, found, shown in (
        ("key_hash", key_hash(key), key_shown),
        ("list_hash", list_hash(field.players), list_shown),
    ):
        if found != shown:
            return Mismatch(code, {"found": found, "shown": shown})
    try:
        drawn = seats_drawn(field, key, context)
    except CannotDraw as error:
        return Mismatch("cannot", {"code": error.code, **error.facts})
    if drawn == dict(seats):
        return None
    who = next(player for player in (*drawn, *seats) if drawn.get(player) != seats.get(player))
    return Mismatch("seats", {"player": who, "drawn": drawn.get(who), "recorded": seats.get(who)})
