"""Laws of the draw that hold for every field, room and key."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from director.domain.draws import key_hash, list_hash
from director.domain.seats import TableSeat
from director.rules.floor.draw import FILLS, DrawTable, Field, seats_drawn
from director.rules.floor.late_seat import LateTable, late_pool, late_seat
from director.rules.floor.proof import check_draw
from director.rules.floor.sizes import CannotDraw, balanced_sizes, table_sizes
from director.rules.floor.stream import Stream
from director.rules.rulesets import NAMES, ruleset

KEYS = st.binary(min_size=32, max_size=32)


@st.composite
def rooms(draw: st.DrawFn) -> list[DrawTable]:
    """A few tables with some seats locked, one at least open."""
    numbers = draw(st.lists(st.integers(1, 99), min_size=1, max_size=6, unique=True))
    room = []
    for number in numbers:
        seats = draw(st.integers(2, 10))
        locked = draw(st.frozensets(st.integers(1, seats), max_size=seats - 1))
        room.append(DrawTable(number, seats, locked))
    return room


@st.composite
def fields(draw: st.DrawFn) -> Field[int]:
    """A field that fits its room, with needs and pairs apart."""
    room = draw(rooms())
    chairs = [
        TableSeat(table.number, seat)
        for table in room
        for seat in range(1, table.seats + 1)
        if seat not in table.locked
    ]
    players = draw(st.lists(st.integers(1, 500), min_size=1, max_size=len(chairs), unique=True))
    needy = draw(st.lists(st.sampled_from(players), max_size=3, unique=True))
    held = draw(st.permutations(chairs))[: len(needy)]
    apart = []
    if len(players) > 1:
        pairs = st.lists(st.sampled_from(players), min_size=2, max_size=2, unique=True)
        apart = [(one, other) for one, other in draw(st.lists(pairs, max_size=3))]
    return Field(players, room, dict(zip(needy, held, strict=True)), apart, draw(st.sampled_from(FILLS)))


def drawn_or_impossible(field: Field[int], key: bytes) -> dict[int, TableSeat]:
    """The seats; a field whose pairs cannot be parted is no example."""
    try:
        return seats_drawn(field, key, "law")
    except CannotDraw as cannot:
        assume(cannot.code != "apart_impossible")
        raise


@given(fields(), KEYS)
def test_everybody_has_one_open_chair_and_needs_are_honoured(field: Field[int], key: bytes) -> None:
    drawn = drawn_or_impossible(field, key)

    assert list(drawn) == list(field.players)
    assert len(set(drawn.values())) == len(drawn)
    tables = {table.number: table for table in field.tables}
    for place in drawn.values():
        assert 1 <= place.seat <= tables[place.table].seats
        assert place.seat not in tables[place.table].locked
    assert all(drawn[player] == place for player, place in field.reserved.items())
    assert all(drawn[one].table != drawn[other].table for one, other in field.apart)


@given(fields(), KEYS)
def test_tables_that_are_not_full_differ_by_one_at_most(field: Field[int], key: bytes) -> None:
    drawn = drawn_or_impossible(field, key)

    sizes = Counter(place.table for place in drawn.values())
    needed = Counter(place.table for place in field.reserved.values())
    open_sizes = [
        sizes[table.number]
        for table in field.tables
        # A table that needs filled, or filled beyond the others, is as it must be.
        if sizes[table.number] < table.seats - len(table.locked)
        and sizes[table.number] > needed[table.number]
    ]
    assert not open_sizes or max(open_sizes) - min(open_sizes) <= 1


@given(fields(), KEYS)
def test_the_same_key_gives_the_same_seats_and_proves_them(field: Field[int], key: bytes) -> None:
    drawn = drawn_or_impossible(field, key)

    again = seats_drawn(field, key, "law")
    shown = (key_hash(key), list_hash(field.players))
    wrong = check_draw(field, key, "law", seats=drawn, key_shown=shown[0], list_shown=shown[1])

    assert again == drawn
    assert wrong is None


@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=40, unique=True), st.data())
def test_changing_one_registration_changes_the_hash_of_the_list(
    players: list[int], data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(players) - 1))
    other = data.draw(st.integers(1, 10**6).filter(lambda player: player not in players))

    assert list_hash([*players[:at], other, *players[at + 1 :]]) != list_hash(players)


@given(st.lists(st.integers(0, 10), min_size=1, max_size=12), st.data(), KEYS)
def test_filled_like_water(capacity: list[int], data: st.DataObject, key: bytes) -> None:
    players = data.draw(st.integers(0, sum(capacity)))

    sizes = balanced_sizes(players, capacity, Stream(key, "sizes"))

    assert sum(sizes) == players
    assert all(size <= most for size, most in zip(sizes, capacity, strict=True))
    level = max(sizes)
    assert all(size >= level - 1 or size == most for size, most in zip(sizes, capacity, strict=True))


@given(st.integers(2, 3000), st.integers(2, 23))
def test_equal_tables_differ_by_one_at_most(players: int, seats: int) -> None:
    sizes = table_sizes(players, seats)

    assert sum(sizes) == players
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1
    assert sizes == sorted(sizes, reverse=True)
    assert (len(sizes) - 1) * seats < players


@given(st.integers(1, 2**32), KEYS)
def test_a_number_below_is_below(count: int, key: bytes) -> None:
    stream = Stream(key, "below")

    assert all(0 <= stream.below(count) < count for _ in range(5))


@given(st.lists(st.frozensets(st.integers(1, 9)), max_size=6), KEYS, st.sampled_from(NAMES))
def test_a_late_entry_sits_on_an_open_chair_of_a_shortest_table(
    occupied: list[frozenset[int]], key: bytes, rules: str
) -> None:
    tables = [LateTable(number, 9, seats) for number, seats in enumerate(occupied, 1)]

    place = late_seat(tables, key, "late", ruleset(rules)).answer.place

    if place is None:
        assert not late_pool(tables)
    else:
        assert place.seat not in occupied[place.table - 1]
        assert len(occupied[place.table - 1]) == min(len(seats) for seats in occupied)
