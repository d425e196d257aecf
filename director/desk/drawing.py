"""Draws made ready for the journal: the rule proposes, the desk brings key and context."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.draws import DrawSeats, SealDraw, key_hash, list_hash
from director.domain.entries import LateDraw, Register
from director.domain.ids import EntryId, PersonId
from director.domain.journal import Journal
from director.domain.line import unwritten
from director.domain.moments import Moment
from director.domain.names import tidy
from director.domain.refusal import Impossible
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.tournament import Fill, Tournament
from director.rules.floor.alternates import alternates, is_full, open_seats
from director.rules.floor.buying import as_before
from director.rules.floor.draw import seats_drawn
from director.rules.floor.prices import entry_price, offer_price
from director.rules.floor.proof import draw_context, late_context
from director.rules.floor.proposals import draw_terms, field_of, late_chair


def registration(
    journal: Journal, person: PersonId, key: bytes | None, now: Moment | None = None, method: str = ""
) -> Register:
    """An entry at the price of the plan as it is now; with a key, a drawn seat too where one is to be had.

    Whoever comes while others wait for a seat waits behind them, and so does the first for whom none is left.
    """
    price = entry_price(journal.tournament, now)
    seat, drawn = _newcomer(journal, key)
    paid_by = tidy(method) if price.paid else ""
    return Register(person, price.buy_in, price.fee, price.stack, seat, drawn, paid_by)


def reentry(journal: Journal, of: EntryId, key: bytes | None, method: str = "") -> Reenter:
    """A re-entry after this entry at the price of the plan, with a seat drawn as for any late entry.

    The fixed seat of the player and from whom he must be kept apart count again; where no such seat is open,
    he waits for one. Raises Impossible `not_offered`.
    """
    price = offer_price(journal.tournament, "reentry")
    seat, drawn = _newcomer(journal, key, of)
    paid_by = tidy(method) if price.paid else ""
    return Reenter(of, price.buy_in, price.fee, price.stack, seat, drawn, keeps=True, method=paid_by)


def bought(
    journal: Journal, entry: EntryId, kind: Literal["rebuy", "add_on"], method: str = ""
) -> Rebuy | AddOn:
    """A rebuy or an add-on at the price of the plan. Raises Impossible `not_offered`."""
    price = offer_price(journal.tournament, kind)
    made = Rebuy if kind == "rebuy" else AddOn
    return made(entry, price.buy_in, price.fee, price.stack, tidy(method) if price.paid else "")


def _newcomer(
    journal: Journal, key: bytes | None, again: EntryId | None = None
) -> tuple[TableSeat | None, LateDraw | None]:
    """The seat drawn for who enters now, or again after that entry.

    None without a key, without tables, where others wait, and where none is open that he may have.
    """
    tournament = journal.tournament
    waiting = len(alternates(tournament))
    if key is None or not tournament.open_tables() or is_full(tournament):
        return None, None
    if waiting and open_seats(tournament) <= waiting:
        return None, None
    context = late_context(tournament.id, journal.seq + 1)
    if again is None:
        return late_chair(tournament, key, context), LateDraw(key.hex(), context)
    state = as_before(tournament, again)
    chair = state.needs[again].chair if again in state.needs else None
    if chair is not None:
        locked = chair.seat in state.tables[chair.table].locked
        return (None if locked else chair), None
    try:
        return late_chair(state, key, context, again), LateDraw(key.hex(), context)
    except Impossible:
        return None, None


def late_seating(journal: Journal, entry: EntryId, key: bytes) -> Seat:
    """A drawn seat for somebody who is in and has none; a chair that is kept for him is not drawn."""
    return _seating(journal.tournament, entry, key, journal.seq + 1)


def alternates_seated(journal: Journal, key: Callable[[], bytes], most: int = 0) -> list[Seat]:
    """Drawn seats for those who wait, in order, as many as there are seats; at most so many, 0 for all.

    Whoever cannot have any of the free seats, because he needs another or must be kept apart from somebody,
    goes on waiting in his place. Raises Impossible `no_alternates`, or `no_open_seat` when nobody gets one.
    """
    tournament, seats = journal.tournament, list[Seat]()
    waiting = alternates(tournament)
    if not waiting:
        raise Impossible("no_alternates")
    for entry in waiting:
        if len(seats) == (most or len(waiting)) or is_full(tournament):
            break
        seq = journal.seq + 1 + len(seats)
        try:
            seat = _seating(tournament, entry, key(), seq)
            tournament = seat.apply(tournament, unwritten(seat, seq))
        except Impossible:
            continue
        seats.append(seat)
    if not seats:
        raise Impossible("no_open_seat", tables=len(tournament.open_tables()))
    return seats


def _seating(tournament: Tournament, entry: EntryId, key: bytes, seq: int) -> Seat:
    tournament.playing(entry)
    need = tournament.needs.get(entry)
    if need is not None and need.chair is not None:
        return Seat(entry, need.chair)
    context = late_context(tournament.id, seq)
    return Seat(entry, late_chair(tournament, key, context, entry), LateDraw(key.hex(), context))


def sealing(journal: Journal, key: bytes, fill: Fill) -> SealDraw:
    """The hashes of key and list, shown before anybody can know the public word.

    The draw is tried once with an empty word, so that what cannot be drawn is refused now and not in public.
    """
    terms = draw_terms(journal.tournament, fill)
    number = 1 + max(
        (a.number for line in journal.lines if isinstance(a := line.action, SealDraw)), default=0
    )
    seats_drawn(field_of(terms), key, draw_context(journal.tournament.id, number, ""))
    return SealDraw(number, key_hash(key), list_hash(terms.entries), terms)


def drawing(journal: Journal, key: bytes, word: str) -> DrawSeats:
    """The seats of the sealed list, by its key and the public word."""
    tournament = journal.tournament
    sealed = tournament.sealed
    if sealed is None:
        raise Impossible("draw_not_sealed", number=tournament.last_draw + 1)
    clean = " ".join(word.split())
    places = seats_drawn(field_of(sealed.terms), key, draw_context(tournament.id, sealed.number, clean))
    seats = tuple((entry, place.table, place.seat) for entry, place in places.items())
    return DrawSeats(sealed.number, key.hex(), clean, seats)
