"""The worksheet of a hand as it begins: a table of the event with what is known of it, or a free table."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from msgspec.structs import replace

from director.domain.counted import still_holds
from director.domain.ids import EntryId
from director.domain.marks import Mark
from director.domain.moments import MINUTE, Moment
from director.domain.people import People
from director.domain.seats import MOST_SEATS
from director.domain.structure import Level
from director.domain.tournament import Table, Tournament
from director.host.i18n import Words
from director.rules.clock import clock_face
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.rules.games import STUD
from director.views.floor import floor_table
from director.views.table_stakes import blinds_now

__all__ = ["free_sheet", "table_sheet"]


COUNT_HOLDS: Final = 3 * MINUTE
"""For so long a counted stack is taken for the stack of the hand that is played, in milliseconds."""


def free_sheet(tournament: Tournament | None = None, size: int = 9) -> Worksheet:
    """An empty table, by the rules of the event where there is one."""
    sheet = Worksheet(size=min(max(size, 2), MOST_SEATS))
    if tournament is None or tournament.plan is None:
        return sheet
    plan = tournament.plan
    return replace(
        sheet, game=plan.discipline, structure=plan.structure, rules=plan.rules, options=plan.options
    )


def table_sheet(
    tournament: Tournament, people: People, words: Words, number: int, now: Moment | None = None
) -> Worksheet:
    """The hand that is played at a table of the event: its players, level, button, blinds and known stacks.

    Raises Impossible for a table that is not open.
    """
    table = tournament.open_table(number)
    face = clock_face(tournament, now) if now is not None else None
    seats = _seats(tournament, people, words, table, now)
    sheet = replace(free_sheet(tournament, table.seats), table=number, seats=seats)
    sheet = _with_stakes(sheet, blinds_now(tournament, number, now), face.stakes if face else None)
    chips = [value for value in tournament.case.values if value not in table.gone]
    sheet = replace(
        sheet,
        unit=min(chips, default=1),
        event_heads_up=len(tournament.playing_persons) == 2,
        button=next((one.seat for one in sheet.in_hand), 1),
    )
    if table.last is None or sheet.game in STUD:
        return sheet
    dealt = {one.seat for one in sheet.in_hand}
    dead = sheet.small_blind > 0 and table.last.small not in dealt
    return replace(sheet, button=table.last.button, dead_small=dead)


def _with_stakes(sheet: Worksheet, blinds: tuple[int, int], level: Level | None) -> Worksheet:
    """The sheet with what the level asks for; a game of the rotation comes with its level."""
    game = sheet.game if level is None or level.game is None else level.game
    structure = sheet.structure if level is None or level.betting is None else level.betting
    sheet = replace(sheet, game=game, structure=structure)
    if game not in STUD:
        sheet = replace(sheet, small_blind=blinds[0], big_blind=blinds[1])
    if level is None:
        return sheet
    each = level.ante if level.ante_kind == "each" or game in STUD else 0
    limits = (level.small_bet, level.big_bet or level.small_bet)
    return replace(
        sheet,
        ante=each,
        bb_ante=level.ante if level.ante_kind == "big_blind" and game not in STUD else 0,
        bring_in=level.bring_in if game in STUD else 0,
        limits=limits if level.small_bet else (0, 0),
    )


def _seats(
    tournament: Tournament, people: People, words: Words, table: Table, now: Moment | None
) -> tuple[SheetSeat, ...]:
    stacks = dict(_stacks(tournament, table, now))
    found = []
    for seat in floor_table(tournament, people, words, table.number).seats:
        if seat.entry is None:
            continue
        mark = seat.mark
        found.append(
            SheetSeat(
                seat.seat,
                seat.short_name,
                stacks.get(seat.entry),
                dealt=_takes_part(mark),
                away=tournament.is_away(seat.entry),
                marker=mark.marker or "",
                waits=mark.waits or "",
            )
        )
    return tuple(found)


def _takes_part(mark: Mark) -> bool:
    """Whether somebody was dealt in in the last hand: who waits or has a marker was not."""
    return mark.waits is None and mark.marker is None


def _stacks(tournament: Tournament, table: Table, now: Moment | None) -> Iterator[tuple[EntryId, int]]:
    """Stacks that are known: the starting ones before the first hand, else those counted just now."""
    if not table.played and not tournament.started:
        for entry in tournament.seating.players(table.number).values():
            yield entry, tournament.entries[entry].chips
    elif table.count is not None and now is not None:
        age = now.utc - int(datetime.fromisoformat(table.count.at).timestamp() * 1000)
        if 0 <= age <= COUNT_HOLDS and still_holds(tournament, table.number, table.count):
            yield from table.count.stacks
