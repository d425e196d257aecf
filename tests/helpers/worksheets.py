"""Hands told in a line, on a worksheet."""

from __future__ import annotations

from typing import Any

from director.rules.entering.entering import Refused, enter
from director.rules.entering.looking import look
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.rules.hand.hand import Hand


def table(*stacks: int | None, **terms: Any) -> Worksheet:
    """Seats 1, 2, 3 … with these stacks; no-limit hold'em 100-200 with the button at seat 1 unless told."""
    usual: dict[str, Any] = {"button": 1, "small_blind": 100, "big_blind": 200}
    seats = tuple(SheetSeat(seat, stack=stack) for seat, stack in enumerate(stacks, 1))
    return Worksheet(seats, **{**usual, **terms})


def stud_table(*stacks: int | None, **terms: Any) -> Worksheet:
    """Limit stud 200-400, ante 25, bring-in 50, the dealer at seat 1."""
    usual: dict[str, Any] = {
        "game": "stud", "structure": "FL", "small_blind": 0, "big_blind": 0,
        "ante": 25, "bring_in": 50, "limits": (200, 400),
    }  # fmt: skip
    return table(*stacks, **{**usual, **terms})


def told(sheet: Worksheet, text: str) -> Worksheet:
    """The sheet after a line that is taken whole."""
    typed = enter(sheet, text)
    assert typed.refused is None, typed.refused
    return typed.sheet


def refused(sheet: Worksheet, text: str) -> Refused:
    """What of a line was not taken."""
    found = enter(sheet, text).refused
    assert found is not None
    return found


def hand(sheet: Worksheet) -> Hand:
    """The hand of a sheet that can be dealt and whose steps all fit."""
    found = look(sheet)
    assert found.hand is not None, found.trouble
    assert found.broken is None, found.broken
    return found.hand
