"""The whole state of one tournament: a frozen value with small questions. Effects live with the actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from operator import attrgetter
from typing import Literal

import msgspec
from immutables import Map

from director.domain.chip_case import ChipCase
from director.domain.chip_count import ChipCount
from director.domain.clock import Clock, Stamp
from director.domain.counted import TableCount
from director.domain.hand_for_hand_state import HandForHand
from director.domain.hands import LastHand
from director.domain.ids import EntryId, PersonId, Seq, TournamentId
from director.domain.marks import NO_MARK, Mark, Marks
from director.domain.penalty import Penalties
from director.domain.plan import Plan
from director.domain.prize_money import PrizeMoney
from director.domain.refusal import Impossible
from director.domain.ruled import Ruling
from director.domain.seats import Seating, TableSeat
from director.domain.structure import Structure


class EntryState(StrEnum):
    """Where an entry stands."""

    IN = "in"
    OUT = "out"
    """Knocked out."""
    WITHDRAWN = "withdrawn"
    VOID = "void"


class Need(msgspec.Struct, frozen=True, gc=False):
    """A chair somebody must have: a table, a seat number, or exactly one chair."""

    table: int | None = None
    seat: int | None = None

    @property
    def chair(self) -> TableSeat | None:
        """The one chair that is kept, when both numbers are given."""
        return None if self.table is None or self.seat is None else TableSeat(self.table, self.seat)

    def met_by(self, place: TableSeat) -> bool:
        """Whether this chair will do."""
        return self.table in (None, place.table) and self.seat in (None, place.seat)


class Exit(msgspec.Struct, frozen=True, gc=False):
    """How an entry left for good, knocked out or withdrawn after the first hand.

    The place follows from all exits (rules/floor/places.py).
    """

    line: Seq
    """The line of the bust, of the withdrawal, or that took the dead stack away."""
    at: str
    """When, UTC."""
    seat: TableSeat | None = None
    """Where the player sat."""
    stack: int | None = None
    """Chips at the start of the hand; None when nobody asked."""
    by: tuple[EntryId, ...] = ()
    """Who knocked the player out: one, or several who shared the pot."""
    stamp: Stamp | None = None
    """Level and time as they were."""
    round: int = 0
    """The hand of the hand-for-hand play it was in; 0 outside of it."""
    hand: int = 0
    """The how-manieth table of the line, from 0: those of one line and one table went out in one hand."""
    need: Need | None = None
    """The fixed seat of the player, for him if he was not out after all."""
    apart: tuple[EntryId, ...] = ()
    """From whom the player was kept apart, for the same."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of one person, at the price that was paid."""

    id: EntryId
    person: PersonId
    stack: int
    """Chips handed out, rebuys and add-ons included."""
    buy_in: int
    """Paid to the prizes, rebuys and add-ons included."""
    fee: int
    """Paid to the house, rebuys and add-ons included."""
    at: str
    """When it was registered, UTC."""
    state: EntryState = EntryState.IN
    refund_buy_in: int = 0
    refund_fee: int = 0
    dead: bool = False
    """Withdrawn after the first hand; the chips stay in the seat and are blinded off."""
    counts: bool = True
    """False once void, or withdrawn before the first hand: such an entry is in no figure."""
    adjusted: int = 0
    """Chips given by corrections, less those taken."""
    raced: int = 0
    """What chip races gave less what was handed in for it."""
    nth: int = 1
    """The how-manieth entry of this person in the event."""
    of: EntryId | None = None
    """The entry before it, when this is a re-entry."""
    again: EntryId | None = None
    """The re-entry that came after it: this one has no place of its own any more."""
    rebuys: int = 0
    add_ons: int = 0
    exit: Exit | None = None
    """How it left after the first hand; None while its chips are in a seat."""
    moved: int = 0
    """How often balancing and breaking tables took the player to another table."""
    moved_at: str = ""
    """When last, UTC."""
    moved_from: int = 0
    """From which table then, so that nobody is sent straight back to it."""
    checked: TableSeat | None = None
    """The chair at which the dealer saw the right player; it says nothing of another chair."""
    taken: int | None = None
    """Chips that left play with it, as they were counted; None where it brought as many as left."""
    disqualified: bool = False
    """It left because a judge sent the player out for good."""
    queued: int = 0
    """The line that sent it behind all who wait for a seat; 0 for the place it registered at."""
    keeps: bool = False
    """A re-entry to which the fixed seat and the pairs of the entry before it belong as well."""

    @property
    def chips(self) -> int:
        """Every chip this entry brought into play."""
        return self.stack + self.adjusted + self.raced


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table of the event."""

    number: int
    seats: int
    order: int
    """The how-manieth table opened; late tables break first."""
    closed: bool = False
    locked: frozenset[int] = frozenset()
    """Seats where nobody may be placed."""
    hands: int = 0
    """How many hands the journal knows of."""
    played: tuple[LastHand, ...] = ()
    """Button and blinds of its last hands, the newest first."""
    blinds: tuple[int, int] = (0, 0)
    """Small and big blind of its last hand; 0 where nobody said."""
    gone: tuple[int, ...] = ()
    """Values of the chips that were coloured up here."""
    count: TableCount | None = None
    """Its chips, as they were counted last."""

    @property
    def last(self) -> LastHand | None:
        """Button and blinds of the hand just dealt; None before the first."""
        return self.played[0] if self.played else None

    @property
    def capacity(self) -> int:
        """How many may sit here."""
        return self.seats - len(self.locked)


Fill = Literal["random", "lowest"]
"""Which seats of a table are used when a draw does not need all."""


class DrawTable(msgspec.Struct, frozen=True, gc=False):
    """A table as it went into a draw."""

    number: int
    seats: int
    locked: tuple[int, ...] = ()


class DrawTerms(msgspec.Struct, frozen=True, gc=False):
    """Everything that decides a draw except the key and the public word."""

    entries: tuple[EntryId, ...]
    """In order of registration."""
    tables: tuple[DrawTable, ...]
    """In order of opening."""
    reserved: tuple[tuple[EntryId, int, int], ...] = ()
    apart: tuple[tuple[EntryId, EntryId], ...] = ()
    fill: Fill = "random"


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """A draw whose hashes were shown and whose seats are not yet known."""

    number: int
    key_hash: str
    list_hash: str
    terms: DrawTerms
    line: Seq


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A draw that was made."""

    number: int
    line: Seq
    sealed: Sealed
    word: str
    key: str
    at: str


