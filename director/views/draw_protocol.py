"""The protocol of a seat draw, in words: what was promised, what was said, what came out."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

from director.domain.draws import DrawSeats
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.people import People
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Drawn, DrawTable, DrawTerms, Tournament
from director.host.i18n import Words
from director.rules.floor.proof import draw_context
from director.views import figures, names
from director.views.papers import DrawnRow, DrawProtocol, letterhead


def draw_protocol(
    journal: Journal, people: People, words: Words, printed: str, *, number: int | None = None
) -> DrawProtocol:
    """Everything with which anybody can recompute a draw: the last one, or the one of this number.

    Raises Impossible `no_draw` when no such draw was made.
    """
    tournament = journal.tournament
    drawn, seats = drawn_seats(journal, number)
    sealed, plan = drawn.sealed, journal.tournament.setup
    return DrawProtocol(
        letterhead=letterhead(journal, words, printed),
        number=drawn.number,
        key_hash=sealed.key_hash,
        list_hash=sealed.list_hash,
        sealed_line=sealed.line,
        sealed_at=figures.exact_time(journal.line(sealed.line).at, plan, words),
        word=drawn.word,
        key=drawn.key,
        drawn_line=drawn.line,
        drawn_at=figures.exact_time(drawn.at, plan, words),
        context=draw_context(tournament.id, drawn.number, drawn.word),
        terms=tuple(_terms(sealed.terms, words)),
        rows=tuple(_rows(tournament, people, seats)),
    )


def drawn_seats(
    journal: Journal, number: int | None = None
) -> tuple[Drawn, tuple[tuple[EntryId, int, int], ...]]:
    """The last draw, or the one of this number, and who got which seat. Raises Impossible `no_draw`."""
    drawn = _draw(journal.tournament, number)
    action = journal.line(drawn.line).action
    if not isinstance(action, DrawSeats):
        raise Impossible("no_draw", number=drawn.number)
    return drawn, action.seats


def _draw(tournament: Tournament, number: int | None) -> Drawn:
    for drawn in reversed(tournament.draws):
        if number in (None, drawn.number):
            return drawn
    raise Impossible("no_draw", number=number or 0)


def _rows(
    tournament: Tournament, people: People, seats: Iterable[tuple[EntryId, int, int]]
) -> Iterator[DrawnRow]:
    for entry, table, seat in seats:
        found = tournament.entries.get(entry)
        name = people.find(found.person).name if found else ""
        mark = names.distinction(people, found.person) if found else ""
        yield DrawnRow(entry, name, mark, table, seat)


def _terms(terms: DrawTerms, words: Words) -> Iterator[tuple[str, str]]:
    """Name and value of what else decided the draw."""
    yield words._("Tables in order of opening"), "; ".join(_tables(terms.tables, words))
    random = words._("at each table drawn at random")
    yield (
        words._("Seats used"),
        random if terms.fill == "random" else words._("at each table the lowest numbers"),
    )
    locked = [TableSeat(table.number, seat) for table in terms.tables for seat in table.locked]
    if locked:
        yield words._("Locked seats"), ", ".join(map(str, locked))
    if terms.reserved:
        kept = [
            words._("{seat} for entry {entry}").format(seat=TableSeat(table, seat), entry=entry)
            for entry, table, seat in terms.reserved
        ]
        yield words._("Reserved seats"), "; ".join(kept)
    if terms.apart:
        pairs = [words._("{one} and {other}").format(one=one, other=other) for one, other in terms.apart]
        yield words._("Entries kept apart"), "; ".join(pairs)


def _tables(tables: Iterable[DrawTable], words: Words) -> Iterator[str]:
    """Tables with their seats; neighbours that count upwards and are equally large stand as one."""
    for _, group in itertools.groupby(
        enumerate(tables), key=lambda pair: (pair[1].number - pair[0], pair[1].seats)
    ):
        run = [table for _, table in group]
        seats = run[0].seats
        size = words.ngettext("{count} seat", "{count} seats", seats).format(count=seats)
        numbers = str(run[0].number) if len(run) == 1 else f"{run[0].number}–{run[-1].number}"
        yield words._("{tables}: {seats}").format(tables=numbers, seats=size)
