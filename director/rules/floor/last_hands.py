"""The last hands of a day: a card says how many are still played at every table, and then the day is over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from director.domain.moments import Moment
from director.domain.refusal import Objection
from director.domain.structure import DayEnd
from director.domain.tournament import Tournament
from director.rules.cards.card import DECK, Card
from director.rules.clock import clock_face
from director.rules.verdict import Verdict, article

LAST_HANDS: Final = article("WSOP-T 125")
"""A random card gives how many hands are still played; no late entries."""
_FULL, _SHORT = range(3, 8), range(2, 6)
_NINE: Final = 9
"""So many seats a table has where a card of the longer row is drawn."""


def hands_asked(tournament: Tournament) -> Verdict[range]:
    """Between what the card lies: 3 to 7 at tables of nine or more, 2 to 5 at smaller ones (WSOP-T 125)."""
    seats = max((table.seats for table in tournament.open_tables()), default=0)
    return Verdict(_FULL if seats >= _NINE else _SHORT, (LAST_HANDS,))


def card_drawn(hands: range, chance: Random) -> Card:
    """One of the cards that say so many hands, each as likely as every other."""
    return chance.choice([card for card in DECK if card.rank in hands])


def day_end(tournament: Tournament, now: Moment) -> int | None:
    """The part of the schedule that ends this day; None where play is not under way or no end comes."""
    face, structure = clock_face(tournament, now), tournament.structure
    if face is None or structure is None or not tournament.started or face.state == "finished":
        return None
    ends = (at for at, part in enumerate(structure.parts) if at > face.part and isinstance(part, DayEnd))
    return None if isinstance(face.now, DayEnd) else next(ends, None)


def are_played(tournament: Tournament, now: Moment) -> bool:
    """Whether the clock stands at the end of a day: its last hands are played, and no next day began."""
    face = clock_face(tournament, now)
    return face is not None and isinstance(face.now, DayEnd)


def entering_objections(tournament: Tournament, now: Moment) -> Iterator[Objection]:
    """Nobody takes a seat any more that day. To register without one, for the next day, is no late entry."""
    if tournament.started and are_played(tournament, now):
        yield Objection("entry_last_hands", {}, LAST_HANDS)
