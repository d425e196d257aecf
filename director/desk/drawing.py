"""Draws made ready for the journal: the rule proposes, the desk brings key and context."""

from __future__ import annotations

from director.domain.draws import DrawSeats, SealDraw, key_hash, list_hash
from director.domain.entries import LateDraw, Register
from director.domain.ids import EntryId, PersonId
from director.domain.journal import Journal
from director.domain.refusal import Impossible
from director.domain.seating import Seat
from director.domain.tournament import Fill
from director.rules.floor.draw import seats_drawn
from director.rules.floor.proof import draw_context, late_context
from director.rules.floor.proposals import draw_terms, field_of, late_chair


def registration(journal: Journal, person: PersonId, key: bytes | None) -> Register:
    """An entry at the price of the plan; with a key, a drawn seat too where a table is open."""
    plan, tournament = journal.tournament.setup, journal.tournament
    entry = Register(person, plan.buy_in, plan.fee, plan.stack)
    if key is None or not tournament.open_tables():
        return entry
    context = late_context(tournament.id, journal.seq + 1)
    seat = late_chair(tournament, key, context)
    return Register(person, plan.buy_in, plan.fee, plan.stack, seat, LateDraw(key.hex(), context))


def late_seating(journal: Journal, entry: EntryId, key: bytes) -> Seat:
    """A drawn seat for somebody who is in and has none; a chair that is kept for him is not drawn."""
    tournament = journal.tournament
    tournament.playing(entry)
    need = tournament.needs.get(entry)
    if need is not None and need.chair is not None:
        return Seat(entry, need.chair)
    context = late_context(tournament.id, journal.seq + 1)
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
