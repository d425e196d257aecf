"""Which chip leaves in which break, changed for what, where it is still to do, and what each table needs.

How many small chips a table has nobody knows before they are counted. What is brought there is therefore an
estimate: the share of these chips in everything that was handed out, spread evenly over the players. One
larger chip more per table is for the rounding of the race (TDA 24, RRoP 15); more for who would be raced out
is brought when it is needed. Order and estimate are the house's choice: no book says anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.domain.chips import ColourUp
from director.domain.structure import Break, DayEnd, Structure
from director.domain.tournament import Tournament
from director.rules.table.chip_exchange import Denominations
from director.rules.table.race_cards import stages


class TableNeed(NamedTuple):
    """One table of a colour-up, before its chips are counted."""

    table: int
    players: int
    small: int | None
    """About how many chips that leave; None where nobody said what a starting stack is made of."""
    bring: int | None
    """About how many larger ones to bring."""


@dataclass(frozen=True, slots=True)
class ChipLeaving:
    """One chip that the schedule lets go in one break or night."""

    part: int
    """That break, its place in the structure."""
    after: int
    """The level before it."""
    terms: Denominations
    open: tuple[TableNeed, ...]
    """Tables where it is still to do, in the order in which they are done: by number."""
    done: int
    """How many tables have done it."""

    @property
    def bring(self) -> int | None:
        """About how many larger chips all of these tables need."""
        needs = [need.bring for need in self.open if need.bring is not None]
        return sum(needs) if len(needs) == len(self.open) else None


def chips_leaving(
    tournament: Tournament, values: Sequence[int], races: Iterable[ColourUp] = ()
) -> tuple[ChipLeaving, ...]:
    """Every chip that the schedule lets go, in the order of the breaks; the smaller ones of a break first.

    `values` are the chips of the event, `races` the colour-ups that were held: they brought larger chips in.
    """
    structure = tournament.structure
    if structure is None:
        return ()
    held, found = tuple(races), list[ChipLeaving]()
    for part, chip, staying in _departures(structure, values):
        larger = _changed_for(chip, staying, values, _most_seats(tournament))
        terms = Denominations(chip, larger, larger)
        needs, done = _needs(tournament, terms, small_in_play(tournament, held, chip))
        found.append(ChipLeaving(part, structure.number(part), terms, needs, done))
    return tuple(found)


def small_in_play(tournament: Tournament, races: Iterable[ColourUp], chip: int) -> int | None:
    """About how many chips of this value are in play; None where nobody said what a stack is made of."""
    case = tournament.case
    in_stack = next((one.in_stack for one in case.chips if one.value == chip), 0)
    came = went = 0
    for action in races:
        for race in action.tables:
            handed_in = sum(seat.chips for seat in race.seats) * action.chip
            came += (handed_in + race.delta) // chip if action.larger == chip else 0
            went += handed_in // chip if action.chip == chip else 0
    if not case.stack:
        return None
    handed_out = tournament.chips.issued - tournament.chips.left
    return max(0, handed_out * in_stack // case.stack + came - went)


def _departures(structure: Structure, values: Sequence[int]) -> Iterable[tuple[int, int, tuple[int, ...]]]:
    """Break, chip, and the values that stay after it; a chip that no larger one follows stays itself."""
    staying = set(values)
    for place, part in enumerate(structure.parts):
        if not isinstance(part, Break | DayEnd):
            continue
        staying -= set(part.colour_up)
        for chip in sorted(part.colour_up):
            larger = tuple(sorted(value for value in staying if value > chip))
            if larger:
                yield place, chip, larger


def _changed_for(chip: int, staying: Sequence[int], values: Sequence[int], seats: int) -> int:
    """The smallest chip that stays; where one deck has too few cards for that, the first of several steps."""
    steps = stages(seats, tuple(values), chip, staying[0])
    return steps[0] if steps else staying[0]


def _most_seats(tournament: Tournament) -> int:
    return max((table.seats for table in tournament.open_tables()), default=tournament.setup.seats)


def _needs(
    tournament: Tournament, terms: Denominations, small: int | None
) -> tuple[tuple[TableNeed, ...], int]:
    """The tables that still have the chip, and how many have not."""
    count = tournament.seating.count
    tables = sorted((one for one in tournament.open_tables() if count(one.number)), key=lambda t: t.number)
    waiting = [one for one in tables if terms.small not in one.gone]
    players = sum(count(one.number) for one in waiting)
    needs = []
    for one in waiting:
        here = count(one.number)
        share = None if small is None else -(-small * here // players)
        bring = None if share is None else -(-share * terms.small // terms.larger) + 1
        needs.append(TableNeed(one.number, here, share, bring))
    return tuple(needs), len(tables) - len(waiting)
