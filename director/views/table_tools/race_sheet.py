"""The chip race of a table that no journal keeps; one of the event is views/race_sheet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from director.host.i18n import Words
from director.rules.cards.card import written
from director.rules.questions.chip_race import raced, read_race
from director.rules.questions.reading import BadQuestion
from director.rules.table.proposals import dealt_by_chance
from director.rules.table.race_cards import MOST_DECKS, decks_for
from director.views.table_tools.asked import Asked, ask, field_names
from director.views.table_tools.books import Book

__all__ = ["RaceAnswer", "RaceLine", "RaceSeat", "RaceTable", "race_answer", "with_dealt_cards"]


class RaceSeat(msgspec.Struct, frozen=True, gc=False):
    """One player."""

    seat: int
    name: str = ""
    count: int = 0
    """Chips of the kind that leaves."""
    others: bool = True
    """He has other chips besides."""
    cards: str = ""
    """One for each odd chip."""


class RaceTable(msgspec.Struct, frozen=True):
    """The race of one table."""

    book: Book = Book()
    small: int = 25
    """The chip that leaves."""
    larger: int = 100
    """The chip it is changed for."""
    smallest_left: int = 100
    """The smallest chip afterwards."""
    seats: tuple[RaceSeat, ...] = ()

    def question(self, *, cards: bool = True) -> dict[str, object]:
        """What is raced for; with the cards also who gets it."""
        question = self.book.question("chip-race") | {
            "small": self.small,
            "next": self.larger,
            "smallest_left": self.smallest_left,
            "seats": [{"seat": one.seat, "count": one.count, "others": one.others} for one in self._counted],
        }
        dealt = {str(one.seat): one.cards for one in self._counted if one.cards}
        return question | ({"cards": dealt} if cards and dealt else {})

    @property
    def _counted(self) -> tuple[RaceSeat, ...]:
        return tuple(one for one in self.seats if one.count)


class RaceLine(NamedTuple):
    """What becomes of one seat."""

    seat: int
    name: str
    exchanged: int
    """Larger chips for full groups."""
    odd: int
    """Odd chips: the cards it is dealt."""
    wins: bool = False
    protected: bool = False
    change: int | None = None
    """What it was given less what it handed in; None before the cards."""


class RaceAnswer(NamedTuple):
    """The race as far as it is known."""

    asked: Asked
    lines: tuple[RaceLine, ...] = ()
    settled: bool = False


def race_answer(table: RaceTable, words: Words) -> RaceAnswer:
    """Full groups, odd chips, and once the cards are there who gets what."""
    told = ask(table.question(), words, _named(table, words))
    if told.verdict is None:
        return RaceAnswer(told)
    read = read_race(told.question)
    outcome = raced(read).answer if read.settled else None
    wanted = read.race.cards_each
    lines = []
    for one in table.seats:
        line = RaceLine(one.seat, one.name, read.race.exchanged.get(one.seat, 0), wanted.get(one.seat, 0))
        if outcome is not None:
            line = line._replace(
                wins=one.seat in outcome.winners,
                protected=one.seat in outcome.protected,
                change=outcome.changes.get(one.seat, 0),
            )
        lines.append(line)
    return RaceAnswer(told, tuple(lines), outcome is not None)


def _named(table: RaceTable, words: Words) -> Callable[[str], str]:
    labels = {
        "small": words._("Chip that leaves"),
        "next": words._("Changed for"),
        "smallest_left": words._("Smallest chip afterwards"),
        "cards": words._("Cards"),
    }
    return field_names(words, labels, {"seats": [one.seat for one in table.seats if one.count]})


def with_dealt_cards(table: RaceTable, chance: Random) -> RaceTable:
    """The table with a card dealt for each odd chip; unchanged where its chips cannot be raced."""
    try:
        wanted = read_race(table.question(cards=False)).race.cards_each
    except BadQuestion:
        return table
    decks = decks_for(sum(wanted.values()))
    if decks > MOST_DECKS:
        return table
    dealt = dealt_by_chance(chance, wanted, decks)
    return replace(
        table, seats=tuple(replace(one, cards=written(dealt.get(one.seat, ()))) for one in table.seats)
    )
