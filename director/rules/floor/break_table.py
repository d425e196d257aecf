"""Seats for the players of a table that breaks: the two-step draw (TDA 10-B), provable from its key.

Version 1, one stream of numbers in this order, so that anybody who has the key finds the same seats
(a shuffle is Fisher–Yates, and a list of 0 or 1 uses no number):

1. Reserved chairs are set aside; they count in their table's size.
2. Sizes: the remaining tables are filled like water (`sizes.balanced_sizes`), so that they differ by one at
   most as far as their open seats go.
3. Seats used, table by table in the order given: its open seats ascending, shuffled, the first so many.
4. Seat cards: tables in the order given, seats ascending; one shuffle. That is the first step of the draw.
5. Playing cards, the second step: a deck that lies rank by rank, the four twos first and the aces last, each
   rank clubs, diamonds, hearts, spades, is shuffled and the k-th card goes to the k-th player without a
   reserved chair, in the order given. For each 52 players more another deck is shuffled.
6. Seat cards are taken one after another by the players with the highest cards, high by suit; the players
   of the first deck come before those of the second.
7. Pairs to be kept apart change places with other movers as in the seat draw (`draw.part_pairs`). Where
   nobody can change, the later of the two takes chair below(m) of the m open ones at the tables where
   nobody is whom he must be apart from, of these the ones with the fewest players; tables in the order
   given, seats ascending; and step 7 begins anew.

The same draw serves a redraw and the final table: then the tables are empty.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from director.domain.seats import TableSeat
from director.rules.cards.card import DECK, Card
from director.rules.floor.draw import DrawTable, Field, part_pairs
from director.rules.floor.late_seat import LateTable, waits_at
from director.rules.floor.sizes import CannotDraw, balanced_sizes
from director.rules.floor.stream import Stream
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article, cited

Who = TypeVar("Who", bound=Hashable)

TWO_STEPS: Final = article("TDA 10-B")
"""Players of a table that breaks are dealt cards for the order in which they draw a seat card."""


@dataclass(frozen=True, slots=True)
class Leaving(Generic[Who]):
    """Everybody and everything that goes into one draw of seats for players whose table closes."""

    players: Sequence[Who]
    """Who moves, in the order they are dealt cards."""
    tables: Sequence[LateTable]
    """The tables that receive, in order of opening, as they are before anybody comes."""
    reserved: Mapping[Who, TableSeat] = dataclasses.field(default_factory=dict)
    """Movers whose chair is given (TDA 9)."""
    seated: Mapping[Who, TableSeat] = dataclasses.field(default_factory=dict)
    """Who sits at the receiving tables already and is in one of the pairs."""
    apart: Sequence[tuple[Who, Who]] = ()
    """Pairs that may not share a table; where there is only one table they must."""


@dataclass(frozen=True, slots=True)
class NewSeat(Generic[Who]):
    """Where one player sits down."""

    player: Who
    place: TableSeat
    card: Card | None
    """His playing card; None when his chair was reserved."""
    waits: bool
    """No cards until the button has passed (TDA 10-A)."""


def break_table(
    leaving: Leaving[Who], key: bytes, context: str, rules: RuleSet
) -> Verdict[list[NewSeat[Who]]]:
    """A chair for everybody who leaves, in the order of their cards, those with a reserved one first.

    Raises CannotDraw `capacity` where the tables have no room, and `apart_impossible`.
    """
    drawn = _drawn(leaving, Stream(key, context))
    waits = _waiting(leaving.tables, [place for _, place, _ in drawn], rules)
    seats = [NewSeat(player, place, card, waits[place].answer) for player, place, card in drawn]
    asked = list(waits.values())
    because = cited(
        [TWO_STEPS],
        [article("TDA 10-A")] if any(seat.waits for seat in seats) else [],
        [article("TDA 9")] if leaving.reserved else [],
        *(one.because for one in asked),
    )
    return Verdict(seats, because, tuple(dict.fromkeys(key for one in asked for key in one.house)))


def _drawn(leaving: Leaving[Who], stream: Stream) -> list[tuple[Who, TableSeat, Card | None]]:
    free = [player for player in leaving.players if player not in leaving.reserved]
    seat_cards = list(_seat_cards(leaving, len(free), stream))
    stream.shuffle(seat_cards)
    cards = playing_cards(len(free), stream)
    by_card = sorted(range(len(free)), key=lambda at: (cards[at][0], -DECK.index(cards[at][1])))
    order = [player for player in leaving.players if player in leaving.reserved]
    order += [free[at] for at in by_card]
    places = dict(leaving.reserved)
    places.update(zip((free[at] for at in by_card), seat_cards, strict=True))
    card_of = {free[at]: card for at, (_, card) in enumerate(cards)}
    _part(leaving, places, stream)
    return [(player, places[player], card_of.get(player)) for player in order]


def _seat_cards(leaving: Leaving[Who], players: int, stream: Stream) -> Iterator[TableSeat]:
    """The chairs of those without a reserved one: tables in the order given, seats ascending."""
    taken = set(leaving.reserved.values())
    tables = leaving.tables
    open_seats = [
        [seat for seat in table.open_seats() if (table.number, seat) not in taken] for table in tables
    ]
    held = [len(table.occupied) + sum(place.table == table.number for place in taken) for table in tables]
    capacity = [before + len(seats) for before, seats in zip(held, open_seats, strict=True)]
    sizes = balanced_sizes(players, capacity, stream, held)
    for table, seats, size, before in zip(tables, open_seats, sizes, held, strict=True):
        stream.shuffle(seats)
        for seat in sorted(seats[: size - before]):
            yield TableSeat(table.number, seat)


def playing_cards(players: int, stream: Stream) -> list[tuple[int, Card]]:
    """The deck and the card of each player; each 52 of them have a deck of their own."""
    dealt: list[tuple[int, Card]] = []
    while len(dealt) < players:
        deck = list(DECK)
        stream.shuffle(deck)
        which = len(dealt) // len(DECK)
        dealt.extend((which, card) for card in deck[: players - len(dealt)])
    return dealt


def _part(leaving: Leaving[Who], places: dict[Who, TableSeat], stream: Stream) -> None:
    """Movers who must not share a table change chairs with other movers; nobody else gets up."""
    free = places.keys() - leaving.reserved.keys()
    known = leaving.seated.keys() | places.keys()
    pairs = [
        (one, other)
        for one, other in leaving.apart
        if one in known and other in known and (one in free or other in free)
    ]
    if not pairs or len(leaving.tables) < 2:
        return
    everybody = {**leaving.seated, **places}
    field = Field(
        players=[*leaving.seated, *leaving.players],
        tables=[DrawTable(table.number, table.seats) for table in leaving.tables],
        reserved={**leaving.seated, **leaving.reserved},
        apart=pairs,
    )
    while True:
        try:
            part_pairs(field, everybody, stream)
            break
        except CannotDraw as cannot:
            # Each time one pair less shares a table, so this ends.
            pair = next(pair for pair in pairs if pair == (cannot.facts["one"], cannot.facts["other"]))
            mover = max((who for who in pair if who in free), key=field.players.index)
            chairs = _fitting(leaving, pairs, mover, everybody)
            if not chairs:
                raise
            everybody[mover] = chairs[stream.below(len(chairs))]
    places.update({player: everybody[player] for player in places})


def _fitting(
    leaving: Leaving[Who], pairs: Sequence[tuple[Who, Who]], mover: Who, everybody: Mapping[Who, TableSeat]
) -> list[TableSeat]:
    """Chairs nobody has, at the tables with the fewest players where nobody is whom he must be apart from."""
    foes = {foe for pair in pairs if mover in pair for foe in pair} - {mover}
    shunned = {everybody[foe].table for foe in foes}
    taken: dict[int, set[int]] = {table.number: set() for table in leaving.tables}
    for who in leaving.players:
        if who != mover:
            taken[everybody[who].table].add(everybody[who].seat)
    fitting = [
        (len(table.occupied) + len(taken[table.number]), TableSeat(table.number, seat))
        for table in leaving.tables
        if table.number not in shunned
        for seat in table.open_seats()
        if seat not in taken[table.number]
    ]
    fewest = min((players for players, _ in fitting), default=0)
    return [chair for players, chair in fitting if players == fewest]


def _waiting(
    tables: Sequence[LateTable], places: Collection[TableSeat], rules: RuleSet
) -> dict[TableSeat, Verdict[bool]]:
    """Who waits for the button, once all have sat down."""
    coming: dict[int, set[int]] = {}
    for place in places:
        coming.setdefault(place.table, set()).add(place.seat)
    full = {
        table.number: dataclasses.replace(table, occupied=table.occupied | coming.get(table.number, set()))
        for table in tables
    }
    return {place: waits_at(full[place.table], place.seat, rules) for place in places}
