"""What there may be to do on the floor: one kind of step each, with its numbers and its reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.rules.floor.mover import Caution, Why
from director.rules.verdict import Article

Held: TypeAlias = Literal["hand_for_hand", "last_hands"]
"""Why nobody is moved now: all tables wait for each other, or the last hands of the day are played."""

Key: TypeAlias = tuple[object, ...]
"""What makes two steps the same proposal, whatever time it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The base of all steps."""

    because: tuple[Article, ...] = ()
    """The articles followed, the weightiest first; none where it is the choice of the house."""
    house: tuple[str, ...] = ()
    """Options whose value is the house's choice."""

    @property
    def key(self) -> Key:
        """What is proposed; a proposal with another key is another one."""
        return (type(self).__name__,)


@dataclass(frozen=True, slots=True, kw_only=True)
class HasWinner(Step):
    """One player is left and nobody can come in: the event is over."""

    winner: EntryId

    @property
    def key(self) -> Key:
        """The winner."""
        return ("HasWinner", self.winner)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandForHandDue(Step):
    """One player more is left than places are paid: hands are played at all tables together."""

    players: int
    paid: int

    @property
    def key(self) -> Key:
        """For any numbers it is the same step."""
        return ("HandForHandDue",)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandForHandOver(Step):
    """Everybody who is left is paid and the hand is over, or one table is left: hand for hand ends."""

    players: int
    paid: int

    @property
    def key(self) -> Key:
        """For any numbers it is the same step."""
        return ("HandForHandOver",)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalTable(Step):
    """As few are left as make the final table: everybody draws a seat at it."""

    players: int
    size: int
    table: int
    """Which table it is."""
    seats: int
    """Chairs that table must have; 0 where it has enough."""

    @property
    def key(self) -> Key:
        """The table, and how many sit down at it."""
        return ("FinalTable", self.table, self.players)


@dataclass(frozen=True, slots=True, kw_only=True)
class RedrawDue(Step):
    """Everybody draws anew to so many tables."""

    players: int
    tables: tuple[int, ...]
    """The tables that stay."""
    inseparable: tuple[EntryId, EntryId] | None = None
    """Two to be kept apart whom no draw parts there: it would be refused."""

    @property
    def key(self) -> Key:
        """The tables that stay, and how many sit down at them."""
        return ("RedrawDue", self.tables, self.players)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakDue(Step):
    """The next table in order breaks: the others have room for its players."""

    table: int
    players: int
    room: int
    """Open seats at the other tables."""
    tables: int
    """How many other tables there are."""
    posted: bool
    """The order was posted; else the table opened last goes first."""
    early: bool
    """Somebody may still come in or waits for a seat, so the table may be needed."""
    inseparable: tuple[EntryId, EntryId] | None = None
    """Two to be kept apart whom no draw parts at the other tables: it would be refused."""

    @property
    def key(self) -> Key:
        """The table, and how many leave it."""
        return ("BreakDue", self.table, self.players)


@dataclass(frozen=True, slots=True, kw_only=True)
class Halt(Step):
    """Play stops at a table until it is filled."""

    table: int
    players: int
    fullest: int

    @property
    def key(self) -> Key:
        """The table."""
        return ("Halt", self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldBack(Step):
    """Moves that are due wait."""

    why: Held
    moves: int

    @property
    def key(self) -> Key:
        """Why they wait."""
        return ("HeldBack", self.why)


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonUnknown(Step):
    """Nobody said where the button of this table lies, and a move depends on it."""

    table: int

    @property
    def key(self) -> Key:
        """The table."""
        return ("ButtonUnknown", self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveDue(Step):
    """A player goes from a full table to a short one."""

    entry: EntryId
    source: TableSeat
    target: TableSeat
    why: Why
    counts: tuple[int, int]
    """Players at the two tables before this move."""
    waits: bool = False
    """No cards until the button has passed."""
    posts_small: bool = False
    """Only the small blind's place was open; the floor decides, and by default he posts it."""
    hands: int = 0
    """Hands until he has the big blind there, 1 being the next; 0 when nobody can say."""
    away: bool = False
    """He is absent: staff carry the chips."""
    moved: int = 0
    """How often he was moved before."""
    caution: Caution | None = None
    """What to think of before he is moved again."""

    @property
    def by_card(self) -> bool:
        """A card dealt at the table decides who moves; the entry named is only somebody of that table."""
        return self.why == "high_card"

    @property
    def key(self) -> Key:
        """Who goes from where to where; by card only the table and the seat."""
        if self.by_card:
            return ("MoveDue", None, self.source.table, self.target)
        return ("MoveDue", self.entry, self.source, self.target)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsForAlternates(Step):
    """Seats are open, and somebody waits for one."""

    entries: tuple[EntryId, ...]
    """Those who can sit down now, the first in line first."""
    waiting: int
    """How many wait in all."""

    @property
    def key(self) -> Key:
        """Who can sit down."""
        return ("SeatsForAlternates", self.entries)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsUnchecked(Step):
    """Dealers have checked who sits at some tables, and not yet everywhere."""

    players: int
    """How many were not seen in their seats."""
    tables: tuple[int, ...]
    """Where."""

    @property
    def key(self) -> Key:
        """For any numbers it is the same step."""
        return ("SeatsUnchecked",)
