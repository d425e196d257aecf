"""Players to be kept apart change places: with whom, told a second time in the plainest way."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from director.domain.seats import TableSeat
from director.rules.floor import draw
from director.rules.floor.draw import DrawTable, Field, seats_drawn
from director.rules.floor.sizes import CannotDraw
from director.rules.floor.stream import Stream

KEY = bytes(31) + b"\x01"

Outcome = dict[int, TableSeat] | str


class Plainly:
    """Looks at every chair each time."""

    def __init__(self, field: Field[int], places: dict[int, TableSeat], stream: Stream) -> None:
        self.field, self.places, self.stream = field, places, stream

    def part_all(self) -> None:
        order = {table.number: at for at, table in enumerate(self.field.tables)}
        for one, other in self.field.apart:
            if self.places[one].table != self.places[other].table:
                continue
            mover = max((p for p in (one, other) if p not in self.field.reserved), default=None)
            chairs = sorted(self.places.values(), key=lambda place: (order[place.table], place.seat))
            fitting = [] if mover is None else [chair for chair in chairs if self.fits(mover, chair)]
            if mover is None or not fitting:
                raise CannotDraw("apart_impossible", one=one, other=other)
            chair = fitting[self.stream.below(len(fitting))]
            holder = self.holder(chair)
            self.places[mover], self.places[holder] = chair, self.places[mover]

    def holder(self, chair: TableSeat) -> int:
        return next(player for player, place in self.places.items() if place == chair)

    def foes_at(self, player: int, table: int) -> set[int]:
        foes = {b if a == player else a for a, b in self.field.apart if player in (a, b)}
        return {foe for foe in foes if self.places[foe].table == table}

    def fits(self, mover: int, chair: TableSeat) -> bool:
        holder, left = self.holder(chair), self.places[mover].table
        meets_nobody = not self.foes_at(mover, chair.table) - {holder}
        is_met_by_nobody = not self.foes_at(holder, left) - {mover}
        free = holder not in self.field.reserved
        return chair.table != left and free and meets_nobody and is_met_by_nobody


def outcome(field: Field[int], context: str) -> Outcome:
    try:
        return seats_drawn(field, KEY, context)
    except CannotDraw as refused:
        return refused.code


@pytest.mark.parametrize("case", range(80))
def test_the_partner_is_drawn_among_exactly_the_chairs_that_fit(
    case: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(case)
    players = range(1, chance.randint(8, 30))
    kept = {player: TableSeat(player, chance.randint(1, 9)) for player in range(1, chance.randint(1, 4))}
    pairs = [(chance.choice(players), chance.choice(players)) for _ in range(chance.randint(2, 40))]
    apart = [(one, other) for one, other in pairs if one != other]
    field = Field(players, [DrawTable(number, 9) for number in range(1, 5)], kept, apart)

    found = outcome(field, str(case))
    monkeypatch.setattr(draw, "_Exchange", Plainly)

    assert found == outcome(field, str(case))


def test_thousands_of_pairs_that_all_sit_together_are_parted_without_looking_at_every_chair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players = range(1, 2001)
    tables = [DrawTable(number, 10) for number in range(1, 201)]
    at_table: dict[int, list[int]] = {}
    for player, place in seats_drawn(Field(players, tables), KEY, "x").items():
        at_table.setdefault(place.table, []).append(player)
    apart = [pair for there in at_table.values() for pair in itertools.pairwise(there)]
    looked_at: list[int] = []
    taking_out = draw._nth_left

    def counted(n: int, barred: Sequence[int]) -> int:
        looked_at.append(len(barred))
        return taking_out(n, barred)

    monkeypatch.setattr(draw, "_nth_left", counted)

    places = seats_drawn(Field(players, tables, apart=apart), KEY, "x")

    assert all(places[one].table != places[other].table for one, other in apart)
    assert len(looked_at) > 500
    assert max(looked_at) < 100
