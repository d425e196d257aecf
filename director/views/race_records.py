"""What became of everybody's small chips: the record of every colour-up, seat by seat, found in seconds.

A player who says that 60 chips of 25 were not given back (WPT Marrakech) is answered by what stands here.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from director.domain.chips import ColourUp, SeatRace, TableRace
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import People
from director.domain.seats import TableSeat
from director.host.i18n import Words
from director.rules.cards.card import read_from_decks
from director.views import figures
from director.views.combinations import with_signs
from director.views.wording import Telling


class RaceRecord(msgspec.Struct, frozen=True, gc=False):
    """One seat in one colour-up."""

    line: Seq
    seat: TableSeat
    entry: EntryId
    name: str
    chip: str
    """25 → 100."""
    handed_in: str
    """17 × 25 = 425."""
    given: str
    """5 × 100 = 500; what the seat got for full groups and in the race, together."""
    cards: str
    """Cards dealt for its odd chips."""
    outcome: str
    """Won a chip, was protected, or nothing."""
    change: int
    at: str
    """When, by the clock on the wall of the place."""
    who: str
    """Who wrote it."""


def race_records(journal: Journal, people: People, words: Words) -> tuple[RaceRecord, ...]:
    """Every seat of every colour-up that counts, the newest first, then by seat."""
    tell = Telling(journal, people, words)
    return tuple(record for line in reversed(journal.of_kinds(ColourUp)) for record in _of(line, tell))


def race_lines(journal: Journal) -> Iterator[Seq]:
    """The lines that the records are made of."""
    return (line.seq for line in journal.counting(ColourUp))


def _of(line: Line, tell: Telling) -> Iterator[RaceRecord]:
    action = line.action
    if isinstance(action, ColourUp) and line.seq not in tell.journal.undone:
        for race in sorted(action.tables, key=lambda race: race.table):
            for seat in sorted(race.seats, key=lambda one: one.seat):
                yield _record(line, action, race, seat, tell)


def _record(line: Line, action: ColourUp, race: TableRace, seat: SeatRace, tell: Telling) -> RaceRecord:
    words, chips = tell.words, figures.chips
    change = {"chip": chips(action.chip, words), "larger": chips(action.larger, words)}
    value = seat.chips * action.chip
    larger, rest = divmod(value + seat.change, action.larger)
    given = [f"{chips(larger, words)} × {change['larger']}"] if larger or not rest else []
    if rest:
        given.append(chips(rest, words))
    return RaceRecord(
        line=line.seq,
        seat=TableSeat(race.table, seat.seat),
        entry=seat.entry,
        name=tell.name(seat.entry),
        chip=words._("{chip} → {larger}").format(**change),
        handed_in=f"{chips(seat.chips, words)} × {change['chip']} = {chips(value, words)}",
        given=f"{' + '.join(given)} = {chips(value + seat.change, words)}",
        cards=with_signs(read_from_decks(seat.cards)),
        outcome=_outcome(race, seat.seat, words),
        change=seat.change,
        at=figures.clock_time(line.at, tell.journal.tournament.setup, words),
        who=line.staff,
    )


def _outcome(race: TableRace, seat: int, words: Words) -> str:
    if seat in race.protected:
        return words._("protected")
    return words._("wins") if seat in race.winners else ""
