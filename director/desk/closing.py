"""Tables that close, made ready for the journal: the rule draws, the desk brings key and context.

The key is shown at once with the seats, so there is no word of the public in it: the protocol says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from director.domain.breaking import BreakTable, Redraw
from director.domain.entries import LateDraw
from director.domain.journal import Journal
from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS
from director.rules.floor.closing import break_terms, drawn_apart, redraw_terms, seat_changes
from director.rules.floor.final_table import chairs_needed, staying
from director.rules.floor.proof import break_context, redraw_context


def breaking(journal: Journal, table: int, key: bytes) -> BreakTable:
    """The break of this table, drawn. Raises Impossible where the others have no room for everybody."""
    tournament = journal.tournament
    context = break_context(tournament.id, journal.seq + 1)
    drawn = drawn_apart(tournament, break_terms(tournament, table), key, context)
    return BreakTable(table, seat_changes(tournament, drawn.answer), LateDraw(key.hex(), context))


def redrawing(journal: Journal, tables: Sequence[int], key: bytes, seats: int = 0) -> Redraw:
    """A redraw of everybody who sits, to these tables, each put up to so many seats. Raises Impossible."""
    tournament = journal.tournament
    context = redraw_context(tournament.id, journal.seq + 1)
    if seats > MOST_SEATS:  # said before so many chairs are put up for the draw
        raise Impossible("table_seats", seats=seats, least=2, most=MOST_SEATS)
    drawn = drawn_apart(tournament, redraw_terms(tournament, tables, seats), key, context)
    moves = seat_changes(tournament, drawn.answer)
    return Redraw(tuple(tables), moves, LateDraw(key.hex(), context), seats)


def final_table(journal: Journal, key: bytes, table: int | None = None) -> Redraw:
    """Everybody who sits, drawn to one table: this one, or the one that would break last.

    Chairs are added where it has too few. Raises Impossible.
    """
    tournament = journal.tournament
    if len(tournament.open_tables()) < 2 or not tournament.seating.places:
        raise Impossible("no_final_table")
    chosen = table or staying(tournament, 1)[0]
    return redrawing(journal, (chosen,), key, chairs_needed(tournament, chosen))
