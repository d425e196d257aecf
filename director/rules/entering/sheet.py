"""The worksheet of one hand: who sits where, what is played for, and everything that was entered.

A frozen value that survives as JSON. Looking back and undoing are one thing here, a place among the steps:
`at` says how many of them count. Whoever enters something else there replaces what followed, and `dropped`
keeps that tail until the next one is replaced.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from director.domain.options import Options
from director.domain.plan import Discipline, Structure
from director.rules.hand.playing import Word
from director.rules.rulesets import DEFAULT

__all__ = [
    "DEEP",
    "Entered",
    "SheetSeat",
    "Worksheet",
    "go",
    "read_sheet",
    "redo",
    "restore",
    "undo",
    "written",
]

DEEP: Final = 10**9
"""Chips of a player whose stack nobody knows: more than any wager that is made."""


class SheetSeat(msgspec.Struct, frozen=True, gc=False):
    """One player at the table."""

    seat: int
    name: str = ""
    stack: int | None = None
    """Before the hand; None where nobody knows, which counts as deep."""
    cards: str = ""
    """His own cards in the order dealt, `AsKd`; `??` is one nobody saw."""
    dealt: bool = True
    """Whether he takes part in this hand."""
    away: bool = False
    """Nobody plays the stack."""
    marker: str = ""
    """What lies at the seat: ML, MS, NEW."""
    waits: Literal["", "button", "big_blind"] = ""
    """Why he is not dealt in, though he is there."""


class Entered(msgspec.Struct, frozen=True, gc=False):
    """One step of the hand, as it was made of what was typed."""

    seat: int | None
    """None for the dealer."""
    what: Word
    total: int | None = None
    """Chips of the seat in this round after it; in a draw the number of cards."""
    cards: str = ""
    """Cards opened in the middle."""
    against: str = ""
    """The code of the rule it broke, where play went on all the same; empty for a lawful one."""
    stack: int | None = None
    """The stack before the hand that an all-in has shown, where it was not known."""


class Worksheet(msgspec.Struct, frozen=True):
    """One hand at one table."""

    seats: tuple[SheetSeat, ...] = ()
    button: int = 1
    size: int = 9
    """Chairs of the table."""
    table: int = 0
    """The table of the event; 0 for one of no event."""
    game: Discipline = "holdem"
    structure: Structure = "NL"
    rules: str = DEFAULT
    options: Options = ()
    """What the event settled otherwise than the rule set."""
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    """Of every player."""
    bb_ante: int = 0
    bring_in: int = 0
    limits: tuple[int, int] = (0, 0)
    unit: int = 1
    """The smallest chip in play."""
    dead_small: bool = False
    event_heads_up: bool = False
    steps: tuple[Entered, ...] = ()
    at: int = 0
    """How many of the steps count."""
    dropped: tuple[Entered, ...] = ()
    """All steps as they were before some of them were replaced."""

    @property
    def played(self) -> tuple[Entered, ...]:
        """The steps that count."""
        return self.steps[: self.at]

    @property
    def in_hand(self) -> tuple[SheetSeat, ...]:
        """Who takes part, by seat."""
        return tuple(one for one in self.seats if one.dealt)

    def seat(self, number: int) -> SheetSeat | None:
        """Who sits there; None for an empty chair."""
        return next((one for one in self.seats if one.seat == number), None)

    def with_seat(self, seat: SheetSeat) -> Worksheet:
        """The sheet with a player there, whoever sat there before."""
        others = (one for one in self.seats if one.seat != seat.seat)
        return replace(self, seats=tuple(sorted((*others, seat), key=lambda one: one.seat)))

    def with_cards(self, number: int, cards: str) -> Worksheet:
        """The sheet with these cards of a player; with nobody there nothing changes."""
        there = self.seat(number)
        return self if there is None else self.with_seat(replace(there, cards=cards))

    def stacks(self) -> dict[int, int]:
        """The stacks to play with, by seat: known, shown by an all-in, or deep."""
        shown = {step.seat: step.stack for step in self.played if step.stack is not None}
        return {one.seat: one.stack or shown.get(one.seat, DEEP) or DEEP for one in self.in_hand}

    def deep(self) -> frozenset[int]:
        """Seats whose stack nobody knows."""
        return frozenset(seat for seat, stack in self.stacks().items() if stack == DEEP)


def entered(sheet: Worksheet, step: Entered) -> Worksheet:
    """The sheet with one more step where it is looked at; the same step again only goes on."""
    if sheet.at < len(sheet.steps):
        if sheet.steps[sheet.at] == step:
            return replace(sheet, at=sheet.at + 1)
        return replace(sheet, steps=(*sheet.played, step), at=sheet.at + 1, dropped=sheet.steps)
    return replace(sheet, steps=(*sheet.steps, step), at=sheet.at + 1)


def go(sheet: Worksheet, at: int) -> Worksheet:
    """The sheet looked at after so many steps; beyond the ends it stays at them."""
    return replace(sheet, at=max(0, min(at, len(sheet.steps))))


def undo(sheet: Worksheet) -> Worksheet:
    """One step back."""
    return go(sheet, sheet.at - 1)


def redo(sheet: Worksheet) -> Worksheet:
    """One step on."""
    return go(sheet, sheet.at + 1)


def restore(sheet: Worksheet) -> Worksheet:
    """The steps that were replaced last, in place of those that replaced them; the other way round again."""
    if not sheet.dropped:
        return sheet
    return replace(sheet, steps=sheet.dropped, at=len(sheet.dropped), dropped=sheet.steps)


def written(sheet: Worksheet) -> str:
    """A sheet as JSON."""
    return msgspec.json.encode(sheet).decode()


def read_sheet(text: str) -> Worksheet:
    """A sheet that was written. Raises ValueError for a text that is none."""
    try:
        sheet = msgspec.json.decode(text, type=Worksheet)
    except RecursionError:
        raise ValueError("no sheet") from None  # thousands of brackets within each other
    return go(sheet, sheet.at)
