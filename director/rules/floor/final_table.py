"""When the final table is formed, how large it is, and at how many tables everybody draws anew."""

from __future__ import annotations

from typing import Final

from director.domain.options import final_tables_of
from director.domain.tournament import Tournament
from director.rules.floor.closing import breaking_order
from director.rules.rulesets import rules_of
from director.rules.verdict import Verdict, article

LARGE: Final = 100
"""From so many entries on, everybody draws anew at three, two and one tables (WSOP-T 67-c)."""

MIDDLING: Final = 51
"""From so many on, at two and one."""

REDRAWS: Final = article("WSOP-T 67-c")

SET_BY_EVENT: Final = "redraw_at"
"""What a verdict names where the event itself says at how many tables."""


def final_size(tournament: Tournament) -> Verdict[int]:
    """How many make the final table (TDA RP-9, WSOP-T 68). Raises Impossible before the event is set up.

    For tables of a size no book speaks of, a final table has as many: the house's choice.
    """
    plan = tournament.setup
    rules = rules_of(plan)
    size = final_tables_of(rules.value("ft_size")).get(plan.seats)
    if size is None:
        return Verdict(plan.seats, (), ("ft_size",))
    return Verdict(size, rules.articles("ft_size"), rules.house("ft_size"))


def redraw_points(tournament: Tournament) -> Verdict[tuple[int, ...]]:
    """At how many tables everybody draws anew, the most first; what the plan says goes before the book."""
    given = tournament.setup.redraw_at
    if given is not None:
        return Verdict(tuple(sorted(set(given), reverse=True)), (), (SET_BY_EVENT,))
    if tournament.counted >= LARGE:
        return Verdict((3, 2, 1), (REDRAWS,))
    if tournament.counted >= MIDDLING:
        return Verdict((2, 1), (REDRAWS,))
    return Verdict((), (REDRAWS,))


def final_table_due(tournament: Tournament) -> Verdict[bool]:
    """Whether as few are left as sit at the final table, and they sit at several still."""
    size = final_size(tournament)
    several = len(tournament.open_tables()) > 1 and bool(tournament.seating.places)
    due = tournament.started and several and _alive(tournament) <= size.answer
    return Verdict(due, size.because, size.house)


def redraw_due(tournament: Tournament) -> Verdict[int | None]:
    """To how many tables everybody draws anew now; None where no redraw is due. The final table is another.

    It is due as soon as all players find room at so many tables.
    """
    points = redraw_points(tournament)
    count = len(tournament.open_tables())
    for tables in sorted(points.answer):
        if 1 < tables < count and tournament.started and _room(tournament, tables):
            return Verdict(tables, points.because, points.house)
    return Verdict(None, points.because, points.house)


def staying(tournament: Tournament, tables: int) -> tuple[int, ...]:
    """The so many open tables that would break last, in order of opening."""
    kept = set(breaking_order(tournament)[-tables:])
    return tuple(table.number for table in tournament.open_tables() if table.number in kept)


def chairs_needed(tournament: Tournament, number: int) -> int:
    """How many seats this table needs for everybody who sits; 0 where it has enough. Raises Impossible."""
    table = tournament.open_table(number)
    needed = len(tournament.seating.places) + len(table.locked)
    return needed if needed > table.seats else 0


def _alive(tournament: Tournament) -> int:
    return len(tournament.playing_persons)


def _room(tournament: Tournament, tables: int) -> bool:
    seats = sum(tournament.tables[number].capacity for number in staying(tournament, tables))
    return len(tournament.seating.places) <= seats
