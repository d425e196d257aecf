"""Decisions where the program finds the rest: it draws the seat, takes the plan’s price, knows the last line.

Each makes plain actions out of the journal as it is at the moment of writing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from director.cli.at_clock import TurnClock
from director.cli.at_closing import BreakNext, FinalTable, RedrawAll
from director.cli.at_entries import (
    BuyAddOn,
    BuyAgain,
    CheckTable,
    NoShows,
    ReenterSomebody,
    RemoveStacks,
    SeatAlternates,
)
from director.cli.at_hand_for_hand import HandForHandStep, TablesDone
from director.cli.at_prizes import AT_PRIZES
from director.cli.at_rulings import AT_RULINGS
from director.cli.at_steps import Balance, DoStep
from director.cli.at_tables import ButtonNotMoved, CountTable, FirstButton, NextHand, RaceChips
from director.cli.going_out import EndEvent, KnockOut, ReviveSomebody
from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.card_code import is_foreign
from director.domain.ids import EntryId, PersonId
from director.domain.people import Person, person
from director.domain.refusal import Impossible
from director.domain.tournament import Fill
from director.rules.undoing import step_back, step_forward, undo

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class RegisterSomebody(ReadyMade, frozen=True):
    """A person, known by id or new by name, enters at the price of the plan and draws a seat."""

    person: PersonId | None = None
    """Id in the address book; or leave it out and give a name."""
    family: str = ""
    given: str = ""
    country: str = ""
    club: str = ""
    born: str = ""
    """1984-05-28, or the year alone."""
    number: str = ""
    """The person's own number: of the federation, of the club card."""
    note: str = ""
    seated: bool = True
    """False to enter without a seat, for the draw of the whole field."""
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def newcomers(self) -> tuple[Person, ...]:
        """The new person, where one is named. Raises Impossible."""
        if self.person is not None:
            return ()
        return (
            person(
                self.family,
                self.given,
                country=self.country,
                club=self.club,
                born=self.born,
                number=self.number,
                note=self.note,
            ),
        )

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The entry, with a drawn seat where a table is open."""
        from director.desk.drawing import registration

        who = added[0].id if added else self.person
        if who is None or (not added and who not in venue.people):
            raise Impossible("no_person", person=who)
        key = venue.key() if self.seated else None
        return (registration(journal, who, key, venue.instant(), self.method),)


class SeatLate(ReadyMade, frozen=True):
    """Somebody who is in and has no seat draws one among the tables with the fewest players."""

    entry: EntryId

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The drawn seat."""
        from director.desk.drawing import late_seating

        return (late_seating(journal, self.entry, venue.key()),)


class Seal(ReadyMade, frozen=True):
    """The hashes of key and list of a draw are stored and shown; the public word comes after."""

    alone = True

    fill: Fill = "random"
    """Which seats stay empty: random ones, or the highest."""


class Draw(ReadyMade, frozen=True):
    """The sealed draw is made with the public word, and everybody is seated."""

    alone = True

    word: str = ""
    """The public word; empty is marked on the protocol."""


class UndoLine(ReadyMade, frozen=True):
    """A line, an unbroken range of lines, or the last decision does not count any more."""

    line: int = 0
    """The line; 0 for the last decision, whole."""
    through: int = 0
    """The last line of a range."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The undo, or what puts the clock right."""
        now = venue.instant()
        if self.line or self.through:
            return (undo(journal, self.line, self.through, now),)
        return (step_back(journal, now),)


class Redo(ReadyMade, frozen=True):
    """The last undo does not count any more."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The undo of the undo."""
        return (step_forward(journal, venue.instant()),)


class Quick(ReadyMade, frozen=True):
    """A line as typed into the quick box of the window: 12-4 > 7-3, ivanov > 7-3, undo, redo, clock pause."""

    text: str

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The one thing it means. Raises Impossible when it means nothing, or several things."""
        from director.cli.quick import meant

        foreign = is_foreign(self.text, journal.tournament.id)
        events = [(card.id, card.name) for card in venue.cards()] if foreign else ()
        return meant(self.text, journal, venue.people, venue.instant(), venue.key, events)


READY_MADE: Final[dict[str, type[ReadyMade]]] = {
    "register": RegisterSomebody,
    "seat-late": SeatLate,
    "seal": Seal,
    "draw": Draw,
    "undo": UndoLine,
    "redo": Redo,
    "quick": Quick,
    "hand": NextHand,
    "first-button": FirstButton,
    "button-not-moved": ButtonNotMoved,
    "race": RaceChips,
    "count": CountTable,
    "break": BreakNext,
    "redraw": RedrawAll,
    "final-table": FinalTable,
    "hand-for-hand": HandForHandStep,
    "tables-done": TablesDone,
    "clock": TurnClock,
    "balance": Balance,
    "step": DoStep,
    "out": KnockOut,
    "revive": ReviveSomebody,
    "end": EndEvent,
    "re-entry": ReenterSomebody,
    "rebuy": BuyAgain,
    "add-on": BuyAddOn,
    "seat-alternates": SeatAlternates,
    "check": CheckTable,
    "no-show": NoShows,
    "remove-stacks": RemoveStacks,
    **AT_PRIZES,
    **AT_RULINGS,
}
"""By the name under “do”."""