class Tournament(msgspec.Struct, frozen=True, dict=True):
    """One tournament as it is now. Unchanged parts are shared between states, so `is` tells what changed.

    What a state is asked for many times it works out once: no state ever changes, so the answer stays true.
    """

    id: TournamentId
    plan: Plan | None = None
    entries: Map[EntryId, Entry] = Map()
    """All entries ever made, withdrawn and void ones too, by line number."""
    tables: Map[int, Table] = Map()
    seating: Seating = Seating()
    needs: Map[EntryId, Need] = Map()
    """Who must have which chair; few, and kept apart from the entries so that asking is quick."""
    marks: Marks = Map()
    """Markers, absence, waiting: what lies at a seat and goes with the player."""
    apart: tuple[tuple[EntryId, EntryId], ...] = ()
    """Pairs that must not share a table."""
    draws: tuple[Drawn, ...] = ()
    sealed: Sealed | None = None
    last_draw: int = 0
    """Number of the last draw that was sealed."""
    started: bool = False
    """The first hand was dealt."""
    playing_persons: Map[PersonId, EntryId] = Map()
    """Who is in, by person: nobody plays twice at once."""
    counted: int = 0
    """How many entries the event has: neither void nor withdrawn before the first hand.

    Kept instead of counted, because every line writes it on the venue's card; a law of the random evenings
    compares it with a count.
    """
    chips: ChipCount = ChipCount()
    """How many chips there are; kept in the same way, and `chip_count.recounted` compares."""
    structure: Structure | None = None
    """The level schedule; None before there is one."""
    clock: Clock | None = None
    """How the clock was set last; there is one as soon as there is a structure."""
    case: ChipCase = ChipCase()
    """Which chips are used."""
    latest: Map[PersonId, EntryId] = Map()
    """The last entry of everybody who was ever in and does not count as never entered."""
    expected: Map[PersonId, Seq] = Map()
    """Everybody who was pre-registered, with the line that did it; those who have come too."""
    hand_for_hand: HandForHand | None = None
    """Play goes hand for hand: all tables wait for each other."""
    hands_together: int = 0
    """How many hands were played so up to now, the one that is being played counted in."""
    breaking_order: tuple[int, ...] = ()
    """Which table breaks first, as posted; empty for the one opened last first."""
    winner: EntryId | None = None
    """Who is left, once the event has ended."""
    rulings: Map[Seq, Ruling] = Map()
    """The judges' book: every ruling with all its versions."""
    penalties: Penalties = Map()
    """All penalties ever given that count, cancelled ones too."""
    counting: tuple[Seq, ...] = ()
    """Penalties that hands at the tables still count off; few, so that a hand asks for no others."""
    prize_money: PrizeMoney = PrizeMoney()
    """How the prizes are made, what was promised, agreed and paid."""

    @property
    def setup(self) -> Plan:
        """The event as announced. Raises Impossible before it is set up."""
        if self.plan is None:
            raise Impossible("not_set_up")
        return self.plan

    @property
    def timed(self) -> tuple[Structure, Clock]:
        """Level schedule and clock. Raises Impossible before there is a schedule."""
        if self.structure is None or self.clock is None:
            raise Impossible("no_structure")
        return self.structure, self.clock

    def going_on(self) -> None:
        """Raise Impossible once the event has its winner."""
        if self.winner is not None:
            raise Impossible("already_ended", entry=self.winner)

    def playing(self, entry: EntryId) -> Entry:
        """This entry, which is in. Raises Impossible otherwise."""
        found = self.entries.get(entry)
        if found is None:
            raise Impossible("no_entry", entry=entry)
        if found.state is not EntryState.IN:
            raise Impossible("entry_" + found.state.value, entry=entry)
        return found

    def with_chips(self, entry: EntryId) -> Entry:
        """This entry, which is in or has left a stack in its seat. Raises Impossible otherwise."""
        found = self.entries.get(entry)
        return found if found is not None and found.dead else self.playing(entry)

    def mark(self, entry: EntryId) -> Mark:
        """What lies at the seat of this entry."""
        return self.marks.get(entry, NO_MARK)

    def is_away(self, entry: EntryId) -> bool:
        """Whether nobody plays this stack now: the player is absent, or left it behind."""
        return self.mark(entry).away or self.entries[entry].dead

    def alive(self) -> Iterator[Entry]:
        """All entries that are in, in order of registration."""
        return (e for _, e in sorted(self.entries.items()) if e.state is EntryState.IN)

    def unseated(self) -> tuple[Entry, ...]:
        """Those who are in and have no seat yet, in order of registration."""
        return self._unseated

    @cached_property
    def _unseated(self) -> tuple[Entry, ...]:
        places = self.seating.places
        waiting = [entry for entry in self.playing_persons.values() if entry not in places]
        return tuple(self.entries[entry] for entry in sorted(waiting))

    def carry_unseated(self, before: Tournament, named: Iterable[EntryId]) -> None:
        """Know `unseated` from the state before, which worked it out: only who is named is otherwise."""
        if "_unseated" in before.__dict__:
            waiting = {one.id: one for one in before.unseated()}
            for entry in named:
                waiting.pop(entry, None)
                found = self.entries.get(entry)
                if found is not None and found.state is EntryState.IN and entry not in self.seating.places:
                    waiting[entry] = found
            self.__dict__["_unseated"] = tuple(waiting[entry] for entry in sorted(waiting))

    def open_table(self, number: int) -> Table:
        """This table, which is open. Raises Impossible otherwise."""
        table = self.tables.get(number)
        if table is None:
            raise Impossible("no_table", table=number)
        if table.closed:
            raise Impossible("table_closed", table=number)
        return table

    def open_tables(self) -> tuple[Table, ...]:
        """The open tables in the order they were opened."""
        return self._open_tables

    @cached_property
    def _open_tables(self) -> tuple[Table, ...]:
        opened = [table for table in self.tables.values() if not table.closed]
        return tuple(sorted(opened, key=attrgetter("order")))

    def sizes(self) -> tuple[int, ...]:
        """How many sit at each of the open tables, in the same order."""
        return self._sizes

    @cached_property
    def _sizes(self) -> tuple[int, ...]:
        return tuple(self.seating.count(table.number) for table in self._open_tables)

    def in_play(self, table: Table) -> bool:
        """Whether this table has had hands, so that whoever comes is new to it."""
        return self.started and bool(table.played)

    def empty_seats(self, number: int) -> list[int]:
        """Seats of an open table where somebody may be placed: free and not locked."""
        table, held = self.open_table(number), self.seating.players(number)
        if len(held) >= table.seats:
            return []
        return [s for s in range(1, table.seats + 1) if s not in held and s not in table.locked]

    def free_seat(self, place: TableSeat) -> TableSeat:
        """This chair, which exists and is free. Raises Impossible otherwise."""
        table = self.open_table(place.table)
        if not 1 <= place.seat <= table.seats:
            raise Impossible("no_seat", seat=place, seats=table.seats)
        holder = self.seating.holder(place)
        if holder is not None:
            raise Impossible("seat_taken", seat=place, entry=holder)
        return place

    def apart_from(self, entry: EntryId) -> tuple[EntryId, ...]:
        """Who must not share a table with this entry, in the order of the wishes."""
        pairs = (pair for pair in self.apart if entry in pair)
        return tuple(one if other == entry else other for one, other in pairs)

    def kept_for(self, place: TableSeat) -> EntryId | None:
        """Whose fixed chair this is, or None."""
        return next((entry for entry, need in self.needs.items() if need.chair == place), None)
