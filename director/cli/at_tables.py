"""What is done at a table where the program finds the rest: the next hand, a button, a chip race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.marks import Return
from director.domain.people import Person
from director.domain.play import Back, Steps
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class NextHand(ReadyMade, frozen=True):
    """The next hand of a table is dealt as the rules have it: button, blinds, posts, who waits."""

    table: int
    small_blind: int | None = None
    """Small blind of the level; that of the table's last hand where none is given."""
    big_blind: int | None = None
    """Big blind of the level; that of the table's last hand where none is given."""
    says: dict[int, Return] = msgspec.field(default_factory=dict)
    """By seat: what those who are new or owe a blind choose now, to post or to wait."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """What was said, and then the hand."""
        from director.rules.table.proposals import propose_hand

        tournament = journal.tournament
        held, before = tournament.seating.players(self.table), tournament.open_table(self.table).blinds
        for seat in self.says:
            if seat not in held:
                raise Impossible("nobody_at_seat", seat=TableSeat(self.table, seat))
        chosen = {held[seat]: word for seat, word in self.says.items()}
        small = before[0] if self.small_blind is None else self.small_blind
        big = before[1] if self.big_blind is None else self.big_blind
        hand = propose_hand(tournament, self.table, (small, big), chosen).answer
        said = (Back(entry, word) for entry, word in chosen.items() if tournament.mark(entry).says != word)
        return (*said, hand)


class FirstButton(ReadyMade, frozen=True):
    """The first button of a table: by cards dealt there or by the program, or to the dealer's right."""

    table: int
    cards: dict[int, str] = msgspec.field(default_factory=dict)
    """By seat: the card that was dealt to it; leave it out and the program deals."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The button with the cards that placed it."""
        from director.desk.at_tables import first_button

        return (first_button(journal, self.table, self.cards, venue.key()),)


class ButtonNotMoved(ReadyMade, frozen=True):
    """The button was not moved for the last hand: from where it lies it stays, or goes on by one or two."""

    table: int
    steps: Steps = "one"
    acted: bool = False
    """Substantial action was taken in that hand."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The correction."""
        from director.rules.table.proposals import propose_skip

        return (propose_skip(journal.tournament, self.table, self.steps, acted=self.acted).answer,)


class SeatChips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has when a chip leaves play."""

    chips: int
    """How many of the chips that leave."""
    others: bool = True
    """It has other chips besides."""
    cards: str = ""
    """The cards dealt for its odd chips; leave them out at all seats of a table and the program deals."""


class CountTable(ReadyMade, frozen=True):
    """The chips of a table are counted: one sum, or what lies at each seat."""

    table: int
    chips: int | None = None
    """Of the whole table; leave it out where the stacks are given."""
    stacks: dict[int, int] = msgspec.field(default_factory=dict)
    """By seat: its chips."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The count, with the entries of the seats."""
        from director.domain.counting import CountChips

        held = journal.tournament.seating.players(self.table)
        for seat in self.stacks:
            if seat not in held:
                raise Impossible("nobody_at_seat", seat=TableSeat(self.table, seat))
        if self.chips is None and not self.stacks:
            raise Impossible("nothing_counted", table=self.table)
        stacks = tuple((held[seat], chips) for seat, chips in sorted(self.stacks.items()))
        total = sum(self.stacks.values()) if self.chips is None else self.chips
        return (CountChips(self.table, total, stacks),)


class RaceChips(ReadyMade, frozen=True):
    """A chip leaves play: full groups are exchanged, odd chips raced by cards."""

    chip: int
    """The value that leaves."""
    larger: int
    """What it is changed for."""
    tables: dict[int, dict[int, SeatChips]]
    """By table and seat: what those who have such chips have."""
    smallest_left: int = 0
    """The smallest chip in play afterwards; 0 for the larger one."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The races of all these tables, as one."""
        from director.desk.at_tables import RacingSeat, colour_up
        from director.rules.table.chip_exchange import Denominations

        terms = Denominations(self.chip, self.larger, self.smallest_left or self.larger)
        if not 0 < self.chip < self.larger:
            raise Impossible("chip_values", chip=self.chip, larger=self.larger, smallest_left=terms[2])
        tables = {
            table: {seat: RacingSeat(one.chips, one.others, one.cards) for seat, one in seats.items()}
            for table, seats in self.tables.items()
        }
        return (colour_up(journal, terms, tables, venue.key()),)
